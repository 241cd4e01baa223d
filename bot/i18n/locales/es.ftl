# What the bot says, in Spanish. The variables are explained at the head of en.ftl.
#
# The same word for the same thing: partida (game), mano (deal), jugada (the poker hand), cartas (what somebody holds),
# descarte (the exchange), cambiar and tirar cards, robar (draw), mazo (draw pile), cantar (declare), anunciar Chicago
# (call), lograr (make) and romper (break) one, baza, salir (lead), asistir (follow suit), poner a cero (set to 0), mano
# de desempate (tie-break), sorteo (cut), sellado (sealed). Nobody's gender is known: verbs instead of adjectives and
# participles, and "quien organiza" for the host. The plural [many] is for millions.

## Cards and poker hands

suit =
    { $suit ->
        [clubs] tréboles
        [diamonds] diamantes
        [hearts] corazones
       *[spades] picas
    }
suit-one =
    { $suit ->
        [clubs] trébol
        [diamonds] diamante
        [hearts] corazón
       *[spades] pica
    }
rank-one =
    { $rank ->
        [two] dos
        [three] tres
        [four] cuatro
        [five] cinco
        [six] seis
        [seven] siete
        [eight] ocho
        [nine] nueve
        [ten] diez
        [jack] jota
        [queen] dama
        [king] rey
       *[ace] as
    }
rank-many =
    { $rank ->
        [two] doses
        [three] treses
        [four] cuatros
        [five] cincos
        [six] seises
        [seven] sietes
        [eight] ochos
        [nine] nueves
        [ten] dieces
        [jack] jotas
        [queen] damas
        [king] reyes
       *[ace] ases
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
        [jack] J
        [queen] Q
        [king] K
       *[ace] A
    }
card = { rank-one } de { suit }

category =
    { $category ->
        [one-pair] pareja
        [two-pairs] doble pareja
        [three-of-a-kind] trío
        [straight] escalera
        [flush] color
        [full-house] full
        [four-of-a-kind] póquer
        [straight-flush] escalera de color
        [royal-flush] escalera real
       *[high-card] carta alta
    }
# With its article, after "tienes"; after "cantar" it has none.
category-a =
    { $category ->
        [one-pair] una pareja
        [two-pairs] doble pareja
        [three-of-a-kind] un trío
        [straight] una escalera
        [flush] color
        [full-house] un full
        [four-of-a-kind] un póquer
        [straight-flush] una escalera de color
        [royal-flush] una escalera real
       *[high-card] solo carta alta
    }
makes-high-card = carta alta, { $high }
makes-one-pair = pareja de { $of }
makes-two-pairs = doble pareja, { $many } y { $low }
makes-three-of-a-kind = trío de { $of }
makes-straight = escalera hasta { $high }
makes-flush = color con { $high }
makes-full-house = full, { $many } y { $low }
makes-four-of-a-kind = póquer de { $of }
makes-straight-flush = escalera de color hasta { $high }
makes-royal-flush = escalera real

## People

player-ai =
    { $name } { $level ->
        [easy] IA fácil
        [hard] IA difícil
       *[medium] IA media
    }
player-left = { $name } (se fue)
number-alone = { $number }

## Pictures, for those who cannot see them

alt-banner = Cinco cartas en abanico: diez, jota, dama, rey y as de picas
alt-hand = Tus cartas: { $cards }
alt-hand-played = Tus cartas: { $cards }. Ya jugadas: { $played }
alt-race = El marcador, mano tras mano. { $scores }
alt-race-line = { $name } { $score }
alt-deal = Las cartas de todos: una fila por asiento, una columna por baza. { $seats }
alt-deal-seat = { $name }: { $cards }.
alt-deal-seat-took =
    { $count ->
        [one] { $name }: { $cards }; se llevó la baza { $tricks }.
        [many] { $name }: { $cards }; se llevó las bazas { $tricks }.
       *[other] { $name }: { $cards }; se llevó las bazas { $tricks }.
    }
alt-deal-last = La última baza fue para { $name }.

## The lobby

lobby-title = Chicago: mesa de { $host }
lobby-what =
    La mejor jugada de póquer puntúa { $times ->
        [1] una vez por mano
        [2] dos veces por mano
       *[other] tres veces por mano
    }. Después, cinco bazas: llévate la última. Se gana con **{ $target }** puntos.
lobby-free = *libre*
lobby-host = organiza
lobby-rules-standard = Reglas estándar
lobby-rules-changed = Reglas de la casa: { $changes }
lobby-rules-preset = Variante { $preset }: { $changes }
lobby-length =
    unos { $minutes } minutos entre { $seats ->
        [2] dos
        [3] tres
       *[4] cuatro
    }
lobby-closes = se cierra { $when }
lobby-pace =
    { $pace ->
        [live] un minuto por turno
        [relaxed] cinco minutos por turno
        [slow] 12 horas por turno
       *[none] sin reloj
    }
lobby-pace-button = Ritmo: { pace }
pace =
    { $pace ->
        [live] vivo
        [relaxed] tranquilo
        [slow] lento
       *[none] sin reloj
    }
lobby-cut-seal = Sorteo sellado: `{ $seal }`
lobby-commitment = Barajado sellado: `{ $seal }`
lobby-join = Unirme
lobby-start = Empezar con { $seats }
lobby-start-alone =
    Empezar: tú + { $ai } { $level ->
        [easy] IA fáciles
        [hard] IA difíciles
       *[medium] IA medias
    }
lobby-one-more-ai = + IA
lobby-level =
    { $level ->
        [easy] IA: fácil
        [hard] IA: difícil
       *[medium] IA: media
    }
lobby-drop-ai = − IA
lobby-rules = Reglas
lobby-leave = Irme
lobby-seated = Tienes el asiento { $seat }
lobby-seated-help = Tus cartas aparecerán aquí en cuanto empiece la partida. Ten este mensaje a la vista.
lobby-seated-host = Organizas la mesa: elige las reglas y empieza cuando estén todos. Los asientos libres pueden ser para la IA.
lobby-started = La partida ha empezado: { $names }
lobby-closed = Esta mesa se cerró sin jugar
lobby-closed-help = Abre otra con `/chicago start`.

## House rules, one by one

house-target = se gana con { $value } puntos
house-exchanges =
    { $value ->
        [2] dos descartes
       *[3] tres descartes
    }
house-score-phases =
    { $value ->
        [first] se canta una sola vez
        [none] no se canta
       *[all] se canta antes de las bazas
    }
house-last-trick = la última baza vale { $value }
house-deuce-last-trick =
    { $value ->
        [0] un dos en la última baza no es nada especial
       *[10] la última baza con un dos vale { $value }
    }
house-chicago-points = el Chicago vale { $value } puntos
house-chicago-minimum =
    { $value ->
        [off] Chicago con cualquier puntuación
       *[on] el Chicago exige sus puntos
    }
house-chicago-lead =
    { $value ->
        [eldest] el Chicago no cambia quién sale
       *[caller] sale quien anuncia el Chicago
    }
house-chicago-hand-points =
    { $value ->
        [off] tras un Chicago no puntúan las jugadas
       *[on] las jugadas puntúan también tras un Chicago
    }
house-chicago-required =
    { $value ->
        [called] solo gana quien haya anunciado un Chicago
        [won] solo gana quien haya logrado un Chicago
       *[off] se puede ganar sin Chicago
    }
house-chicago-breaker =
    { $value ->
        [0] romper un Chicago no puntúa
       *[other] romper un Chicago vale { $value }
    }
house-exchange-stop =
    { $value ->
        [0] se cambia con cualquier puntuación
       *[other] sin descarte desde { $value } puntos
    }
house-one-up =
    { $value ->
        [first] una carta vista en el primer descarte
        [every] una carta vista en cada descarte
       *[off] sin carta vista
    }
house-four-of-a-kind =
    { $value ->
        [reset] el póquer pone a cero a los demás
        [choice] póquer: 7 o los demás a cero
       *[other] el póquer vale { $value }
    }
house-straight-flush =
    { $value ->
        [win] la escalera de color gana la partida
       *[other] la escalera de color vale { $value }
    }
house-royal-wins-at-once =
    { $value ->
        [on] la escalera real gana la partida
       *[off] la escalera real solo da puntos
    }
house-tied-hands =
    { $value ->
        [all] si las mejores jugadas empatan, puntúan todas
       *[none] si las mejores jugadas empatan, no puntúan
    }
house-win-check =
    { $value ->
        [immediate] se gana en cuanto se llega a los puntos
       *[deal-end] se gana al final de la mano
    }
