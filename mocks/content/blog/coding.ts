import type { Post } from './post.ts'

export const coding: Post[] = [
  {
    slug: 'why-children-should-break-programs',
    createdAt: '2026-09-30T08:00:00.000Z',
    image: '10',
    showInBlog: true,
    en: {
      title: 'Why children should break programs',
      shortDesc: 'Copying a program teaches typing. Breaking it teaches thinking.',
      html: `<p>Give a child a finished program that draws a square and ask for a square: nothing happens in the head. Ask what happens when the 90 becomes 91, and you get a star, a laugh and twenty questions.</p>
<p>This is why our coding lessons always end with a page called <em>Break it</em>. There are no right answers on it, only numbers to change and blocks to pull out.</p>
<p>At home you can play the same game in reverse. One of you breaks a working program with a single change while the other looks away. Then swap seats and hunt. The hunter may ask three yes-or-no questions.</p>
<p>Professional programmers call this debugging and are paid for it. Children do it for a biscuit.</p>`,
    },
    fa: {
      title: 'چرا بچه‌ها باید برنامه‌ها را خراب کنند',
      shortDesc: 'رونویسیِ برنامه تایپ کردن یاد می‌دهد؛ خراب کردنش فکر کردن.',
      html: `<p>برنامهٔ آماده‌ای به بچه بدهید که مربع می‌کشد و از او مربع بخواهید: در سرش هیچ اتفاقی نمی‌افتد. اما بپرسید اگر ۹۰ بشود ۹۱ چه می‌شود؛ یک ستاره تحویل می‌گیرید و خنده و بیست تا سؤال.</p>
<p>برای همین درس‌های برنامه‌نویسیِ ما همیشه با صفحه‌ای به نام <em>خرابش کن</em> تمام می‌شود. آنجا جواب درستی وجود ندارد؛ فقط عددهایی هست که باید عوض کرد و بلوک‌هایی که باید بیرون کشید.</p>
<p>در خانه می‌توانید برعکسش را بازی کنید. یکی با یک تغییر کوچک برنامهٔ سالم را خراب می‌کند و آن یکی نگاه نمی‌کند. بعد جا عوض کنید و دنبالش بگردید. جست‌وجوگر اجازه دارد سه سؤالِ بله یا نه بپرسد.</p>
<p>برنامه‌نویس‌ها به این کار اشکال‌زدایی می‌گویند و بابتش حقوق می‌گیرند. بچه‌ها برای یک بیسکویت انجامش می‌دهند.</p>`,
    },
  },
  {
    slug: 'coding-without-a-computer',
    createdAt: '2026-04-15T08:00:00.000Z',
    image: '11',
    showInBlog: true,
    en: {
      title: 'Coding without a computer',
      shortDesc: 'A sandwich, a blindfold and a chessboard: three unplugged games for a rainy afternoon.',
      html: `<p>Programming is the art of giving orders to someone who takes you at your word. You do not need electricity for that.</p>
<h2>The sandwich robot</h2>
<p>The child writes down how to make a cheese sandwich. You are the robot and do exactly what is written. “Put the cheese on the bread” – the bread is still in the bag, so the cheese goes on the bag. Rewrite, repeat, eat.</p>
<h2>The blind walk</h2>
<p>One is blindfolded, the other may only say <em>forward</em>, <em>left</em> and <em>right</em>. After ten minutes you will both want the word <em>repeat</em>. Congratulations: you have invented the loop.</p>
<h2>The chessboard map</h2>
<p>Put a toy on one field and a treasure on another. Who finds the shortest list of steps? And who finds it when two fields are lava?</p>`,
    },
    fa: {
      title: 'برنامه‌نویسی بدون کامپیوتر',
      shortDesc: 'یک ساندویچ، یک چشم‌بند و یک صفحهٔ شطرنج: سه بازیِ بی‌برق برای بعدازظهرِ بارانی.',
      html: `<p>برنامه‌نویسی هنرِ دستور دادن به کسی است که حرفت را موبه‌مو اجرا می‌کند. برای این کار برق لازم نیست.</p>
<h2>ربات ساندویچ‌ساز</h2>
<p>بچه روی کاغذ می‌نویسد ساندویچ پنیر را چطور درست کنیم. شما رباتید و دقیقاً همان را انجام می‌دهید. «پنیر را بگذار روی نان» – نان هنوز توی کیسه است، پس پنیر می‌رود روی کیسه! از نو بنویسید، از نو اجرا کنید و آخرش بخورید.</p>
<h2>راه رفتن با چشم بسته</h2>
<p>چشم یکی بسته است و دیگری فقط اجازه دارد بگوید <em>جلو</em>، <em>چپ</em> و <em>راست</em>. بعد از ۱۰ دقیقه هر دو دلتان کلمهٔ <em>تکرار</em> را می‌خواهد. تبریک: حلقه را اختراع کردید.</p>
<h2>نقشهٔ شطرنجی</h2>
<p>یک اسباب‌بازی روی یک خانه بگذارید و گنج را روی خانه‌ای دیگر. چه کسی کوتاه‌ترین فهرست قدم‌ها را پیدا می‌کند؟ و اگر دو تا از خانه‌ها گدازه باشد چه؟</p>`,
    },
  },
  {
    slug: 'first-game-jam',
    createdAt: '2025-12-10T09:00:00.000Z',
    image: '12',
    showInBlog: true,
    en: {
      title: 'Forty-one games in one weekend',
      shortDesc: 'What happened when 63 children made games about one word: “bridge”.',
      html: `<p>On Friday at four o’clock we gave away the word. By Sunday evening there were forty-one games. In one, a goat builds a bridge from the letters of its own name. In another, the bridge is a friendship between two robots and there is no river at all.</p>
<p>The youngest maker was eight. Her game has one level and one button. It is called <em>Jump, Grandma</em> and everybody in the room played it twice.</p>
<blockquote>I did not finish mine. But I know now what I would do first next time, and that is also a finish.</blockquote>
<p>We showed all games on the big wall, the unfinished ones too, and every maker got to say one thing they were proud of. The next weekend of this kind is in spring. You need a computer, the first Scratch course, and a friend.</p>`,
    },
    fa: {
      title: '۴۱ بازی در یک آخر هفته',
      shortDesc: 'وقتی ۶۳ بچه دربارهٔ یک کلمه بازی ساختند چه شد: «پل».',
      html: `<p>جمعه ساعت چهار کلمه را اعلام کردیم. تا یکشنبه‌شب ۴۱ بازی آماده بود. در یکی، بزی با حروفِ اسم خودش پل می‌سازد. در دیگری پل، دوستیِ دو ربات است و اصلاً رودخانه‌ای در کار نیست.</p>
<p>کوچک‌ترین سازنده هشت‌ساله بود. بازی‌اش یک مرحله دارد و یک دکمه. اسمش <em>مامان‌بزرگ، بپر!</em> است و همهٔ آدم‌های سالن دو بار بازی‌اش کردند.</p>
<blockquote>مالِ من تمام نشد. ولی حالا می‌دانم دفعهٔ بعد اول چه کار کنم و این هم خودش یک جور تمام کردن است.</blockquote>
<p>همهٔ بازی‌ها را روی دیوار بزرگ نشان دادیم، نیمه‌کاره‌ها را هم. هر سازنده یک چیز گفت که به آن افتخار می‌کند. آخر هفتهٔ بعدی از این دست در بهار است. یک کامپیوتر لازم دارید، دورهٔ اولِ اسکرچ و یک دوست.</p>`,
    },
  },
  {
    slug: 'from-blocks-to-text',
    createdAt: '2025-08-20T08:00:00.000Z',
    image: '10',
    showInBlog: false,
    en: {
      title: 'From blocks to text, without tears',
      shortDesc: 'When is a child ready to leave coloured blocks behind? Look for these signs.',
      html: `<p>There is no age for the change. There are signs: the child complains that dragging is slow, reads the words on the blocks aloud, or builds things that no longer fit on the screen.</p>
<p>Start with a program the child already knows in blocks and write it again in text, line by line, side by side. Nothing new but the spelling. The first error message is a celebration: read it slowly, it wants to help.</p>
<p>Keep the blocks in reach. Going back for a new idea and forward again for a long one is not a step down. Good carpenters own more than one saw.</p>`,
    },
    fa: {
      title: 'از بلوک به متن، بی‌اشک و آه',
      shortDesc: 'بچه کِی آماده است که بلوک‌های رنگی را کنار بگذارد؟ دنبال این نشانه‌ها بگردید.',
      html: `<p>این تغییر سن خاصی ندارد، نشانه دارد: بچه غر می‌زند که کشیدن بلوک‌ها کُند است، نوشتهٔ روی بلوک‌ها را بلند می‌خواند یا چیزهایی می‌سازد که دیگر توی صفحه جا نمی‌شود.</p>
<p>با برنامه‌ای شروع کنید که بچه بلوکی‌اش را بلد است و همان را خط به خط، کنار هم، با متن بنویسید. جز املای کلمه‌ها هیچ چیزِ تازه‌ای ندارد. اولین پیام خطا را جشن بگیرید: آرام بخوانیدش، می‌خواهد کمک کند.</p>
<p>بلوک‌ها را دمِ دست نگه دارید. برای فکرِ تازه به عقب برگشتن و برای کارِ بزرگ دوباره جلو آمدن، پس‌رفت نیست. نجار خوب بیشتر از یک ارّه دارد.</p>`,
    },
  },
  {
    slug: 'small-robots-big-questions',
    createdAt: '2025-03-19T08:00:00.000Z',
    showInBlog: true,
    en: {
      title: 'Small robots, big questions',
      shortDesc: 'Is the robot clever? Who decides? Questions nine-year-olds asked about thinking machines.',
      html: `<p>We let a class of nine-year-olds steer a little robot with a colour sensor, then asked what they would like to know. The list was better than most conference programmes.</p>
<ul><li>Does it know that it is turning, or does it only turn?</li><li>If it bumps into my foot, whose fault is it?</li><li>Can it be bored?</li><li>Who told it that red means stop?</li></ul>
<p>The last question kept us busy until noon. <em>Who told it?</em> is the question to ask of every machine, and a child who asks it once will ask it for life.</p>`,
    },
    fa: {
      title: 'ربات‌های کوچک، سؤال‌های بزرگ',
      shortDesc: 'ربات باهوش است؟ چه کسی تصمیم می‌گیرد؟ سؤال‌های نُه‌ساله‌ها دربارهٔ ماشین‌هایی که فکر می‌کنند.',
      html: `<p>گذاشتیم بچه‌های یک کلاسِ نُه‌ساله‌ها ربات کوچکی را که حسگر رنگ دارد هدایت کنند، بعد پرسیدیم دلشان می‌خواهد چه چیزی را بدانند. فهرستشان از برنامهٔ خیلی از همایش‌ها بهتر بود.</p>
<ul><li>خودش می‌داند که دارد می‌چرخد یا فقط می‌چرخد؟</li><li>اگر به پایم بخورد تقصیر کیست؟</li><li>حوصله‌اش سر می‌رود؟</li><li>کی به او گفته قرمز یعنی ایست؟</li></ul>
<p>سؤال آخر تا ظهر مشغولمان کرد. <em>کی به او گفته؟</em> سؤالی است که باید از هر ماشینی پرسید و بچه‌ای که یک بار بپرسد، تا آخر عمر می‌پرسد.</p>`,
    },
  },
]
