import { type Kind, text } from './kinds.ts'

export const moreKinds = {
  readingTent: {
    slug: 'the-reading-tent',
    image: 'work-09',
    en: (place) =>
      text(
        `The reading tent of ${place}`,
        'A blue tent, sixty cushions and nobody who says “quiet”.',
        `<p>The tent came to ${place} for a summer and was asked to stay. Grandparents read in the languages they grew up with; the children find out that the fox is clever in all of them.</p>`,
        '<p>On windy days the pages have to be held by two. That is how several friendships began.</p>',
      ),
    fa: (place) =>
      text(
        `چادر کتاب‌خوانی ${place}`,
        'چادری آبی، شصت کوسن و هیچ‌کس که بگوید «ساکت!».',
        `<p>چادر قرار بود فقط یک تابستان در ${place} بماند، اما از آن خواستند نرود. مادربزرگ‌ها و پدربزرگ‌ها به زبان‌های کودکی‌شان می‌خوانند و بچه‌ها می‌فهمند روباه در همهٔ زبان‌ها زرنگ است.</p>`,
        '<p>روزهایی که باد می‌آید هر صفحه را باید دو نفر نگه دارند. چند تا دوستی همین‌طور شروع شد.</p>',
      ),
  },
  repairWorkshop: {
    slug: 'a-second-life-for-forty-laptops',
    image: 'work-10',
    en: (place) =>
      text(
        `A second life for forty laptops in ${place}`,
        'Given away by an office, repaired by teenagers, used by a whole school.',
        `<p>The machines arrived in ${place} with missing keys and tired batteries. A repair shop lent its back room, and on Friday evenings the older pupils learned what is inside a computer.</p>`,
        '<ol><li>Open, clean, note what is broken.</li><li>Make one out of two.</li><li>Install, test, put a name on it.</li></ol>',
        '<p>Thirty-one of the forty work today. The other nine became the spare parts, and a very good lesson.</p>',
      ),
    fa: (place) =>
      text(
        `زندگی دوبارهٔ چهل لپ‌تاپ در ${place}`,
        'شرکتی بخشیدشان، نوجوان‌ها تعمیرشان کردند، یک مدرسه از آن‌ها استفاده می‌کند.',
        `<p>دستگاه‌ها با کلیدهای افتاده و باتری‌های خسته به ${place} رسیدند. یک تعمیرگاه اتاق پشتی‌اش را در اختیار گذاشت و جمعه‌شب‌ها دانش‌آموزهای بزرگ‌تر یاد گرفتند توی کامپیوتر چه خبر است.</p>`,
        '<ol><li>بازش کن، تمیزش کن، بنویس چه چیزش خراب است.</li><li>از دو تا یکی بساز.</li><li>نصب کن، امتحان کن، اسمی رویش بگذار.</li></ol>',
        '<p>سی‌ویک دستگاه از چهل تا حالا کار می‌کند. نُه تای دیگر شدند لوازم یدکی و یک درس حسابی.</p>',
      ),
  },
  mathCircle: {
    slug: 'the-puzzle-circle',
    image: 'work-11',
    en: (place) =>
      text(
        `The puzzle circle of ${place}`,
        'No marks, no hurry, one problem for the whole afternoon.',
        `<p>Twelve children of ${place} sit around one problem. Nobody raises a hand. Whoever has an idea goes to the board, and whoever does not understand may stop everything.</p>`,
        '<p>The circle solved eleven problems this year. It also found two that nobody could solve, and these hang framed on the wall.</p>',
      ),
    fa: (place) =>
      text(
        `حلقهٔ معمای ${place}`,
        'نه نمره‌ای، نه عجله‌ای؛ یک مسئله برای تمام بعدازظهر.',
        `<p>دوازده بچهٔ ${place} دور یک مسئله می‌نشینند. کسی دست بلند نمی‌کند. هر کس فکری دارد پای تخته می‌رود و هر کس نمی‌فهمد حق دارد همه‌چیز را متوقف کند.</p>`,
        '<p>این حلقه امسال یازده مسئله حل کرد. دو تا هم پیدا کرد که هیچ‌کس نتوانست حل کند؛ آن‌ها را قاب کرده‌اند و به دیوار زده‌اند.</p>',
      ),
  },
  wallPainting: {
    slug: 'a-wall-full-of-stories',
    image: 'work-12',
    en: (place) =>
      text(
        `A wall full of stories in ${place}`,
        'Sixty metres of grey concrete, ninety painters, one very long dragon.',
        `<p>The wall between the school and the road in ${place} was grey for thirty years. Every child brought one animal on paper, and a painter from the town showed how to make it two metres tall.</p>`,
        '<p>The dragon was nobody’s idea. It grew out of a line that had gone wrong, and today it is what visitors photograph.</p>',
      ),
    fa: (place) =>
      text(
        `دیوار پر از قصه در ${place}`,
        'شصت متر سیمان خاکستری، نود نقاش و یک اژدهای خیلی دراز.',
        `<p>دیوار میان مدرسه و جاده در ${place} سی سال خاکستری بود. هر بچه حیوانی روی کاغذ آورد و نقاشی از شهر نشان داد چطور می‌شود آن را دومتری کشید.</p>`,
        '<p>اژدها فکر هیچ‌کس نبود. از خطی درآمد که اشتباه کشیده شده بود و حالا همان چیزی است که مهمان‌ها از آن عکس می‌گیرند.</p>',
      ),
  },
  mobileLab: {
    slug: 'the-laboratory-in-a-van',
    image: 'work-10',
    en: (place) =>
      text(
        `The laboratory in a van comes to ${place}`,
        'Microscopes, magnets and a teacher who likes it when something goes bang.',
        `<p>The van stays for a week at each school. In ${place} the children looked at pond water on Monday and could not be sent home on Tuesday.</p>`,
        '<p>On Friday every group shows one experiment and one mistake. The mistakes get the longer applause.</p>',
      ),
    fa: (place) =>
      text(
        `آزمایشگاه سیار در ${place}`,
        'میکروسکوپ و آهن‌ربا و معلمی که از صدای ترکیدن کیف می‌کند.',
        `<p>ماشین در هر مدرسه یک هفته می‌ماند. بچه‌های ${place} دوشنبه آبِ برکه را زیر میکروسکوپ دیدند و سه‌شنبه دیگر نمی‌شد فرستادشان خانه.</p>`,
        '<p>جمعه هر گروه یک آزمایش و یک اشتباه نشان می‌دهد. برای اشتباه‌ها بیشتر دست می‌زنند.</p>',
      ),
  },
  songBook: {
    slug: 'a-songbook-from-grandmothers',
    image: 'work-07',
    en: (place) =>
      text(
        `A songbook from the grandmothers of ${place}`,
        'Fifty-two lullabies that had never been written down.',
        `<p>Pupils went from house to house in ${place} with a recorder and a bag of biscuits. They asked one question: what did your mother sing to you?</p>`,
        '<p>The book has notes, pictures and a code on every page that plays the recording. The first printing was gone in nine days.</p>',
      ),
    fa: (place) =>
      text(
        `ترانه‌نامهٔ مادربزرگ‌های ${place}`,
        'پنجاه‌ودو لالایی که هیچ‌وقت جایی نوشته نشده بود.',
        `<p>دانش‌آموزها در ${place} با یک ضبط صوت و یک پاکت بیسکویت خانه به خانه رفتند و یک سؤال پرسیدند: مادرتان برایتان چه می‌خواند؟</p>`,
        '<p>کتاب نُت دارد و نقاشی و در هر صفحه رمزی که صدای ضبط‌شده را پخش می‌کند. چاپ اولش نُه‌روزه تمام شد.</p>',
      ),
  },
  walkingBus: {
    slug: 'the-walking-school-bus',
    image: 'work-04',
    en: (place) =>
      text(
        `The walking school bus of ${place}`,
        'It has no wheels, seven stops and two grown-ups in orange vests.',
        `<p>The way to school in ${place} crosses a main road and a river. Alone it is long; in a line of twenty it is the best part of the day.</p>`,
        '<p>At each stop the line grows. Arithmetic is done on the way: how many are we now, how many are missing, and whose dog is that?</p>',
      ),
    fa: (place) =>
      text(
        `سرویس پیادهٔ مدرسهٔ ${place}`,
        'چرخ ندارد؛ هفت ایستگاه دارد و دو بزرگ‌تر با جلیقهٔ نارنجی.',
        `<p>راه مدرسه در ${place} از یک خیابان بزرگ و یک رودخانه می‌گذرد. تنهایی دراز است؛ در صف بیست‌نفره بهترین تکهٔ روز است.</p>`,
        '<p>صف در هر ایستگاه درازتر می‌شود. حساب را هم توی راه کار می‌کنند: الان چند نفریم، چند نفر کم است و آن سگ مالِ کیست؟</p>',
      ),
  },
  homeworkCafe: {
    slug: 'the-homework-cafe',
    image: 'work-09',
    en: (place) =>
      text(
        `The homework café of ${place}`,
        'Tea, a long table and somebody who has time.',
        `<p>From four to six a bakery in ${place} lends its back room. Students of the nearby college sit down with anybody who asks. Nobody is given answers; everybody is given tea.</p>`,
        '<p>Last winter a father came with his own homework: the form for his driving licence. Since then there is a table for parents, too.</p>',
      ),
    fa: (place) =>
      text(
        `کافهٔ مشق در ${place}`,
        'چای، میزی دراز و کسی که وقت دارد.',
        `<p>از چهار تا شش عصر یک نانوایی در ${place} اتاق پشتی‌اش را می‌دهد. دانشجوهای همان نزدیکی کنار هر کس که بخواهد می‌نشینند. به هیچ‌کس جواب نمی‌دهند، به همه چای می‌دهند.</p>`,
        '<p>زمستان گذشته پدری با مشق خودش آمد: فرم گواهینامهٔ رانندگی. از آن روز یک میز هم برای پدر و مادرها هست.</p>',
      ),
  },
} satisfies Record<string, Kind>
