# What the bot says, in English.
#
# Variables: names come cleaned, escaped and isolated; cards come as emojis or as "Q♠"; $category is one-pair, two-pairs,
# three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, royal-flush or high-card; $suit is clubs,
# diamonds, hearts or spades; $rank is two ... ten, jack, queen, king or ace; points are numbers and come with their sign
# where they are a change (+5). Plain language: "draw pile", "deal" for everything from one dealing to the next, "hand"
# for the cards somebody holds. Labels of buttons are short: a phone shows about 30 letters in a row of them.

## Cards and poker hands

suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
suit-one =
    { $suit ->
        [clubs] club
        [diamonds] diamond
        [hearts] heart
       *[spades] spade
    }
# One card of a rank: "ace high", "straight to the ten".
rank-one =
    { $rank ->
        [two] two
        [three] three
        [four] four
        [five] five
        [six] six
        [seven] seven
        [eight] eight
        [nine] nine
        [ten] ten
        [jack] jack
        [queen] queen
        [king] king
       *[ace] ace
    }
# Several: "kings and fours".
rank-many =
    { $rank ->
        [two] twos
        [three] threes
        [four] fours
        [five] fives
        [six] sixes
        [seven] sevens
        [eight] eights
        [nine] nines
        [ten] tens
        [jack] jacks
        [queen] queens
        [king] kings
       *[ace] aces
    }
# After "pair of" and "three": a form of its own in languages with cases.
rank-of = { rank-many }
# The rank as players write it when they name it at the table.
rank-letter =
    { $rank ->
        [two] 2
        [three] 3
        [four] 4
        [five] 5
        [six] 6
        [seven] 7
        [eight] 8
        [nine] 9
        [ten] 10
        [jack] J
        [queen] Q
        [king] K
       *[ace] A
    }
card = { rank-one } of { suit }

# A kind of hand by itself: "pair", in lists and logs.
category =
    { $category ->
        [one-pair] pair
        [two-pairs] two pairs
        [three-of-a-kind] three of a kind
        [straight] straight
        [flush] flush
        [full-house] full house
        [four-of-a-kind] four of a kind
        [straight-flush] straight flush
        [royal-flush] royal flush
       *[high-card] high card
    }
# In a sentence: "declares a pair".
category-a =
    { $category ->
        [one-pair] a pair
        [two-pairs] two pairs
        [three-of-a-kind] three of a kind
        [straight] a straight
        [flush] a flush
        [full-house] a full house
        [four-of-a-kind] four of a kind
        [straight-flush] a straight flush
        [royal-flush] a royal flush
       *[high-card] a high card
    }
# What a hand makes; a line that begins with it starts with a capital. $high is one card, $many and $low are several,
# $of is the form after "pair of".
makes-high-card = { $high } high
makes-one-pair = pair of { $of }
makes-two-pairs = two pairs, { $many } and { $low }
makes-three-of-a-kind = three { $of }
makes-straight = straight to the { $high }
makes-flush = flush, { $high } high
makes-full-house = full house, { $many } and { $low }
makes-four-of-a-kind = four { $of }
makes-straight-flush = straight flush to the { $high }
makes-royal-flush = royal flush

## People

player-ai = { $name } AI
player-left = { $name } (left)

## Pictures, for those who cannot see them

alt-banner = Five cards fanned out: ten, jack, queen, king and ace of spades
alt-hand = Your hand: { $cards }
alt-hand-played = Your hand: { $cards }. Played: { $played }
alt-race = The scores deal by deal. { $scores }
alt-race-line = { $name } { $score }

## The lobby

lobby-title = Chicago at { $host }'s table
lobby-what = The best poker hand scores, three times over. Then five tricks: take the last. **{ $target }** points win.
lobby-free = *free*
lobby-host = host
lobby-rules-standard = Standard rules
lobby-rules-changed = House rules: { $changes }
lobby-length =
    about { $minutes } minutes with { $seats ->
        [2] two
        [3] three
       *[4] four
    }
lobby-closes = closes { $when }
lobby-commitment = Shuffle sealed: `{ $seal }`
lobby-join = Join
lobby-start = Start with { $seats }
lobby-start-alone = Start: you + { $ai } AI
lobby-add-ai = + AI
lobby-drop-ai = − AI
lobby-rules = Rules
lobby-leave = Leave
lobby-seated = You sit in seat { $seat }
lobby-seated-help = Your cards will appear here as soon as the game starts. Keep this message in sight.
lobby-seated-host = You opened the table: start when everybody is here. Free seats may be given to AI players.
lobby-started = The game is on: { $names }
lobby-closed = This table closed without a game
lobby-closed-help = Open another with `/chicago start`.

