# What the bot says, in Swedish. The variables are explained at the head of en.ftl.
#
# The same word for the same thing: parti (game), giv (deal), byte (exchange), kasta (throw), talong (draw pile), melda
# and meldning (declare), ropa Chicago (call), klara (make) and spräcka (break) one, stick, spela ut (lead), lägga (play
# to a trick), bekänna (follow suit), förhand (eldest hand), köpstopp (no exchange from so many points), nollställa (set
# to 0), skiljegiv (tie-break), dragning (cut), förseglad (sealed), står över (sits out). Names take no genitive: "hos
# Anna". The definite form in suit-one goes with "högsta" and "enda".

## Cards and poker hands

suit =
    { $suit ->
        [clubs] klöver
        [diamonds] ruter
        [hearts] hjärter
       *[spades] spader
    }
# With "högsta" and "enda": the one card of a suit.
suit-one =
    { $suit ->
        [clubs] klövern
        [diamonds] rutern
        [hearts] hjärtern
       *[spades] spadern
    }
rank-one =
    { $rank ->
        [two] tvåa
        [three] trea
        [four] fyra
        [five] femma
        [six] sexa
        [seven] sjua
        [eight] åtta
        [nine] nia
        [ten] tia
        [jack] knekt
        [queen] dam
        [king] kung
       *[ace] ess
    }
rank-many =
    { $rank ->
        [two] tvåor
        [three] treor
        [four] fyror
        [five] femmor
        [six] sexor
        [seven] sjuor
        [eight] åttor
        [nine] nior
        [ten] tior
        [jack] knektar
        [queen] damer
        [king] kungar
       *[ace] ess
    }
rank-of = { rank-many }
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
        [jack] Kn
        [queen] D
        [king] K
       *[ace] E
    }
card =
    { suit } { $rank ->
        [two] två
        [three] tre
        [four] fyra
        [five] fem
        [six] sex
        [seven] sju
        [eight] åtta
        [nine] nio
        [ten] tio
        [jack] knekt
        [queen] dam
        [king] kung
       *[ace] ess
    }

category =
    { $category ->
        [one-pair] par
        [two-pairs] tvåpar
        [three-of-a-kind] triss
        [straight] stege
        [flush] färg
        [full-house] kåk
        [four-of-a-kind] fyrtal
        [straight-flush] färgstege
        [royal-flush] royal straight flush
       *[high-card] högt kort
    }
# After "meldar" and "har", as players say it: without an article.
category-a =
    { $category ->
        [one-pair] par
        [two-pairs] tvåpar
        [three-of-a-kind] triss
        [straight] stege
        [flush] färg
        [full-house] kåk
        [four-of-a-kind] fyrtal
        [straight-flush] färgstege
        [royal-flush] royal straight flush
       *[high-card] bara högt kort
    }
makes-high-card = högt kort, { $high }
makes-one-pair = par i { $of }
makes-two-pairs = tvåpar, { $many } och { $low }
makes-three-of-a-kind = triss i { $of }
makes-straight = stege, { $high } högst
makes-flush = färg, { $high } högst
makes-full-house = kåk, { $many } över { $low }
makes-four-of-a-kind = fyrtal i { $of }
makes-straight-flush = färgstege, { $high } högst
makes-royal-flush = royal straight flush

## People

player-ai =
    { $name } { $level ->
        [easy] lätt AI
        [hard] svår AI
       *[medium] medelsvår AI
    }
player-left = { $name } (har lämnat)
number-alone = { $number }

## Pictures, for those who cannot see them

alt-banner = Fem kort i en solfjäder: spader tio, knekt, dam, kung och ess
alt-hand = Din hand: { $cards }
alt-hand-played = Din hand: { $cards }. Redan spelade: { $played }
alt-race = Ställningen giv för giv. { $scores }
alt-race-line = { $name } { $score }
alt-deal = Allas händer, en rad för varje spelare, en kolumn för varje stick. { $seats }
alt-deal-seat = { $name }: { $cards }.
alt-deal-seat-took =
    { $count ->
        [one] { $name }: { $cards }; tog stick { $tricks }.
       *[other] { $name }: { $cards }; tog sticken { $tricks }.
    }
alt-deal-last = { $name } tog sista sticket.

## The lobby

lobby-title = Chicago hos { $host }
lobby-what =
    Bästa pokerhanden ger poäng { $times ->
        [1] en gång per giv
        [2] två gånger per giv
       *[other] tre gånger per giv
    }. Sedan fem stick: ta det sista. **{ $target }** poäng vinner.
lobby-free = *ledig*
lobby-host = värd
lobby-rules-standard = Standardregler
lobby-rules-changed = Husregler: { $changes }
lobby-rules-preset = Varianten { $preset }: { $changes }
lobby-length =
    cirka { $minutes } minuter på { $seats ->
        [2] två
        [3] tre
       *[4] fyra
    }
lobby-closes = stänger { $when }
lobby-pace =
    { $pace ->
        [live] en minut per drag
        [relaxed] fem minuter per drag
        [slow] 12 timmar per drag
       *[none] ingen klocka
    }
lobby-pace-button = Takt: { pace }
pace =
    { $pace ->
        [live] live
        [relaxed] lugn
        [slow] långsam
       *[none] ingen klocka
    }
lobby-cut-seal = Dragningen förseglad: `{ $seal }`
lobby-commitment = Blandningen förseglad: `{ $seal }`
lobby-join = Gå med
lobby-start = Starta med { $seats }
lobby-start-alone =
    Starta: du + { $ai } { $level ->
        [easy] lätta AI
        [hard] svåra AI
       *[medium] medelsvåra AI
    }
lobby-one-more-ai = + AI
lobby-level =
    { $level ->
        [easy] AI: lätt
        [hard] AI: svår
       *[medium] AI: medelsvår
    }
lobby-drop-ai = − AI
lobby-rules = Regler
lobby-leave = Lämna
lobby-seated = Du sitter på plats { $seat }
lobby-seated-help = Dina kort kommer här så fort partiet börjar. Håll det här meddelandet i sikte.
lobby-seated-host = Du är värd: välj regler och börja när alla är här. Lediga platser kan gå till AI-spelare.
lobby-started = Partiet är i gång: { $names }
lobby-closed = Bordet stängdes utan att något spelades
lobby-closed-help = Öppna ett nytt med `/chicago start`.

## House rules, one by one

house-target = { $value } poäng vinner
house-exchanges =
    { $value ->
        [2] två byten
       *[3] tre byten
    }
house-score-phases =
    { $value ->
        [first] bara en meldning
        [none] ingen meldning
       *[all] meldning efter varje byte utom det sista
    }
house-last-trick = sista sticket ger { $value }
house-deuce-last-trick =
    { $value ->
        [0] en tvåa i sista sticket ger inget extra
       *[10] sista sticket på en tvåa ger { $value }
    }
house-chicago-points = Chicago är värd { $value } poäng
house-chicago-minimum =
    { $value ->
        [off] alla får ropa Chicago
       *[on] Chicago kräver poäng
    }
house-chicago-lead =
    { $value ->
        [eldest] förhand spelar ut även vid Chicago
       *[caller] den som ropar Chicago spelar ut
    }
house-chicago-hand-points =
    { $value ->
        [off] inga handpoäng efter Chicago
       *[on] handpoäng även efter Chicago
    }
house-chicago-required =
    { $value ->
        [called] bara den som har ropat Chicago kan vinna
        [won] bara den som har klarat en Chicago kan vinna
       *[off] man kan vinna utan Chicago
    }
house-chicago-breaker =
    { $value ->
        [0] att spräcka en Chicago ger inget
       *[other] att spräcka en Chicago ger { $value }
    }
house-exchange-stop =
    { $value ->
        [0] inget köpstopp
       *[other] köpstopp vid { $value } poäng
    }
house-one-up =
    { $value ->
        [first] ett öppet kort i första bytet
        [every] ett öppet kort i alla byten
       *[off] inga öppna kort
    }
house-four-of-a-kind =
    { $value ->
        [reset] fyrtal nollställer de andra
        [choice] fyrtal: 7 poäng eller nollställa de andra
       *[other] fyrtal ger { $value }
    }
house-straight-flush =
    { $value ->
        [win] färgstege vinner partiet
       *[other] färgstege ger { $value }
    }