house-low-redeal =
    { $value ->
        [on] cartas nuevas si ninguna pasa del nueve
       *[off] sin segundo reparto
    }
house-declaring =
    { $value ->
        [automatic] las jugadas se cantan solas
       *[voluntary] cantar es voluntario
    }
house-reveal =
    { $value ->
        [phase-two] la jugada rota se enseña en el segundo descarte
        [off] la jugada rota no se enseña
       *[every-phase] la jugada rota se enseña
    }

told-target = La partida se gana con { $value } puntos.
told-exchanges =
    { $value ->
        [2] Hay dos descartes; después del segundo vienen las bazas.
       *[3] Hay tres descartes; después del tercero vienen las bazas.
    }
told-score-phases =
    { $value ->
        [first] Tras el primer descarte se canta, y puntúa la mejor jugada cantada.
        [none] Nunca se canta: antes de las bazas no puntúa nada.
       *[all] Tras cada descarte menos el último se canta, y puntúa la mejor jugada cantada.
    }
told-last-trick = Solo cuenta la última baza: { $value } puntos.
told-deuce-last-trick =
    { $value ->
        [0] Da igual con qué carta se gane la última baza.
       *[10] Ganada con un dos, la última baza vale { $value }; no en una mano con Chicago.
    }
told-chicago-points = Un Chicago logrado vale { $value }, no la última baza. Si pierdes una baza: { $value } menos y se acaba.
told-chicago-minimum =
    { $value ->
        [off] Se puede anunciar Chicago con cualquier puntuación.
       *[on] Necesitas { $points } puntos para anunciar Chicago.
    }
told-chicago-lead =
    { $value ->
        [eldest] Anuncie quien anuncie, sale quien va después de quien reparte.
       *[caller] Quien anuncia sale en la primera baza.
    }
told-chicago-hand-points =
    { $value ->
        [off] Tras un Chicago no se comparan jugadas, y las cartas sin jugar quedan ocultas.
       *[on] Logrado o roto, después se comparan todas las jugadas.
    }
told-chicago-required =
    { $value ->
        [called] Solo puede ganar quien haya anunciado un Chicago en esta partida.
        [won] Solo puede ganar quien haya logrado un Chicago en esta partida.
       *[off] La partida se puede ganar sin Chicago.
    }
told-chicago-breaker =
    { $value ->
        [0] Romper un Chicago no da puntos.
       *[other] Quien rompe un Chicago gana { $value } puntos.
    }
told-exchange-stop =
    { $value ->
        [0] Puedes cambiar cartas tengas los puntos que tengas.
       *[other] Con { $value } puntos o más ya no puedes cambiar cartas.
    }
told-one-up =
    { $value ->
        [first] En el primer descarte, quien tira una carta puede ver la siguiente y rechazarla por otra.
        [every] Quien tira una sola carta puede ver la siguiente y rechazarla por la que viene después.
       *[off] Las cartas nuevas se toman sin verlas.
    }
told-four-of-a-kind =
    { $value ->
        [reset] El póquer vale 8 y pone a cero a todos los demás de la mano.
        [choice] Quien puntúa con póquer elige: 7 puntos, o todos los demás de la mano a cero.
       *[other] El póquer vale { $value } puntos.
    }
told-straight-flush =
    { $value ->
        [win] Si una escalera de color puntúa, gana la partida al momento, sea cual sea el marcador.
       *[other] La escalera de color vale { $value } puntos.
    }
told-royal-wins-at-once =
    { $value ->
        [on] Si una escalera real puntúa, gana la partida al momento, sea cual sea el marcador.
       *[off] La escalera real da puntos como cualquier otra jugada.
    }
told-tied-hands =
    { $value ->
        [all] Si las mejores jugadas empatan carta a carta, puntúan todas. El palo nunca decide.
       *[none] Si las mejores jugadas empatan carta a carta, nadie puntúa. El palo nunca decide.
    }
told-win-check =
    { $value ->
        [immediate] En cuanto alguien llega, incluso a mitad de una mano, gana el total más alto.
       *[deal-end] Si al terminar una mano alguien ha llegado, gana el total más alto.
    }
told-low-redeal =
    { $value ->
        [on] Antes del primer descarte, sin cartas por encima del nueve, puedes enseñarlas y pedir otras cinco.
       *[off] Se juega con las cartas que tocan, por bajas que sean.
    }
told-declaring =
    { $value ->
        [automatic] Toda jugada que se puede cantar se canta sola, sin preguntar.
       *[voluntary] Puedes pasar aunque tengas algo que cantar.
    }
told-reveal =
    { $value ->
        [phase-two] Quien ha puntuado con su jugada la enseña antes de romperla en el segundo descarte.
        [off] Una jugada que ha puntuado se puede romper sin enseñarla.
       *[every-phase] Quien ha puntuado con su jugada la enseña antes de romperla en un descarte.
    }

preset-standard = Estándar
preset-pagat = Pagat
preset-svensk = Sueca
preset-quick = Rápida

group-exchange = Descarte
group-hands = Jugadas
group-chicago = Bazas
group-winning = Meta

## The table: who acts

table-dealing = Se reparten las cartas
table-cutting = Sorteo de quién reparte primero
table-deals-first = Reparte primero { $name }
table-to-exchange = Le toca cambiar a { $name }
table-who-redeals = ¿Quién quiere cartas nuevas?
table-to-take = { $name } ve { $cards }: tomarla o dejarla
table-to-choose = { $name } tiene póquer y elige
table-to-declare = Le toca cantar a { $name }
table-to-lead = Le toca salir a { $name }
table-to-play = Le toca jugar a { $name }
table-who-calls = ¿Quién anuncia Chicago?
table-drawing = { $name } roba
table-deal-over = Fin de la mano { $deal }
table-level = Empate en cabeza: lo decide una mano
table-won = { $name } gana con { $score }

## The table: what is happening

table-exchange = Descarte { $number } de { $of }
table-redealing = Quien no tenga ninguna carta por encima del nueve puede enseñarlas y recibir otras cinco.
table-taking = La carta rechazada se tira, y la siguiente se toma sin verla.
table-choosing = { $points }, o todos los demás a cero.
table-new-pile = Se acabó el mazo: las cartas tiradas se barajan y forman otro.
table-declaring = Cante { $number } de { $of }
table-declaring-best = en cabeza: { $name }, { category }
table-declaring-none = nadie ha cantado aún
table-calling = Anunciar es prometer las cinco bazas: { $won }, o { $lost }.
table-trick = Baza { $number } de { $of }
table-trick-last = La última baza, vale { $points }
table-deuce = { $points } si la gana un dos
table-led = salida: { suit }
table-chicago-called = { $name } anunció Chicago y tiene que ganar todas las bazas
table-until = el tiempo acaba { $when }
table-paused = Esta mesa está en pausa
table-paused-help = Sigue en cuanto alguien de la mesa toque algo; si nadie lo hace, la partida se anula { $when }.
table-paused-stop = Cualquiera puede terminarla ya con `/chicago stop`.
table-asleep = Esta partida está dormida
table-asleep-help = Sigue cuando quieras; se anula { $when }.
table-go-on-button = Seguir
table-next-deal = Siguiente mano { $when }
table-deals-alone = { $names } juegan una mano de desempate.

## The table: one line per seat

seat-choosing = eligiendo
seat-took = cambió { $count }
seat-redealt = cartas nuevas por { $cards }
upcard-open = ve { $cards }
upcard-taken = vio { $cards } y se la quedó
upcard-refused = vio { $cards } y la rechazó
seat-kept-all = no cambió
seat-shows = enseña { $cards }
seat-passes = pasa
seat-declares = { category }
seat-declares-best = { category }, va ganando
seat-takes-so-far = va ganando
seat-took-trick = se lleva la baza { $number }
seat-chicago = Chicago
seat-away = ausente, juega una IA
seat-sits-out = no juega esta mano
seat-held = { category }

## The table: small print

table-trick-before = Baza { $number } { $cards } { $name }, { $reason }
reason-highest =
    { $suit ->
        [spades] la pica más alta
       *[other] el { suit-one } más alto
    }
reason-only =
    { $suit ->
        [spades] la única pica
       *[other] el único { suit-one }
    }
