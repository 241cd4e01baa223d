# What the bot says, in English.
#
# Variables: names come cleaned, escaped and isolated; cards come as emojis or as "Q♠"; $category is one-pair, two-pairs,
# three-of-a-kind, straight, flush, full-house, four-of-a-kind, straight-flush, royal-flush or high-card; $suit is clubs,
# diamonds, hearts or spades; $rank is two ... ten, jack, queen, king or ace; points are numbers and come with their sign
# where they are a change (+5). Plain language: "draw pile", "deal" for everything from one dealing to the next, "hand"
# for the cards somebody holds. Labels of buttons are short: a phone shows about 30 letters in a row of them.
#
# For translators. Whole numbers are variables: select on them with every form your language has for whole numbers; they
# are written in its digits by themselves. Figures with decimals come as text, always with one decimal ("2.3"), so the
# words beside them have one form (Czech: "2,3 bodu"). Nobody's gender is known, and names take no endings: put them first
# or alone. In Korean no particle that depends on a last sound follows a variable (은/는, 이/가, 을/를, 과/와, (으)로): put a
# noun between, or 님 after a name ("{ $name }님이"); a test finds them. In a language that is written from right to left
# every variable is isolated by itself, and every line runs that way; what is set as code holds no isolation.

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
makes-full-house = full house, { $many } over { $low }
makes-four-of-a-kind = four { $of }
makes-straight-flush = straight flush to the { $high }
makes-royal-flush = royal flush

## People

# $level is easy, medium or hard, here and wherever AI players are spoken of.
player-ai =
    { $name } { $level ->
        [easy] easy AI
        [hard] hard AI
       *[medium] medium AI
    }
player-left = { $name } (left)
# A number between dots: in languages whose nought looks like a dot, that one is written as a word.
number-alone = { $number }

## Pictures, for those who cannot see them

alt-banner = Five cards fanned out: ten, jack, queen, king and ace of spades
alt-hand = Your hand: { $cards }
alt-hand-played = Your hand: { $cards }. Played: { $played }
alt-race = The scores deal by deal. { $scores }
alt-race-line = { $name } { $score }
alt-deal = All hands, a row for each player, a column for each trick. { $seats }
alt-deal-seat = { $name }: { $cards }.
alt-deal-seat-took =
    { $count ->
        [one] { $name }: { $cards }; took trick { $tricks }.
       *[other] { $name }: { $cards }; took tricks { $tricks }.
    }
alt-deal-last = { $name } took the last trick.

## The lobby

lobby-title = Chicago at { $host }'s table
lobby-what =
    The best poker hand scores, { $times ->
        [1] once a deal
        [2] twice a deal
       *[other] three times over
    }. Then five tricks: take the last. **{ $target }** points win.
lobby-free = *free*
lobby-host = host
lobby-rules-standard = Standard rules
lobby-rules-changed = House rules: { $changes }
lobby-rules-preset = { $preset } rules: { $changes }
lobby-length =
    about { $minutes } minutes with { $seats ->
        [2] two
        [3] three
       *[4] four
    }
lobby-closes = closes { $when }
lobby-pace =
    { $pace ->
        [live] a minute a turn
        [relaxed] five minutes a turn
        [slow] 12 hours a turn
       *[none] no clock
    }
lobby-pace-button = Pace: { pace }
pace =
    { $pace ->
        [live] live
        [relaxed] relaxed
        [slow] slow
       *[none] no clock
    }
lobby-cut-seal = Cut sealed: `{ $seal }`
lobby-commitment = Shuffle sealed: `{ $seal }`
lobby-join = Join
lobby-start = Start with { $seats }
lobby-start-alone =
    Start: you + { $ai } { $level ->
        [easy] easy AI
        [hard] hard AI
       *[medium] medium AI
    }
lobby-one-more-ai = + AI
# How well the next AI player plays.
lobby-level =
    { $level ->
        [easy] AI: easy
        [hard] AI: hard
       *[medium] AI: medium
    }
lobby-drop-ai = − AI
lobby-rules = Rules
lobby-leave = Leave
lobby-seated = You sit in seat { $seat }
lobby-seated-help = Your cards will appear here as soon as the game starts. Keep this message in sight.
lobby-seated-host = You are the host: choose the rules, and start when everybody is here. Free seats may be given to AI players.
lobby-started = The game is on: { $names }
lobby-closed = This table closed without a game
lobby-closed-help = Open another with `/chicago start`.

## House rules, one by one
#
# $value is a number (0 is "off"), or the word of RULES.md section 9 with hyphens: on, off, first, every-phase ... The
# family `house` is a short phrase, for lists and drop-downs; `told` a sentence of at most 100 letters, for the rules in
# words. Within a rule no two values may read the same.

house-target = { $value } points win
house-exchanges =
    { $value ->
        [2] two exchanges
       *[3] three exchanges
    }
house-score-phases =
    { $value ->
        [first] hands are declared once
        [none] hands are not declared
       *[all] hands are declared before the tricks
    }
house-last-trick = the last trick scores { $value }
house-deuce-last-trick =
    { $value ->
        [0] a two in the last trick is nothing special
       *[10] a two takes the last trick for { $value }
    }
house-chicago-points = Chicago is { $value } points
house-chicago-minimum =
    { $value ->
        [off] any score may call Chicago
       *[on] Chicago needs its points
    }
house-chicago-lead =
    { $value ->
        [eldest] a call leaves the lead with eldest hand
       *[caller] the caller of Chicago leads
    }
house-chicago-hand-points =
    { $value ->
        [off] hands do not score after a call
       *[on] hands score after a call too
    }
house-chicago-required =
    { $value ->
        [called] nobody wins without calling Chicago
        [won] nobody wins without making a Chicago
       *[off] one can win without Chicago
    }
