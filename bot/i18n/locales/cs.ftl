# What the bot says, in Czech. Variables and families are explained in en.ftl.
#
# Words: rozdání (a deal), karty (what somebody holds), kombinace (a poker hand), hlásit / hlášení (to declare; to call
# Chicago, as in mariáš), uhrát and překazit Chicago, zdvih, vynášet, ctít barvu, výměna, odhodit, dobrat, balíček, pár,
# trojice, postupka, barva, čtveřice, čistá postupka, los (the cut), sůl (salt), tip (hint). "Ty", and no past tense of
# persons, which would tell a man from a woman. Names are never inflected: they stand in the nominative, or in brackets.

## Cards and poker hands

suit =
    { $suit ->
        [clubs] kříže
        [diamonds] káry
        [hearts] srdce
       *[spades] piky
    }
# An adjective, "karta" is understood: "nejvyšší srdcová".
suit-one =
    { $suit ->
        [clubs] křížová
        [diamonds] kárová
        [hearts] srdcová
       *[spades] piková
    }
rank-one =
    { $rank ->
        [two] dvojka
        [three] trojka
        [four] čtyřka
        [five] pětka
        [six] šestka
        [seven] sedmička
        [eight] osmička
        [nine] devítka
        [ten] desítka
        [jack] kluk
        [queen] dáma
        [king] král
       *[ace] eso
    }
rank-many =
    { $rank ->
        [two] dvojky
        [three] trojky
        [four] čtyřky
        [five] pětky
        [six] šestky
        [seven] sedmičky
        [eight] osmičky
        [nine] devítky
        [ten] desítky
        [jack] kluci
        [queen] dámy
        [king] králové
       *[ace] esa
    }
rank-of =
    { $rank ->
        [two] dvojek
        [three] trojek
        [four] čtyřek
        [five] pětek
        [six] šestek
        [seven] sedmiček
        [eight] osmiček
        [nine] devítek
        [ten] desítek
        [jack] kluků
        [queen] dam
        [king] králů
       *[ace] es
    }
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
# The adjective goes with the rank: "pikový král", "pikové eso", "piková dáma".
card =
    { $suit ->
        [clubs] { $rank ->
            [jack] křížový
            [king] křížový
            [ace] křížové
           *[other] křížová
        }
        [diamonds] { $rank ->
            [jack] kárový
            [king] kárový
            [ace] kárové
           *[other] kárová
        }
        [hearts] { $rank ->
            [jack] srdcový
            [king] srdcový
            [ace] srdcové
           *[other] srdcová
        }
       *[spades] { $rank ->
            [jack] pikový
            [king] pikový
            [ace] pikové
           *[other] piková
        }
    } { rank-one }

category =
    { $category ->
        [one-pair] pár
        [two-pairs] dva páry
        [three-of-a-kind] trojice
        [straight] postupka
        [flush] barva
        [full-house] full house
        [four-of-a-kind] čtveřice
        [straight-flush] čistá postupka
        [royal-flush] královská postupka
       *[high-card] vysoká karta
    }
# In the accusative: "hlásí trojici", "za trojici".
category-a =
    { $category ->
        [one-pair] pár
        [two-pairs] dva páry
        [three-of-a-kind] trojici
        [straight] postupku
        [flush] barvu
        [full-house] full house
        [four-of-a-kind] čtveřici
        [straight-flush] čistou postupku
        [royal-flush] královskou postupku
       *[high-card] vysokou kartu
    }
makes-high-card = vysoká karta, { $high }
makes-one-pair = pár { $of }
makes-two-pairs = dva páry, { $many } a { $low }
makes-three-of-a-kind = trojice { $of }
makes-straight = postupka, nejvyšší { $high }
makes-flush = barva, nejvyšší { $high }
makes-full-house = full house, { $many } a { $low }
makes-four-of-a-kind = čtveřice { $of }
makes-straight-flush = čistá postupka, nejvyšší { $high }
makes-royal-flush = královská postupka

## People

player-ai =
    { $name } { $level ->
        [easy] lehká AI
        [hard] těžká AI
       *[medium] střední AI
    }
player-left = { $name } (už nehraje)
number-alone = { $number }

## Pictures, for those who cannot see them

alt-banner = Vějíř pěti karet: piková desítka, kluk, dáma, král a eso
alt-hand = Tvoje karty: { $cards }
alt-hand-played = Tvoje karty: { $cards }. Už zahráno: { $played }
alt-race = Skóre po jednotlivých rozdáních. { $scores }
alt-race-line = { $name } { $score }
alt-deal = Karty všech hráčů, řádek pro každé místo, sloupec pro každý zdvih. { $seats }
alt-deal-seat = { $name }: { $cards }.
alt-deal-seat-took =
    { $count ->
        [one] { $name }: { $cards }; bere zdvih { $tricks }.
        [few] { $name }: { $cards }; bere zdvihy { $tricks }.
       *[other] { $name }: { $cards }; bere zdvihy { $tricks }.
    }
alt-deal-last = Poslední zdvih bere { $name }.

## The lobby

lobby-title = Chicago · zve { $host }
lobby-what =
    Nejlepší pokerová kombinace boduje { $times ->
        [1] jednou za rozdání
        [2] dvakrát za rozdání
       *[other] třikrát za rozdání
    }. Pak pět zdvihů: vezmi ten poslední. Vyhrává **{ $target }** bodů.
lobby-free = *volno*
lobby-host = vede stůl
lobby-rules-standard = Standardní pravidla
lobby-rules-changed = Domácí pravidla: { $changes }
lobby-rules-preset = Pravidla { $preset }: { $changes }
lobby-length =
    asi { $minutes } minut ve { $seats ->
        [2] dvou
        [3] třech
       *[4] čtyřech
    }
lobby-closes = zavírá { $when }
lobby-pace =
    { $pace ->
        [live] minuta na tah
        [relaxed] pět minut na tah
        [slow] 12 hodin na tah
       *[none] bez časového limitu
    }
lobby-pace-button = Tempo: { pace }
pace =
    { $pace ->
        [live] živé
        [relaxed] pohodové
        [slow] pomalé
       *[none] bez limitu
    }
lobby-cut-seal = Los zapečetěn: `{ $seal }`
lobby-commitment = Míchání zapečetěno: `{ $seal }`
lobby-join = Přidat se
lobby-start =
    Začít ve { $seats ->
        [2] dvou
        [3] třech
       *[4] čtyřech
    }
lobby-start-alone =
    Začít: ty + { $ai } { $level ->
        [easy] lehké AI
        [hard] těžké AI
       *[medium] střední AI
    }
lobby-one-more-ai = + AI
lobby-level =
    { $level ->
        [easy] AI: lehká
        [hard] AI: těžká
       *[medium] AI: střední
    }
lobby-drop-ai = − AI
lobby-rules = Pravidla
lobby-leave = Odejít
lobby-seated = Máš místo { $seat }
lobby-seated-help = Jakmile hra začne, objeví se tu tvoje karty. Měj tuhle zprávu na očích.
lobby-seated-host = Stůl vedeš ty: vyber pravidla a začni, až budou všichni tady. Volná místa může obsadit AI.
lobby-started = Hraje se: { $names }
lobby-closed = Tenhle stůl se zavřel, aniž se hrálo
lobby-closed-help = Další otevřeš příkazem `/chicago start`.

## House rules, one by one

house-target = vyhrává { $value } bodů
house-exchanges =
    { $value ->
        [2] dvě výměny
       *[3] tři výměny
    }
house-score-phases =
    { $value ->
        [first] kombinace se hlásí jednou
        [none] kombinace se nehlásí
       *[all] kombinace se hlásí před zdvihy
    }
house-last-trick = poslední zdvih za { $value }
house-deuce-last-trick =
    { $value ->
        [0] dvojka v posledním zdvihu nic neznamená
       *[10] poslední zdvih dvojkou za { $value }
    }
house-chicago-points = Chicago za { $value } bodů
house-chicago-minimum =
    { $value ->
        [off] Chicago smí hlásit každý
       *[on] Chicago jen s dostatkem bodů
    }
house-chicago-lead =
    { $value ->
        [eldest] při Chicagu vynáší první po rozdávajícím
       *[caller] při Chicagu vynáší hlásící
    }
house-chicago-hand-points =
    { $value ->
        [off] po Chicagu kombinace nebodují
       *[on] kombinace bodují i po Chicagu
    }
house-chicago-required =
    { $value ->
        [called] vyhrát jde jen s ohlášeným Chicagem
        [won] vyhrát jde jen s uhraným Chicagem
       *[off] vyhrát jde i bez Chicaga
    }
house-chicago-breaker =
    { $value ->
        [0] za překažené Chicago nic není
       *[other] za překažené Chicago je { $value }
    }
house-exchange-stop =
    { $value ->
        [0] měnit karty smí každý
       *[other] od { $value } bodů se nemění
    }
house-one-up =
    { $value ->
        [first] jedna odkrytá karta v první výměně
        [every] jedna odkrytá karta v každé výměně
       *[off] nové karty se berou naslepo
    }
