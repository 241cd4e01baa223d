# What the bot says, in Korean.
#
# 해요체; short labels end in a noun or in -기. No particle that depends on the last sound (은/는, 이/가, 을/를) follows a
# variable: names and numbers are put first, before a noun ("Anna 낼 차례"), take 의, 에게, 만, 점, 장, or are followed by
# 님 and its particles ("Anna 님이"). The four suits end in a vowel and may take 를, 가, 로, 예요.
#
# The same word for the same thing: 판 deal, 게임 game, 트릭 trick (따다 to take), 선 who leads, 무늬 suit, 패 the cards
# somebody holds, 족보 poker hand, 교환 exchange, 선언 declaring a hand, 시카고를 외치다 to call Chicago, 카드 더미 draw
# pile, 딜러 뽑기 cut, 봉인 seal, 솔트 salt, 방장 host, 자리 seat, 진행 기록 moves, 연장전 tie-break.

## Cards and poker hands

suit =
    { $suit ->
        [clubs] 클로버
        [diamonds] 다이아
        [hearts] 하트
       *[spades] 스페이드
    }
suit-one =
    { $suit ->
        [clubs] 클로버
        [diamonds] 다이아
        [hearts] 하트
       *[spades] 스페이드
    }
rank-one =
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
        [jack] 잭
        [queen] 퀸
        [king] 킹
       *[ace] 에이스
    }
rank-many =
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
        [jack] 잭
        [queen] 퀸
        [king] 킹
       *[ace] 에이스
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
card = { suit } { rank-one }

category =
    { $category ->
        [one-pair] 원페어
        [two-pairs] 투페어
        [three-of-a-kind] 트리플
        [straight] 스트레이트
        [flush] 플러시
        [full-house] 풀하우스
        [four-of-a-kind] 포카드
        [straight-flush] 스트레이트 플러시
        [royal-flush] 로열 플러시
       *[high-card] 하이카드
    }
category-a =
    { $category ->
        [one-pair] 원페어
        [two-pairs] 투페어
        [three-of-a-kind] 트리플
        [straight] 스트레이트
        [flush] 플러시
        [full-house] 풀하우스
        [four-of-a-kind] 포카드
        [straight-flush] 스트레이트 플러시
        [royal-flush] 로열 플러시
       *[high-card] 하이카드
    }
makes-high-card = { $high } 하이
makes-one-pair = { $of } 원페어
makes-two-pairs = { $many }·{ $low } 투페어
makes-three-of-a-kind = { $of } 트리플
makes-straight = { $high } 하이 스트레이트
makes-flush = { $high } 하이 플러시
makes-full-house = { $many }·{ $low } 풀하우스
makes-four-of-a-kind = { $of } 포카드
makes-straight-flush = { $high } 하이 스트레이트 플러시
makes-royal-flush = 로열 플러시

## People

player-ai =
    { $name } { $level ->
        [easy] 쉬운 AI
        [hard] 어려운 AI
       *[medium] 보통 AI
    }
player-left = { $name } (나감)
number-alone = { $number }

## Pictures, for those who cannot see them

alt-banner = 부채꼴로 펼친 카드 다섯 장: 스페이드 10, 잭, 퀸, 킹, 에이스
alt-hand = 내 패: { $cards }
alt-hand-played = 내 패: { $cards }. 낸 카드: { $played }
alt-race = 판마다의 점수 변화. { $scores }
alt-race-line = { $name } { $score }점
alt-deal = 모두의 패, 플레이어마다 한 줄, 트릭마다 한 칸. { $seats }
alt-deal-seat = { $name }: { $cards }.
alt-deal-seat-took =
    { $count ->
       *[other] { $name }: { $cards }. 딴 트릭: { $tricks }.
    }
alt-deal-last = 마지막 트릭은 { $name }.

## The lobby

lobby-title = { $host } 님의 시카고 테이블
lobby-what =
    한 판에 { $times ->
        [1] 한 번,
        [2] 두 번,
       *[other] 세 번,
    } 가장 좋은 포커 족보가 점수를 얻어요. 트릭은 다섯 번, 마지막을 따세요. **{ $target }점**이면 승리!
lobby-free = *빈자리*
lobby-host = 방장
lobby-rules-standard = 표준 규칙
lobby-rules-changed = 하우스 룰: { $changes }
lobby-rules-preset = { $preset } 규칙: { $changes }
lobby-length =
    { $seats ->
        [2] 둘이서
        [3] 셋이서
       *[4] 넷이서
    } 약 { $minutes }분
lobby-closes = { $when } 마감
lobby-pace =
    { $pace ->
        [live] 한 차례에 1분
        [relaxed] 한 차례에 5분
        [slow] 한 차례에 12시간
       *[none] 시간제한 없음
    }
lobby-pace-button = 속도: { pace }
pace =
    { $pace ->
        [live] 실시간
        [relaxed] 여유롭게
        [slow] 천천히
       *[none] 시간제한 없음
    }
lobby-cut-seal = 딜러 뽑기 봉인: `{ $seal }`
lobby-commitment = 셔플 봉인: `{ $seal }`
lobby-join = 참가
lobby-start = { $seats }명이서 시작
lobby-start-alone =
    시작: 나 + { $level ->
        [easy] 쉬운 AI
        [hard] 어려운 AI
       *[medium] 보통 AI
    } { $ai }명
lobby-one-more-ai = + AI
lobby-level =
    { $level ->
        [easy] AI: 쉬움
        [hard] AI: 어려움
       *[medium] AI: 보통
    }
lobby-drop-ai = − AI
lobby-rules = 규칙
lobby-leave = 나가기
lobby-seated = { $seat }번 자리에 앉았어요
lobby-seated-help = 게임이 시작되면 바로 여기에 카드가 나타나요. 이 메시지를 잘 보이는 곳에 두세요.
lobby-seated-host = 방장이에요. 규칙을 정하고, 모두 모이면 시작하세요. 빈자리는 AI 플레이어로 채울 수 있어요.
lobby-started = 게임 시작: { $names }
lobby-closed = 게임 없이 닫힌 테이블이에요
lobby-closed-help = `/chicago start`로 새 테이블을 열 수 있어요.

## House rules, one by one

house-target = { $value }점이면 승리
house-exchanges =
    { $value ->
        [2] 교환 두 번
       *[3] 교환 세 번
    }
house-score-phases =
    { $value ->
        [first] 족보 선언은 한 번만
        [none] 족보 선언 없음
       *[all] 트릭 전까지 매번 족보 선언
    }
house-last-trick = 마지막 트릭 { $value }점
house-deuce-last-trick =
    { $value ->
        [0] 2로 마지막 트릭을 따도 똑같음
       *[10] 2로 마지막 트릭을 따면 { $value }점
    }
house-chicago-points = 시카고 { $value }점
house-chicago-minimum =
    { $value ->
        [off] 점수와 관계없이 시카고 가능
       *[on] 점수가 있어야 시카고 가능
    }
house-chicago-lead =
    { $value ->
        [eldest] 시카고여도 선은 딜러 다음 사람
       *[caller] 시카고를 외친 사람이 선
    }
house-chicago-hand-points =
    { $value ->
        [off] 시카고 판에는 마지막 족보 점수 없음
       *[on] 시카고 판에도 마지막 족보 점수 있음
    }
house-chicago-required =
    { $value ->
        [called] 시카고를 외쳐 본 사람만 승리 가능
        [won] 시카고에 성공한 사람만 승리 가능
       *[off] 시카고 없이도 승리 가능
    }
house-chicago-breaker =
    { $value ->
        [0] 시카고를 막아도 점수 없음
       *[other] 시카고를 막으면 { $value }점
    }
house-exchange-stop =
    { $value ->
        [0] 점수가 높아도 교환 가능
       *[other] { $value }점부터 교환 금지
    }
house-one-up =
    { $value ->
        [first] 첫 교환에서 한 장은 보고 받기
        [every] 교환마다 한 장은 보고 받기
       *[off] 새 카드는 안 보고 받기
    }
house-four-of-a-kind =
    { $value ->
        [reset] 포카드면 나머지 모두 0점
        [choice] 포카드면 7점 또는 나머지 모두 0점
       *[other] 포카드 { $value }점
    }
house-straight-flush =
    { $value ->
        [win] 스트레이트 플러시면 바로 승리
       *[other] 스트레이트 플러시 { $value }점
    }
house-royal-wins-at-once =
    { $value ->
        [on] 로열 플러시면 바로 승리
       *[off] 로열 플러시도 점수만
    }
house-tied-hands =
    { $value ->
        [all] 최고 족보가 같으면 모두 득점
       *[none] 최고 족보가 같으면 득점 없음
    }
house-win-check =
    { $value ->
        [immediate] 점수가 차는 순간 승리
       *[deal-end] 판이 끝날 때 승패 결정
    }
house-low-redeal =
    { $value ->
        [on] 모두 9 이하면 새 패
       *[off] 새 패 없음
    }
house-declaring =
    { $value ->
        [automatic] 족보는 자동 선언
       *[voluntary] 족보 선언은 자유
    }
