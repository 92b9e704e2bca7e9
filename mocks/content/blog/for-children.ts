import type { Post } from './post.ts'

export const forChildren: Post[] = [
  {
    slug: 'ask-a-question-nobody-can-answer',
    createdAt: '2026-11-04T08:00:00.000Z',
    image: '10',
    showInBlog: true,
    en: {
      title: 'Ask a question that nobody can answer',
      shortDesc: 'A game for long car rides, and the beginning of every science.',
      html: `<p>Here is a game. Each player asks a question. If anybody in the car knows the answer, the question is out. If nobody knows it, the asker gets a point. Looking it up is not allowed until you arrive.</p>
<p>“How many bricks has our school?” One point. “What does a fish think that we are?” One point. “Why is it called Wednesday?” Grandfather knows. Out.</p>
<p>Write the winning questions down. People who find out such things for a living are called researchers. They play the same game, only the car ride is longer.</p>`,
    },
    fa: {
      title: 'سؤالی بپرس که هیچ‌کس جوابش را نداند',
      shortDesc: 'یک بازی برای راه‌های طولانی و شروعِ همهٔ علم‌ها.',
      html: `<p>این یک بازی است. هر کس سؤالی می‌پرسد. اگر کسی توی ماشین جواب را بداند، سؤال می‌سوزد. اگر هیچ‌کس نداند، پرسنده یک امتیاز می‌گیرد. تا به مقصد نرسیده‌اید، گشتن دنبال جواب ممنوع است.</p>
<p>«مدرسهٔ ما چند تا آجر دارد؟» یک امتیاز. «ماهی فکر می‌کند ما چی هستیم؟» یک امتیاز. «چرا به چهارشنبه می‌گویند چهارشنبه؟» بابابزرگ می‌داند. سوخت!</p>
<p>سؤال‌های برنده را بنویس. به آدم‌هایی که کارشان پیدا کردنِ جوابِ همین سؤال‌هاست می‌گویند پژوهشگر. آن‌ها هم همین بازی را می‌کنند، فقط راهشان طولانی‌تر است.</p>`,
    },
  },
  {
    slug: 'make-your-own-dictionary',
    createdAt: '2026-05-20T08:00:00.000Z',
    image: '03',
    showInBlog: true,
    en: {
      title: 'Make your own dictionary',
      shortDesc: 'Every family has words that no book knows. Catch them before they fly away.',
      html: `<p>In our house a <em>plonk</em> is the last bit of porridge that falls on the table. My friend’s family calls the remote control <em>the boss</em>. Such words live in one home only, and nobody has ever written them down.</p>
<p>Take a notebook and give every word a page: how it sounds, what it means, who invented it and a drawing. Ask the oldest person you know for words from when they were small.</p>
<p>Then give it to somebody who visits you for the first time. They will need it.</p>`,
    },
    fa: {
      title: 'لغت‌نامهٔ خودت را بساز',
      shortDesc: 'هر خانواده کلمه‌هایی دارد که در هیچ کتابی نیست. تا نپریده‌اند شکارشان کن.',
      html: `<p>توی خانهٔ ما به آخرین قاشقِ آش که روی میز می‌چکد می‌گویند <em>چِلُپ</em>. خانوادهٔ دوستم به کنترل تلویزیون می‌گویند <em>رئیس</em>. این کلمه‌ها فقط در یک خانه زندگی می‌کنند و هیچ‌کس تا حالا ننوشته‌شان.</p>
<p>دفتری بردار و به هر کلمه یک صفحه بده: صدایش چه‌جوری است، معنی‌اش چیست، چه کسی اختراعش کرده و یک نقاشی. از پیرترین آدمی که می‌شناسی کلمه‌های بچگی‌اش را بپرس.</p>
<p>بعد آن را بده به کسی که اولین بار به خانه‌تان می‌آید. لازمش می‌شود.</p>`,
    },
  },
  {
    slug: 'a-letter-to-next-year',
    createdAt: '2025-12-30T08:00:00.000Z',
    image: '12',
    showInBlog: true,
    en: {
      title: 'A letter to yourself, to be opened next year',
      shortDesc: 'Write down what you cannot do yet. You will be amazed.',
      html: `<p>Take a sheet of paper and finish these five sentences. Be honest, nobody else will read them.</p>
<ol><li>Something I cannot do yet is …</li><li>My best friend is … and we laugh about …</li><li>I am a little afraid of …</li><li>Last week I learned …</li><li>Next year I would like to be able to …</li></ol>
<p>Fold it, write the date on it, and give it to a grown-up who never loses anything. In a year you will open it and meet somebody you used to be.</p>`,
    },
    fa: {
      title: 'نامه‌ای به خودت که سال دیگر باز می‌شود',
      shortDesc: 'بنویس هنوز چه کاری را بلد نیستی. بعداً تعجب می‌کنی.',
      html: `<p>یک برگ کاغذ بردار و این پنج جمله را کامل کن. راستش را بنویس، کسی جز خودت نمی‌خواند.</p>
<ol><li>کاری که هنوز بلد نیستم این است که …</li><li>بهترین دوستم … است و با هم به … می‌خندیم.</li><li>کمی می‌ترسم از …</li><li>هفتهٔ پیش یاد گرفتم که …</li><li>سال دیگر دلم می‌خواهد بتوانم …</li></ol>
<p>تایش کن، تاریخ بزن و بده به بزرگ‌تری که هیچ‌وقت چیزی گم نمی‌کند. یک سال دیگر بازش می‌کنی و کسی را می‌بینی که خودت بوده‌ای.</p>`,
    },
  },
  {
    slug: 'how-to-be-a-beginner',
    createdAt: '2025-09-03T08:00:00.000Z',
    image: '04',
    showInBlog: true,
    en: {
      title: 'How to be a beginner',
      shortDesc: 'Everybody you admire was bad at it once. A short guide to being bad at something.',
      html: `<p>Beginners have three secret powers. They may ask anything. They notice what experts no longer see. And every single day they get better, which experts can only dream of.</p>
<p>There is one rule: do not look at people who have been doing it for ten years. Look at yourself a week ago. Keep your first drawing, your first program, your first sentence. You will need them as proof.</p>
<p>And if somebody laughs? Laugh too, and say: “Wait until you see my second one.”</p>`,
    },
    fa: {
      title: 'چطور تازه‌کار باشیم',
      shortDesc: 'هر کس که تحسینش می‌کنی روزی بلد نبوده. راهنمای کوتاهِ بلد نبودن.',
      html: `<p>تازه‌کارها سه نیروی مخفی دارند: می‌توانند هر سؤالی بپرسند؛ چیزهایی را می‌بینند که استادها دیگر نمی‌بینند؛ و هر روز بهتر می‌شوند، کاری که استادها فقط خوابش را می‌بینند.</p>
<p>فقط یک قانون دارد: به کسی که ده سال است این کار را می‌کند نگاه نکن. به خودت در هفتهٔ پیش نگاه کن. اولین نقاشی‌ات، اولین برنامه‌ات، اولین جمله‌ات را نگه دار. بعداً برای مدرک لازمشان داری.</p>
<p>اگر کسی خندید چه؟ تو هم بخند و بگو: «صبر کن دومی‌اش را ببینی.»</p>`,
    },
  },
  {
    slug: 'the-night-sky-on-a-shoelace',
    createdAt: '2025-01-29T08:00:00.000Z',
    image: '11',
    showInBlog: true,
    en: {
      title: 'The solar system on a shoelace',
      shortDesc: 'Nine beads, one lace and a big surprise about how empty everything is.',
      html: `<p>Take the longest shoelace in the house. Tie a yellow bead to one end: the sun. Put Neptune on the other end. Now guess where Jupiter belongs.</p>
<p>Most people put it in the middle. But Jupiter sits only a sixth of the way along the lace, and all four small planets, our own included, have to squeeze into the first few centimetres.</p>
<p>Hold it up at the window in the evening. If the lace were that long, the next star would be in another town. Good night!</p>`,
    },
    fa: {
      title: 'منظومهٔ شمسی روی بند کفش',
      shortDesc: 'نُه مهره، یک بند و یک غافلگیری بزرگ: همه‌جا چقدر خالی است!',
      html: `<p>درازترین بند کفشِ خانه را بردار. یک مهرهٔ زرد به یک سرش ببند: خورشید. نپتون را بگذار آن سرش. حالا حدس بزن جای مشتری کجاست.</p>
<p>بیشترِ آدم‌ها می‌گذارندش وسط. ولی مشتری فقط در یک‌ششمِ راه است و هر چهار سیارهٔ کوچک، زمینِ خودمان هم با آن‌ها، باید در چند سانتی‌متر اول جا شوند.</p>
<p>شب آن را جلوی پنجره بگیر. اگر فاصله‌ها به اندازهٔ همین بند بود، ستارهٔ بعدی در شهر دیگری بود. شب‌به‌خیر!</p>`,
    },
  },
]