house-four-of-a-kind =
    { $value ->
        [reset] čtveřice srazí ostatní na 0
        [choice] čtveřice za 7 nebo ostatní na 0
       *[other] čtveřice za { $value }
    }
house-straight-flush =
    { $value ->
        [win] čistá postupka vyhrává partii
       *[other] čistá postupka za { $value }
    }
house-royal-wins-at-once =
    { $value ->
        [on] královská postupka vyhrává partii
       *[off] královská postupka jsou jen body
    }
house-tied-hands =
    { $value ->
        [all] stejné nejlepší kombinace bodují všechny
       *[none] stejné nejlepší kombinace nebodují
    }
house-win-check =
    { $value ->
        [immediate] vyhrává se hned po dosažení bodů
       *[deal-end] vyhrává se na konci rozdání
    }
house-low-redeal =
    { $value ->
        [on] nové karty za samé nízké do devítky
       *[off] žádné nové karty
    }
house-declaring =
    { $value ->
        [automatic] hlásí se samo
       *[voluntary] hlásit se nemusí
    }
house-reveal =
    { $value ->
        [phase-two] rozbité kombinace se ukazují ve druhé výměně
        [off] rozbité kombinace se neukazují
       *[every-phase] rozbité kombinace se ukazují
    }

told-target = K výhře je potřeba { $value } bodů.
told-exchanges =
    { $value ->
        [2] Jsou dvě výměny; po druhé se hrají zdvihy.
       *[3] Jsou tři výměny; po třetí se hrají zdvihy.
    }
told-score-phases =
    { $value ->
        [first] Po první výměně se hlásí kombinace a boduje ta nejlepší ohlášená.
        [none] Kombinace se nehlásí: před zdvihy nic neboduje.
       *[all] Po každé výměně kromě poslední se hlásí kombinace a boduje ta nejlepší ohlášená.
    }
told-last-trick = Počítá se jen poslední zdvih: { $value } { $value ->
        [one] bod
        [few] body
       *[other] bodů
    }.
told-deuce-last-trick =
    { $value ->
        [0] Nezáleží na tom, jaká karta poslední zdvih vezme.
       *[10] Když ho vezme dvojka, je poslední zdvih za { $value }; ne však v rozdání s Chicagem.
    }
told-chicago-points = Uhrané Chicago je za { $value } místo posledního zdvihu. Ztracený zdvih: −{ $value } a zdvihy končí.
told-chicago-minimum =
    { $value ->
        [off] Chicago můžeš hlásit s jakýmkoli skóre.
       *[on] K hlášení Chicaga potřebuješ { $points } bodů.
    }
told-chicago-lead =
    { $value ->
        [eldest] Ať hlásí kdokoli, vynáší první po rozdávajícím.
       *[caller] Kdo hlásí, vynáší do prvního zdvihu.
    }
told-chicago-hand-points =
    { $value ->
        [off] Po ohlášení se karty neporovnávají a nevynesené zůstávají skryté.
       *[on] Ať je Chicago uhrané, nebo ne, karty všech se pak porovnají.
    }
told-chicago-required =
    { $value ->
        [called] Vyhrát může jen ten, kdo v téhle partii ohlásí Chicago.
        [won] Vyhrát může jen ten, kdo v téhle partii uhraje Chicago.
       *[off] Partii jde vyhrát i bez Chicaga.
    }
told-chicago-breaker =
    { $value ->
        [0] Kdo překazí Chicago, nic za to nemá.
       *[other] Kdo překazí Chicago, má za to { $value }.
    }
told-exchange-stop =
    { $value ->
        [0] Měnit můžeš s jakýmkoli počtem bodů.
       *[other] Od { $value } bodů už karty měnit nesmíš.
    }
told-one-up =
    { $value ->
        [first] Kdo v první výměně odhodí jednu kartu, smí novou vidět, a když ji odmítne, bere další.
        [every] Kdo odhodí jednu kartu, smí novou vidět, a když ji odmítne, bere další.
       *[off] Nové karty se berou naslepo.
    }
told-four-of-a-kind =
    { $value ->
        [reset] Čtveřice je za 8 a všechny ostatní v rozdání srazí na 0.
        [choice] Kdo boduje se čtveřicí, vybírá: 7 bodů, nebo všichni ostatní v rozdání na 0.
       *[other] Čtveřice je za { $value }.
    }
told-straight-flush =
    { $value ->
        [win] Čistá postupka, která boduje, hned vyhrává partii, ať je skóre jakékoli.
       *[other] Čistá postupka je za { $value }.
    }
told-royal-wins-at-once =
    { $value ->
        [on] Královská postupka, která boduje, hned vyhrává partii, ať je skóre jakékoli.
       *[off] Královská postupka jsou body jako každé jiné.
    }
told-tied-hands =
    { $value ->
        [all] Nejlepší kombinace, které jsou ve všem stejné, bodují všechny. ♠♥♦♣ jsou si rovny.
       *[none] Nejlepší kombinace, které jsou ve všem stejné, nebodují. ♠♥♦♣ jsou si rovny.
    }
told-win-check =
    { $value ->
        [immediate] Jakmile má někdo dost bodů, i uprostřed rozdání, vyhrává nejvyšší skóre.
       *[deal-end] Když má po rozdání někdo dost bodů, vyhrává nejvyšší skóre.
    }
told-low-redeal =
    { $value ->
        [on] Kdo před první výměnou nemá nic nad devítku, smí karty ukázat a dostat pět nových.
       *[off] Každý hraje s tím, co dostane, i když jsou to nízké karty.
    }
told-declaring =
    { $value ->
        [automatic] Všechno, co jde ohlásit, se ohlásí samo, bez ptaní.
       *[voluntary] Můžeš pasovat, i když máš co hlásit.
    }
told-reveal =
    { $value ->
        [phase-two] Kdo za kombinaci má body, musí ji ukázat, než ji ve druhé výměně rozbije.
        [off] Kombinace, která bodovala, se smí rozbít bez ukázání.
       *[every-phase] Kdo za kombinaci má body, musí ji ukázat, než ji výměnou rozbije.
    }

preset-standard = Standardní
preset-pagat = Pagat
preset-svensk = Svensk
preset-quick = Rychlá

group-exchange = Výměna
group-hands = Kombinace
group-chicago = Zdvihy
group-winning = Výhra

## The table: who acts

table-dealing = Rozdávají se karty
table-cutting = Losuje se první rozdání
table-deals-first = První rozdává { $name }
table-to-exchange = Karty mění { $name }
table-who-redeals = Kdo chce nové karty?
table-to-take = { $name } vidí { $cards }: vzít, nebo nechat
table-to-choose = { $name } má čtveřici a vybírá
table-to-declare = Hlásí { $name }
table-to-lead = Vynáší { $name }
table-to-play = Hraje { $name }
table-who-calls = Kdo hlásí Chicago?
table-drawing = Dobírá { $name }
table-deal-over = Rozdání { $deal } skončilo
table-level = Na čele je to nerozhodně: rozhodne rozstřel
table-won = { $name } vyhrává ({ $score })

## The table: what is happening

table-exchange = Výměna { $number } z { $of }
table-redealing = Kdo nemá nic nad devítku, smí karty ukázat a dostat pět nových.
table-taking = Odmítnutá karta se odhodí a další se bere naslepo.
table-choosing = { $points }, nebo všichni ostatní na 0.
table-new-pile = Balíček došel: z odhozených karet se míchá nový.
table-declaring = Hlášení { $number } z { $of }
table-declaring-best = zatím nejlepší: { $name }, { category }
table-declaring-none = zatím nic ohlášeno
table-calling = Kdo hlásí, slibuje všech pět zdvihů: { $won }, nebo { $lost }.
table-trick = Zdvih { $number } z { $of }
table-trick-last = Poslední zdvih za { $points }
table-deuce = { $points }, když ho vezme dvojka
table-led = hrají se { suit }
table-chicago-called = { $name } hlásí Chicago a musí vzít všechny zdvihy
table-until = čas vyprší { $when }
table-paused = Stůl má pauzu
table-paused-help = Pokračuje se, jakmile někdo z hráčů na něco klepne; jinak partie propadne { $when }.
table-paused-stop = Teď ho může kdokoli ukončit příkazem `/chicago stop`.
table-asleep = Partie spí
table-asleep-help = Pokračuj, kdy chceš; propadne { $when }.
table-go-on-button = Pokračovat
table-next-deal = Další rozdání { $when }
table-deals-alone = Rozstřel: { $names }.

## The table: one line per seat

seat-choosing = vybírá
seat-took = mění { $count }
seat-redealt = nové karty místo { $cards }
upcard-open = vidí { $cards }
upcard-taken = vidí { $cards } a bere
upcard-refused = vidí { $cards } a odmítá
seat-kept-all = nemění
seat-shows = ukazuje { $cards }
seat-passes = pas
seat-declares = { category }
seat-declares-best = { category }, zatím nejlepší
seat-takes-so-far = zatím bere
seat-took-trick = bere zdvih { $number }
seat-chicago = Chicago
seat-away = pryč, hraje AI
seat-sits-out = v tomhle rozdání nehraje
seat-held = { category }

