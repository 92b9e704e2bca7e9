import { defineCourse } from './define.ts'
import { media } from './lessons.ts'
import { colour } from './watercolour/colour.ts'
import { firstPainting } from './watercolour/first-painting.ts'
import { firstStrokes } from './watercolour/first-strokes.ts'
import { waterAndTime } from './watercolour/water-and-time.ts'

export const watercolourForBeginners = defineCourse({
  id: 'c-002',
  slug: 'watercolour-for-beginners',
  category: 'Arts & Design',
  ageGroup: '14-18',
  level: 'Beginner',
  price: 24,
  created: '2026-10-14',
  updated: '2026-11-08',
  cover: 'watercolour-1',
  title: ['Watercolour for Beginners', 'آبرنگ برای تازه‌کارها'],
  shortDesc: [
    'Three colours, one brush and a glass of water: learn how water moves paint, mix every colour you need and finish your first painting.',
    'سه رنگ، یک قلم‌مو و یک لیوان آب: یاد بگیر آب چطور رنگ را حرکت می‌دهد، هر رنگی را که می‌خواهی بساز و اولین نقاشی‌ات را تمام کن.',
  ],
  about: [
    `Watercolour has a reputation for being difficult, because water does as it likes. In truth it is the friendliest paint there is, as soon as you stop fighting the water and begin to lead it. It fits into a pocket, dries in minutes and leaves nothing behind that a damp cloth could not wipe away.

Step by step you learn to read the wetness of paper, to lay an even wash, to let two colours run into one another on purpose, and to mix greens, browns and greys from just three tubes. In the last chapter you paint an autumn leaf from life, from the first pencil line to the darkest vein.`,
    `می‌گویند آبرنگ سخت است، چون آب کار خودش را می‌کند. راستش آبرنگ مهربان‌ترین رنگ دنیاست، به‌شرط آن‌که دست از جنگیدن با آب برداری و راه بردنش را یاد بگیری. در جیب جا می‌شود، چند دقیقه‌ای خشک می‌شود و چیزی به جا نمی‌گذارد که یک دستمال نمناک پاکش نکند.

قدم‌به‌قدم یاد می‌گیری خیسی کاغذ را بشناسی، رنگ را یکدست پخش کنی، بگذاری دو رنگ عمداً در هم بدوند، و سبز و قهوه‌ای و خاکستری را فقط از سه تیوب بسازی. در فصل آخر یک برگ پاییزی واقعی را می‌کشی، از اولین خط مداد تا تیره‌ترین رگبرگ.`,
  ],
  learn: [
    [
      'Choose paper, brushes and paint without spending too much',
      'کاغذ، قلم‌مو و رنگ را بدون خرج زیاد انتخاب کنی',
    ],
    [
      'Lay a flat wash, a graded wash and a wet-in-wet wash',
      'شست‌وشوی یکدست، سایه‌روشن‌دار و خیس در خیس را اجرا کنی',
    ],
    [
      'Mix nearly any colour from one yellow, one red and one blue',
      'تقریباً هر رنگی را از یک زرد، یک قرمز و یک آبی بسازی',
    ],
    [
      'Work from light to dark and keep the white of the paper',
      'از روشن به تیره کار کنی و سفیدی کاغذ را نگه داری',
    ],
    ['Rescue a painting when water goes its own way', 'وقتی آب راه خودش را رفت، نقاشی را نجات بدهی'],
  ],
  forWhom: [
    `Teenagers who have never held a watercolour brush, or who once did and gave up. Younger painters do well with a grown-up beside them. You need three tubes or pans of paint, one round brush (size 8), five sheets of watercolour paper, two glasses of water and an old cloth.`,
    `برای نوجوان‌هایی که تا حالا قلم‌موی آبرنگ به دست نگرفته‌اند، یا گرفته‌اند و رها کرده‌اند. نقاش‌های کوچک‌تر هم با همراهی یک بزرگ‌تر از پسش برمی‌آیند. سه تیوب یا قرص رنگ، یک قلم‌موی گرد (شماره‌ی ۸)، پنج برگ کاغذ آبرنگ، دو لیوان آب و یک پارچه‌ی کهنه لازم داری.`,
  ],
  chapters: [firstStrokes, waterAndTime, colour, firstPainting],
  materials: [
    {
      type: 'pdf',
      title: ['The learning guide', 'راهنمای یادگیری'],
      fileUrl: [`${media}/pdf/guide.pdf`, `${media}/pdf/guide-fa.pdf`],
      fileName: ['guide.pdf', 'guide-fa.pdf'],
      chapter: colour.title,
    },
    {
      type: 'image',
      title: ['Colour wheel to print', 'چرخه‌ی رنگ برای چاپ'],
      fileUrl: `${media}/lessons/colour-wheel.svg`,
      fileName: 'colour-wheel.svg',
      chapter: colour.title,
    },
    {
      type: 'image',
      title: ['Three washes', 'سه جور شست‌وشو'],
      fileUrl: [`${media}/lessons/three-washes.svg`, `${media}/lessons/three-washes-fa.svg`],
      fileName: ['three-washes.svg', 'three-washes-fa.svg'],
      chapter: waterAndTime.title,
    },
    {
      type: 'video',
      title: ['Film: a landscape in five washes', 'فیلم: منظره‌ای با پنج لایه رنگ'],
      fileUrl: `${media}/video/clip.mp4`,
      fileName: 'clip.mp4',
      duration: 1,
      chapter: firstStrokes.title,
    },
    { type: 'quiz', title: ['Final quiz', 'آزمون پایانی'], chapter: firstPainting.title },
  ],
})