house-chicago-breaker =
    { $value ->
        [0] breaking a Chicago scores nothing
       *[other] breaking a Chicago scores { $value }
    }
house-exchange-stop =
    { $value ->
        [0] no score stops an exchange
       *[other] no exchange from { $value } points
    }
house-one-up =
    { $value ->
        [first] one card up in the first exchange
        [every] one card up in every exchange
       *[off] new cards are taken unseen
    }
house-four-of-a-kind =
    { $value ->
        [reset] four of a kind sets the others to 0
        [choice] four of a kind: 7 or the others to 0
       *[other] four of a kind scores { $value }
    }
house-straight-flush =
    { $value ->
        [win] a straight flush wins the game
       *[other] a straight flush scores { $value }
    }
house-royal-wins-at-once =
    { $value ->
        [on] a royal flush wins the game
       *[off] a royal flush is only points
    }
house-tied-hands =
    { $value ->
        [all] equal best hands all score
       *[none] equal best hands score nothing
    }
house-win-check =
    { $value ->
        [immediate] won as soon as the points are there
       *[deal-end] won at the end of a deal
    }
house-low-redeal =
    { $value ->
        [on] a new hand for cards up to nine
       *[off] no new hands
    }
house-declaring =
    { $value ->
        [automatic] hands declare themselves
       *[voluntary] declaring is free
    }
house-reveal =
    { $value ->
        [phase-two] broken hands are shown in exchange two
        [off] broken hands stay hidden
       *[every-phase] broken hands are shown
    }

told-target = { $value } points win the game.
told-exchanges =
    { $value ->
        [2] There are two exchanges; the tricks follow the second.
       *[3] There are three exchanges; the tricks follow the third.
    }
told-score-phases =
    { $value ->
        [first] After the first exchange hands are declared, and the best one declared scores.
        [none] Hands are never declared: nothing scores before the tricks.
       *[all] After every exchange but the last, hands are declared, and the best one declared scores.
    }
told-last-trick = Only the last trick counts: { $value } points.
told-deuce-last-trick =
    { $value ->
        [0] It does not matter which card wins the last trick.
       *[10] Won with a two, the last trick scores { $value } instead; not in a deal with Chicago.
    }
told-chicago-points = A Chicago made scores { $value } instead of the last trick. One trick lost: { $value } off, and the tricks end.
told-chicago-minimum =
    { $value ->
        [off] Any score may call Chicago.
       *[on] You need { $points } points to call Chicago.
    }
told-chicago-lead =
    { $value ->
        [eldest] Whoever calls, the first player after the dealer leads.
       *[caller] The caller leads to the first trick.
    }
told-chicago-hand-points =
    { $value ->
        [off] After a call hands are not compared, and cards that were not played stay hidden.
       *[on] Made or broken, all hands are compared afterwards.
    }
told-chicago-required =
    { $value ->
        [called] You can only win a game in which you have called Chicago.
        [won] You can only win a game in which you have made a Chicago.
       *[off] The game can be won without Chicago.
    }
told-chicago-breaker =
    { $value ->
        [0] Whoever breaks a Chicago scores nothing for it.
       *[other] Whoever breaks a Chicago scores { $value }.
    }
told-exchange-stop =
    { $value ->
        [0] You may exchange however many points you have.
       *[other] With { $value } points or more you may not exchange any more.
    }
told-one-up =
    { $value ->
        [first] Throw one card in the first exchange, and you may see the next and refuse it for the one after.
        [every] Throw one card, and you may see the next and refuse it for the one after.
       *[off] New cards are taken unseen.
    }
told-four-of-a-kind =
    { $value ->
        [reset] Four of a kind scores 8 and sets everybody else in the deal to 0.
        [choice] Whoever scores four of a kind chooses: 7 points, or everybody else in the deal to 0.
       *[other] Four of a kind scores { $value }.
    }
told-straight-flush =
    { $value ->
        [win] A straight flush that scores wins the game at once, whatever the totals.
       *[other] A straight flush scores { $value }.
    }
told-royal-wins-at-once =
    { $value ->
        [on] A royal flush that scores wins the game at once, whatever the totals.
       *[off] A royal flush scores points like any other hand.
    }
told-tied-hands =
    { $value ->
        [all] Best hands that are equal in every rank all score. Suits never decide.
       *[none] Best hands that are equal in every rank score nothing. Suits never decide.
    }
told-win-check =
    { $value ->
        [immediate] As soon as somebody has that much, even in the middle of a deal, the highest total wins.
       *[deal-end] When a deal is done and somebody has that much, the highest total wins.
    }
told-low-redeal =
    { $value ->
        [on] Before the first exchange, a hand with no card above nine may be shown for five new cards.
       *[off] Everybody plays the hand that was dealt, however low.
    }
told-declaring =
    { $value ->
        [automatic] Every hand that may be declared is declared, without being asked.
       *[voluntary] You may pass although you could declare.
    }
told-reveal =
    { $value ->
        [phase-two] A hand that scored must be shown before it is broken in the second exchange.
        [off] A hand that scored may be broken without being shown.
       *[every-phase] A hand that scored must be shown before it is broken with an exchange.
    }

preset-standard = Standard
preset-pagat = Pagat
preset-svensk = Svensk
preset-quick = Quick

group-exchange = Exchange
group-hands = Hands
group-chicago = Tricks
group-winning = Goal

## The table: who acts