small-deal = Mano { $deal } de una partida a { $target }
small-tie-break = Mano { $deal }, de desempate
small-dealer = reparte { $name }
small-no-chicago = sin Chicago
small-chicago = Chicago: { $name }
small-exchanged = Cambios: { $seats }
small-exchanged-seat = { $name } { $counts }
small-declared = Cantes: { $seats }
small-scored = { $name } { category } { $points }
small-nobody = nadie
small-reset = { $name } puso a cero a los demás
small-redealt = Cartas nuevas para: { $seats }
small-level = { $names } empatan, nadie puntúa
small-cut = Sorteo: { $draws } · reparte primero { $name }
small-cards = { $name } { $cards }
small-again = otra vez { $draws }
small-showed = A la vista: { $seats }
small-seal = Barajado sellado: `{ $seal }`
small-seal-cut = Sorteo sellado: `{ $seal }`
small-seal-next = Barajado de la siguiente mano sellado: `{ $seal }`
small-salted = con sal de { $names }
small-points = Puntos: { $points }
nudge = { $person }, la mesa te espera
nudge-early = { $people }: ya puedes responder por adelantado
nudge-missed-once = Tiempo agotado: una IA hizo una jugada por { $name }.
nudge-missed = Una IA jugó por { $name }. Con tocar cualquier cosa se recupera el asiento.
small-stood-in = Tiempo agotado: una IA jugó por { $names }
small-ready = Siguiente mano ya: { $names }
vote-after = **¿Terminar tras la mano { $deal }?** A favor: { $names } ({ $votes } de { $need } votos)
vote-void = **¿Anular la partida?** A favor: { $names } ({ $votes } de { $need } votos)
vote-after-button = Sí, terminar tras la mano { $deal }
vote-void-button = Sí, anularla
vote-no-button = No, seguir jugando
table-last-deal = La partida acaba tras la mano { $deal }: gana quien vaya en cabeza.
small-score = { $name } { $score }

table-hand-button = Mis cartas
table-more-button = Más
table-deal-button = Repartir
table-sit-button = Unirme
table-log-button = Cómo fue

## The table: More

more-title = Esta mesa
more-scores = Marcador
more-seal = Cada barajado se sella antes de su primera carta y se abre al acabar la partida: `/chicago verify` lo comprueba, `/chicago salt` añade tus propias palabras al siguiente.
more-deals = mano
more-commands =
    `/chicago hand` trae tus cartas al final del canal
    `/chicago leave` cede tu asiento a una IA
    `/chicago stop` pide terminar la partida
more-pings-button =
    { $wanted ->
        [yes] Avisos: sí
       *[no] Avisos: no
    }
more-report-button = Informar de un fallo
report-title = Código del fallo `{ $code }`
report-help = Dáselo a quien lleva este bot y cuenta qué viste. Dice qué partida y qué paso son, y no enseña a nadie una carta oculta.
more-declares-on = Tus jugadas se cantan por ti en cuanto se puede. Puedes deshacerlo hasta tu turno.
more-declares-off = Cantas tus jugadas por tu cuenta.
more-declares-button =
    { $wanted ->
        [yes] Cantar por mí: sí
       *[no] Cantar por mí: no
    }
more-ai = La IA solo ve sus propias cartas.
more-hints = Las pistas te dicen qué haría una IA difícil con tus cartas, y por qué.
more-hints-off = En esta partida no hay pistas: así lo quiere este servidor.
more-hints-button =
    { $wanted ->
        [yes] Pistas: sí
       *[no] Pistas: no
    }
more-deck-button =
    { $deck ->
        [four] Cartas: cuatro colores
       *[two] Cartas: dos colores
    }
more-hand-button =
    { $shown ->
        [picture] Mis cartas: imagen
       *[line] Mis cartas: emojis
    }

## A deal told: what its points were

won-times =
    { $what } { $times ->
        [2] dos veces
        [3] tres veces
       *[other] { $times } veces
    }
won-hand = { category } { $points }
won-last-trick = última baza { $points }
won-chicago-made = Chicago { $points }
won-chicago-broken = Chicago fallido { $points }
won-breaker = rompió un Chicago { $points }
won-reset = a cero, { $points }
won-nothing = Nadie puntuó.
past-deal = **Mano { $deal }** · { $points }
past-deal-broken-off = **Mano { $deal }**, interrumpida · { $points }

## A finished game, looked at again

past-game = Partida { $game }, { $day }: { $scores }
past-game-score = { $name } { $score }
past-game-void = { $names }, anulada
replay-game = Partida { $game }
replay-deal = mano { $deal } de { $of }
replay-move = paso { $move } de { $of }
replay-next = Después · { $who }
replay-first-button = Inicio
replay-back-button = Atrás
replay-on-button = Adelante
replay-deal-button = Mano ›
replay-last-button = Final
replay-seat-hint = Visto por
replay-seat = Como lo vio { $name }
replay-above = Desde arriba, con todas las cartas
replay-export-button = Exportar
replay-export = La partida entera, para guardarla
replay-export-help = `python -m bot replay { $file }` la muestra en una terminal.
move-start = Empieza la partida.
move-hidden = Se preguntó a alguien, dijo que no, y nadie más lo oyó.
move-says-no = { $name } dice que no, y nadie más lo oye.
move-cut = Sorteo: { $draws } · reparte primero { $name }.
move-dealt = { $name } reparte.
move-dealt-tie-break = { $name } reparte una mano de desempate.
move-exchanges =
    { $count ->
        [one] { $name } cambia una carta
        [many] { $name } cambia { $count } de cartas
       *[other] { $name } cambia { $count } cartas
    }
move-exchanges-cards = { $name } tira { $thrown } y roba { $drawn }
move-keeps-all = { $name } no cambia
move-redealt = { $name } enseña { $cards } y recibe cartas nuevas
move-plays = { $name } juega { $cards }
move-trick = { $name } se lleva la baza { $number }
move-scores = { $name } suma { $points } por { category-a }
move-calls = { $name } anuncia Chicago
move-nobody-calls = Nadie anuncia Chicago
move-deal-over = Fin de la mano { $deal }: { $scores }

## The proof of the shuffles

salt-done =
    { $deal ->
        [1] Tu sal está en el sorteo y en la primera mano
       *[other] Tu sal está en el barajado de la mano { $deal }
    }
salt-help = La baraja se selló antes de que la eligieras, y se mezcla con ella. Hasta la primera carta puedes dar otras palabras. Se publican al acabar la partida.
proof-holds = Los barajados de la partida { $game } son los que se sellaron
proof-checked = Barajado de nuevo desde las semillas: { $what }. Cada carta está donde estaba.
proof-packs =
    { $packs ->
        [one] una baraja
        [many] { $packs } de barajas
       *[other] { $packs } barajas
    }
proof-refills =
    { $refills ->
        [0] ningún mazo nuevo
        [one] un mazo nuevo
        [many] { $refills } de mazos nuevos
       *[other] { $refills } mazos nuevos
    }
proof-salts =
    { $salts ->
        [0] ninguna sal
        [one] una pizca de sal
        [many] { $salts } de pizcas de sal
       *[other] { $salts } pizcas de sal
    }
proof-fails = Los barajados de la partida { $game } no se pueden comprobar
proof-fails-deal =
    { $deal ->
        [0] El sorteo no es el que se selló
       *[other] La mano { $deal } no es la que se selló
    }
proof-fault =
    { $fault ->
        [commitment] Su semilla no corresponde al sello que estaba en la mesa.
        [seed] Su semilla ya se había usado.
        [pack] Su baraja no estaba en el orden que da su semilla.
        [reshuffle] Un mazo nuevo no estaba en el orden que da su semilla.
       *[form] Falta algo que la prueba necesita.
    }
proof-proves = **Lo que esto demuestra** El orden de cada baraja estaba fijado antes de su primera carta y no cambió. Con la sal de alguien de la mesa, tampoco lo eligió nadie a solas.
proof-limits = **Lo que no demuestra** Que quien lleva este bot no mirara.
proof-cut = Sorteo
proof-deal = Mano { $deal }
proof-yourself = Compruébalo por tu cuenta, solo con Python y el código del bot: `python -m bot verify { $file }`

## How it went

log-title = Mano { $deal }, cómo fue
log-cut = **Sorteo** { $draws } · reparte primero { $name }
log-order = Repartió { $name }; primer turno para { $eldest }.
log-exchange = **Descarte { $number }** { $seats }
log-took = { $name } { $count }
log-kept = { $name } ninguna
log-showed = { $name } enseña { $cards }
log-new-pile = { $count ->
        [one] una carta tirada formó
        [many] { $count } de cartas tiradas formaron
       *[other] { $count } cartas tiradas formaron
    } el mazo nuevo
