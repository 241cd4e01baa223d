# What the bot says, in Persian.
#
# Polite شما, written Persian, half-spaces (U+200C) inside words, Persian digits. Names have no gender and take no ending:
# a sentence begins with a word of ours or with the name alone. Fluent isolates every variable; a command of ours is
# isolated by hand. What consists of names and numbers alone begins with U+200F, for a list of such would run from left to
# right; so does a label that begins with a sign or a variable, and it ends one that ends with such.
#
# The same word for the same thing: بازی game, دور deal, دست trick (گرفتن to take it), ورق card, ورق‌های شما your hand,
# ترکیب poker hand, خال suit (آمدن to follow it; خال زمین the suit led), تعویض exchange, اعلام declaring a hand, شیکاگو
# خواندن to call Chicago, ورق دادن to deal, دستهٔ ورق draw pile, ورق سوخته discard, قرعه cut, بُر shuffle, مهر seal, نمک
# salt, صندلی seat, میز table, دور تعیین‌کننده tie-break, ربات AI player, بات this bot.

## Cards and poker hands

suit =
    { $suit ->
        [clubs] گشنیز
        [diamonds] خشت
        [hearts] دل
       *[spades] پیک
    }
suit-one =
    { $suit ->
        [clubs] گشنیز
        [diamonds] خشت
        [hearts] دل
       *[spades] پیک
    }
rank-one =
    { $rank ->
        [two] دولو
        [three] سه‌لو
        [four] چهارلو
        [five] پنج‌لو
        [six] شش‌لو
        [seven] هفت‌لو
        [eight] هشت‌لو
        [nine] نُه‌لو
        [ten] ده‌لو
        [jack] سرباز
        [queen] بی‌بی
        [king] شاه
       *[ace] آس
    }
rank-many =
    { $rank ->
        [two] دولو
        [three] سه‌لو
        [four] چهارلو
        [five] پنج‌لو
        [six] شش‌لو
        [seven] هفت‌لو
        [eight] هشت‌لو
        [nine] نُه‌لو
        [ten] ده‌لو
        [jack] سرباز
        [queen] بی‌بی
        [king] شاه
       *[ace] آس
    }
rank-of = { rank-many }
rank-letter =
    { $rank ->
        [two] ۲
        [three] ۳
        [four] ۴
        [five] ۵
        [six] ۶
        [seven] ۷
        [eight] ۸
        [nine] ۹
        [ten] ۱۰
        [jack] سرباز
        [queen] بی‌بی
        [king] شاه
       *[ace] آس
    }
# With the linking vowel that is written after لو.
card =
    { "\u200F" }{ $rank ->
        [two] دولوی
        [three] سه‌لوی
        [four] چهارلوی
        [five] پنج‌لوی
        [six] شش‌لوی
        [seven] هفت‌لوی
        [eight] هشت‌لوی
        [nine] نُه‌لوی
        [ten] ده‌لوی
        [jack] سرباز
        [queen] بی‌بی
        [king] شاه
       *[ace] آس
    } { suit }

category =
    { $category ->
        [one-pair] جفت
        [two-pairs] دو جفت
        [three-of-a-kind] سه‌تایی
        [straight] استریت
        [flush] فلاش
        [full-house] فول‌هاوس
        [four-of-a-kind] کاره
        [straight-flush] استریت فلاش
        [royal-flush] رویال فلاش
       *[high-card] ورق بالا
    }
category-a =
    { $category ->
        [one-pair] جفت
        [two-pairs] دو جفت
        [three-of-a-kind] سه‌تایی
        [straight] استریت
        [flush] فلاش
        [full-house] فول‌هاوس
        [four-of-a-kind] کاره
        [straight-flush] استریت فلاش
        [royal-flush] رویال فلاش
       *[high-card] ورق بالا
    }
makes-high-card = ورق بالا، { $high }
makes-one-pair = جفت { $of }
makes-two-pairs = دو جفت، { $many } و { $low }
makes-three-of-a-kind = سه‌تایی { $of }
makes-straight = استریت تا { $high }
makes-flush = فلاش با { $high }
makes-full-house = فول‌هاوس، سه { $many } و دو { $low }
makes-four-of-a-kind = کارهٔ { $of }
makes-straight-flush = استریت فلاش تا { $high }
makes-royal-flush = رویال فلاش

## People

player-ai =
    { $name } ربات { $level ->
        [easy] آسان
        [hard] سخت
       *[medium] متوسط
    }
player-left = { $name } (رفته)
number-alone =
    { $number ->
        [0] صفر
       *[other] { $number }
    }

## Pictures, for those who cannot see them

alt-banner = پنج ورق باز مثل بادبزن: ده‌لو، سرباز، بی‌بی، شاه و آس پیک
alt-hand = ورق‌های شما: { $cards }
alt-hand-played = ورق‌های شما: { $cards }. بازی‌شده: { $played }
alt-race = امتیازها دور به دور. { $scores }
alt-race-line = { $name } { $score } امتیاز
alt-deal = همهٔ ورق‌ها، برای هر بازیکن یک ردیف، برای هر دست یک ستون. { $seats }
alt-deal-seat = { "\u200F" }{ $name }: { $cards }.
alt-deal-seat-took =
    { $count ->
        [one] { $name }: { $cards }؛ دست { $tricks } را گرفت.
       *[other] { $name }: { $cards }؛ دست‌های { $tricks } را گرفت.
    }
alt-deal-last = { $name } دست آخر را گرفت.

## The lobby

lobby-title = شیکاگو سر میز { $host }
lobby-what =
    بهترین ترکیب پوکر { $times ->
        [1] یک بار
        [2] دو بار
       *[other] سه بار
    } در هر دور امتیاز می‌گیرد. بعد پنج دست بازی می‌شود: دست آخر را بگیرید. با **{ $target }** امتیاز می‌برید.
lobby-free = *خالی*
lobby-host = میزبان
lobby-rules-standard = قوانین استاندارد
lobby-rules-changed = قوانین خانگی: { $changes }
lobby-rules-preset = قوانین { $preset }: { $changes }
lobby-length =
    حدود { $minutes } دقیقه { $seats ->
        [2] دونفره
        [3] سه‌نفره
       *[4] چهارنفره
    }
lobby-closes = مهلت پیوستن { $when }
lobby-pace =
    { $pace ->
        [live] هر نوبت یک دقیقه
        [relaxed] هر نوبت پنج دقیقه
        [slow] هر نوبت ۱۲ ساعت
       *[none] بدون محدودیت زمان
    }
lobby-pace-button = سرعت: { pace }{ "\u200F" }
pace =
    { $pace ->
        [live] زنده
        [relaxed] راحت
        [slow] آهسته
       *[none] بی‌زمان
    }
lobby-cut-seal = مهر قرعه: `{ $seal }`
lobby-commitment = مهر بُر: `{ $seal }`
lobby-join = می‌نشینم
lobby-start = شروع با { $seats } نفر
lobby-start-alone =
    شروع: شما + { $ai } ربات { $level ->
        [easy] آسان
        [hard] سخت
       *[medium] متوسط
    }{ "\u200F" }
lobby-one-more-ai = { "\u200F" }+ ربات
lobby-level =
    { $level ->
        [easy] ربات: آسان
        [hard] ربات: سخت
       *[medium] ربات: متوسط
    }
lobby-drop-ai = { "\u200F" }− ربات
lobby-rules = قوانین
lobby-leave = ترک میز
lobby-seated = روی صندلی { $seat } نشسته‌اید
lobby-seated-help = همین که بازی شروع شود، ورق‌هایتان اینجا می‌آید. این پیام را جلوی چشم نگه دارید.
lobby-seated-host = میزبان شمایید: قوانین را انتخاب کنید و وقتی همه آمدند شروع کنید. صندلی‌های خالی را می‌شود به ربات داد.
lobby-started = بازی شروع شد: { $names }
lobby-closed = این میز بدون بازی بسته شد
lobby-closed-help = با { "\u2068`/chicago start`\u2069" } میز دیگری باز کنید.

## House rules, one by one

house-target = برد با { $value } امتیاز
house-exchanges =
    { $value ->
        [2] دو تعویض
       *[3] سه تعویض
    }
house-score-phases =
    { $value ->
        [first] ترکیب‌ها یک بار اعلام می‌شوند
        [none] ترکیب‌ها اعلام نمی‌شوند
       *[all] اعلام ترکیب‌ها پیش از دست‌ها
    }
house-last-trick = دست آخر { $value } امتیاز
house-deuce-last-trick =
    { $value ->
        [0] دولو در دست آخر امتیاز ویژه‌ای ندارد
       *[10] گرفتن دست آخر با دولو { $value } امتیاز
    }
house-chicago-points = شیکاگو { $value } امتیاز
house-chicago-minimum =
    { $value ->
        [off] شیکاگو با هر امتیازی
       *[on] شیکاگو حداقل امتیاز می‌خواهد
    }
house-chicago-lead =
    { $value ->
        [eldest] با شیکاگو هم نفر بعد از ورق‌ده شروع می‌کند
       *[caller] شیکاگوخوان شروع می‌کند
    }
house-chicago-hand-points =
    { $value ->
        [off] بعد از شیکاگو ترکیب‌ها امتیاز ندارند
       *[on] بعد از شیکاگو هم ترکیب‌ها امتیاز دارند
    }
house-chicago-required =
    { $value ->
        [called] فقط شیکاگوخوان‌ها می‌توانند ببرند
        [won] فقط با شیکاگوی موفق می‌شود برد
       *[off] بدون شیکاگو هم می‌شود برد
    }
house-chicago-breaker =
    { $value ->
        [0] شکستن شیکاگو امتیاز ندارد
       *[other] شکستن شیکاگو { $value } امتیاز
    }
house-exchange-stop =
    { $value ->
        [0] تعویض با هر امتیازی آزاد است
       *[other] از { $value } امتیاز به بالا تعویض ممنوع
    }
house-one-up =
    { $value ->
        [first] دیدن یک ورق در تعویض اول
        [every] دیدن یک ورق در هر تعویض
       *[off] ورق تازه ندیده گرفته می‌شود
    }