house-royal-wins-at-once =
    { $value ->
        [on] royal straight flush vinner partiet
       *[off] royal straight flush ger bara poäng
    }
house-tied-hands =
    { $value ->
        [all] lika bästa händer ger poäng åt alla
       *[none] lika bästa händer ger inga poäng
    }
house-win-check =
    { $value ->
        [immediate] seger så fort poängen är nådda
       *[deal-end] seger först när given är slut
    }
house-low-redeal =
    { $value ->
        [on] ny hand om inget kort är högre än nio
       *[off] inga nya händer
    }
house-declaring =
    { $value ->
        [automatic] händer meldas automatiskt
       *[voluntary] frivilligt att melda
    }
house-reveal =
    { $value ->
        [phase-two] bruten hand visas i andra bytet
        [off] bruten hand visas inte
       *[every-phase] bruten hand visas
    }

told-target = { $value } poäng vinner partiet.
told-exchanges =
    { $value ->
        [2] Man byter två gånger; efter andra bytet kommer sticken.
       *[3] Man byter tre gånger; efter tredje bytet kommer sticken.
    }
told-score-phases =
    { $value ->
        [first] Efter första bytet meldar man, och bästa meldade hand ger poäng.
        [none] Ingen meldar: före sticken ger händerna inga poäng.
       *[all] Efter varje byte utom det sista meldar man, och bästa meldade hand ger poäng.
    }
told-last-trick = Bara sista sticket räknas: { $value } poäng.
told-deuce-last-trick =
    { $value ->
        [0] Det spelar ingen roll vilket kort som tar sista sticket.
       *[10] Tas sista sticket med en tvåa ger det { $value } i stället; inte i en giv med Chicago.
    }
told-chicago-points = En klarad Chicago ger { $value } i stället för sista sticket. Ett tappat stick: { $value } minus och slut.
told-chicago-minimum =
    { $value ->
        [off] Alla får ropa Chicago, oavsett poäng.
       *[on] Du behöver { $points } poäng för att få ropa Chicago.
    }
told-chicago-lead =
    { $value ->
        [eldest] Den som sitter efter givaren spelar ut först, vem som än ropar.
       *[caller] Den som ropar spelar ut till första sticket.
    }
told-chicago-hand-points =
    { $value ->
        [off] Efter en Chicago jämförs inga händer, och kort som inte spelats förblir dolda.
       *[on] Klarad eller spräckt, efteråt jämförs alla händer.
    }
told-chicago-required =
    { $value ->
        [called] Bara den som har ropat Chicago under partiet kan vinna det.
        [won] Bara den som har klarat en Chicago under partiet kan vinna det.
       *[off] Man kan vinna partiet utan Chicago.
    }
told-chicago-breaker =
    { $value ->
        [0] Den som spräcker en Chicago får inget för det.
       *[other] Den som spräcker en Chicago får { $value } poäng.
    }
told-exchange-stop =
    { $value ->
        [0] Du får byta hur många poäng du än har.
       *[other] Med { $value } poäng eller mer får du inte byta längre.
    }
told-one-up =
    { $value ->
        [first] I första bytet får den som kastar ett kort se nästa, och tacka nej till det för ett dolt.
        [every] Den som kastar ett enda kort får se nästa, och tacka nej till det för ett dolt.
       *[off] Nya kort tas utan att någon ser dem först.
    }
told-four-of-a-kind =
    { $value ->
        [reset] Fyrtal ger 8 poäng och nollställer alla andra i given.
        [choice] Den som får poäng för fyrtal väljer: 7 poäng, eller nollställa alla andra i given.
       *[other] Fyrtal ger { $value } poäng.
    }
told-straight-flush =
    { $value ->
        [win] En färgstege som ger poäng vinner partiet på en gång, oavsett ställning.
       *[other] Färgstege ger { $value } poäng.
    }
told-royal-wins-at-once =
    { $value ->
        [on] En royal straight flush som ger poäng vinner partiet på en gång, oavsett ställning.
       *[off] Royal straight flush ger poäng som vilken hand som helst.
    }
told-tied-hands =
    { $value ->
        [all] Är de bästa händerna lika i varje valör får alla poäng. Färgen avgör aldrig.
       *[none] Är de bästa händerna lika i varje valör får ingen poäng. Färgen avgör aldrig.
    }
told-win-check =
    { $value ->
        [immediate] Så fort någon har så mycket, även mitt i en giv, vinner högsta summan.
       *[deal-end] När en giv är slut och någon har så mycket vinner högsta summan.
    }
told-low-redeal =
    { $value ->
        [on] Före första bytet får den som inte har något kort över nio visa handen och få fem nya.
       *[off] Alla spelar den hand de fått, hur låg den än är.
    }
told-declaring =
    { $value ->
        [automatic] Varje hand som får meldas blir meldad utan att du behöver svara.
       *[voluntary] Du får passa fast du kunde melda.
    }
told-reveal =
    { $value ->
        [phase-two] Den som fått poäng för en hand måste visa den innan den bryts i andra bytet.
        [off] En hand som gett poäng får brytas utan att visas.
       *[every-phase] Den som fått poäng för en hand måste visa den innan den bryts med ett byte.
    }

preset-standard = Standard
preset-pagat = Pagat
preset-svensk = Svensk
preset-quick = Snabb

group-exchange = Byte
group-hands = Händer
group-chicago = Stick
group-winning = Mål

## The table: who acts

table-dealing = Korten delas ut
table-cutting = Dragning om vem som ger först
table-deals-first = { $name } ger först
table-to-exchange = { $name } ska byta
table-who-redeals = Vem vill ha en ny hand?
table-to-take = { $name } ser { $cards }: ta det eller inte
table-to-choose = { $name } har fyrtal och väljer
table-to-declare = { $name } ska melda
table-to-lead = { $name } ska spela ut
table-to-play = { $name } ska lägga
table-who-calls = Vem ropar Chicago?
table-drawing = { $name } får sina kort
table-deal-over = Giv { $deal } är slut
table-level = Lika i toppen: en giv avgör
table-won = { $name } vinner med { $score }

## The table: what is happening

table-exchange = Byte { $number } av { $of }
table-redealing = Den som inte har något kort över nio får visa handen och få fem nya kort.
table-taking = Den som tackar nej kastar kortet och tar nästa utan att se det.
table-choosing = { $points }, eller nolla åt alla andra.
table-new-pile = Talongen tog slut: de kastade korten blandas till en ny.
table-declaring = Meldning { $number } av { $of }
table-declaring-best = bäst hittills: { $name }, { category }
table-declaring-none = inget meldat än
table-calling = Den som ropar lovar att ta alla fem stick: { $won }, eller { $lost }.
table-trick = Stick { $number } av { $of }
table-trick-last = Sista sticket, värt { $points }
table-deuce = { $points } om en tvåa tar det
table-led = utspel i { suit }
table-chicago-called = { $name } har ropat Chicago och måste ta alla stick
table-until = tiden går ut { $when }
table-paused = Bordet är pausat
table-paused-help = Det fortsätter så fort någon som spelar trycker på något; annars stryks partiet { $when }.
table-paused-stop = Vem som helst kan avsluta det nu med `/chicago stop`.
table-asleep = Partiet vilar
table-asleep-help = Spela vidare när du vill; det tas bort { $when }.
table-go-on-button = Fortsätt
table-next-deal = Nästa giv { $when }
table-deals-alone = { $names } spelar en skiljegiv.

## The table: one line per seat

seat-choosing = väljer
seat-took = bytte { $count }
seat-redealt = ny hand för { $cards }
upcard-open = ser { $cards }
upcard-taken = såg { $cards } och tog det
upcard-refused = såg { $cards } och tackade nej
seat-kept-all = behöll alla
seat-shows = visar { $cards }
seat-passes = passar
seat-declares = { category }
seat-declares-best = { category }, bäst hittills
seat-takes-so-far = leder
seat-took-trick = tar stick { $number }
seat-chicago = Chicago
seat-away = borta, en AI spelar
seat-sits-out = står över den här given
seat-held = { category }

## The table: small print

