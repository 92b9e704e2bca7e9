import type { Post } from './post.ts'

export const forTeachers: Post[] = [
  {
    slug: 'one-lesson-thirty-speeds',
    createdAt: '2026-10-21T08:00:00.000Z',
    image: '11',
    showInBlog: true,
    en: {
      title: 'One lesson, thirty speeds',
      shortDesc: 'How a teacher in Odense uses video so that nobody has to wait and nobody is left behind.',
      html: `<p>Kirsten has twenty-eight pupils and, as she says, thirty speeds. For years she aimed at the middle. Half of the class was bored, the other half was lost, and both halves were noisy.</p>
<p>Now the explanation is a video, and the lesson is everything else. Pupils stop it, go back, or watch at one and a half times the speed. Kirsten walks about. She says that she has never talked so little and heard so much.</p>
<h2>Her three rules</h2>
<ol><li>Headphones down when somebody speaks to you.</li><li>Before you ask the teacher, ask the video again and then your neighbour.</li><li>Whoever is done makes a question for the others.</li></ol>
<p>The questions of rule three have become the class’s own quiz. It is harder than ours.</p>`,
    },
    fa: {
      title: 'یک درس با سی سرعت',
      shortDesc: 'معلمی در اودنسه چطور از ویدئو استفاده می‌کند تا نه کسی معطل شود و نه کسی جا بماند.',
      html: `<p>کیرستن ۲۸ شاگرد دارد و به قول خودش ۳۰ سرعت. سال‌ها برای آن‌هایی درس می‌داد که وسط بودند. نصف کلاس حوصله‌اش سر می‌رفت، نصف دیگر گم می‌شد و هر دو نصف شلوغ می‌کردند.</p>
<p>حالا توضیح، ویدئو است و کلاس، همهٔ چیزهای دیگر. بچه‌ها ویدئو را نگه می‌دارند، عقب می‌برند یا با سرعت یک‌ونیم برابر می‌بینند. کیرستن میانشان راه می‌رود. می‌گوید هیچ‌وقت این‌قدر کم حرف نزده و این‌قدر زیاد نشنیده است.</p>
<h2>سه قانونش</h2>
<ol><li>وقتی کسی با تو حرف می‌زند، هدفون پایین.</li><li>قبل از معلم، یک بار دیگر از ویدئو بپرس و بعد از بغل‌دستی‌ات.</li><li>هر کس تمام کرد، برای بقیه یک سؤال بسازد.</li></ol>
<p>سؤال‌های قانون سوم حالا آزمون خودِ کلاس شده است. از آزمون ما سخت‌تر است.</p>`,
    },
  },
  {
    slug: 'good-questions-for-quizzes',
    createdAt: '2026-07-08T08:00:00.000Z',
    image: '08',
    showInBlog: true,
    en: {
      title: 'Good questions have good wrong answers',
      shortDesc: 'A workshop in one page: how to write a quiz that teaches while it tests.',
      html: `<p>Anybody can write the right answer. The craft is in the wrong ones. A wrong answer that nobody would choose is a wasted line; a good one is what a thoughtful child would say on the way to understanding.</p>
<h2>Collect, do not invent</h2>
<p>Ask the question openly first, on paper, without options. The answers that come back are your options. You will find two or three that turn up again and again. Each of them has a reason.</p>
<h2>Explain the reason</h2>
<p>In the explanation, do not only say what is right. Say what is <em>tempting</em> about the other one: “Many people think that the heavier stone falls faster, because a leaf falls slowly.” Whoever fell for it feels understood, and remembers.</p>`,
    },
    fa: {
      title: 'سؤال خوب، جواب غلطِ خوب دارد',
      shortDesc: 'کارگاهی در یک صفحه: چطور آزمونی بنویسیم که در حین سنجیدن یاد بدهد.',
      html: `<p>جواب درست را همه بلدند بنویسند. هنر در جواب‌های غلط است. جواب غلطی که هیچ‌کس انتخابش نکند یک خطِ حرام‌شده است؛ جواب غلطِ خوب همان است که بچه‌ای فکرکُن، در راهِ فهمیدن به زبان می‌آورد.</p>
<h2>جمع کنید، از خودتان درنیاورید</h2>
<p>اول سؤال را بی‌گزینه روی کاغذ بپرسید. جواب‌هایی که برمی‌گردد گزینه‌های شماست. دو سه تایش بارها تکرار می‌شود و هر کدام دلیلی دارد.</p>
<h2>دلیل را توضیح بدهید</h2>
<p>در توضیح فقط نگویید چه چیزی درست است. بگویید آن یکی چه چیزِ <em>وسوسه‌کننده‌ای</em> دارد: «خیلی‌ها فکر می‌کنند سنگِ سنگین‌تر تندتر می‌افتد، چون برگ آهسته می‌افتد.» کسی که گولش را خورده حس می‌کند درکش کرده‌اند و یادش می‌ماند.</p>`,
    },
  },
  {
    slug: 'the-first-five-minutes',
    createdAt: '2026-03-04T08:00:00.000Z',
    image: '05',
    showInBlog: true,
    en: {
      title: 'The first five minutes of an online class',
      shortDesc:
        'Nobody can hear, two are missing and somebody’s dog is on the screen. Here is a ritual that helps.',
      html: `<p>The beginning of an online class is a corridor: people arrive, bump into each other, look for the door. Instead of fighting it, furnish it.</p>
<ul><li>Have a picture on the screen and one question about it. “What happened a minute earlier?” Late-comers can join at any time.</li><li>Let everybody answer in the chat with a single word. It is a sound check for shy people.</li><li>Say three names and something kind with each. Keep a list, so that over the month every name is said.</li></ul>
<p>At minute five, ring a real bell. After a week the bell alone brings silence, and you will wonder how you taught without one.</p>`,
    },
    fa: {
      title: 'پنج دقیقهٔ اول کلاس آنلاین',
      shortDesc: 'صدا نمی‌آید، دو نفر نیستند و سگِ یکی روی صفحه است. این آیین کوچک کمک می‌کند.',
      html: `<p>شروع کلاس آنلاین مثل راهروست: آدم‌ها می‌رسند، به هم می‌خورند، دنبال در می‌گردند. به‌جای جنگیدن با آن، مبله‌اش کنید.</p>
<ul><li>تصویری روی صفحه بگذارید با یک سؤال: «یک دقیقه قبل از این چه اتفاقی افتاده؟» هر کس دیر هم برسد می‌تواند شریک شود.</li><li>بگذارید همه فقط با یک کلمه در گفت‌وگو جواب بدهند. برای خجالتی‌ها حکم امتحان صدا را دارد.</li><li>سه اسم بگویید و با هر کدام یک حرف خوب. فهرستی نگه دارید تا در طول ماه اسم همه گفته شود.</li></ul>
<p>دقیقهٔ پنجم زنگی واقعی بزنید. بعد از یک هفته همان صدای زنگ سکوت می‌آورد و تعجب می‌کنید که بی‌زنگ چطور درس می‌دادید.</p>`,
    },
  },
  {
    slug: 'praise-the-path',
    createdAt: '2025-10-29T08:00:00.000Z',
    image: '06',
    showInBlog: true,
    en: {
      title: 'Praise the path, not the talent',
      shortDesc: '“You are so clever” closes a door. “You tried three ways” opens one.',
      html: `<p>Talent is a heavy present. A child who is told that she is clever has something to lose, and the safest way not to lose it is to choose easy things.</p>
<p>Praise what can be repeated tomorrow: <em>you went back and checked</em>, <em>you asked when you were stuck</em>, <em>you left it overnight and came again</em>. Such sentences are small instructions in disguise.</p>
<p>And when something came easily? Then say: “That was too easy for you. I am sorry that I wasted your time. Here is one where I do not know how it ends.” Watch the eyes.</p>`,
    },
    fa: {
      title: 'از راه تعریف کنید، نه از استعداد',
      shortDesc: '«چقدر باهوشی» در را می‌بندد؛ «سه راه را امتحان کردی» بازش می‌کند.',
      html: `<p>استعداد هدیهٔ سنگینی است. بچه‌ای که بشنود باهوش است چیزی برای از دست دادن دارد و مطمئن‌ترین راهِ از دست ندادنش این است که سراغ کارهای آسان برود.</p>
<p>از چیزی تعریف کنید که فردا هم بشود تکرارش کرد: <em>برگشتی و دوباره نگاهش کردی</em>، <em>گیر که کردی پرسیدی</em>، <em>گذاشتی شب از رویش بگذرد و باز آمدی</em>. این جمله‌ها دستورهای کوچکی است که لباس تعریف پوشیده.</p>
<p>و اگر کاری آسان بود چه؟ بگویید: «برایت زیادی آسان بود. ببخش که وقتت را گرفتم. بیا این یکی را ببین؛ آخرش را خودم هم نمی‌دانم.» آن‌وقت چشم‌هایش را تماشا کنید.</p>`,
    },
  },
  {
    slug: 'homework-without-tears',
    createdAt: '2025-04-09T08:00:00.000Z',
    showInBlog: true,
    en: {
      title: 'Homework that comes back smiling',
      shortDesc: 'Give less, make it visible, and let it matter the next morning.',
      html: `<p>Homework fails for three reasons: there is too much of it, it looks the same every day, and nothing happens with it afterwards.</p>
<p>So give one task instead of ten, and let the child choose it out of three. Let it leave a trace: a photo, a sentence from grandmother, a leaf. And begin the next morning with it. Not with marks, but with use: the leaves are sorted, the sentences become a story.</p>
<p>A class in Tabriz has not had an unfinished homework since autumn. The teacher says it is because everybody wants to know how the story goes on.</p>`,
    },
    fa: {
      title: 'مشقی که با لبخند برمی‌گردد',
      shortDesc: 'کمتر بدهید، دیدنی‌اش کنید و بگذارید فردا صبح به کاری بیاید.',
      html: `<p>مشق به سه دلیل شکست می‌خورد: زیاد است، هر روز یک شکل است و بعدش هیچ اتفاقی با آن نمی‌افتد.</p>
<p>پس به‌جای ده تکلیف یکی بدهید و بگذارید بچه از میان سه تا انتخابش کند. ردی از خودش به جا بگذارد: یک عکس، جمله‌ای از مادربزرگ، یک برگ. و فردا صبح را با همان شروع کنید؛ نه با نمره، با استفاده: برگ‌ها دسته‌بندی می‌شود و جمله‌ها قصه.</p>
<p>در کلاسی در تبریز از پاییز به این طرف مشقی نیمه‌کاره نمانده است. معلمش می‌گوید چون همه می‌خواهند بدانند قصه به کجا می‌رسد.</p>`,
    },
  },
]