table-dealing = The cards are being dealt
table-cutting = Cutting for the first deal
table-deals-first = { $name } deals first
table-to-exchange = { $name } to exchange
table-who-redeals = Who wants a new hand?
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
table-deuce = { $points } if a two takes it
table-led = { suit } led
table-chicago-called = { $name } called Chicago and has to win every trick
table-until = time up { $when }
table-paused = This table is paused
table-paused-help = It goes on as soon as one of the players taps anything; if none does, the game is void { $when }.
table-paused-stop = Anybody may end it now with `/chicago stop`.
table-asleep = This game is asleep
table-asleep-help = Go on whenever you like; it is dropped { $when }.
table-go-on-button = Go on
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
seat-took-trick = takes trick { $number }
seat-chicago = Chicago
seat-away = away, an AI plays
seat-sits-out = sits this deal out
# When the deal is done: what the hand was.
seat-held = { category }

## The table: small print

table-trick-before = Trick { $number } { $cards } { $name }, { $reason }
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
small-seal-cut = Cut sealed: `{ $seal }`
small-seal-next = Shuffle of the next deal sealed: `{ $seal }`
small-salted = salted by { $names }
small-points = Points: { $points }
nudge = { $person }, the table waits for you
# $people are pinged along with the one whose turn it is.
nudge-early = { $people }: answer early if you like
# An AI player made one move; nudge-missed: it plays on until the person is back.
nudge-missed-once = Time up: an AI made one move for { $name }.
nudge-missed = An AI played for { $name }, who has the seat back with any tap.
small-stood-in = Time up: an AI played for { $names }
small-ready = Ready: { $names }
# Votes to end the game, shown at the table: $votes people have voted so far, $need are needed.
vote-after = **Finish after deal { $deal }?** { $names } voted yes: { $votes } of { $need } votes
vote-void = **Void the game?** { $names } voted yes: { $votes } of { $need } votes
vote-after-button = Yes, finish after deal { $deal }
vote-void-button = Yes, void it
vote-no-button = No, play on
# What was voted: under the heading of the table.
table-last-deal = The game ends after deal { $deal }: whoever is ahead then wins.
small-score = { $name } { $score }

table-hand-button = My hand
table-more-button = More
table-deal-button = Deal
table-sit-button = Join
table-log-button = How it went

## The table: More

more-title = This table
more-scores = Score sheet
more-seal = A shuffle is sealed before its first card, and opened when the game is over: `/chicago verify` checks it, `/chicago salt` adds your own words to the next one.
more-deals = deal
more-commands =
    `/chicago hand` brings your cards to the bottom
    `/chicago leave` gives your seat to an AI player
    `/chicago stop` asks to end the game
more-pings-button =
    { $wanted ->
        [yes] Pings: on
       *[no] Pings: off
    }
more-report-button = Report a problem
report-title = Problem code `{ $code }`
report-help = Tell it to whoever runs this bot, and what you saw happen. It says which game and which move this is, and shows nobody a hidden card.
more-declares-on = Your hands are declared for you as soon as they can be. You may take it back until your turn.
more-declares-off = You declare your hands yourself.
more-declares-button =
    { $wanted ->
        [yes] Declare for me: on
       *[no] Declare for me: off
    }
more-ai = AI players see their own cards only.
more-hints = Hints tell you what a hard AI player would do with your cards, and why.
more-hints-off = There are no hints in this game: this server wants it so.
more-hints-button =
    { $wanted ->
        [yes] Hints: on
       *[no] Hints: off
    }
more-deck-button =
    { $deck ->
        [four] Cards: four colours
       *[two] Cards: two colours
    }
more-hand-button =
    { $shown ->
        [picture] My hand: picture
       *[line] My hand: emojis
    }

## A deal told: what its points were

# The same several times in one deal: "pair +1 twice". In words, for the phrase may hold two numbers: "two pairs +2 twice".
won-times =
    { $what } { $times ->
        [2] twice
        [3] three times
       *[other] { $times } times
    }
won-hand = { category } { $points }
won-last-trick = last trick { $points }
won-chicago-made = Chicago { $points }
won-chicago-broken = Chicago broken { $points }
won-breaker = broke a Chicago { $points }
won-reset = set to 0, { $points }
won-nothing = Nobody scored.
past-deal = **Deal { $deal }** · { $points }
past-deal-broken-off = **Deal { $deal }**, broken off · { $points }

## A finished game, looked at again

past-game = Game { $game }, { $day }: { $scores }
past-game-score = { $name } { $score }
past-game-void = { $names }, void
replay-game = Game { $game }
replay-deal = deal { $deal } of { $of }
replay-move = move { $move } of { $of }
replay-next = Next: { $who }
replay-first-button = First
replay-back-button = Back
replay-on-button = Next
replay-deal-button = Deal ›
replay-last-button = Last
replay-seat-hint = Seen by
replay-seat = As { $name } saw it
replay-above = From above, into all hands
replay-export-button = Export
replay-export = The whole game, to keep
replay-export-help = `python -m bot replay { $file }` prints it in a terminal.
move-start = The game begins.
move-hidden = Somebody was asked, said no, and nobody else heard it.
move-says-no = { $name } says no, and nobody else hears it.
move-cut = Cut: { $draws } · { $name } deals first.
move-dealt = { $name } deals.
move-dealt-tie-break = { $name } deals a tie-break.
move-exchanges =
    { $count ->
        [one] { $name } exchanges one card
       *[other] { $name } exchanges { $count } cards
    }
move-exchanges-cards = { $name } throws { $thrown } and draws { $drawn }
move-keeps-all = { $name } keeps all
move-redealt = { $name } shows { $cards } and gets a new hand
move-plays = { $name } plays { $cards }
move-trick = { $name } takes trick { $number }
move-scores = { $name } scores { $points } for { category-a }
move-calls = { $name } calls Chicago
move-nobody-calls = Nobody calls Chicago
move-deal-over = Deal { $deal } is over: { $scores }

