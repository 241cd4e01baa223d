# What the bot says, in French. Variables and families are explained in en.ftl.
#
# Words: donne (a deal), main (the cards somebody holds), annoncer and annonces (to declare; to call Chicago, as a slam
# is called in tarot), faire chuter (to break a Chicago), pli, entamer, fournir, échange and its verb changer, jeter,
# piocher, pioche, défausse, carré, full, couleur, quinte, brelan, cote (rating), tirage (the cut), sel (salt), conseil
# (hint). "Tu", and no word that shows whether a person is a man or a woman; no "de" before a name. No-break spaces
# before ":", ";", "?" and "!".

## Cards and poker hands

suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
suit-one = { suit }
rank-one =
    { $rank ->
        [two] deux
        [three] trois
        [four] quatre
        [five] cinq
        [six] six
        [seven] sept
        [eight] huit
        [nine] neuf
        [ten] dix
        [jack] valet
        [queen] dame
        [king] roi
       *[ace] as
    }
rank-many =
    { $rank ->
        [two] deux
        [three] trois
        [four] quatre
        [five] cinq
        [six] six
        [seven] sept
        [eight] huit
        [nine] neuf
        [ten] dix
        [jack] valets
        [queen] dames
        [king] rois
       *[ace] as
    }
# With its "de": "paire d’as".
rank-of =
    { $rank ->
        [ace] d’as
       *[other] de { rank-many }
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
        [jack] V
        [queen] D
        [king] R
       *[ace] A
    }
card = { rank-one } de { suit }

category =
    { $category ->
        [one-pair] paire
        [two-pairs] deux paires
        [three-of-a-kind] brelan
        [straight] quinte
        [flush] couleur
        [full-house] full
        [four-of-a-kind] carré
        [straight-flush] quinte flush
        [royal-flush] quinte flush royale
       *[high-card] carte haute
    }
category-a =
    { $category ->
        [one-pair] une paire
        [two-pairs] deux paires
        [three-of-a-kind] un brelan
        [straight] une quinte
        [flush] une couleur
        [full-house] un full
        [four-of-a-kind] un carré
        [straight-flush] une quinte flush
        [royal-flush] une quinte flush royale
       *[high-card] une carte haute
    }
makes-high-card = hauteur { $high }
makes-one-pair = paire { $of }
makes-two-pairs = deux paires, { $many } et { $low }
makes-three-of-a-kind = brelan { $of }
makes-straight = quinte hauteur { $high }
makes-flush = couleur hauteur { $high }
makes-full-house = full aux { $many } par les { $low }
makes-four-of-a-kind = carré { $of }
makes-straight-flush = quinte flush hauteur { $high }
makes-royal-flush = quinte flush royale

## People

player-ai =
    { $name } IA { $level ->
        [easy] facile
        [hard] forte
       *[medium] moyenne
    }
player-left = { $name } (a quitté)
number-alone = { $number }

## Pictures, for those who cannot see them

alt-banner = Cinq cartes en éventail : dix, valet, dame, roi et as de pique
alt-hand = Ta main : { $cards }
alt-hand-played = Ta main : { $cards }. Déjà joué : { $played }
alt-race = Les scores donne après donne. { $scores }
alt-race-line = { $name } { $score }
alt-deal = Toutes les mains, une ligne par place, une colonne par pli. { $seats }
alt-deal-seat = { $name } : { $cards }.
alt-deal-seat-took =
    { $count ->
        [one] { $name } : { $cards } ; a pris le pli { $tricks }.
       *[other] { $name } : { $cards } ; a pris les plis { $tricks }.
    }
alt-deal-last = { $name } a pris le dernier pli.

## The lobby

lobby-title = Chicago chez { $host }
lobby-what =
    La meilleure main de poker marque { $times ->
        [1] une fois par donne
        [2] deux fois par donne
       *[other] trois fois par donne
    }. Puis cinq plis : prends le dernier. **{ $target }** points pour gagner.
lobby-free = *libre*
lobby-host = hôte
lobby-rules-standard = Règles classiques
lobby-rules-changed = Règles maison : { $changes }
lobby-rules-preset = Règles { $preset } : { $changes }
lobby-length =
    environ { $minutes } minutes à { $seats ->
        [2] deux
        [3] trois
       *[4] quatre
    }
lobby-closes = ferme { $when }
lobby-pace =
    { $pace ->
        [live] une minute par tour
        [relaxed] cinq minutes par tour
        [slow] 12 heures par tour
       *[none] sans chrono
    }
lobby-pace-button = Rythme : { pace }
pace =
    { $pace ->
        [live] direct
        [relaxed] tranquille
        [slow] lent
       *[none] sans chrono
    }
lobby-cut-seal = Tirage scellé : `{ $seal }`
lobby-commitment = Mélange scellé : `{ $seal }`
lobby-join = Rejoindre
lobby-start = Lancer à { $seats }
lobby-start-alone =
    Lancer : toi + { $ai } IA { $level ->
        [easy] faciles
        [hard] fortes
       *[medium] moyennes
    }
lobby-one-more-ai = + IA
lobby-level =
    { $level ->
        [easy] IA : facile
        [hard] IA : forte
       *[medium] IA : moyenne
    }
lobby-drop-ai = − IA
lobby-rules = Règles
lobby-leave = Quitter
lobby-seated = Tu as la place { $seat }
lobby-seated-help = Tes cartes apparaîtront ici dès le début de la partie. Garde ce message sous les yeux.
lobby-seated-host = Tu es l’hôte : choisis les règles, et lance quand tout le monde est là. Les places libres peuvent aller à des IA.
lobby-started = La partie est lancée : { $names }
lobby-closed = Cette table a fermé sans partie
lobby-closed-help = Ouvres-en une autre avec `/chicago start`.

## House rules, one by one

house-target = { $value } points pour gagner
house-exchanges =
    { $value ->
        [2] deux échanges
       *[3] trois échanges
    }
house-score-phases =
    { $value ->
        [first] mains annoncées une seule fois
        [none] pas d’annonces de mains
       *[all] mains annoncées avant les plis
    }
house-last-trick = dernier pli à { $value }
house-deuce-last-trick =
    { $value ->
        [0] un deux au dernier pli ne change rien
       *[10] dernier pli pris par un deux à { $value }
    }
house-chicago-points = Chicago à { $value } points
house-chicago-minimum =
    { $value ->
        [off] Chicago permis à tout score
       *[on] Chicago exige ses points
    }
house-chicago-lead =
    { $value ->
        [eldest] Chicago ne change pas l’entame
       *[caller] qui annonce Chicago entame
    }
house-chicago-hand-points =
    { $value ->
        [off] les mains ne marquent pas après un Chicago
       *[on] les mains marquent aussi après un Chicago
    }
house-chicago-required =
    { $value ->
        [called] victoire seulement avec un Chicago annoncé
        [won] victoire seulement avec un Chicago réussi
       *[off] victoire possible sans Chicago
    }
house-chicago-breaker =
    { $value ->
        [0] faire chuter un Chicago ne rapporte rien
       *[other] faire chuter un Chicago rapporte { $value }
    }
house-exchange-stop =
    { $value ->
        [0] échange permis à tout score
       *[other] plus d’échange dès { $value } points
    }
house-one-up =
    { $value ->
        [first] une carte à vue au premier échange
        [every] une carte à vue à chaque échange
       *[off] cartes piochées à l’aveugle
    }
house-four-of-a-kind =
    { $value ->
        [reset] le carré remet les autres à 0
        [choice] le carré donne 7 ou les autres à 0
       *[other] le carré rapporte { $value }
    }
house-straight-flush =
    { $value ->
        [win] la quinte flush gagne la partie
       *[other] la quinte flush rapporte { $value }
    }
house-royal-wins-at-once =
    { $value ->
        [on] la quinte flush royale gagne la partie
       *[off] la quinte flush royale donne juste des points
    }
house-tied-hands =
    { $value ->
        [all] les meilleures mains ex æquo marquent toutes
       *[none] les meilleures mains ex æquo ne marquent rien
    }
house-win-check =
    { $value ->
        [immediate] victoire dès que les points y sont
       *[deal-end] victoire en fin de donne
    }
house-low-redeal =
    { $value ->
        [on] nouvelle main si rien au-dessus du neuf
       *[off] pas de nouvelle main
    }
house-declaring =
    { $value ->
        [automatic] annonces automatiques
       *[voluntary] annonces libres
    }
house-reveal =
    { $value ->
        [phase-two] mains cassées montrées au deuxième échange
        [off] mains cassées jamais montrées
       *[every-phase] mains cassées montrées
    }