table-trick-before = Stick { $number } { $cards } { $name }, { $reason }
reason-highest = högsta { suit-one }
reason-only = enda { suit-one }
small-deal = Giv { $deal } i ett parti till { $target }
small-tie-break = Giv { $deal }, skiljegiv
small-dealer = { $name } gav
small-no-chicago = ingen Chicago
small-chicago = Chicago: { $name }
small-exchanged = Byten: { $seats }
small-exchanged-seat = { $name } { $counts }
small-declared = Meldat: { $seats }
small-scored = { $name } { category } { $points }
small-nobody = ingen
small-reset = { $name } nollställde de andra
small-redealt = Nya händer för: { $seats }
small-level = { $names } lika, ingen fick poäng
small-cut = Dragning: { $draws } · { $name } ger först
small-cards = { $name } { $cards }
small-again = igen { $draws }
small-showed = Visat: { $seats }
small-seal = Blandningen förseglad: `{ $seal }`
small-seal-cut = Dragningen förseglad: `{ $seal }`
small-seal-next = Nästa givs blandning förseglad: `{ $seal }`
small-salted = saltad av { $names }
small-points = Poäng: { $points }
nudge = { $person }, bordet väntar på dig
nudge-early = { $people }: svara gärna i förväg
nudge-missed-once = Tiden ute: en AI gjorde ett drag för { $name }.
nudge-missed = En AI spelade för { $name }. Ett tryck var som helst ger tillbaka platsen.
small-stood-in = Tiden ute: en AI spelade för { $names }
small-ready = Redo: { $names }
vote-after = **Sluta efter giv { $deal }?** { $names } röstar ja: { $votes } av { $need } röster
vote-void = **Stryka partiet?** { $names } röstar ja: { $votes } av { $need } röster
vote-after-button = Ja, sluta efter giv { $deal }
vote-void-button = Ja, stryk det
vote-no-button = Nej, spela vidare
table-last-deal = Partiet slutar efter giv { $deal }: den som då leder vinner.
small-score = { $name } { $score }

table-hand-button = Min hand
table-more-button = Mer
table-deal-button = Ge
table-sit-button = Gå med
table-log-button = Så gick det

## The table: More

more-title = Det här bordet
more-scores = Protokoll
more-seal = En blandning förseglas före första kortet och öppnas när partiet är slut: `/chicago verify` kontrollerar den, `/chicago salt` lägger dina egna ord till nästa.
more-deals = giv
more-commands =
    `/chicago hand` lägger dina kort längst ner
    `/chicago leave` ger din plats till en AI-spelare
    `/chicago stop` ber om att partiet avslutas
more-pings-button =
    { $wanted ->
        [yes] Pingar: på
       *[no] Pingar: av
    }
more-report-button = Anmäl ett fel
report-title = Felkod `{ $code }`
report-help = Ge den till den som driver boten, och berätta vad som hände. Koden säger vilket parti och vilket drag det gäller, och visar ingen ett dolt kort.
more-declares-on = Dina händer meldas åt dig så fort det går. Du kan ångra dig ända till din tur.
more-declares-off = Du meldar själv.
more-declares-button =
    { $wanted ->
        [yes] Melda åt mig: på
       *[no] Melda åt mig: av
    }
more-ai = AI-spelare ser bara sina egna kort.
more-hints = Tips säger vad en svår AI-spelare skulle göra med dina kort, och varför.
more-hints-off = Det finns inga tips i det här partiet: så vill servern ha det.
more-hints-button =
    { $wanted ->
        [yes] Tips: på
       *[no] Tips: av
    }
more-deck-button =
    { $deck ->
        [four] Kort: fyra färger
       *[two] Kort: två färger
    }
more-hand-button =
    { $shown ->
        [picture] Min hand: bild
       *[line] Min hand: emojis
    }

## A deal told: what its points were

won-times =
    { $what } { $times ->
        [2] två gånger
        [3] tre gånger
       *[other] { $times } gånger
    }
won-hand = { category } { $points }
won-last-trick = sista sticket { $points }
won-chicago-made = Chicago { $points }
won-chicago-broken = misslyckad Chicago { $points }
won-breaker = spräckte en Chicago { $points }
won-reset = nollställd, { $points }
won-nothing = Ingen fick poäng.
past-deal = **Giv { $deal }** · { $points }
past-deal-broken-off = **Giv { $deal }**, avbruten · { $points }

## A finished game, looked at again

past-game = Parti { $game }, { $day }: { $scores }
past-game-score = { $name } { $score }
past-game-void = { $names }, struket
replay-game = Parti { $game }
replay-deal = giv { $deal } av { $of }
replay-move = drag { $move } av { $of }
replay-next = Härnäst · { $who }
replay-first-button = Första
replay-back-button = Bakåt
replay-on-button = Nästa
replay-deal-button = Giv ›
replay-last-button = Sista
replay-seat-hint = Sett av
replay-seat = Som { $name } såg det
replay-above = Ovanifrån, med alla händer öppna
replay-export-button = Exportera
replay-export = Hela partiet, att spara
replay-export-help = `python -m bot replay { $file }` skriver ut det i en terminal.
move-start = Partiet börjar.
move-hidden = Någon fick frågan och sa nej, och ingen annan hörde det.
move-says-no = { $name } säger nej, och ingen annan hör det.
move-cut = Dragning: { $draws } · { $name } ger först.
move-dealt = { $name } ger.
move-dealt-tie-break = { $name } ger en skiljegiv.
move-exchanges =
    { $count ->
        [one] { $name } byter ett kort
       *[other] { $name } byter { $count } kort
    }
move-exchanges-cards = { $name } kastar { $thrown } och får { $drawn }
move-keeps-all = { $name } behåller alla
move-redealt = { $name } visar { $cards } och får en ny hand
move-plays = { $name } lägger { $cards }
move-trick = { $name } tar stick { $number }
move-scores = { $name } får { $points } för { category }
move-calls = { $name } ropar Chicago
move-nobody-calls = Ingen ropar Chicago
move-deal-over = Giv { $deal } är slut: { $scores }

## The proof of the shuffles

salt-done =
    { $deal ->
        [1] Ditt salt är med i dragningen och första given
       *[other] Ditt salt är med i blandningen till giv { $deal }
    }
salt-help = Leken förseglades innan du valde saltet, och blandas med det. Fram till första kortet kan du ge andra ord i stället. De publiceras när partiet är slut.
proof-holds = Blandningarna i parti { $game } är de som förseglades
proof-checked = Blandat på nytt ur fröna: { $what }. Varje kort ligger där det låg.
proof-packs =
    { $packs ->
        [one] en lek
       *[other] { $packs } lekar
    }
proof-refills =
    { $refills ->
        [0] ingen ny talong
        [one] en ny talong
       *[other] { $refills } nya talonger
    }
proof-salts =
    { $salts ->
        [0] inget salt
        [one] ett salt
       *[other] { $salts } salt
    }
proof-fails = Blandningarna i parti { $game } går inte att kontrollera
proof-fails-deal =
    { $deal ->
        [0] Dragningen är inte den som förseglades
       *[other] Giv { $deal } är inte den som förseglades
    }
proof-fault =
    { $fault ->
        [commitment] Fröet passar inte till förseglingen som låg på bordet.
        [seed] Fröet hade redan använts.
        [pack] Leken låg inte i den ordning som fröet ger.
        [reshuffle] En ny talong låg inte i den ordning som fröet ger.
       *[form] Något som beviset behöver saknas.
    }
proof-proves = **Det här bevisas** Ordningen i varje lek var bestämd före första kortet och ändrades inte. Med en spelares salt i har ingen heller valt den ensam.
proof-limits = **Det här bevisas inte** Att den som driver boten inte har tittat.
proof-cut = Dragning
proof-deal = Giv { $deal }
proof-yourself = Kontrollera själv, med bara Python och botens källkod: `python -m bot verify { $file }`

## How it went

log-title = Giv { $deal }, så gick det
log-cut = **Dragning** { $draws } · { $name } ger först
log-order = { $name } gav; { $eldest } satt i förhand.
log-exchange = **Byte { $number }** { $seats }
log-took = { $name } { $count }
log-kept = { $name } inga
log-showed = { $name } visar { $cards }
log-new-pile = { $count ->
        [one] ett kastat kort blev
       *[other] { $count } kastade kort blev
    } ny talong