house-four-of-a-kind =
    { $value ->
        [reset] کاره بقیه را صفر می‌کند
        [choice] کاره: ۷ امتیاز یا صفر کردن بقیه
       *[other] کاره { $value } امتیاز
    }
house-straight-flush =
    { $value ->
        [win] استریت فلاش بازی را می‌برد
       *[other] استریت فلاش { $value } امتیاز
    }
house-royal-wins-at-once =
    { $value ->
        [on] رویال فلاش بازی را می‌برد
       *[off] رویال فلاش فقط امتیاز دارد
    }
house-tied-hands =
    { $value ->
        [all] بهترین‌های برابر همه امتیاز می‌گیرند
       *[none] بهترین‌های برابر امتیاز نمی‌گیرند
    }
house-win-check =
    { $value ->
        [immediate] برد، همان لحظهٔ رسیدن به امتیاز
       *[deal-end] برد در پایان دور
    }
house-low-redeal =
    { $value ->
        [on] ورق نو، اگر همه تا نُه‌لو باشند
       *[off] ورق نو در کار نیست
    }
house-declaring =
    { $value ->
        [automatic] ترکیب‌ها خودکار اعلام می‌شوند
       *[voluntary] اعلام اختیاری است
    }
house-reveal =
    { $value ->
        [phase-two] ترکیب شکسته فقط در تعویض دوم رو می‌شود
        [off] ترکیب شکسته رو نمی‌شود
       *[every-phase] ترکیب شکسته رو می‌شود
    }

told-target = هر کس { $value } امتیاز بیاورد بازی را می‌برد.
told-exchanges =
    { $value ->
        [2] دو بار تعویض داریم؛ بعد از دومی نوبت دست‌هاست.
       *[3] سه بار تعویض داریم؛ بعد از سومی نوبت دست‌هاست.
    }
told-score-phases =
    { $value ->
        [first] بعد از تعویض اول ترکیب‌ها اعلام می‌شوند و بهترین ترکیبِ اعلام‌شده امتیاز می‌گیرد.
        [none] ترکیب‌ها اصلاً اعلام نمی‌شوند: پیش از دست‌ها امتیازی در کار نیست.
       *[all] بعد از هر تعویض جز آخری، ترکیب‌ها اعلام می‌شوند و بهترین ترکیبِ اعلام‌شده امتیاز می‌گیرد.
    }
told-last-trick = فقط دست آخر حساب است: { $value } امتیاز.
told-deuce-last-trick =
    { $value ->
        [0] فرقی ندارد دست آخر با چه ورقی گرفته شود.
       *[10] دست آخر اگر با دولو گرفته شود { $value } امتیاز دارد؛ جز در دوری که شیکاگو خوانده شده.
    }
told-chicago-points = شیکاگوی موفق به جای دست آخر { $value } امتیاز دارد. با باختن یک دست، { $value } کم می‌شود و دست‌ها تمام‌اند.
told-chicago-minimum =
    { $value ->
        [off] با هر امتیازی می‌شود شیکاگو خواند.
       *[on] برای خواندن شیکاگو { $points } امتیاز لازم است.
    }
told-chicago-lead =
    { $value ->
        [eldest] هر کس هم بخواند، نفر بعد از ورق‌ده دست اول را شروع می‌کند.
       *[caller] هر کس بخواند، خودش دست اول را شروع می‌کند.
    }
told-chicago-hand-points =
    { $value ->
        [off] بعد از شیکاگو ترکیب‌ها مقایسه نمی‌شوند و ورق‌های بازی‌نشده پنهان می‌مانند.
       *[on] شیکاگو چه موفق شود چه بشکند، در پایان همهٔ ترکیب‌ها مقایسه می‌شوند.
    }
told-chicago-required =
    { $value ->
        [called] فقط کسی می‌تواند ببرد که در این بازی شیکاگو خوانده باشد.
        [won] فقط کسی می‌تواند ببرد که در این بازی شیکاگوی موفق داشته باشد.
       *[off] بدون شیکاگو هم می‌شود بازی را برد.
    }
told-chicago-breaker =
    { $value ->
        [0] شکستن شیکاگوی دیگری امتیازی ندارد.
       *[other] هر کس شیکاگوی دیگری را بشکند { $value } امتیاز می‌گیرد.
    }
told-exchange-stop =
    { $value ->
        [0] هر قدر هم امتیاز داشته باشید، می‌توانید تعویض کنید.
       *[other] با { $value } امتیاز یا بیشتر دیگر نمی‌توانید تعویض کنید.
    }
told-one-up =
    { $value ->
        [first] در تعویض اول، اگر یک ورق بیندازید، می‌توانید ورق بعدی را ببینید و رد کنید تا بعدی‌اش بیاید.
        [every] اگر یک ورق بیندازید، می‌توانید ورق بعدی را ببینید و رد کنید تا بعدی‌اش بیاید.
       *[off] ورق‌های تازه ندیده گرفته می‌شوند.
    }
told-four-of-a-kind =
    { $value ->
        [reset] کاره ۸ امتیاز دارد و بقیهٔ بازیکن‌های آن دور را صفر می‌کند.
        [choice] هر کس با کاره امتیاز بگیرد انتخاب می‌کند: ۷ امتیاز، یا صفر شدن بقیهٔ آن دور.
       *[other] کاره { $value } امتیاز دارد.
    }
told-straight-flush =
    { $value ->
        [win] استریت فلاشی که امتیاز بگیرد، با هر امتیازی فوری بازی را می‌برد.
       *[other] استریت فلاش { $value } امتیاز دارد.
    }
told-royal-wins-at-once =
    { $value ->
        [on] رویال فلاشی که امتیاز بگیرد، با هر امتیازی فوری بازی را می‌برد.
       *[off] رویال فلاش هم مثل بقیه فقط امتیاز دارد.
    }
told-tied-hands =
    { $value ->
        [all] بهترین ترکیب‌هایی که ورق به ورق برابرند همه امتیاز می‌گیرند. خال هیچ‌وقت تعیین‌کننده نیست.
       *[none] بهترین ترکیب‌هایی که ورق به ورق برابرند امتیاز نمی‌گیرند. خال هیچ‌وقت تعیین‌کننده نیست.
    }
told-win-check =
    { $value ->
        [immediate] همین که کسی به این امتیاز برسد، حتی وسط دور، بالاترین امتیاز می‌برد.
       *[deal-end] وقتی دور تمام شود و کسی به این امتیاز رسیده باشد، بالاترین امتیاز می‌برد.
    }
told-low-redeal =
    { $value ->
        [on] پیش از تعویض اول، کسی که ورقی بالاتر از نُه‌لو ندارد می‌تواند رو کند و پنج ورق نو بگیرد.
       *[off] هر کس با همان ورق‌هایی بازی می‌کند که گرفته، هر قدر هم پایین.
    }
told-declaring =
    { $value ->
        [automatic] هر ترکیبی که قابل اعلام باشد، بی‌پرسش اعلام می‌شود.
       *[voluntary] حتی اگر چیزی برای اعلام دارید، می‌توانید پاس بدهید.
    }
told-reveal =
    { $value ->
        [phase-two] ترکیبی که امتیاز گرفته، پیش از شکستن در تعویض دوم باید رو شود.
        [off] ترکیبی را که امتیاز گرفته می‌شود بدون رو کردن شکست.
       *[every-phase] ترکیبی که امتیاز گرفته، پیش از شکستن در تعویض باید رو شود.
    }

preset-standard = استاندارد
preset-pagat = پگت
preset-svensk = سوئدی
preset-quick = سریع

group-exchange = تعویض
group-hands = ترکیب‌ها
group-chicago = دست‌ها
group-winning = هدف

## The table: who acts

table-dealing = ورق‌ها پخش می‌شوند
table-cutting = قرعه برای اولین ورق‌ده
table-deals-first = اولین ورق‌ده: { $name }
table-to-exchange = نوبت تعویض { $name }
table-who-redeals = چه کسی ورق نو می‌خواهد؟
table-to-take = { $name } ورق { $cards } را می‌بیند: برمی‌دارد یا نه؟
table-to-choose = { $name } کاره دارد و انتخاب می‌کند
table-to-declare = نوبت اعلام { $name }
table-to-lead = { $name } دست را شروع می‌کند
table-to-play = نوبت بازی { $name }
table-who-calls = چه کسی شیکاگو می‌خواند؟
table-drawing = { $name } ورق می‌کشد
table-deal-over = دور { $deal } تمام شد
table-level = برابری در صدر: یک دور تعیین می‌کند
table-won = { $name } با { $score } امتیاز برد

## The table: what is happening

table-exchange = تعویض { $number } از { $of }
table-redealing = هر کس ورقی بالاتر از نُه‌لو ندارد می‌تواند رو کند و پنج ورق نو بگیرد.
table-taking = ورقی که رد شود می‌سوزد و بعدی ندیده گرفته می‌شود.
table-choosing = { $points } امتیاز، یا صفر شدن همهٔ بقیه.
table-new-pile = دستهٔ ورق تمام شد: ورق‌های سوخته بُر می‌خورند و دستهٔ تازه می‌شوند.
table-declaring = اعلام { $number } از { $of }
table-declaring-best = بهترین تا اینجا: { $name }، { category }
table-declaring-none = هنوز چیزی اعلام نشده
table-calling = خواندن یعنی قول گرفتن هر پنج دست: { $won } یا { $lost }.
table-trick = دست { $number } از { $of }
table-trick-last = دست آخر، { $points } امتیاز
table-deuce = { $points } اگر دولو بگیردش
table-led = خال زمین { suit }
table-chicago-called = { $name } شیکاگو خوانده و باید همهٔ دست‌ها را بگیرد
table-until = پایان وقت { $when }
table-paused = این میز متوقف است
table-paused-help = همین که یکی از بازیکن‌ها چیزی بزند ادامه پیدا می‌کند؛ وگرنه بازی { $when } باطل می‌شود.
table-paused-stop = حالا هر کسی می‌تواند با { "\u2068`/chicago stop`\u2069" } بازی را تمام کند.
table-asleep = این بازی خوابیده
table-asleep-help = هر وقت خواستید ادامه بدهید؛ { $when } کنار گذاشته می‌شود.
table-go-on-button = ادامه
table-next-deal = دور بعد { $when }
table-deals-alone = { $names } یک دور تنها بازی می‌کنند.