log-declaring = **Cante { $number }** { $seats }
log-passes = { $name } pasa
log-declares = { $name } canta { category }
log-declares-beats = { $name } canta { category }, { $named } gana a { $theirs } de { $against }
log-declares-loses = { $name } canta { category }, { $named } pierde con { $theirs } de { $against }
log-declares-level = { $name } canta { category }, { $named } igual que { $against }
log-scores = { $name } suma { $points }
log-nobody = nadie puntúa
log-reset = { $name } pone a cero a todos los demás
log-redealt = **Cartas nuevas** para { $seats }
log-level = { $names } empatan, así que nadie puntúa
log-no-chicago = **Chicago** Nadie lo anuncia.
log-chicago = **Chicago** { $name } lo anuncia y sale.
log-chicago-eldest = **Chicago** { $name } lo anuncia; sale quien tiene el primer turno.
log-trick = **Baza { $number }** { $cards } · { $reason }
log-last-trick = { $name } suma { $points } por la última baza
log-chicago-made = { $name } ha ganado las cinco bazas: { $points }
log-chicago-broken = { $by } rompe el Chicago de { $name }: { $points }
log-breaker = { $name } suma { $points } por romperlo
log-hands = **Jugadas**
log-hand = { $cards } { $name }, { $made }
log-best-nobody = Mejor jugada: { $why }
log-best-hand = { $name } tiene la mejor jugada, { category }: { $points }
log-left = { $name } se fue; sigue jugando una IA.
log-tie-break = { $names } empatan en cabeza y juegan una mano de desempate.
log-won = { $name } gana la partida.
log-scores-after = Marcador: { $scores }

## A hand: what is asked

hand-exchange = Tu turno · descarte { $number } de { $of }
hand-exchange-early = Descarte { $number } de { $of }
hand-redeal = ¿Quieres cartas nuevas?
hand-redeal-help = Ninguna de tus cartas pasa del nueve: puedes enseñarlas y recibir otras cinco.
hand-upcard-title = Tu turno · ¿te quedas con esta carta?
hand-upcard-help = La ven todos. Si la rechazas, tomas la siguiente sin verla.
hand-upcard = La siguiente carta: { $cards }
hand-reset = Tu turno · póquer
hand-reset-title = ¿Poner a cero a los demás?
hand-reset-help = Toma { $points }, o pon a cero a todos los demás de esta mano sin sumar nada.
hand-reset-sure = No sumas nada, en vez de { $points }; los demás pierden todos sus puntos.
hand-declare = Tu turno · canta o pasa
hand-declare-early = Canta o pasa
hand-chicago = ¿Anuncias Chicago?
hand-chicago-early = ¿Chicago?
hand-lead = Tu turno · sales con la que quieras
hand-follow = Tu turno · asiste a { suit }
hand-void = Tu turno · sin { suit }, la que quieras
hand-play-early = Baza { $number }
hand-early-answer = Puedes adelantarte
hand-early-choose = Puedes adelantarte
hand-waiting = Tus cartas
hand-sits-out = No juegas esta mano
hand-you-won = Ganas con { $score }
hand-not-seated = No estás en esta mesa
hand-not-seated-help = Quizá haya un asiento libre en la próxima partida.
hand-no-cards = Tus cartas llegan en cuanto se repartan.

## A hand: what the decision needs

help-exchange = Tira lo que no ligue nada: recibes otras tantas. Guarda las parejas, y cuatro del mismo palo o seguidas.
help-declare = Puntúa la mejor jugada cantada. Pasar no da puntos, ni pistas.
help-chicago = Solo con cartas altas en cada palo que tengas: si pierdes una baza, se acabó.
help-play = Solo puntúa la última baza: guarda una carta alta. Quien gana una baza sale en la siguiente.
hand-until = El tiempo acaba { $when }
hand-tap = Toca las cartas que quieras tirar.
hand-out-goes = Fuera { $cards }
hand-must-show = Has puntuado con esta jugada: para cambiar una carta, antes enseñas las cinco.
hand-show-title = ¿Enseñar tu jugada?
hand-show-help = Has puntuado con ella, así que la ven todos antes de que cambies { $count ->
        [one] una carta
        [many] { $count } de cartas
       *[other] { $count } cartas
    }.
hand-keeps-secret = Si no cambias ninguna, sigue en secreto.
hand-chicago-title = ¿Anunciar Chicago?
hand-chicago-help = Sales tú y tienes que ganar las cinco bazas. Las cinco: { $won }. Si pierdes una: { $lost }, y se acaba al momento.
hand-chicago-help-eldest = Tienes que ganar las cinco bazas; sale quien va después de quien reparte. Las cinco: { $won }. Si pierdes una: { $lost }, y se acaba al momento.
hand-chicago-binds = No hay vuelta atrás.
hand-taken = cambios: { $seats }
hand-best-so-far = en cabeza: { $name }, { category }
hand-nothing-to-declare = No tienes nada que cantar: solo puedes pasar.
hand-too-low = { $made } es menos que eso: solo puedes pasar.
hand-waits-for = turno de { $name }
hand-kept-exchange = Para tu turno: cambiar { $cards }
hand-kept-one-up = Para tu turno: cambiar { $cards }, viendo antes la siguiente
hand-kept-pat = Para tu turno: no cambiar
hand-kept-redeal = Para tu turno: cartas nuevas
hand-kept-no-redeal = Para tu turno: sin cartas nuevas
hand-kept-declare = Para tu turno: cantar { category }
hand-kept-pass = Para tu turno: pasar
hand-kept-call = Para tu turno: anunciar Chicago
hand-kept-decline = Para tu turno: sin Chicago
hand-kept-play = Para tu turno: jugar { $cards }

## A hand: hints, one short line each
#
# In the infinitive: they also stand after "es mejor que".

hint-plain = **Pista** { $what }
hint-because = **Pista** { $what }: { $why }
hint-keep =
    { $holding ->
        [everything] no cambiar
        [nothing] cambiar las cinco
        [one-pair] guardar la pareja
        [two-pairs] guardar las dos parejas
        [three-of-a-kind] guardar el trío
        [four-of-a-kind] guardar el póquer
        [four-to-a-flush] buscar el color
        [four-to-a-straight] buscar la escalera
       *[cards] guardar { $cards }
    }
hint-take = quedarte con la carta
hint-refuse = rechazar la carta
hint-redeal = pedir cartas nuevas
hint-no-redeal = seguir con estas
hint-reset = poner a cero a los demás
hint-points = tomar los puntos
hint-declare = cantar { category }
hint-pass = pasar
hint-call = anunciar Chicago
hint-no-call = no anunciarlo
hint-play = jugar { $cards }
hint-why-points = { $points } puntos
hint-why-rather = { $points } puntos; { $other }: { $less }
hint-why-totals = { $points } puntos. Con este marcador es mejor que { $other }, { $less }.
hint-why-declare = { $chance } de opciones de ser la mejor jugada cantada
hint-why-pass = { $chance } de opciones de ser la mejor, y delataría lo que tienes
hint-why-call = { $success } de opciones de ganar las cinco bazas, { $last } de ganar la última sin anunciar
hint-why-play =
    { $goal ->
        [make-chicago] { $chance } de opciones de lograr el Chicago
        [break-chicago] { $chance } de opciones de romper el Chicago
       *[last-trick] { $chance } de opciones de ganar la última baza
    }
hint-why-play-rather = { $why }; { $cards }: { $chance }

## A hand: buttons

hand-button-exchange = Cambiar { $count }
hand-button-one-up = Cambiar 1, vista
hand-button-redeal = Cartas nuevas
hand-button-keep-hand = Seguir con estas
hand-button-take = Quedármela
hand-button-refuse = Rechazar
hand-button-points = Tomar { $points }
hand-button-reset = Los demás a 0
hand-button-reset-sure = Sí, los demás a 0
hand-button-keep-all = No cambiar
hand-button-keep-made = Guardar { category }, cambiar { $count }
hand-button-show-exchange = Enseñar y cambiar { $count }
hand-button-show-made =
    Enseñar, guardar { $category ->
        [one-pair] pareja
        [two-pairs] parejas
        [three-of-a-kind] trío
       *[four-of-a-kind] póquer
    }, cambiar { $count }
hand-button-show-sure = Enseñar y cambiar { $count }
hand-button-declare = Cantar { category }
hand-button-pass = Pasar
hand-button-call = Anunciar Chicago
hand-button-call-sure = Anunciar: { $won } o { $lost }
hand-button-decline = No
hand-button-undo = Deshacer
hand-button-back = Volver

## The result