log-declaring = **Meldning { $number }** { $seats }
log-passes = { $name } passar
log-declares = { $name } meldar { category-a }
log-declares-beats = { $name } meldar { category-a }, { $named } slår { $theirs } hos { $against }
log-declares-loses = { $name } meldar { category-a }, { $named } förlorar mot { $theirs } hos { $against }
log-declares-level = { $name } meldar { category-a }, { $named } precis som { $against }
log-scores = { $name } får { $points }
log-nobody = ingen får poäng
log-reset = { $name } nollställer alla andra
log-redealt = **Nya händer** för { $seats }
log-level = { $names } har lika, så ingen får poäng
log-no-chicago = **Chicago** Ingen ropar.
log-chicago = **Chicago** { $name } ropar och spelar ut.
log-chicago-eldest = **Chicago** { $name } ropar; förhand spelar ut.
log-trick = **Stick { $number }** { $cards } · { $reason }
log-last-trick = { $name } får { $points } för sista sticket
log-chicago-made = { $name } har tagit alla fem stick: { $points }
log-chicago-broken = { $by } spräcker Chicagon för { $name }: { $points }
log-breaker = { $name } får { $points } för att ha spräckt den
log-hands = **Händer**
log-hand = { $cards } { $name }, { $made }
log-best-nobody = Bästa hand: { $why }
log-best-hand = { $name } har bästa handen, { category }: { $points }
log-left = { $name } har lämnat; en AI-spelare spelar vidare.
log-tie-break = { $names } ligger lika i toppen och spelar en skiljegiv.
log-won = { $name } vinner partiet.
log-scores-after = Ställning: { $scores }

## A hand: what is asked

hand-exchange = Din tur · byte { $number } av { $of }
hand-exchange-early = Byte { $number } av { $of }
hand-redeal = Vill du ha en ny hand?
hand-redeal-help = Du har inget kort över nio: du får visa handen och få fem nya kort.
hand-upcard-title = Din tur · tar du kortet?
hand-upcard-help = Alla ser det. Tackar du nej får du nästa kort, dolt.
hand-upcard = Nästa kort: { $cards }
hand-reset = Din tur · fyrtal
hand-reset-title = Nollställa alla andra?
hand-reset-help = Ta { $points }, eller nollställ alla andra i given och få inga poäng.
hand-reset-sure = Du får inga poäng, inte { $points }; alla andra förlorar alla sina.
hand-declare = Din tur · melda eller passa
hand-declare-early = Melda eller passa
hand-chicago = Ropar du Chicago?
hand-chicago-early = Chicago?
hand-lead = Din tur · spela ut valfritt kort
hand-follow = Din tur · bekänn { suit }
hand-void = Din tur · ingen { suit }, lägg valfritt
hand-play-early = Stick { $number }
hand-early-answer = Svara i förväg om du vill
hand-early-choose = Välj i förväg om du vill
hand-waiting = Din hand
hand-sits-out = Du står över den här given
hand-you-won = Du vinner med { $score }
hand-not-seated = Du sitter inte vid det här bordet
hand-not-seated-help = Nästa parti kanske har en plats ledig.
hand-no-cards = Dina kort kommer så fort de delats ut.

## A hand: what the decision needs

help-exchange = Kasta det som inte ger något: du får lika många nya kort. Behåll par, och fyra i samma färg eller i rad.
help-declare = Bästa meldade hand ger poäng. Att passa ger inget, och röjer inget.
help-chicago = Bara med höga kort i varje färg du har: ett tappat stick och det är över.
help-play = Bara sista sticket ger poäng: spara ett högt kort till det. Den som tar ett stick spelar ut nästa.
hand-until = Tiden går ut { $when }
hand-tap = Tryck på de kort du vill kasta.
hand-out-goes = Kastas { $cards }
hand-must-show = Du har fått poäng för handen: vill du byta måste du först visa alla fem korten.
hand-show-title = Visa handen?
hand-show-help = Du har fått poäng för den, så alla får se den innan du byter { $count ->
        [one] ett kort
       *[other] { $count } kort
    }.
hand-keeps-secret = Behåll alla fem, så förblir den hemlig.
hand-chicago-title = Ropa Chicago?
hand-chicago-help = Du spelar ut och måste ta alla fem stick. Alla fem: { $won }. Tappar du ett: { $lost }, och det är slut på en gång.
hand-chicago-help-eldest = Du måste ta alla fem stick; förhand spelar ut. Alla fem: { $won }. Tappar du ett: { $lost }, och det är slut på en gång.
hand-chicago-binds = Det går inte att ångra.
hand-taken = bytt: { $seats }
hand-best-so-far = { $name } har meldat { category-a }
hand-nothing-to-declare = Du har inget att melda: du kan bara passa.
hand-too-low = { $made } är lägre än så: du kan bara passa.
hand-waits-for = väntar på { $name }
hand-kept-exchange = Väntar på din tur: byt { $cards }
hand-kept-one-up = Väntar på din tur: byt { $cards }, nästa kort öppet
hand-kept-pat = Väntar på din tur: behåll alla
hand-kept-redeal = Väntar på din tur: ny hand
hand-kept-no-redeal = Väntar på din tur: ingen ny hand
hand-kept-declare = Väntar på din tur: melda { category-a }
hand-kept-pass = Väntar på din tur: passa
hand-kept-call = Väntar på din tur: ropa Chicago
hand-kept-decline = Väntar på din tur: ingen Chicago
hand-kept-play = Väntar på din tur: lägg { $cards }

## A hand: hints, one short line each

hint-plain = **Tips** { $what }
hint-because = **Tips** { $what }: { $why }
hint-keep =
    { $holding ->
        [everything] behåll alla fem
        [nothing] byt alla fem
        [one-pair] behåll paret
        [two-pairs] behåll båda paren
        [three-of-a-kind] behåll trissen
        [four-of-a-kind] behåll fyrtalet
        [four-to-a-flush] sikta på färg
        [four-to-a-straight] sikta på stege
       *[cards] behåll { $cards }
    }
hint-take = ta kortet
hint-refuse = tacka nej till kortet
hint-redeal = ta en ny hand
hint-no-redeal = behåll handen
hint-reset = nollställ de andra
hint-points = ta poängen
hint-declare = melda { category-a }
hint-pass = passa
hint-call = ropa Chicago
hint-no-call = ropa inte
hint-play = lägg { $cards }
hint-why-points = { $points } poäng
hint-why-rather = { $points } poäng; { $other }: { $less }
hint-why-totals = { $points } poäng. Med den här ställningen är det bättre än nästa: { $other }, { $less }.
hint-why-declare = { $chance } chans att vara bästa meldade hand
hint-why-pass = { $chance } chans att vara bäst, och du skulle röja din hand
hint-why-call = { $success } chans att ta alla fem stick, { $last } att ta det sista utan att ropa
hint-why-play =
    { $goal ->
        [make-chicago] { $chance } chans att klara Chicagon
        [break-chicago] { $chance } chans att spräcka Chicagon
       *[last-trick] { $chance } chans att ta sista sticket
    }
hint-why-play-rather = { $why }; { $cards }: { $chance }

## A hand: buttons

hand-button-exchange = Byt { $count }
hand-button-one-up = Byt 1, öppet
hand-button-redeal = Ny hand
hand-button-keep-hand = Behåll handen
hand-button-take = Ta
hand-button-refuse = Nej tack
hand-button-points = Ta { $points }
hand-button-reset = Nollställ de andra
hand-button-reset-sure = Ja, nollställ de andra
hand-button-keep-all = Behåll alla
hand-button-keep-made = Behåll { category }, byt { $count }
hand-button-show-exchange = Visa handen, byt { $count }
hand-button-show-made =
    Visa, behåll { $category ->
        [one-pair] par
        [two-pairs] tvåpar
        [three-of-a-kind] triss
       *[four-of-a-kind] fyrtal
    }, byt { $count }
hand-button-show-sure = Visa och byt { $count }
hand-button-declare = Melda { category-a }
hand-button-pass = Pass
hand-button-call = Ropa Chicago
hand-button-call-sure = Ropa: { $won } eller { $lost }
hand-button-decline = Nej
hand-button-undo = Ångra
hand-button-back = Tillbaka

## The result