## The table: one line per seat

seat-choosing = در حال انتخاب
seat-took = { $count } ورق گرفت
seat-redealt = ورق نو به جای { $cards }
upcard-open = ورق { $cards } را می‌بیند
upcard-taken = ورق { $cards } را دید و برداشت
upcard-refused = ورق { $cards } را دید و رد کرد
seat-kept-all = همه را نگه داشت
seat-shows = { $cards } را رو می‌کند
seat-passes = پاس
seat-declares = { category }
seat-declares-best = { category }، بهترین تا اینجا
seat-takes-so-far = فعلاً جلوست
seat-took-trick = دست { $number } را گرفت
seat-chicago = شیکاگو
seat-away = غایب، ربات جایش بازی می‌کند
seat-sits-out = این دور را بازی نمی‌کند
seat-held = { category }

## The table: small print

table-trick-before = دست { $number } { $cards } { $name }، { $reason }
reason-highest = بالاترین { suit-one }
reason-only = تنها { suit-one }
small-deal = دور { $deal }، بازی تا { $target }
small-tie-break = دور { $deal }، تعیین‌کننده
small-dealer = ورق‌ده { $name }
small-no-chicago = بدون شیکاگو
small-chicago = شیکاگو: { $name }
small-exchanged = تعویض: { $seats }
small-exchanged-seat = { "\u200F" }{ $name } { $counts }
small-declared = اعلام: { $seats }
small-scored = { "\u200F" }{ $name } { category } { $points }
small-nobody = بی‌امتیاز
small-reset = { $name } بقیه را صفر کرد
small-redealt = ورق نو برای: { $seats }
small-level = { $names } برابر، بی‌امتیاز
small-cut = قرعه: { $draws } · اولین ورق‌ده { $name }
small-cards = { "\u200F" }{ $name } { $cards }
small-again = دوباره { $draws }
small-showed = رو کردند: { $seats }
small-seal = مهر بُر: `{ $seal }`
small-seal-cut = مهر قرعه: `{ $seal }`
small-seal-next = مهر بُر دور بعد: `{ $seal }`
small-salted = نمک از { $names }
small-points = امتیازها: { $points }
nudge = { $person }، میز منتظر شماست
nudge-early = { $people }: اگر خواستید زودتر جواب بدهید
nudge-missed-once = پایان وقت: ربات یک حرکت به جای { $name } بازی کرد.
nudge-missed = ربات به جای { $name } بازی کرد؛ با زدن هر دکمه‌ای صندلی پس گرفته می‌شود.
small-stood-in = پایان وقت، ربات به جای { $names } بازی کرد
small-ready = آماده: { $names }
vote-after = **پایان پس از دور { $deal }؟** موافق: { $names }، { $votes } رأی از { $need }
vote-void = **بازی باطل شود؟** موافق: { $names }، { $votes } رأی از { $need }
vote-after-button = بله، پایان پس از دور { $deal }{ "\u200F" }
vote-void-button = بله، باطل شود
vote-no-button = نه، ادامهٔ بازی
table-last-deal = بازی پس از دور { $deal } تمام می‌شود: هر که آن‌وقت جلو باشد می‌برد.
# A zero beside the dot that comes next would look like another one.
small-score =
    { "\u200F" }{ $name } { $score ->
        [0] صفر
       *[other] { $score }
    }

table-hand-button = ورق‌های من
table-more-button = بیشتر
table-deal-button = دور بعد
table-sit-button = می‌نشینم
table-log-button = شرح دور

## The table: More

more-title = این میز
more-scores = جدول امتیاز
more-seal = بُر پیش از اولین ورق مهر می‌شود و در پایان بازی باز می‌شود: { "\u2068`/chicago verify`\u2069" } آن را بررسی می‌کند و با { "\u2068`/chicago salt`\u2069" } کلمه‌های خودتان را به بُر بعدی اضافه می‌کنید.
more-deals = دور
more-commands =
    دستور { "\u2068`/chicago hand`\u2069" } ورق‌هایتان را پایین کانال می‌آورد
    دستور { "\u2068`/chicago leave`\u2069" } صندلی شما را به ربات می‌دهد
    دستور { "\u2068`/chicago stop`\u2069" } پیشنهاد پایان بازی است
more-pings-button =
    { $wanted ->
        [yes] اعلان‌ها: روشن
       *[no] اعلان‌ها: خاموش
    }
more-report-button = گزارش مشکل
report-title = کد مشکل `{ $code }`
report-help = این کد را با شرح آنچه دیدید به گردانندهٔ این بات بدهید. فقط نشان می‌دهد کدام بازی و کدام حرکت است و هیچ ورق پنهانی را لو نمی‌دهد.
more-declares-on = ترکیب‌هایتان همین که ممکن شود برای شما اعلام می‌شوند. تا نوبتتان می‌توانید پس بگیرید.
more-declares-off = ترکیب‌هایتان را خودتان اعلام می‌کنید.
more-declares-button =
    { $wanted ->
        [yes] اعلام خودکار: روشن
       *[no] اعلام خودکار: خاموش
    }
more-ai = ربات‌ها فقط ورق‌های خودشان را می‌بینند.
more-hints = راهنمایی می‌گوید ربات سطح سخت با ورق‌های شما چه می‌کرد و چرا.
more-hints-off = در این بازی راهنمایی نیست: تنظیم این سرور است.
more-hints-button =
    { $wanted ->
        [yes] راهنمایی: روشن
       *[no] راهنمایی: خاموش
    }
more-deck-button =
    { $deck ->
        [four] ورق‌ها: چهاررنگ
       *[two] ورق‌ها: دورنگ
    }
more-hand-button =
    { $shown ->
        [picture] ورق‌های من: تصویر
       *[line] ورق‌های من: ایموجی
    }

## A deal told: what its points were

won-times =
    { "\u200F" }{ $times ->
        [2] دو بار
        [3] سه بار
       *[other] { $times } بار
    } { $what }
won-hand = { "\u200F" }{ category } { $points }
won-last-trick = دست آخر { $points }
won-chicago-made = شیکاگو { $points }
won-chicago-broken = شیکاگوی شکسته { $points }
won-breaker = شکستن شیکاگو { $points }
won-reset = صفر شد، { $points }
won-nothing = هیچ‌کس امتیاز نگرفت.
past-deal = **دور { $deal }** · { $points }
past-deal-broken-off = **دور { $deal }**، نیمه‌کاره · { $points }

## A finished game, looked at again

past-game = بازی { $game }، { $day }: { $scores }{ "\u200F" }
past-game-score = { "\u200F" }{ $name } { $score }
past-game-void = { $names }، باطل
replay-game = بازی { $game }
replay-deal = دور { $deal } از { $of }
replay-move = حرکت { $move } از { $of }
replay-next = بعدی: { $who }
replay-first-button = اول
replay-back-button = قبلی
replay-on-button = بعدی
replay-deal-button = دور ›{ "\u200F" }
replay-last-button = آخر
replay-seat-hint = از چشم چه کسی
replay-seat = از چشم { $name }{ "\u200F" }
replay-above = از بالا، همهٔ ورق‌ها
replay-export-button = خروجی
replay-export = کل بازی، برای نگه داشتن
replay-export-help = دستور { "\u2068" }`python -m bot replay { $file }`{ "\u2069" } آن را در ترمینال نشان می‌دهد.
move-start = بازی شروع می‌شود.
move-hidden = از یک نفر سؤال شد، گفت نه، و کسی دیگر نفهمید.
move-says-no = { $name } می‌گوید نه، و کسی دیگر نمی‌فهمد.
move-cut = قرعه: { $draws } · اولین ورق‌ده { $name }.
move-dealt = { $name } ورق می‌دهد.
move-dealt-tie-break = { $name } برای دور تعیین‌کننده ورق می‌دهد.
move-exchanges = { $name } { $count } ورق عوض می‌کند
move-exchanges-cards = { $name } { $thrown } را می‌اندازد و { $drawn } را می‌گیرد
move-keeps-all = { $name } همه را نگه می‌دارد
move-redealt = { $name } { $cards } را رو می‌کند و ورق نو می‌گیرد
move-plays = { $name } { $cards } را بازی می‌کند
move-trick = { $name } دست { $number } را می‌گیرد
move-scores = { $name } برای { category-a } { $points } امتیاز می‌گیرد
move-calls = { $name } شیکاگو می‌خواند
move-nobody-calls = هیچ‌کس شیکاگو نمی‌خواند
move-deal-over = دور { $deal } تمام شد: { $scores }

## The proof of the shuffles

salt-done =
    { $deal ->
        [1] نمک شما در قرعه و دور اول است
       *[other] نمک شما در بُر دور { $deal } است
    }
salt-help = ورق‌ها پیش از انتخاب شما مهر شده بودند و حالا با نمک شما بُر می‌خورند. تا اولین ورق می‌توانید کلمه‌های دیگری بدهید. در پایان بازی منتشر می‌شوند.
proof-holds = بُرهای بازی { $game } همان است که مهر شده بود
proof-checked = از روی بذرها دوباره بُر خورد: { $what }. هر ورق همان‌جاست که بود.
proof-packs =
    { $packs ->
        [one] یک بسته ورق
       *[other] { $packs } بسته ورق
    }
proof-refills =
    { $refills ->
        [0] بدون دستهٔ تازه
        [one] یک دستهٔ تازه
       *[other] { $refills } دستهٔ تازه
    }
proof-salts =
    { $salts ->
        [0] بدون نمک
        [one] یک نمک
       *[other] { $salts } نمک
    }
proof-fails = بُرهای بازی { $game } قابل بررسی نیست
proof-fails-deal =
    { $deal ->
        [0] قرعه آن نیست که مهر شده بود
       *[other] دور { $deal } آن نیست که مهر شده بود
    }
proof-fault =
    { $fault ->
        [commitment] بذر آن با مهری که روی میز بود نمی‌خواند.
        [seed] بذر آن قبلاً استفاده شده بود.
        [pack] ترتیب ورق‌ها آن نیست که از بذر به دست می‌آید.
        [reshuffle] ترتیب دستهٔ تازه آن نیست که از بذر به دست می‌آید.
       *[form] چیزی که برای اثبات لازم است کم است.
    }