## The proof of the shuffles

salt-done =
    { $deal ->
        [1] Your salt is in the cut and the first deal
       *[other] Your salt is in the shuffle of deal { $deal }
    }
salt-help = The pack was sealed before you chose it, and is shuffled with it. Until the first card you can give other words instead. They are published when the game is over.
proof-holds = The shuffles of game { $game } are what was sealed
proof-checked = Shuffled again from the seeds: { $what }. Every card lies where it lay.
proof-packs =
    { $packs ->
        [one] one pack
       *[other] { $packs } packs
    }
proof-refills =
    { $refills ->
        [0] no refill
        [one] one refill
       *[other] { $refills } refills
    }
proof-salts =
    { $salts ->
        [0] no salt
        [one] one salt
       *[other] { $salts } salts
    }
proof-fails = The shuffles of game { $game } cannot be checked
proof-fails-deal =
    { $deal ->
        [0] The cut is not what was sealed
       *[other] Deal { $deal } is not what was sealed
    }
proof-fault =
    { $fault ->
        [commitment] Its seed does not fit the seal that was on the table.
        [seed] Its seed was used before.
        [pack] Its pack was not in the order that its seed gives.
        [reshuffle] A refill of its draw pile was not in the order that its seed gives.
       *[form] Something that the proof needs is missing.
    }
proof-proves = **What this proves** The order of each pack was fixed before its first card and not changed. With a player's salt in it, nobody alone chose it either.
proof-limits = **What it does not prove** That whoever runs this bot did not look.
proof-cut = Cut
proof-deal = Deal { $deal }
proof-yourself = Check it yourself, with nothing but Python and the bot's source: `python -m bot verify { $file }`

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
log-chicago-eldest = **Chicago** { $name } calls; eldest hand leads.
log-trick = **Trick { $number }** { $cards } · { $reason }
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
hand-exchange-early = Exchange { $number } of { $of }
hand-redeal = Do you want a new hand?
hand-redeal-help = You hold no card above nine: you may show this hand and get five new cards.
hand-upcard-title = Your turn · take this card?
hand-upcard-help = Everybody sees it. Refuse it, and you take the next one unseen.
hand-upcard = The next card: { $cards }
hand-reset = Your turn · four of a kind
hand-reset-title = Set everybody else to 0?
hand-reset-help = Take { $points }, or set everybody else in this deal to 0 for no points.
hand-reset-sure = You get no points, not { $points }; everybody else loses all theirs.
hand-declare = Your turn · declare or pass
hand-declare-early = Declare or pass
hand-chicago = Do you call Chicago?
hand-chicago-early = Chicago?
hand-lead = Your turn · lead any card
hand-follow = Your turn · follow { suit }
hand-void = Your turn · no { suit }, play any card
hand-play-early = Trick { $number }
# Under the heading of a question before its turn; choose: a card.
hand-early-answer = Answer early if you like
hand-early-choose = Choose early if you like
hand-waiting = Your hand
hand-sits-out = You sit this deal out
hand-you-won = You win with { $score }
hand-not-seated = You are not at this table
hand-not-seated-help = A seat may be free in the next game.
hand-no-cards = Your cards come as soon as they are dealt.

## A hand: what the decision needs

help-exchange = Throw what makes nothing: as many new cards come for it. Keep pairs, and four of a suit or in a row.
help-declare = The best hand declared scores. A pass scores nothing, and tells nothing.
help-chicago = Only with high cards in every suit you hold: one trick lost, and it is over.
help-play = Only the last trick scores: save a high card for it. Whoever takes a trick leads the next.
hand-until = Time up { $when }
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
hand-kept-one-up = Kept for your turn: exchange { $cards }, seeing the next card first
hand-kept-pat = Kept for your turn: keep all
hand-kept-redeal = Kept for your turn: a new hand
hand-kept-no-redeal = Kept for your turn: no new hand
hand-kept-declare = Kept for your turn: declare { category-a }
hand-kept-pass = Kept for your turn: pass
hand-kept-call = Kept for your turn: call Chicago
hand-kept-decline = Kept for your turn: no Chicago
hand-kept-play = Kept for your turn: play { $cards }

## A hand: hints, one short line each
#
# $what is one of the next sentences, a thing to do; $points and $less are points by which one comes out ahead in the
# rest of the deal, on average ("+2.3", "−0.4"); chances come as per cent.

hint-plain = **Hint** { $what }
hint-because = **Hint** { $what }: { $why }
hint-keep =
    { $holding ->
        [everything] keep all five
        [nothing] exchange all five
        [one-pair] keep the pair
        [two-pairs] keep both pairs
        [three-of-a-kind] keep the three
        [four-of-a-kind] keep the four
        [four-to-a-flush] draw to the flush
        [four-to-a-straight] draw to the straight
       *[cards] keep { $cards }
    }
hint-take = take the card
hint-refuse = refuse the card
hint-redeal = take the new hand
hint-no-redeal = keep this hand
hint-reset = set the others to 0
hint-points = take the points
hint-declare = declare { category-a }
hint-pass = pass
hint-call = call Chicago
hint-no-call = do not call
hint-play = play { $cards }
hint-why-points = { $points } points
hint-why-rather = { $points } points; { $other }: { $less }
hint-why-totals = { $points } points. With these scores it is better than { $other }, { $less }.
hint-why-declare = { $chance } to be the best hand declared
hint-why-pass = { $chance } to be the best, and it would tell what you hold
hint-why-call = { $success } to win all five tricks, { $last } to win the last without a call
hint-why-play =
    { $goal ->
        [make-chicago] { $chance } to make the Chicago
        [break-chicago] { $chance } to break the Chicago
       *[last-trick] { $chance } to win the last trick
    }