result-won = { $name } vinner med { $score }
result-left-won = { $name } vinner med { $score }, men en AI spelade på slutet: ingen människa har vunnit
result-abandoned = Alla har lämnat: ingen vinner
result-by-vote = Avslutat i förtid genom omröstning, efter giv { $deal }.
result-shared = { $names } delar segern på { $score }
result-void = Partiet räknas inte
result-void-help = Det tog slut innan det var avgjort.
result-decided = **Giv { $deal } avgjorde:** { $name } med { $points }.
result-decided-others = **Giv { $deal } avgjorde:** när den var slut låg { $name } först.
result-part-hand = { category } ({ $points })
result-part-last-trick = sista sticket ({ $points })
result-part-chicago = Chicago ({ $points })
result-part-breaker = en spräckt Chicago ({ $points })
result-part-chicago-broken = misslyckad Chicago ({ $points })
result-part-reset = nollställning ({ $points })
result-ratings = **Rating:** { $ratings }
result-rating = { $name } { $rating }
result-rating-now = { $rating } ({ $change })
result-honours = **Nytt för { $name }:** { $honours }
result-length = { $deals ->
        [one] En giv
       *[other] { $deals } givar
    }
result-rematch-button = Revansch
result-replay-button = Repris
result-verify-button = Kontrollera
result-rematch-wanted = Revansch: { $names } är med
result-rematch-on = Revanschen är i gång.

## The rules in plain words

rules-title = Så spelas Chicago
rules-aim = Pokerhänder ger poäng, och det gör sista sticket av fem. **{ $target }** poäng vinner.
rules-section-deal = En giv
rules-section-hands = Händer
rules-section-tricks = Stick
rules-section-chicago = Chicago
rules-section-winning = Så vinner man
rules-cards = Alla får fem kort.
rules-exchange = I tur och ordning kastar man upp till fem kort, dolda, och får lika många nya.
rules-declare = I tur och ordning meldar man vad man har, dock inget lägre än det bästa hittills, eller passar.
rules-compare = Efter sticken jämförs alla händer som de var före det första; den bästa ger poäng.
rules-tricks = Fem stick utan trumf; den som sitter efter givaren spelar ut.
rules-follow = Bekänn färg om du kan. Högsta kortet i den utspelade färgen tar sticket och spelar ut nästa.
rules-call = Före första sticket får du ropa Chicago, ett löfte att ta alla fem.
rules-level = Lika i toppen? Då spelar de som är lika en giv till.
rules-floor = Ingen kan få mindre än noll.
rules-points = **Poäng** { $points }
rules-points-hand = { category } { $points }
rules-points-last = sista sticket { $points }
rules-otherwise = Som vanligt: { $phrases }
rules-change = Ändra reglerna

## The form for the rules

form-title = Reglerna vid det här bordet
form-start-from = Utgå från andra regler
form-save = Spara som …
form-words = I ord
form-save-title = Spara reglerna
form-save-name = Vad de ska heta på den här servern
form-saved = Sparade som { $name }.

## The settings of a server

settings-title = Serverns inställningar
settings-rules = **Regler** { $rules }
settings-rules-help = Det som spelas när `/chicago start` inte anger andra regler.
settings-rules-hint = Välj serverns regler
settings-pace = **Takt** { $pace }
settings-pace-hint = Välj hur mycket tid man har
settings-channels = **Kanaler** { $channels }
settings-channels-everywhere = överallt
settings-channels-hint = Välj var bord får stå
settings-levels = **AI-spelare** { $levels }
settings-levels-none = inga
settings-levels-hint = Välj vilka AI-spelare som får vara med
settings-hints = **Tips** { $hints ->
        [alone] när man spelar ensam
        [never] av
       *[always] i alla partier
    }
settings-hints-help = Den som vill ha tips får läsa vad en svår AI-spelare skulle göra. Partier med minst två personer ger rating.
settings-hints-hint = Välj var tips får ges
settings-hints-choice =
    { $hints ->
        [alone] Tips när man spelar ensam
        [never] Inga tips
       *[always] Tips i alla partier
    }
settings-hidden = **Alla servrar** { $hidden ->
    [yes] partierna här är inte med i topplistan för alla servrar
   *[no] partierna här räknas i topplistan för alla servrar
    }
settings-hide = Lämna listan för alla servrar
settings-unhide = Gå med i listan för alla servrar
settings-threads = **Bord** { $threads ->
        [on] vart och ett i en egen tråd
       *[off] ett i taget per kanal
    }
settings-keeping = **Dragen i partierna** sparas { $keeping }, för repriser
settings-keeping-hint = Hur länge drag sparas
settings-keeping-choice =
    { $keeping ->
        [host] i { $days ->
            [one] { $days } dag
           *[other] { $days } dagar
        }
        [year] i ett år
       *[always] för alltid
    }
settings-keeping-option = Drag sparas { $keeping }
settings-threads-button =
    { $threads ->
        [on] En tråd för varje bord
       *[off] Ett bord per kanal
    }
settings-sets = **Egna regler** { $names }
settings-sets-none = inga än
settings-sets-help = Spara några med ”Spara som …” när du väljer reglerna vid ett bord.
settings-drop-hint = Ta bort egna regler
settings-drop-title = Ta bort { $name }?
settings-drop-help = Partier som spelas med de reglerna behåller dem.
settings-drop-sure = Ta bort
settings-drop-keep = Behåll

## The leaderboard

board-by-wins = Flest vinster
board-by-rating = Bästa rating
board-by-rate = Störst andel vinster
board-by-points = Flest poäng per giv
board-by-chicagos = Flest klarade Chicago
board-by-hand = Bästa hand
board-scope-server = Den här servern
board-scope-everywhere = Alla servrar
board-scope-channel = Den här kanalen
board-span-all = Alla tider
board-span-season = Den här säsongen
board-span-month = Den här månaden
board-span-week = Den här veckan
board-hint = Välj en annan lista
board-since = sedan { $day }
board-what = Partier med minst två personer. AI-spelare rankas inte.
board-empty = Här har inget parti räknats än. Öppna ett bord med `/chicago start`.
board-empty-here = Ingen finns i den här listan än.
board-empty-least = Ingen har spelat { $games } partier än: så många krävs för att vara med i listan.
board-legend-wins = vunna av spelade · andel vinster · poäng
board-legend-rating = rating · vunna av spelade · ± är hur osäker den ännu är
board-legend-rate = andel vinster · vunna av spelade
board-legend-points = poäng per giv · givar
board-legend-chicagos = klarade av ropade
board-legend-hand = bästa hand som gett poäng, och hur många gånger
board-least = från { $games } partier
board-won = { $wins } av { $games }
board-hands =
    { $times ->
        [one] { $hand }
       *[other] { $hand }, { $times } gånger
    }
board-you = Du ligger på plats { $row }
board-you-least = Du rankas här efter { $least } partier; du har spelat { $games }.
board-you-unranked = Du är inte med i den här listan än.
board-no-games = Du har inga partier som räknas här än.
board-ai-games = Mot bara AI-spelare: { $wins ->
        [one] { $wins } vunnet
       *[other] { $wins } vunna
    } av { $games }, räknas inte här.
board-hidden = Den här servern håller sina partier utanför listan.
board-page = Sida { $page } av { $pages }
board-previous = Föregående
board-next = Nästa

## One person's record

stats-what = Partier på den här servern med minst två personer.
stats-nothing = Inga avslutade partier här än.
stats-rating = **Rating** { $rating }
stats-overall = { $rating } på alla servrar
stats-unsure = ± är hur osäker ratingen ännu är. Den sätter sig efter ett trettiotal partier.
stats-games = **Partier** { $wins ->
        [one] { $wins } vunnet
       *[other] { $wins } vunna
    } av { $games }, { $rate }
stats-points = **Poäng** { $points } per giv
stats-last-tricks = **Sista sticket** i { $rate } av alla givar
stats-chicagos = **Chicago** { $made ->
        [one] { $made } klarad
       *[other] { $made } klarade
    } av { $calls }
stats-hand = { $hand } { $times }
stats-hands = **Händer** { $hands }
stats-alone = **Ensam** { $wins ->
        [one] { $wins } vunnet
       *[other] { $wins } vunna
    } av { $games }, räknas inte ovan
stats-curve =
    { $games ->
        [one] Ratingen i senaste partiet
       *[other] Ratingen i de senaste { $games } partierna; från linje till linje är det { $step }
    }