proof-proves = **آنچه اثبات می‌شود** ترتیب ورق‌ها پیش از اولین ورق معلوم بود و عوض نشد. اگر نمک بازیکنی هم در آن باشد، کسی تنها انتخابش نکرده است.
proof-limits = **آنچه اثبات نمی‌شود** اینکه گردانندهٔ این بات نگاه نکرده باشد.
proof-cut = قرعه
proof-deal = دور { $deal }
proof-yourself = خودتان بررسی کنید، فقط با پایتون و کد این بات: { "\u2068" }`python -m bot verify { $file }`{ "\u2069" }

## How it went

log-title = شرح دور { $deal }
log-cut = **قرعه** { $draws } · اولین ورق‌ده { $name }
log-order = ورق‌ده { $name }؛ نفر اول { $eldest }.
log-exchange = **تعویض { $number }** { $seats }
log-took = { $name } { $count } ورق
log-kept = { $name } هیچ
log-showed = { $name } { $cards } را رو می‌کند
log-new-pile = { $count ->
        [one] یک ورق سوخته
       *[other] { $count } ورق سوخته
    } دستهٔ تازه شد
log-declaring = **اعلام { $number }** { $seats }
log-passes = { $name } پاس
log-declares = { $name } { category-a } اعلام می‌کند
log-declares-beats = { $name } { category-a } اعلام می‌کند، { $named } بالاتر از { $against } با { $theirs }
log-declares-loses = { $name } { category-a } اعلام می‌کند، { $named } پایین‌تر از { $against } با { $theirs }
log-declares-level = { $name } { category-a } اعلام می‌کند، { $named } برابر با { $against }
log-scores = { $name } { $points } امتیاز
log-nobody = هیچ‌کس امتیاز نمی‌گیرد
log-reset = { $name } همهٔ بقیه را صفر می‌کند
log-redealt = **ورق نو** برای { $seats }
log-level = { $names } برابرند و هیچ‌کس امتیاز نمی‌گیرد
log-no-chicago = **شیکاگو** هیچ‌کس نمی‌خواند.
log-chicago = **شیکاگو** { $name } می‌خواند و شروع می‌کند.
log-chicago-eldest = **شیکاگو** { $name } می‌خواند؛ نفر بعد از ورق‌ده شروع می‌کند.
log-trick = **دست { $number }** { $cards } · { $reason }
log-last-trick = { $name } برای دست آخر { $points } امتیاز می‌گیرد
log-chicago-made = { $name } هر پنج دست را گرفت: { $points }
log-chicago-broken = { $by } شیکاگوی { $name } را می‌شکند: { $points }
log-breaker = { $name } برای شکستنش { $points } امتیاز می‌گیرد
log-hands = **ورق‌ها**
log-hand = { "\u200F" }{ $cards } { $name }، { $made }
log-best-nobody = بهترین ترکیب: { $why }
log-best-hand = بهترین ترکیب: { $name }، { category-a }: { $points }
log-left = { $name } رفت؛ ربات ادامه می‌دهد.
log-tie-break = { $names } در صدر برابرند و یک دور تنها بازی می‌کنند.
log-won = { $name } بازی را می‌برد.
log-scores-after = امتیازها: { $scores }

## A hand: what is asked

hand-exchange = نوبت شما · تعویض { $number } از { $of }
hand-exchange-early = تعویض { $number } از { $of }
hand-redeal = ورق نو می‌خواهید؟
hand-redeal-help = ورقی بالاتر از نُه‌لو ندارید: می‌توانید رو کنید و پنج ورق نو بگیرید.
hand-upcard-title = نوبت شما · این ورق را برمی‌دارید؟
hand-upcard-help = همه می‌بینندش. اگر رد کنید، بعدی را ندیده می‌گیرید.
hand-upcard = ورق بعدی: { $cards }
hand-reset = نوبت شما · کاره
hand-reset-title = همهٔ بقیه صفر شوند؟
hand-reset-help = { $points } امتیاز بگیرید، یا بدون امتیاز بقیهٔ بازیکن‌های این دور را صفر کنید.
hand-reset-sure = { $points } امتیاز را نمی‌گیرید؛ بقیه همهٔ امتیازشان را از دست می‌دهند.
hand-declare = نوبت شما · اعلام یا پاس
hand-declare-early = اعلام یا پاس
hand-chicago = شیکاگو می‌خوانید؟
hand-chicago-early = شیکاگو؟
hand-lead = نوبت شما · با هر ورقی شروع کنید
hand-follow = نوبت شما · باید { suit } بیایید
hand-void = نوبت شما · { suit } ندارید، هر ورقی بیایید
hand-play-early = دست { $number }
hand-early-answer = می‌توانید زودتر جواب بدهید
hand-early-choose = می‌توانید زودتر انتخاب کنید
hand-waiting = ورق‌های شما
hand-sits-out = این دور را بازی نمی‌کنید
hand-you-won = با { $score } امتیاز بردید
hand-not-seated = سر این میز نیستید
hand-not-seated-help = شاید در بازی بعد جا باشد.
hand-no-cards = ورق‌هایتان همین که پخش شوند می‌آیند.

## A hand: what the decision needs

help-exchange = ورق‌های بی‌فایده را بیندازید و به همان تعداد ورق نو بگیرید. جفت‌ها و چهار ورق هم‌خال یا پشت سر هم را نگه دارید.
help-declare = بهترین ترکیبِ اعلام‌شده امتیاز می‌گیرد. پاس امتیازی ندارد و چیزی هم لو نمی‌دهد.
help-chicago = فقط وقتی از هر خالی که دارید ورق بالا داشته باشید: با باختن یک دست تمام است.
help-play = فقط دست آخر امتیاز دارد: یک ورق بالا برایش نگه دارید. هر کس دست را بگیرد، بعدی را شروع می‌کند.
hand-until = پایان وقت { $when }
hand-tap = ورق‌هایی را که می‌اندازید بزنید.
hand-out-goes = می‌اندازید { $cards }
hand-must-show = برای این ترکیب امتیاز گرفته‌اید: برای تعویض حتی یک ورق، اول هر پنج‌تا را رو می‌کنید.
hand-show-title = ورق‌هایتان را رو می‌کنید؟
hand-show-help = برایش امتیاز گرفته‌اید، پس پیش از تعویض { $count } ورق همه آن را می‌بینند.
hand-keeps-secret = هر پنج‌تا را نگه دارید تا پنهان بماند.
hand-chicago-title = شیکاگو می‌خوانید؟
hand-chicago-help = شما شروع می‌کنید و باید هر پنج دست را بگیرید. هر پنج دست: { $won }. باختن یک دست: { $lost } و پایان فوری.
hand-chicago-help-eldest = باید هر پنج دست را بگیرید؛ نفر بعد از ورق‌ده شروع می‌کند. هر پنج دست: { $won }. باختن یک دست: { $lost } و پایان فوری.
hand-chicago-binds = پس گرفتنی نیست.
hand-taken = گرفته‌اند: { $seats }
hand-best-so-far = { $name } { category-a } اعلام کرد
hand-nothing-to-declare = چیزی برای اعلام ندارید: فقط پاس.
hand-too-low = { $made } کمتر از آن است: فقط پاس.
hand-waits-for = نوبت { $name }
hand-kept-exchange = برای نوبتتان: تعویض { $cards }
hand-kept-one-up = برای نوبتتان: تعویض { $cards } با دیدن ورق بعدی
hand-kept-pat = برای نوبتتان: نگه‌داشتن همه
hand-kept-redeal = برای نوبتتان: ورق نو
hand-kept-no-redeal = برای نوبتتان: همین ورق‌ها
hand-kept-declare = برای نوبتتان: اعلام { category-a }
hand-kept-pass = برای نوبتتان: پاس
hand-kept-call = برای نوبتتان: خواندن شیکاگو
hand-kept-decline = برای نوبتتان: بدون شیکاگو
hand-kept-play = برای نوبتتان: بازی { $cards }

## A hand: hints, one short line each

hint-plain = **راهنمایی** { $what }
hint-because = **راهنمایی** { $what }: { $why }
hint-keep =
    { $holding ->
        [everything] هر پنج‌تا را نگه دارید
        [nothing] هر پنج‌تا را عوض کنید
        [one-pair] جفت را نگه دارید
        [two-pairs] هر دو جفت را نگه دارید
        [three-of-a-kind] سه‌تایی را نگه دارید
        [four-of-a-kind] کاره را نگه دارید
        [four-to-a-flush] برای فلاش بکشید
        [four-to-a-straight] برای استریت بکشید
       *[cards] { $cards } را نگه دارید
    }
hint-take = ورق را بردارید
hint-refuse = ورق را رد کنید
hint-redeal = ورق نو بگیرید
hint-no-redeal = همین ورق‌ها را نگه دارید
hint-reset = بقیه را صفر کنید
hint-points = امتیاز را بگیرید
hint-declare = { category-a } را اعلام کنید
hint-pass = پاس بدهید
hint-call = شیکاگو بخوانید
hint-no-call = شیکاگو نخوانید
hint-play = { $cards } را بازی کنید
hint-why-points = { $points } امتیاز
hint-why-rather = { $points } امتیاز؛ { $other }: { $less }
hint-why-totals = { $points } امتیاز. با امتیازهای الان بهتر از این است: { $other }، { $less }.
hint-why-declare = { $chance } احتمال بهترین ترکیب
hint-why-pass = { $chance } احتمال بهترین ترکیب، ولی اعلام ورق‌هایتان را لو می‌دهد
hint-why-call = { $success } احتمال گرفتن هر پنج دست، { $last } احتمال گرفتن دست آخر بدون خواندن
hint-why-play =
    { $goal ->
        [make-chicago] { $chance } احتمال شیکاگوی موفق
        [break-chicago] { $chance } احتمال شکستن شیکاگو
       *[last-trick] { $chance } احتمال گرفتن دست آخر
    }
hint-why-play-rather = { $why }؛ { $cards }: { $chance }

## A hand: buttons