house-reveal =
    { $value ->
        [phase-two] 득점한 패는 2차 교환 때만 보여 주기
        [off] 득점한 패도 안 보여 줌
       *[every-phase] 득점한 패는 보여 주고 교환
    }

told-target = { $value }점을 모으면 이겨요.
told-exchanges =
    { $value ->
        [2] 교환은 두 번이고, 두 번째 교환 뒤에 트릭이 이어져요.
       *[3] 교환은 세 번이고, 세 번째 교환 뒤에 트릭이 이어져요.
    }
told-score-phases =
    { $value ->
        [first] 첫 교환이 끝나면 족보를 선언하고, 선언된 것 중 가장 높은 족보가 점수를 얻어요.
        [none] 족보는 선언하지 않아요. 트릭 전에는 점수가 없어요.
       *[all] 마지막 교환만 빼고 교환이 끝날 때마다 족보를 선언하고, 가장 높은 족보가 점수를 얻어요.
    }
told-last-trick = 마지막 트릭만 점수가 돼요: { $value }점.
told-deuce-last-trick =
    { $value ->
        [0] 마지막 트릭을 어떤 카드로 따든 점수는 같아요.
       *[10] 마지막 트릭을 2로 따면 대신 { $value }점이에요. 시카고를 외친 판에서는 빼고요.
    }
told-chicago-points = 시카고에 성공하면 마지막 트릭 점수 대신 { $value }점. 한 트릭이라도 뺏기면 { $value }점을 잃고 트릭도 끝나요.
told-chicago-minimum =
    { $value ->
        [off] 점수와 관계없이 시카고를 외칠 수 있어요.
       *[on] 시카고를 외치려면 { $points }점이 있어야 해요.
    }
told-chicago-lead =
    { $value ->
        [eldest] 누가 외치든 첫 트릭의 선은 딜러 다음 사람이에요.
       *[caller] 외친 사람이 첫 트릭의 선이에요.
    }
told-chicago-hand-points =
    { $value ->
        [off] 시카고를 외치면 족보를 비교하지 않고, 내지 않은 카드는 공개하지 않아요.
       *[on] 시카고가 성공하든 실패하든 마지막에 모두의 족보를 비교해요.
    }
told-chicago-required =
    { $value ->
        [called] 이번 게임에서 시카고를 외쳐 본 사람만 이길 수 있어요.
        [won] 이번 게임에서 시카고에 성공한 사람만 이길 수 있어요.
       *[off] 시카고 없이도 게임에서 이길 수 있어요.
    }
told-chicago-breaker =
    { $value ->
        [0] 남의 시카고를 막아도 점수는 없어요.
       *[other] 남의 시카고를 막으면 { $value }점을 얻어요.
    }
told-exchange-stop =
    { $value ->
        [0] 점수가 아무리 높아도 교환할 수 있어요.
       *[other] { $value }점 이상이면 더는 교환할 수 없어요.
    }
told-one-up =
    { $value ->
        [first] 첫 교환에서 한 장만 버리면, 다음 카드를 보고 받거나 거절하고 그다음 카드를 받을 수 있어요.
        [every] 한 장만 버리면, 다음 카드를 보고 받거나 거절하고 그다음 카드를 받을 수 있어요.
       *[off] 새 카드는 보지 않고 받아요.
    }
told-four-of-a-kind =
    { $value ->
        [reset] 포카드는 8점이고, 그 판의 나머지 사람은 모두 0점이 돼요.
        [choice] 포카드로 득점한 사람은 골라요: 7점을 받거나, 그 판의 나머지 사람을 모두 0점으로 만들거나.
       *[other] 포카드는 { $value }점이에요.
    }
told-straight-flush =
    { $value ->
        [win] 스트레이트 플러시로 득점하면 총점과 관계없이 바로 이겨요.
       *[other] 스트레이트 플러시는 { $value }점이에요.
    }
told-royal-wins-at-once =
    { $value ->
        [on] 로열 플러시로 득점하면 총점과 관계없이 바로 이겨요.
       *[off] 로열 플러시도 다른 족보처럼 점수만 얻어요.
    }
told-tied-hands =
    { $value ->
        [all] 최고 족보가 숫자까지 모두 같으면 다 함께 득점해요. 무늬로는 가리지 않아요.
       *[none] 최고 족보가 숫자까지 모두 같으면 아무도 득점하지 못해요. 무늬로는 가리지 않아요.
    }
told-win-check =
    { $value ->
        [immediate] 판 중간이라도 누군가 그 점수가 되는 순간, 총점이 가장 높은 사람이 이겨요.
       *[deal-end] 판이 끝났을 때 그 점수가 된 사람이 있으면, 총점이 가장 높은 사람이 이겨요.
    }
told-low-redeal =
    { $value ->
        [on] 첫 교환 전에 9보다 높은 카드가 없으면, 패를 보여 주고 새로 다섯 장을 받을 수 있어요.
       *[off] 아무리 낮아도 받은 패로 해요.
    }
told-declaring =
    { $value ->
        [automatic] 선언할 수 있는 족보는 묻지 않고 자동으로 선언돼요.
       *[voluntary] 선언할 수 있어도 패스해도 돼요.
    }
told-reveal =
    { $value ->
        [phase-two] 득점한 패는 2차 교환에서 깨기 전에 보여 줘야 해요.
        [off] 득점한 패도 보여 주지 않고 깰 수 있어요.
       *[every-phase] 득점한 패를 교환으로 깨려면 먼저 보여 줘야 해요.
    }

preset-standard = 표준
preset-pagat = Pagat
preset-svensk = 스웨덴식
preset-quick = 스피드

group-exchange = 교환
group-hands = 족보
group-chicago = 트릭
group-winning = 목표

## The table: who acts

table-dealing = 카드를 나눠 주는 중
table-cutting = 첫 딜러를 뽑는 중
table-deals-first = 첫 딜러는 { $name }
table-to-exchange = { $name } 교환 차례
table-who-redeals = 새 패를 받을 사람?
table-to-take = { $name } 선택 차례: { $cards } 받기 또는 거절
table-to-choose = { $name } 포카드, 선택 차례
table-to-declare = { $name } 선언 차례
table-to-lead = { $name } 선, 낼 차례
table-to-play = { $name } 낼 차례
table-who-calls = 시카고를 외칠 사람?
table-drawing = { $name } 카드 받는 중
table-deal-over = { $deal }판째가 끝났어요
table-level = 공동 1위! 연장전으로 가려요
table-won = { $name } 님이 { $score }점으로 승리

## The table: what is happening

table-exchange = 교환 { $number }/{ $of }
table-redealing = 9보다 높은 카드가 없으면 패를 보여 주고 새로 다섯 장을 받을 수 있어요.
table-taking = 거절한 카드는 버려지고, 그다음 카드를 보지 않고 받아요.
table-choosing = { $points }점, 또는 나머지 모두 0점.
table-new-pile = 카드 더미가 떨어져서 버린 카드를 섞어 새 더미를 만들어요.
table-declaring = 선언 { $number }/{ $of }
table-declaring-best = 현재 최고: { $name }, { category }
table-declaring-none = 아직 선언 없음
table-calling = 시카고는 다섯 트릭을 모두 따겠다는 약속: { $won }점, 못 지키면 { $lost }점.
table-trick = 트릭 { $number }/{ $of }
table-trick-last = 마지막 트릭, { $points }점
table-deuce = 2로 따면 { $points }점
table-led = { suit }로 시작
table-chicago-called = { $name } 님이 시카고를 외쳐서 모든 트릭을 따야 해요
table-until = { $when } 시간 종료
table-paused = 테이블이 잠시 멈췄어요
table-paused-help = 플레이어 누구든 아무 버튼이나 누르면 이어져요. 아무도 안 누르면 { $when } 무효가 돼요.
table-paused-stop = 이제 누구나 `/chicago stop`으로 끝낼 수 있어요.
table-asleep = 게임이 잠들었어요
table-asleep-help = 언제든 이어서 할 수 있어요. { $when } 정리돼요.
table-go-on-button = 이어 하기
table-next-deal = { $when } 다음 판
table-deals-alone = { $names }만 한 판을 더 해요.

## The table: one line per seat

seat-choosing = 고르는 중
seat-took = { $count }장 교환
seat-redealt = { $cards } 대신 새 패
upcard-open = { $cards } 보고 고르는 중
upcard-taken = { $cards } 보고 받음
upcard-refused = { $cards } 보고 거절
seat-kept-all = 교환 안 함
seat-shows = { $cards } 공개
seat-passes = 패스
seat-declares = { category }
seat-declares-best = { category }, 현재 최고
seat-takes-so-far = 지금 앞섬
seat-took-trick = 트릭 { $number } 획득
seat-chicago = 시카고
seat-away = 자리 비움, AI가 대신
seat-sits-out = 이번 판 쉼
seat-held = { category }

## The table: small print