## House rules, where they differ from the standard

house-target = { $value } points win
house-last-trick = the last trick scores { $value }
house-chicago-points = Chicago is { $value } points

## The table: who acts

table-dealing = The cards are being dealt
table-cutting = Cutting for the first deal
table-deals-first = { $name } deals first
table-to-exchange = { $name } to exchange
table-to-redeal = { $name } may ask for a new hand
table-to-take = { $name } sees { $cards }: take it or leave it
table-to-choose = { $name } holds four of a kind and chooses
table-to-declare = { $name } to declare
table-to-lead = { $name } to lead
table-to-play = { $name } to play
table-who-calls = Who calls Chicago?
table-drawing = { $name } is drawing
table-deal-over = Deal { $deal } is over
table-level = Level at the top: a deal decides
table-won = { $name } wins with { $score }

## The table: what is happening

table-exchange = Exchange { $number } of { $of }
table-redealing = Whoever holds no card above nine may show the hand and get five new cards.
table-taking = The card that is refused is thrown, and the next one is taken unseen.
table-choosing = { $points }, or everybody else back to 0.
table-new-pile = The draw pile ran out: the discards are shuffled into a new one.
table-declaring = Declaring { $number } of { $of }
table-declaring-best = best so far: { $name }, { category }
table-declaring-none = nothing declared yet
table-calling = To call is to promise all five tricks: { $won }, or { $lost }.
table-trick = Trick { $number } of { $of }
table-trick-last = The last trick, worth { $points }
table-led = { suit } led
table-chicago-called = { $name } called Chicago and has to win every trick
table-next-deal = Next deal { $when }
table-deals-alone = { $names } play a deal alone.

## The table: one line per seat

seat-choosing = choosing
seat-took = took { $count }
seat-redealt = new hand for { $cards }
upcard-open = sees { $cards }
upcard-taken = saw { $cards } and took it
upcard-refused = saw { $cards } and refused it
seat-kept-all = kept all
seat-shows = shows { $cards }
seat-passes = passes
seat-declares = { category }
seat-declares-best = { category }, best so far
seat-takes-so-far = takes it so far
seat-took-trick = takes the trick
seat-chicago = Chicago
seat-sits-out = sits this deal out
# When the deal is done: what the hand was.
seat-held = { category }

## The table: small print

table-last-trick = Last trick { $cards } { $name }, { $reason }
reason-highest = highest { suit-one }
reason-only = the only { suit-one }
small-deal = Deal { $deal } of a game to { $target }
small-tie-break = Deal { $deal }, a tie-break
small-dealer = dealer { $name }
small-no-chicago = no Chicago
small-chicago = Chicago: { $name }
small-exchanged = Exchanged: { $seats }
small-exchanged-seat = { $name } { $counts }
small-declared = Declared: { $seats }
small-scored = { $name } { category } { $points }
small-nobody = nobody
small-reset = { $name } set the others to 0
small-redealt = New hands for: { $seats }
small-level = { $names } level, nobody
small-cut = Cut: { $draws } · { $name } deals first
small-cards = { $name } { $cards }
small-again = again { $draws }
small-showed = Showed: { $seats }
small-seal = Shuffle sealed: `{ $seal }`
small-seal-next = Shuffle of the next deal sealed: `{ $seal }`
small-points = Points: { $points }
small-ready = Ready: { $names }
small-votes = Want to stop: { $names }
small-score = { $name } { $score }

table-hand-button = My hand
table-more-button = More
table-deal-button = Deal
table-log-button = How it went

## The table: More

more-title = This table
more-scores = Score sheet
more-seal = Shuffle, sealed before its first card: `{ $seal }`
more-deals = deal
more-commands =
    `/chicago hand` brings your cards to the bottom
    `/chicago leave` gives your seat to an AI player
    `/chicago stop` asks to end the game
more-ai = AI players see their own cards only.

## A deal told: what its points were

won-hand = { category } { $points }
won-last-trick = last trick { $points }
won-chicago-made = Chicago { $points }
won-chicago-broken = Chicago broken { $points }
won-breaker = broke a Chicago { $points }
won-reset = set to 0, { $points }
won-nothing = Nobody scored.
past-deal = **Deal { $deal }** · { $points }

## How it went

