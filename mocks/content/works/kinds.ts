import type { WorkText } from './country.ts'

/** What a kind of work needs to know of the place where it happened. */
export interface Place {
  en: string
  fa: string
}

/** A kind of work that was done in many places: its picture, and its story told for one of them. */
export interface Kind {
  slug: string
  /** A picture under /mock-media/works/. */
  image: string
  en(place: string): WorkText
  fa(place: string): WorkText
}

/** A work in one language; its first paragraph is what its card says. */
export function text(title: string, shortDesc: string, ...paragraphs: string[]): WorkText {
  return { title, shortDesc, html: [`<p><strong>${shortDesc}</strong></p>`, ...paragraphs].join('\n') }
}

export const kinds = {
  bicycleLibrary: {
    slug: 'library-on-two-wheels',
    image: 'work-01',
    en: (place) =>
      text(
        `A library on two wheels in ${place}`,
        'Every Thursday, forty books ride out to the children who live too far from any shelf.',
        `<p>The bicycle has a wooden box in front and a bell that can be heard three streets away. When it rings in ${place}, children come running with the books of last week under their arms.</p>`,
        '<p>A book may stay for seven days. The only fee is a sentence: whoever brings a book back says what it was about. Many sentences turn into long conversations.</p>',
        '<blockquote>I have read the one about the whale four times. The bicycle knows.</blockquote>',
      ),
    fa: (place) =>
      text(
        `کتابخانهٔ دوچرخه‌ای در ${place}`,
        'هر پنجشنبه چهل کتاب رکاب‌زنان به سراغ بچه‌هایی می‌رود که از هر قفسه‌ای دورند.',
        `<p>جلوی دوچرخه جعبه‌ای چوبی است و زنگی دارد که صدایش تا سه کوچه آن‌طرف‌تر می‌رسد. در ${place} که زنگ می‌خورد، بچه‌ها با کتاب‌های هفتهٔ پیش زیر بغل می‌دوند بیرون.</p>`,
        '<p>هر کتاب هفت روز می‌ماند. هزینه‌اش فقط یک جمله است: هر کس کتابی پس می‌آورد می‌گوید دربارهٔ چه بود. خیلی از این جمله‌ها به گپی طولانی می‌کشد.</p>',
        '<blockquote>آن کتاب نهنگ را چهار بار خوانده‌ام. دوچرخه خودش می‌داند.</blockquote>',
      ),
  },
  newRoof: {
    slug: 'a-roof-that-keeps-the-rain-out',
    image: 'work-02',
    en: (place) =>
      text(
        `A roof that keeps the rain out: the school of ${place}`,
        'When it rained, lessons stopped. Since spring they go on.',
        `<p>For years the teachers of ${place} moved desks when clouds came up. Parents, neighbours and a carpenter from the next town built the new roof in nineteen days.</p>`,
        '<ul><li>Donations paid for the sheets and the beams.</li><li>The families gave their hands.</li><li>The oldest pupils drew the plan of the gutters.</li></ul>',
        '<p>The rain water now runs into a tank, and the tank waters the school garden.</p>',
      ),
    fa: (place) =>
      text(
        `سقفی که چکه نمی‌کند: مدرسهٔ ${place}`,
        'باران که می‌آمد درس تعطیل می‌شد. از بهار به این طرف درس ادامه دارد.',
        `<p>سال‌ها در ${place} تا ابر می‌آمد معلم‌ها نیمکت‌ها را جابه‌جا می‌کردند. پدر و مادرها، همسایه‌ها و نجاری از شهر کناری سقف نو را نوزده‌روزه ساختند.</p>`,
        '<ul><li>پول ورق‌ها و تیرها از کمک‌های مردمی آمد.</li><li>خانواده‌ها آستین بالا زدند.</li><li>بزرگ‌ترین دانش‌آموزها نقشهٔ ناودان‌ها را کشیدند.</li></ul>',
        '<p>حالا آب باران توی مخزن می‌رود و مخزن، باغچهٔ مدرسه را آب می‌دهد.</p>',
      ),
  },
  girlsCode: {
    slug: 'saturday-code-club',
    image: 'work-03',
    en: (place) =>
      text(
        `Saturday code club for girls in ${place}`,
        'Eight laptops, sixteen girls, and a rule: the one who types does not decide.',
        `<p>In the club of ${place} two girls share a computer. One types, the other thinks aloud, and every ten minutes they change seats. Nobody can hide, and nobody is left alone.</p>`,
        '<p>The first programs draw flags. By the third month there is a game about a goat that eats homework, and a timetable for the bus that the whole street uses.</p>',
        '<p>Four of the first members teach the new ones today.</p>',
      ),
    fa: (place) =>
      text(
        `باشگاه برنامه‌نویسی دختران ${place}، شنبه‌ها`,
        'هشت لپ‌تاپ، شانزده دختر و یک قانون: کسی که تایپ می‌کند تصمیم نمی‌گیرد.',
        `<p>در باشگاه ${place} هر دو نفر یک کامپیوتر دارند. یکی تایپ می‌کند، یکی بلندبلند فکر می‌کند و هر ده دقیقه جا عوض می‌کنند. نه کسی می‌تواند قایم شود و نه کسی تنها می‌ماند.</p>`,
        '<p>اولین برنامه‌ها پرچم می‌کشند. به ماه سوم که می‌رسند، بازیِ بزی را ساخته‌اند که مشق‌ها را می‌خورد و جدول اتوبوسی که کل محله از آن استفاده می‌کند.</p>',
        '<p>امروز چهار نفر از عضوهای اول به تازه‌واردها درس می‌دهند.</p>',
      ),
  },
  schoolGarden: {
    slug: 'a-garden-to-count-with',
    image: 'work-04',
    en: (place) =>
      text(
        `A garden to count with in ${place}`,
        'Beans teach multiplication, pumpkins teach patience.',
        `<p>The garden behind the school of ${place} is twelve steps long and eight steps wide. The children measured it themselves, first in steps, then in metres, and found out why people invented the metre.</p>`,
        '<p>Every class keeps one bed and one notebook. In the notebook are rain, sunshine, snails and guesses. At harvest time the guesses are read aloud.</p>',
      ),
    fa: (place) =>
      text(
        `باغچه‌ای برای حساب‌وکتاب در ${place}`,
        'لوبیا ضرب یاد می‌دهد و کدوتنبل صبر.',
        `<p>باغچهٔ پشت مدرسهٔ ${place} دوازده قدم طول دارد و هشت قدم عرض. بچه‌ها خودشان اندازه‌اش گرفتند، اول با قدم و بعد با متر، و فهمیدند چرا آدم‌ها متر را اختراع کردند.</p>`,
        '<p>هر کلاس یک کرت دارد و یک دفتر. توی دفتر باران و آفتاب و حلزون و حدس می‌نویسند. وقت برداشت، حدس‌ها را بلند می‌خوانند.</p>',
      ),
  },
  radioLessons: {
    slug: 'lessons-on-the-radio',
    image: 'work-05',
    en: (place) =>
      text(
        `Lessons on the radio, heard in ${place}`,
        'Where the internet ends, a twenty-minute programme begins.',
        `<p>Three mornings a week a teacher and two pupils read, sing and count into a microphone. In ${place}, small groups sit around one receiver with a sheet of paper each.</p>`,
        '<p>After the broadcast a volunteer collects the sheets and brings them to the studio. The next programme greets everybody by name, and that is the part nobody wants to miss.</p>',
      ),
    fa: (place) =>
      text(
        `درس‌های رادیویی که در ${place} شنیده می‌شود`,
        'آنجا که اینترنت تمام می‌شود، برنامه‌ای بیست‌دقیقه‌ای شروع می‌شود.',
        `<p>هفته‌ای سه صبح یک معلم و دو دانش‌آموز جلوی میکروفن می‌خوانند و آواز سر می‌دهند و می‌شمارند. در ${place} گروه‌های کوچک دور یک رادیو می‌نشینند و هر کدام یک برگ کاغذ دارند.</p>`,
        '<p>بعد از برنامه داوطلبی برگه‌ها را جمع می‌کند و به استودیو می‌برد. برنامهٔ بعدی به همه با اسم سلام می‌کند و این همان جایی است که هیچ‌کس نمی‌خواهد از دستش بدهد.</p>',
      ),
  },
  solarLamps: {
    slug: 'light-to-read-by',
    image: 'work-06',
    en: (place) =>
      text(
        `Light to read by in ${place}`,
        'One lamp per family, charged by the sun, carried by the smallest.',
        `<p>In ${place} evening comes early, and candles are dear. The lamps weigh less than an apple. They spend the day on the school’s window sill and go home in the evening with the children.</p>`,
        '<p>Teachers noticed the difference first: homework has no more wax on it. Then the parents did: now they read, too.</p>',
      ),
    fa: (place) =>
      text(
        `نوری برای خواندن در ${place}`,
        'هر خانه یک چراغ؛ خورشید شارژش می‌کند و کوچک‌ترین بچه حملش.',
        `<p>در ${place} زود شب می‌شود و شمع گران است. این چراغ‌ها از یک سیب سبک‌ترند. روز را لب پنجرهٔ مدرسه می‌گذرانند و عصر با بچه‌ها به خانه می‌روند.</p>`,
        '<p>اول معلم‌ها متوجه فرقش شدند: دیگر روی مشق‌ها لکهٔ شمع نیست. بعد پدر و مادرها: حالا خودشان هم کتاب می‌خوانند.</p>',
      ),
  },
  puppetTheatre: {
    slug: 'the-suitcase-theatre',
    image: 'work-07',
    en: (place) =>
      text(
        `The suitcase theatre stops in ${place}`,
        'Two puppeteers, one suitcase and a story that the audience has to finish.',
        `<p>The stage folds out of an old suitcase. In ${place} it stood under a tree for three afternoons, and each time the story ended differently, because the last scene belongs to the children.</p>`,
        '<p>After the show the suitcase stays open. There are socks, buttons and needles, and on the third day forty new puppets took a bow.</p>',
      ),
    fa: (place) =>
      text(
        `تئاتر چمدانی در ${place}`,
        'دو عروسک‌گردان، یک چمدان و قصه‌ای که باید تماشاچی‌ها تمامش کنند.',
        `<p>صحنه از توی چمدانی کهنه باز می‌شود. در ${place} سه بعدازظهر زیر درختی برپا بود و قصه هر بار جور دیگری تمام شد، چون صحنهٔ آخر مالِ بچه‌هاست.</p>`,
        '<p>بعد از نمایش درِ چمدان باز می‌ماند. تویش جوراب هست و دکمه و سوزن، و روز سوم چهل عروسک تازه به تماشاچی‌ها تعظیم کردند.</p>',
      ),
  },
  teacherDays: {
    slug: 'five-days-for-teachers',
    image: 'work-08',
    en: (place) =>
      text(
        `Five days for teachers in ${place}`,
        'Whoever teaches ninety children deserves a week of being taught.',
        `<p>Thirty teachers from around ${place} met in the holidays. The mornings were for new methods, the afternoons for trying them out on each other, which was louder than any class.</p>`,
        '<p>Everybody went home with a box of materials and the telephone number of a partner. They still ring each other on Wednesdays.</p>',
      ),
    fa: (place) =>
      text(
        `پنج روز برای معلم‌های ${place}`,
        'کسی که به نود بچه درس می‌دهد، حق دارد یک هفته هم شاگرد باشد.',
        `<p>سی معلم از ${place} و اطرافش در تعطیلات دور هم جمع شدند. صبح‌ها نوبت روش‌های تازه بود و بعدازظهرها نوبت امتحان کردنشان روی همدیگر، که از هر کلاسی پرسروصداتر شد.</p>`,
        '<p>همه با یک جعبه وسیله و شماره‌تلفن یک همراه به خانه برگشتند. هنوز چهارشنبه‌ها به هم زنگ می‌زنند.</p>',
      ),
  },
} satisfies Record<string, Kind>