## The table: small print

table-trick-before = Zdvih { $number } { $cards } { $name }, { $reason }
reason-highest = nejvyšší { suit-one }
reason-only = jediná { suit-one }
small-deal = Rozdání { $deal }, hraje se do { $target }
small-tie-break = Rozdání { $deal }, rozstřel
small-dealer = rozdává { $name }
small-no-chicago = bez Chicaga
small-chicago = Chicago: { $name }
small-exchanged = Výměny: { $seats }
small-exchanged-seat = { $name } { $counts }
small-declared = Hlášení: { $seats }
small-scored = { $name } { category } { $points }
small-nobody = nikdo
small-reset = { $name } sráží ostatní na 0
small-redealt = Nové karty: { $seats }
small-level = { $names } stejně, nikdo
small-cut = Los: { $draws } · první rozdává { $name }
small-cards = { $name } { $cards }
small-again = znovu { $draws }
small-showed = Ukázané karty: { $seats }
small-seal = Míchání zapečetěno: `{ $seal }`
small-seal-cut = Los zapečetěn: `{ $seal }`
small-seal-next = Míchání dalšího rozdání zapečetěno: `{ $seal }`
small-salted = sůl: { $names }
small-points = Body: { $points }
nudge = { $person }, stůl čeká na tebe
nudge-early = { $people }: můžeš odpovědět předem
nudge-missed-once = Čas vypršel, jeden tah zahrála AI: { $name }.
nudge-missed = Čas vypršel, zahrála AI: { $name }. Stačí na cokoli klepnout a místo je zpátky.
small-stood-in = Čas vypršel, zahrála AI: { $names }
small-ready = Připraveno: { $names }
vote-after = **Skončit po rozdání { $deal }?** Pro: { $names } ({ $votes } z { $need } hlasů)
vote-void = **Prohlásit partii za neplatnou?** Pro: { $names } ({ $votes } z { $need } hlasů)
vote-after-button = Ano, skončit po rozdání { $deal }
vote-void-button = Ano, ať neplatí
vote-no-button = Ne, hrát dál
table-last-deal = Partie končí po rozdání { $deal }: kdo pak vede, vyhrává.
small-score = { $name } { $score }

table-hand-button = Moje karty
table-more-button = Více
table-deal-button = Rozdat
table-sit-button = Přidat se
table-log-button = Průběh

## The table: More

more-title = Tento stůl
more-scores = Zápis
more-seal = Každé míchání se zapečetí před první kartou a otevře po skončení partie: `/chicago verify` ho ověří, `/chicago salt` přidá k dalšímu tvá vlastní slova.
more-deals = rozdání
more-commands =
    `/chicago hand` přinese tvoje karty dolů
    `/chicago leave` dá tvé místo AI
    `/chicago stop` navrhne partii ukončit
more-pings-button =
    { $wanted ->
        [yes] Označování: ano
       *[no] Označování: ne
    }
more-report-button = Nahlásit problém
report-title = Kód problému `{ $code }`
report-help = Řekni ho tomu, kdo tohoto bota provozuje, a přidej, co se stalo. Kód říká, která partie a který tah to je, a skryté karty neukáže nikomu.
more-declares-on = Tvoje kombinace se hlásí samy, jakmile to jde. Až do svého tahu to můžeš vzít zpět.
more-declares-off = Své kombinace hlásíš ty.
more-declares-button =
    { $wanted ->
        [yes] Hlásit za mě: ano
       *[no] Hlásit za mě: ne
    }
more-ai = AI vidí jen své vlastní karty.
more-hints = Tipy říkají, co by s tvými kartami dělala těžká AI a proč.
more-hints-off = V této partii tipy nejsou: přeje si to tenhle server.
more-hints-button =
    { $wanted ->
        [yes] Tipy: ano
       *[no] Tipy: ne
    }
more-deck-button =
    { $deck ->
        [four] Karty: čtyři barvy
       *[two] Karty: dvě barvy
    }
more-hand-button =
    { $shown ->
        [picture] Moje karty: obrázek
       *[line] Moje karty: emoji
    }

## A deal told: what its points were

won-times =
    { $what } { $times ->
        [2] dvakrát
        [3] třikrát
       *[other] { $times }krát
    }
won-hand = { category } { $points }
won-last-trick = poslední zdvih { $points }
won-chicago-made = Chicago { $points }
won-chicago-broken = neuhrané Chicago { $points }
won-breaker = překažené Chicago { $points }
won-reset = sraženo na 0, { $points }
won-nothing = Nikdo nebodoval.
past-deal = **Rozdání { $deal }** · { $points }
past-deal-broken-off = **Rozdání { $deal }**, přerušeno · { $points }

## A finished game, looked at again

past-game = Partie { $game }, { $day }: { $scores }
past-game-score = { $name } { $score }
past-game-void = { $names } (neplatí)
replay-game = Partie { $game }
replay-deal = rozdání { $deal } z { $of }
replay-move = tah { $move } z { $of }
replay-next = Dál · { $who }
replay-first-button = Začátek
replay-back-button = Zpět
replay-on-button = Dál
replay-deal-button = Rozdání ›
replay-last-button = Konec
replay-seat-hint = Číma očima
replay-seat = Jak to vidí { $name }
replay-above = Shora, všechny karty
replay-export-button = Exportovat
replay-export = Celá partie k uschování
replay-export-help = `python -m bot replay { $file }` ji vypíše v terminálu.
move-start = Partie začíná.
move-hidden = Někdo na otázku říká ne a nikdo jiný to neslyší.
move-says-no = { $name } říká ne a nikdo jiný to neslyší.
move-cut = Los: { $draws } · první rozdává { $name }.
move-dealt = Rozdává { $name }.
move-dealt-tie-break = Rozstřel rozdává { $name }.
move-exchanges =
    { $count ->
        [one] { $name } mění jednu kartu
        [few] { $name } mění { $count } karty
       *[other] { $name } mění { $count } karet
    }
move-exchanges-cards = { $name } odhazuje { $thrown } a dobírá { $drawn }
move-keeps-all = { $name } nemění
move-redealt = { $name } ukazuje { $cards } a dostává nové karty
move-plays = { $name } hraje { $cards }
move-trick = { $name } bere zdvih { $number }
move-scores = { $name } získává { $points } za { category-a }
move-calls = { $name } hlásí Chicago
move-nobody-calls = Chicago nikdo nehlásí
move-deal-over = Rozdání { $deal } skončilo: { $scores }

## The proof of the shuffles

salt-done =
    { $deal ->
        [1] Tvoje sůl je v losu a v prvním rozdání
       *[other] Tvoje sůl je v míchání rozdání { $deal }
    }
salt-help = Balíček byl zapečetěný dřív, než přišla tvá slova, a míchá se s nimi. Do první karty můžeš dát jiná. Zveřejní se po skončení partie.
proof-holds = Míchání v partii { $game } je to, které bylo zapečetěno
proof-checked = Zamícháno znovu ze semínek: { $what }. Každá karta leží, kde ležela.
proof-packs =
    { $packs ->
        [one] jeden balíček
        [few] { $packs } balíčky
       *[other] { $packs } balíčků
    }
proof-refills =
    { $refills ->
        [0] žádné doplnění
        [one] jedno doplnění
        [few] { $refills } doplnění
       *[other] { $refills } doplnění
    }
proof-salts =
    { $salts ->
        [0] žádná sůl
        [one] jedna sůl
        [few] { $salts } soli
       *[other] { $salts } solí
    }
proof-fails = Míchání v partii { $game } nejde ověřit
proof-fails-deal =
    { $deal ->
        [0] Los není ten, který byl zapečetěn
       *[other] Rozdání { $deal } není to, které bylo zapečetěno
    }
proof-fault =
    { $fault ->
        [commitment] Jeho semínko nesedí k pečeti, která byla na stole.
        [seed] Jeho semínko už bylo jednou použito.
        [pack] Jeho balíček nebyl v pořadí, které dává jeho semínko.
        [reshuffle] Doplněný balíček nebyl v pořadí, které dává jeho semínko.
       *[form] Chybí něco, co důkaz potřebuje.
    }
proof-proves = **Co to dokazuje** Pořadí každého balíčku bylo dané před první kartou a nezměnilo se. A je-li v něm sůl někoho od stolu, nikdo ho ani nemohl zvolit sám.
proof-limits = **Co to nedokazuje** Že se ten, kdo tohoto bota provozuje, nedíval.
proof-cut = Los
proof-deal = Rozdání { $deal }
proof-yourself = Ověř si to, stačí Python a zdrojový kód bota: `python -m bot verify { $file }`

## How it went

log-title = Průběh rozdání { $deal }
log-cut = **Los** { $draws } · první rozdává { $name }
log-order = Rozdává { $name }, začíná { $eldest }.
log-exchange = **Výměna { $number }** { $seats }
log-took = { $name } { $count }
log-kept = { $name } nic
log-showed = { $name } ukazuje { $cards }
log-new-pile = nový balíček { $count ->
        [one] z jedné odhozené karty
        [few] ze { $count } odhozených karet
       *[other] z { $count } odhozených karet
    }