result-won = { $name } gana con { $score }
result-left-won = { $name } gana con { $score }, pero al final jugaba una IA: no ha ganado ninguna persona
result-abandoned = Se ha ido todo el mundo: no gana nadie
result-by-vote = Terminó antes de tiempo por votación, tras la mano { $deal }.
result-shared = { $names } comparten la victoria con { $score }
result-void = Esta partida no cuenta
result-void-help = Terminó antes de decidirse.
result-decided = **Lo decidió la mano { $deal }:** { $name }, con { $points }.
result-decided-others = **Lo decidió la mano { $deal }:** al terminar, { $name } iba en cabeza.
result-part-hand = { category } ({ $points })
result-part-last-trick = última baza ({ $points })
result-part-chicago = Chicago ({ $points })
result-part-breaker = un Chicago roto ({ $points })
result-part-chicago-broken = Chicago fallido ({ $points })
result-part-reset = puesta a cero ({ $points })
result-ratings = **Rating:** { $ratings }
result-rating = { $name } { $rating }
result-rating-now = { $rating } ({ $change })
result-honours = **Nuevo para { $name }:** { $honours }
result-length = { $deals ->
        [one] Una mano
        [many] { $deals } de manos
       *[other] { $deals } manos
    }
result-rematch-button = Revancha
result-replay-button = Repetición
result-verify-button = Comprobar
result-rematch-wanted = Revancha aceptada por { $names }
result-rematch-on = La revancha está en marcha.

## The rules in plain words

rules-title = Cómo se juega a Chicago
rules-aim = Puntúan las jugadas de póquer, y también la última de cinco bazas. Se gana con **{ $target }** puntos.
rules-section-deal = Una mano
rules-section-hands = Jugadas
rules-section-tricks = Bazas
rules-section-chicago = Chicago
rules-section-winning = Cómo se gana
rules-cards = Se reparten cinco cartas por cabeza.
rules-exchange = Por turno, tiras hasta cinco cartas boca abajo y robas otras tantas.
rules-declare = Por turno, cantas lo que tienes, si no es menos que lo mejor hasta ahora, o pasas.
rules-compare = Tras las bazas se comparan todas las jugadas tal como eran antes de la primera; la mejor puntúa.
rules-tricks = Cinco bazas sin triunfo; sale quien va después de quien reparte.
rules-follow = Hay que asistir al palo si se puede. La carta más alta del palo de salida gana la baza y sale en la siguiente.
rules-call = Antes de la primera baza puedes anunciar Chicago: prometes ganar las cinco.
rules-level = ¿Empate en cabeza? Quienes empatan juegan otra mano a solas.
rules-floor = Nadie baja de cero.
rules-points = **Puntos** { $points }
rules-points-hand = { category } { $points }
rules-points-last = última baza { $points }
rules-otherwise = Como siempre: { $phrases }
rules-change = Cambiar las reglas

## The form for the rules

form-title = Las reglas de esta mesa
form-start-from = Partir de otras reglas
form-save = Guardar como…
form-words = En palabras
form-save-title = Guardar estas reglas
form-save-name = Un nombre para ellas en este servidor
form-saved = Guardadas como { $name }.

## The settings of a server

settings-title = Ajustes de este servidor
settings-rules = **Reglas** { $rules }
settings-rules-help = A qué se juega si `/chicago start` no nombra otras reglas.
settings-rules-hint = Elige las reglas de este servidor
settings-pace = **Ritmo** { $pace }
settings-pace-hint = Elige cuánto tiempo hay por turno
settings-channels = **Canales** { $channels }
settings-channels-everywhere = todos
settings-channels-hint = Elige dónde puede haber mesas
settings-levels = **IA** { $levels }
settings-levels-none = ninguna
settings-levels-hint = Elige qué IA pueden sentarse
settings-hints = **Pistas** { $hints ->
        [alone] en partidas de una sola persona
        [never] no
       *[always] en todas las partidas
    }
settings-hints-help = Quien quiera pistas lee qué haría una IA difícil. Las partidas de dos personas o más cuentan para la clasificación.
settings-hints-hint = Elige dónde se dan pistas
settings-hints-choice =
    { $hints ->
        [alone] Pistas en partidas de una sola persona
        [never] Sin pistas
       *[always] Pistas en todas las partidas
    }
settings-hidden = **Todos los servidores** { $hidden ->
    [yes] las partidas de aquí no están en la clasificación de todos los servidores
   *[no] las partidas de aquí cuentan en la clasificación de todos los servidores
    }
settings-hide = Salir de la lista global
settings-unhide = Entrar en la lista global
settings-threads = **Mesas** { $threads ->
        [on] cada una en su propio hilo
       *[off] una por canal a la vez
    }
settings-keeping = **Los pasos de las partidas** se guardan { $keeping }, para las repeticiones
settings-keeping-hint = Cuánto tiempo se guardan los pasos
settings-keeping-choice =
    { $keeping ->
        [host] { $days ->
            [one] { $days } día
            [many] { $days } de días
           *[other] { $days } días
        }
        [year] un año
       *[always] para siempre
    }
settings-keeping-option = Los pasos se guardan { $keeping }
settings-threads-button =
    { $threads ->
        [on] Un hilo para cada mesa
       *[off] Una mesa por canal
    }
settings-sets = **Reglas propias** { $names }
settings-sets-none = ninguna todavía
settings-sets-help = Guarda algunas con «Guardar como…» al elegir las reglas de una mesa.
settings-drop-hint = Borrar reglas propias
settings-drop-title = ¿Borrar { $name }?
settings-drop-help = Las partidas que se juegan con estas reglas las conservan.
settings-drop-sure = Borrar
settings-drop-keep = Conservar

## The leaderboard

board-by-wins = Más victorias
board-by-rating = Mejor rating
board-by-rate = Mejor % de victorias
board-by-points = Más puntos por mano
board-by-chicagos = Más Chicagos
board-by-hand = Mejor jugada
board-scope-server = Este servidor
board-scope-everywhere = Todos los servidores
board-scope-channel = Este canal
board-span-all = Desde siempre
board-span-season = Esta temporada
board-span-month = Este mes
board-span-week = Esta semana
board-hint = Elige otra lista
board-since = desde el { $day }
board-what = Partidas de dos personas o más. La IA no entra en la clasificación.
board-empty = Aquí aún no cuenta ninguna partida. Abre una mesa con `/chicago start`.
board-empty-here = Aún no hay nadie en esta lista.
board-empty-least = Nadie ha jugado aún { $games } partidas: son las que hacen falta para entrar en esta lista.
board-legend-wins = ganadas de disputadas · % de victorias · puntos
board-legend-rating = rating · ganadas de disputadas · ± es su margen de duda
board-legend-rate = % de victorias · ganadas de disputadas
board-legend-points = puntos por mano · manos
board-legend-chicagos = logrados de anunciados
board-legend-hand = mejor jugada que puntuó, y cuántas veces
board-least = a partir de { $games } partidas
board-won = { $wins } de { $games }
board-hands =
    { $times ->
        [one] { $hand }
        [many] { $hand }, { $times } de veces
       *[other] { $hand }, { $times } veces
    }
board-you = Ocupas el puesto { $row }
board-you-least = Entras en esta lista con { $least } partidas; has jugado { $games }.
board-you-unranked = Aún no estás en esta lista.
board-no-games = Aún no tienes partidas que cuenten aquí.
board-ai-games = Solo contra la IA: { $wins ->
        [one] { $wins } ganada
        [many] { $wins } ganadas
       *[other] { $wins } ganadas
    } de { $games }, no cuentan aquí.
board-hidden = Este servidor deja sus partidas fuera de esta lista.
board-page = Página { $page } de { $pages }
board-previous = Anterior
board-next = Siguiente

## One person's record

stats-what = Partidas de dos personas o más en este servidor.
stats-nothing = Aún no hay partidas terminadas aquí.
stats-rating = **Rating** { $rating }
stats-overall = { $rating } en todos los servidores
stats-unsure = ± es el margen de duda del rating. Se asienta tras unas treinta partidas.
stats-games = **Partidas** { $wins ->
        [one] { $wins } ganada
        [many] { $wins } ganadas
       *[other] { $wins } ganadas
    } de { $games }, { $rate }
stats-points = **Puntos** { $points } por mano
stats-last-tricks = **Última baza** en el { $rate } de las manos
stats-chicagos = **Chicagos** { $made ->
        [one] { $made } logrado
        [many] { $made } logrados
       *[other] { $made } logrados
    } de { $calls }
stats-hand = { $hand } { $times }
stats-hands = **Jugadas** { $hands }
stats-alone = **A solas** { $wins ->
        [one] { $wins } ganada
        [many] { $wins } ganadas
       *[other] { $wins } ganadas
    } de { $games }, no cuentan arriba
