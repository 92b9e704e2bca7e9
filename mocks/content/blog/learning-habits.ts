import type { Post } from './post.ts'

export const learningHabits: Post[] = [
  {
    slug: 'fifteen-minutes-a-day',
    createdAt: '2026-10-07T07:00:00.000Z',
    image: '06',
    showInBlog: true,
    en: {
      title: 'Fifteen minutes a day beats two hours on Sunday',
      shortDesc: 'Why short and often wins, and how to find a quarter of an hour that nobody misses.',
      html: `<p>Memory is built while we are not looking. A little practice, then sleep, then a little more: each night files away what the day brought. Two hours on Sunday leave the night only one chance.</p>
<p>The hard part is not the fifteen minutes. It is remembering them. Tie them to something that happens anyway: after brushing teeth, before the school bag is packed, while the rice is cooking.</p>
<ol><li>Pick the moment together.</li><li>Open the lesson where you stopped yesterday. The player remembers the place for you.</li><li>Stop when the time is over, even if it is going well. Tomorrow starts easily when today ended with appetite.</li></ol>
<p>Missed a day? Nothing has happened. Missed three? Make the next one five minutes long.</p>`,
    },
    fa: {
      title: 'روزی یک ربع بهتر از دو ساعتِ روز تعطیل است',
      shortDesc: 'چرا کم و پیوسته برنده است و چطور یک ربعی پیدا کنیم که جای کسی را تنگ نکند.',
      html: `<p>حافظه وقتی ساخته می‌شود که حواسمان نیست. کمی تمرین، بعد خواب، بعد باز کمی تمرین: هر شب، آنچه روز آورده سرِ جایش می‌نشیند. دو ساعتِ یک‌جا فقط یک فرصت به شب می‌دهد.</p>
<p>سختیِ کار خودِ آن یک ربع نیست، یادآوری‌اش است. آن را به کاری گره بزنید که در هر حال انجام می‌شود: بعد از مسواک، قبل از جمع کردن کیف مدرسه، تا برنج دم بکشد.</p>
<ol><li>زمانش را با هم انتخاب کنید.</li><li>درس را از همان‌جا که دیروز رها کردید باز کنید. خودِ برنامه جایش را یادش می‌ماند.</li><li>وقت که تمام شد دست بکشید، حتی اگر خوب پیش می‌رود. وقتی امروز با اشتها تمام شود، فردا راحت شروع می‌شود.</li></ol>
<p>یک روز از دست رفت؟ اتفاقی نیفتاده. سه روز شد؟ بارِ بعد فقط پنج دقیقه بخوانید.</p>`,
    },
  },
  {
    slug: 'mistakes-are-messages',
    createdAt: '2026-08-19T08:30:00.000Z',
    image: '07',
    showInBlog: true,
    en: {
      title: 'Mistakes are messages',
      shortDesc:
        'A wrong answer in a quiz says more than ten right ones. Here is how to read it with your child.',
      html: `<p>When a quiz comes back with 60 percent, the eye goes straight to the number. Look past it. Each wrong answer is a small message about what the head was thinking, and those thoughts usually make sense.</p>
<p>Ask “how did you get there?” before you say what is right. You will often hear a clever rule that works nearly always. Nearly is exactly where learning happens.</p>
<p>After every quiz of ours the right answer comes with a short explanation. Read it aloud together and let the child say it back in other words. If it can be said differently, it has been understood.</p>
<p>And the number? It counts how many messages were in the post today. Nothing more.</p>`,
    },
    fa: {
      title: 'اشتباه‌ها پیام دارند',
      shortDesc: 'یک جواب غلط در آزمون از ده جواب درست بیشتر حرف دارد. این‌طور آن را با فرزندتان بخوانید.',
      html: `<p>وقتی نتیجهٔ آزمون ۶۰ درصد می‌شود، چشم یک‌راست سراغ عدد می‌رود. از عدد بگذرید. هر جواب غلط پیام کوچکی است از اینکه در سر بچه چه می‌گذشته و آن فکرها بیشترِ وقت‌ها منطق دارند.</p>
<p>قبل از اینکه جواب درست را بگویید، بپرسید «چطور به این رسیدی؟» خیلی وقت‌ها قاعدهٔ زیرکانه‌ای می‌شنوید که تقریباً همیشه درست است. یادگیری درست در همان «تقریباً» اتفاق می‌افتد.</p>
<p>بعد از هر آزمونِ ما جواب درست با توضیحی کوتاه می‌آید. آن را با هم بلند بخوانید و بگذارید بچه با کلمه‌های خودش بازگو کند. اگر بشود جور دیگری گفتش، فهمیده شده است.</p>
<p>عدد چه؟ عدد فقط می‌گوید امروز چند پیام در صندوق پست بوده؛ همین.</p>`,
    },
  },
  {
    slug: 'how-to-finish-a-course',
    createdAt: '2026-05-06T08:00:00.000Z',
    image: '08',
    showInBlog: true,
    en: {
      title: 'How to finish a course (and when not to)',
      shortDesc:
        'Nine out of ten courses on the internet are never finished. What our finishers do differently.',
      html: `<p>We looked at the learners who reach one hundred percent. They are not faster than the others and they do not have more time. They do three things.</p>
<ul><li>They begin small: one course, not five.</li><li>They tell somebody. A friend who asks “which lesson are you on?” is worth more than any reminder.</li><li>They make something from every chapter, however tiny: a drawing, a sentence, a moving cat.</li></ul>
<h2>And when not to</h2>
<p>Sometimes a course is simply the wrong one. If three lessons in a row feel like homework, put it aside without guilt. Your progress is kept; the course will wait. Stopping on purpose is a decision, and children should learn that too.</p>`,
    },
    fa: {
      title: 'چطور یک دوره را تمام کنیم (و کِی نکنیم)',
      shortDesc: 'از هر ده دورهٔ اینترنتی، نُه تا نیمه‌کاره می‌ماند. آن‌ها که به آخر می‌رسند چه می‌کنند؟',
      html: `<p>سراغ یادگیرنده‌هایی رفتیم که به صد درصد می‌رسند. نه از بقیه تندترند و نه وقت بیشتری دارند. فقط سه کار می‌کنند.</p>
<ul><li>کوچک شروع می‌کنند: یک دوره، نه پنج دوره.</li><li>به یک نفر خبر می‌دهند. دوستی که بپرسد «درسِ چندمی؟» از هر یادآوری باارزش‌تر است.</li><li>از هر فصل چیزی می‌سازند، هرقدر هم کوچک: یک نقاشی، یک جمله، گربه‌ای که راه می‌رود.</li></ul>
<h2>و کِی نکنیم</h2>
<p>گاهی دوره واقعاً به دردِ آدم نمی‌خورد. اگر سه درسِ پشت سر هم حسِ مشقِ شب می‌دهد، بی‌عذاب‌وجدان کنارش بگذارید. پیشرفتتان می‌ماند و دوره منتظرتان است. دست کشیدنِ آگاهانه هم یک تصمیم است و بچه‌ها باید این را هم یاد بگیرند.</p>`,
    },
  },
  {
    slug: 'teach-it-to-a-teddy-bear',
    createdAt: '2025-11-12T08:00:00.000Z',
    image: '09',
    showInBlog: true,
    en: {
      title: 'Teach it to a teddy bear',
      shortDesc:
        'The best way to check whether you have understood something is to explain it to someone who never interrupts.',
      html: `<p>Sit your teddy bear (or the cat, or a houseplant) on a chair. Explain today’s lesson to it in your own words. Aloud, please: thinking it does not count.</p>
<p>Sooner or later you will stop and say “erm”. Wonderful. That is the exact spot you have not understood yet. Go back to the lesson, look at just this spot, and explain again.</p>
<p>Grown-ups use this method too; programmers keep a rubber duck on their desk for it. The duck has solved more problems than any computer.</p>`,
    },
    fa: {
      title: 'به عروسکت درس بده',
      shortDesc: 'برای اینکه بفهمی چیزی را یاد گرفته‌ای، آن را برای کسی توضیح بده که هیچ‌وقت وسط حرفت نمی‌پرد.',
      html: `<p>خرس عروسکی‌ات را (یا گربه را، یا گلدان را) روی صندلی بنشان و درسِ امروز را با کلمه‌های خودت برایش توضیح بده. بلندبلند لطفاً؛ توی دل حساب نیست.</p>
<p>دیر یا زود یک جا می‌مانی و می‌گویی «اِ…». عالی است! درست همان‌جا را هنوز نفهمیده‌ای. برگرد به درس، فقط همان تکه را نگاه کن و دوباره توضیح بده.</p>
<p>بزرگ‌ترها هم همین کار را می‌کنند؛ برنامه‌نویس‌ها برای این کار یک اردک پلاستیکی روی میزشان دارند. آن اردک بیشتر از هر کامپیوتری مشکل حل کرده است.</p>`,
    },
  },
  {
    slug: 'notes-you-will-read-again',
    createdAt: '2025-02-26T08:00:00.000Z',
    showInBlog: true,
    en: {
      title: 'Notes you will really read again',
      shortDesc: 'One page, three boxes and a drawing: a way of taking notes that survives the week.',
      html: `<p>Most notes are written once and never opened. The reason is simple: they copy the lesson, and nobody wants to read a worse copy.</p>
<p>Try one page with three boxes instead. In the first, <strong>one sentence</strong>: what was this about? In the second, <strong>one drawing</strong>. In the third, <strong>one question</strong> you still have. That is all.</p>
<p>The question is the important box. A week later it is the reason to open the page again, and sometimes you will smile because you know the answer by now.</p>`,
    },
    fa: {
      title: 'یادداشتی که واقعاً دوباره می‌خوانی‌اش',
      shortDesc: 'یک صفحه، سه خانه و یک نقاشی: یادداشت‌برداری‌ای که تا آخر هفته هم زنده می‌ماند.',
      html: `<p>بیشترِ یادداشت‌ها یک بار نوشته می‌شوند و دیگر کسی بازشان نمی‌کند. دلیلش ساده است: رونوشتِ درس‌اند و هیچ‌کس دلش نمی‌خواهد رونوشتِ بدتر را بخواند.</p>
<p>به‌جایش یک صفحه بردار با سه خانه. در اولی <strong>یک جمله</strong>: موضوع چه بود؟ در دومی <strong>یک نقاشی</strong>. در سومی <strong>یک سؤال</strong> که هنوز داری. همین و بس.</p>
<p>خانهٔ سؤال از همه مهم‌تر است. یک هفته بعد همان بهانه‌ای می‌شود که صفحه را باز کنی و گاهی لبخند می‌زنی، چون تا آن موقع جوابش را فهمیده‌ای.</p>`,
    },
  },
]