log-title = Deal { $deal }, how it went
log-cut = **Cut** { $draws } · { $name } deals first
log-order = { $name } dealt; { $eldest } came first.
log-exchange = **Exchange { $number }** { $seats }
log-took = { $name } { $count }
log-kept = { $name } none
log-showed = { $name } shows { $cards }
log-new-pile = { $count ->
        [one] one discard became
       *[other] { $count } discards became
    } the new draw pile
log-declaring = **Declaring { $number }** { $seats }
log-passes = { $name } passes
log-declares = { $name } declares { category-a }
log-declares-beats = { $name } declares { category-a }, { $named } beats { $against }'s { $theirs }
log-declares-loses = { $name } declares { category-a }, { $named } loses to { $against }'s { $theirs }
log-declares-level = { $name } declares { category-a }, { $named } level with { $against }'s
log-scores = { $name } scores { $points }
log-nobody = nobody scores
log-reset = { $name } sets everybody else to 0
log-redealt = **New hands** for { $seats }
log-level = { $names } are level, so nobody scores
log-no-chicago = **Chicago** Nobody calls.
log-chicago = **Chicago** { $name } calls and leads.
log-trick = **Trick { $number }** { $cards }
log-trick-won = { $name } takes it, { $reason }
log-last-trick = { $name } scores { $points } for the last trick
log-chicago-made = { $name } has won all five tricks: { $points }
log-chicago-broken = { $by } breaks { $name }'s Chicago: { $points }
log-breaker = { $name } scores { $points } for breaking it
log-hands = **Hands**
log-hand = { $cards } { $name }, { $made }
log-best-nobody = Best hand: { $why }
log-best-hand = { $name } has the best hand, { category-a }: { $points }
log-left = { $name } left; an AI player plays on.
log-tie-break = { $names } are level at the top and play a deal alone.
log-won = { $name } wins the game.
log-scores-after = Scores: { $scores }

## A hand: what is asked

hand-exchange = Your turn · exchange { $number } of { $of }
hand-exchange-early = Exchange { $number } of { $of } · answer early if you like
hand-redeal = Your turn · a new hand?
hand-redeal-early = A new hand? · answer early if you like
hand-redeal-help = You hold no card above nine: you may show this hand and get five new cards.
hand-upcard-title = Your turn · take this card?
hand-upcard-help = Everybody sees it. Refuse it, and you take the next one unseen.
hand-upcard = The next card: { $cards }
hand-reset = Your turn · four of a kind
hand-reset-title = Set everybody else to 0?
hand-reset-help = Take { $points }, or set everybody else in this deal to 0 for no points.
hand-reset-sure = You get no points, not { $points }; everybody else loses all theirs.
hand-declare = Your turn · declare or pass
hand-declare-early = Declare or pass · answer early if you like
hand-chicago = Do you call Chicago?
hand-chicago-early = Chicago? · answer early if you like
hand-lead = Your turn · lead any card
hand-follow = Your turn · follow { suit }
hand-void = Your turn · no { suit }, play any card
hand-play-early = Trick { $number } · choose early if you like
hand-waiting = Your hand
hand-sits-out = You sit this deal out
hand-you-won = You win with { $score }
hand-not-seated = You are not at this table
hand-not-seated-help = A seat may be free in the next game.
hand-no-cards = Your cards come as soon as they are dealt.

## A hand: what the decision needs

hand-tap = Tap the cards to throw.
hand-out-goes = Out goes { $cards }
hand-must-show = You scored for this hand: to exchange a card you first show all five.
hand-show-title = Show your hand?
hand-show-help = You scored for it, so everybody sees it before you exchange { $count ->
        [one] one card
       *[other] { $count } cards
    }.
hand-keeps-secret = Keep all five, and it stays secret.
hand-chicago-title = Call Chicago?
hand-chicago-help = You lead and have to win all five tricks. All five: { $won }. Lose one: { $lost }, and it ends at once.
hand-chicago-help-eldest = You have to win all five tricks; eldest hand leads. All five: { $won }. Lose one: { $lost }, and it ends at once.
hand-chicago-binds = It binds.
hand-taken = taken: { $seats }
hand-best-so-far = { $name } declared { category-a }
hand-nothing-to-declare = You have nothing to declare: only pass.
hand-too-low = { $made } is less than that: only pass.
hand-waits-for = { $name } to act
hand-kept-exchange = Kept for your turn: exchange { $cards }
hand-kept-pat = Kept for your turn: keep all
hand-kept-redeal = Kept for your turn: a new hand
hand-kept-no-redeal = Kept for your turn: no new hand
hand-kept-declare = Kept for your turn: declare { category-a }
hand-kept-pass = Kept for your turn: pass
hand-kept-call = Kept for your turn: call Chicago
hand-kept-decline = Kept for your turn: no Chicago
hand-kept-play = Kept for your turn: play { $cards }

