import type { Post } from './post.ts'

export const community: Post[] = [
  {
    slug: 'where-your-twelve-dollars-go',
    createdAt: '2026-11-11T08:00:00.000Z',
    image: '01',
    showInBlog: true,
    en: {
      title: 'Where your twelve dollars go',
      shortDesc: 'One donation, followed from the button to the classroom.',
      html: `<p>People ask us, and they are right to ask. So we followed one donation of twelve dollars for a month.</p>
<ul><li><strong>$7.40</strong> paid teachers and translators who make the lessons.</li><li><strong>$2.60</strong> paid tablets, repairs and data for children who have none at home.</li><li><strong>$1.30</strong> kept the site running.</li><li><strong>$0.70</strong> went to accounting, and to the bank.</li></ul>
<p>The shares change a little from month to month; the order does not. What we do not buy is advertising. You are reading this because somebody told you about us, and that is cheaper and kinder.</p>
<p>If twelve dollars are too much, tell a teacher about us. It is worth at least as much.</p>`,
    },
    fa: {
      title: '۱۲ دلار شما کجا می‌رود',
      shortDesc: 'یک کمک مالی را از لحظهٔ فشردن دکمه تا کلاس درس دنبال کردیم.',
      html: `<p>مردم از ما می‌پرسند و حق دارند بپرسند. پس یک ماه تمام ردِ یک کمک ۱۲ دلاری را گرفتیم.</p>
<ul><li><strong>۷٫۴۰ دلار</strong> حق‌الزحمهٔ معلم‌ها و مترجم‌هایی شد که درس‌ها را می‌سازند.</li><li><strong>۲٫۶۰ دلار</strong> خرج تبلت و تعمیر و اینترنتِ بچه‌هایی شد که در خانه ندارند.</li><li><strong>۱٫۳۰ دلار</strong> سایت را سرپا نگه داشت.</li><li><strong>۰٫۷۰ دلار</strong> به حسابداری و بانک رسید.</li></ul>
<p>این سهم‌ها ماه به ماه کمی فرق می‌کند، ولی ترتیبشان نه. چیزی که پولی بابتش نمی‌دهیم تبلیغات است. شما این را می‌خوانید چون کسی از ما برایتان گفته و این هم ارزان‌تر است و هم مهربانانه‌تر.</p>
<p>اگر ۱۲ دلار زیاد است، از ما برای یک معلم تعریف کنید. دست‌کم همان‌قدر می‌ارزد.</p>`,
    },
  },
  {
    slug: 'a-saturday-with-our-volunteers',
    createdAt: '2026-08-05T08:00:00.000Z',
    image: '02',
    showInBlog: true,
    en: {
      title: 'A Saturday with our volunteers',
      shortDesc: 'Nine people, one kitchen table and 214 questions from children.',
      html: `<p>At nine the coffee is ready, at ten past nine the first question arrives: “Why is my cat running backwards?” By noon there are eighty. The volunteers take turns reading aloud, because some questions are too good to be answered alone.</p>
<p>Maryam used to be an engineer; she takes the cats. Jonas is nineteen and remembers how it felt not to understand fractions; he takes these. Birgit answers everything that begins with “I am sorry to bother you”, and her answers begin with “You are not”.</p>
<blockquote>The best ones are those where I have to look it up myself.</blockquote>
<p>We need people who can spare two hours a month. You do not have to know everything. You have to be curious and kind, in this order or the other.</p>`,
    },
    fa: {
      title: 'یک شنبه با داوطلب‌های ما',
      shortDesc: 'نُه نفر، یک میز آشپزخانه و ۲۱۴ سؤال از بچه‌ها.',
      html: `<p>ساعت نُه قهوه حاضر است و نُه و ده دقیقه اولین سؤال می‌رسد: «چرا گربه‌ام عقب‌عقب می‌رود؟» تا ظهر می‌شود هشتاد تا. داوطلب‌ها به نوبت بلند می‌خوانند، چون بعضی سؤال‌ها حیف است که تنهایی جواب داده شود.</p>
<p>مریم قبلاً مهندس بوده؛ گربه‌ها با اوست. یوناس نوزده‌ساله است و هنوز یادش هست نفهمیدنِ کسر چه حالی دارد؛ کسرها با اوست. بیرگیت جواب همهٔ آن‌هایی را می‌دهد که با «ببخشید مزاحم می‌شوم» شروع شده و جواب‌هایش با «مزاحم نیستی» شروع می‌شود.</p>
<blockquote>بهترین سؤال‌ها آن‌هایی است که خودم هم باید بروم جوابش را پیدا کنم.</blockquote>
<p>دنبال کسانی هستیم که ماهی دو ساعت وقت داشته باشند. لازم نیست همه‌چیز را بدانید. باید کنجکاو باشید و مهربان؛ به همین ترتیب یا برعکس.</p>`,
    },
  },
  {
    slug: 'the-library-that-fits-in-a-bag',
    createdAt: '2026-04-29T08:00:00.000Z',
    image: '09',
    showInBlog: true,
    en: {
      title: 'The library that fits in a bag',
      shortDesc: 'A small server, a battery and every course we have: school without the internet.',
      html: `<p>In many of the villages where we work the network ends at the last bend of the road. So we put the lessons in a bag: a computer of the size of a sandwich, a battery for nine hours and a wireless signal that reaches across a schoolyard.</p>
<p>Thirty tablets can watch a video at the same time. In the evening the bag goes to the teacher’s house to be charged; once a month somebody carries it to town and back, and it returns with new courses and carries the children’s results.</p>
<p>The first bag was sewn by the mother of a pupil. We asked her for eleven more.</p>`,
    },
    fa: {
      title: 'کتابخانه‌ای که توی کیف جا می‌شود',
      shortDesc: 'یک سرور کوچک، یک باتری و همهٔ دوره‌های ما: مدرسه بدون اینترنت.',
      html: `<p>در خیلی از روستاهایی که کار می‌کنیم، آنتن سرِ آخرین پیچ جاده تمام می‌شود. برای همین درس‌ها را توی کیف گذاشتیم: کامپیوتری به اندازهٔ یک ساندویچ، باتری‌ای که نُه ساعت کار می‌کند و شبکهٔ بی‌سیمی که به همه‌جای حیاط مدرسه می‌رسد.</p>
<p>سی تبلت می‌توانند هم‌زمان ویدئو ببینند. عصرها کیف می‌رود خانهٔ معلم که شارژ شود؛ ماهی یک بار هم کسی آن را به شهر می‌برد و برمی‌گرداند و کیف با دوره‌های تازه برمی‌گردد.</p>
<p>کیف اول را مادرِ یکی از دانش‌آموزها دوخت. از او یازده تای دیگر خواستیم.</p>`,
    },
  },
  {
    slug: 'letters-from-learners',
    createdAt: '2025-06-11T08:00:00.000Z',
    image: '03',
    showInBlog: true,
    en: {
      title: 'Letters from learners',
      shortDesc: 'Six sentences that hang on the wall above our coffee machine.',
      html: `<p>We get long letters and short ones. These six hang on the wall, and on difficult days we read them again.</p>
<blockquote>I taught my father how to make a folder. He taught me how to fold a boat. We are even now.</blockquote>
<blockquote>Your quiz said 60 percent. My teacher said that it is more than half, so I know more than I do not know.</blockquote>
<blockquote>I do not like the cat. Can you please add a goat?</blockquote>
<blockquote>I watched the lesson about rain four times because it was raining.</blockquote>
<blockquote>The lady who speaks in the English course has the voice of my aunt.</blockquote>
<blockquote>I finished!!! What do I do now?</blockquote>
<p>There is a goat now. To the writer of the last one: begin again with something that you cannot do yet.</p>`,
    },
    fa: {
      title: 'نامه‌هایی از یادگیرنده‌ها',
      shortDesc: 'شش جمله که به دیوارِ بالای قهوه‌ساز ما چسبیده است.',
      html: `<p>هم نامهٔ بلند به دستمان می‌رسد، هم کوتاه. این شش تا به دیوار است و روزهای سخت دوباره می‌خوانیمشان.</p>
<blockquote>به بابایم یاد دادم چطور پوشه درست کند. او هم یادم داد چطور قایق تا کنم. بی‌حساب شدیم.</blockquote>
<blockquote>آزمونتان گفت ۶۰ درصد. معلمم گفت از نصف بیشتر است، پس چیزهایی که می‌دانم از چیزهایی که نمی‌دانم بیشتر است.</blockquote>
<blockquote>من از گربه خوشم نمی‌آید. می‌شود لطفاً یک بز اضافه کنید؟</blockquote>
<blockquote>درس باران را چهار بار دیدم، چون داشت باران می‌آمد.</blockquote>
<blockquote>خانمی که در دورهٔ انگلیسی حرف می‌زند صدایش مثل خاله‌ام است.</blockquote>
<blockquote>تمامش کردم!!! حالا چه کار کنم؟</blockquote>
<p>بز اضافه شد. و برای نویسندهٔ نامهٔ آخر: با چیزی که هنوز بلد نیستی از نو شروع کن.</p>`,
    },
  },
  {
    slug: 'our-first-year-in-numbers',
    createdAt: '2024-12-18T08:00:00.000Z',
    image: '12',
    showInBlog: false,
    en: {
      title: 'Our first year, in numbers that surprised us',
      shortDesc: '2,143 lessons, one goat and a Tuesday on which everybody came.',
      html: `<p>We opened the doors a year ago with eleven courses and no idea who would come. Here is who came.</p>
<ul><li>The youngest learner is five and types with one finger; the oldest is eighty-one and uses two.</li><li>The busiest hour of the week is Tuesday between seven and eight in the evening. We do not know why.</li><li>The lesson watched most often is not about programming. It is about how to wash a paint brush.</li><li>412 people reached the end of a course. 37 of them began the same one again, with a brother or a sister.</li></ul>
<p>Thank you for every click, every question and every spelling mistake you reported. Next year there will be more of everything, the mistakes excepted.</p>`,
    },
    fa: {
      title: 'سال اول ما به روایت عددهایی که غافلگیرمان کرد',
      shortDesc: '۲۱۴۳ درس، یک بز و سه‌شنبه‌ای که همه آمدند.',
      html: `<p>یک سال پیش با یازده دوره در را باز کردیم و نمی‌دانستیم چه کسی می‌آید. این‌ها آمدند.</p>
<ul><li>کوچک‌ترین یادگیرنده پنج‌ساله است و با یک انگشت تایپ می‌کند؛ بزرگ‌ترین ۸۱ساله است و با دو انگشت.</li><li>شلوغ‌ترین ساعت هفته سه‌شنبه‌ها میان هفت و هشت عصر است. دلیلش را نمی‌دانیم.</li><li>پربیننده‌ترین درس دربارهٔ برنامه‌نویسی نیست؛ دربارهٔ این است که قلم‌مو را چطور بشوییم.</li><li>۴۱۲ نفر به آخر یک دوره رسیدند. ۳۷ نفرشان همان دوره را با خواهر یا برادرشان از سر گرفتند.</li></ul>
<p>برای هر کلیک، هر سؤال و هر غلط املایی که خبرمان کردید ممنونیم. سال دیگر همه‌چیز بیشتر می‌شود، جز غلط‌ها.</p>`,
    },
  },
]