hand-button-exchange = تعویض { $count }{ "\u200F" }
hand-button-one-up = تعویض ۱، با دیدن
hand-button-redeal = ورق نو
hand-button-keep-hand = همین ورق‌ها
hand-button-take = برمی‌دارم
hand-button-refuse = رد می‌کنم
hand-button-points = { "\u200F" }{ $points } امتیاز
hand-button-reset = بقیه صفر
hand-button-reset-sure = بله، بقیه صفر
hand-button-keep-all = همه بماند
hand-button-keep-made = { "\u200F" }{ category } بماند، تعویض { $count }{ "\u200F" }
hand-button-show-exchange = رو کردن، تعویض { $count }{ "\u200F" }
hand-button-show-made =
    رو کردن، { $category ->
        [one-pair] جفت
        [two-pairs] دو جفت
        [three-of-a-kind] سه‌تایی
       *[four-of-a-kind] کاره
    } بماند، تعویض { $count }{ "\u200F" }
hand-button-show-sure = رو کردن و تعویض { $count }{ "\u200F" }
hand-button-declare = اعلام { category-a }{ "\u200F" }
hand-button-pass = پاس
hand-button-call = شیکاگو می‌خوانم
hand-button-call-sure = می‌خوانم: { $won } یا { $lost }{ "\u200F" }
hand-button-decline = نه
hand-button-undo = پس می‌گیرم
hand-button-back = برگشت

## The result

result-won = { $name } با { $score } امتیاز برد
result-left-won = { $name } با { $score } امتیاز اول شد، در پایان با بازی ربات: کسی نبرده است
result-abandoned = همه رفته‌اند: کسی نمی‌برد
result-by-vote = با رأی بازیکن‌ها، زودتر و پس از دور { $deal } تمام شد.
result-shared = { $names } با { $score } امتیاز مشترکاً بردند
result-void = این بازی حساب نیست
result-void-help = پیش از معلوم شدن نتیجه تمام شد.
result-decided = **دور { $deal } تعیین کرد:** { $name } با { $points }.
result-decided-others = **دور { $deal } تعیین کرد:** در پایانش { $name } جلو بود.
result-part-hand = { "\u200F" }{ category } ({ $points })
result-part-last-trick = دست آخر ({ $points })
result-part-chicago = شیکاگو ({ $points })
result-part-breaker = شکستن شیکاگو ({ $points })
result-part-chicago-broken = شیکاگوی شکسته ({ $points })
result-part-reset = صفر شدن ({ $points })
result-ratings = **ریتینگ:** { $ratings }
result-rating = { "\u200F" }{ $name } { $rating }
result-rating-now = { "\u200F" }{ $rating } ({ $change })
result-honours = **افتخار تازهٔ { $name }:** { $honours }
result-length = { $deals ->
        [one] یک دور
       *[other] { $deals } دور
    }
result-rematch-button = دوباره
result-replay-button = مرور بازی
result-verify-button = بررسی بُر
result-rematch-wanted = بازی دوباره: { $names } موافق
result-rematch-on = بازی دوباره شروع شد.

## The rules in plain words

rules-title = شیکاگو چطور بازی می‌شود
rules-aim = ترکیب‌های پوکر امتیاز دارند و آخرین دست از پنج دست هم. با **{ $target }** امتیاز می‌برید.
rules-section-deal = یک دور
rules-section-hands = ترکیب‌ها
rules-section-tricks = دست‌ها
rules-section-chicago = شیکاگو
rules-section-winning = برد
rules-cards = هر نفر پنج ورق می‌گیرد.
rules-exchange = به نوبت تا پنج ورق را به پشت می‌اندازید و به همان تعداد ورق نو می‌گیرید.
rules-declare = به نوبت ترکیبتان را اعلام می‌کنید، ولی نه پایین‌تر از بهترینِ تا آن لحظه، یا پاس می‌دهید.
rules-compare = بعد از دست‌ها همهٔ ترکیب‌ها، همان‌طور که پیش از دست اول بودند، مقایسه می‌شوند و بهترین امتیاز می‌گیرد.
rules-tricks = پنج دست بدون حکم؛ نفر بعد از ورق‌ده شروع می‌کند.
rules-follow = اگر از خال زمین دارید باید همان را بیایید. بالاترین ورقِ خال زمین دست را می‌گیرد و بعدی را شروع می‌کند.
rules-call = پیش از دست اول می‌توانید قول بدهید هر پنج دست را بگیرید.
rules-level = برابری در صدر؟ همان‌ها یک دور دیگر تنها بازی می‌کنند.
rules-floor = امتیاز هیچ‌کس زیر صفر نمی‌رود.
rules-points = **امتیازها** { $points }
rules-points-hand = { "\u200F" }{ category } { $points }
rules-points-last = دست آخر { $points }
rules-otherwise = مثل همیشه: { $phrases }
rules-change = تغییر قوانین

## The form for the rules

form-title = قوانین این میز
form-start-from = شروع از قوانین دیگر
form-save = ذخیره با نام…{ "\u200F" }
form-words = به زبان ساده
form-save-title = ذخیرهٔ این قوانین
form-save-name = نامی برای آن‌ها در این سرور
form-saved = با نام { $name } ذخیره شد.

## The settings of a server

settings-title = تنظیمات این سرور
settings-rules = **قوانین** { $rules }
settings-rules-help = قوانین هر میز، مگر اینکه { "\u2068`/chicago start`\u2069" } قوانین دیگری بخواهد.
settings-rules-hint = قوانین این سرور را انتخاب کنید
settings-pace = **سرعت** { $pace }
settings-pace-hint = مهلت هر نوبت را انتخاب کنید
settings-channels = **کانال‌ها** { $channels }
settings-channels-everywhere = همه‌جا
settings-channels-hint = جای میزها را انتخاب کنید
settings-levels = **ربات‌ها** { $levels }
settings-levels-none = هیچ‌کدام
settings-levels-hint = انتخاب کنید کدام ربات‌ها بنشینند
settings-hints = **راهنمایی** { $hints ->
        [alone] در بازی‌های تک‌نفره
        [never] خاموش
       *[always] در همهٔ بازی‌ها
    }
settings-hints-help = هر کس راهنمایی بخواهد می‌بیند ربات سطح سخت چه می‌کرد. بازی‌های دو نفر به بالا در ریتینگ حساب می‌شوند.
settings-hints-hint = انتخاب کنید راهنمایی کجا باشد
settings-hints-choice =
    { $hints ->
        [alone] راهنمایی در بازی‌های تک‌نفره
        [never] بدون راهنمایی
       *[always] راهنمایی در همهٔ بازی‌ها
    }
settings-hidden = **همهٔ سرورها** { $hidden ->
    [yes] بازی‌های اینجا در جدول همهٔ سرورها نیستند
   *[no] بازی‌های اینجا در جدول همهٔ سرورها حساب می‌شوند
    }
settings-hide = خروج از جدول همهٔ سرورها
settings-unhide = ورود به جدول همهٔ سرورها
settings-threads = **میزها** { $threads ->
        [on] هر کدام در رشتهٔ خودش
       *[off] در هر کانال یکی در هر زمان
    }
settings-keeping = **حرکت‌های بازی‌ها** { $keeping } برای مرور می‌مانند
settings-keeping-hint = حرکت‌ها چه مدت بمانند
settings-keeping-choice =
    { $keeping ->
        [host] { $days } روز
        [year] یک سال
       *[always] همیشه
    }
settings-keeping-option = حرکت‌ها { $keeping } می‌مانند
settings-threads-button =
    { $threads ->
        [on] برای هر میز یک رشته
       *[off] در هر کانال یک میز
    }
settings-sets = **قوانین خودمان** { $names }
settings-sets-none = هنوز هیچ
settings-sets-help = هنگام انتخاب قوانین یک میز، با «ذخیره با نام…» ذخیره کنید.
settings-drop-hint = حذف قوانین خودمان
settings-drop-title = قوانین { $name } حذف شود؟
settings-drop-help = بازی‌هایی که با این قوانین شروع شده‌اند همان را نگه می‌دارند.
settings-drop-sure = حذف
settings-drop-keep = بماند

## The leaderboard

board-by-wins = بیشترین برد
board-by-rating = بهترین ریتینگ
board-by-rate = بهترین درصد برد
board-by-points = بیشترین امتیاز در دور
board-by-chicagos = بیشترین شیکاگو
board-by-hand = بهترین ترکیب
board-scope-server = این سرور
board-scope-everywhere = همهٔ سرورها
board-scope-channel = این کانال
board-span-all = از همیشه
board-span-season = این فصل
board-span-month = این ماه
board-span-week = این هفته
board-hint = جدول دیگری را انتخاب کنید
board-since = از { $day }
board-what = بازی‌های دو نفر به بالا. ربات‌ها رتبه ندارند.
board-empty = هنوز بازی‌ای اینجا حساب نشده. با { "\u2068`/chicago start`\u2069" } میز باز کنید.
board-empty-here = هنوز کسی در این جدول نیست.
board-empty-least = هنوز کسی { $games } بازی نکرده: برای این جدول همین‌قدر لازم است.
board-legend-wins = برد از کل · درصد برد · امتیاز
board-legend-rating = ریتینگ · برد از کل · علامت ± یعنی ریتینگ هنوز چقدر نامطمئن است
board-legend-rate = درصد برد · برد از کل
board-legend-points = امتیاز در دور · تعداد دورها
board-legend-chicagos = موفق از خوانده
board-legend-hand = بهترین ترکیبی که امتیاز گرفت، و چند بار
board-least = از { $games } بازی به بالا
board-won = { $wins } از { $games }
board-hands =
    { $times ->
        [one] { $hand }
       *[other] { $hand }، { $times } بار
    }
board-you = رتبهٔ شما { $row }
board-you-least = بعد از { $least } بازی رتبه می‌گیرید؛ تا حالا { $games } بازی کرده‌اید.
board-you-unranked = هنوز در این جدول نیستید.
board-no-games = هنوز بازی حساب‌شده‌ای اینجا ندارید.
board-ai-games = فقط با ربات‌ها: { $wins } برد از { $games }، اینجا حساب نیست.
board-hidden = این سرور بازی‌هایش را در این جدول نمی‌آورد.
board-page = صفحهٔ { $page } از { $pages }
board-previous = قبلی
board-next = بعدی

## One person's record