hint-why-play-rather = { $why }; { $cards }: { $chance }

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
# As hand-button-keep-made, but with little room.
hand-button-show-made =
    Show hand, keep { $category ->
        [one-pair] pair
        [two-pairs] two pairs
        [three-of-a-kind] three
       *[four-of-a-kind] four
    }, exchange { $count }
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
result-abandoned = All the people have left: nobody wins
# A game that was ended by vote: who is ahead has won, several who are level share that.
result-by-vote = Ended early by vote, after deal { $deal }.
result-shared = { $names } share the win with { $score }
result-void = This game does not count
result-void-help = It ended before it was decided.
result-decided = **Deal { $deal } decided it:** { $name }'s { $points }.
result-decided-others = **Deal { $deal } decided it:** { $name } was ahead when it was done.
result-part-hand = { category } ({ $points })
result-part-last-trick = last trick ({ $points })
result-part-chicago = Chicago ({ $points })
result-part-breaker = breaking a Chicago ({ $points })
result-part-chicago-broken = broken Chicago ({ $points })
result-part-reset = set to 0 ({ $points })
result-ratings = **Ratings:** { $ratings }
result-rating = { $name } { $rating }
# "412 ±210 (+48)".
result-rating-now = { $rating } ({ $change })
# "New for Anna: first win and first Chicago".
result-honours = **New for { $name }:** { $honours }
result-length = { $deals ->
        [one] One deal
       *[other] { $deals } deals
    }
result-rematch-button = Rematch
result-replay-button = Replay
result-verify-button = Verify
result-rematch-wanted = Rematch: { $names } said yes
result-rematch-on = The rematch is on.

## The rules in plain words

rules-title = How Chicago is played
rules-aim = Poker hands score, and so does the last of five tricks. **{ $target }** points win.
rules-section-deal = A deal
rules-section-hands = Hands
rules-section-tricks = Tricks
rules-section-chicago = Chicago
rules-section-winning = Winning
rules-cards = Everybody gets five cards.
rules-exchange = In turn you throw up to five cards, face down, and get as many new ones.
rules-declare = In turn you declare what you hold, but not less than the best so far, or pass.
rules-compare = After the tricks all hands are compared as they were before the first one; the best scores.
rules-tricks = Five tricks without trumps; the first player after the dealer leads.
rules-follow = Follow suit if you can. The highest card of the suit led takes the trick and leads to the next.
rules-call = Before the first trick you may promise to win all five.
rules-level = Level at the top? Those players play another deal alone.
rules-floor = No score goes below zero.
rules-points = **Points** { $points }
rules-points-hand = { category } { $points }
rules-points-last = last trick { $points }
rules-otherwise = As usual: { $phrases }
rules-change = Change the rules

## The form for the rules

form-title = The rules of this table
form-start-from = Start from other rules
form-save = Save as …
form-words = In words
form-save-title = Save these rules
form-save-name = A name for them on this server
form-saved = Saved as { $name }.

## The settings of a server

settings-title = Settings of this server
settings-rules = **Rules** { $rules }
settings-rules-help = What a table plays unless `/chicago start` names other rules.
settings-rules-hint = Choose the rules of this server
settings-pace = **Pace** { $pace }
settings-pace-hint = Choose how much time people have
settings-channels = **Channels** { $channels }
settings-channels-everywhere = everywhere
settings-channels-hint = Choose where tables may stand
settings-levels = **AI players** { $levels }
settings-levels-none = none
settings-levels-hint = Choose which AI players may be seated
settings-hints = **Hints** { $hints ->
        [alone] in games of one person
        [never] off
       *[always] in all games
    }
settings-hints-help = Whoever wants hints reads what a hard AI player would do. A game of two people or more is rated.
settings-hints-hint = Choose where hints are given
settings-hints-choice =
    { $hints ->
        [alone] Hints in games of one person
        [never] No hints
       *[always] Hints in all games
    }
settings-hidden = **All servers** { $hidden ->
    [yes] games here are not in the leaderboard of all servers
   *[no] games here count in the leaderboard of all servers
    }
settings-hide = Leave the list of all servers
settings-unhide = Join the list of all servers
settings-threads = **Tables** { $threads ->
        [on] each in a thread of its own
       *[off] one in a channel at a time
    }
settings-keeping = **Moves of games** are kept { $keeping }, for replays
settings-keeping-hint = How long moves are kept
settings-keeping-choice =
    { $keeping ->
        [host] for { $days ->
            [one] { $days } day
           *[other] { $days } days
        }
        [year] for a year
       *[always] for good
    }
settings-keeping-option = Moves are kept { $keeping }
settings-threads-button =
    { $threads ->
        [on] A thread for each table
       *[off] One table per channel
    }
settings-sets = **Own rules** { $names }
settings-sets-none = none yet
settings-sets-help = Save some with “Save as …” when you choose the rules of a table.
settings-drop-hint = Delete own rules
settings-drop-title = Delete { $name }?
settings-drop-help = Games that are played by these rules keep them.
settings-drop-sure = Delete
settings-drop-keep = Keep

## The leaderboard