stats-honours = **Milstolpar** { $honours }
stats-rival = { $name } { $ahead }:{ $behind }
stats-rivals = **Inbördes** { $rivals }
stats-against =
    { $games ->
        [one] **{ $name } – { $other }** { $ahead }:{ $behind } på ett parti
       *[other] **{ $name } – { $other }** { $ahead }:{ $behind } på { $games } partier
    }
stats-history-button = Mina partier
alt-curve = Ratingen för { $name } under { $games } partier: lägst { $least }, högst { $most }, nu { $now }

## One's own games

history-title = Mina partier
history-what = Avslutade partier på den här servern, de nyaste först.
history-nothing = Inga avslutade partier här än. Öppna ett bord med `/chicago start`.
history-left = lämnade
history-legend = placering · dag · poäng · vilka fler som spelade · ändring av rating
history-hint = Se hur ett parti slutade
history-option = Parti { $game }: { $names }
history-option-more = Plats { $place } av { $seats } med { $score }
history-newer = Nyare
history-older = Äldre

## First times, and ratings

honour-win = första vinsten
honour-chicago = första Chicagon
honour-breaker = första spräckta Chicagon
honour-four = första fyrtalet
honour-ten-wins = tio vinster
honour-hundred-games = hundra partier
honour-straight-flush = första färgstegen
honour-royal-flush = första royal straight flush
honour-hundred-wins = hundra vinster
rating-unsure = { $rating } ±{ $spread }

## What the rules say no to

refusal-game-over = Partiet är slut.
refusal-not-in-deal = Du står över den här given.
refusal-not-your-turn = Det är inte din tur än.
refusal-not-asked = Det är inte frågan just nu.
refusal-not-your-card = Det kortet har du inte kvar.
refusal-follow-suit = Du måste bekänna färg.
refusal-too-low = Någon har meldat högre. Du kan bara passa.
refusal-nothing-to-declare = Du har inget att melda. Du kan bara passa.
refusal-must-declare = Vid det här bordet meldas varje hand som går att melda.
refusal-exchange-stopped = Köpstopp: du har för många poäng för att byta kort.
refusal-not-one-card = Här går det bara att byta ett enda kort öppet.
refusal-not-low = Du har ett kort över nio: ingen ny hand.
refusal-too-few-points = Du har inte tillräckligt med poäng för att ropa Chicago.
refusal-left-already = Du har lämnat partiet; en AI-spelare har din plats.
refusal-not-a-pack = Korten i den här given är inte en hel lek. Den delas inte ut.

## House rules that make no sense

invalid-target = Ett parti går till 52, 51, 50, 41 eller 26 poäng.
invalid-exchanges = En giv har tre byten eller två.
invalid-score-phases = Man meldar varje gång, en gång eller aldrig.
invalid-last-trick = Sista sticket är värt 5, 3 eller 2 poäng.
invalid-deuce-last-trick = En tvåa i sista sticket är värd 10 poäng eller inget extra.
invalid-chicago-points = Chicago är värd 15 eller 13 poäng.
invalid-chicago-minimum = Chicago kräver poäng, eller så gör den inte det.
invalid-chicago-lead = Den som ropar eller förhand spelar ut efter ett rop.
invalid-chicago-hand-points = Efter en Chicago jämförs händerna, eller så gör de inte det.
invalid-chicago-required = För att vinna måste man ha ropat Chicago, ha klarat en, eller ingetdera.
invalid-chicago-breaker = Att spräcka en Chicago är värt 10 poäng, 8 eller inget.
invalid-exchange-stop = Köpstoppet är vid 41, 42, 45, 46 eller 47 poäng, eller finns inte.
invalid-one-up = Öppet kort finns i alla byten, i det första eller aldrig.
invalid-four-of-a-kind = Fyrtal är värt 7 eller 8 poäng, nollställer de andra eller ger ett val.
invalid-straight-flush = Färgstege är värd 8, 10 eller 11 poäng, eller partiet.
invalid-royal-wins-at-once = En royal straight flush vinner partiet, eller så gör den inte det.
invalid-tied-hands = Lika bra bästa händer får poäng allihop, eller inte alls.
invalid-win-check = Ett parti vinns när given är slut, eller på en gång.
invalid-low-redeal = Låga händer får nya kort, eller så får de inte det.
invalid-declaring = Meldningen är frivillig eller automatisk.
invalid-reveal = Brutna händer visas i alla byten, bara i det andra eller aldrig.
clash-exchange-stop = Köpstoppet kan inte ligga vid en poäng där partiet redan är slut: välj ett lägre, eller fler poäng för att vinna.
clash-score-phases = Med två byten meldar man ändå bara en gång: välj tre byten, eller låt det vara.
clash-reveal = Med två byten är det andra ändå det sista: välj tre byten, eller låt det vara.

## What the table says no to

error-not-seated = Du sitter inte vid det här bordet.
error-stale = Partiet har gått vidare; så här är det nu.
error-pruned = Partiet slutade för så länge sedan att dragen inte finns kvar; resultatet gör det.
error-no-table = Det finns inget bord i den här kanalen. Öppna ett med `/chicago start`.
error-table-here = Det finns redan ett bord här.
error-too-many-tables = Servern har så många bord som den får. Gå med vid ett av dem, eller vänta tills något blir klart.
error-too-many-lobbies = För många av serverns bord väntar redan på spelare. Gå med vid ett av dem.
error-house-full = Jag har så många bord jag orkar med just nu. Försök igen senare, eller spela ensam: `/chicago solo`.
error-table-full = Här sitter redan fyra.
error-no-free-seat = Ingen plats är ledig nu. Mellan två givar kan du ta en AI-spelares plats, eller någons som varit borta en hel giv.
note-newcomer = Du spelar vidare i stället för en AI-spelare. Ett parti med någon nytillkommen ger ingen rating.
note-newcomer-away = Du spelar vidare i stället för någon som var borta. Ett parti med någon nytillkommen ger ingen rating.
seat-given = Någon annan har din plats
seat-given-help = Du var borta en hel giv, så någon ny tog platsen. Det här partiet räknas inte för dig.
seat-given-room = En annan plats är ledig nu: du kan spela vidare där, eller titta på.
seat-given-watch = Du kan titta på hur det går.
error-already-seated = Du sitter redan här.
error-seat-elsewhere = Du har en plats vid ett annat bord på servern. Lämna den först.
error-not-host = Bara värden väljer regler.
error-not-manager = Bara den som får hantera servern ändrar dess inställningar.
error-no-such-rules = Här finns inga regler med det namnet. Välj ur listan som kommer upp när du skriver.
error-no-name = Ge dem ett namn som går att läsa.
error-name-taken = Det finns redan regler med det namnet.
error-too-many-sets = Servern har så många egna regler den kan ha. Ta bort några i `/chicago settings`.
error-rules-changed = Reglerna har ändrats under tiden: så här är de nu.
error-not-in-channel = Här spelas Chicago i { $channels }.
error-not-in-lobby = Partiet har börjat, eller så är bordet stängt.
error-no-room-for-ai = Ingen plats är ledig.
error-no-ai = Ingen AI-spelare sitter här.
error-no-ai-here = Den här servern spelar utan AI-spelare.
error-level-not-allowed = Den här servern har inga AI-spelare på den nivån.
error-too-few-seats = Ett parti kräver minst två platser.
error-left-already = Du har lämnat partiet; en AI-spelare har din plats.
error-nothing-marked = Tryck först på de kort du vill kasta, eller behåll alla.
error-no-such-game = Här finns inget sådant parti som är slut och sparat.
error-salt-closed = En blandning kan saltas medan bordet är öppet, och medan en avslutad giv visas.
error-bad-salt = Det är för långt: högst 64 tecken, färre om de är ovanliga.
error-busy = För många tryck på en gång. Tryck igen.
error-database = Det gick inte att spara just nu. Inget är förlorat; tryck igen om en stund.
error-unexpected = Något gick fel, och inget ändrades. Händer det igen, anmäl koden { $code }.
error-old-button = Knappen hör till ett gammalt bord.
error-permissions = Jag får inte spela här än. Jag behöver: { $permissions }.
error-restarting = Jag startar om. Tryck igen om en minut.
error-guild-only = Chicago spelas i kanaler på en server.
error-no-thread = Jag kunde inte skapa någon tråd här. Försök igen, eller öppna bordet med `thread: False`.
error-wrong-channel = Det bordet står i en annan kanal.

## Leaving and stopping

