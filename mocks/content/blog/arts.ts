import type { Post } from './post.ts'

export const arts: Post[] = [
  {
    slug: 'watercolour-on-a-rainy-day',
    createdAt: '2026-10-14T08:00:00.000Z',
    image: '04',
    showInBlog: true,
    en: {
      title: 'Watercolour on a rainy day',
      shortDesc: 'Three colours, one brush and a puddle: a first painting that always works.',
      html: `<p>Buy three tubes, not a box of twenty-four: a warm yellow, a red that leans to pink and a blue that reminds you of the evening. Everything else can be mixed, and mixing is the fun.</p>
<figure><img src="/mock-media/lessons/three-washes.svg" alt="Three washes beside each other: flat, graded, and wet in wet" width="960" height="600"><figcaption>The third one is what the rain paints.</figcaption></figure>
<p>Wet the paper first, all of it, until it shines. Now touch it with a loaded brush and do nothing. The colour walks on its own. Children who are used to being told where the line goes need a moment to believe this.</p>
<p>While it dries, look out of the window. Then take a pencil and add one dark thing: a roof, a bird, a person with an umbrella. The blur behind it becomes weather all by itself.</p>
<p>Date the sheet on the back. In a year you will be glad.</p>`,
    },
    fa: {
      title: 'آبرنگ در یک روز بارانی',
      shortDesc: 'سه رنگ، یک قلم‌مو و یک چاله آب: اولین نقاشی‌ای که همیشه خوب از کار درمی‌آید.',
      html: `<p>به‌جای جعبهٔ ۲۴تایی سه تیوب بخرید: یک زرد گرم، قرمزی که به صورتی می‌زند و آبی‌ای که یاد غروب می‌اندازد. بقیه را می‌شود ساخت و کیفش هم به همین ساختن است.</p>
<figure><img src="/mock-media/lessons/three-washes-fa.svg" alt="سه جور رنگ‌گذاری کنار هم: یک‌دست، سایه‌روشن و خیس در خیس" width="960" height="600"><figcaption>سومی همان است که باران می‌کشد.</figcaption></figure>
<p>اول همهٔ کاغذ را خیس کنید تا برق بزند. حالا قلم‌موی پُر را به آن بزنید و دیگر هیچ کاری نکنید. رنگ خودش راه می‌افتد. بچه‌هایی که عادت دارند بهشان بگویند خط از کجا برود، کمی طول می‌کشد تا باورشان شود.</p>
<p>تا خشک شود از پنجره بیرون را نگاه کنید. بعد با مداد یک چیزِ تیره اضافه کنید: یک بام، یک پرنده، آدمی با چتر. آن محویِ پشتِ سرش خودبه‌خود می‌شود هوا.</p>
<p>پشت کاغذ تاریخ بزنید. سال دیگر خوشحال می‌شوید.</p>`,
    },
  },
  {
    slug: 'drawing-what-you-see',
    createdAt: '2026-07-22T08:00:00.000Z',
    image: '05',
    showInBlog: true,
    en: {
      title: 'Draw what you see, not what you know',
      shortDesc: 'Turn the photo upside down and your drawing gets better at once. The reason is surprising.',
      html: `<p>Everybody knows what an eye looks like: an almond with a circle. That is the trouble. The hand draws the almond it knows and not the eye that is there.</p>
<p>Take a photograph of a face and turn it upside down. Suddenly there is no eye any more, only a dark curve, a light patch, a strange triangle. Draw these. After half an hour turn both sheets round. Most people laugh aloud.</p>
<p>Nothing about your hand has changed in that half hour. Your looking has. Drawing is nine tenths looking, and looking can be learned at any age.</p>`,
    },
    fa: {
      title: 'آنچه می‌بینی بکش، نه آنچه می‌دانی',
      shortDesc: 'عکس را سروته کن، نقاشی‌ات همان لحظه بهتر می‌شود. دلیلش عجیب است.',
      html: `<p>همه می‌دانند چشم چه شکلی است: یک بادام با یک دایره. مشکل هم همین است. دست، آن بادامی را می‌کشد که بلد است، نه چشمی را که روبه‌رویش است.</p>
<p>عکس یک صورت را بردارید و سروته کنید. یکهو دیگر چشمی در کار نیست؛ فقط خمیدگیِ تیره‌ای هست و لکهٔ روشنی و سه‌گوش عجیبی. همین‌ها را بکشید. نیم ساعت بعد هر دو کاغذ را برگردانید. بیشترِ آدم‌ها بلند می‌خندند.</p>
<p>در آن نیم ساعت دستتان هیچ فرقی نکرده است؛ نگاهتان فرق کرده. نُه‌دهمِ نقاشی نگاه کردن است و نگاه کردن را در هر سنی می‌شود یاد گرفت.</p>`,
    },
  },
  {
    slug: 'paper-theatre',
    createdAt: '2026-02-11T08:00:00.000Z',
    image: '06',
    showInBlog: true,
    en: {
      title: 'A theatre in a shoe box',
      shortDesc: 'Cardboard, a torch and one story that everybody knows. Curtain up!',
      html: `<p>Cut a window into the lid of a shoe box and cover it with baking paper. Put a torch behind it. You have a stage.</p>
<p>The actors are cut from dark paper and glued to straws. Give each one a single strong shape: a beak, a crown, a very long coat. Shadows forgive everything except too much detail.</p>
<h2>Choose a story without a plot problem</h2>
<p>Take one that everybody knows and change one thing. The wolf is a vegetarian. The princess is the engineer. The audience will wait for the well-known ending, and you decide whether they get it.</p>
<p>Film it in one go with a phone on a pile of books. Premiere after dinner, encore guaranteed.</p>`,
    },
    fa: {
      title: 'تماشاخانه‌ای در جعبهٔ کفش',
      shortDesc: 'مقوا، چراغ‌قوه و قصه‌ای که همه بلدند. پرده بالا!',
      html: `<p>درِ جعبهٔ کفش را مثل پنجره ببُرید و رویش کاغذ روغنی بچسبانید. چراغ‌قوه را پشتش بگذارید. صحنه آماده است.</p>
<p>بازیگرها را از کاغذ تیره ببُرید و به نی بچسبانید. به هر کدام فقط یک شکلِ گویا بدهید: یک نوک، یک تاج، یک پالتوی خیلی بلند. سایه همه‌چیز را می‌بخشد جز ریزه‌کاریِ زیادی.</p>
<h2>قصه‌ای بردارید که گره نداشته باشد</h2>
<p>قصه‌ای را انتخاب کنید که همه بلدند و یک چیزش را عوض کنید. گرگ گیاه‌خوار است. شاهزاده‌خانم مهندس است. تماشاچی‌ها منتظر پایانِ آشنا می‌مانند و شما تصمیم می‌گیرید به آن برسند یا نه.</p>
<p>گوشی را روی چند تا کتاب بگذارید و یک‌ضرب فیلم بگیرید. افتتاحیه بعد از شام، اجرای دوباره هم تضمینی.</p>`,
    },
  },
  {
    slug: 'music-from-the-kitchen',
    createdAt: '2025-10-01T08:00:00.000Z',
    image: '07',
    showInBlog: true,
    en: {
      title: 'Music from the kitchen drawer',
      shortDesc: 'Glasses, spoons and rice: build an orchestra before lunch and learn what pitch is.',
      html: `<p>Fill five glasses with different amounts of water and tap them with a spoon. Which one sings highest? Let everybody guess before anybody taps. Half the family will be wrong, and nobody forgets why.</p>
<p>Rice in a jar is a rain maker. A comb and a strip of paper is a kazoo. A rubber band over a lunch box is a guitar with one string, and one string is enough for a tune.</p>
<p>Write the piece down with signs of your own: circles for glasses, zigzag for rice. If a friend can play it from your sheet without asking, you have written music.</p>`,
    },
    fa: {
      title: 'موسیقی از کشوی آشپزخانه',
      shortDesc: 'لیوان و قاشق و برنج: تا ناهار یک ارکستر بسازید و بفهمید زیر و بم یعنی چه.',
      html: `<p>در پنج لیوان به اندازه‌های مختلف آب بریزید و با قاشق به آن‌ها بزنید. کدام از همه زیرتر می‌خواند؟ قبل از اینکه کسی بزند، همه حدس بزنند. نصفِ خانواده اشتباه می‌کند و دیگر هیچ‌کس دلیلش را فراموش نمی‌کند.</p>
<p>برنج توی شیشه باران است. شانه با یک تکه کاغذ سوت می‌زند. کِشی که دورِ ظرف غذا بیندازید گیتار تک‌سیم است و یک سیم برای یک آهنگ بس است.</p>
<p>آهنگ را با نشانه‌های خودتان بنویسید: دایره برای لیوان، خط شکسته برای برنج. اگر دوستتان بتواند بی‌پرسیدن از روی کاغذتان بنوازد، شما نُت نوشته‌اید.</p>`,
    },
  },
  {
    slug: 'colours-have-a-temperature',
    createdAt: '2025-05-14T08:00:00.000Z',
    showInBlog: true,
    en: {
      title: 'Colours have a temperature',
      shortDesc: 'Why a blue room feels colder, and what painters do with it.',
      html: `<p>Paint two squares, one orange, one blue, and ask somebody to put a hand above each. Many people feel a difference, although both sheets are as warm as the room.</p>
<p>Painters use this trick for depth. Warm colours step forward, cool ones step back. A landscape needs no perspective lines at all if the near grass is yellowish and the far hills are blue.</p>
<p>Look for it today: on posters, on cereal boxes, in the sky an hour before sunset. Then try a picture with only warm colours and one cool spot. Your eye will not be able to leave that spot alone.</p>`,
    },
    fa: {
      title: 'رنگ‌ها گرم و سرد دارند',
      shortDesc: 'چرا اتاق آبی سردتر به نظر می‌رسد و نقاش‌ها با این چه می‌کنند.',
      html: `<p>دو مربع بکشید، یکی نارنجی و یکی آبی، و از کسی بخواهید دستش را بالای هر کدام بگیرد. خیلی‌ها فرقی حس می‌کنند، با اینکه هر دو کاغذ هم‌دمای اتاق است.</p>
<p>نقاش‌ها با همین ترفند عمق می‌سازند. رنگ گرم یک قدم جلو می‌آید و رنگ سرد یک قدم عقب می‌رود. منظره‌ای که علف‌های نزدیکش به زردی بزند و تپه‌های دورش آبی باشد، خط پرسپکتیو نمی‌خواهد.</p>
<p>امروز دنبالش بگردید: روی پوسترها، روی جعبهٔ صبحانه، در آسمانِ یک ساعت مانده به غروب. بعد نقاشی‌ای بکشید که همه‌اش رنگ گرم باشد و فقط یک لکهٔ سرد داشته باشد. چشمتان آن لکه را رها نمی‌کند.</p>`,
    },
  },
]