stats-curve =
    { $games ->
        [one] El rating en la última partida
        [many] El rating en las últimas { $games } de partidas; de línea a línea van { $step }
       *[other] El rating en las últimas { $games } partidas; de línea a línea van { $step }
    }
stats-honours = **Logros** { $honours }
stats-rival = { $name } { $ahead }:{ $behind }
stats-rivals = **Cara a cara** { $rivals }
stats-against =
    { $games ->
        [one] **{ $name } – { $other }** { $ahead }:{ $behind } en una partida
        [many] **{ $name } – { $other }** { $ahead }:{ $behind } en { $games } de partidas
       *[other] **{ $name } – { $other }** { $ahead }:{ $behind } en { $games } partidas
    }
stats-history-button = Mis partidas
alt-curve = El rating de { $name } en { $games } partidas: mínimo { $least }, máximo { $most }, ahora { $now }

## One's own games

history-title = Mis partidas
history-what = Partidas terminadas en este servidor, las más recientes primero.
history-nothing = Aún no hay partidas terminadas aquí. Abre una mesa con `/chicago start`.
history-left = abandono
history-legend = puesto · día · puntos · quién más jugó · cambio del rating
history-hint = Ver cómo acabó una partida
history-option = Partida { $game }: { $names }
history-option-more = Puesto { $place } de { $seats } con { $score }
history-newer = Más nuevas
history-older = Más antiguas

## First times, and ratings

honour-win = primera victoria
honour-chicago = primer Chicago
honour-breaker = primer Chicago roto
honour-four = primer póquer
honour-ten-wins = diez victorias
honour-hundred-games = cien partidas
honour-straight-flush = primera escalera de color
honour-royal-flush = primera escalera real
honour-hundred-wins = cien victorias
rating-unsure = { $rating } ±{ $spread }

## What the rules say no to

refusal-game-over = La partida ha terminado.
refusal-not-in-deal = No juegas esta mano.
refusal-not-your-turn = Todavía no es tu turno.
refusal-not-asked = Ahora mismo no es esa la pregunta.
refusal-not-your-card = Ya no tienes esa carta.
refusal-follow-suit = Tienes que asistir al palo.
refusal-too-low = Alguien ha cantado más. Solo puedes pasar.
refusal-nothing-to-declare = No tienes nada que cantar. Solo puedes pasar.
refusal-must-declare = En esta mesa se canta toda jugada que se puede cantar.
refusal-exchange-stopped = Tienes demasiados puntos para cambiar cartas.
refusal-not-one-card = Aquí solo se puede cambiar a la vista una única carta.
refusal-not-low = Tienes una carta por encima del nueve: no hay cartas nuevas.
refusal-too-few-points = No tienes puntos suficientes para anunciar Chicago.
refusal-left-already = Has dejado esta partida; una IA tiene tu asiento.
refusal-not-a-pack = Las cartas de esta mano no son una baraja completa. No se reparte.

## House rules that make no sense

invalid-target = Una partida se juega a 52, 51, 50, 41 o 26 puntos.
invalid-exchanges = Una mano tiene tres descartes o dos.
invalid-score-phases = Se canta siempre, una vez o nunca.
invalid-last-trick = La última baza vale 5, 3 o 2 puntos.
invalid-deuce-last-trick = Un dos en la última baza vale 10 puntos o nada especial.
invalid-chicago-points = El Chicago vale 15 o 13 puntos.
invalid-chicago-minimum = El Chicago exige sus puntos, o no.
invalid-chicago-lead = Tras el anuncio sale quien anuncia o quien va después de quien reparte.
invalid-chicago-hand-points = Tras un Chicago se comparan las jugadas, o no.
invalid-chicago-required = Para ganar hay que haber anunciado un Chicago, haberlo logrado, o ninguna de las dos cosas.
invalid-chicago-breaker = Romper un Chicago vale 10 puntos, 8 o ninguno.
invalid-exchange-stop = Los descartes paran en 41, 42, 45, 46 o 47 puntos, o nunca.
invalid-one-up = Hay carta vista en cada descarte, en el primero o nunca.
invalid-four-of-a-kind = El póquer vale 7 u 8 puntos, pone a cero a los demás o deja elegir.
invalid-straight-flush = La escalera de color vale 8, 10 u 11 puntos, o la partida.
invalid-royal-wins-at-once = La escalera real gana la partida, o no.
invalid-tied-hands = Si las mejores jugadas empatan, puntúan todas o ninguna.
invalid-win-check = La partida se gana al final de una mano o al momento.
invalid-low-redeal = Las cartas bajas se cambian por otras nuevas, o no.
invalid-declaring = Cantar es voluntario o automático.
invalid-reveal = Las jugadas rotas se enseñan en cada descarte, solo en el segundo o nunca.
clash-exchange-stop = Los descartes no pueden parar en una puntuación que ya acaba la partida: elige una menor, o más puntos para ganar.
clash-score-phases = Con dos descartes se canta una sola vez de todos modos: elige tres descartes, o déjalo como está.
clash-reveal = Con dos descartes el segundo es el último de todos modos: elige tres descartes, o déjalo como está.

## What the table says no to

error-not-seated = No estás en esta mesa.
error-stale = La partida ha avanzado; así está ahora.
error-pruned = Esta partida acabó hace tanto que sus pasos ya no se guardan; su resultado sí.
error-no-table = No hay ninguna mesa en este canal. Abre una con `/chicago start`.
error-table-here = Aquí ya hay una mesa.
error-too-many-tables = Este servidor tiene todas las mesas que puede tener. Únete a una de ellas, o espera a que termine alguna.
error-too-many-lobbies = Ya hay demasiadas mesas de este servidor esperando gente. Únete a una de ellas.
error-house-full = Ahora mismo tengo todas las mesas que puedo llevar. Prueba más tarde, o juega a solas: `/chicago solo`.
error-table-full = Aquí ya hay cuatro.
error-no-free-seat = Ahora no hay asiento libre. Entre dos manos puedes tomar el de una IA, o el de alguien ausente durante toda una mano.
note-newcomer = Sigues jugando en lugar de una IA. Una partida con alguien que llega a mitad no cuenta para el rating.
note-newcomer-away = Sigues jugando en lugar de alguien ausente. Una partida con alguien que llega a mitad no cuenta para el rating.
seat-given = Tu asiento lo tiene otra persona
seat-given-help = Faltaste una mano entera y alguien ocupó tu sitio. Esta partida no cuenta para ti.
seat-given-room = Ahora hay otro asiento libre: puedes seguir jugando en él, o mirar.
seat-given-watch = Puedes mirar cómo sigue.
error-already-seated = Ya tienes asiento aquí.
error-seat-elsewhere = Tienes asiento en otra mesa de este servidor. Déjala primero.
error-not-host = Solo quien organiza la mesa elige las reglas.
error-not-manager = Solo quien puede gestionar este servidor cambia sus ajustes.
error-no-such-rules = Aquí no hay reglas con ese nombre. Elige de la lista que aparece al escribir.
error-no-name = Ponles un nombre que se pueda leer.
error-name-taken = Ya hay reglas con ese nombre.
error-too-many-sets = Este servidor guarda todas las reglas que puede. Borra unas en `/chicago settings`.
error-rules-changed = Las reglas han cambiado entretanto: así están ahora.
error-not-in-channel = Aquí se juega a Chicago en { $channels }.
error-not-in-lobby = La partida ha empezado, o esta mesa está cerrada.
error-no-room-for-ai = No hay ningún asiento libre.
error-no-ai = Aquí no hay ninguna IA.
error-no-ai-here = En este servidor se juega sin IA.
error-level-not-allowed = Este servidor no tiene IA de ese nivel.
error-too-few-seats = Una partida necesita al menos dos asientos.
error-left-already = Has dejado esta partida; una IA tiene tu asiento.
error-nothing-marked = Toca primero las cartas que quieras tirar, o no cambies ninguna.
error-no-such-game = Aquí no hay ninguna partida así, terminada y guardada.
error-salt-closed = Un barajado admite sal mientras la mesa está abierta, y mientras se ve una mano terminada.
error-bad-salt = Es demasiado largo: hasta 64 letras, menos si son poco comunes.
error-busy = Demasiados toques a la vez. Toca otra vez.
error-database = No se ha podido guardar ahora mismo. No se ha perdido nada; toca otra vez en un momento.
error-unexpected = Algo ha fallado y no ha cambiado nada. Si vuelve a pasar, informa del código { $code }.
error-old-button = Este botón es de una mesa antigua.
error-permissions = Todavía no puedo jugar aquí. Necesito: { $permissions }.
error-restarting = Me estoy reiniciando. Toca otra vez en un minuto.
error-guild-only = A Chicago se juega en los canales de un servidor.
error-no-thread = No he podido crear un hilo aquí. Prueba otra vez, o abre la mesa con `thread: False`.
error-wrong-channel = Esa mesa está en otro canal.