# Titles, and choices in a drop-down.
board-by-wins = Most wins
board-by-rating = Best rating
board-by-rate = Best win rate
board-by-points = Most points a deal
board-by-chicagos = Most Chicagos
board-by-hand = Best hand
# Choices in a drop-down; the line under the title puts them side by side: "This server · This season".
board-scope-server = This server
board-scope-everywhere = All servers
board-scope-channel = This channel
board-span-all = All time
board-span-season = This season
board-span-month = This month
board-span-week = This week
board-hint = Choose another list
board-since = since { $day }
board-what = Games with two people or more. AI players are not ranked.
board-empty = No game has been counted here yet. Open a table with `/chicago start`.
board-empty-here = Nobody is in this list yet.
board-empty-least = Nobody has played { $games } games yet: that many it takes to be in this list.
# What the figures in a row are, in the same order.
board-legend-wins = won of played · win rate · points
board-legend-rating = rating · won of played · ± is how unsure a rating still is
board-legend-rate = win rate · won of played
board-legend-points = points a deal · deals
board-legend-chicagos = made of called
board-legend-hand = best hand that scored, and how often
board-least = from { $games } games on
# "3 of 8": won of played, or made of called.
board-won = { $wins } of { $games }
board-hands =
    { $times ->
        [one] { $hand }
       *[other] { $hand }, { $times } times
    }
board-you = You are number { $row }
board-you-least = You are ranked here after { $least } games; you have played { $games }.
board-you-unranked = You are not in this list yet.
board-no-games = You have no counted games here yet.
board-ai-games = Against AI players only: { $wins } won of { $games }, not counted here.
board-hidden = This server keeps its games out of this list.
board-page = Page { $page } of { $pages }
board-previous = Previous
board-next = Next

## One person's record

stats-what = Games on this server with two people or more.
stats-nothing = No finished games here yet.
stats-rating = **Rating** { $rating }
stats-overall = { $rating } over all servers
stats-unsure = ± is how unsure the rating still is. It settles after some thirty games.
stats-games = **Games** { $wins } won of { $games }, { $rate }
stats-points = **Points** { $points } a deal
stats-last-tricks = **Last trick** { $rate } of all deals
stats-chicagos = **Chicagos** { $made } made of { $calls }
# "pair 12": a hand and how often it scored.
stats-hand = { $hand } { $times }
stats-hands = **Hands** { $hands }
stats-alone = **Solo** { $wins } won of { $games }, not counted above
stats-curve =
    { $games ->
        [one] The rating in the last game
       *[other] The rating in the last { $games } games; from line to line it is { $step }
    }
stats-honours = **Milestones** { $honours }
# "Bo 5:3": finished ahead of Bo five times, behind him three times.
stats-rival = { $name } { $ahead }:{ $behind }
stats-rivals = **Head to head** { $rivals }
stats-against =
    { $games ->
        [one] **{ $name } – { $other }** { $ahead }:{ $behind } in one game
       *[other] **{ $name } – { $other }** { $ahead }:{ $behind } in { $games } games
    }
stats-history-button = My games
alt-curve = The rating of { $name } over { $games } games: lowest { $least }, highest { $most }, now { $now }

## One's own games

history-title = My games
history-what = Finished games on this server, the newest first.
history-nothing = No finished games here yet. Open a table with `/chicago start`.
history-left = left
# What the parts of a line are, in the same order.
history-legend = place · day · points · who else played · change of the rating
history-hint = See how a game ended
history-option = Game { $game }: { $names }
history-option-more = Place { $place } of { $seats } with { $score }
history-newer = Newer
history-older = Older

## First times, and ratings

honour-win = first win
honour-chicago = first Chicago
honour-breaker = first Chicago broken
honour-four = first four of a kind
honour-ten-wins = ten wins
honour-hundred-games = a hundred games
honour-straight-flush = first straight flush
honour-royal-flush = first royal flush
honour-hundred-wins = a hundred wins
# A rating that has not settled yet: "412 ±210".
rating-unsure = { $rating } ±{ $spread }

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
invalid-exchanges = A deal has three exchanges or two.
invalid-score-phases = Hands are declared every time, once or never.
invalid-last-trick = The last trick is worth 5, 3 or 2 points.
invalid-deuce-last-trick = A two in the last trick is worth 10 points or nothing special.
invalid-chicago-points = Chicago is worth 15 or 13 points.
invalid-chicago-minimum = Chicago needs its points, or it does not.
invalid-chicago-lead = The caller or eldest hand leads after a call.
invalid-chicago-hand-points = After a call hands are compared, or they are not.
invalid-chicago-required = To win, a Chicago must have been called, or made, or neither.
invalid-chicago-breaker = Breaking a Chicago is worth 10 points, 8 or none.
invalid-exchange-stop = Exchanges stop at 41, 42, 45, 46 or 47 points, or never.
invalid-one-up = One card is up in every exchange, in the first, or never.
invalid-four-of-a-kind = Four of a kind is worth 7 or 8 points, sets the others to 0, or leaves the choice.
invalid-straight-flush = A straight flush is worth 8, 10 or 11 points, or the game.
invalid-royal-wins-at-once = A royal flush wins the game, or it does not.
invalid-tied-hands = Equal best hands score all, or not at all.
invalid-win-check = A game is won at the end of a deal, or at once.
invalid-low-redeal = Low hands get new cards, or they do not.
invalid-declaring = Declaring is voluntary or automatic.
invalid-reveal = Broken hands are shown in every exchange, in the second only, or never.
clash-exchange-stop = Exchanges cannot stop at a score that ends the game: choose a lower one, or more points to win.
clash-score-phases = With two exchanges hands are declared once anyway: choose three exchanges, or leave it as it is.
clash-reveal = With two exchanges the second is the last one anyway: choose three exchanges, or leave it as it is.

## What the table says no to

