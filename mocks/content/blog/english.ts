import type { Post } from './post.ts'

export const english: Post[] = [
  {
    slug: 'label-the-kitchen',
    createdAt: '2026-09-02T08:00:00.000Z',
    image: '08',
    showInBlog: true,
    en: {
      title: 'Label the kitchen',
      shortDesc: 'Twenty sticky notes, one evening, and the fridge becomes a teacher.',
      html: `<p>Give everybody in the family five sticky notes. Write the English name of a thing on each one and stick it where it belongs. For a week, whoever takes the milk says <em>milk</em>.</p>
<p>In the second week, move on to what things do: <em>open</em>, <em>cold</em>, <em>sharp, be careful</em>. In the third, take the labels of the easy words away and put a question mark there instead.</p>
<p>Do not correct each other’s accent. A language that is laughed at goes into hiding, and a language that is used comes out by itself.</p>`,
    },
    fa: {
      title: 'به آشپزخانه برچسب بزنید',
      shortDesc: '۲۰ برگ کاغذ چسب‌دار و یک عصر؛ یخچال می‌شود معلم زبان.',
      html: `<p>به هر کس در خانه پنج برگ کاغذ چسب‌دار بدهید. روی هر کدام اسم انگلیسیِ یک چیز را بنویسد و بچسباند همان‌جا. تا یک هفته هر کس شیر برمی‌دارد بگوید <em>milk</em>.</p>
<p>هفتهٔ دوم بروید سراغ کارها و حال‌وروزِ چیزها: <em>open</em>، <em>cold</em>، <em>sharp, be careful</em>. هفتهٔ سوم برچسبِ کلمه‌های آسان را بردارید و جایش علامت سؤال بگذارید.</p>
<p>لهجهٔ همدیگر را تصحیح نکنید. زبانی که به آن بخندند قایم می‌شود و زبانی که به کار برود خودش بیرون می‌آید.</p>`,
    },
  },
  {
    slug: 'songs-teach-grammar',
    createdAt: '2026-06-17T08:00:00.000Z',
    image: '07',
    showInBlog: true,
    en: {
      title: 'Songs teach grammar behind your back',
      shortDesc: 'Nobody remembers a table of tenses. Everybody remembers a chorus.',
      html: `<p>A chorus comes back four times in three minutes. No teacher could repeat a sentence that often without being thrown out. And because it has a tune, you keep on repeating it in the shower.</p>
<p>Pick songs with whole sentences, not with “yeah”. Listen once without the words. Then read the words, find three verbs, and listen again. On the third round, sing. Loudly is better than correctly.</p>
<p>Later, when the rule turns up in a lesson, it meets an old friend: <em>ah, like in the song</em>.</p>`,
    },
    fa: {
      title: 'ترانه‌ها یواشکی دستور زبان یاد می‌دهند',
      shortDesc: 'جدول زمان‌ها یادِ هیچ‌کس نمی‌ماند؛ ترجیع‌بند یادِ همه می‌ماند.',
      html: `<p>ترجیع‌بند در سه دقیقه چهار بار برمی‌گردد. هیچ معلمی نمی‌تواند جمله‌ای را این‌قدر تکرار کند و بیرونش نکنند! تازه چون آهنگ دارد، زیر دوش هم دست از تکرارش برنمی‌دارید.</p>
<p>ترانه‌ای انتخاب کنید که جملهٔ کامل داشته باشد. بار اول بدون متن گوش کنید. بعد متن را بخوانید، سه تا فعل پیدا کنید و دوباره گوش کنید. بار سوم بخوانید؛ بلند خواندن از درست خواندن بهتر است.</p>
<p>بعدها که قاعده‌اش در درسی سر برسد، یک آشنای قدیمی می‌بیند: <em>آهان، همان که توی ترانه بود</em>.</p>`,
    },
  },
  {
    slug: 'reading-aloud-to-a-dog',
    createdAt: '2026-03-18T08:00:00.000Z',
    image: '09',
    showInBlog: true,
    en: {
      title: 'Reading aloud to a patient listener',
      shortDesc: 'A library in Aarhus invites dogs to story hour. The shyest readers read the longest.',
      html: `<p>Every second Tuesday, four dogs lie on the carpet of a public library. Each gets one child and one book. The dog does not correct, does not look at the clock and sometimes falls asleep, which is taken as praise.</p>
<p>The librarian has kept a list. Children who read two pages to a grown-up read seven to the dog. After a term most of them read to people as well.</p>
<p>You can do this at home without a dog. The listener needs only one quality: no hurry. A baby brother will do, or a recording that you send to an aunt.</p>`,
    },
    fa: {
      title: 'بلندخوانی برای یک شنوندهٔ صبور',
      shortDesc: 'کتابخانه‌ای در آرهوس سگ‌ها را به ساعت قصه دعوت می‌کند. خجالتی‌ها از همه بیشتر می‌خوانند.',
      html: `<p>دو هفته یک بار، سه‌شنبه‌ها، چهار سگ روی فرشِ یک کتابخانهٔ عمومی لم می‌دهند. به هر کدام یک بچه و یک کتاب می‌رسد. سگ غلط نمی‌گیرد، به ساعت نگاه نمی‌کند و گاهی خوابش می‌برد که این را تعریف به حساب می‌آورند.</p>
<p>کتابدار حسابش را نگه داشته است. بچه‌هایی که برای یک بزرگ‌تر دو صفحه می‌خوانند، برای سگ هفت صفحه می‌خوانند. بعد از یک ترم بیشترشان برای آدم‌ها هم می‌خوانند.</p>
<p>در خانه بدون سگ هم می‌شود. شنونده فقط باید یک ویژگی داشته باشد: عجله نداشته باشد. برادر شیرخواره هم خوب است، یا صدایی که ضبط کنید و برای خاله بفرستید.</p>`,
    },
  },
  {
    slug: 'two-languages-one-child',
    createdAt: '2025-09-17T08:00:00.000Z',
    image: '03',
    showInBlog: true,
    en: {
      title: 'Two languages, one child',
      shortDesc: 'Mixing is not a mistake. Notes for families who live between languages.',
      html: `<p>“Mum, give me the <em>livre</em>.” Sentences like this worry parents. They need not. A child who mixes is using everything in the toolbox, and that is a sign of wealth.</p>
<p>What helps is a reason. Grandmother does not understand the other language: good, that is a reason. A favourite series exists only in the one, a best friend speaks only the other: even better.</p>
<p>Our pages can be switched from English to Persian and back at any time, in the middle of a lesson. Some families do one chapter in each. Nobody has been confused so far, except the parents.</p>`,
    },
    fa: {
      title: 'دو زبان، یک بچه',
      shortDesc: 'قاطی کردن اشتباه نیست. چند نکته برای خانواده‌هایی که میان دو زبان زندگی می‌کنند.',
      html: `<p>«مامان، اون <em>book</em> رو بده.» پدر و مادرها از شنیدن چنین جمله‌هایی نگران می‌شوند. لازم نیست. بچه‌ای که قاطی می‌کند دارد از همهٔ ابزارهای جعبه‌اش استفاده می‌کند و این نشانهٔ دارایی است.</p>
<p>چیزی که کمک می‌کند، دلیل است. مادربزرگ آن یکی زبان را نمی‌فهمد: چه خوب، این خودش دلیل است. سریال محبوبش فقط به این زبان هست و دوست صمیمی‌اش فقط آن زبان را بلد است: از این بهتر نمی‌شود.</p>
<p>صفحه‌های ما را هر لحظه، حتی وسط درس، می‌شود از فارسی به انگلیسی برگرداند و برعکس. بعضی خانواده‌ها هر فصل را به یک زبان می‌خوانند. تا حالا کسی گیج نشده، جز خودِ پدر و مادرها.</p>`,
    },
  },
  {
    slug: 'ten-words-that-travel',
    createdAt: '2025-01-15T08:00:00.000Z',
    image: '02',
    showInBlog: true,
    en: {
      title: 'Ten words that travelled a long way',
      shortDesc: 'Pyjamas, sugar and chess: words you know in two languages without having learned them.',
      html: `<p>Some words have seen more of the world than we have. <em>Pyjamas</em> are trousers from Persia: <em>pāy</em>, foot, and <em>jāme</em>, garment. <em>Check mate</em> is <em>shāh māt</em>, the king is at a loss. <em>Kiosk</em> was once a summer house in a garden.</p>
<p>Collect such words with your child. Sugar, caravan, lemon, spinach, paradise, jasmine, bazaar: a whole shopping list that needs no translation.</p>
<p>It is a cheerful discovery for anybody who begins a new language: you are not starting from zero. You have had luggage there for centuries.</p>`,
    },
    fa: {
      title: 'ده کلمه که راه درازی آمده‌اند',
      shortDesc: 'پیژامه و شکر و شطرنج: کلمه‌هایی که بی‌آنکه یاد گرفته باشی، به دو زبان بلدی.',
      html: `<p>بعضی کلمه‌ها از ما دنیادیده‌ترند. <em>pyjamas</em> همان پای‌جامهٔ خودمان است. <em>checkmate</em> همان «شاه مات» است. <em>kiosk</em> هم روزگاری کوشک بوده، خانهٔ تابستانی وسط باغ.</p>
<p>با فرزندتان از این کلمه‌ها جمع کنید: sugar، caravan، lemon، spinach، paradise، jasmine، bazaar؛ یک فهرست خرید کامل که ترجمه لازم ندارد.</p>
<p>برای کسی که زبان تازه‌ای را شروع می‌کند کشف دلگرم‌کننده‌ای است: از صفر شروع نمی‌کنی. قرن‌هاست که آنجا چمدان داری.</p>`,
    },
  },
]