table-trick-before = 트릭 { $number } { $cards } { $name }, { $reason }
reason-highest = 가장 높은 { suit-one }
reason-only = 하나뿐인 { suit-one }
small-deal = { $deal }판째, 목표 { $target }점
small-tie-break = { $deal }판째, 연장전
small-dealer = 딜러 { $name }
small-no-chicago = 시카고 없음
small-chicago = 시카고: { $name }
small-exchanged = 교환: { $seats }
small-exchanged-seat = { $name } { $counts }
small-declared = 선언: { $seats }
small-scored = { $name } { category } { $points }
small-nobody = 득점 없음
small-reset = { $name } 외 모두 0점
small-redealt = 새 패: { $seats }
small-level = { $names } 동률, 득점 없음
small-cut = 딜러 뽑기: { $draws } · 첫 딜러 { $name }
small-cards = { $name } { $cards }
small-again = 다시 { $draws }
small-showed = 공개: { $seats }
small-seal = 셔플 봉인: `{ $seal }`
small-seal-cut = 딜러 뽑기 봉인: `{ $seal }`
small-seal-next = 다음 판 셔플 봉인: `{ $seal }`
small-salted = 솔트: { $names }
small-points = 점수: { $points }
nudge = { $person } 님, 모두 기다리고 있어요
nudge-early = { $people }: 미리 정해도 돼요
nudge-missed-once = 시간 초과: { $name } 님 대신 AI가 한 번 했어요.
nudge-missed = { $name } 님 대신 AI가 했어요. 아무 버튼이나 누르면 자리를 되찾아요.
small-stood-in = 시간 초과, AI가 대신: { $names }
small-ready = 준비 완료: { $names }
vote-after = **{ $deal }판째까지만 할까요?** 찬성: { $names } ({ $need }표 중 { $votes }표)
vote-void = **게임을 무효로 할까요?** 찬성: { $names } ({ $need }표 중 { $votes }표)
vote-after-button = 네, { $deal }판째까지만
vote-void-button = 네, 무효로
vote-no-button = 아니요, 계속하기
table-last-deal = { $deal }판째를 마치면 게임이 끝나요. 그때 앞선 사람이 이겨요.
small-score = { $name } { $score }

table-hand-button = 내 패
table-more-button = 더 보기
table-deal-button = 다음 판
table-sit-button = 참가
table-log-button = 진행 내용

## The table: More

more-title = 이 테이블
more-scores = 점수표
more-seal = 셔플은 첫 카드 전에 봉인되고 게임이 끝나면 공개돼요. `/chicago verify`로 확인하고, `/chicago salt`로 다음 셔플에 내 문구를 더할 수 있어요.
more-deals = 판
more-commands =
    `/chicago hand` 내 카드를 맨 아래로 가져오기
    `/chicago leave` 자리를 AI에게 넘기고 나가기
    `/chicago stop` 게임 그만두기 제안
more-pings-button =
    { $wanted ->
        [yes] 멘션: 켜짐
       *[no] 멘션: 꺼짐
    }
more-report-button = 문제 신고
report-title = 문제 코드 `{ $code }`
report-help = 이 봇을 운영하는 사람에게 코드와 함께 무슨 일이 있었는지 알려 주세요. 어느 게임의 몇 번째 수인지만 담겨 있고, 가려진 카드는 드러나지 않아요.
more-declares-on = 족보는 가능할 때 바로 자동으로 선언돼요. 차례가 오기 전에는 무를 수 있어요.
more-declares-off = 족보는 직접 선언해요.
more-declares-button =
    { $wanted ->
        [yes] 자동 선언: 켜짐
       *[no] 자동 선언: 꺼짐
    }
more-ai = AI 플레이어도 자기 카드만 봐요.
more-hints = 힌트는 어려운 AI라면 내 카드로 어떻게 할지, 왜 그런지 알려 줘요.
more-hints-off = 이 게임에는 힌트가 없어요. 서버 설정이에요.
more-hints-button =
    { $wanted ->
        [yes] 힌트: 켜짐
       *[no] 힌트: 꺼짐
    }
more-deck-button =
    { $deck ->
        [four] 카드: 네 가지 색
       *[two] 카드: 두 가지 색
    }
more-hand-button =
    { $shown ->
        [picture] 내 패: 그림
       *[line] 내 패: 이모지
    }

## A deal told: what its points were

won-times =
    { $what } { $times ->
        [2] 두 번
        [3] 세 번
       *[other] { $times }번
    }
won-hand = { category } { $points }
won-last-trick = 마지막 트릭 { $points }
won-chicago-made = 시카고 { $points }
won-chicago-broken = 시카고 실패 { $points }
won-breaker = 시카고 저지 { $points }
won-reset = 0점 처리 { $points }
won-nothing = 아무도 득점하지 못했어요.
past-deal = **{ $deal }판째** · { $points }
past-deal-broken-off = **{ $deal }판째**, 중단 · { $points }

## A finished game, looked at again

past-game = 게임 { $game }, { $day } · { $scores }
past-game-score = { $name } { $score }
past-game-void = { $names }, 무효
replay-game = 게임 { $game }
replay-deal = 판 { $deal }/{ $of }
replay-move = 수 { $move }/{ $of }
replay-next = 다음: { $who }
replay-first-button = 처음
replay-back-button = 이전
replay-on-button = 다음
replay-deal-button = 판 ›
replay-last-button = 끝
replay-seat-hint = 누구 시점으로 볼까요
replay-seat = { $name } 시점
replay-above = 위에서, 모든 패 보기
replay-export-button = 내보내기
replay-export = 게임 전체, 보관용
replay-export-help = `python -m bot replay { $file }` 명령으로 터미널에 출력할 수 있어요.
move-start = 게임 시작.
move-hidden = 누군가 질문을 받고 거절했어요. 다른 사람은 몰라요.
move-says-no = { $name } 님이 거절, 다른 사람은 몰라요.
move-cut = 딜러 뽑기: { $draws } · 첫 딜러 { $name }.
move-dealt = { $name } 카드 돌림.
move-dealt-tie-break = { $name } 연장전 카드 돌림.
move-exchanges = { $name } { $count }장 교환
move-exchanges-cards = { $name } { $thrown } 버리고 { $drawn } 받음
move-keeps-all = { $name } 교환 안 함
move-redealt = { $name } { $cards } 공개, 새 패 받음
move-plays = { $name } { $cards } 냄
move-trick = { $name } 트릭 { $number } 획득
move-scores = { $name } { category-a } { $points }점
move-calls = { $name } 시카고!
move-nobody-calls = 시카고를 외친 사람 없음
move-deal-over = { $deal }판째 종료: { $scores }

## The proof of the shuffles

salt-done =
    { $deal ->
        [1] 딜러 뽑기와 첫 판에 솔트를 넣었어요
       *[other] { $deal }판째 셔플에 솔트를 넣었어요
    }
salt-help = 카드는 솔트를 정하기 전에 봉인되었고, 이제 솔트와 함께 섞여요. 첫 카드가 나오기 전까지는 다른 문구로 바꿀 수 있어요. 게임이 끝나면 공개돼요.
proof-holds = 게임 { $game }의 셔플은 봉인된 그대로예요
proof-checked = 시드로 다시 섞어 봤어요: { $what }. 모든 카드가 있던 자리 그대로예요.
proof-packs = 카드 { $packs }벌
proof-refills =
    { $refills ->
        [0] 더미 보충 없음
       *[other] 더미 보충 { $refills }번
    }
proof-salts =
    { $salts ->
        [0] 솔트 없음
       *[other] 솔트 { $salts }개
    }
proof-fails = 게임 { $game }의 셔플은 확인할 수 없어요
proof-fails-deal =
    { $deal ->
        [0] 딜러 뽑기가 봉인된 내용과 달라요
       *[other] { $deal }판째가 봉인된 내용과 달라요
    }
proof-fault =
    { $fault ->
        [commitment] 시드가 테이블에 있던 봉인과 맞지 않아요.
        [seed] 이미 쓰인 적이 있는 시드예요.
        [pack] 카드 순서가 시드로 섞은 순서와 달라요.
        [reshuffle] 카드 더미를 보충한 순서가 시드로 섞은 순서와 달라요.
       *[form] 증명에 필요한 내용이 빠져 있어요.
    }
proof-proves = **이것으로 증명되는 것** 모든 카드 순서는 첫 카드 전에 정해졌고 바뀌지 않았어요. 플레이어의 솔트가 들어갔다면 누구도 혼자서 순서를 정할 수 없었어요.
proof-limits = **증명되지 않는 것** 봇 운영자가 카드를 훔쳐보지 않았다는 것.
proof-cut = 딜러 뽑기
proof-deal = { $deal }판째
proof-yourself = Python과 봇 소스만으로 직접 확인해 보세요: `python -m bot verify { $file }`

## How it went

