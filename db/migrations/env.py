"""Runs the migrations on the connection, and in the transaction, that `db.migrate` hands over."""

from alembic import context

from db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