error-not-seated = You are not at this table.
error-stale = The game has moved on; this is how it stands now.
error-pruned = This game ended so long ago that its moves are not kept any more; its result is.
error-no-table = There is no table in this channel. Open one with `/chicago start`.
error-table-here = There is a table here already.
error-too-many-tables = This server has as many tables as it may. Join one of them, or wait until one is over.
error-too-many-lobbies = Too many tables of this server wait for players already. Join one of them.
error-house-full = I have as many tables as I can keep just now. Try again later, or play alone: `/chicago solo`.
error-table-full = Four people sit here already.
error-no-free-seat = No seat is free now. Between two deals you may take that of an AI player, or of somebody who was away for a whole deal.
note-newcomer = You play on in the place of an AI player. A game with a newcomer is not rated.
note-newcomer-away = You play on in the place of somebody who was away. A game with a newcomer is not rated.
# For whoever comes back after a whole deal away.
seat-given = Somebody else has your seat
seat-given-help = You were away for a whole deal, so a newcomer took it. This game does not count for you.
seat-given-room = Another seat is free now: you may play on in that one, or watch.
seat-given-watch = You may watch how it goes on.
error-already-seated = You sit here already.
error-seat-elsewhere = You hold a seat at another table of this server. Leave it first.
error-not-host = Only the host chooses the rules.
error-not-manager = Only people who may manage this server can change its settings.
error-no-such-rules = No rules of that name are kept here. Choose from the list that comes up as you type.
error-no-name = Give them a name that can be read.
error-name-taken = There are rules of that name already.
error-too-many-sets = This server keeps as many sets of rules as it can. Delete one in `/chicago settings`.
error-rules-changed = The rules have changed meanwhile: this is how they stand now.
error-not-in-channel = Here, Chicago is played in { $channels }.
error-not-in-lobby = The game has begun, or this table is closed.
error-no-room-for-ai = There is no free seat.
error-no-ai = No AI player sits here.
error-no-ai-here = This server plays without AI players.
error-level-not-allowed = This server has no AI players of that level.
error-too-few-seats = A game needs at least two seats.
error-left-already = You have left this game; an AI player has your seat.
error-nothing-marked = Tap the cards to throw first, or keep all.
error-no-such-game = There is no such game here that is over and kept.
error-salt-closed = A shuffle takes salt while the table is open, and while a finished deal is shown.
error-bad-salt = That is too long: up to 64 letters, fewer if they are rare ones.
error-busy = Too many taps at once. Tap again.
error-database = That could not be saved just now. Nothing is lost; tap again in a moment.
error-unexpected = Something went wrong, and nothing was changed. If it happens again, report the code { $code }.
error-old-button = This button is from an old table.
error-permissions = I may not play here yet. I need: { $permissions }.
error-restarting = I am restarting. Tap again in a minute.
error-guild-only = Chicago is played in a server's channels.
error-no-thread = I could not make a thread here. Try again, or open the table with `thread: False`.
error-wrong-channel = That table is in another channel.

## Leaving and stopping

resume-title = Your last game here is asleep
resume-help = It stands in deal { $deal }. A new table does not end it.
resume-button = Go on with it
resume-anew = New table
# Who wanted to be forgotten, wherever a name would stand.
player-someone = someone
privacy-title = What is stored about you
privacy-what = On all servers together. Nobody sees this but you.
privacy-nothing = Nothing.
privacy-id = Your Discord id, with everything below
privacy-name = Your name, as { $name }
privacy-no-name = No name any more
privacy-switches = What you chose behind **More**: pings, declaring, hints, the look of your cards
privacy-running =
    { $games ->
        [one] **1** game or table that is not over
       *[other] **{ $games }** games and tables that are not over
    }
privacy-finished =
    { $games ->
        [one] **1** finished game: its day and place, your score and how you did
       *[other] **{ $games }** finished games: their days and places, your scores and how you did
    }
privacy-unfinished =
    { $games ->
        [one] **1** game or table that ended without a result
       *[other] **{ $games }** games and tables that ended without a result
    }
privacy-replayable =
    { $games ->
        [one] The moves of **1** game
       *[other] The moves of **{ $games }** games
    }
privacy-ratings =
    { $servers ->
        [one] Your rating and your standing on **1** server
       *[other] Your ratings and your standings on **{ $servers }** servers
    }
privacy-honours =
    { $honours ->
        [one] **1** milestone in `/stats`
       *[other] **{ $honours }** milestones in `/stats`
    }
privacy-old =
    { $days ->
        [one] The moves of a game go a day after its end, unless its server keeps them longer, and your name a day after you were last here.
       *[other] The moves of a game go { $days } days after its end, unless its server keeps them longer, and your name { $days } days after you were last here.
    }
privacy-never = Your messages are never read, and nobody is given any of this. Points only: no money, no stakes.
privacy-export-button = Export
privacy-export-title = All that is stored about you
privacy-export-help = As JSON: the rows of each table that are about you. Download it soon, this message does not stay.
privacy-forget-button = Forget me
privacy-forget-title = Forget everything about you?
privacy-forget-help = Your name, your settings, your ratings and your place on every leaderboard go. In finished games others keep their results, and you are “someone” there.
privacy-forget-running =
    { $games ->
        [one] You leave the game or table that is not over; in a game an AI player takes your seat.
       *[other] You leave the { $games } games and tables that are not over; in games AI players take your seats.
    }
privacy-forget-final = This cannot be undone. If you come back, you start from nothing. What stands in Discord's own messages stays there.
privacy-forget-sure = Forget me
privacy-forget-keep = Keep it
privacy-forgotten = You are forgotten. Nothing that is stored leads to you any more.
# $farewell says what is left: lobby (there is no game yet), last (nobody else plays, but AI players) or game.
leave-title =
    { $farewell ->
        [lobby] Leave this table?
       *[game] Leave this game?
    }
leave-help =
    { $farewell ->
        [lobby] Your seat will be free. A table at which nobody sits closes.
        [last] No other person plays, so the game ends at once, and nobody wins it.
       *[game] An AI player takes your seat and plays on. You rank below all who stay, and cannot come back.
    }