log-declaring = **Hlášení { $number }** { $seats }
log-passes = { $name } pasuje
log-declares = { $name } hlásí { category-a }
log-declares-beats = { $name } hlásí { category-a }, { $named } přebíjí { $theirs } ({ $against })
log-declares-loses = { $name } hlásí { category-a }, { $named } nestačí na { $theirs } ({ $against })
log-declares-level = { $name } hlásí { category-a }, { $named } stejně jako { $against }
log-scores = { $name } získává { $points }
log-nobody = nikdo neboduje
log-reset = { $name } sráží všechny ostatní na 0
log-redealt = **Nové karty** { $seats }
log-level = { $names } mají totéž, takže nikdo neboduje
log-no-chicago = **Chicago** Nikdo nehlásí.
log-chicago = **Chicago** { $name } hlásí a vynáší.
log-chicago-eldest = **Chicago** Hlásí { $name }; vynáší první po rozdávajícím.
log-trick = **Zdvih { $number }** { $cards } · { $reason }
log-last-trick = { $name } získává { $points } za poslední zdvih
log-chicago-made = { $name } bere všech pět zdvihů: { $points }
log-chicago-broken = { $by } překazí Chicago ({ $name }): { $points }
log-breaker = { $name } za to získává { $points }
log-hands = **Karty**
log-hand = { $cards } { $name }, { $made }
log-best-nobody = Nejlepší kombinace: { $why }
log-best-hand = { $name } má nejlepší kombinaci, { category-a }: { $points }
log-left = { $name } už nehraje; pokračuje AI.
log-tie-break = Na čele je to nerozhodně, rozstřel hrají { $names }.
log-won = { $name } vyhrává partii.
log-scores-after = Skóre: { $scores }

## A hand: what is asked

hand-exchange = Jsi na tahu · výměna { $number } z { $of }
hand-exchange-early = Výměna { $number } z { $of }
hand-redeal = Chceš nové karty?
hand-redeal-help = Nemáš nic nad devítku: můžeš karty ukázat a dostat pět nových.
hand-upcard-title = Jsi na tahu · bereš tuhle kartu?
hand-upcard-help = Vidí ji všichni. Když ji odmítneš, bereš další naslepo.
hand-upcard = Další karta: { $cards }
hand-reset = Jsi na tahu · čtveřice
hand-reset-title = Srazit všechny ostatní na 0?
hand-reset-help = Vezmi { $points }, nebo sraz všechny ostatní v tomto rozdání na 0, ale bez bodů.
hand-reset-sure = Místo { $points } nezískáš nic; všichni ostatní přijdou o všechny body.
hand-declare = Jsi na tahu · hlásíš, nebo pas?
hand-declare-early = Hlásíš, nebo pas?
hand-chicago = Hlásíš Chicago?
hand-chicago-early = Chicago?
hand-lead = Jsi na tahu · vynes libovolnou kartu
hand-follow = Jsi na tahu · cti { suit }
hand-void = Jsi na tahu · { suit } nemáš, hraj cokoli
hand-play-early = Zdvih { $number }
hand-early-answer = Můžeš i předem
hand-early-choose = Můžeš vybrat předem
hand-waiting = Tvoje karty
hand-sits-out = V tomhle rozdání nehraješ
hand-you-won = Vyhráváš ({ $score })
hand-not-seated = U tohoto stolu nesedíš
hand-not-seated-help = V příští partii možná bude volné místo.
hand-no-cards = Tvoje karty přijdou, jakmile se rozdají.

## A hand: what the decision needs

help-exchange = Odhoď, co nic netvoří: dostaneš za to stejně tolik nových. Nech si páry a čtyři karty jedné barvy nebo v řadě.
help-declare = Boduje nejlepší ohlášená kombinace. Pas nic nezíská a nic neprozradí.
help-chicago = Jen s vysokými kartami v každé barvě, kterou máš: jeden ztracený zdvih a je konec.
help-play = Boduje jen poslední zdvih: nech si na něj vysokou kartu. Kdo bere zdvih, vynáší do dalšího.
hand-until = Čas vyprší { $when }
hand-tap = Klepni na karty, které chceš odhodit.
hand-out-goes = Pryč jde { $cards }
hand-must-show = Za tyhle karty máš body: než nějakou vyměníš, ukážeš všech pět.
hand-show-title = Ukázat karty?
hand-show-help = Máš za ně body, takže je všichni uvidí, než vyměníš { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } karet
    }.
hand-keeps-secret = Nech si všech pět a zůstanou tajné.
hand-chicago-title = Hlásit Chicago?
hand-chicago-help = Vynášíš a musíš vzít všech pět zdvihů. Všech pět: { $won }. Jeden ztratíš: { $lost } a hned je konec.
hand-chicago-help-eldest = Musíš vzít všech pět zdvihů; vynáší první po rozdávajícím. Všech pět: { $won }. Jeden ztratíš: { $lost } a hned je konec.
hand-chicago-binds = Zpátky to vzít nejde.
hand-taken = vyměněno: { $seats }
hand-best-so-far = zatím nejlepší: { $name }, { category }
hand-nothing-to-declare = Nemáš co hlásit: zbývá jen pas.
hand-too-low = { $made }: to je méně, zbývá jen pas.
hand-waits-for = na tahu { $name }
hand-kept-exchange = Uloženo na tvůj tah: vyměnit { $cards }
hand-kept-one-up = Uloženo na tvůj tah: vyměnit { $cards } a novou kartu napřed vidět
hand-kept-pat = Uloženo na tvůj tah: nechat si vše
hand-kept-redeal = Uloženo na tvůj tah: nové karty
hand-kept-no-redeal = Uloženo na tvůj tah: žádné nové karty
hand-kept-declare = Uloženo na tvůj tah: hlásit { category-a }
hand-kept-pass = Uloženo na tvůj tah: pas
hand-kept-call = Uloženo na tvůj tah: hlásit Chicago
hand-kept-decline = Uloženo na tvůj tah: bez Chicaga
hand-kept-play = Uloženo na tvůj tah: hrát { $cards }

## A hand: hints, one short line each

hint-plain = **Tip** { $what }
hint-because = **Tip** { $what }: { $why }
hint-keep =
    { $holding ->
        [everything] nechat si vše
        [nothing] vyměnit vše
        [one-pair] nechat si pár
        [two-pairs] nechat si oba páry
        [three-of-a-kind] nechat si trojici
        [four-of-a-kind] nechat si čtveřici
        [four-to-a-flush] zkusit barvu
        [four-to-a-straight] zkusit postupku
       *[cards] nechat si { $cards }
    }
hint-take = vzít kartu
hint-refuse = odmítnout kartu
hint-redeal = vzít nové karty
hint-no-redeal = nechat si tyhle karty
hint-reset = srazit ostatní na 0
hint-points = vzít body
hint-declare = hlásit { category-a }
hint-pass = pas
hint-call = hlásit Chicago
hint-no-call = nehlásit
hint-play = hrát { $cards }
hint-why-points = { $points } bodu
hint-why-rather = { $points } bodu; { $other }: { $less }
hint-why-totals = { $points } bodu. Při tomhle skóre je to lepší než { $other }, { $less }.
hint-why-declare = na { $chance } nejlepší z ohlášených
hint-why-pass = na { $chance } nejlepší, ale prozradilo by to tvé karty
hint-why-call = na { $success } všech pět zdvihů, na { $last } poslední bez hlášení
hint-why-play =
    { $goal ->
        [make-chicago] na { $chance } uhrané Chicago
        [break-chicago] na { $chance } překažené Chicago
       *[last-trick] na { $chance } poslední zdvih
    }
hint-why-play-rather = { $why }; { $cards }: { $chance }

## A hand: buttons

hand-button-exchange = Vyměnit { $count }
hand-button-one-up = Vyměnit 1, napřed vidět
hand-button-redeal = Nové karty
hand-button-keep-hand = Nechat si tyhle
hand-button-take = Vzít
hand-button-refuse = Odmítnout
hand-button-points = Vzít { $points }
hand-button-reset = Ostatní na 0
hand-button-reset-sure = Ano, ostatní na 0
hand-button-keep-all = Nechat vše
hand-button-keep-made = Nechat { category-a }, vyměnit { $count }
hand-button-show-exchange = Ukázat karty, vyměnit { $count }
hand-button-show-made =
    Ukázat, nechat { $category ->
        [one-pair] pár
        [two-pairs] páry
        [three-of-a-kind] trojici
       *[four-of-a-kind] čtveřici
    }, vyměnit { $count }
hand-button-show-sure = Ukázat a vyměnit { $count }
hand-button-declare = Hlásit { category-a }
hand-button-pass = Pas
hand-button-call = Hlásit Chicago
hand-button-call-sure = Hlásit: { $won }, nebo { $lost }
hand-button-decline = Ne
hand-button-undo = Vzít zpět
hand-button-back = Zpět

## The result