log-title = { $deal }판째, 진행 내용
log-cut = **딜러 뽑기** { $draws } · 첫 딜러 { $name }
log-order = 딜러 { $name }, 첫 차례 { $eldest }.
log-exchange = **교환 { $number }** { $seats }
log-took = { $name } { $count }장
log-kept = { $name } 0장
log-showed = { $name } { $cards } 공개
log-new-pile = 버린 카드 { $count }장으로 새 카드 더미
log-declaring = **선언 { $number }** { $seats }
log-passes = { $name } 패스
log-declares = { $name } { category-a } 선언
log-declares-beats = { $name } { category-a } 선언, { $named } > { $against } { $theirs }
log-declares-loses = { $name } { category-a } 선언, { $named } < { $against } { $theirs }
log-declares-level = { $name } { category-a } 선언, { $named } = { $against }
log-scores = { $name } { $points }점
log-nobody = 득점 없음
log-reset = { $name } 외 모두 0점
log-redealt = **새 패** { $seats }
log-level = { $names } 동률, 득점 없음
log-no-chicago = **시카고** 외친 사람 없음.
log-chicago = **시카고** { $name } 외침, 선도 잡음.
log-chicago-eldest = **시카고** { $name } 외침, 선은 딜러 다음 사람.
log-trick = **트릭 { $number }** { $cards } · { $reason }
log-last-trick = { $name } 마지막 트릭 { $points }점
log-chicago-made = { $name } 다섯 트릭 모두 획득: { $points }점
log-chicago-broken = { $name }의 시카고 실패, { $by } 저지: { $points }점
log-breaker = { $name } 시카고 저지 { $points }점
log-hands = **패 공개**
log-hand = { $cards } { $name }, { $made }
log-best-nobody = 최고 족보: { $why }
log-best-hand = 최고 족보는 { $name }, { category-a }: { $points }점
log-left = { $name } 님이 나가고 AI가 이어서 해요.
log-tie-break = { $names } 공동 1위, 한 판을 더 해요.
log-won = { $name } 님이 게임에서 승리.
log-scores-after = 점수: { $scores }

## A hand: what is asked

hand-exchange = 내 차례 · 교환 { $number }/{ $of }
hand-exchange-early = 교환 { $number }/{ $of }
hand-redeal = 새 패를 받을까요?
hand-redeal-help = 9보다 높은 카드가 없어요. 패를 보여 주고 새로 다섯 장을 받을 수 있어요.
hand-upcard-title = 내 차례 · 이 카드를 받을까요?
hand-upcard-help = 모두에게 보이는 카드예요. 거절하면 그다음 카드를 보지 않고 받아요.
hand-upcard = 다음 카드: { $cards }
hand-reset = 내 차례 · 포카드
hand-reset-title = 나머지를 모두 0점으로 만들까요?
hand-reset-help = { $points }점을 받거나, 점수 없이 이 판의 나머지 사람을 모두 0점으로 만들 수 있어요.
hand-reset-sure = { $points }점은 못 받고, 나머지 사람은 모두 점수를 잃어요.
hand-declare = 내 차례 · 선언 또는 패스
hand-declare-early = 선언 또는 패스
hand-chicago = 시카고를 외칠까요?
hand-chicago-early = 시카고?
hand-lead = 내 차례 · 선이니 아무 카드나 내세요
hand-follow = 내 차례 · { suit }를 내야 해요
hand-void = 내 차례 · { suit }가 없으니 아무 카드나 내세요
hand-play-early = 트릭 { $number }
hand-early-answer = 미리 정해도 돼요
hand-early-choose = 미리 골라도 돼요
hand-waiting = 내 패
hand-sits-out = 이번 판은 쉬어요
hand-you-won = { $score }점으로 이겼어요
hand-not-seated = 이 테이블에 앉아 있지 않아요
hand-not-seated-help = 다음 게임에 자리가 날 수도 있어요.
hand-no-cards = 카드를 돌리면 바로 여기에 나와요.

## A hand: what the decision needs

help-exchange = 족보가 안 되는 카드를 버리면 그만큼 새로 받아요. 페어, 같은 무늬 네 장, 이어지는 네 장은 남겨 두세요.
help-declare = 선언된 것 중 가장 높은 족보가 점수를 얻어요. 패스하면 점수도 없지만 들키는 것도 없어요.
help-chicago = 가진 무늬마다 높은 카드가 있을 때만 하세요. 한 트릭만 뺏겨도 끝이에요.
help-play = 마지막 트릭만 점수가 돼요. 높은 카드를 아껴 두세요. 트릭을 딴 사람이 다음 선이에요.
hand-until = { $when } 시간 종료
hand-tap = 버릴 카드를 누르세요.
hand-out-goes = 버릴 카드 { $cards }
hand-must-show = 이 패로 득점했어요. 한 장이라도 바꾸려면 먼저 다섯 장을 모두 보여 줘야 해요.
hand-show-title = 패를 보여 줄까요?
hand-show-help = 이 패로 득점했으니, { $count }장을 교환하기 전에 모두에게 패가 공개돼요.
hand-keeps-secret = 교환하지 않으면 비밀로 남아요.
hand-chicago-title = 시카고를 외칠까요?
hand-chicago-help = 선이 되어 다섯 트릭을 모두 따야 해요. 다 따면 { $won }점. 하나라도 뺏기면 { $lost }점이고 바로 끝나요.
hand-chicago-help-eldest = 다섯 트릭을 모두 따야 하고, 선은 딜러 다음 사람이에요. 다 따면 { $won }점. 하나라도 뺏기면 { $lost }점이고 바로 끝나요.
hand-chicago-binds = 외치면 되돌릴 수 없어요.
hand-taken = 교환: { $seats }
hand-best-so-far = { $name } { category-a } 선언
hand-nothing-to-declare = 선언할 족보가 없어요. 패스만 할 수 있어요.
hand-too-low = { $made }: 지금 최고보다 낮아서 패스만 할 수 있어요.
hand-waits-for = { $name } 차례
hand-kept-exchange = 예약: { $cards } 교환
hand-kept-one-up = 예약: { $cards } 교환, 다음 카드 먼저 보기
hand-kept-pat = 예약: 교환 안 함
hand-kept-redeal = 예약: 새 패 받기
hand-kept-no-redeal = 예약: 지금 패 유지
hand-kept-declare = 예약: { category-a } 선언
hand-kept-pass = 예약: 패스
hand-kept-call = 예약: 시카고 외치기
hand-kept-decline = 예약: 시카고 안 함
hand-kept-play = 예약: { $cards } 내기

## A hand: hints, one short line each

hint-plain = **힌트** { $what }
hint-because = **힌트** { $what }: { $why }
hint-keep =
    { $holding ->
        [everything] 다섯 장 그대로 두기
        [nothing] 다섯 장 모두 바꾸기
        [one-pair] 페어 남기기
        [two-pairs] 투페어 남기기
        [three-of-a-kind] 트리플 남기기
        [four-of-a-kind] 포카드 남기기
        [four-to-a-flush] 플러시 노리기
        [four-to-a-straight] 스트레이트 노리기
       *[cards] { $cards } 남기기
    }
hint-take = 카드 받기
hint-refuse = 카드 거절
hint-redeal = 새 패 받기
hint-no-redeal = 지금 패 유지
hint-reset = 나머지 0점으로
hint-points = 점수 받기
hint-declare = { category-a } 선언
hint-pass = 패스
hint-call = 시카고 외치기
hint-no-call = 시카고 안 외치기
hint-play = { $cards } 내기
hint-why-points = 예상 { $points }점
hint-why-rather = 예상 { $points }점. { $other }: { $less }점
hint-why-totals = 예상 { $points }점. 지금 점수 상황에서는 { $other }({ $less }점)보다 나아요.
hint-why-declare = 최고 족보일 확률 { $chance }
hint-why-pass = 최고 족보일 확률 { $chance }, 선언하면 패만 알려 줘요
hint-why-call = 다섯 트릭을 모두 딸 확률 { $success }, 그냥 마지막 트릭만 딸 확률 { $last }
hint-why-play =
    { $goal ->
        [make-chicago] 시카고 성공 확률 { $chance }
        [break-chicago] 시카고를 막을 확률 { $chance }
       *[last-trick] 마지막 트릭을 딸 확률 { $chance }
    }
hint-why-play-rather = { $why }. { $cards }: { $chance }

## A hand: buttons

hand-button-exchange = { $count }장 교환
hand-button-one-up = 1장 교환, 먼저 보기
hand-button-redeal = 새 패
hand-button-keep-hand = 이 패 유지
hand-button-take = 받기
hand-button-refuse = 거절
hand-button-points = { $points }점 받기
hand-button-reset = 나머지 0점
hand-button-reset-sure = 네, 나머지 0점
hand-button-keep-all = 그대로 두기
hand-button-keep-made = { category } 두고 { $count }장 교환
hand-button-show-exchange = 패 공개, { $count }장 교환
hand-button-show-made =
    패 공개, { $category ->
        [one-pair] 페어
        [two-pairs] 투페어
        [three-of-a-kind] 트리플
       *[four-of-a-kind] 포카드
    } 두고 { $count }장 교환
hand-button-show-sure = 공개하고 { $count }장 교환
hand-button-declare = { category-a } 선언
hand-button-pass = 패스
hand-button-call = 시카고 외치기
hand-button-call-sure = 외치기: { $won } 또는 { $lost }
hand-button-decline = 안 하기
hand-button-undo = 무르기
hand-button-back = 뒤로

## The result