stats-what = بازی‌های دو نفر به بالا در این سرور.
stats-nothing = هنوز بازی تمام‌شده‌ای اینجا نیست.
stats-rating = **ریتینگ** { $rating }
stats-overall = { $rating } در همهٔ سرورها
stats-unsure = علامت ± یعنی ریتینگ هنوز چقدر نامطمئن است. بعد از حدود سی بازی جا می‌افتد.
stats-games = **بازی‌ها** { $wins } برد از { $games }، { $rate }
stats-points = **امتیاز** { $points } در هر دور
stats-last-tricks = **دست آخر** { $rate } همهٔ دورها
stats-chicagos = **شیکاگو** { $made } موفق از { $calls }
stats-hand = { "\u200F" }{ $hand } { $times }
stats-hands = **ترکیب‌ها** { $hands }
stats-alone = **تک‌نفره** { $wins } برد از { $games }، بالا حساب نشده
stats-curve =
    { $games ->
        [one] ریتینگ در بازی آخر
       *[other] ریتینگ در { $games } بازی آخر؛ از هر خط تا خط بعد { $step }
    }
stats-honours = **افتخارها** { $honours }
stats-rival = { "\u200F" }{ $name } { $ahead }:{ $behind }
stats-rivals = **رودررو** { $rivals }
stats-against =
    { $games ->
        [one] **{ $name } – { $other }** { $ahead }:{ $behind } در یک بازی
       *[other] **{ $name } – { $other }** { $ahead }:{ $behind } در { $games } بازی
    }
stats-history-button = بازی‌های من
alt-curve = ریتینگ { $name } در { $games } بازی: کمترین { $least }، بیشترین { $most }، الان { $now }

## One's own games

history-title = بازی‌های من
history-what = بازی‌های تمام‌شده در این سرور، تازه‌ترین اول.
history-nothing = هنوز بازی تمام‌شده‌ای اینجا نیست. با { "\u2068`/chicago start`\u2069" } میز باز کنید.
history-left = رفته
history-legend = رتبه · روز · امتیاز · هم‌بازی‌ها · تغییر ریتینگ
history-hint = پایان یک بازی را ببینید
history-option = بازی { $game }: { $names }{ "\u200F" }
history-option-more = رتبهٔ { $place } از { $seats } با { $score } امتیاز
history-newer = تازه‌تر
history-older = قدیمی‌تر

## First times, and ratings

honour-win = اولین برد
honour-chicago = اولین شیکاگو
honour-breaker = اولین شیکاگوی شکسته‌شده
honour-four = اولین کاره
honour-ten-wins = ده برد
honour-hundred-games = صد بازی
honour-straight-flush = اولین استریت فلاش
honour-royal-flush = اولین رویال فلاش
honour-hundred-wins = صد برد
rating-unsure = { "\u200F" }{ $rating } ±{ $spread }

## What the rules say no to

refusal-game-over = بازی تمام شده است.
refusal-not-in-deal = این دور را بازی نمی‌کنید.
refusal-not-your-turn = هنوز نوبت شما نیست.
refusal-not-asked = الان وقت این کار نیست.
refusal-not-your-card = این ورق را دیگر ندارید.
refusal-follow-suit = باید خال زمین را بیایید.
refusal-too-low = کسی بالاتر اعلام کرده. فقط می‌توانید پاس بدهید.
refusal-nothing-to-declare = چیزی برای اعلام ندارید. فقط می‌توانید پاس بدهید.
refusal-must-declare = سر این میز هر ترکیبی که بشود اعلام کرد اعلام می‌شود.
refusal-exchange-stopped = امتیازتان برای تعویض زیادی بالاست.
refusal-not-one-card = اینجا فقط یک ورق را می‌شود با دیدن عوض کرد.
refusal-not-low = ورقی بالاتر از نُه‌لو دارید: ورق نو نمی‌گیرید.
refusal-too-few-points = امتیازتان برای خواندن شیکاگو کافی نیست.
refusal-left-already = از این بازی رفته‌اید؛ صندلی شما با ربات است.
refusal-not-a-pack = ورق‌های این دور یک بستهٔ کامل نیست. پخش نمی‌شود.

## House rules that make no sense

invalid-target = بازی تا ۵۲، ۵۱، ۵۰، ۴۱ یا ۲۶ امتیاز است.
invalid-exchanges = هر دور سه تعویض دارد یا دو تا.
invalid-score-phases = ترکیب‌ها هر بار، یک بار یا هیچ‌وقت اعلام می‌شوند.
invalid-last-trick = دست آخر ۵، ۳ یا ۲ امتیاز دارد.
invalid-deuce-last-trick = دولو در دست آخر ۱۰ امتیاز دارد یا هیچ امتیاز ویژه‌ای ندارد.
invalid-chicago-points = شیکاگو ۱۵ یا ۱۳ امتیاز دارد.
invalid-chicago-minimum = شیکاگو یا حداقل امتیاز می‌خواهد یا نمی‌خواهد.
invalid-chicago-lead = بعد از خواندن، شیکاگوخوان شروع می‌کند یا نفر بعد از ورق‌ده.
invalid-chicago-hand-points = بعد از شیکاگو ترکیب‌ها یا مقایسه می‌شوند یا نه.
invalid-chicago-required = برای برد یا خواندن شیکاگو لازم است، یا شیکاگوی موفق، یا هیچ‌کدام.
invalid-chicago-breaker = شکستن شیکاگو ۱۰ یا ۸ امتیاز دارد یا هیچ.
invalid-exchange-stop = تعویض از ۴۱، ۴۲، ۴۵، ۴۶ یا ۴۷ امتیاز ممنوع می‌شود، یا هیچ‌وقت.
invalid-one-up = دیدن یک ورق یا در هر تعویض است، یا در اولی، یا هیچ‌وقت.
invalid-four-of-a-kind = کاره ۷ یا ۸ امتیاز دارد، یا بقیه را صفر می‌کند، یا انتخابی است.
invalid-straight-flush = استریت فلاش ۸، ۱۰ یا ۱۱ امتیاز دارد یا بازی را می‌برد.
invalid-royal-wins-at-once = رویال فلاش یا بازی را می‌برد یا نه.
invalid-tied-hands = بهترین‌های برابر یا همه امتیاز می‌گیرند یا هیچ‌کدام.
invalid-win-check = برد یا در پایان دور است یا در همان لحظه.
invalid-low-redeal = ورق‌های پایین یا با ورق نو عوض می‌شوند یا نه.
invalid-declaring = اعلام یا اختیاری است یا خودکار.
invalid-reveal = ترکیب شکسته یا در هر تعویض رو می‌شود، یا فقط در دومی، یا هیچ‌وقت.
clash-exchange-stop = تعویض نمی‌تواند در امتیازی ممنوع شود که بازی را تمام می‌کند: عدد پایین‌تر یا امتیاز برد بالاتری انتخاب کنید.
clash-score-phases = با دو تعویض، ترکیب‌ها به هر حال یک بار اعلام می‌شوند: سه تعویض را انتخاب کنید یا همین‌طور بگذارید.
clash-reveal = با دو تعویض، دومی به هر حال آخری است: سه تعویض را انتخاب کنید یا همین‌طور بگذارید.

## What the table says no to

error-not-seated = سر این میز نیستید.
error-stale = بازی جلو رفته؛ وضعیت الان این است.
error-pruned = از پایان این بازی آن‌قدر گذشته که حرکت‌هایش دیگر نگه داشته نمی‌شود؛ نتیجه‌اش هست.
error-no-table = در این کانال میزی نیست. با { "\u2068`/chicago start`\u2069" } یکی باز کنید.
error-table-here = اینجا میزی هست.
error-too-many-tables = میزهای این سرور پر است. سر یکی بنشینید یا صبر کنید یکی تمام شود.
error-too-many-lobbies = میزهای زیادی در این سرور منتظر بازیکن‌اند. سر یکی از آن‌ها بنشینید.
error-house-full = الان بیش از این میز جا ندارم. بعداً امتحان کنید، یا تنها بازی کنید: { "\u2068`/chicago solo`\u2069" }.
error-table-full = چهار نفر اینجا نشسته‌اند.
error-no-free-seat = الان صندلی خالی نیست. بین دو دور می‌توانید جای یک ربات یا کسی بنشینید که یک دور کامل غایب بوده.
note-newcomer = به جای یک ربات ادامه می‌دهید. بازی با تازه‌وارد در ریتینگ حساب نمی‌شود.
note-newcomer-away = به جای کسی که غایب بود ادامه می‌دهید. بازی با تازه‌وارد در ریتینگ حساب نمی‌شود.
seat-given = صندلی شما به کس دیگری رسید
seat-given-help = یک دور کامل غایب بودید، پس تازه‌واردی جایتان نشست. این بازی برای شما حساب نمی‌شود.
seat-given-room = صندلی دیگری خالی است: می‌توانید آنجا ادامه بدهید یا تماشا کنید.
seat-given-watch = می‌توانید ادامهٔ بازی را تماشا کنید.
error-already-seated = اینجا نشسته‌اید.
error-seat-elsewhere = سر میز دیگری در این سرور نشسته‌اید. اول آن را ترک کنید.
error-not-host = قوانین را فقط میزبان انتخاب می‌کند.
error-not-manager = تنظیمات را فقط کسی عوض می‌کند که اجازهٔ مدیریت سرور را دارد.
error-no-such-rules = قوانینی با این نام اینجا نیست. از فهرستی که هنگام نوشتن می‌آید انتخاب کنید.
error-no-name = نامی بگذارید که خواندنی باشد.
error-name-taken = قوانینی با این نام هست.
error-too-many-sets = این سرور بیش از این قوانین نگه نمی‌دارد. یکی را در { "\u2068`/chicago settings`\u2069" } حذف کنید.
error-rules-changed = قوانین در این فاصله عوض شده‌اند: الان این‌طورند.
error-not-in-channel = در این سرور، شیکاگو در { $channels } بازی می‌شود.
error-not-in-lobby = بازی شروع شده یا این میز بسته است.
error-no-room-for-ai = صندلی خالی نیست.
error-no-ai = رباتی سر این میز نیست.
error-no-ai-here = این سرور بدون ربات بازی می‌کند.
error-level-not-allowed = این سرور ربات این سطح را ندارد.
error-too-few-seats = بازی دست‌کم دو نفر می‌خواهد.
error-left-already = از این بازی رفته‌اید؛ صندلی شما با ربات است.
error-nothing-marked = اول ورق‌هایی را که می‌اندازید بزنید، یا همه را نگه دارید.
error-no-such-game = چنین بازیِ تمام‌شده‌ای اینجا نگه داشته نشده.
error-salt-closed = نمک را وقتی می‌شود داد که میز باز است، یا وقتی دورِ تمام‌شده روی صفحه است.
error-bad-salt = خیلی بلند است: تا ۶۴ حرف، و اگر کمیاب باشند کمتر.
error-busy = یک‌باره زیادی زدید. دوباره بزنید.
error-database = الان ذخیره نشد. چیزی از دست نرفته؛ کمی بعد دوباره بزنید.
error-unexpected = مشکلی پیش آمد و چیزی عوض نشد. اگر باز هم پیش آمد، کد { $code } را گزارش کنید.
error-old-button = این دکمه مال یک میز قدیمی است.
error-permissions = هنوز اجازهٔ بازی در اینجا را ندارم. لازم دارم: { $permissions }.
error-restarting = دارم دوباره راه می‌افتم. یک دقیقهٔ دیگر بزنید.
error-guild-only = شیکاگو در کانال‌های سرور بازی می‌شود.
error-no-thread = نتوانستم اینجا رشته بسازم. دوباره امتحان کنید، یا میز را با { "\u2068`thread: False`\u2069" } باز کنید.
error-wrong-channel = آن میز در کانال دیگری است.