result-won = { $name } vyhrává ({ $score })
result-left-won = { $name } vyhrává ({ $score }), ale na konci hrála AI: z lidí nevyhrál nikdo
result-abandoned = Všichni lidé odešli: nevyhrává nikdo
result-by-vote = Předčasný konec po hlasování, po rozdání { $deal }.
result-shared = O vítězství se dělí { $names } ({ $score })
result-void = Tahle partie se nepočítá
result-void-help = Skončila dřív, než se rozhodlo.
result-decided = **Rozhodlo rozdání { $deal }.** { $name }: { $points }.
result-decided-others = **Rozhodlo rozdání { $deal }.** Po něm vede { $name }.
result-part-hand = { category } ({ $points })
result-part-last-trick = poslední zdvih ({ $points })
result-part-chicago = Chicago ({ $points })
result-part-breaker = překažené Chicago ({ $points })
result-part-chicago-broken = neuhrané Chicago ({ $points })
result-part-reset = sraženo na 0 ({ $points })
result-ratings = **Rating:** { $ratings }
result-rating = { $name } { $rating }
result-rating-now = { $rating } ({ $change })
result-honours = **Poprvé, { $name }:** { $honours }
result-length = { $deals ->
        [one] Jedno rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }
result-rematch-button = Odveta
result-replay-button = Přehrát
result-verify-button = Ověřit
result-rematch-wanted = Odveta, už souhlasí: { $names }
result-rematch-on = Odveta začíná.

## The rules in plain words

rules-title = Jak se hraje Chicago
rules-aim = Bodují pokerové kombinace a poslední z pěti zdvihů. Vyhrává **{ $target }** bodů.
rules-section-deal = Rozdání
rules-section-hands = Kombinace
rules-section-tricks = Zdvihy
rules-section-chicago = Chicago
rules-section-winning = Výhra
rules-cards = Každý dostane pět karet.
rules-exchange = Když jsi na řadě, odhodíš až pět karet lícem dolů a dostaneš za ně stejně tolik nových.
rules-declare = Když jsi na řadě, ohlásíš, co máš, ale ne méně než nejlepší dosud ohlášené, nebo pasuješ.
rules-compare = Po zdvizích se porovnají karty všech tak, jak byly před prvním; nejlepší kombinace boduje.
rules-tricks = Pět zdvihů bez trumfů; vynáší první po rozdávajícím.
rules-follow = Cti barvu, pokud můžeš. Nejvyšší karta vynesené barvy bere zdvih a vynáší do dalšího.
rules-call = Před prvním zdvihem můžeš slíbit, že vezmeš všech pět.
rules-level = Na čele je to nerozhodně? Kdo je na čele, hraje rozstřel: další rozdání jen mezi sebou.
rules-floor = Žádné skóre neklesne pod nulu.
rules-points = **Body** { $points }
rules-points-hand = { category } { $points }
rules-points-last = poslední zdvih { $points }
rules-otherwise = Jako obvykle: { $phrases }
rules-change = Změnit pravidla

## The form for the rules

form-title = Pravidla tohoto stolu
form-start-from = Vyjít z jiných pravidel
form-save = Uložit jako…
form-words = Slovy
form-save-title = Uložit tato pravidla
form-save-name = Jejich název na tomto serveru
form-saved = Uloženo jako { $name }.

## The settings of a server

settings-title = Nastavení tohoto serveru
settings-rules = **Pravidla** { $rules }
settings-rules-help = Podle čeho se hraje, pokud `/chicago start` neurčí jiná pravidla.
settings-rules-hint = Vyber pravidla tohoto serveru
settings-pace = **Tempo** { $pace }
settings-pace-hint = Vyber, kolik mají lidé času
settings-channels = **Kanály** { $channels }
settings-channels-everywhere = všechny
settings-channels-hint = Vyber, kde smí být stoly
settings-levels = **AI** { $levels }
settings-levels-none = žádná
settings-levels-hint = Vyber, které AI smějí hrát
settings-hints = **Tipy** { $hints ->
        [alone] v partiích jednoho člověka
        [never] ne
       *[always] ve všech partiích
    }
settings-hints-help = Kdo tipy chce, čte, co by dělala těžká AI. Partie dvou a více lidí se počítají do ratingu.
settings-hints-hint = Vyber, kde se dávají tipy
settings-hints-choice =
    { $hints ->
        [alone] Tipy v partiích jednoho člověka
        [never] Bez tipů
       *[always] Tipy ve všech partiích
    }
settings-hidden = **Všechny servery** { $hidden ->
    [yes] zdejší partie nejsou v žebříčku všech serverů
   *[no] zdejší partie se počítají do žebříčku všech serverů
    }
settings-hide = Odejít ze společného žebříčku
settings-unhide = Přidat se do společného žebříčku
settings-threads = **Stoly** { $threads ->
        [on] každý má své vlákno
       *[off] v kanálu vždy jen jeden
    }
settings-keeping = **Tahy partií** se uchovávají { $keeping }, k přehrání
settings-keeping-hint = Jak dlouho se uchovávají tahy
settings-keeping-choice =
    { $keeping ->
        [host] { $days ->
            [one] { $days } den
            [few] { $days } dny
           *[other] { $days } dní
        }
        [year] rok
       *[always] napořád
    }
settings-keeping-option = Tahy se uchovávají { $keeping }
settings-threads-button =
    { $threads ->
        [on] Vlákno pro každý stůl
       *[off] Jeden stůl na kanál
    }
settings-sets = **Vlastní pravidla** { $names }
settings-sets-none = zatím žádná
settings-sets-help = Uložíš je pomocí „Uložit jako…“, když vybíráš pravidla stolu.
settings-drop-hint = Smazat vlastní pravidla
settings-drop-title = Smazat „{ $name }“?
settings-drop-help = Partiím, které se podle nich hrají, zůstanou.
settings-drop-sure = Smazat
settings-drop-keep = Nechat

## The leaderboard

board-by-wins = Nejvíc výher
board-by-rating = Nejlepší rating
board-by-rate = Nejlepší úspěšnost
board-by-points = Nejvíc bodů na rozdání
board-by-chicagos = Nejvíc Chicag
board-by-hand = Nejlepší kombinace
board-scope-server = Tento server
board-scope-everywhere = Všechny servery
board-scope-channel = Tento kanál
board-span-all = Odjakživa
board-span-season = Tato sezóna
board-span-month = Tento měsíc
board-span-week = Tento týden
board-hint = Vyber jiný žebříček
board-since = od { $day }
board-what = Partie dvou a více lidí. AI se do žebříčku nepočítají.
board-empty = Zatím se tu nepočítá žádná partie. Otevři stůl příkazem `/chicago start`.
board-empty-here = V tomhle žebříčku zatím nikdo není.
board-empty-least =
    { $games ->
        [one] Zatím tu nikdo nemá { $games } partii: tolik je do tohoto žebříčku potřeba.
        [few] Zatím tu nikdo nemá { $games } partie: tolik je do tohoto žebříčku potřeba.
       *[other] Zatím tu nikdo nemá { $games } partií: tolik je do tohoto žebříčku potřeba.
    }
board-legend-wins = výhry z partií · úspěšnost · body
board-legend-rating = rating · výhry z partií · ± říká, jak je rating ještě nejistý
board-legend-rate = úspěšnost · výhry z partií
board-legend-points = body na rozdání · rozdání
board-legend-chicagos = uhraná z ohlášených
board-legend-hand = nejlepší kombinace, která bodovala, a kolikrát
board-least =
    { $games ->
        [one] od { $games } partie
        [few] od { $games } partií
       *[other] od { $games } partií
    }
board-won = { $wins } z { $games }
board-hands =
    { $times ->
        [one] { $hand }
        [few] { $hand }, { $times }×
       *[other] { $hand }, { $times }×
    }
board-you = Tvoje místo: { $row }
board-you-least =
    { $least ->
        [one] Tady budeš v žebříčku po { $least } partii; zatím máš { $games }.
        [few] Tady budeš v žebříčku po { $least } partiích; zatím máš { $games }.
       *[other] Tady budeš v žebříčku po { $least } partiích; zatím máš { $games }.
    }
board-you-unranked = V tomhle žebříčku ještě nejsi.
board-no-games = Zatím se ti tu nepočítá žádná partie.
board-ai-games = Jen proti AI: výhry { $wins } z { $games }, tady se nepočítají.
board-hidden = Tento server své partie do žebříčku nedává.
board-page = Strana { $page } z { $pages }
board-previous = Předchozí
board-next = Další

## One person's record

stats-what = Partie dvou a více lidí na tomto serveru.
stats-nothing = Zatím tu není žádná dohraná partie.
stats-rating = **Rating** { $rating }
stats-overall = { $rating } na všech serverech
stats-unsure = ± říká, jak je rating ještě nejistý. Ustálí se asi po třiceti partiích.
stats-games = **Partie** výhry { $wins } z { $games }, { $rate }
stats-points = **Body** { $points } na rozdání
stats-last-tricks = **Poslední zdvih** { $rate } rozdání
stats-chicagos = **Chicaga** uhraná { $made } z { $calls }
stats-hand = { $hand } { $times }
stats-hands = **Kombinace** { $hands }
stats-alone = **Solo** výhry { $wins } z { $games }, nahoře se nepočítají
stats-curve =
    { $games ->
        [one] Rating v poslední partii
        [few] Rating v posledních { $games } partiích; od čáry k čáře je { $step }
       *[other] Rating v posledních { $games } partiích; od čáry k čáře je { $step }
    }