told-target = Il faut { $value } points pour gagner la partie.
told-exchanges =
    { $value ->
        [2] Il y a deux échanges ; les plis suivent le deuxième.
       *[3] Il y a trois échanges ; les plis suivent le troisième.
    }
told-score-phases =
    { $value ->
        [first] Après le premier échange, on annonce les mains ; la meilleure annoncée marque.
        [none] On n’annonce jamais les mains : rien ne marque avant les plis.
       *[all] Après chaque échange sauf le dernier, on annonce les mains ; la meilleure annoncée marque.
    }
told-last-trick = Seul le dernier pli compte : { $value } points.
told-deuce-last-trick =
    { $value ->
        [0] Peu importe la carte qui prend le dernier pli.
       *[10] Pris par un deux, le dernier pli vaut { $value } ; pas dans une donne avec Chicago.
    }
told-chicago-points = Un Chicago réussi vaut { $value } au lieu du dernier pli. Un pli perdu : −{ $value }, fin des plis.
told-chicago-minimum =
    { $value ->
        [off] On peut annoncer Chicago à n’importe quel score.
       *[on] Il faut { $points } points pour annoncer Chicago.
    }
told-chicago-lead =
    { $value ->
        [eldest] Même après une annonce, l’entame reste à qui suit le donneur.
       *[caller] Qui annonce entame le premier pli.
    }
told-chicago-hand-points =
    { $value ->
        [off] Après une annonce, on ne compare pas les mains ; les cartes non jouées restent cachées.
       *[on] Chicago réussi ou chuté, on compare ensuite toutes les mains.
    }
told-chicago-required =
    { $value ->
        [called] Pour gagner, il faut avoir annoncé un Chicago dans cette partie.
        [won] Pour gagner, il faut avoir réussi un Chicago dans cette partie.
       *[off] On peut gagner la partie sans Chicago.
    }
told-chicago-breaker =
    { $value ->
        [0] Faire chuter un Chicago ne rapporte rien.
       *[other] Faire chuter un Chicago rapporte { $value }.
    }
told-exchange-stop =
    { $value ->
        [0] On peut changer des cartes quel que soit son score.
       *[other] Avec { $value } points ou plus, on ne peut plus changer de cartes.
    }
told-one-up =
    { $value ->
        [first] Au premier échange, qui jette une carte peut voir la suivante, et la refuser pour celle d’après.
        [every] Qui jette une carte peut voir la suivante, et la refuser pour celle d’après.
       *[off] On pioche ses nouvelles cartes à l’aveugle.
    }
told-four-of-a-kind =
    { $value ->
        [reset] Un carré rapporte 8 et remet à 0 tous les autres de la donne.
        [choice] Qui marque avec un carré choisit : 7 points, ou tous les autres de la donne à 0.
       *[other] Un carré rapporte { $value }.
    }
told-straight-flush =
    { $value ->
        [win] Une quinte flush qui marque gagne aussitôt la partie, quels que soient les scores.
       *[other] Une quinte flush rapporte { $value }.
    }
told-royal-wins-at-once =
    { $value ->
        [on] Une quinte flush royale qui marque gagne aussitôt la partie, quels que soient les scores.
       *[off] Une quinte flush royale donne des points, comme toute autre main.
    }
told-tied-hands =
    { $value ->
        [all] Les meilleures mains, si elles sont égales en tout, marquent toutes. ♠♥♦♣ se valent.
       *[none] Les meilleures mains, si elles sont égales en tout, ne marquent rien. ♠♥♦♣ se valent.
    }
told-win-check =
    { $value ->
        [immediate] Dès que quelqu’un a assez de points, même en pleine donne, le plus haut total gagne.
       *[deal-end] Si quelqu’un a assez de points à la fin d’une donne, le plus haut total gagne.
    }
told-low-redeal =
    { $value ->
        [on] Avant le premier échange, sans carte au-dessus du neuf, on peut montrer sa main et en changer.
       *[off] Tout le monde joue la main reçue, même faible.
    }
told-declaring =
    { $value ->
        [automatic] Toute main qui peut être annoncée l’est, sans qu’on te le demande.
       *[voluntary] Tu peux passer même si tu as de quoi annoncer.
    }
told-reveal =
    { $value ->
        [phase-two] Qui a marqué pour sa main doit la montrer avant de la casser au deuxième échange.
        [off] Une main qui a marqué peut être cassée sans être montrée.
       *[every-phase] Qui a marqué pour sa main doit la montrer avant de la casser par un échange.
    }

preset-standard = Classique
preset-pagat = Pagat
preset-svensk = Svensk
preset-quick = Rapide

group-exchange = Échange
group-hands = Mains
group-chicago = Plis
group-winning = Victoire

## The table: who acts

table-dealing = On distribue les cartes
table-cutting = Tirage pour la première donne
table-deals-first = { $name } distribue en premier
table-to-exchange = À { $name } d’échanger
table-who-redeals = Qui veut une nouvelle main ?
table-to-take = { $name } voit { $cards } : à prendre ou à laisser
table-to-choose = { $name } a un carré et choisit
table-to-declare = À { $name } d’annoncer
table-to-lead = À { $name } d’entamer
table-to-play = À { $name } de jouer
table-who-calls = Qui annonce Chicago ?
table-drawing = { $name } pioche
table-deal-over = Donne { $deal } terminée
table-level = Égalité en tête : une donne va départager
table-won = { $name } gagne avec { $score }

## The table: what is happening

table-exchange = Échange { $number } sur { $of }
table-redealing = Qui n’a rien au-dessus du neuf peut montrer sa main et recevoir cinq nouvelles cartes.
table-taking = Si la carte est refusée, elle est jetée, et la suivante est prise à l’aveugle.
table-choosing = { $points }, ou tous les autres à 0.
table-new-pile = La pioche est vide : on mélange la défausse pour en refaire une.
table-declaring = Annonces { $number } sur { $of }
table-declaring-best = en tête : { $name }, { category }
table-declaring-none = rien d’annoncé pour l’instant
table-calling = Annoncer, c’est promettre les cinq plis : { $won }, ou { $lost }.
table-trick = Pli { $number } sur { $of }
table-trick-last = Dernier pli, pour { $points }
table-deuce = { $points } si un deux le prend
table-led = { suit } demandé
table-chicago-called = { $name } a annoncé Chicago et doit prendre tous les plis
table-until = temps écoulé { $when }
table-paused = Cette table est en pause
table-paused-help = Elle reprend dès que quelqu’un de la table touche un bouton ; sinon, la partie est annulée { $when }.
table-paused-stop = N’importe qui peut l’arrêter maintenant avec `/chicago stop`.
table-asleep = Cette partie dort
table-asleep-help = Reprends quand tu veux ; elle disparaît { $when }.
table-go-on-button = Reprendre
table-next-deal = Donne suivante { $when }
table-deals-alone = Donne de départage entre { $names }.

## The table: one line per seat

seat-choosing = réfléchit
seat-took = en change { $count }
seat-redealt = nouvelle main contre { $cards }
upcard-open = voit { $cards }
upcard-taken = voit { $cards } et la prend
upcard-refused = voit { $cards } et la refuse
seat-kept-all = garde tout
seat-shows = montre { $cards }
seat-passes = passe
seat-declares = { category }
seat-declares-best = { category }, en tête
seat-takes-so-far = mène le pli
seat-took-trick = prend le pli { $number }
seat-chicago = Chicago
seat-away = pas là, une IA joue
seat-sits-out = ne joue pas cette donne
seat-held = { category }

## The table: small print