result-won = { $name } 님이 { $score }점으로 승리
result-left-won = { $name } 님이 { $score }점으로 1위, 끝은 AI가 대신 해서 승자는 없어요
result-abandoned = 모두 나가서 승자가 없어요
result-by-vote = 투표로 { $deal }판째 뒤에 일찍 끝났어요.
result-shared = { $names } 님이 { $score }점으로 공동 승리
result-void = 무효가 된 게임이에요
result-void-help = 승부가 나기 전에 끝났어요.
result-decided = **승부를 가른 { $deal }판째:** { $name } 님의 { $points }.
result-decided-others = **승부를 가른 { $deal }판째:** 끝났을 때 { $name } 님이 앞섰어요.
result-part-hand = { category } ({ $points })
result-part-last-trick = 마지막 트릭 ({ $points })
result-part-chicago = 시카고 ({ $points })
result-part-breaker = 시카고 저지 ({ $points })
result-part-chicago-broken = 시카고 실패 ({ $points })
result-part-reset = 0점 처리 ({ $points })
result-ratings = **레이팅:** { $ratings }
result-rating = { $name } { $rating }
result-rating-now = { $rating } ({ $change })
result-honours = **{ $name } 님의 새 기록:** { $honours }
result-length = 모두 { $deals }판
result-rematch-button = 재대결
result-replay-button = 다시 보기
result-verify-button = 셔플 검증
result-rematch-wanted = 재대결 찬성: { $names }
result-rematch-on = 재대결이 열렸어요.

## The rules in plain words

rules-title = 시카고 하는 법
rules-aim = 포커 족보와 다섯 트릭 중 마지막 트릭이 점수가 돼요. **{ $target }점**이면 이겨요.
rules-section-deal = 한 판의 흐름
rules-section-hands = 족보
rules-section-tricks = 트릭
rules-section-chicago = 시카고
rules-section-winning = 승리
rules-cards = 모두 카드를 다섯 장씩 받아요.
rules-exchange = 차례대로 다섯 장까지 뒤집어 버리고, 버린 만큼 새로 받아요.
rules-declare = 차례대로 가진 족보를 선언하거나 패스해요. 지금까지 나온 최고 족보보다 낮은 것은 선언할 수 없어요.
rules-compare = 트릭이 끝나면 첫 트릭 전의 패로 모두의 족보를 비교하고, 최고 족보가 점수를 얻어요.
rules-tricks = 으뜸패 없이 다섯 트릭을 해요. 첫 트릭의 선은 딜러 다음 사람이에요.
rules-follow = 선이 낸 무늬가 있으면 그 무늬를 내야 해요. 그 무늬에서 가장 높은 카드가 트릭을 따고, 딴 사람이 다음 선이 돼요.
rules-call = 첫 트릭 전에 다섯 트릭을 모두 따겠다고 시카고를 외칠 수 있어요.
rules-level = 공동 1위라면? 그 사람들끼리 한 판을 더 해요.
rules-floor = 점수는 0점 아래로 내려가지 않아요.
rules-points = **점수** { $points }
rules-points-hand = { category } { $points }
rules-points-last = 마지막 트릭 { $points }
rules-otherwise = 나머지는 기본대로: { $phrases }
rules-change = 규칙 바꾸기

## The form for the rules

form-title = 이 테이블의 규칙
form-start-from = 다른 규칙에서 시작하기
form-save = 저장하기…
form-words = 글로 보기
form-save-title = 규칙 저장
form-save-name = 이 서버에서 쓸 이름
form-saved = 저장된 이름: { $name }

## The settings of a server

settings-title = 서버 설정
settings-rules = **규칙** { $rules }
settings-rules-help = `/chicago start`에서 다른 규칙을 고르지 않으면 이 규칙으로 해요.
settings-rules-hint = 이 서버의 규칙 고르기
settings-pace = **속도** { $pace }
settings-pace-hint = 제한 시간 고르기
settings-channels = **채널** { $channels }
settings-channels-everywhere = 모든 채널
settings-channels-hint = 테이블을 열 수 있는 채널 고르기
settings-levels = **AI 플레이어** { $levels }
settings-levels-none = 없음
settings-levels-hint = 쓸 수 있는 AI 플레이어 고르기
settings-hints = **힌트** { $hints ->
        [alone] 사람이 혼자인 게임에서만
        [never] 꺼짐
       *[always] 모든 게임에서
    }
settings-hints-help = 힌트를 켠 사람은 어려운 AI라면 어떻게 할지 볼 수 있어요. 두 사람 이상인 게임은 레이팅에 반영돼요.
settings-hints-hint = 힌트를 줄 게임 고르기
settings-hints-choice =
    { $hints ->
        [alone] 사람이 혼자인 게임에서만 힌트
        [never] 힌트 없음
       *[always] 모든 게임에서 힌트
    }
settings-hidden = **전체 서버** { $hidden ->
    [yes] 이 서버의 게임은 전체 순위표에 들어가지 않아요
   *[no] 이 서버의 게임도 전체 순위표에 들어가요
    }
settings-hide = 전체 순위표에서 빠지기
settings-unhide = 전체 순위표에 참여하기
settings-threads = **테이블** { $threads ->
        [on] 저마다 스레드에서
       *[off] 채널마다 한 번에 하나
    }
settings-keeping = **진행 기록** 다시 보기용 보관: { $keeping }
settings-keeping-hint = 진행 기록 보관 기간
settings-keeping-choice =
    { $keeping ->
        [host] { $days }일
        [year] 1년
       *[always] 기한 없이
    }
settings-keeping-option = 진행 기록 보관: { $keeping }
settings-threads-button =
    { $threads ->
        [on] 테이블마다 스레드
       *[off] 채널마다 테이블 하나
    }
settings-sets = **자체 규칙** { $names }
settings-sets-none = 아직 없음
settings-sets-help = 테이블 규칙을 정할 때 “저장하기…”로 저장할 수 있어요.
settings-drop-hint = 자체 규칙 삭제
settings-drop-title = { $name } 규칙을 삭제할까요?
settings-drop-help = 이 규칙으로 하는 중인 게임은 그대로 진행돼요.
settings-drop-sure = 삭제
settings-drop-keep = 유지

## The leaderboard

board-by-wins = 최다 승
board-by-rating = 최고 레이팅
board-by-rate = 최고 승률
board-by-points = 판당 최다 점수
board-by-chicagos = 최다 시카고
board-by-hand = 최고 족보
board-scope-server = 이 서버
board-scope-everywhere = 전체 서버
board-scope-channel = 이 채널
board-span-all = 전체 기간
board-span-season = 이번 시즌
board-span-month = 이번 달
board-span-week = 이번 주
board-hint = 다른 순위표 고르기
board-since = { $day }부터
board-what = 두 사람 이상이 한 게임만 세요. AI 플레이어는 순위에 없어요.
board-empty = 아직 집계된 게임이 없어요. `/chicago start`로 테이블을 열어 보세요.
board-empty-here = 아직 이 순위표에 아무도 없어요.
board-empty-least = 아직 { $games }게임을 한 사람이 없어요. 그만큼 해야 순위표에 올라요.
board-legend-wins = 승리/게임 · 승률 · 점수
board-legend-rating = 레이팅 · 승리/게임 · ±는 아직 불확실한 정도
board-legend-rate = 승률 · 승리/게임
board-legend-points = 판당 점수 · 판 수
board-legend-chicagos = 성공/외침
board-legend-hand = 득점한 최고 족보와 횟수
board-least = { $games }게임부터
board-won = { $wins }/{ $games }
board-hands =
    { $times ->
        [1] { $hand }
       *[other] { $hand }, { $times }번
    }
board-you = 내 순위 { $row }위
board-you-least = { $least }게임부터 순위에 올라요. 지금까지 { $games }게임 했어요.
board-you-unranked = 아직 이 순위표에 없어요.
board-no-games = 아직 여기에 집계된 게임이 없어요.
board-ai-games = AI만 상대한 { $games }게임 중 { $wins }승은 여기에 세지 않아요.
board-hidden = 이 서버의 게임은 이 순위표에 들어가지 않아요.
board-page = { $page }/{ $pages }쪽
board-previous = 이전
board-next = 다음

## One person's record

stats-what = 이 서버에서 두 사람 이상이 한 게임.
stats-nothing = 아직 끝난 게임이 없어요.
stats-rating = **레이팅** { $rating }
stats-overall = 전체 서버 { $rating }
stats-unsure = ±는 레이팅이 아직 불확실한 정도예요. 서른 게임쯤 하면 안정돼요.
stats-games = **게임** { $games }게임 { $wins }승, { $rate }
stats-points = **점수** 판당 { $points }점
stats-last-tricks = **마지막 트릭** 전체 판의 { $rate }
stats-chicagos = **시카고** { $calls }번 외쳐 { $made }번 성공
stats-hand = { $hand } { $times }
stats-hands = **족보** { $hands }
stats-alone = **혼자** { $games }게임 { $wins }승, 위 기록과 별도
stats-curve = 최근 { $games }게임의 레이팅, 한 눈금은 { $step }
stats-honours = **기념 기록** { $honours }
stats-rival = { $name } { $ahead }:{ $behind }
stats-rivals = **상대 전적** { $rivals }
stats-against = **{ $name } – { $other }** { $games }게임 { $ahead }:{ $behind }
stats-history-button = 내 게임
alt-curve = { $name }의 { $games }게임 레이팅: 최저 { $least }, 최고 { $most }, 현재 { $now }

