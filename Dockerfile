# The bot in a container of its own: `docker compose up -d --build`, told in docs/hosting.md.

FROM python:3.11-slim-bookworm AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /source
RUN python -m venv --without-pip /opt/chicago
COPY deploy/requirements.lock ./
RUN pip --python /opt/chicago/bin/python install -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY cogs ./cogs
COPY db ./db
RUN pip --python /opt/chicago/bin/python install --no-deps .

FROM python:3.11-slim-bookworm
# A fixed number, so that a folder of the host can be given to it: chown 10001:10001.
RUN groupadd --gid 10001 chicago \
    && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /data --shell /usr/sbin/nologin chicago \
    && install --directory --owner=chicago --group=chicago --mode=0700 /data
COPY --from=build /opt/chicago /opt/chicago
ENV PATH=/opt/chicago/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/chicago.db \
    LOG_FORMAT=json \
    METRICS_PORT=9464
USER 10001:10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=60s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