## Leaving and stopping

resume-title = آخرین بازی شما در اینجا خوابیده
resume-help = در دور { $deal } است. با میز تازه از بین نمی‌رود.
resume-button = ادامه
resume-anew = میز تازه
player-someone = ناشناس
privacy-title = آنچه دربارهٔ شما ذخیره شده
privacy-what = در همهٔ سرورها با هم. جز شما کسی این را نمی‌بیند.
privacy-nothing = هیچ.
privacy-id = شناسهٔ دیسکورد شما، با همهٔ موارد زیر
privacy-name = نام شما: { $name }
privacy-no-name = دیگر نامی نیست
privacy-switches = انتخاب‌هایتان در **بیشتر**: اعلان‌ها، اعلام ترکیب، راهنمایی، شکل ورق‌ها
privacy-running = **{ $games }** بازی یا میز ناتمام
privacy-finished = **{ $games }** بازی تمام‌شده: روز و جا، امتیاز شما و نتیجه‌تان
privacy-unfinished = **{ $games }** بازی یا میز که بی‌نتیجه تمام شد
privacy-replayable = حرکت‌های **{ $games }** بازی
privacy-ratings = ریتینگ و جایگاه شما در **{ $servers }** سرور
privacy-honours = **{ $honours }** افتخار در { "\u2068`/stats`\u2069" }
privacy-old = حرکت‌های هر بازی { $days } روز پس از پایانش پاک می‌شود، مگر سرورش بیشتر نگه دارد، و نام شما { $days } روز پس از آخرین حضورتان.
privacy-never = پیام‌هایتان هرگز خوانده نمی‌شود و این‌ها به کسی داده نمی‌شود. فقط امتیاز: نه پول، نه شرط‌بندی.
privacy-export-button = خروجی
privacy-export-title = همهٔ آنچه دربارهٔ شما ذخیره شده
privacy-export-help = به صورت JSON: سطرهایی از هر جدول که دربارهٔ شماست. زود بگیرید، این پیام نمی‌ماند.
privacy-forget-button = فراموشم کن
privacy-forget-title = همه چیز دربارهٔ شما فراموش شود؟
privacy-forget-help = نام، تنظیمات، ریتینگ‌ها و جایتان در همهٔ جدول‌ها پاک می‌شود. در بازی‌های تمام‌شده نتیجهٔ دیگران می‌ماند و شما آنجا «ناشناس» هستید.
privacy-forget-running =
    { $games ->
        [one] بازی یا میز ناتمامتان را ترک می‌کنید؛ اگر بازی باشد، ربات جایتان می‌نشیند.
       *[other] { $games } بازی و میز ناتمامتان را ترک می‌کنید؛ در بازی‌ها ربات جایتان می‌نشیند.
    }
privacy-forget-final = برگشت ندارد. اگر برگردید از صفر شروع می‌کنید. آنچه در پیام‌های خود دیسکورد است همان‌جا می‌ماند.
privacy-forget-sure = فراموشم کن
privacy-forget-keep = بماند
privacy-forgotten = فراموش شدید. دیگر هیچ داده‌ای به شما نمی‌رسد.
leave-title =
    { $farewell ->
        [lobby] این میز را ترک می‌کنید؟
       *[game] این بازی را ترک می‌کنید؟
    }
leave-help =
    { $farewell ->
        [lobby] صندلی شما خالی می‌شود. میزی که کسی سرش نباشد بسته می‌شود.
        [last] کس دیگری بازی نمی‌کند، پس بازی فوری تمام می‌شود و کسی نمی‌برد.
       *[game] ربات جایتان می‌نشیند و ادامه می‌دهد. رتبه‌تان پایین‌تر از همهٔ کسانی است که می‌مانند و نمی‌توانید برگردید.
    }
leave-sure = می‌روم
leave-stay = می‌مانم
leave-done =
    { $farewell ->
        [lobby] میز را ترک کردید.
        [last] رفتید و بازی تمام شد.
       *[game] رفتید. صندلی شما با ربات است.
    }
stop-title = این بازی متوقف شود؟
stop-help = همین که بیش از نیمی از آدم‌های حاضر بخواهند، بی‌نتیجه تمام می‌شود.
stop-help-now = فوری و بی‌نتیجه تمام می‌شود.
stop-choose-after = **پایان پس از دور { $deal }:** هر که آن‌وقت جلو باشد می‌برد، و بازی حساب است.
stop-choose-void = **باطل شدن:** بازی فوری تمام می‌شود و حساب نیست.
stop-choose-vote = وقتی بیش از نیمی از آدم‌های حاضر یک چیز را بخواهند، همان می‌شود.
stop-choose-now = شما مدیر کانال هستید: رأی شما بس است.
stop-after-button = پایان پس از دور { $deal }{ "\u200F" }
stop-void-button = همین حالا باطل شود
stop-take-back = پس گرفتن رأی من
stop-sure = پایان بازی
stop-stay = ادامهٔ بازی
stop-voted = رأی به پایان دادید. وقتی بیش از نیمی از آدم‌های حاضر رأی بدهند بازی تمام می‌شود.
stop-voted-after = رأی دادید که بازی پس از دور { $deal } تمام شود. وقتی بیش از نیمی از آدم‌های حاضر رأی بدهند همان می‌شود.
vote-taken-back = رأی خود را پس گرفتید.
stop-done = بازی متوقف شد.
stop-done-after = بازی پس از دور { $deal } تمام می‌شود: هر که آن‌وقت جلو باشد می‌برد.
stayed = به بازی ادامه می‌دهید.
table-here-link = رفتن سر میز

## A table in a thread of its own

thread-name = شیکاگو · { $host }
thread-line = { $host } میز شیکاگو باز کرده
thread-line-help = در رشتهٔ زیر بنشینید؛ تا چهار نفر بازی می‌کنند و همه می‌توانند تماشا کنند.
thread-opened = میز شما در { $thread } است و سرش نشسته‌اید. وقتی بازی شروع شد، آنجا **ورق‌های من** را بزنید.

## Commands

cmd-chicago-desc = شیکاگو، بازی ورق سوئدی با ترکیب‌های پوکر و دست گرفتن
cmd-start-desc = باز کردن میز در این کانال
cmd-start-rules-desc = با چه قوانینی: قوانین شناخته‌شده یا قوانین همین سرور
cmd-start-pace-desc = مهلت هر نوبت
cmd-pace-live = زنده: یک دقیقه
cmd-pace-relaxed = راحت: پنج دقیقه
cmd-pace-slow = آهسته: ۱۲ ساعت
cmd-pace-none = بدون محدودیت زمان
cmd-settings-desc = قوانین، سرعت و جای میزهای این سرور، ربات‌ها و راهنمایی
cmd-start-thread-desc = میز در رشتهٔ خودش باشد
cmd-start-opponents-desc = چند ربات همان اول بنشینند
cmd-start-ai-desc = سطح ربات‌هایی که همان اول می‌نشینند یا وقتی تنها شروع کنید می‌آیند
cmd-hand-desc = نشان دادن ورق‌هایم، پایین کانال
cmd-leave-desc = ترک میز؛ ربات جایتان می‌نشیند
cmd-stop-desc = پیشنهاد پایان بازی سر این میز
cmd-salt-desc = اضافه کردن کلمه‌های خودتان به بُر بعدی
cmd-salt-text-desc = هر چه خواستید، تا ۶۴ حرف؛ در پایان بازی منتشر می‌شود
cmd-verify-desc = بررسی بُرهای یک بازی تمام‌شده
cmd-replay-desc = مرور یک بازی تمام‌شده، حرکت به حرکت
cmd-past-game-desc = کدام بازی؛ اگر نگویید، آخرین بازی اینجا
cmd-rules-desc = شیکاگو سر این میز چطور بازی می‌شود
cmd-leaderboard-desc = بهترین‌های شیکاگو: اینجا یا همه‌جا، از همیشه یا این هفته
cmd-leaderboard-scope-desc = بازی‌های کجا حساب شوند
cmd-leaderboard-by-desc = رتبه‌بندی بر چه پایه‌ای
cmd-leaderboard-period-desc = از چه زمانی
cmd-stats-desc = کارنامهٔ یک نفر: بازی‌ها، ریتینگ، ترکیب‌ها، شیکاگوها، رودررو
cmd-stats-player-desc = کارنامهٔ چه کسی؛ اگر نگویید، خودتان
cmd-stats-against-desc = رودررو با چه کسی؛ اگر نگویید، با شما
cmd-privacy-desc = آنچه دربارهٔ شما ذخیره شده: دیدن، گرفتن فایل، یا پاک کردن همه
cmd-history-desc = بازی‌های تمام‌شدهٔ شما، تازه‌ترین اول
cmd-history-page-desc = کدام صفحه
cmd-leaderboard-page-desc = کدام صفحه