leave-sure = Leave
leave-stay = Stay
leave-done =
    { $farewell ->
        [lobby] You have left the table.
        [last] You have left, and the game is over.
       *[game] You have left. An AI player has your seat.
    }
stop-title = Stop this game?
stop-help = It ends without a result as soon as more than half of the people who are here want to.
stop-help-now = It ends at once, without a result.
stop-choose-after = **Finish after deal { $deal }:** whoever is ahead then wins, and the game counts.
stop-choose-void = **Void it:** it ends at once, and counts for nothing.
stop-choose-vote = It is settled when more than half of the people who are here want the same.
stop-choose-now = As a moderator you decide alone.
stop-after-button = Finish after deal { $deal }
stop-void-button = Void it now
stop-take-back = Take back my vote
stop-sure = Stop the game
stop-stay = Play on
stop-voted = You voted to stop. The game ends when more than half of the people who are here want to.
stop-voted-after = You voted to finish after deal { $deal }. It is settled when more than half of the people who are here want the same.
vote-taken-back = You took your vote back.
stop-done = The game is stopped.
stop-done-after = The game ends after deal { $deal }: whoever is ahead then wins.
stayed = You play on.
table-here-link = Go to the table

## A table in a thread of its own

thread-name = Chicago · { $host }
thread-line = { $host } has opened a table of Chicago
thread-line-help = Join in the thread below; up to four play, everybody may watch.
thread-opened = Your table is in { $thread }, and you sit there already. When the game starts, tap **My hand** there.

## Commands

cmd-chicago-desc = Chicago, the Swedish card game of poker hands and tricks
cmd-start-desc = Open a table in this channel
cmd-start-rules-desc = What to play: a well-known set of rules, or one of this server's own
cmd-start-pace-desc = How much time people have for a turn
cmd-pace-live = Live: a minute
cmd-pace-relaxed = Relaxed: five minutes
cmd-pace-slow = Slow: 12 hours
cmd-pace-none = No clock
cmd-settings-desc = What tables on this server play, how fast and where, their AI players and hints
cmd-start-thread-desc = Give the table a thread of its own
cmd-start-opponents-desc = How many AI players sit down at once
cmd-start-ai-desc = How good the AI players are that sit down at once, or that join you when you start alone
cmd-hand-desc = Show me my cards, at the bottom of the channel
cmd-leave-desc = Leave the table; an AI player takes the seat
cmd-stop-desc = Ask to end the game at this table
cmd-salt-desc = Add your own words to the next shuffle
cmd-salt-text-desc = Any words, up to 64 letters; they are published when the game is over
cmd-verify-desc = Check the shuffles of a finished game
cmd-replay-desc = Look at a finished game again, move by move
cmd-past-game-desc = Which game; the last one here if you name none
cmd-rules-desc = How Chicago is played at this table
cmd-leaderboard-desc = Who plays Chicago best: here or everywhere, of all time or this week
cmd-leaderboard-scope-desc = Whose games count
cmd-leaderboard-by-desc = What to rank people by
cmd-leaderboard-period-desc = How far back to look
cmd-stats-desc = Somebody's record: games, rating, hands, Chicagos, head to head
cmd-stats-player-desc = Whose record; your own if nobody is named
cmd-stats-against-desc = Head to head with whom; with you if nobody is named
cmd-privacy-desc = What is stored about you, as a file, or nothing of it any more
cmd-history-desc = Your finished games, the newest first
cmd-history-page-desc = Which page to show
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
lesson-owing-again = As before: show your hand and draw, or keep all five in secret.
lesson-show = New cards may be worth it, but { $ai } will know what you hold.
lesson-declare = Now say what you hold, or pass. The best hand **declared** scores, and { category-a } is worth { $points }. Your cards stay hidden.
lesson-declare-again = Declare or pass. Hands of one kind are told apart by their ranks, never by their suits.
lesson-declare-nothing = You have nothing to declare, so you can only pass. In a game that happens by itself.
lesson-lead-first = The tricks. You lead any card; { $ai } must follow suit if possible. The highest card of the suit led takes the trick and leads the next. **Only the last trick scores**, so begin with a low one.
lesson-lead = Whoever takes a trick leads the next: your turn, any card.
lesson-lead-fourth = The fourth trick: whoever takes it leads to the last. Now lead your best card.
lesson-follow = { $ai } led { suit } and you have some, so you must follow suit. The other cards cannot be pressed.
lesson-follow-fourth = { $ai } led { suit }, so you must follow suit. Take this trick if you can: whoever takes it leads to the last.
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
error-playing-already = You have begun one already. Give the command again, and you get there.
cmd-solo-desc = Play alone against AI players, in a message that only you see
cmd-solo-rules-desc = Which rules to play by
cmd-solo-opponents-desc = How many AI players sit down with you
cmd-solo-ai-desc = How well they play
cmd-learn-desc = Learn Chicago in two minutes, with a practice deal
level-easy = Easy
level-medium = Medium
level-hard = Hard

## Languages: /language, and the language of a server. $language is a language in its own words: "Svenska"

cmd-language-desc = Choose the language I speak with you
cmd-language-language-desc = Which one; if you name none, you see which one it is now
# Choices, beside the seven languages in their own words.
language-client = As my Discord is set
language-server = As the server is set in Discord
language-title = Language
language-own = I speak **{ $language }** with you, as you chose.
language-seen = I speak **{ $language }** with you, as your Discord is set.
language-help = What everybody sees is in the language of the server, here **{ $language }**.
language-hint = Choose your language
# A small button under the first private message that somebody gets from the bot.
language-button = Language
settings-language = **Language** { $language }
settings-language-hint = Choose the language that everybody reads
privacy-language = The language of your Discord, and the one you chose with `/language`