## Leaving and stopping

resume-title = Tu última partida de aquí está dormida
resume-help = Va por la mano { $deal }. Una mesa nueva no la termina.
resume-button = Seguir con ella
resume-anew = Mesa nueva
player-someone = alguien
privacy-title = Qué se guarda sobre ti
privacy-what = De todos los servidores juntos. Solo lo ves tú.
privacy-nothing = Nada.
privacy-id = Tu ID de Discord, con todo lo de abajo
privacy-name = Tu nombre, como { $name }
privacy-no-name = Ya ningún nombre
privacy-switches = Lo que elegiste en **Más**: avisos, cante, pistas, el aspecto de tus cartas
privacy-running =
    { $games ->
        [one] **1** partida o mesa sin terminar
        [many] **{ $games }** de partidas y mesas sin terminar
       *[other] **{ $games }** partidas y mesas sin terminar
    }
privacy-finished =
    { $games ->
        [one] **1** partida terminada: su día y lugar, tus puntos y cómo te fue
        [many] **{ $games }** de partidas terminadas: sus días y lugares, tus puntos y cómo te fue
       *[other] **{ $games }** partidas terminadas: sus días y lugares, tus puntos y cómo te fue
    }
privacy-unfinished =
    { $games ->
        [one] **1** partida o mesa que acabó sin resultado
        [many] **{ $games }** de partidas y mesas que acabaron sin resultado
       *[other] **{ $games }** partidas y mesas que acabaron sin resultado
    }
privacy-replayable =
    { $games ->
        [one] Los pasos de **1** partida
        [many] Los pasos de **{ $games }** de partidas
       *[other] Los pasos de **{ $games }** partidas
    }
privacy-ratings =
    { $servers ->
        [one] Tu rating y tu puesto en **1** servidor
        [many] Tus ratings y tus puestos en **{ $servers }** de servidores
       *[other] Tus ratings y tus puestos en **{ $servers }** servidores
    }
privacy-honours =
    { $honours ->
        [one] **1** logro en `/stats`
        [many] **{ $honours }** de logros en `/stats`
       *[other] **{ $honours }** logros en `/stats`
    }
privacy-old =
    { $days ->
        [one] Los pasos de una partida se borran un día después de acabar, si su servidor no los guarda más tiempo, y tu nombre un día después de tu última visita.
        [many] Los pasos de una partida se borran { $days } de días después de acabar, si su servidor no los guarda más tiempo, y tu nombre { $days } de días después de tu última visita.
       *[other] Los pasos de una partida se borran { $days } días después de acabar, si su servidor no los guarda más tiempo, y tu nombre { $days } días después de tu última visita.
    }
privacy-never = Tus mensajes no se leen nunca, y nadie recibe nada de esto. Solo puntos: ni dinero ni apuestas.
privacy-export-button = Exportar
privacy-export-title = Todo lo que se guarda sobre ti
privacy-export-help = En JSON: las filas de cada tabla que hablan de ti. Descárgalo pronto, este mensaje no se queda.
privacy-forget-button = Olvidarme
privacy-forget-title = ¿Olvidar todo sobre ti?
privacy-forget-help = Tu nombre, tus ajustes, tus ratings y tu puesto en cada clasificación desaparecen. En las partidas terminadas los demás conservan sus resultados, y tú pasas a ser «alguien».
privacy-forget-running =
    { $games ->
        [one] Dejas la partida o mesa sin terminar; en una partida, una IA toma tu asiento.
        [many] Dejas las { $games } de partidas y mesas sin terminar; en las partidas, una IA toma tu asiento.
       *[other] Dejas las { $games } partidas y mesas sin terminar; en las partidas, una IA toma tu asiento.
    }
privacy-forget-final = No se puede deshacer. Si vuelves, empiezas de cero. Lo que hay en los propios mensajes de Discord se queda ahí.
privacy-forget-sure = Olvidarme
privacy-forget-keep = Conservarlo
privacy-forgotten = Olvido completo: nada de lo guardado lleva ya hasta ti.
leave-title =
    { $farewell ->
        [lobby] ¿Dejar esta mesa?
       *[game] ¿Dejar esta partida?
    }
leave-help =
    { $farewell ->
        [lobby] Tu asiento quedará libre. Una mesa sin nadie se cierra.
        [last] No juega ninguna otra persona, así que la partida acaba al momento y no la gana nadie.
       *[game] Una IA toma tu asiento y sigue jugando. Quedas por debajo de quienes se quedan, y no puedes volver.
    }
leave-sure = Irme
leave-stay = Quedarme
leave-done =
    { $farewell ->
        [lobby] Has dejado la mesa.
        [last] Te has ido, y la partida ha terminado.
       *[game] Te has ido. Una IA tiene tu asiento.
    }
stop-title = ¿Parar esta partida?
stop-help = Acaba sin resultado en cuanto lo quiera más de la mitad de la gente presente.
stop-help-now = Acaba al momento, sin resultado.
stop-choose-after = **Terminar tras la mano { $deal }:** gana quien vaya en cabeza, y la partida cuenta.
stop-choose-void = **Anularla:** acaba al momento y no cuenta para nada.
stop-choose-vote = Queda decidido cuando más de la mitad de la gente presente quiera lo mismo.
stop-choose-now = Moderas este canal: basta con tu palabra.
stop-after-button = Terminar tras la mano { $deal }
stop-void-button = Anularla ya
stop-take-back = Retirar mi voto
stop-sure = Parar la partida
stop-stay = Seguir jugando
stop-voted = Has votado por parar. La partida acaba cuando lo haya hecho más de la mitad de la gente presente.
stop-voted-after = Has votado por terminar tras la mano { $deal }. Queda decidido cuando lo haya hecho más de la mitad de la gente presente.
vote-taken-back = Has retirado tu voto.
stop-done = La partida se ha parado.
stop-done-after = La partida acaba tras la mano { $deal }: gana quien vaya en cabeza.
stayed = Sigues jugando.
table-here-link = Ir a la mesa

## A table in a thread of its own

thread-name = Chicago · { $host }
thread-line = { $host } ha abierto una mesa de Chicago
thread-line-help = Únete en el hilo de abajo; juegan hasta cuatro, mirar puede cualquiera.
thread-opened = Tu mesa está en { $thread }, y ya tienes asiento. Cuando empiece la partida, toca allí **Mis cartas**.

## Commands

cmd-chicago-desc = Chicago, el juego de cartas sueco de jugadas de póquer y bazas
cmd-start-desc = Abrir una mesa en este canal
cmd-start-rules-desc = A qué se juega: unas reglas conocidas, o unas propias de este servidor
cmd-start-pace-desc = Cuánto tiempo hay por turno
cmd-pace-live = Vivo: un minuto
cmd-pace-relaxed = Tranquilo: cinco minutos
cmd-pace-slow = Lento: 12 horas
cmd-pace-none = Sin reloj
cmd-settings-desc = A qué juegan las mesas de este servidor, a qué ritmo y dónde, su IA y sus pistas
cmd-start-thread-desc = Dar a la mesa su propio hilo
cmd-start-opponents-desc = Cuántas IA se sientan de entrada
cmd-start-ai-desc = Qué tal juegan las IA que se sientan de entrada, o contigo si empiezas a solas
cmd-hand-desc = Ver mis cartas al final del canal
cmd-leave-desc = Dejar la mesa; una IA toma el asiento
cmd-stop-desc = Pedir que acabe la partida de esta mesa
cmd-salt-desc = Añadir tus propias palabras al siguiente barajado
cmd-salt-text-desc = Las palabras que quieras, hasta 64 letras; se publican al acabar la partida
cmd-verify-desc = Comprobar los barajados de una partida terminada
cmd-replay-desc = Volver a ver una partida terminada, paso a paso
cmd-past-game-desc = Qué partida; si no dices ninguna, la última de aquí
cmd-rules-desc = Cómo se juega a Chicago en esta mesa
cmd-leaderboard-desc = Quién juega mejor a Chicago: aquí o en todas partes, desde siempre o esta semana
cmd-leaderboard-scope-desc = Qué partidas cuentan
cmd-leaderboard-by-desc = Según qué se ordena
cmd-leaderboard-period-desc = Desde cuándo
cmd-stats-desc = El historial de alguien: partidas, rating, jugadas, Chicagos, cara a cara
cmd-stats-player-desc = De quién; el tuyo si no nombras a nadie
cmd-stats-against-desc = Cara a cara con quién; contigo si no nombras a nadie
cmd-privacy-desc = Qué se guarda sobre ti: verlo, descargarlo o borrarlo
cmd-history-desc = Tus partidas terminadas, las más recientes primero
cmd-history-page-desc = Qué página ver
cmd-leaderboard-page-desc = Qué página ver