table-trick-before = Pli { $number } { $cards } { $name }, { $reason }
reason-highest = plus haut { suit-one }
reason-only = seul { suit-one }
small-deal = Donne { $deal } d’une partie en { $target }
small-tie-break = Donne { $deal }, départage
small-dealer = { $name } distribue
small-no-chicago = pas de Chicago
small-chicago = Chicago : { $name }
small-exchanged = Échanges : { $seats }
small-exchanged-seat = { $name } { $counts }
small-declared = Annonces : { $seats }
small-scored = { $name } { category } { $points }
small-nobody = personne
small-reset = { $name } remet les autres à 0
small-redealt = Nouvelles mains : { $seats }
small-level = { $names } à égalité, personne
small-cut = Tirage : { $draws } · { $name } distribue en premier
small-cards = { $name } { $cards }
small-again = encore { $draws }
small-showed = Mains montrées : { $seats }
small-seal = Mélange scellé : `{ $seal }`
small-seal-cut = Tirage scellé : `{ $seal }`
small-seal-next = Mélange de la prochaine donne, scellé : `{ $seal }`
small-salted = sel ajouté par { $names }
small-points = Points : { $points }
nudge = { $person }, la table t’attend
nudge-early = { $people } : réponse possible en avance
nudge-missed-once = Temps écoulé : une IA a joué un coup pour { $name }.
nudge-missed = Une IA a joué pour { $name }, qui reprend sa place en touchant un bouton.
small-stood-in = Temps écoulé : une IA a joué pour { $names }
small-ready = Feu vert : { $names }
vote-after = **Finir après la donne { $deal } ?** Pour : { $names } ({ $votes } voix sur { $need })
vote-void = **Annuler la partie ?** Pour : { $names } ({ $votes } voix sur { $need })
vote-after-button = Oui, finir après la donne { $deal }
vote-void-button = Oui, l’annuler
vote-no-button = Non, continuer
table-last-deal = La partie s’arrête après la donne { $deal } : qui est en tête gagne.
small-score = { $name } { $score }

table-hand-button = Ma main
table-more-button = Plus
table-deal-button = Distribuer
table-sit-button = Rejoindre
table-log-button = Le déroulé

## The table: More

more-title = Cette table
more-scores = Feuille de score
more-seal = Chaque mélange est scellé avant sa première carte, et ouvert une fois la partie finie : `/chicago verify` le vérifie, `/chicago salt` ajoute tes propres mots au prochain.
more-deals = donne
more-commands =
    `/chicago hand` ramène tes cartes en bas
    `/chicago leave` donne ta place à une IA
    `/chicago stop` propose d’arrêter la partie
more-pings-button =
    { $wanted ->
        [yes] Pings : oui
       *[no] Pings : non
    }
more-report-button = Signaler un problème
report-title = Code du problème `{ $code }`
report-help = Donne-le à qui gère ce bot, avec ce que tu as vu. Il dit quelle partie et quel coup, et ne montre de carte cachée à personne.
more-declares-on = Tes mains sont annoncées pour toi dès que possible. Tu peux revenir dessus jusqu’à ton tour.
more-declares-off = Tu annonces tes mains toi-même.
more-declares-button =
    { $wanted ->
        [yes] Annoncer pour moi : oui
       *[no] Annoncer pour moi : non
    }
more-ai = Les IA ne voient que leurs propres cartes.
more-hints = Les conseils te disent ce qu’une IA forte ferait avec tes cartes, et pourquoi.
more-hints-off = Pas de conseils dans cette partie : ce serveur l’a voulu ainsi.
more-hints-button =
    { $wanted ->
        [yes] Conseils : oui
       *[no] Conseils : non
    }
more-deck-button =
    { $deck ->
        [four] Cartes : quatre couleurs
       *[two] Cartes : deux couleurs
    }
more-hand-button =
    { $shown ->
        [picture] Ma main : image
       *[line] Ma main : émojis
    }

## A deal told: what its points were

won-times =
    { $what } { $times ->
        [2] deux fois
        [3] trois fois
       *[other] { $times } fois
    }
won-hand = { category } { $points }
won-last-trick = dernier pli { $points }
won-chicago-made = Chicago { $points }
won-chicago-broken = Chicago chuté { $points }
won-breaker = Chicago adverse chuté { $points }
won-reset = remise à 0, { $points }
won-nothing = Personne n’a marqué.
past-deal = **Donne { $deal }** · { $points }
past-deal-broken-off = **Donne { $deal }**, interrompue · { $points }

## A finished game, looked at again

past-game = Partie { $game }, { $day } : { $scores }
past-game-score = { $name } { $score }
past-game-void = { $names } (annulée)
replay-game = Partie { $game }
replay-deal = donne { $deal } sur { $of }
replay-move = coup { $move } sur { $of }
replay-next = Ensuite · { $who }
replay-first-button = Début
replay-back-button = Préc.
replay-on-button = Suiv.
replay-deal-button = Donne ›
replay-last-button = Fin
replay-seat-hint = Vu par
replay-seat = Vu par { $name }
replay-above = D’en haut, toutes les mains visibles
replay-export-button = Exporter
replay-export = Toute la partie, à garder
replay-export-help = `python -m bot replay { $file }` l’affiche dans un terminal.
move-start = La partie commence.
move-hidden = Quelqu’un a répondu non à une question, et personne d’autre ne l’a entendu.
move-says-no = { $name } dit non, et personne d’autre ne l’entend.
move-cut = Tirage : { $draws } · { $name } distribue en premier.
move-dealt = { $name } distribue.
move-dealt-tie-break = { $name } distribue une donne de départage.
move-exchanges =
    { $count ->
        [one] { $name } change une carte
       *[other] { $name } change { $count } cartes
    }
move-exchanges-cards = { $name } jette { $thrown } et pioche { $drawn }
move-keeps-all = { $name } garde tout
move-redealt = { $name } montre { $cards } et reçoit une nouvelle main
move-plays = { $name } joue { $cards }
move-trick = { $name } prend le pli { $number }
move-scores = { $name } marque { $points } pour { category-a }
move-calls = { $name } annonce Chicago
move-nobody-calls = Personne n’annonce Chicago
move-deal-over = Donne { $deal } terminée : { $scores }

## The proof of the shuffles

salt-done =
    { $deal ->
        [1] Ton sel est dans le tirage et dans la première donne
       *[other] Ton sel est dans le mélange de la donne { $deal }
    }
salt-help = Le jeu était scellé avant que tu choisisses ces mots, et il est mélangé avec eux. Jusqu’à la première carte, tu peux en donner d’autres. Ils sont publiés une fois la partie finie.
proof-holds = Les mélanges de la partie { $game } sont bien ceux qui étaient scellés
proof-checked = Mélangés à nouveau à partir des graines : { $what }. Chaque carte est là où elle était.
proof-packs =
    { $packs ->
        [one] un jeu de cartes
       *[other] { $packs } jeux de cartes
    }
proof-refills =
    { $refills ->
        [0] aucune pioche refaite
        [one] une pioche refaite
       *[other] { $refills } pioches refaites
    }
proof-salts =
    { $salts ->
        [0] aucun sel
        [one] un sel
       *[other] { $salts } sels
    }
proof-fails = Les mélanges de la partie { $game } ne peuvent pas être vérifiés
proof-fails-deal =
    { $deal ->
        [0] Le tirage n’est pas celui qui était scellé
       *[other] La donne { $deal } n’est pas celle qui était scellée
    }
proof-fault =
    { $fault ->
        [commitment] Sa graine ne correspond pas au sceau qui était sur la table.
        [seed] Sa graine avait déjà servi.
        [pack] Ses cartes n’étaient pas dans l’ordre que donne sa graine.
        [reshuffle] Une pioche refaite n’était pas dans l’ordre que donne sa graine.
       *[form] Il manque quelque chose dont la preuve a besoin.
    }
proof-proves = **Ce que cela prouve** L’ordre des cartes de chaque donne était fixé avant la première et n’a pas changé. Avec le sel de quelqu’un de la table, personne n’a pu non plus le choisir à soi seul.
proof-limits = **Ce que cela ne prouve pas** Que la personne qui gère ce bot n’a pas regardé.
proof-cut = Tirage
proof-deal = Donne { $deal }
proof-yourself = Vérifie toi-même, avec Python et le code source du bot, rien d’autre : `python -m bot verify { $file }`

## How it went

log-title = Donne { $deal }, le déroulé
log-cut = **Tirage** { $draws } · { $name } distribue en premier
log-order = { $name } a distribué ; { $eldest } a parlé en premier.
log-exchange = **Échange { $number }** { $seats }
log-took = { $name } { $count }
log-kept = { $name } aucune
log-showed = { $name } montre { $cards }
log-new-pile = { $count ->
        [one] une carte de la défausse devient
       *[other] { $count } cartes de la défausse deviennent
    } la nouvelle pioche
