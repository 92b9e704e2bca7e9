import type { Post } from './post.ts'

export const homeAndScreens: Post[] = [
  {
    slug: 'screen-time-that-ends-well',
    createdAt: '2026-10-28T08:00:00.000Z',
    image: '01',
    showInBlog: true,
    en: {
      title: 'Screen time that ends well',
      shortDesc:
        'Arguments rarely start with the screen; they start when it has to go off. Three small habits that make the end easier.',
      html: `<p>Most families do not argue about starting a lesson or a game. They argue about stopping. A child who is deep in something hears “now!” as a door slammed in the middle of a sentence.</p>
<h2>Three habits that help</h2>
<ul><li><strong>Agree on an ending, not on a number.</strong> “Until this lesson is done” is easier to keep than “twenty minutes”.</li><li><strong>Give a warning that the child can see.</strong> A sand timer on the table works better than a call from the kitchen.</li><li><strong>Plan what comes after.</strong> Going from a screen to something pleasant is a move; going from a screen to nothing is a loss.</li></ul>
<p>Then ask one question: “What did you find out?” It tells the child that the time had a point, and it gives you something to talk about at dinner.</p>
<p>None of this works every day. It does not have to. A rule that holds four evenings out of five is a good rule.</p>`,
    },
    fa: {
      title: 'وقتِ صفحه‌نمایش که خوب تمام می‌شود',
      shortDesc: 'دعوا معمولاً سرِ شروع نیست، سرِ خاموش کردن است. سه عادت کوچک که پایان کار را آسان‌تر می‌کند.',
      html: `<p>بیشتر خانواده‌ها سرِ شروع درس یا بازی بگومگو نمی‌کنند؛ سرِ تمام کردنش بگومگو می‌کنند. برای بچه‌ای که غرق کاری شده، «همین الان خاموشش کن!» مثل این است که وسط حرفش در را بکوبند.</p>
<h2>سه عادت که کمک می‌کند</h2>
<ul><li><strong>به‌جای عدد، سرِ پایان توافق کنید.</strong> «تا آخر همین درس» از «۲۰ دقیقه» شدنی‌تر است.</li><li><strong>هشداری بدهید که دیده شود.</strong> ساعت شنی روی میز از صدا زدن از توی آشپزخانه بهتر جواب می‌دهد.</li><li><strong>برای بعدش برنامه داشته باشید.</strong> رفتن از صفحه‌نمایش به سراغ یک کار خوشایند جابه‌جایی است؛ رفتن به سراغ هیچ، از دست دادن است.</li></ul>
<p>بعد فقط یک سؤال بپرسید: «چی فهمیدی؟» با همین سؤال بچه می‌فهمد که آن وقت ارزش داشته و شما هم سرِ شام حرفی برای زدن دارید.</p>
<p>هیچ‌کدام از این‌ها هر روز جواب نمی‌دهد و لازم هم نیست. قاعده‌ای که از پنج شب، چهار شب رعایت شود قاعدهٔ خوبی است.</p>`,
    },
  },
  {
    slug: 'a-desk-of-their-own',
    createdAt: '2026-09-16T07:30:00.000Z',
    image: '02',
    showInBlog: true,
    en: {
      title: 'A desk of their own, even in a small flat',
      shortDesc: 'A place to learn does not need a room. It needs light, a box and a promise.',
      html: `<p>Ask children where they learn best and few will name a desk. They name the kitchen table, the stairs, a corner behind the sofa. What these places share is that they feel <em>theirs</em> for a while.</p>
<p>In a small flat, the trick is to make the place portable. A tray or a shallow box holds the pencils, the headphones and the half-finished drawing. When the box comes out, the kitchen table is a studio. When dinner is ready, the box closes and nothing is lost.</p>
<p>Light matters more than furniture. Put the chair so that the window is at the side, not behind the screen. In the evening a small lamp pointed at the wall is kinder to the eyes than a bright ceiling.</p>
<blockquote>The best learning place in our house is the third stair. We put a cushion there and stopped asking.</blockquote>
<p>The promise is the last part: when the box is open, nobody comments on the mess.</p>`,
    },
    fa: {
      title: 'یک میز فقط برای خودش، حتی در خانهٔ کوچک',
      shortDesc: 'برای یاد گرفتن اتاق جدا لازم نیست؛ نور می‌خواهد و یک جعبه و یک قول.',
      html: `<p>اگر از بچه‌ها بپرسید کجا بهتر یاد می‌گیرند، کمتر کسی می‌گوید پشت میز تحریر. می‌گویند میز آشپزخانه، راه‌پله، گوشهٔ پشت مبل. وجه مشترک این جاها این است که برای مدتی <em>مالِ خودشان</em> است.</p>
<p>در خانهٔ کوچک، راهش این است که آن جا را قابل حمل کنید. یک سینی یا جعبهٔ کم‌عمق، مدادها و هدفون و نقاشیِ نیمه‌کاره را نگه می‌دارد. جعبه که باز شد، میز آشپزخانه کارگاه است؛ شام که آماده شد، درِ جعبه بسته می‌شود و چیزی گم نمی‌شود.</p>
<p>نور از مبلمان مهم‌تر است. صندلی را جوری بگذارید که پنجره کنار بچه باشد، نه پشت صفحه‌نمایش. شب‌ها هم چراغ کوچکی که رو به دیوار باشد از لامپ پرنور سقف با چشم مهربان‌تر است.</p>
<blockquote>بهترین جای یاد گرفتن در خانهٔ ما پلهٔ سوم است. یک کوسن رویش گذاشتیم و دیگر چیزی نپرسیدیم.</blockquote>
<p>و آخر از همه آن قول: تا وقتی جعبه باز است، کسی از ریخت‌وپاش حرفی نمی‌زند.</p>`,
    },
  },
  {
    slug: 'parental-controls-and-trust',
    createdAt: '2026-06-03T09:15:00.000Z',
    image: '03',
    showInBlog: true,
    en: {
      title: 'Parental controls and trust can live together',
      shortDesc:
        'Filters protect small children. Conversations protect growing ones. You need both, in changing shares.',
      html: `<p>A filter is a stair gate. It is right for a toddler, useful for a while, and strange when the child is twelve. The skill is to take it down at the right time and to teach climbing meanwhile.</p>
<h2>Tell them what you switched on</h2>
<p>Children find out anyway. A control that was explained is a rule; a control that was discovered is spying. Say what it does, why it is there and when you will look at it again together.</p>
<h2>Make a plan for the bad moment</h2>
<p>Sooner or later something unpleasant appears on the screen. Agree in advance: close the lid, come and tell me, <strong>you will not be in trouble</strong>. Keep that promise even when the story is embarrassing.</p>
<p>Twice a year, sit down and loosen one setting. It is a small ceremony, and children remember it.</p>`,
    },
    fa: {
      title: 'کنترل والدین و اعتماد با هم جور درمی‌آیند',
      shortDesc:
        'فیلتر از بچه‌های کوچک مراقبت می‌کند و گفت‌وگو از بچه‌های بزرگ‌تر. هر دو لازم است، با سهم‌هایی که عوض می‌شود.',
      html: `<p>فیلتر مثل حفاظِ جلوی پله است: برای بچهٔ نوپا درست است، مدتی به کار می‌آید و برای بچهٔ ۱۲ساله عجیب است. هنرش این است که به‌موقع برش دارید و در این فاصله بالا رفتن از پله را هم یادش بدهید.</p>
<h2>بگویید چه چیزی را روشن کرده‌اید</h2>
<p>بچه‌ها در هر حال می‌فهمند. کنترلی که توضیح داده شده قاعده است؛ کنترلی که کشف شود جاسوسی است. بگویید چه می‌کند، چرا هست و کِی دوباره با هم سراغش می‌روید.</p>
<h2>برای لحظهٔ بد نقشه داشته باشید</h2>
<p>دیر یا زود چیز ناخوشایندی روی صفحه ظاهر می‌شود. از قبل قرار بگذارید: صفحه را ببند، بیا به من بگو، <strong>دعوایت نمی‌کنم</strong>. سرِ این قول بمانید، حتی وقتی ماجرا خجالت‌آور است.</p>
<p>سالی دو بار کنار هم بنشینید و یکی از تنظیم‌ها را آزادتر کنید. مراسم کوچکی است، ولی بچه‌ها یادشان می‌ماند.</p>`,
    },
  },
  {
    slug: 'when-a-child-says-i-am-bored',
    createdAt: '2026-01-21T08:00:00.000Z',
    image: '04',
    showInBlog: false,
    en: {
      title: 'When a child says “I am bored”',
      shortDesc: 'Boredom is not a fault to repair. It is the waiting room of every good idea.',
      html: `<p>“I am bored” sounds like a request for service. It is tempting to answer with a list. Try waiting instead: boredom lasts about ten minutes, and what comes after it is often the best game of the day.</p>
<p>If waiting is too hard, offer material and no instructions: a roll of tape and three boxes, a torch and a dark room, a jar of buttons. Materials ask questions; instructions answer them too soon.</p>
<p>A good online lesson works the same way. It shows one thing, then stops and hands the thing over. When you choose courses with your child, look for the moment in which the teacher says <em>now you</em>.</p>`,
    },
    fa: {
      title: 'وقتی بچه می‌گوید «حوصله‌ام سر رفته»',
      shortDesc: 'بی‌حوصلگی عیبی نیست که تعمیرش کنیم؛ اتاق انتظارِ همهٔ فکرهای خوب است.',
      html: `<p>«حوصله‌ام سر رفته» شبیه سفارشِ خدمات است و آدم وسوسه می‌شود با یک فهرست جواب بدهد. به‌جایش کمی صبر کنید: بی‌حوصلگی حدود ۱۰ دقیقه طول می‌کشد و چیزی که بعدش می‌آید، خیلی وقت‌ها بهترین بازیِ آن روز است.</p>
<p>اگر صبر کردن سخت است، وسیله بدهید و دستور ندهید: یک حلقه چسب و سه تا جعبه، یک چراغ‌قوه و اتاقی تاریک، یک شیشه دکمه. وسیله سؤال می‌پرسد؛ دستور زودتر از موقع جواب می‌دهد.</p>
<p>درس آنلاینِ خوب هم همین‌طور است: یک چیز نشان می‌دهد، بعد می‌ایستد و کار را دست بچه می‌سپارد. وقتی با فرزندتان دوره انتخاب می‌کنید، دنبال آن لحظه‌ای بگردید که معلم می‌گوید <em>حالا نوبت توست</em>.</p>`,
    },
  },
  {
    slug: 'learning-with-grandparents',
    createdAt: '2025-07-09T10:00:00.000Z',
    image: '05',
    showInBlog: true,
    en: {
      title: 'Learning with grandparents',
      shortDesc:
        'One knows how to hold a needle, the other how to find a video. Together they can learn almost anything.',
      html: `<p>Grandparents have time, patience and stories. Grandchildren have quick thumbs. Put them in front of the same lesson and something happens that no classroom can plan.</p>
<p>Choose a subject in which neither is the expert: watercolour, a new language, a song. Let the child run the screen and let the older one run the pace. They will stop more often than the teacher expected. That is the point.</p>
<p>If they live far apart, both can enrol and meet on the telephone after each lesson. Ten minutes, one question: what did you like? Several families told us that these calls went on long after the course had ended.</p>`,
    },
    fa: {
      title: 'یاد گرفتن کنار مادربزرگ و پدربزرگ',
      shortDesc:
        'یکی بلد است سوزن به دست بگیرد، آن یکی بلد است ویدئو پیدا کند. دوتایی تقریباً هر چیزی را یاد می‌گیرند.',
      html: `<p>مادربزرگ‌ها و پدربزرگ‌ها وقت دارند و حوصله و قصه؛ نوه‌ها انگشت‌های فرز. آن‌ها را جلوی یک درس بنشانید، اتفاقی می‌افتد که در هیچ کلاسی نمی‌شود برایش برنامه ریخت.</p>
<p>موضوعی انتخاب کنید که هیچ‌کدام در آن استاد نباشند: آبرنگ، زبانی تازه، یک ترانه. صفحه دست بچه باشد و سرعت دست بزرگ‌تر. بیشتر از آنچه معلم فکرش را می‌کرد مکث خواهند کرد. اصلاً نکته همین است.</p>
<p>اگر از هم دورند، هر دو می‌توانند ثبت‌نام کنند و بعد از هر درس تلفنی حرف بزنند. ۱۰ دقیقه و یک سؤال: از کجایش خوشت آمد؟ چند خانواده برایمان گفته‌اند که این تلفن‌ها مدت‌ها بعد از تمام شدن دوره هم ادامه پیدا کرد.</p>`,
    },
  },
]