## A private game

solo-drew = کشیدید { $cards }
solo-next-button = دور بعد
solo-again-button = دوباره
solo-look-button = دوباره ببینم
solo-going-on = یک بازی ناتمام دارید
solo-go-on-button = ادامه
solo-anew-button = بازی تازه
asleep-title = خوابیده · برای بیدار شدن بزنید
asleep-button = بیدار شو

## The lesson: what the teacher says. $ai is the partner's name

lesson-welcome = دو دقیقه، یک دور تمرینی با { $ai }. بهترین **ترکیب پوکر** سه بار امتیاز می‌گیرد؛ بعد **پنج دست** بازی می‌شود.
lesson-exchange = الان { category-a } دارید. آنچه کمکی نمی‌کند بیندازید و ورق نو بکشید: **{ $button }**، یا خود ورق‌ها را بزنید.
lesson-exchange-again = بخش دوم، باز همان: تعویض و بعد اعلام.
lesson-exchange-last = بخش سوم، آخرین تعویض. بعدش پنج دست است و ورق‌های بالا دست می‌گیرند؛ ولی در پایان همهٔ ترکیب‌ها یک بار دیگر مقایسه می‌شوند، پس آنچه ساخته‌اید نگه دارید.
lesson-owing = ترکیبی که امتیاز گرفته پیش از عوض شدن رو می‌شود. هر پنج‌تا را نگه دارید تا پنهان بماند؛ یا رو کنید و ورق بهتر بکشید.
lesson-owing-again = مثل قبل: ترکیب را رو کنید و ورق نو بکشید، یا هر پنج‌تا را پنهان نگه دارید.
lesson-show = ورق نو شاید بیرزد، ولی { $ai } می‌فهمد چه دارید.
lesson-declare = حالا بگویید چه دارید، یا پاس بدهید. بهترین ترکیبِ **اعلام‌شده** امتیاز می‌گیرد و { category-a } { $points } امتیاز دارد. ورق‌هایتان پنهان می‌مانند.
lesson-declare-again = اعلام یا پاس. ترکیب‌های یکسان با ورق‌هایشان از هم جدا می‌شوند، هیچ‌وقت با خال.
lesson-declare-nothing = چیزی برای اعلام ندارید، پس فقط پاس. در بازی این خودش انجام می‌شود.
lesson-lead-first = نوبت دست‌هاست. با هر ورقی شروع کنید؛ { $ai } اگر از همان خال دارد باید همان را بیاید. بالاترین ورقِ خال زمین دست را می‌گیرد و بعدی را شروع می‌کند. **فقط دست آخر امتیاز دارد**، پس با ورق پایین شروع کنید.
lesson-lead = هر کس دست را بگیرد بعدی را شروع می‌کند: نوبت شما، هر ورقی.
lesson-lead-fourth = دست چهارم: هر کس آن را بگیرد دست آخر را شروع می‌کند. حالا بهترین ورقتان را بیایید.
lesson-follow = { $ai } آمد { suit } و شما هم دارید، پس باید { suit } بیایید. ورق‌های دیگر زده نمی‌شوند.
lesson-follow-fourth = { $ai } آمد { suit }، پس باید { suit } بیایید. اگر می‌توانید این دست را بگیرید: هر کس بگیرد دست آخر را شروع می‌کند.
lesson-void = { $ai } آمد { suit } و شما ندارید: هر ورقی بیایید. نمی‌گیرد، پس بی‌ارزش‌ترین را بدهید.
lesson-last = دست آخر، **{ $points }** امتیاز. یک ورق مانده؛ در بازی خودش بازی می‌شود.

lesson-drew = { $cards } را کشیدید و حالا { category-a } دارید.
lesson-broke = ولی { $cards } را انداختید که جزو ترکیبتان بود: { category }. آنچه ترکیب می‌سازد بهتر است بماند.
lesson-idle = { $cards } را هم می‌شد انداخت: ورقی که چیزی نمی‌سازد از دست دادنش ضرر ندارد.
lesson-kept-first = هر پنج‌تا را نگه داشتید. اشکالی ندارد، ولی ورق نو خرجی ندارد و ورق‌های تک فقط می‌توانستند بهتر شوند.
lesson-kept = هر پنج‌تا را نگه داشتید.
lesson-kept-secret = هر پنج‌تا را نگه داشتید، پس کسی آن‌ها را ندیده است.
lesson-scored = بهترین ترکیبِ اعلام‌شده مال شما بود، { category }: **{ $points }** برای شما.
lesson-scored-ranks = هر دو { category-a } اعلام کردید؛ پس ورق‌هایتان را گفتید: شما { $ours }، { $ai } { $theirs }. مال شما بالاتر است: **{ $points }** برای شما.
lesson-lost = { $ai } { category-a } اعلام کرد: { $points } برای { $ai }.
lesson-lost-ranks = هر دو { category-a } اعلام کردید؛ پس ورق‌هایتان را گفتید: { $ai } { $theirs }، شما { $ours }. مال شما پایین‌تر است: { $points } برای { $ai }.
lesson-passed = پاس دادید، پس { $ai } با { category-a } { $points } امتیاز می‌گیرد. مال شما به همان خوبی یا بهتر بود، ولی فقط آنچه اعلام شود حساب است.
lesson-level = دو ترکیب ورق به ورق برابر بودند، پس کسی امتیاز نمی‌گیرد.
lesson-nobody = کسی چیزی اعلام نکرد، پس کسی امتیاز نمی‌گیرد.
lesson-trick-won = { $cards } شما دست را می‌گیرد، { $reason }.
lesson-trick-spent = ولی امتیازی ندارد: چنین ورقی در دو دست آخر بیشتر می‌ارزد.
lesson-trick-lost = { $ai } با { $cards } دست را می‌گیرد، { $reason }.
lesson-trick-void = { $ai } دست را می‌گیرد: { $cards } شما { suit-one } نبود.

lesson-title-last = دست آخر
lesson-title-hands = همهٔ ترکیب‌ها
lesson-title-chicago = شیکاگو
lesson-title-points = بازی را یاد گرفتید
lesson-last-won = { $cards } شما دست آخر را می‌گیرد، { $reason }: **{ $points }** برای شما.
lesson-last-lost = { $ai } با { $cards } دست آخر را می‌گیرد، { $reason }: { $points } برای { $ai }. برای بردنش یک ورق بالا و حق شروع را نگه دارید.
lesson-hands = حالا همهٔ ترکیب‌ها، همان‌طور که پیش از دست‌ها بودند، با ورق‌های بازی‌شده مقایسه می‌شوند. کسی نمی‌تواند پنهانشان کند.
lesson-hands-won = بهترین مال شماست، { category }: **{ $points }** برای شما.
lesson-hands-lost = بهترین مال { $ai } است، { category-a }: { $points } برای { $ai }.
lesson-hands-nobody = هیچ‌کدام بهتر از دیگری نیست، پس کسی امتیاز نمی‌گیرد.
lesson-chicago = با { $needed } امتیاز می‌توانید پیش از دست اول **شیکاگو** بخوانید: قول گرفتن هر پنج دست. اگر بشود { $won } می‌گیرید. اگر یک دست ببازید فوری تمام است: { $lost }.
lesson-chicago-tricks =
    { $tricks ->
        [0] این بار از پنج دست هیچ‌کدام را نگرفتید.
        [one] این بار از پنج دست یکی را گرفتید.
        [5] این بار هر پنج دست را گرفتید: اگر به‌موقع خوانده بودید، شیکاگو بود.
       *[other] این بار از پنج دست { $tricks } تا را گرفتید.
    }
lesson-points = هر دور سه تعویض، دو اعلام و پنج دست است. وقتی دوری با { $target } امتیاز یا بیشترِ یک نفر تمام شود، بالاترین می‌برد.
lesson-goodbye = ربات‌ها هم مثل شما فقط ورق‌های خودشان را می‌بینند. موفق باشید!
lesson-kind =
    { $category ->
        [straight] استریت (پنج ورق پشت سر هم) { $points }
        [flush] فلاش (پنج ورق هم‌خال) { $points }
        [full-house] فول‌هاوس (سه‌تایی و جفت) { $points }
       *[other] { "\u200F" }{ category } { $points }
    }
lesson-worth = ترکیب‌ها و امتیازها: { $hands }
lesson-step = دور تمرینی · مرحلهٔ { $number } از { $of }
lesson-continue-button = ادامه
lesson-play-button = بازی می‌کنم
lesson-anew-button = از اول
lesson-going-on = وسط آموزش هستید
lesson-over = این آموزش تمام شده است
error-playing-already = یکی را شروع کرده‌اید. دستور را دوباره بدهید تا به آن برسید.
cmd-solo-desc = بازی تنها با ربات‌ها، در پیامی که فقط خودتان می‌بینید
cmd-solo-rules-desc = با چه قوانینی
cmd-solo-opponents-desc = چند ربات با شما بنشینند
cmd-solo-ai-desc = چقدر خوب بازی کنند
cmd-learn-desc = یاد گرفتن شیکاگو در دو دقیقه، با یک دور تمرینی
level-easy = آسان
level-medium = متوسط
level-hard = سخت

## Languages: /language, and the language of a server. $language is a language in its own words: "Svenska"

cmd-language-desc = انتخاب زبانی که با شما حرف می‌زنم
cmd-language-language-desc = کدام زبان؛ اگر نگویید، زبان فعلی را می‌بینید
language-client = مثل دیسکورد من
language-server = مثل تنظیم سرور در دیسکورد
language-title = زبان
language-own = با شما به **{ $language }** حرف می‌زنم، چون خودتان انتخاب کردید.
language-seen = با شما به **{ $language }** حرف می‌زنم، مثل دیسکوردتان.
language-help = آنچه همه می‌بینند به زبان سرور است، اینجا **{ $language }**.
language-hint = زبانتان را انتخاب کنید
language-button = زبان
settings-language = **زبان** { $language }
settings-language-hint = زبانی را که همه می‌خوانند انتخاب کنید
privacy-language = زبان دیسکورد شما، و زبانی که با { "\u2068`/language`\u2069" } انتخاب کردید