log-declaring = **Annonces { $number }** { $seats }
log-passes = { $name } passe
log-declares = { $name } annonce { category-a }
log-declares-beats = { $name } annonce { category-a }, { $named } bat { $theirs } ({ $against })
log-declares-loses = { $name } annonce { category-a }, { $named } perd contre { $theirs } ({ $against })
log-declares-level = { $name } annonce { category-a }, { $named } à égalité avec { $against }
log-scores = { $name } marque { $points }
log-nobody = personne ne marque
log-reset = { $name } remet tous les autres à 0
log-redealt = **Nouvelles mains** { $seats }
log-level = { $names } à égalité, donc personne ne marque
log-no-chicago = **Chicago** Personne ne l’annonce.
log-chicago = **Chicago** { $name } l’annonce et entame.
log-chicago-eldest = **Chicago** { $name } l’annonce ; l’entame ne change pas.
log-trick = **Pli { $number }** { $cards } · { $reason }
log-last-trick = { $name } marque { $points } pour le dernier pli
log-chicago-made = { $name } a pris les cinq plis : { $points }
log-chicago-broken = { $by } fait chuter { $name } : { $points }
log-breaker = { $name } marque { $points } pour cette chute
log-hands = **Mains**
log-hand = { $cards } { $name }, { $made }
log-best-nobody = Meilleure main : { $why }
log-best-hand = { $name } a la meilleure main, { category-a } : { $points }
log-left = { $name } a quitté la partie ; une IA continue.
log-tie-break = Égalité en tête : donne de départage entre { $names }.
log-won = { $name } gagne la partie.
log-scores-after = Scores : { $scores }

## A hand: what is asked

hand-exchange = À toi · échange { $number } sur { $of }
hand-exchange-early = Échange { $number } sur { $of }
hand-redeal = Tu veux une nouvelle main ?
hand-redeal-help = Tu n’as rien au-dessus du neuf : tu peux montrer cette main et recevoir cinq nouvelles cartes.
hand-upcard-title = À toi · tu prends cette carte ?
hand-upcard-help = Tout le monde la voit. Si tu la refuses, tu prends la suivante à l’aveugle.
hand-upcard = La carte suivante : { $cards }
hand-reset = À toi · un carré
hand-reset-title = Remettre tous les autres à 0 ?
hand-reset-help = Prends { $points }, ou remets à 0 tous les autres de cette donne sans rien marquer.
hand-reset-sure = Tu ne marques rien, au lieu de { $points } ; tous les autres perdent tout.
hand-declare = À toi · annonce ou passe
hand-declare-early = Annonce ou passe
hand-chicago = Tu annonces Chicago ?
hand-chicago-early = Chicago ?
hand-lead = À toi · entame comme tu veux
hand-follow = À toi · fournis à { suit }
hand-void = À toi · pas de { suit }, joue ce que tu veux
hand-play-early = Pli { $number }
hand-early-answer = Réponds d’avance si tu veux
hand-early-choose = Choisis d’avance si tu veux
hand-waiting = Ta main
hand-sits-out = Tu ne joues pas cette donne
hand-you-won = Tu gagnes avec { $score }
hand-not-seated = Tu n’es pas à cette table
hand-not-seated-help = Une place sera peut-être libre à la prochaine partie.
hand-no-cards = Tes cartes arrivent dès qu’elles sont distribuées.

## A hand: what the decision needs