## One's own games

history-title = 내 게임
history-what = 이 서버에서 끝난 게임, 최신순.
history-nothing = 아직 끝난 게임이 없어요. `/chicago start`로 테이블을 열어 보세요.
history-left = 나감
history-legend = 순위 · 날짜 · 점수 · 함께한 사람 · 레이팅 변화
history-hint = 게임 결과 보기
history-option = 게임 { $game }: { $names }
history-option-more = { $seats }명 중 { $place }위, { $score }점
history-newer = 최근
history-older = 이전

## First times, and ratings

honour-win = 첫 승리
honour-chicago = 첫 시카고
honour-breaker = 첫 시카고 저지
honour-four = 첫 포카드
honour-ten-wins = 10승
honour-hundred-games = 100게임
honour-straight-flush = 첫 스트레이트 플러시
honour-royal-flush = 첫 로열 플러시
honour-hundred-wins = 100승
rating-unsure = { $rating } ±{ $spread }

## What the rules say no to

refusal-game-over = 게임이 끝났어요.
refusal-not-in-deal = 이번 판은 쉬어요.
refusal-not-your-turn = 아직 차례가 아니에요.
refusal-not-asked = 지금은 그걸 정할 때가 아니에요.
refusal-not-your-card = 그 카드는 이제 손에 없어요.
refusal-follow-suit = 선이 낸 무늬를 내야 해요.
refusal-too-low = 더 높은 족보가 선언됐어요. 패스만 할 수 있어요.
refusal-nothing-to-declare = 선언할 족보가 없어요. 패스만 할 수 있어요.
refusal-must-declare = 이 테이블에서는 선언할 수 있는 족보는 모두 선언해요.
refusal-exchange-stopped = 점수가 높아서 교환할 수 없어요.
refusal-not-one-card = 다음 카드를 보고 받으려면 딱 한 장만 바꿔야 해요.
refusal-not-low = 9보다 높은 카드가 있어서 새 패를 받을 수 없어요.
refusal-too-few-points = 시카고를 외치기에는 점수가 모자라요.
refusal-left-already = 이미 나간 게임이에요. 자리는 AI 플레이어가 맡았어요.
refusal-not-a-pack = 이 판의 카드가 온전한 한 벌이 아니에요. 카드를 돌리지 않아요.

## House rules that make no sense

invalid-target = 목표 점수는 52, 51, 50, 41, 26점 중 하나예요.
invalid-exchanges = 교환은 세 번 또는 두 번이에요.
invalid-score-phases = 족보 선언은 매번, 한 번, 없음 중 하나예요.
invalid-last-trick = 마지막 트릭은 5점, 3점, 2점 중 하나예요.
invalid-deuce-last-trick = 2로 딴 마지막 트릭은 10점이거나, 다를 것이 없어요.
invalid-chicago-points = 시카고는 15점 또는 13점이에요.
invalid-chicago-minimum = 시카고에 필요한 점수는 있거나 없거나예요.
invalid-chicago-lead = 시카고 판의 선은 외친 사람 또는 딜러 다음 사람이에요.
invalid-chicago-hand-points = 시카고 판에서 족보는 비교하거나 비교하지 않아요.
invalid-chicago-required = 승리 조건은 시카고 외침, 시카고 성공, 조건 없음 중 하나예요.
invalid-chicago-breaker = 시카고 저지는 10점, 8점, 점수 없음 중 하나예요.
invalid-exchange-stop = 교환 금지는 41, 42, 45, 46, 47점부터이거나, 없어요.
invalid-one-up = 한 장 보고 받기는 교환마다, 첫 교환만, 없음 중 하나예요.
invalid-four-of-a-kind = 포카드는 7점, 8점, 나머지 모두 0점, 선택 중 하나예요.
invalid-straight-flush = 스트레이트 플러시는 8점, 10점, 11점, 바로 승리 중 하나예요.
invalid-royal-wins-at-once = 로열 플러시는 바로 승리이거나, 점수만 얻어요.
invalid-tied-hands = 최고 족보가 같으면 모두 득점하거나, 아무도 못 해요.
invalid-win-check = 승패는 판이 끝날 때 또는 점수가 차는 순간에 정해져요.
invalid-low-redeal = 낮은 패는 새로 받을 수 있거나, 없어요.
invalid-declaring = 족보 선언은 자유이거나 자동이에요.
invalid-reveal = 득점한 패 공개는 교환마다, 2차 교환만, 없음 중 하나예요.
clash-exchange-stop = 게임이 끝나는 점수부터 교환을 막을 수는 없어요. 더 낮은 점수를 고르거나 목표 점수를 올리세요.
clash-score-phases = 교환이 두 번이면 족보 선언은 어차피 한 번이에요. 교환을 세 번으로 하거나 그대로 두세요.
clash-reveal = 교환이 두 번이면 2차 교환이 어차피 마지막이에요. 교환을 세 번으로 하거나 그대로 두세요.

## What the table says no to

error-not-seated = 이 테이블에 앉아 있지 않아요.
error-stale = 그사이 게임이 진행됐어요. 지금은 이런 상황이에요.
error-pruned = 오래전에 끝난 게임이라 진행 기록은 지워지고 결과만 남아 있어요.
error-no-table = 이 채널에는 테이블이 없어요. `/chicago start`로 열어 보세요.
error-table-here = 여기에 이미 테이블이 있어요.
error-too-many-tables = 이 서버의 테이블이 가득 찼어요. 열린 테이블에 참가하거나, 하나가 끝나기를 기다려 주세요.
error-too-many-lobbies = 플레이어를 기다리는 테이블이 이미 너무 많아요. 그중 하나에 참가해 주세요.
error-house-full = 지금은 더 열 수 있는 테이블이 없어요. 나중에 다시 하거나 혼자 해 보세요: `/chicago solo`.
error-table-full = 이미 네 명이 앉아 있어요.
error-no-free-seat = 지금은 빈자리가 없어요. 판과 판 사이에 AI 플레이어나 한 판 내내 자리를 비운 사람의 자리를 맡을 수 있어요.
note-newcomer = AI 플레이어 대신 이어서 해요. 중간에 들어온 사람이 있는 게임은 레이팅에 반영되지 않아요.
note-newcomer-away = 자리를 비운 사람 대신 이어서 해요. 중간에 들어온 사람이 있는 게임은 레이팅에 반영되지 않아요.
seat-given = 자리가 다른 사람에게 넘어갔어요
seat-given-help = 한 판 내내 자리를 비워서 새로 온 사람이 앉았어요. 이 게임은 내 기록에 남지 않아요.
seat-given-room = 다른 자리가 비어 있어요. 거기서 이어서 하거나 구경할 수 있어요.
seat-given-watch = 게임을 계속 구경할 수 있어요.
error-already-seated = 이미 앉아 있어요.
error-seat-elsewhere = 이 서버의 다른 테이블에 앉아 있어요. 먼저 거기서 나와 주세요.
error-not-host = 규칙은 방장만 정할 수 있어요.
error-not-manager = 서버 관리 권한이 있는 사람만 설정을 바꿀 수 있어요.
error-no-such-rules = 그런 이름의 규칙은 없어요. 입력할 때 나오는 목록에서 골라 주세요.
error-no-name = 읽을 수 있는 이름을 붙여 주세요.
error-name-taken = 같은 이름의 규칙이 이미 있어요.
error-too-many-sets = 규칙을 더 저장할 수 없어요. `/chicago settings`에서 하나를 지워 주세요.
error-rules-changed = 그사이 규칙이 바뀌었어요. 지금은 이렇게 되어 있어요.
error-not-in-channel = 이 서버에서는 { $channels } 채널에서만 시카고를 할 수 있어요.
error-not-in-lobby = 이미 시작했거나 닫힌 테이블이에요.
error-no-room-for-ai = 빈자리가 없어요.
error-no-ai = 여기에는 AI 플레이어가 없어요.
error-no-ai-here = 이 서버에서는 AI 플레이어를 쓰지 않아요.
error-level-not-allowed = 이 서버에는 그 난이도의 AI 플레이어가 없어요.
error-too-few-seats = 두 명부터 할 수 있어요.
error-left-already = 이미 나간 게임이에요. 자리는 AI 플레이어가 맡았어요.
error-nothing-marked = 버릴 카드를 먼저 누르거나, 그대로 두세요.
error-no-such-game = 여기에 보관된 끝난 게임 중에는 그런 게임이 없어요.
error-salt-closed = 솔트는 테이블이 열려 있을 때와 끝난 판이 보이는 동안에만 넣을 수 있어요.
error-bad-salt = 너무 길어요. 64자까지이고, 특수한 글자는 더 적게 들어가요.
error-busy = 한꺼번에 너무 많이 눌렀어요. 다시 눌러 주세요.
error-database = 방금은 저장하지 못했어요. 잃은 것은 없으니 잠시 후 다시 눌러 주세요.
error-unexpected = 문제가 생겼지만 바뀐 것은 없어요. 또 그러면 { $code } 코드를 알려 주세요.
error-old-button = 예전 테이블의 버튼이에요.
error-permissions = 아직 여기서 게임을 열 수 없어요. 필요한 권한: { $permissions }.
error-restarting = 다시 시작하는 중이에요. 1분 뒤에 눌러 주세요.
error-guild-only = 시카고는 서버 채널에서 할 수 있어요.
error-no-thread = 여기에 스레드를 만들 수 없었어요. 다시 해 보거나 `thread: False`로 테이블을 열어 주세요.
error-wrong-channel = 그 테이블은 다른 채널에 있어요.