stats-honours = **Milníky** { $honours }
stats-rival = { $name } { $ahead }:{ $behind }
stats-rivals = **Vzájemně** { $rivals }
stats-against =
    { $games ->
        [one] **{ $name } – { $other }** { $ahead }:{ $behind } v jedné partii
        [few] **{ $name } – { $other }** { $ahead }:{ $behind } ve { $games } partiích
       *[other] **{ $name } – { $other }** { $ahead }:{ $behind } v { $games } partiích
    }
stats-history-button = Moje partie
alt-curve = { $name }: rating, počet partií { $games }, nejnižší { $least }, nejvyšší { $most }, teď { $now }

## One's own games

history-title = Moje partie
history-what = Dohrané partie na tomto serveru, od nejnovější.
history-nothing = Zatím tu není žádná dohraná partie. Otevři stůl příkazem `/chicago start`.
history-left = nedohráno
history-legend = místo · den · body · s kým · změna ratingu
history-hint = Jak partie skončila
history-option = Partie { $game }: { $names }
history-option-more = Místo { $place } z { $seats }, skóre { $score }
history-newer = Novější
history-older = Starší

## First times, and ratings

honour-win = první výhra
honour-chicago = první Chicago
honour-breaker = první překažené Chicago
honour-four = první čtveřice
honour-ten-wins = deset výher
honour-hundred-games = sto partií
honour-straight-flush = první čistá postupka
honour-royal-flush = první královská postupka
honour-hundred-wins = sto výher
rating-unsure = { $rating } ±{ $spread }

## What the rules say no to

refusal-game-over = Partie skončila.
refusal-not-in-deal = V tomhle rozdání nehraješ.
refusal-not-your-turn = Ještě nejsi na tahu.
refusal-not-asked = Na tohle se teď nikdo neptá.
refusal-not-your-card = Tuhle kartu už nemáš.
refusal-follow-suit = Musíš ctít barvu.
refusal-too-low = Už je ohlášeno něco vyššího. Zbývá jen pas.
refusal-nothing-to-declare = Nemáš co hlásit. Zbývá jen pas.
refusal-must-declare = U tohoto stolu se hlásí všechno, co jde.
refusal-exchange-stopped = Na výměnu karet máš už moc bodů.
refusal-not-one-card = Odkrytě se tu dá vyměnit jen jedna karta.
refusal-not-low = Máš kartu nad devítku: nové karty nebudou.
refusal-too-few-points = Na hlášení Chicaga nemáš dost bodů.
refusal-left-already = V téhle partii už nehraješ; tvoje místo má AI.
refusal-not-a-pack = Karty tohoto rozdání nejsou celý balíček. Nerozdá se.

## House rules that make no sense

invalid-target = Hraje se do 52, 51, 50, 41 nebo 26 bodů.
invalid-exchanges = V rozdání jsou tři výměny, nebo dvě.
invalid-score-phases = Kombinace se hlásí pokaždé, jednou, nebo vůbec.
invalid-last-trick = Poslední zdvih je za 5, 3 nebo 2 body.
invalid-deuce-last-trick = Dvojka v posledním zdvihu je za 10 bodů, nebo nic neznamená.
invalid-chicago-points = Chicago je za 15, nebo 13 bodů.
invalid-chicago-minimum = Na Chicago je třeba dost bodů, nebo není.
invalid-chicago-lead = Po ohlášení vynáší, kdo hlásí, nebo první po rozdávajícím.
invalid-chicago-hand-points = Po ohlášení se karty porovnají, nebo ne.
invalid-chicago-required = K výhře je třeba Chicago ohlásit, nebo uhrát, nebo ani jedno.
invalid-chicago-breaker = Překažené Chicago je za 10 bodů, za 8, nebo za nic.
invalid-exchange-stop = Měnit se přestává od 41, 42, 45, 46 nebo 47 bodů, nebo nikdy.
invalid-one-up = Jedna karta se odkrývá v každé výměně, v první, nebo nikdy.
invalid-four-of-a-kind = Čtveřice je za 7 nebo 8 bodů, srazí ostatní na 0, nebo dává vybrat.
invalid-straight-flush = Čistá postupka je za 8, 10 nebo 11 bodů, nebo vyhrává partii.
invalid-royal-wins-at-once = Královská postupka vyhrává partii, nebo ne.
invalid-tied-hands = Stejné nejlepší kombinace bodují všechny, nebo žádná.
invalid-win-check = Partie se vyhrává na konci rozdání, nebo hned.
invalid-low-redeal = Za nízké karty jsou nové, nebo nejsou.
invalid-declaring = Hlásit se nemusí, nebo se hlásí samo.
invalid-reveal = Rozbité kombinace se ukazují v každé výměně, jen ve druhé, nebo nikdy.
clash-exchange-stop = Výměny nemůžou končit na skóre, které ukončí partii: zvol nižší, nebo víc bodů k výhře.
clash-score-phases = Se dvěma výměnami se stejně hlásí jen jednou: zvol tři výměny, nebo to nech, jak to je.
clash-reveal = Se dvěma výměnami je druhá stejně poslední: zvol tři výměny, nebo to nech, jak to je.

## What the table says no to

error-not-seated = U tohoto stolu nesedíš.
error-stale = Hra se mezitím posunula; takhle je to teď.
error-pruned = Tahle partie skončila tak dávno, že se její tahy už neuchovávají; výsledek ano.
error-no-table = V tomto kanálu není žádný stůl. Otevřeš ho příkazem `/chicago start`.
error-table-here = Tady už jeden stůl je.
error-too-many-tables = Tento server má tolik stolů, kolik smí. Přidej se k některému, nebo počkej, až se jeden dohraje.
error-too-many-lobbies = Na hráče už tu čeká moc stolů. Přidej se k některému.
error-house-full = Víc stolů teď nezvládnu. Zkus to později, nebo si zahraj solo: `/chicago solo`.
error-table-full = Už tu sedí čtyři lidé.
error-no-free-seat = Teď není volné místo. Mezi rozdáními můžeš vzít místo po AI, nebo po někom, kdo byl celé rozdání pryč.
note-newcomer = Hraješ dál místo AI. Partie s nováčkem se nepočítá do ratingu.
note-newcomer-away = Hraješ dál místo někoho, kdo byl pryč. Partie s nováčkem se nepočítá do ratingu.
seat-given = Na tvém místě sedí někdo jiný
seat-given-help = Celé rozdání tu po tobě nebylo stopy, a tak místo obsadil někdo nový. Tahle partie se ti nepočítá.
seat-given-room = Teď je volné jiné místo: můžeš hrát dál na něm, nebo se dívat.
seat-given-watch = Můžeš se dívat, jak to pokračuje.
error-already-seated = Tady už sedíš.
error-seat-elsewhere = Sedíš u jiného stolu na tomto serveru. Nejdřív od něj odejdi.
error-not-host = Pravidla vybírá jen ten, kdo stůl vede.
error-not-manager = Nastavení serveru mění jen ten, kdo ho smí spravovat.
error-no-such-rules = Pravidla toho jména tu nejsou. Vyber ze seznamu, který se ukáže při psaní.
error-no-name = Dej jim čitelné jméno.
error-name-taken = Pravidla toho jména už tu jsou.
error-too-many-sets = Víc sad pravidel tento server neuloží. Nějakou smaž v `/chicago settings`.
error-rules-changed = Pravidla se mezitím změnila: takhle jsou teď.
error-not-in-channel = Tady se Chicago hraje v { $channels }.
error-not-in-lobby = Už se hraje, nebo je stůl zavřený.
error-no-room-for-ai = Není volné místo.
error-no-ai = Žádná AI tu nesedí.
error-no-ai-here = Tento server hraje bez AI.
error-level-not-allowed = AI této úrovně na tomto serveru nejsou.
error-too-few-seats = Ke hře jsou potřeba aspoň dvě místa.
error-left-already = V téhle partii už nehraješ; tvoje místo má AI.
error-nothing-marked = Napřed klepni na karty, které chceš odhodit, nebo nech vše.
error-no-such-game = Taková dohraná a uchovaná partie tu není.
error-salt-closed = Sůl jde přidat, dokud je stůl otevřený a dokud je vidět dohrané rozdání.
error-bad-salt = To je moc dlouhé: nejvýš 64 znaků, u vzácných i méně.
error-busy = Moc klepnutí najednou. Klepni znovu.
error-database = Teď to nešlo uložit. Nic se neztratilo; za chvíli klepni znovu.
error-unexpected = Něco se nepovedlo a nic se nezměnilo. Když se to stane znovu, nahlas kód { $code }.
error-old-button = Tohle tlačítko je od starého stolu.
error-permissions = Tady zatím hrát nesmím. Potřebuji: { $permissions }.
error-restarting = Restartuji se. Klepni znovu za minutu.
error-guild-only = Chicago se hraje v kanálech serveru.
error-no-thread = Vlákno tu vytvořit nešlo. Zkus to znovu, nebo otevři stůl s `thread: False`.
error-wrong-channel = Ten stůl je v jiném kanálu.