## A hand: buttons

hand-button-exchange = Exchange { $count }
hand-button-one-up = Exchange 1, see it first
hand-button-redeal = New hand
hand-button-keep-hand = Keep this hand
hand-button-take = Take
hand-button-refuse = Refuse
hand-button-points = Take { $points }
hand-button-reset = Others to 0
hand-button-reset-sure = Yes, others to 0
hand-button-keep-all = Keep all
hand-button-keep-made = Keep { category }, exchange { $count }
hand-button-show-exchange = Show hand, exchange { $count }
hand-button-show-made = Show hand, keep { category }, exchange { $count }
hand-button-show-sure = Show and exchange { $count }
hand-button-declare = Declare { category-a }
hand-button-pass = Pass
hand-button-call = Call Chicago
hand-button-call-sure = Call: { $won } or { $lost }
hand-button-decline = No
hand-button-undo = Take back
hand-button-back = Back

## The result

result-won = { $name } wins with { $score }
result-left-won = { $name } wins with { $score }, played by an AI at the end: no person has won
result-void = This game does not count
result-void-help = It ended before it was decided.
result-decided = **Deal { $deal } decided it:** { $name }'s { $points }.
result-decided-others = **Deal { $deal } decided it:** { $name } was ahead when it was done.
result-part-hand = { category } ({ $points })
result-part-last-trick = last trick ({ $points })
result-part-chicago = Chicago ({ $points })
result-part-chicago-broken = broken Chicago ({ $points })
result-part-reset = set to 0 ({ $points })
result-length = { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }
result-rematch-button = Rematch
result-rematch-wanted = Rematch: { $names } said yes
result-rematch-on = The rematch is on.

## The rules in plain words

rules-title = How Chicago is played
rules-aim = { $target } points win. Poker hands score in the first two parts of a deal and again at the end of it; in between come five tricks, of which only the last one counts.
rules-deal-title = A deal
rules-deal =
    1. Everybody gets five cards and may exchange any of them once. Then, in turn, you declare what you hold or pass; you may not declare less than the best so far. The best hand declared scores.
    2. The same again, with the cards you have now.
    3. Exchange a third time. Then come five tricks without trumps: follow suit if you can; the highest card of the suit led takes the trick and leads to the next. **The last trick scores { $points }.** Then all hands are compared as they were before the first trick, and the best one scores.
rules-show = Who scored for a hand must show it before breaking it with an exchange.
rules-equal = Hands that are equal in every rank score nothing. Suits never decide.
rules-points = **Points**
rules-points-hand = { category } { $points }
rules-points-last = last trick { $points }
rules-chicago = **Chicago** With { $points } points or more you may promise, before the first trick, to win all five. You lead. All five: { $won } instead of the last trick. As soon as you lose one, the tricks end and you lose { $points }. No score goes below zero.
rules-winning = **Winning** When a deal is done and somebody has { $target } or more, the highest total wins. Level at the top: those seats play another deal alone.
rules-changed = This table differs from the standard: { $changes }.
rules-standard = This table plays the standard rules.

## The leaderboard

board-title = Leaderboard
board-what = Games with two people or more on this server. AI players are not counted.
board-empty = No game has been counted here yet. Open a table with `/chicago start`.
board-legend = won of played · win rate · points
board-row = { $wins } of { $games } · { $rate } · { $points }
board-you = You are number { $row }
board-no-games = You have no counted games here yet.
board-ai-games = Against AI players only: { $wins } won of { $games }, not counted here.
board-page = Page { $page } of { $pages }
board-previous = Previous
board-next = Next

## What the rules say no to

refusal-game-over = The game is over.
refusal-not-in-deal = You sit this deal out.
refusal-not-your-turn = It is not your turn yet.
refusal-not-asked = That is not the question just now.
refusal-not-your-card = You no longer hold that card.
refusal-follow-suit = You must follow suit.
refusal-too-low = Somebody declared more. You can only pass.
refusal-nothing-to-declare = You hold nothing to declare. You can only pass.
refusal-must-declare = At this table every hand that can be declared is declared.
refusal-exchange-stopped = You have too many points to exchange cards.
refusal-not-one-card = Only a single card can be exchanged openly here.
refusal-not-low = You hold a card above nine: no new hand.
refusal-too-few-points = You do not have the points to call Chicago.
refusal-left-already = You have left this game; an AI player has your seat.
refusal-not-a-pack = The cards of this deal are not a whole pack. It is not dealt.