## Leaving and stopping

resume-title = 여기서 하던 게임이 잠들어 있어요
resume-help = { $deal }판째를 하던 중이에요. 새 테이블을 열어도 사라지지 않아요.
resume-button = 이어 하기
resume-anew = 새 테이블
player-someone = 누군가
privacy-title = 나에 대해 저장된 것
privacy-what = 모든 서버를 합친 내용이에요. 나에게만 보여요.
privacy-nothing = 없음.
privacy-id = Discord ID, 아래 모든 내용과 함께
privacy-name = 이름: { $name }
privacy-no-name = 이름은 더 이상 없음
privacy-switches = **더 보기**에서 고른 설정: 멘션, 선언, 힌트, 카드 모양
privacy-running = 끝나지 않은 게임과 테이블 **{ $games }**개
privacy-finished = 끝난 게임 **{ $games }**개: 날짜와 장소, 점수와 성적
privacy-unfinished = 결과 없이 끝난 게임과 테이블 **{ $games }**개
privacy-replayable = 게임 **{ $games }**개의 진행 기록
privacy-ratings = 서버 **{ $servers }**곳의 레이팅과 순위
privacy-honours = `/stats`의 기념 기록 **{ $honours }**개
privacy-old = 게임의 진행 기록은 끝나고 { $days }일 뒤 지워지고(서버가 더 오래 보관하기도 해요), 이름은 마지막 방문 { $days }일 뒤 지워져요.
privacy-never = 메시지는 절대 읽지 않고, 이 내용은 누구에게도 주지 않아요. 점수뿐이에요. 돈도 내기도 없어요.
privacy-export-button = 내보내기
privacy-export-title = 나에 대해 저장된 모든 것
privacy-export-help = JSON 파일이에요. 표마다 나와 관련된 줄이 들어 있어요. 이 메시지는 사라지니 빨리 내려받으세요.
privacy-forget-button = 내 정보 지우기
privacy-forget-title = 나에 대한 모든 것을 지울까요?
privacy-forget-help = 이름, 설정, 레이팅, 모든 순위표의 자리가 지워져요. 끝난 게임에는 다른 사람의 결과가 남고, 나는 “누군가”로 보여요.
privacy-forget-running = 끝나지 않은 게임과 테이블 { $games }개에서 나가요. 게임 중인 자리는 AI 플레이어가 맡아요.
privacy-forget-final = 되돌릴 수 없어요. 다시 오면 처음부터 시작해요. Discord 메시지에 적힌 내용은 그대로 남아요.
privacy-forget-sure = 모두 지우기
privacy-forget-keep = 유지
privacy-forgotten = 모두 지웠어요. 이제 저장된 것 중 나로 이어지는 것은 없어요.
leave-title =
    { $farewell ->
        [lobby] 이 테이블에서 나갈까요?
       *[game] 이 게임에서 나갈까요?
    }
leave-help =
    { $farewell ->
        [lobby] 자리가 비게 돼요. 아무도 없는 테이블은 닫혀요.
        [last] 다른 사람이 없어서 게임이 바로 끝나고, 승자는 없어요.
       *[game] AI 플레이어가 자리를 맡아 이어서 해요. 남은 모두보다 아래 순위가 되고, 다시 돌아올 수 없어요.
    }
leave-sure = 나가기
leave-stay = 남기
leave-done =
    { $farewell ->
        [lobby] 테이블에서 나왔어요.
        [last] 나왔어요. 게임도 끝났어요.
       *[game] 나왔어요. 자리는 AI 플레이어가 맡았어요.
    }
stop-title = 이 게임을 그만둘까요?
stop-help = 지금 있는 사람의 절반보다 많이 찬성하면 결과 없이 끝나요.
stop-help-now = 결과 없이 바로 끝나요.
stop-choose-after = **{ $deal }판째까지만:** 그때 앞선 사람이 이기고, 기록에 남아요.
stop-choose-void = **무효로:** 바로 끝나고, 기록에 남지 않아요.
stop-choose-vote = 지금 있는 사람의 절반보다 많이 같은 쪽에 찬성하면 정해져요.
stop-choose-now = 관리자는 혼자 정할 수 있어요.
stop-after-button = { $deal }판째까지만 하기
stop-void-button = 지금 무효로 하기
stop-take-back = 내 표 거두기
stop-sure = 게임 그만두기
stop-stay = 계속하기
stop-voted = 그만두기에 찬성했어요. 지금 있는 사람의 절반보다 많이 찬성하면 끝나요.
stop-voted-after = { $deal }판째까지만 하기에 찬성했어요. 지금 있는 사람의 절반보다 많이 찬성하면 정해져요.
vote-taken-back = 찬성을 거뒀어요.
stop-done = 게임을 그만뒀어요.
stop-done-after = { $deal }판째를 마치면 게임이 끝나요. 그때 앞선 사람이 이겨요.
stayed = 계속해요.
table-here-link = 테이블로 가기

## A table in a thread of its own

thread-name = 시카고 · { $host }
thread-line = { $host } 님이 시카고 테이블을 열었어요
thread-line-help = 아래 스레드에서 참가하세요. 네 명까지 하고, 구경은 누구나 할 수 있어요.
thread-opened = 테이블은 { $thread } 스레드에 있고, 이미 앉아 있어요. 게임이 시작되면 거기서 **내 패**를 누르세요.

## Commands

cmd-chicago-desc = 시카고: 포커 족보와 트릭으로 겨루는 스웨덴 카드 게임
cmd-start-desc = 이 채널에 테이블 열기
cmd-start-rules-desc = 어떤 규칙으로 할지: 잘 알려진 규칙 또는 이 서버의 규칙
cmd-start-pace-desc = 한 차례에 주는 시간
cmd-pace-live = 실시간: 1분
cmd-pace-relaxed = 여유롭게: 5분
cmd-pace-slow = 천천히: 12시간
cmd-pace-none = 시간제한 없음
cmd-settings-desc = 이 서버 테이블의 규칙, 속도, 채널, AI 플레이어, 힌트 설정
cmd-start-thread-desc = 테이블만의 스레드 만들기
cmd-start-opponents-desc = 바로 앉힐 AI 플레이어 수
cmd-start-ai-desc = 바로 앉거나, 혼자 시작할 때 함께하는 AI 플레이어의 실력
cmd-hand-desc = 채널 맨 아래에 내 카드 보기
cmd-leave-desc = 테이블에서 나가기, 자리는 AI 플레이어가 맡아요
cmd-stop-desc = 이 테이블의 게임 그만두기 제안
cmd-salt-desc = 다음 셔플에 내 문구 더하기
cmd-salt-text-desc = 아무 문구나 64자까지, 게임이 끝나면 공개돼요
cmd-verify-desc = 끝난 게임의 셔플 검증
cmd-replay-desc = 끝난 게임을 한 수씩 다시 보기
cmd-past-game-desc = 볼 게임, 비워 두면 여기서 가장 최근 게임
cmd-rules-desc = 이 테이블에서 시카고 하는 법
cmd-leaderboard-desc = 시카고 순위표: 이 서버 또는 전체, 전체 기간 또는 이번 주
cmd-leaderboard-scope-desc = 어느 범위의 게임을 셀지
cmd-leaderboard-by-desc = 순위 기준
cmd-leaderboard-period-desc = 기간
cmd-stats-desc = 한 사람의 기록: 게임, 레이팅, 족보, 시카고, 상대 전적
cmd-stats-player-desc = 누구의 기록, 비워 두면 내 기록
cmd-stats-against-desc = 누구와의 상대 전적, 비워 두면 나
cmd-privacy-desc = 나에 대해 저장된 것 보기, 파일로 받기, 모두 지우기
cmd-history-desc = 내가 끝낸 게임, 최신순
cmd-history-page-desc = 볼 쪽
cmd-leaderboard-page-desc = 볼 쪽

## A private game

solo-drew = 새로 받은 카드 { $cards }
solo-next-button = 다음 판
solo-again-button = 한 번 더
solo-look-button = 다시 보기
solo-going-on = 하던 게임이 있어요
solo-go-on-button = 이어 하기
solo-anew-button = 새 게임
asleep-title = 잠듦 · 누르면 깨어나요
asleep-button = 깨우기

## The lesson: what the teacher says. $ai is the partner's name