resume-title = Ditt senaste parti här vilar
resume-help = Det står i giv { $deal }. Ett nytt bord avslutar det inte.
resume-button = Fortsätt med det
resume-anew = Nytt bord
player-someone = någon
privacy-title = Vad som sparas om dig
privacy-what = På alla servrar tillsammans. Bara du ser det här.
privacy-nothing = Ingenting.
privacy-id = Ditt Discord-id, med allt här nedan
privacy-name = Ditt namn, som { $name }
privacy-no-name = Inget namn längre
privacy-switches = Vad du har valt bakom **Mer**: pingar, meldning, tips, kortens utseende
privacy-running =
    { $games ->
        [one] **1** parti eller bord som inte är slut
       *[other] **{ $games }** partier och bord som inte är slut
    }
privacy-finished =
    { $games ->
        [one] **1** avslutat parti: dag och plats, dina poäng och hur det gick för dig
       *[other] **{ $games }** avslutade partier: dagar och platser, dina poäng och hur det gick för dig
    }
privacy-unfinished =
    { $games ->
        [one] **1** parti eller bord som slutade utan resultat
       *[other] **{ $games }** partier och bord som slutade utan resultat
    }
privacy-replayable =
    { $games ->
        [one] Dragen i **1** parti
       *[other] Dragen i **{ $games }** partier
    }
privacy-ratings =
    { $servers ->
        [one] Din rating och din placering på **1** server
       *[other] Dina ratingar och dina placeringar på **{ $servers }** servrar
    }
privacy-honours =
    { $honours ->
        [one] **1** milstolpe i `/stats`
       *[other] **{ $honours }** milstolpar i `/stats`
    }
privacy-old =
    { $days ->
        [one] Ett partis drag försvinner en dag efter att det slutat, om servern inte sparar dem längre, och ditt namn en dag efter att du senast var här.
       *[other] Ett partis drag försvinner { $days } dagar efter att det slutat, om servern inte sparar dem längre, och ditt namn { $days } dagar efter att du senast var här.
    }
privacy-never = Dina meddelanden läses aldrig, och ingen får något av det här. Bara poäng: inga pengar, inga insatser.
privacy-export-button = Exportera
privacy-export-title = Allt som sparas om dig
privacy-export-help = Som JSON: raderna om dig ur varje tabell. Ladda ner det snart, meddelandet blir inte kvar.
privacy-forget-button = Glöm mig
privacy-forget-title = Glömma allt om dig?
privacy-forget-help = Ditt namn, dina inställningar, dina ratingar och din plats på alla topplistor försvinner. I avslutade partier behåller andra sina resultat, och du är ”någon” där.
privacy-forget-running =
    { $games ->
        [one] Du lämnar partiet eller bordet som inte är slut; i ett parti tar en AI-spelare din plats.
       *[other] Du lämnar de { $games } partier och bord som inte är slut; i partier tar AI-spelare dina platser.
    }
privacy-forget-final = Det går inte att ångra. Kommer du tillbaka börjar du från noll. Det som står i Discords egna meddelanden blir kvar där.
privacy-forget-sure = Glöm mig
privacy-forget-keep = Behåll
privacy-forgotten = Du är glömd. Inget som är sparat leder till dig längre.
leave-title =
    { $farewell ->
        [lobby] Lämna bordet?
       *[game] Lämna partiet?
    }
leave-help =
    { $farewell ->
        [lobby] Din plats blir ledig. Ett bord där ingen sitter stängs.
        [last] Ingen annan person spelar, så partiet slutar på en gång, och ingen vinner det.
       *[game] En AI-spelare tar din plats och spelar vidare. Du hamnar under alla som stannar, och kan inte komma tillbaka.
    }
leave-sure = Lämna
leave-stay = Stanna
leave-done =
    { $farewell ->
        [lobby] Du har lämnat bordet.
        [last] Du har lämnat, och partiet är slut.
       *[game] Du har lämnat. En AI-spelare har din plats.
    }
stop-title = Avsluta partiet?
stop-help = Det slutar utan resultat så fort mer än hälften av dem som är här vill det.
stop-help-now = Det slutar på en gång, utan resultat.
stop-choose-after = **Sluta efter giv { $deal }:** den som då leder vinner, och partiet räknas.
stop-choose-void = **Stryk det:** det slutar på en gång och räknas inte.
stop-choose-vote = Det är bestämt när mer än hälften av dem som är här vill samma sak.
stop-choose-now = Som moderator bestämmer du ensam.
stop-after-button = Sluta efter giv { $deal }
stop-void-button = Stryk det nu
stop-take-back = Ta tillbaka min röst
stop-sure = Avsluta partiet
stop-stay = Spela vidare
stop-voted = Du har röstat för att sluta. Partiet slutar när mer än hälften av dem som är här har gjort det.
stop-voted-after = Du har röstat för att sluta efter giv { $deal }. Det är bestämt när mer än hälften av dem som är här har gjort det.
vote-taken-back = Du har tagit tillbaka din röst.
stop-done = Partiet är avslutat.
stop-done-after = Partiet slutar efter giv { $deal }: den som då leder vinner.
stayed = Du spelar vidare.
table-here-link = Till bordet

## A table in a thread of its own

thread-name = Chicago · { $host }
thread-line = { $host } har öppnat ett Chicagobord
thread-line-help = Gå med i tråden här nedanför; upp till fyra spelar, alla får titta på.
thread-opened = Ditt bord är i { $thread }, och du sitter redan där. När partiet börjar, tryck på **Min hand** där.

## Commands

cmd-chicago-desc = Chicago, det svenska kortspelet med pokerhänder och stick
cmd-start-desc = Öppna ett bord i den här kanalen
cmd-start-rules-desc = Vad som ska spelas: kända regler, eller några av serverns egna
cmd-start-pace-desc = Hur mycket tid man har per drag
cmd-pace-live = Live: en minut
cmd-pace-relaxed = Lugn: fem minuter
cmd-pace-slow = Långsam: 12 timmar
cmd-pace-none = Ingen klocka
cmd-settings-desc = Vad borden på servern spelar, hur fort och var, AI-spelare och tips
cmd-start-thread-desc = Ge bordet en egen tråd
cmd-start-opponents-desc = Hur många AI-spelare som sätter sig direkt
cmd-start-ai-desc = Hur bra AI-spelarna är, de som sätter sig direkt eller är med när du börjar ensam
cmd-hand-desc = Visa mina kort, längst ner i kanalen
cmd-leave-desc = Lämna bordet; en AI-spelare tar platsen
cmd-stop-desc = Be om att partiet vid bordet avslutas
cmd-salt-desc = Lägg dina egna ord till nästa blandning
cmd-salt-text-desc = Valfria ord, högst 64 tecken; de publiceras när partiet är slut
cmd-verify-desc = Kontrollera blandningarna i ett avslutat parti
cmd-replay-desc = Se ett avslutat parti igen, drag för drag
cmd-past-game-desc = Vilket parti; det senaste här om du inte anger något
cmd-rules-desc = Så spelas Chicago vid det här bordet
cmd-leaderboard-desc = Vem som är bäst på Chicago: här eller överallt, genom tiderna eller i veckan
cmd-leaderboard-scope-desc = Vilka partier som räknas
cmd-leaderboard-by-desc = Vad listan går efter
cmd-leaderboard-period-desc = Hur långt tillbaka
cmd-stats-desc = Hur det gått för någon: partier, rating, händer, Chicago, inbördes möten
cmd-stats-player-desc = För vem; för dig om ingen anges
cmd-stats-against-desc = Inbördes möten med vem; med dig om ingen anges
cmd-privacy-desc = Vad som sparas om dig, som en fil, eller inget av det längre
cmd-history-desc = Dina avslutade partier, de nyaste först
cmd-history-page-desc = Vilken sida som visas
cmd-leaderboard-page-desc = Vilken sida som visas

## A private game

solo-drew = Du fick { $cards }
solo-next-button = Nästa giv
solo-again-button = Spela igen
solo-look-button = Titta igen
solo-going-on = Du har ett parti i gång
solo-go-on-button = Fortsätt
solo-anew-button = Nytt parti
asleep-title = Vilar · tryck för att väcka
asleep-button = Väck

## The lesson: what the teacher says. $ai is the partner's name