## Leaving and stopping

resume-title = Tvoje poslední partie tady spí
resume-help = Je v rozdání { $deal }. Nový stůl ji neukončí.
resume-button = Pokračovat v ní
resume-anew = Nový stůl
player-someone = někdo
privacy-title = Co je o tobě uloženo
privacy-what = Na všech serverech dohromady. Vidíš to jen ty.
privacy-nothing = Nic.
privacy-id = Tvé Discord ID a k němu všechno níže
privacy-name = Tvé jméno: { $name }
privacy-no-name = Žádné jméno už ne
privacy-switches = Tvé volby pod **Více**: označování, hlášení, tipy, vzhled karet
privacy-running =
    { $games ->
        [one] **{ $games }** partie nebo stůl, kde ještě není konec
        [few] **{ $games }** partie a stoly, kde ještě není konec
       *[other] **{ $games }** partií a stolů, kde ještě není konec
    }
privacy-finished =
    { $games ->
        [one] **{ $games }** dohraná partie: den a místo, tvé skóre a jak dopadla
        [few] **{ $games }** dohrané partie: dny a místa, tvá skóre a jak dopadly
       *[other] **{ $games }** dohraných partií: dny a místa, tvá skóre a jak dopadly
    }
privacy-unfinished =
    { $games ->
        [one] **{ $games }** partie nebo stůl bez výsledku
        [few] **{ $games }** partie a stoly bez výsledku
       *[other] **{ $games }** partií a stolů bez výsledku
    }
privacy-replayable =
    { $games ->
        [one] Tahy **{ $games }** partie
        [few] Tahy **{ $games }** partií
       *[other] Tahy **{ $games }** partií
    }
privacy-ratings =
    { $servers ->
        [one] Tvůj rating a postavení na **{ $servers }** serveru
        [few] Tvé ratingy a postavení na **{ $servers }** serverech
       *[other] Tvé ratingy a postavení na **{ $servers }** serverech
    }
privacy-honours =
    { $honours ->
        [one] **{ $honours }** milník ve `/stats`
        [few] **{ $honours }** milníky ve `/stats`
       *[other] **{ $honours }** milníků ve `/stats`
    }
privacy-old =
    { $days ->
        [one] Tahy partie zmizí den po jejím konci, pokud je její server neuchovává déle, a tvé jméno den po tvé poslední návštěvě.
        [few] Tahy partie zmizí { $days } dny po jejím konci, pokud je její server neuchovává déle, a tvé jméno { $days } dny po tvé poslední návštěvě.
       *[other] Tahy partie zmizí { $days } dní po jejím konci, pokud je její server neuchovává déle, a tvé jméno { $days } dní po tvé poslední návštěvě.
    }
privacy-never = Tvé zprávy nikdo nečte a nikomu se z tohohle nic nedává. Jde jen o body: žádné peníze, žádné sázky.
privacy-export-button = Exportovat
privacy-export-title = Všechno, co je o tobě uloženo
privacy-export-help = Jako JSON: z každé tabulky řádky, které se tě týkají. Stáhni si to brzy, tahle zpráva nezůstane.
privacy-forget-button = Zapomenout mě
privacy-forget-title = Zapomenout o tobě všechno?
privacy-forget-help = Zmizí tvé jméno, nastavení, ratingy a místa ve všech žebříčcích. V dohraných partiích si ostatní nechají výsledky a ty tam budeš „někdo“.
privacy-forget-running =
    { $games ->
        [one] Odejdeš z partie nebo od stolu, kde ještě není konec; v partii tvé místo vezme AI.
        [few] Odejdeš ze { $games } partií a stolů, kde ještě není konec; v partiích tvá místa vezme AI.
       *[other] Odejdeš z { $games } partií a stolů, kde ještě není konec; v partiích tvá místa vezme AI.
    }
privacy-forget-final = Nejde to vrátit. Když se vrátíš, začneš od nuly. Co stojí ve zprávách na Discordu, tam zůstane.
privacy-forget-sure = Zapomenout mě
privacy-forget-keep = Nechat
privacy-forgotten = Zapomenuto. Nic z uloženého už k tobě nevede.
leave-title =
    { $farewell ->
        [lobby] Odejít od tohoto stolu?
       *[game] Odejít z této partie?
    }
leave-help =
    { $farewell ->
        [lobby] Tvé místo bude volné. Stůl, u kterého nikdo nesedí, se zavře.
        [last] Nikdo další nehraje, takže partie hned skončí a nikdo ji nevyhraje.
       *[game] Tvé místo vezme AI a hraje dál. Ve výsledku budeš za všemi, kdo zůstanou, a vrátit se nejde.
    }
leave-sure = Odejít
leave-stay = Zůstat
leave-done =
    { $farewell ->
        [lobby] U stolu už nesedíš.
        [last] Už nehraješ a partie je u konce.
       *[game] Už nehraješ. Tvé místo má AI.
    }
stop-title = Ukončit tuto partii?
stop-help = Skončí bez výsledku, jakmile to chce víc než polovina přítomných lidí.
stop-help-now = Skončí hned, bez výsledku.
stop-choose-after = **Skončit po rozdání { $deal }:** kdo pak vede, vyhrává, a partie se počítá.
stop-choose-void = **Ať neplatí:** skončí hned a nepočítá se.
stop-choose-vote = Rozhodnuto je, jakmile totéž chce víc než polovina přítomných lidí.
stop-choose-now = Moderuješ tento kanál: stačí tvé slovo.
stop-after-button = Skončit po rozdání { $deal }
stop-void-button = Hned, ať neplatí
stop-take-back = Vzít hlas zpět
stop-sure = Ukončit partii
stop-stay = Hrát dál
stop-voted = Tvůj hlas pro konec platí. Partie skončí, až bude pro víc než polovina přítomných lidí.
stop-voted-after = Tvůj hlas pro konec po rozdání { $deal } platí. Rozhodnuto je, až tak hlasuje víc než polovina přítomných lidí.
vote-taken-back = Tvůj hlas už neplatí.
stop-done = Partie je ukončena.
stop-done-after = Partie končí po rozdání { $deal }: kdo pak vede, vyhrává.
stayed = Hraješ dál.
table-here-link = Ke stolu

## A table in a thread of its own

thread-name = Chicago · { $host }
thread-line = { $host } otevírá stůl a zve na Chicago
thread-line-help = Přidej se ve vlákně níže; hrají nejvýš čtyři, dívat se může každý.
thread-opened = Tvůj stůl je v { $thread } a už u něj sedíš. Až hra začne, klepni tam na **Moje karty**.

## Commands

cmd-chicago-desc = Chicago, švédská karetní hra: poker a zdvihy
cmd-start-desc = Otevřít stůl v tomto kanálu
cmd-start-rules-desc = Podle čeho hrát: známá pravidla, nebo vlastní pravidla serveru
cmd-start-pace-desc = Kolik času je na tah
cmd-pace-live = Živé: minuta
cmd-pace-relaxed = Pohodové: pět minut
cmd-pace-slow = Pomalé: 12 hodin
cmd-pace-none = Bez limitu
cmd-settings-desc = Co se na tomto serveru hraje, jak rychle a kde, zdejší AI a tipy
cmd-start-thread-desc = Dát stolu vlastní vlákno
cmd-start-opponents-desc = Kolik AI si hned přisedne
cmd-start-ai-desc = Jak dobře hrají AI, které si přisednou hned, nebo když začneš hrát bez dalších lidí
cmd-hand-desc = Ukázat mi karty dole v kanálu
cmd-leave-desc = Odejít od stolu; místo vezme AI
cmd-stop-desc = Navrhnout konec partie u tohoto stolu
cmd-salt-desc = Přidat vlastní slova k příštímu míchání
cmd-salt-text-desc = Jakákoli slova, nejvýš 64 znaků; zveřejní se po skončení partie
cmd-verify-desc = Ověřit míchání dohrané partie
cmd-replay-desc = Projít si dohranou partii tah po tahu
cmd-past-game-desc = Která partie; bez čísla poslední zdejší
cmd-rules-desc = Jak se u tohoto stolu hraje Chicago
cmd-leaderboard-desc = Kdo hraje Chicago nejlíp: tady, nebo všude, odjakživa, nebo tento týden
cmd-leaderboard-scope-desc = Čí partie se počítají
cmd-leaderboard-by-desc = Podle čeho řadit
cmd-leaderboard-period-desc = Jak daleko zpátky
cmd-stats-desc = Něčí bilance: partie, rating, kombinace, Chicaga, vzájemné souboje
cmd-stats-player-desc = Čí bilance; bez jména tvoje
cmd-stats-against-desc = S kým porovnat; bez jména s tebou
cmd-privacy-desc = Co je o tobě uloženo, jako soubor, nebo už vůbec nic
cmd-history-desc = Tvoje dohrané partie, od nejnovější
cmd-history-page-desc = Kterou stranu ukázat
cmd-leaderboard-page-desc = Kterou stranu ukázat