## House rules that make no sense

invalid-target = A game is played to 52, 51, 50, 41 or 26 points.
invalid-last-trick = The last trick is worth 5, 3 or 2 points.
invalid-chicago-points = Chicago is worth 15 or 13 points.

## What the table says no to

error-not-seated = You are not at this table.
error-stale = The game has moved on; this is how it stands now.
error-no-table = There is no table in this channel. Open one with `/chicago start`.
error-table-here = There is a table here already.
error-table-full = Four people sit here already.
error-already-seated = You sit here already.
error-seat-elsewhere = You hold a seat at another table of this server. Leave it first.
error-not-host = Only the host may do that.
error-not-in-lobby = The game has begun, or this table is closed.
error-no-room-for-ai = There is no free seat.
error-no-ai = No AI player sits here.
error-too-few-seats = A game needs at least two seats.
error-left-already = You have left this game; an AI player has your seat.
error-nothing-marked = Tap the cards to throw first, or keep all.
error-busy = Too many taps at once. Tap again.
error-database = That could not be saved just now. Nothing is lost; tap again in a moment.
error-unexpected = Something went wrong, and nothing was changed. If it happens again, report the code { $code }.
error-old-button = This button is from an old table.
error-permissions = I may not play here yet. I need: { $permissions }.
error-restarting = I am restarting. Tap again in a minute.
error-guild-only = Chicago is played in a server's channels.
error-wrong-channel = That table is in another channel.

## Leaving and stopping

leave-title = Leave this game?
leave-help = An AI player takes your seat and plays on. You rank below all who stay, and cannot come back.
leave-sure = Leave
leave-stay = Stay
leave-done = You have left. An AI player has your seat.
leave-done-lobby = You have left the table.
stop-title = Stop this game?
stop-help = It ends without a result as soon as more than half of the people at the table want to.
stop-help-now = It ends at once, without a result.
stop-sure = Stop the game
stop-stay = Play on
stop-voted = You voted to stop. The game ends when more than half of the people at the table did.
stop-done = The game is stopped.
stayed = You play on.
table-here-link = Go to the table

## Commands

cmd-chicago-desc = Chicago, the Swedish card game of poker hands and tricks
cmd-start-desc = Open a table in this channel
cmd-start-opponents-desc = How many AI players sit down at once
cmd-hand-desc = Show me my cards, at the bottom of the channel
cmd-leave-desc = Leave the table; an AI player takes the seat
cmd-stop-desc = Ask to end the game at this table
cmd-rules-desc = How Chicago is played at this table
cmd-leaderboard-desc = Who wins at Chicago on this server
cmd-leaderboard-page-desc = Which page to show

## A private game

solo-drew = You drew { $cards }
solo-next-button = Next deal
solo-again-button = Again
solo-look-button = Look again
solo-going-on = You have a game going on
solo-go-on-button = Go on
solo-anew-button = New game
asleep-title = Asleep · tap to wake
asleep-button = Wake

## The lesson: what the teacher says. $ai is the partner's name

lesson-welcome = Two minutes, one practice deal against { $ai }. The best **poker hand** scores, three times over; then come **five tricks**.
lesson-exchange = You hold { category-a }. Throw what does not help it and draw new cards: **{ $button }**, or tap the cards yourself.
lesson-exchange-again = Part two, the same again: exchange, then declare.
lesson-exchange-last = Part three, the last exchange. After it come five tricks, and high cards win tricks; but all hands are compared once more in the end, so keep what you have made.
lesson-owing = A hand that has scored is shown before it is changed. Keep all five, and it stays a secret; or show it, and draw better cards.
lesson-show = New cards may be worth it, but { $ai } will know what you hold.
lesson-declare = Now say what you hold, or pass. The best hand **declared** scores, and { category-a } is worth { $points }. Your cards stay hidden.
lesson-declare-again = Declare or pass. Hands of one kind are told apart by their ranks, never by their suits.
lesson-declare-nothing = You have nothing to declare, so you can only pass. In a game that happens by itself.
lesson-lead-first = The tricks. You lead any card; { $ai } must follow suit if possible. The highest card of the suit led takes the trick and leads the next. **Only the last trick scores**, so begin with a low one.
lesson-lead = Who takes a trick leads the next: your turn, any card.
lesson-lead-fourth = The fourth trick: who takes it leads to the last. Now lead your best card.
lesson-follow = { $ai } led { suit } and you have some, so you must follow suit. The other cards cannot be pressed.
lesson-follow-fourth = { $ai } led { suit }, so you must follow suit. Take this trick if you can: who takes it leads to the last.
lesson-void = { $ai } led { suit } and you have none: play any card. It cannot win, so give what you need least.
lesson-last = The last trick, worth **{ $points }**. You have one card left; in a game it plays itself.