lesson-welcome = Två minuter, en övningsgiv mot { $ai }. Bästa **pokerhanden** ger poäng, tre gånger om; sedan kommer **fem stick**.
lesson-exchange = Du har { category-a }. Kasta det som inte hjälper och få nya kort: **{ $button }**, eller tryck själv på korten.
lesson-exchange-again = Del två, samma sak igen: byt, och melda sedan.
lesson-exchange-last = Del tre, sista bytet. Efter det kommer fem stick, och höga kort tar stick; men till sist jämförs alla händer en gång till, så behåll det du har fått ihop.
lesson-owing = En hand som gett poäng visas innan den ändras. Behåll alla fem, så förblir den hemlig; eller visa den, och få bättre kort.
lesson-owing-again = Som förut: visa handen och få nya kort, eller behåll alla fem i hemlighet.
lesson-show = Nya kort kan vara värda det, men då vet { $ai } vad du har.
lesson-declare = Nu är det dags att melda: säg vad du har, eller passa. Bästa **meldade** hand ger poäng, och för { category } får man { $points }. Dina kort förblir dolda.
lesson-declare-again = Melda eller passa. Händer av samma sort skiljs åt av valörerna, aldrig av färgerna.
lesson-declare-nothing = Du har inget att melda, så du kan bara passa. I ett riktigt parti sker det av sig självt.
lesson-lead-first = Nu sticken. Du spelar ut valfritt kort; { $ai } måste bekänna om det går. Högsta kortet i den utspelade färgen tar sticket och spelar ut nästa. **Bara sista sticket ger poäng**, så börja med ett lågt kort.
lesson-lead = Den som tar ett stick spelar ut nästa: din tur, valfritt kort.
lesson-lead-fourth = Fjärde sticket: den som tar det spelar ut till det sista. Spela ut ditt bästa kort nu.
lesson-follow = { $ai } spelade ut { suit }, och det har du, så du måste bekänna. De andra korten går inte att trycka på.
lesson-follow-fourth = { $ai } spelade ut { suit }, så du måste bekänna. Ta sticket om du kan: den som tar det spelar ut till det sista.
lesson-void = { $ai } spelade ut { suit }, och du har ingen: lägg vad du vill. Det kan inte vinna, så lägg det du behöver minst.
lesson-last = Sista sticket, värt **{ $points }**. Du har ett kort kvar; i ett riktigt parti lägger det sig självt.

lesson-drew = Du fick { $cards } och har nu { category-a }.
lesson-broke =
    Men du kastade { $cards }, som hörde till { $category ->
        [one-pair] ditt par
        [two-pairs] ditt tvåpar
        [three-of-a-kind] din triss
        [straight] din stege
        [flush] din färg
        [full-house] din kåk
        [four-of-a-kind] ditt fyrtal
        [straight-flush] din färgstege
       *[royal-flush] din royal straight flush
    }. Det som gör en hand bättre är värt att behålla.
lesson-idle = { $cards } kunde också ha gått: ett kort som inte ger något är inget att sakna.
lesson-kept-first = Du behöll alla fem. Det får du, men nya kort kostar inget, och de udda korten kunde bara bli bättre.
lesson-kept = Du behöll alla fem.
lesson-kept-secret = Du behöll alla fem, så ingen har sett dem.
lesson-scored =
    { $category ->
        [one-pair] Ditt par
        [two-pairs] Ditt tvåpar
        [three-of-a-kind] Din triss
        [straight] Din stege
        [flush] Din färg
        [full-house] Din kåk
        [four-of-a-kind] Ditt fyrtal
        [straight-flush] Din färgstege
       *[royal-flush] Din royal straight flush
    } var bästa meldade hand: **{ $points }** till dig.
lesson-scored-ranks = Båda meldade { category-a }, så ni sa valörerna: { $ours } hos dig slår { $theirs } hos { $ai }. **{ $points }** till dig.
lesson-lost = { $ai } meldade { category-a }: { $points } till { $ai }.
lesson-lost-ranks = Båda meldade { category-a }, så ni sa valörerna: { $theirs } hos { $ai } slår { $ours } hos dig. { $points } till { $ai }.
lesson-passed = Du passade, så { $ai } får { $points } för { category }. Din hand var lika bra eller bättre, men bara det som meldas räknas.
lesson-level = Båda händerna var lika i varje valör, så ingen får poäng.
lesson-nobody = Ingen meldade något, så ingen får poäng.
lesson-trick-won = Du tar sticket med { $cards }, { $reason }.
lesson-trick-spent = Men det ger inga poäng: ett sådant kort är mer värt i de två sista.
lesson-trick-lost = { $ai } tar sticket med { $cards }, { $reason }.
lesson-trick-void = { $ai } tar sticket: { $cards } är inte { suit }.

lesson-title-last = Sista sticket
lesson-title-hands = Alla händer
lesson-title-chicago = Chicago
lesson-title-points = Nu kan du spela
lesson-last-won = Du tar sista sticket med { $cards }, { $reason }: **{ $points }** till dig.
lesson-last-lost = { $ai } tar sista sticket med { $cards }, { $reason }: { $points } till { $ai }. Vill du ta det, spara ett högt kort och se till att få spela ut.
lesson-hands = Nu jämförs alla händer som de var före sticken, med de spelade korten. Ingen kan gömma sin.
lesson-hands-won =
    { $category ->
        [one-pair] Ditt par
        [two-pairs] Ditt tvåpar
        [three-of-a-kind] Din triss
        [straight] Din stege
        [flush] Din färg
        [full-house] Din kåk
        [four-of-a-kind] Ditt fyrtal
        [straight-flush] Din färgstege
       *[royal-flush] Din royal straight flush
    } är bäst: **{ $points }** till dig.
lesson-hands-lost = { $ai } har bäst hand, { category }: { $points } till { $ai }.
lesson-hands-nobody = Ingen är bättre än den andra, så ingen får poäng.
lesson-chicago = Med { $needed } poäng får du ropa **Chicago** före första sticket: ett löfte att ta alla fem. Klarar du det får du { $won }. Tappar du ett stick är det slut på en gång: { $lost }.
lesson-chicago-tricks =
    { $tricks ->
        [0] Den här gången tog du inget av de fem.
        [one] Den här gången tog du ett av de fem.
        [5] Den här gången tog du alla fem: ropat i tid är det en Chicago.
       *[other] Den här gången tog du { $tricks } av de fem.
    }
lesson-points = En giv består av tre byten, två meldningar och fem stick. När en giv slutar med att någon har { $target } poäng eller mer vinner den med flest.
lesson-goodbye = AI-spelare ser bara sina egna kort, precis som du. Lycka till!
lesson-kind =
    { $category ->
        [straight] stege (fem i rad) { $points }
        [flush] färg (fem i samma färg) { $points }
        [full-house] kåk (triss och par) { $points }
       *[other] { category } { $points }
    }
lesson-worth = Händer och poäng: { $hands }
lesson-step = Övningsgiv · steg { $number } av { $of }
lesson-continue-button = Fortsätt
lesson-play-button = Spela ett parti
lesson-anew-button = Börja om
lesson-going-on = Du är mitt i lektionen
lesson-over = Lektionen är slut
error-playing-already = Du har redan ett i gång. Ge kommandot igen, så kommer du dit.
cmd-solo-desc = Spela ensam mot AI-spelare, i ett meddelande som bara du ser
cmd-solo-rules-desc = Vilka regler som gäller
cmd-solo-opponents-desc = Hur många AI-spelare du möter
cmd-solo-ai-desc = Hur bra de spelar
cmd-learn-desc = Lär dig Chicago på två minuter, med en övningsgiv
level-easy = Lätt
level-medium = Medelsvår
level-hard = Svår

## Languages: /language, and the language of a server

cmd-language-desc = Välj språket jag talar med dig
cmd-language-language-desc = Vilket; anger du inget ser du vilket det är nu
language-client = Som min Discord är inställd
language-server = Som servern är inställd i Discord
language-title = Språk
language-own = Ditt språk är **{ $language }**, som du har valt.
language-seen = Ditt språk är **{ $language }**, som din Discord är inställd.
language-help = Det som alla ser är på serverns språk, här **{ $language }**.
language-hint = Välj ditt språk
language-button = Språk
settings-language = **Språk** { $language }
settings-language-hint = Välj språket som alla läser
privacy-language = Språket i din Discord, och det du har valt med `/language`