lesson-welcome = 2분이면 돼요. 연습 한 판, 상대는 { $ai }. 가장 좋은 **포커 족보**가 세 번 점수를 얻고, 그다음은 **다섯 트릭**이에요.
lesson-exchange = 지금 패는 { category-a }. 도움이 안 되는 카드를 버리고 새로 받으세요. **{ $button }** 버튼을 누르거나, 카드를 직접 누르면 돼요.
lesson-exchange-again = 2부, 똑같이 한 번 더: 교환하고 선언해요.
lesson-exchange-last = 3부, 마지막 교환이에요. 다음은 다섯 트릭이고 높은 카드가 트릭을 따요. 하지만 끝에 족보를 한 번 더 비교하니, 만든 족보는 지키세요.
lesson-owing = 득점한 패는 바꾸기 전에 보여 줘야 해요. 다섯 장을 그대로 두면 비밀로 남고, 보여 주면 더 좋은 카드를 노릴 수 있어요.
lesson-owing-again = 아까처럼 패를 보여 주고 새로 받거나, 다섯 장을 비밀로 지키세요.
lesson-show = 새 카드를 받는 게 나을 수도 있지만, { $ai } 님에게 패를 들켜요.
lesson-declare = 이제 족보를 선언하거나 패스하세요. **선언된** 것 중 최고 족보가 점수를 얻어요. { category-a } 점수는 { $points }점. 카드는 계속 가려져 있어요.
lesson-declare-again = 선언하거나 패스하세요. 족보가 같으면 숫자로 가리고, 무늬로는 절대 가리지 않아요.
lesson-declare-nothing = 선언할 족보가 없으니 패스만 할 수 있어요. 실제 게임에서는 저절로 돼요.
lesson-lead-first = 트릭이에요. 선이니 아무 카드나 내세요. { $ai } 님은 그 무늬가 있으면 따라 내야 해요. 그 무늬에서 가장 높은 카드가 트릭을 따고 다음 선이 돼요. **점수는 마지막 트릭뿐**이니 낮은 카드부터 내세요.
lesson-lead = 트릭을 딴 사람이 다음 선이에요. 내 차례, 아무 카드나 내세요.
lesson-lead-fourth = 네 번째 트릭이에요. 이걸 따면 마지막 트릭의 선이 돼요. 가장 좋은 카드를 내세요.
lesson-follow = { $ai } 님이 낸 무늬는 { suit }예요. 나도 있으니 { suit }를 내야 해요. 다른 카드는 눌리지 않아요.
lesson-follow-fourth = { $ai } 님이 낸 무늬는 { suit }, 나도 { suit }를 내야 해요. 딸 수 있으면 이 트릭을 따세요. 딴 사람이 마지막 트릭의 선이에요.
lesson-void = { $ai } 님이 낸 무늬는 { suit }예요. 나는 없으니 아무 카드나 낼 수 있어요. 어차피 못 이기니 가장 쓸모없는 카드를 버리세요.
lesson-last = **{ $points }점**짜리 마지막 트릭이에요. 카드가 한 장 남았어요. 실제 게임에서는 저절로 나가요.

lesson-drew = 새 카드 { $cards } 받았어요. 지금 패는 { category-a }.
lesson-broke = 그런데 버린 { $cards } 카드는 { category }에 들어 있었어요. 족보를 이루는 카드는 남겨 두는 게 좋아요.
lesson-idle = { $cards } 카드도 버릴 만했어요. 족보에 안 들어가는 카드는 버려도 아깝지 않아요.
lesson-kept-first = 다섯 장을 그대로 뒀네요. 그래도 되지만 교환은 공짜예요. 남는 카드를 바꾸면 좋아질 일만 있어요.
lesson-kept = 다섯 장을 그대로 뒀어요.
lesson-kept-secret = 다섯 장을 그대로 둬서 아무도 못 봤어요.
lesson-scored = 내 { category }, 선언된 것 중 최고예요. **{ $points }점**을 얻었어요.
lesson-scored-ranks = 둘 다 { category-a } 선언이라 숫자를 불렀어요. 내 { $ours } > { $ai } 님의 { $theirs }. **{ $points }점**을 얻었어요.
lesson-lost = { $ai } 님이 { category-a } 선언으로 { $points }점을 얻었어요.
lesson-lost-ranks = 둘 다 { category-a } 선언이라 숫자를 불렀어요. { $ai } 님의 { $theirs } > 내 { $ours }. { $ai } 님이 { $points }점을 얻었어요.
lesson-passed = 패스해서 { $ai } 님이 { category-a } 점수 { $points }점을 얻었어요. 내 패가 같거나 더 좋았지만, 선언한 것만 인정돼요.
lesson-level = 두 패가 숫자까지 모두 같아서 아무도 득점하지 못했어요.
lesson-nobody = 아무도 선언하지 않아서 득점이 없어요.
lesson-trick-won = 내 { $cards } 카드로 트릭을 땄어요. { $reason }예요.
lesson-trick-spent = 하지만 점수는 없어요. 이런 카드는 마지막 두 트릭에서 더 값져요.
lesson-trick-lost = { $ai } 님이 { $cards } 카드로 트릭을 땄어요. { $reason }예요.
lesson-trick-void = { $ai } 님이 트릭을 땄어요. 내 { $cards } 카드는 { suit-one }가 아니었어요.

lesson-title-last = 마지막 트릭
lesson-title-hands = 모두의 족보
lesson-title-chicago = 시카고
lesson-title-points = 이제 다 배웠어요
lesson-last-won = 내 { $cards } 카드로 마지막 트릭을 땄어요. { $reason }예요. **{ $points }점**을 얻었어요.
lesson-last-lost = { $ai } 님이 { $cards } 카드로 마지막 트릭을 땄어요. { $reason }예요. { $ai } 님 { $points }점. 따고 싶다면 높은 카드와 선을 지키세요.
lesson-hands = 이제 낸 카드까지 합쳐, 트릭 전의 패로 모두의 족보를 비교해요. 아무도 숨길 수 없어요.
lesson-hands-won = 내 { category }, 최고 족보예요. **{ $points }점**을 얻었어요.
lesson-hands-lost = 최고 족보는 { $ai } 님의 { category-a }: { $ai } 님 { $points }점.
lesson-hands-nobody = 두 패가 똑같이 좋거나 하이카드뿐이라 아무도 득점하지 못했어요.
lesson-chicago = { $needed }점이 있으면 첫 트릭 전에 **시카고**를 외칠 수 있어요. 다섯 트릭을 모두 따겠다는 약속이에요. 지키면 { $won }점. 한 트릭이라도 뺏기면 바로 끝나고 { $lost }점.
lesson-chicago-tricks =
    { $tricks ->
        [0] 이번에는 다섯 트릭 중 하나도 못 땄어요.
        [5] 이번에는 다섯 트릭을 모두 땄어요. 미리 외쳤다면 시카고예요!
       *[other] 이번에는 다섯 트릭 중 { $tricks }개를 땄어요.
    }
lesson-points = 한 판은 교환 세 번, 선언 두 번, 트릭 다섯 번이에요. 판이 끝났을 때 누군가 { $target }점 이상이면 가장 높은 사람이 이겨요.
lesson-goodbye = AI 플레이어도 자기 카드만 봐요. 행운을 빌어요!
lesson-kind =
    { $category ->
        [straight] 스트레이트(이어지는 다섯 장) { $points }
        [flush] 플러시(같은 무늬 다섯 장) { $points }
        [full-house] 풀하우스(트리플 + 페어) { $points }
       *[other] { category } { $points }
    }
lesson-worth = 족보와 점수: { $hands }
lesson-step = 연습 판 · { $number }/{ $of }단계
lesson-continue-button = 계속
lesson-play-button = 게임하기
lesson-anew-button = 처음부터
lesson-going-on = 배우는 중인 수업이 있어요
lesson-over = 이 수업은 끝났어요
error-playing-already = 이미 시작한 게임이 있어요. 명령을 한 번 더 입력하면 이어져요.
cmd-solo-desc = AI 플레이어와 혼자 하기, 나에게만 보이는 메시지에서
cmd-solo-rules-desc = 어떤 규칙으로 할지
cmd-solo-opponents-desc = 함께할 AI 플레이어 수
cmd-solo-ai-desc = AI 플레이어의 실력
cmd-learn-desc = 연습 한 판으로 2분 만에 시카고 배우기
level-easy = 쉬움
level-medium = 보통
level-hard = 어려움

## Languages: /language, and the language of a server. $language is a language in its own words: "Svenska"

cmd-language-desc = 봇이 나에게 쓰는 언어 고르기
cmd-language-language-desc = 어떤 언어로 할지, 비워 두면 지금 언어를 보여 줘요
language-client = 내 Discord 설정대로
language-server = 서버의 Discord 설정대로
language-title = 언어
language-own = 직접 고른 언어로 말해요: **{ $language }**.
language-seen = Discord 설정에 따른 언어로 말해요: **{ $language }**.
language-help = 모두에게 보이는 글은 서버의 언어로 써요. 여기서는 **{ $language }**.
language-hint = 언어 고르기
language-button = 언어
settings-language = **언어** { $language }
settings-language-hint = 모두에게 보이는 언어 고르기
privacy-language = Discord의 언어와 `/language`로 고른 언어