## A private game

solo-drew = Has robado { $cards }
solo-next-button = Siguiente mano
solo-again-button = Otra vez
solo-look-button = Mirar otra vez
solo-going-on = Tienes una partida en marcha
solo-go-on-button = Seguir
solo-anew-button = Partida nueva
asleep-title = Partida dormida · toca para despertarla
asleep-button = Despertar

## The lesson: what the teacher says. $ai is the partner's name

lesson-welcome = Dos minutos, una mano de práctica contra { $ai }. La mejor **jugada de póquer** puntúa tres veces; luego vienen **cinco bazas**.
lesson-exchange = Tienes { category-a }. Tira lo que no ayude y roba cartas nuevas: **{ $button }**, o toca tú las cartas.
lesson-exchange-again = Segunda parte, lo mismo otra vez: cambia y luego canta.
lesson-exchange-last = Tercera parte, el último descarte. Después vienen cinco bazas, y las cartas altas ganan bazas; pero al final se comparan las jugadas una vez más, así que guarda lo que ya has ligado.
lesson-owing = Una jugada que ha puntuado se enseña antes de cambiarla. Quédate con las cinco y sigue en secreto; o enséñala y roba cartas mejores.
lesson-owing-again = Como antes: enseña la jugada y roba, o quédate con las cinco en secreto.
lesson-show = Puede que las cartas nuevas lo valgan, pero { $ai } sabrá lo que tienes.
lesson-declare = Ahora canta lo que tienes, o pasa. Puntúa la mejor jugada **cantada**, y { category-a } vale { $points }. Tus cartas siguen ocultas.
lesson-declare-again = Canta o pasa. Entre jugadas iguales deciden los valores, nunca los palos.
lesson-declare-nothing = No tienes nada que cantar, así que solo puedes pasar. En una partida eso ocurre solo.
lesson-lead-first = Las bazas. Sales con cualquier carta; { $ai } tiene que asistir si puede. La carta más alta del palo de salida gana la baza y sale en la siguiente. **Solo puntúa la última baza**, así que empieza con una baja.
lesson-lead = Quien gana una baza sale en la siguiente: te toca, con la carta que quieras.
lesson-lead-fourth = La cuarta baza: quien la gana sale en la última. Ahora sal con tu mejor carta.
lesson-follow = { $ai } ha salido con { suit } y tú tienes, así que debes asistir. Las demás cartas no se pueden tocar.
lesson-follow-fourth = { $ai } ha salido con { suit }, así que debes asistir. Llévate esta baza si puedes: quien la gana sale en la última.
lesson-void = { $ai } ha salido con { suit } y tú no tienes: juega cualquier carta. No puede ganar, así que suelta la que menos te sirva.
lesson-last = La última baza, vale **{ $points }**. Te queda una carta; en una partida se juega sola.

lesson-drew = Has robado { $cards } y ahora tienes { category-a }.
lesson-broke = Pero has tirado { $cards }, que era parte de tu { category }. Lo que mejora una jugada se guarda.
lesson-idle = También podías tirar { $cards }: una carta que no liga nada no se echa de menos.
lesson-kept-first = Te has quedado con las cinco. Se puede, pero las cartas nuevas no cuestan nada, y las sueltas solo podían mejorar.
lesson-kept = Te has quedado con las cinco.
lesson-kept-secret = Te has quedado con las cinco, así que nadie las ha visto.
lesson-scored = Tu { category } era la mejor jugada cantada: **{ $points }** para ti.
lesson-scored-ranks = Empate con { $ai } en { category }: al decir los valores, tu { $ours } gana a su { $theirs }. **{ $points }** para ti.
lesson-lost = { $ai } ha cantado { category }: { $points } para { $ai }.
lesson-lost-ranks = Empate con { $ai } en { category }: al decir los valores, su { $theirs } gana a tu { $ours }. { $points } para { $ai }.
lesson-passed = Has pasado, así que { $ai } suma { $points } con { category-a }. Tu jugada era igual o mejor, pero solo cuenta lo que se canta.
lesson-level = Las dos jugadas empataban carta a carta, así que nadie puntúa.
lesson-nobody = Nadie ha cantado nada, así que nadie puntúa.
lesson-trick-won = Con { $cards } te llevas la baza, { $reason }.
lesson-trick-spent = Eso sí, no puntúa: una carta así vale más en las dos últimas.
lesson-trick-lost = { $ai } se lleva la baza con { $cards }, { $reason }.
lesson-trick-void = { $ai } se lleva la baza: { $cards } no era { suit-one }.

lesson-title-last = La última baza
lesson-title-hands = Todas las jugadas
lesson-title-chicago = Chicago
lesson-title-points = Ya sabes jugar
lesson-last-won = Con { $cards } te llevas la última baza, { $reason }: **{ $points }** para ti.
lesson-last-lost = { $ai } se lleva la última baza con { $cards }, { $reason }: { $points } para { $ai }. Para ganarla, guarda una carta alta y la salida.
lesson-hands = Ahora se comparan todas las jugadas tal como eran antes de las bazas, con las cartas ya jugadas. Nadie puede esconder la suya.
lesson-hands-won = Tu { category } es la mejor jugada: **{ $points }** para ti.
lesson-hands-lost = { $ai } tiene la mejor, { category }: { $points } para { $ai }.
lesson-hands-nobody = Ninguna es mejor que la otra, así que nadie puntúa.
lesson-chicago = Con { $needed } puntos puedes anunciar **Chicago** antes de la primera baza: prometes ganar las cinco. Si cumples, sumas { $won }. Si pierdes una baza, se acaba al momento: { $lost }.
lesson-chicago-tricks =
    { $tricks ->
        [0] Esta vez no has ganado ninguna de las cinco.
        [one] Esta vez has ganado una de las cinco.
        [many] Esta vez has ganado { $tricks } de las cinco.
        [5] Esta vez has ganado las cinco: anunciado a tiempo, eso es un Chicago.
       *[other] Esta vez has ganado { $tricks } de las cinco.
    }
lesson-points = Una mano son tres descartes, dos cantes y cinco bazas. Si al terminar alguien tiene { $target } puntos o más, gana quien más tenga.
lesson-goodbye = La IA solo ve sus propias cartas, igual que tú. ¡Suerte!
lesson-kind =
    { $category ->
        [straight] escalera (cinco seguidas) { $points }
        [flush] color (cinco de un palo) { $points }
        [full-house] full (trío y pareja) { $points }
       *[other] { category } { $points }
    }
lesson-worth = Jugadas y puntos: { $hands }
lesson-step = Mano de práctica · paso { $number } de { $of }
lesson-continue-button = Continuar
lesson-play-button = Jugar una partida
lesson-anew-button = Empezar de nuevo
lesson-going-on = Estás a mitad de la lección
lesson-over = Esta lección ha terminado
error-playing-already = Ya tienes una empezada. Repite el comando y llegas a ella.
cmd-solo-desc = Jugar a solas contra la IA, en un mensaje que solo ves tú
cmd-solo-rules-desc = Con qué reglas se juega
cmd-solo-opponents-desc = Cuántas IA juegan contigo
cmd-solo-ai-desc = Qué tal juegan
cmd-learn-desc = Aprender Chicago en dos minutos, con una mano de práctica
level-easy = Fácil
level-medium = Media
level-hard = Difícil

## Languages: /language, and the language of a server

cmd-language-desc = Elegir el idioma en que te hablo
cmd-language-language-desc = Cuál; si no dices ninguno, ves cuál es ahora
language-client = El de mi Discord
language-server = El que tiene el servidor en Discord
language-title = Idioma
language-own = Tu idioma es **{ $language }**, como elegiste.
language-seen = Tu idioma es **{ $language }**, el de tu Discord.
language-help = Lo que ve todo el mundo va en el idioma del servidor, aquí **{ $language }**.
language-hint = Elige tu idioma
language-button = Idioma
settings-language = **Idioma** { $language }
settings-language-hint = Elige el idioma que lee todo el mundo
privacy-language = El idioma de tu Discord, y el que elegiste con `/language`