## A private game

solo-drew = Přišlo ti { $cards }
solo-next-button = Další rozdání
solo-again-button = Znovu
solo-look-button = Podívat se znovu
solo-going-on = Máš rozehranou partii
solo-go-on-button = Pokračovat
solo-anew-button = Nová partie
asleep-title = Spí · klepnutím probudíš
asleep-button = Probudit

## The lesson: what the teacher says. $ai is the partner's name

lesson-welcome = Dvě minuty, jedno cvičné rozdání; proti tobě hraje { $ai }. Nejlepší **pokerová kombinace** boduje, hned třikrát; pak přijde **pět zdvihů**.
lesson-exchange = Máš { category-a }. Odhoď, co ti nepomáhá, a dober si nové karty: **{ $button }**, nebo klepni na karty podle sebe.
lesson-exchange-again = Druhá část, totéž znovu: výměna a pak hlášení.
lesson-exchange-last = Třetí část, poslední výměna. Po ní přijde pět zdvihů a ty berou vysoké karty; na konci se ale ještě jednou porovnají kombinace všech, tak si nech, co máš složené.
lesson-owing = Kombinace, která bodovala, se před změnou ukazuje. Nech si všech pět a zůstane tajná; nebo ji ukaž a dober si lepší karty.
lesson-owing-again = Jako předtím: ukaž kombinaci a dober si, nebo si v tajnosti nech všech pět.
lesson-show = Nové karty za to možná stojí, ale { $ai } bude vědět, co máš.
lesson-declare = Teď řekni, co máš, nebo pasuj. Boduje nejlepší **ohlášená** kombinace a za { category-a } je { $points }. Tvoje karty zůstanou skryté.
lesson-declare-again = Hlas, nebo pasuj. Mezi stejnými kombinacemi rozhodují hodnoty karet; ♠♥♦♣ jsou si rovny.
lesson-declare-nothing = Nemáš co hlásit, takže zbývá jen pas. V opravdové partii se to stane samo.
lesson-lead-first = Zdvihy. Vyneseš libovolnou kartu; { $ai } musí ctít barvu, pokud může. Nejvyšší karta vynesené barvy bere zdvih a vynáší do dalšího. **Boduje jen poslední zdvih**, tak začni nízkou.
lesson-lead = Kdo bere zdvih, vynáší do dalšího: jsi na tahu, hraj cokoli.
lesson-lead-fourth = Čtvrtý zdvih: kdo ho vezme, vynáší do posledního. Teď vynes svou nejlepší kartu.
lesson-follow = { $ai } vynáší { suit } a ty je máš, takže musíš ctít barvu. Na ostatní karty klepnout nejde.
lesson-follow-fourth = { $ai } vynáší { suit }, takže musíš ctít barvu. Vezmi tenhle zdvih, jestli můžeš: kdo ho vezme, vynáší do posledního.
lesson-void = { $ai } vynáší { suit } a ty je nemáš: hraj cokoli. Zdvih to nevezme, tak dej, co potřebuješ nejmíň.
lesson-last = Poslední zdvih za **{ $points }**. Zbývá ti jedna karta; v opravdové partii se vynese sama.

lesson-drew = Přišlo ti { $cards } a teď máš { category-a }.
lesson-broke = Jenže pryč šlo { $cards }, součást tvé kombinace ({ category }). Co tvoří kombinaci, to si radši nech.
lesson-idle = Pryč mohlo jít i { $cards }: o kartu, která nic netvoří, není co přijít.
lesson-kept-first = Necháváš si všech pět. To se smí, ale nové karty nic nestojí a ty nepotřebné se mohly jen zlepšit.
lesson-kept = Necháváš si všech pět.
lesson-kept-secret = Necháváš si všech pět, takže je nikdo nevidí.
lesson-scored = Tvoje kombinace ({ category }) je nejlepší z ohlášených: **{ $points }** pro tebe.
lesson-scored-ranks = Hlásíte totéž ({ category }), takže se porovnají hodnoty: tvoje { $ours } přebíjí { $theirs } ({ $ai }). **{ $points }** pro tebe.
lesson-lost = { $ai } hlásí { category-a } a získává { $points }.
lesson-lost-ranks = Hlásíte totéž ({ category }), takže se porovnají hodnoty: { $theirs } ({ $ai }) přebíjí tvoje { $ours }. { $ai } získává { $points }.
lesson-passed = Po tvém pasu získává { $ai } { $points } za { category-a }. Tvoje karty nebyly horší, ale počítá se jen to, co je ohlášeno.
lesson-level = Obě kombinace jsou ve všem stejné, takže nikdo neboduje.
lesson-nobody = Nikdo nic nehlásí, takže nikdo neboduje.
lesson-trick-won = Bereš zdvih kartou { $cards }, { $reason }.
lesson-trick-spent = Body za to ale nejsou: taková karta se víc hodí do posledních dvou.
lesson-trick-lost = { $ai } bere zdvih kartou { $cards }, { $reason }.
lesson-trick-void = { $ai } bere zdvih: { $cards } není { suit-one }.

lesson-title-last = Poslední zdvih
lesson-title-hands = Karty všech
lesson-title-chicago = Chicago
lesson-title-points = Hru už znáš
lesson-last-won = Bereš poslední zdvih kartou { $cards }, { $reason }: **{ $points }** pro tebe.
lesson-last-lost = { $ai } bere poslední zdvih kartou { $cards }, { $reason }, a získává { $points }. Chceš-li ho ty, nech si vysokou kartu a vezmi čtvrtý zdvih.
lesson-hands = Teď se porovnají karty všech tak, jak byly před zdvihy, i s těmi vynesenými. Skrýt je nemůže nikdo.
lesson-hands-won = Tvoje kombinace ({ category }) je nejlepší: **{ $points }** pro tebe.
lesson-hands-lost = { $ai } má nejlepší kombinaci, { category-a }, a získává { $points }.
lesson-hands-nobody = Žádná není lepší než druhá, takže nikdo neboduje.
lesson-chicago = S { $needed } body můžeš před prvním zdvihem ohlásit **Chicago**: slib, že vezmeš všech pět. Když ho splníš, získáš { $won }. Ztratíš jediný zdvih a hned je konec: { $lost }.
lesson-chicago-tricks =
    { $tricks ->
        [0] Tentokrát nemáš z pěti žádný.
        [one] Tentokrát máš jeden z pěti.
        [5] Tentokrát máš všech pět: včas ohlášeno, je to Chicago.
        [few] Tentokrát máš { $tricks } z pěti.
       *[other] Tentokrát máš { $tricks } z pěti.
    }
lesson-points = Rozdání jsou tři výměny, dvě hlášení a pět zdvihů. Když po něm má někdo { $target } bodů nebo víc, vyhrává nejvyšší skóre.
lesson-goodbye = AI vidí jen své vlastní karty, stejně jako ty. Hodně štěstí!
lesson-kind =
    { $category ->
        [straight] postupka (pět v řadě) { $points }
        [flush] barva (pět jedné barvy) { $points }
        [full-house] full house (trojice a pár) { $points }
       *[other] { category } { $points }
    }
lesson-worth = Kombinace a body: { $hands }
lesson-step = Cvičné rozdání · krok { $number } z { $of }
lesson-continue-button = Pokračovat
lesson-play-button = Zahrát si
lesson-anew-button = Začít znovu
lesson-going-on = Jsi uprostřed lekce
lesson-over = Tahle lekce skončila
error-playing-already = Jedna už běží. Zadej příkaz znovu a budeš v ní.
cmd-solo-desc = Hrát solo proti AI, ve zprávě, kterou vidíš jen ty
cmd-solo-rules-desc = Podle jakých pravidel hrát
cmd-solo-opponents-desc = Kolik AI s tebou hraje
cmd-solo-ai-desc = Jak dobře hrají
cmd-learn-desc = Naučit se Chicago za dvě minuty, na cvičném rozdání
level-easy = Lehká
level-medium = Střední
level-hard = Těžká

## Languages: /language, and the language of a server. $language is a language in its own words: "Svenska"

cmd-language-desc = Vybrat jazyk, kterým s tebou mluvím
cmd-language-language-desc = Který; když žádný neuvedeš, uvidíš ten současný
language-client = Podle mého Discordu
language-server = Podle nastavení serveru v Discordu
language-title = Jazyk
language-own = Můj jazyk pro tebe: **{ $language }**, podle tvé volby.
language-seen = Můj jazyk pro tebe: **{ $language }**, podle tvého Discordu.
language-help = Co vidí všichni, je v jazyce serveru, tady **{ $language }**.
language-hint = Vyber svůj jazyk
language-button = Jazyk
settings-language = **Jazyk** { $language }
settings-language-hint = Vyber jazyk, který čtou všichni
privacy-language = Jazyk tvého Discordu a ten, který máš zvolený přes `/language`