help-exchange = Jette ce qui ne sert à rien : tu reçois autant de nouvelles cartes. Garde les paires, et quatre cartes de même couleur ou qui se suivent.
help-declare = La meilleure main annoncée marque. Passer ne rapporte rien, et ne dévoile rien.
help-chicago = Seulement avec des cartes hautes dans chaque couleur que tu as : un pli perdu, et c’est fini.
help-play = Seul le dernier pli rapporte : garde une carte haute pour lui. Qui prend un pli entame le suivant.
hand-until = Temps écoulé { $when }
hand-tap = Touche les cartes à jeter.
hand-out-goes = Tu jettes { $cards }
hand-must-show = Tu as marqué pour cette main : avant de changer une carte, tu montres les cinq.
hand-show-title = Montrer ta main ?
hand-show-help = Tu as marqué avec elle, alors tout le monde la voit avant que tu changes { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
hand-keeps-secret = Garde les cinq, et elle reste secrète.
hand-chicago-title = Annoncer Chicago ?
hand-chicago-help = Tu entames et dois prendre les cinq plis. Les cinq : { $won }. Un perdu : { $lost }, et c’est fini.
hand-chicago-help-eldest = Tu dois prendre les cinq plis ; l’entame ne change pas. Les cinq : { $won }. Un perdu : { $lost }, et c’est fini.
hand-chicago-binds = C’est définitif.
hand-taken = changées : { $seats }
hand-best-so-far = { $name } annonce { category-a }
hand-nothing-to-declare = Tu n’as rien à annoncer : tu ne peux que passer.
hand-too-low = { $made } : c’est moins que ça, tu ne peux que passer.
hand-waits-for = à { $name } de jouer
hand-kept-exchange = Noté pour ton tour : changer { $cards }
hand-kept-one-up = Noté pour ton tour : changer { $cards } en voyant d’abord la carte suivante
hand-kept-pat = Noté pour ton tour : tout garder
hand-kept-redeal = Noté pour ton tour : une nouvelle main
hand-kept-no-redeal = Noté pour ton tour : pas de nouvelle main
hand-kept-declare = Noté pour ton tour : annoncer { category-a }
hand-kept-pass = Noté pour ton tour : passer
hand-kept-call = Noté pour ton tour : annoncer Chicago
hand-kept-decline = Noté pour ton tour : pas de Chicago
hand-kept-play = Noté pour ton tour : jouer { $cards }

## A hand: hints, one short line each

hint-plain = **Conseil** { $what }
hint-because = **Conseil** { $what } : { $why }
hint-keep =
    { $holding ->
        [everything] tout garder
        [nothing] tout changer
        [one-pair] garder la paire
        [two-pairs] garder les deux paires
        [three-of-a-kind] garder le brelan
        [four-of-a-kind] garder le carré
        [four-to-a-flush] chercher la couleur
        [four-to-a-straight] chercher la quinte
       *[cards] garder { $cards }
    }
hint-take = prendre la carte
hint-refuse = refuser la carte
hint-redeal = prendre la nouvelle main
hint-no-redeal = garder cette main
hint-reset = remettre les autres à 0
hint-points = prendre les points
hint-declare = annoncer { category-a }
hint-pass = passer
hint-call = annoncer Chicago
hint-no-call = ne pas annoncer
hint-play = jouer { $cards }
hint-why-points = { $points } en moyenne
hint-why-rather = { $points } en moyenne ; { $other } : { $less }
hint-why-totals = { $points } en moyenne. Avec ces scores, c’est mieux que { $other }, { $less }.
hint-why-declare = { $chance } de chances d’être la meilleure annonce
hint-why-pass = { $chance } de chances d’être la meilleure, et cela dévoilerait ta main
hint-why-call = { $success } de chances de prendre les cinq plis, { $last } de prendre le dernier sans annonce
hint-why-play =
    { $goal ->
        [make-chicago] { $chance } de chances de réussir le Chicago
        [break-chicago] { $chance } de chances de faire chuter le Chicago
       *[last-trick] { $chance } de chances de prendre le dernier pli
    }
hint-why-play-rather = { $why } ; { $cards } : { $chance }

## A hand: buttons

hand-button-exchange = Changer { $count }
hand-button-one-up = Changer 1, carte à vue
hand-button-redeal = Nouvelle main
hand-button-keep-hand = Garder cette main
hand-button-take = Prendre
hand-button-refuse = Refuser
hand-button-points = Prendre { $points }
hand-button-reset = Les autres à 0
hand-button-reset-sure = Oui, les autres à 0
hand-button-keep-all = Tout garder
hand-button-keep-made =
    Garder { $category ->
        [one-pair] la paire
        [two-pairs] les paires
        [three-of-a-kind] le brelan
       *[four-of-a-kind] le carré
    }, changer { $count }
hand-button-show-exchange = Montrer ma main, changer { $count }
hand-button-show-made =
    Montrer, garder { $category ->
        [one-pair] la paire
        [two-pairs] les paires
        [three-of-a-kind] le brelan
       *[four-of-a-kind] le carré
    }, changer { $count }
hand-button-show-sure = Montrer et changer { $count }
hand-button-declare = Annoncer { category-a }
hand-button-pass = Passer
hand-button-call = Annoncer Chicago
hand-button-call-sure = Annoncer : { $won } ou { $lost }
hand-button-decline = Non
hand-button-undo = Annuler
hand-button-back = Retour

## The result

result-won = { $name } gagne avec { $score }
result-left-won = { $name } gagne avec { $score }, mais une IA jouait à la fin : la victoire n’est à personne
result-abandoned = Tout le monde est parti : personne ne gagne
result-by-vote = Arrêtée avant terme par un vote, après la donne { $deal }.
result-shared = { $names } partagent la victoire avec { $score }
result-void = Cette partie ne compte pas
result-void-help = Elle a pris fin avant d’être décidée.
result-decided = **La donne { $deal } a tout décidé.** { $name } : { $points }.
result-decided-others = **La donne { $deal } a tout décidé.** À la fin, { $name } était devant.
result-part-hand = { category } ({ $points })
result-part-last-trick = dernier pli ({ $points })
result-part-chicago = Chicago ({ $points })
result-part-breaker = Chicago adverse chuté ({ $points })
result-part-chicago-broken = Chicago chuté ({ $points })
result-part-reset = remise à 0 ({ $points })
result-ratings = **Cotes :** { $ratings }
result-rating = { $name } { $rating }
result-rating-now = { $rating } ({ $change })
result-honours = **Nouveau pour { $name } :** { $honours }
result-length = { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
result-rematch-button = Revanche
result-replay-button = Revoir
result-verify-button = Vérifier
result-rematch-wanted = Revanche, déjà d’accord : { $names }
result-rematch-on = La revanche est lancée.

## The rules in plain words

rules-title = Comment on joue au Chicago
rules-aim = Les mains de poker marquent, et le dernier de cinq plis aussi. **{ $target }** points pour gagner.
rules-section-deal = Une donne
rules-section-hands = Mains
rules-section-tricks = Plis
rules-section-chicago = Chicago
rules-section-winning = Victoire
rules-cards = Tout le monde reçoit cinq cartes.
rules-exchange = À ton tour, tu jettes jusqu’à cinq cartes, face cachée, et tu en reçois autant de nouvelles.
rules-declare = À ton tour, tu annonces ce que tu as, mais pas moins que la meilleure annonce jusque-là, ou tu passes.
rules-compare = Après les plis, on compare toutes les mains telles qu’elles étaient avant le premier ; la meilleure marque.
rules-tricks = Cinq plis sans atout ; l’entame est à qui suit le donneur.
rules-follow = Fournis à la couleur demandée si tu peux. La plus haute carte de cette couleur prend le pli et entame le suivant.
rules-call = Avant le premier pli, tu peux promettre de prendre les cinq.
rules-level = Égalité en tête ? Une donne de départage se joue entre ces personnes seulement.
rules-floor = Aucun score ne descend sous zéro.
rules-points = **Barème** { $points }
rules-points-hand = { category } { $points }
rules-points-last = dernier pli { $points }
rules-otherwise = Comme d’habitude : { $phrases }
rules-change = Changer les règles

## The form for the rules

form-title = Les règles de cette table
form-start-from = Partir d’autres règles
form-save = Enregistrer sous…
form-words = En clair
form-save-title = Enregistrer ces règles
form-save-name = Leur nom sur ce serveur
form-saved = Enregistré sous le nom { $name }.

## The settings of a server

settings-title = Paramètres de ce serveur
settings-rules = **Règles** { $rules }
settings-rules-help = Ce que joue une table, sauf si `/chicago start` nomme d’autres règles.
settings-rules-hint = Choisis les règles de ce serveur
settings-pace = **Rythme** { $pace }
settings-pace-hint = Choisis le temps donné pour jouer
settings-channels = **Salons** { $channels }
settings-channels-everywhere = partout
settings-channels-hint = Choisis où les tables peuvent s’ouvrir
settings-levels = **IA** { $levels }
settings-levels-none = aucune
settings-levels-hint = Choisis quelles IA peuvent jouer
settings-hints = **Conseils** { $hints ->
        [alone] dans les parties à une personne
        [never] jamais
       *[always] dans toutes les parties
    }
settings-hints-help = Qui veut des conseils lit ce que ferait une IA forte. Une partie à deux personnes ou plus compte pour la cote.
settings-hints-hint = Choisis où donner des conseils
settings-hints-choice =
    { $hints ->
        [alone] Conseils dans les parties à une personne
        [never] Pas de conseils
       *[always] Conseils dans toutes les parties
    }
settings-hidden = **Tous les serveurs** { $hidden ->
    [yes] les parties d’ici ne sont pas dans le classement de tous les serveurs
   *[no] les parties d’ici comptent dans le classement de tous les serveurs
    }
settings-hide = Quitter le classement commun
settings-unhide = Rejoindre le classement commun
settings-threads = **Tables** { $threads ->
        [on] chacune dans son propre fil
       *[off] une seule à la fois par salon
    }
settings-keeping = **Coups des parties** gardés { $keeping }, pour les revoir
settings-keeping-hint = Combien de temps garder les coups
settings-keeping-choice =
    { $keeping ->
        [host] { $days ->
            [one] { $days } jour
           *[other] { $days } jours
        }
        [year] un an
       *[always] pour toujours
    }
settings-keeping-option = Coups gardés { $keeping }
settings-threads-button =
    { $threads ->
        [on] Un fil par table
       *[off] Une table par salon
    }
settings-sets = **Règles du serveur** { $names }
settings-sets-none = aucune pour l’instant
settings-sets-help = Ajoutes-en avec « Enregistrer sous… » quand tu choisis les règles d’une table.
settings-drop-hint = Supprimer des règles du serveur
settings-drop-title = Supprimer { $name } ?
settings-drop-help = Les parties jouées avec ces règles les gardent.
settings-drop-sure = Supprimer
settings-drop-keep = Garder

## The leaderboard

board-by-wins = Le plus de victoires
board-by-rating = Meilleure cote
board-by-rate = Meilleur taux de victoire
board-by-points = Le plus de points par donne
board-by-chicagos = Le plus de Chicagos
board-by-hand = Meilleure main
board-scope-server = Ce serveur
board-scope-everywhere = Tous les serveurs
board-scope-channel = Ce salon
board-span-all = Depuis toujours
board-span-season = Cette saison
board-span-month = Ce mois-ci
board-span-week = Cette semaine
board-hint = Choisis un autre classement
board-since = depuis le { $day }
board-what = Parties à deux personnes ou plus. Les IA ne sont pas classées.
board-empty = Aucune partie n’a encore compté ici. Ouvre une table avec `/chicago start`.
board-empty-here = Personne dans ce classement pour l’instant.
board-empty-least = Personne n’a encore joué { $games } parties : c’est le minimum pour être dans ce classement.
board-legend-wins = victoires sur parties · taux de victoire · points
board-legend-rating = cote · victoires sur parties · ± dit combien une cote est encore incertaine
board-legend-rate = taux de victoire · victoires sur parties
board-legend-points = points par donne · donnes
board-legend-chicagos = réussis sur annoncés
board-legend-hand = meilleure main qui a marqué, et combien de fois
board-least = à partir de { $games } parties
board-won = { $wins } sur { $games }
board-hands =
    { $times ->
        [one] { $hand }
       *[other] { $hand }, { $times } fois
    }
board-you = Ta place : { $row }
board-you-least = Ton classement ici commence après { $least } parties ; tu en as joué { $games }.
board-you-unranked = Tu n’es pas encore dans ce classement.
board-no-games = Aucune de tes parties ne compte encore ici.
board-ai-games = Contre des IA seulement : { $wins } sur { $games } { $wins ->
        [one] gagnée
       *[other] gagnées
    }, pas comptées ici.
board-hidden = Ce serveur garde ses parties hors de ce classement.
board-page = Page { $page } sur { $pages }
board-previous = Précédente
board-next = Suivante

## One person's record

stats-what = Parties à deux personnes ou plus sur ce serveur.
stats-nothing = Aucune partie terminée ici pour l’instant.
stats-rating = **Cote** { $rating }
stats-overall = { $rating } sur tous les serveurs
stats-unsure = ± dit combien la cote est encore incertaine. Elle se stabilise après une trentaine de parties.
stats-games = **Parties** { $wins } sur { $games } { $wins ->
        [one] gagnée
       *[other] gagnées
    }, { $rate }
stats-points = **Points** { $points } par donne
stats-last-tricks = **Dernier pli** { $rate } des donnes
stats-chicagos = **Chicagos** { $made } sur { $calls } { $made ->
        [one] réussi
       *[other] réussis
    }
stats-hand = { $hand } { $times }
stats-hands = **Mains** { $hands }
stats-alone = **Solo** { $wins } sur { $games } { $wins ->
        [one] gagnée
       *[other] gagnées
    }, en plus des parties ci-dessus
stats-curve =
    { $games ->
        [one] La cote à la dernière partie
       *[other] La cote sur les { $games } dernières parties ; d’une ligne à l’autre, { $step }
    }
stats-honours = **Exploits** { $honours }
stats-rival = { $name } { $ahead }:{ $behind }
stats-rivals = **Face à face** { $rivals }
stats-against =
    { $games ->
        [one] **{ $name } – { $other }** { $ahead }:{ $behind } en { $games } partie
       *[other] **{ $name } – { $other }** { $ahead }:{ $behind } en { $games } parties
    }
stats-history-button = Mes parties
alt-curve = { $name }, la cote sur { $games } parties : au plus bas { $least }, au plus haut { $most }, maintenant { $now }

## One's own games

history-title = Mes parties
history-what = Parties terminées sur ce serveur, les plus récentes d’abord.
history-nothing = Aucune partie terminée ici pour l’instant. Ouvre une table avec `/chicago start`.
history-left = abandon
history-legend = place · jour · points · contre qui · changement de la cote
history-hint = Voir comment une partie a fini
history-option = Partie { $game } : { $names }
history-option-more = Place { $place } sur { $seats } avec { $score }
history-newer = Plus récentes
history-older = Plus anciennes

## First times, and ratings

honour-win = première victoire
honour-chicago = premier Chicago
honour-breaker = premier Chicago adverse chuté
honour-four = premier carré
honour-ten-wins = dix victoires
honour-hundred-games = cent parties
honour-straight-flush = première quinte flush
honour-royal-flush = première quinte flush royale
honour-hundred-wins = cent victoires
rating-unsure = { $rating } ±{ $spread }

## What the rules say no to

refusal-game-over = La partie est finie.
refusal-not-in-deal = Tu ne joues pas cette donne.
refusal-not-your-turn = Ce n’est pas encore ton tour.
refusal-not-asked = Ce n’est pas la question du moment.
refusal-not-your-card = Tu n’as plus cette carte.
refusal-follow-suit = Tu dois fournir à la couleur demandée.
refusal-too-low = Il y a déjà une annonce plus haute. Tu ne peux que passer.
refusal-nothing-to-declare = Tu n’as rien à annoncer. Tu ne peux que passer.
refusal-must-declare = À cette table, toute main qui peut être annoncée l’est.
refusal-exchange-stopped = Tu as trop de points pour changer des cartes.
refusal-not-one-card = Ici, on ne peut changer à vue qu’une seule carte.
refusal-not-low = Tu as une carte au-dessus du neuf : pas de nouvelle main.
refusal-too-few-points = Tu n’as pas assez de points pour annoncer Chicago.
refusal-left-already = Tu as quitté cette partie ; une IA a ta place.
refusal-not-a-pack = Les cartes de cette donne ne font pas un jeu complet. On ne la distribue pas.

## House rules that make no sense

invalid-target = Une partie se joue en 52, 51, 50, 41 ou 26 points.
invalid-exchanges = Une donne a trois échanges, ou deux.
invalid-score-phases = Les mains s’annoncent à chaque fois, une fois ou jamais.
invalid-last-trick = Le dernier pli vaut 5, 3 ou 2 points.
invalid-deuce-last-trick = Un deux au dernier pli vaut 10 points, ou ne change rien.
invalid-chicago-points = Un Chicago vaut 15 ou 13 points.
invalid-chicago-minimum = Chicago exige ses points, ou non.
invalid-chicago-lead = Après une annonce, l’entame est à qui annonce, ou à qui suit le donneur.
invalid-chicago-hand-points = Après une annonce, on compare les mains, ou non.
invalid-chicago-required = Pour gagner, il faut un Chicago annoncé, ou réussi, ou ni l’un ni l’autre.
invalid-chicago-breaker = Faire chuter un Chicago vaut 10 points, 8 ou rien.
invalid-exchange-stop = Les échanges s’arrêtent à 41, 42, 45, 46 ou 47 points, ou jamais.
invalid-one-up = Une carte est à vue à chaque échange, au premier, ou jamais.
invalid-four-of-a-kind = Un carré vaut 7 ou 8 points, remet les autres à 0, ou laisse le choix.
invalid-straight-flush = Une quinte flush vaut 8, 10 ou 11 points, ou la partie.
invalid-royal-wins-at-once = Une quinte flush royale gagne la partie, ou non.
invalid-tied-hands = Les meilleures mains ex æquo marquent toutes, ou aucune.
invalid-win-check = Une partie se gagne en fin de donne, ou sur-le-champ.
invalid-low-redeal = Les mains faibles ont droit à de nouvelles cartes, ou non.
invalid-declaring = Les annonces sont libres ou automatiques.
invalid-reveal = Les mains cassées se montrent à chaque échange, au deuxième seulement, ou jamais.
clash-exchange-stop = Les échanges ne peuvent pas s’arrêter à un score qui finit la partie : choisis-en un plus bas, ou plus de points pour gagner.
clash-score-phases = Avec deux échanges, on n’annonce de toute façon qu’une fois : choisis trois échanges, ou ne change rien.
clash-reveal = Avec deux échanges, le deuxième est de toute façon le dernier : choisis trois échanges, ou ne change rien.

## What the table says no to

error-not-seated = Tu n’es pas à cette table.
error-stale = La partie a avancé ; voici où elle en est.
error-pruned = Cette partie est finie depuis si longtemps que ses coups ne sont plus gardés ; son résultat, si.
error-no-table = Il n’y a pas de table dans ce salon. Ouvres-en une avec `/chicago start`.
error-table-here = Il y a déjà une table ici.
error-too-many-tables = Ce serveur a toutes les tables permises. Rejoins-en une, ou attends la fin d’une partie.
error-too-many-lobbies = Trop de tables de ce serveur attendent déjà du monde. Rejoins-en une.
error-house-full = J’ai autant de tables que je peux en tenir. Réessaie plus tard, ou joue en solo : `/chicago solo`.
error-table-full = Il y a déjà quatre personnes ici.
error-no-free-seat = Aucune place n’est libre. Entre deux donnes, tu peux prendre celle d’une IA, ou de quelqu’un qui n’était pas là pendant toute une donne.
note-newcomer = Tu prends la suite d’une IA. Une partie rejointe en route ne compte pas pour la cote.
note-newcomer-away = Tu prends la suite de quelqu’un qui n’était pas là. Une partie rejointe en route ne compte pas pour la cote.
seat-given = Quelqu’un d’autre a pris ta place
seat-given-help = Toute une donne sans toi : quelqu’un a pris ta place. Cette partie ne compte pas pour toi.
seat-given-room = Une autre place est libre : tu peux y continuer, ou regarder.
seat-given-watch = Tu peux regarder la suite.
error-already-seated = Tu as déjà une place ici.
error-seat-elsewhere = Tu as une place à une autre table de ce serveur. Quitte-la d’abord.
error-not-host = Seul l’hôte choisit les règles.
error-not-manager = Il faut pouvoir gérer ce serveur pour changer ses paramètres.
error-no-such-rules = Aucune règle de ce nom ici. Choisis dans la liste qui s’affiche quand tu écris.
error-no-name = Donne-leur un nom lisible.
error-name-taken = Il y a déjà des règles de ce nom.
error-too-many-sets = Ce serveur garde déjà autant de règles qu’il peut. Supprimes-en dans `/chicago settings`.
error-rules-changed = Les règles ont changé entre-temps : voici où elles en sont.
error-not-in-channel = Ici, Chicago se joue dans { $channels }.
error-not-in-lobby = La partie a commencé, ou cette table est fermée.
error-no-room-for-ai = Il n’y a pas de place libre.
error-no-ai = Il n’y a pas d’IA ici.
error-no-ai-here = Ce serveur joue sans IA.
error-level-not-allowed = Ce serveur n’a pas d’IA de ce niveau.
error-too-few-seats = Il faut au moins deux places pour une partie.
error-left-already = Tu as quitté cette partie ; une IA a ta place.
error-nothing-marked = Touche d’abord les cartes à jeter, ou garde tout.
error-no-such-game = Aucune partie de ce numéro n’est finie et gardée ici.
error-salt-closed = Un mélange prend du sel tant que la table est ouverte, et tant qu’une donne finie est affichée.
error-bad-salt = C’est trop long : jusqu’à 64 caractères, moins s’ils sont rares.
error-busy = Trop d’appuis à la fois. Réessaie.
error-database = Impossible d’enregistrer pour l’instant. Rien n’est perdu ; réessaie dans un moment.
error-unexpected = Quelque chose a mal tourné, et rien n’a changé. Si cela se répète, signale le code { $code }.
error-old-button = Ce bouton vient d’une ancienne table.
error-permissions = Je n’ai pas encore le droit de jouer ici. Il me faut : { $permissions }.
error-restarting = Je redémarre. Réessaie dans une minute.
error-guild-only = Chicago se joue dans les salons d’un serveur.
error-no-thread = Je n’ai pas pu créer de fil ici. Réessaie, ou ouvre la table avec `thread: False`.
error-wrong-channel = Cette table est dans un autre salon.

## Leaving and stopping

resume-title = Ta dernière partie ici dort
resume-help = Elle en est à la donne { $deal }. Une nouvelle table n’y met pas fin.
resume-button = La reprendre
resume-anew = Nouvelle table
player-someone = quelqu’un
privacy-title = Ce qui est enregistré sur toi
privacy-what = Sur tous les serveurs ensemble. Personne d’autre que toi ne voit ceci.
privacy-nothing = Rien.
privacy-id = Ton identifiant Discord, avec tout ce qui suit
privacy-name = Ton nom : { $name }
privacy-no-name = Plus aucun nom
privacy-switches = Tes choix sous **Plus** : pings, annonces, conseils, l’aspect de tes cartes
privacy-running =
    { $games ->
        [one] **{ $games }** partie ou table pas encore finie
       *[other] **{ $games }** parties et tables pas encore finies
    }
privacy-finished =
    { $games ->
        [one] **{ $games }** partie finie : son jour et son lieu, ton score et ta place
       *[other] **{ $games }** parties finies : leurs jours et leurs lieux, tes scores et tes places
    }
privacy-unfinished =
    { $games ->
        [one] **{ $games }** partie ou table finie sans résultat
       *[other] **{ $games }** parties et tables finies sans résultat
    }
privacy-replayable =
    { $games ->
        [one] Les coups de **{ $games }** partie
       *[other] Les coups de **{ $games }** parties
    }
privacy-ratings =
    { $servers ->
        [one] Ta cote et ton classement sur **{ $servers }** serveur
       *[other] Tes cotes et tes classements sur **{ $servers }** serveurs
    }
privacy-honours =
    { $honours ->
        [one] **{ $honours }** exploit dans `/stats`
       *[other] **{ $honours }** exploits dans `/stats`
    }
privacy-old =
    { $days ->
        [one] Les coups d’une partie disparaissent un jour après sa fin, sauf si son serveur les garde plus longtemps, et ton nom un jour après ton dernier passage.
       *[other] Les coups d’une partie disparaissent { $days } jours après sa fin, sauf si son serveur les garde plus longtemps, et ton nom { $days } jours après ton dernier passage.
    }
privacy-never = Tes messages ne sont jamais lus, et rien de tout cela n’est transmis à personne. Des points, c’est tout : pas d’argent, pas de mises.
privacy-export-button = Exporter
privacy-export-title = Tout ce qui est enregistré sur toi
privacy-export-help = En JSON : les lignes de chaque table qui te concernent. Télécharge-le vite, ce message ne reste pas.
privacy-forget-button = M’oublier
privacy-forget-title = Tout oublier de toi ?
privacy-forget-help = Ton nom, tes réglages, tes cotes et ta place dans chaque classement disparaissent. Dans les parties finies, les autres gardent leurs résultats, et tu y deviens « quelqu’un ».
privacy-forget-running =
    { $games ->
        [one] Tu quittes la partie ou la table pas encore finie ; dans une partie, une IA prend ta place.
       *[other] Tu quittes les { $games } parties et tables pas encore finies ; dans les parties, des IA prennent ta place.
    }
privacy-forget-final = Impossible de revenir en arrière. Si tu reviens, tu repars de zéro. Ce que disent les messages de Discord y reste.
privacy-forget-sure = M’oublier
privacy-forget-keep = Garder
privacy-forgotten = C’est oublié. Plus rien d’enregistré ne mène à toi.
leave-title =
    { $farewell ->
        [lobby] Quitter cette table ?
       *[game] Quitter cette partie ?
    }
leave-help =
    { $farewell ->
        [lobby] Ta place se libère. Une table vide ferme.
        [last] Personne d’autre ne joue : la partie s’arrête aussitôt, et personne ne la gagne.
       *[game] Une IA prend ta place et continue. Ton classement passe après tous ceux qui restent, et tu ne peux pas revenir.
    }
leave-sure = Quitter
leave-stay = Rester
leave-done =
    { $farewell ->
        [lobby] Tu as quitté la table.
        [last] Tu as quitté la partie, et elle est finie.
       *[game] Tu as quitté la partie. Une IA a ta place.
    }
stop-title = Arrêter cette partie ?
stop-help = Elle s’arrête sans résultat dès que plus de la moitié des personnes présentes le veulent.
stop-help-now = Elle s’arrête aussitôt, sans résultat.
stop-choose-after = **Finir après la donne { $deal } :** qui est alors en tête gagne, et la partie compte.
stop-choose-void = **L’annuler :** elle s’arrête aussitôt et ne compte pas.
stop-choose-vote = C’est décidé dès que plus de la moitié des personnes présentes veulent la même chose.
stop-choose-now = La modération décide seule.
stop-after-button = Finir après la donne { $deal }
stop-void-button = L’annuler maintenant
stop-take-back = Reprendre mon vote
stop-sure = Arrêter la partie
stop-stay = Continuer
stop-voted = Tu as voté pour arrêter. La partie s’arrête quand plus de la moitié des personnes présentes l’auront fait.
stop-voted-after = Tu as voté pour finir après la donne { $deal }. C’est décidé quand plus de la moitié des personnes présentes l’auront fait.
vote-taken-back = Tu as repris ton vote.
stop-done = La partie est arrêtée.
stop-done-after = La partie s’arrête après la donne { $deal } : qui est alors en tête gagne.
stayed = Tu continues.
table-here-link = Aller à la table

## A table in a thread of its own

thread-name = Chicago · { $host }
thread-line = { $host } a ouvert une table de Chicago
thread-line-help = Rejoins-la dans le fil ci-dessous ; on joue à quatre au plus, et tout le monde peut regarder.
thread-opened = Ta table est dans { $thread }, et tu y as déjà ta place. Quand la partie commence, touche **Ma main** là-bas.

## Commands

cmd-chicago-desc = Chicago, le jeu de cartes suédois entre poker et plis
cmd-start-desc = Ouvrir une table dans ce salon
cmd-start-rules-desc = À quoi jouer : des règles connues, ou celles de ce serveur
cmd-start-pace-desc = Le temps donné pour un tour
cmd-pace-live = Direct : une minute
cmd-pace-relaxed = Tranquille : cinq minutes
cmd-pace-slow = Lent : 12 heures
cmd-pace-none = Sans chrono
cmd-settings-desc = Ce que jouent les tables de ce serveur, à quel rythme et où, leurs IA et les conseils
cmd-start-thread-desc = Donner à la table un fil à elle
cmd-start-opponents-desc = Combien d’IA prennent place tout de suite
cmd-start-ai-desc = Le niveau des IA qui prennent place, ou qui te rejoignent si tu lances sans personne
cmd-hand-desc = Revoir mes cartes, en bas du salon
cmd-leave-desc = Quitter la table ; une IA prend la place
cmd-stop-desc = Proposer d’arrêter la partie à cette table
cmd-salt-desc = Ajouter tes propres mots au prochain mélange
cmd-salt-text-desc = N’importe quels mots, jusqu’à 64 caractères ; publiés une fois la partie finie
cmd-verify-desc = Vérifier les mélanges d’une partie finie
cmd-replay-desc = Revoir une partie finie, coup par coup
cmd-past-game-desc = Quelle partie ; la dernière d’ici si tu n’en nommes pas
cmd-rules-desc = Comment on joue au Chicago à cette table
cmd-leaderboard-desc = Qui joue le mieux au Chicago : ici ou partout, depuis toujours ou cette semaine
cmd-leaderboard-scope-desc = Quelles parties comptent
cmd-leaderboard-by-desc = Classer selon quoi
cmd-leaderboard-period-desc = Jusqu’où remonter
cmd-stats-desc = Le bilan de quelqu’un : parties, cote, mains, Chicagos, face à face
cmd-stats-player-desc = Le bilan de qui ; le tien si tu ne nommes personne
cmd-stats-against-desc = Face à face avec qui ; avec toi si tu ne nommes personne
cmd-privacy-desc = Ce qui est enregistré sur toi, en fichier, ou plus rien du tout
cmd-history-desc = Tes parties finies, les plus récentes d’abord
cmd-history-page-desc = Quelle page afficher
cmd-leaderboard-page-desc = Quelle page afficher

## A private game

solo-drew = Tu as pioché { $cards }
solo-next-button = Donne suivante
solo-again-button = Encore une
solo-look-button = Regarder encore
solo-going-on = Tu as une partie en cours
solo-go-on-button = Continuer
solo-anew-button = Nouvelle partie
asleep-title = En sommeil · touche pour réveiller
asleep-button = Réveiller

## The lesson: what the teacher says. $ai is the partner's name

lesson-welcome = Deux minutes, une donne d’essai contre { $ai }. La meilleure **main de poker** marque, trois fois de suite ; puis viennent **cinq plis**.
lesson-exchange = Tu as { category-a }. Jette ce qui n’aide pas et pioche de nouvelles cartes : **{ $button }**, ou touche toi-même les cartes.
lesson-exchange-again = Deuxième phase, la même chose : échange, puis annonce.
lesson-exchange-last = Troisième phase, le dernier échange. Après viennent cinq plis, et les cartes hautes prennent les plis ; mais toutes les mains sont comparées une dernière fois à la fin, alors garde ce que tu as formé.
lesson-owing = Une main qui a marqué se montre avant d’être changée. Garde les cinq, et elle reste secrète ; ou montre-la, et pioche de meilleures cartes.
lesson-owing-again = Comme avant : montre ta main et pioche, ou garde les cinq en secret.
lesson-show = De nouvelles cartes en valent peut-être la peine, mais { $ai } saura ce que tu as.
lesson-declare = Maintenant, annonce ce que tu as, ou passe. La meilleure main **annoncée** marque, et { category-a }, ça vaut { $points }. Tes cartes restent cachées.
lesson-declare-again = Annonce ou passe. Deux mains du même genre se départagent par leurs hauteurs ; ♠♥♦♣ se valent.
lesson-declare-nothing = Tu n’as rien à annoncer, alors tu ne peux que passer. Dans une vraie partie, ça se fait tout seul.
lesson-lead-first = Les plis. Tu entames avec la carte que tu veux ; { $ai } doit fournir à cette couleur si possible. La plus haute carte de la couleur demandée prend le pli et entame le suivant. **Seul le dernier pli rapporte**, alors commence bas.
lesson-lead = Qui prend un pli entame le suivant : à toi, avec la carte que tu veux.
lesson-lead-fourth = Le quatrième pli : qui le prend entame le dernier. Joue maintenant ta meilleure carte.
lesson-follow = { $ai } a demandé { suit } et tu en as : tu dois en fournir. Les autres cartes sont bloquées.
lesson-follow-fourth = { $ai } a demandé { suit } : tu dois en fournir. Prends ce pli si tu peux : qui le prend entame le dernier.
lesson-void = { $ai } a demandé { suit } et tu n’en as pas : joue ce que tu veux. Ta carte ne peut pas prendre, alors donne la moins utile.
lesson-last = Le dernier pli, pour **{ $points }**. Il te reste une carte ; dans une vraie partie, elle se joue toute seule.

lesson-drew = Tu as pioché { $cards } : tu as maintenant { category-a }.
lesson-broke = Mais tu as cassé ta main ({ category }) en jetant { $cards }. Mieux vaut garder ce qui forme une main.
lesson-idle = Tu pouvais aussi jeter { $cards } : une carte qui ne forme rien, ce n’est pas une perte.
lesson-kept-first = Tu as gardé les cinq. C’est permis, mais de nouvelles cartes ne coûtent rien, et celles qui ne servaient pas ne pouvaient que s’améliorer.
lesson-kept = Tu as gardé les cinq.
lesson-kept-secret = Tu as gardé les cinq, donc personne ne les a vues.
lesson-scored = Tu avais la meilleure annonce, { category-a } : **{ $points }** pour toi.
lesson-scored-ranks = Deux fois la même annonce, { category-a }, alors on compare les hauteurs : { $ours } pour toi bat { $theirs } pour { $ai }. **{ $points }** pour toi.
lesson-lost = { $ai } a annoncé { category-a } : { $points } pour { $ai }.
lesson-lost-ranks = Deux fois la même annonce, { category-a }, alors on compare les hauteurs : { $theirs } pour { $ai } bat { $ours } pour toi. { $points } pour { $ai }.
lesson-passed = Tu as passé, alors { $ai } marque { $points } avec { category-a }. Ta main était aussi bonne ou meilleure, mais seul compte ce qui est annoncé.
lesson-level = Les deux mains sont égales en tout, donc personne ne marque.
lesson-nobody = Personne n’a annoncé de main, donc personne ne marque.
lesson-trick-won = Tu prends le pli avec { $cards }, { $reason }.
lesson-trick-spent = Mais ça ne rapporte rien : une telle carte vaut plus dans les deux derniers.
lesson-trick-lost = { $ai } prend le pli avec { $cards }, { $reason }.
lesson-trick-void = { $ai } prend le pli : { $cards }, ce n’est pas du { suit-one }.

lesson-title-last = Le dernier pli
lesson-title-hands = Toutes les mains
lesson-title-chicago = Chicago
lesson-title-points = Tu connais le jeu
lesson-last-won = Tu prends le dernier pli avec { $cards }, { $reason } : **{ $points }** pour toi.
lesson-last-lost = { $ai } prend le dernier pli avec { $cards }, { $reason } : { $points } pour { $ai }. Pour le prendre, garde une carte haute et l’entame.
lesson-hands = Maintenant, on compare toutes les mains telles qu’elles étaient avant les plis, cartes jouées comprises. Personne ne peut cacher la sienne.
lesson-hands-won = Tu as la meilleure, { category-a } : **{ $points }** pour toi.
lesson-hands-lost = { $ai } a la meilleure, { category-a } : { $points } pour { $ai }.
lesson-hands-nobody = Aucune ne vaut mieux que l’autre, donc personne ne marque.
lesson-chicago = Avec { $needed } points, tu peux annoncer **Chicago** avant le premier pli : la promesse de prendre les cinq. Promesse tenue, tu marques { $won }. Un seul pli perdu, et c’est fini aussitôt : { $lost }.
lesson-chicago-tricks =
    { $tricks ->
        [0] Cette fois, tu n’en as pris aucun.
        [one] Cette fois, tu en as pris un sur cinq.
        [5] Cette fois, tu as pris les cinq : annoncé à temps, c’est un Chicago.
       *[other] Cette fois, tu en as pris { $tricks } sur cinq.
    }
lesson-points = Une donne, c’est trois échanges, deux tours d’annonces, cinq plis. Quand une donne finit avec quelqu’un à { $target } points ou plus, le plus haut score gagne.
lesson-goodbye = Les IA ne voient que leurs propres cartes, comme toi. Bonne chance !
lesson-kind =
    { $category ->
        [straight] quinte (cinq qui se suivent) { $points }
        [flush] couleur (cinq de la même) { $points }
        [full-house] full (brelan et paire) { $points }
       *[other] { category } { $points }
    }
lesson-worth = Mains et points : { $hands }
lesson-step = Donne d’essai · étape { $number } sur { $of }
lesson-continue-button = Continuer
lesson-play-button = Jouer une partie
lesson-anew-button = Recommencer
lesson-going-on = Tu es en pleine leçon
lesson-over = Cette leçon est finie
error-playing-already = Tu en as déjà commencé une. Refais la commande, et tu y es.
cmd-solo-desc = Jouer en solo contre des IA, dans un message visible de toi seulement
cmd-solo-rules-desc = Avec quelles règles jouer
cmd-solo-opponents-desc = Combien d’IA jouent avec toi
cmd-solo-ai-desc = Leur niveau
cmd-learn-desc = Apprendre Chicago en deux minutes, avec une donne d’essai
level-easy = Facile
level-medium = Moyenne
level-hard = Forte

## Languages: /language, and the language of a server. $language is a language in its own words: "Svenska"

cmd-language-desc = Choisir la langue dans laquelle je te parle
cmd-language-language-desc = Laquelle ; si tu n’en nommes pas, tu vois celle du moment
language-client = Comme mon Discord
language-server = Comme le serveur dans Discord
language-title = Langue
language-own = Avec toi, je parle **{ $language }**, comme tu l’as choisi.
language-seen = Avec toi, je parle **{ $language }**, comme ton Discord.
language-help = Ce que tout le monde voit est dans la langue du serveur, ici **{ $language }**.
language-hint = Choisis ta langue
language-button = Langue
settings-language = **Langue** { $language }
settings-language-hint = Choisis la langue que tout le monde lit
privacy-language = La langue de ton Discord, et celle que tu as choisie avec `/language`