lesson-drew = You drew { $cards } and hold { category-a } now.
lesson-broke = You threw { $cards }, though: it belonged to your { category }. What makes a hand is better kept.
lesson-idle = { $cards } could have gone too: a card that makes nothing is nothing to lose.
lesson-kept-first = You kept all five. That is allowed, but new cards cost nothing, and the odd ones could only get better.
lesson-kept = You kept all five.
lesson-kept-secret = You kept all five, so nobody has seen them.
lesson-scored = Your { category } was the best hand declared: **{ $points }** for you.
lesson-scored-ranks = Both of you declared { category-a }, so you named your ranks: your { $ours } beats the { $theirs } of { $ai }. **{ $points }** for you.
lesson-lost = { $ai } declared { category-a }: { $points } for { $ai }.
lesson-lost-ranks = Both of you declared { category-a }, so you named your ranks: the { $theirs } of { $ai } beats your { $ours }. { $points } for { $ai }.
lesson-passed = You passed, so { $ai } scores { $points } with { category-a }. Yours was as good or better, but only what is declared counts.
lesson-level = Both hands were equal in every rank, so nobody scores.
lesson-nobody = Nobody declared a hand, so nobody scores.
lesson-trick-won = Your { $cards } takes the trick, { $reason }.
lesson-trick-spent = It scores nothing, though: such a card is worth more in the last two.
lesson-trick-lost = { $ai } takes the trick with { $cards }, { $reason }.
lesson-trick-void = { $ai } takes the trick: your { $cards } was no { suit-one }.

lesson-title-last = The last trick
lesson-title-hands = All hands
lesson-title-chicago = Chicago
lesson-title-points = You know the game
lesson-last-won = Your { $cards } takes the last trick, { $reason }: **{ $points }** for you.
lesson-last-lost = { $ai } takes the last trick with { $cards }, { $reason }: { $points } for { $ai }. To win it, keep a high card and the lead.
lesson-hands = Now all hands are compared as they were before the tricks, the cards played included. Nobody can hide one.
lesson-hands-won = Your { category } is the best: **{ $points }** for you.
lesson-hands-lost = { $ai } has the best, { category-a }: { $points } for { $ai }.
lesson-hands-nobody = None is better than the other, so nobody scores.
lesson-chicago = With { $needed } points you may call **Chicago** before the first trick: a promise to win all five. Keep it, and you score { $won }. Lose one trick, and it ends at once: { $lost }.
lesson-chicago-tricks =
    { $tricks ->
        [0] This time you took none of the five.
        [one] This time you took one of the five.
        [5] This time you took all five: called in time, that is a Chicago.
       *[other] This time you took { $tricks } of the five.
    }
lesson-points = A deal is three exchanges, two declarations, five tricks. When one ends with somebody at { $target } points or more, the highest wins.
lesson-goodbye = AI players see their own cards only, like you. Good luck!
# What a hand is, where its name does not tell, and its points.
lesson-kind =
    { $category ->
        [straight] straight (five in a row) { $points }
        [flush] flush (five of a suit) { $points }
        [full-house] full house (three and a pair) { $points }
       *[other] { category } { $points }
    }
lesson-worth = Hands and points: { $hands }
lesson-step = Practice deal · step { $number } of { $of }
lesson-continue-button = Continue
lesson-play-button = Play a game
lesson-anew-button = Start over
lesson-going-on = You are in the middle of the lesson
lesson-over = This lesson is over
error-playing-already = You have a private game here already: `/chicago solo` leads to it.
cmd-solo-desc = Play alone against AI players, in a message that only you see
cmd-solo-rules-desc = Which rules to play by
cmd-solo-opponents-desc = How many AI players sit down with you
cmd-solo-ai-desc = How well they play
cmd-learn-desc = Learn Chicago in two minutes, with a practice deal
preset-standard = Standard
preset-pagat = Pagat
preset-svensk = Svensk
preset-quick = Quick
level-medium = Medium
