import { defineCourse } from '../define.ts'
import { chapter, image, pdf, quiz, text, video } from '../lessons.ts'

export const readingAndWritingCourses = [
  defineCourse({
    id: 'c-018',
    slug: 'reading-short-stories',
    category: 'English Language',
    ageGroup: '8-11',
    level: 'Intermediate',
    price: 8,
    created: '2026-04-20',
    updated: '2026-08-27',
    cover: 'stories-1',
    title: ['Reading Short Stories', 'خواندن داستان کوتاه'],
    shortDesc: [
      'A lighthouse, a lost letter, a dog who counts: three stories to read without a dictionary.',
      'فانوس دریایی، نامه‌ی گمشده، سگی که می‌شمارد: سه داستان برای خواندن بدون لغت‌نامه.',
    ],
    about: [
      'Reading is the quietest way to learn thousands of words. These stories use simple language for big feelings, and each chapter teaches one reader’s trick.',
      'خواندن بی‌سروصداترین راه یاد گرفتن هزاران کلمه است. این داستان‌ها با زبان ساده از احساس‌های بزرگ می‌گویند و هر فصل یک ترفند خواننده را یاد می‌دهد.',
    ],
    learn: [
      ['Read on when a word is unknown', 'با وجود کلمه‌ی ناآشنا ادامه بدهی'],
      ['Feel how characters change', 'تغییر شخصیت‌ها را حس کنی'],
      ['Write an ending of your own', 'پایان خودت را بنویسی'],
    ],
    forWhom: [
      'Children from 9 who can read short English texts.',
      'برای بچه‌های ۹ سال به بالا که متن کوتاه انگلیسی می‌خوانند.',
    ],
    chapters: [
      chapter(
        ['The lighthouse', 'فانوس دریایی'],
        text(
          8,
          ['The keeper’s daughter', 'دختر نگهبان'],
          [
            '<p><em>Every evening Anna climbed one hundred and twelve steps with her father. “Who sees our light?” she asked. “I do not know,” he said. “That is why we must never forget it.”</em></p><p>Read the passage twice. You may not know the word keeper, but you know what her father does each evening: he keeps the light burning. Words often explain themselves by what people do.</p><p><strong>Think:</strong> why is it important that they do not know who sees the light?</p>',
            '<p dir="ltr"><em>Every evening Anna climbed one hundred and twelve steps with her father. “Who sees our light?” she asked. “I do not know,” he said. “That is why we must never forget it.”</em></p><p>این قطعه را دو بار بخوان. شاید کلمه‌ی keeper را ندانی، ولی می‌دانی پدرش هر شب چه می‌کند: نور را روشن نگه می‌دارد. کلمه‌ها خیلی وقت‌ها با کارِ آدم‌ها خودشان را توضیح می‌دهند.</p><p><strong>فکر کن:</strong> چرا مهم است که آن‌ها نمی‌دانند چه کسی نور را می‌بیند؟</p>',
          ],
        ),
        video(
          6,
          ['Read on!', 'ادامه بده!'],
          [
            'Skip three unknown words before you look one up. If the sentence still makes sense, you did not need it.',
            'پیش از باز کردن لغت‌نامه سه کلمه‌ی ناآشنا را رد کن. اگر جمله هنوز معنی می‌دهد، لازمش نداشتی.',
          ],
        ),
      ),
      chapter(
        ['The lost letter', 'نامه‌ی گمشده'],
        text(
          7,
          ['Who is speaking?', 'چه کسی حرف می‌زند؟'],
          [
            'A story told by “I” knows only what I know. Tell the same scene once as the postman and once as the letter.',
            'داستانی که «من» تعریف می‌کند فقط چیزهایی را می‌داند که من می‌دانم. همان صحنه را یک بار از زبان پستچی و یک بار از زبان نامه بگو.',
          ],
        ),
        image(
          4,
          ['A cover tells a story', 'جلد هم قصه می‌گوید'],
          [
            'Before you read, look: who, where, when? Guess the first sentence.',
            'پیش از خواندن نگاه کن: چه کسی، کجا، کِی؟ جمله‌ی اول را حدس بزن.',
          ],
          'courses/stories-1.svg',
        ),
      ),
      chapter(
        ['The dog who counts', 'سگی که می‌شمارد'],
        video(
          6,
          ['Show, don’t tell', 'نشان بده، نگو'],
          [
            '“He was sad” tells. “He put his head on the empty shoe” shows. Find three more sentences that show.',
            '«He was sad» می‌گوید. «He put his head on the empty shoe» نشان می‌دهد. سه جمله‌ی دیگر پیدا کن که نشان بدهند.',
          ],
        ),
        quiz(
          4,
          ['Reader’s quiz', 'آزمون خواننده'],
          ['Leave the dictionary closed.', 'لغت‌نامه را باز نکن.'],
          [
            [
              ['What does a lighthouse keeper do?', 'نگهبان فانوس دریایی (keeper) چه می‌کند؟'],
              [
                ['Sells lamps', 'چراغ می‌فروشد'],
                ['Keeps the light burning', 'نور را روشن نگه می‌دارد'],
                ['Builds ships', 'کشتی می‌سازد'],
              ],
              1,
              ['To keep means that it goes on.', 'keep یعنی ادامه داشتن و نگه داشتن.'],
            ],
            [
              ['Which sentence shows instead of telling?', 'کدام جمله نشان می‌دهد و نمی‌گوید؟'],
              ['She was nervous.', 'Her hands would not stay still.', 'She had a feeling.'],
              1,
              ['We see it and understand it ourselves.', 'می‌بینیم و خودمان می‌فهمیم.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-030',
    slug: 'writing-emails-and-letters',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Intermediate',
    created: '2025-12-10',
    updated: '2026-01-12',
    cover: 'writing-1',
    title: ['Writing E-mails and Letters', 'نوشتن ایمیل و نامه'],
    shortDesc: [
      'From “Hi Tom” to “Dear Ms Jensen”: find the right tone, get to the point and be answered.',
      'از Hi Tom تا Dear Ms Jensen: لحن درست را پیدا کن، سر اصل مطلب برو و جواب بگیر.',
    ],
    about: [
      'A good e-mail respects the reader’s time. You practise five kinds: to a friend, to a teacher, to a company, an apology and an application for a summer course.',
      'ایمیل خوب به وقت خواننده احترام می‌گذارد. پنج جور را تمرین می‌کنی: به دوست، به معلم، به شرکت، عذرخواهی، و درخواست برای دوره‌ی تابستانی.',
    ],
    learn: [
      ['Choose greeting and closing', 'سلام و پایان مناسب انتخاب کنی'],
      ['Say what you want in the first lines', 'در همان خط‌های اول خواسته‌ات را بگویی'],
      ['Apologise and ask politely', 'مؤدبانه عذر بخواهی و درخواست کنی'],
    ],
    forWhom: [
      'Teenagers who will soon write to schools, clubs or employers.',
      'برای نوجوان‌هایی که به‌زودی به مدرسه، باشگاه یا کارفرما نامه می‌نویسند.',
    ],
    chapters: [
      chapter(
        ['Tone', 'لحن'],
        video(
          7,
          ['Three doors', 'سه در'],
          [
            'Hi for friends, Dear plus first name for people you know, Dear Ms or Mr for those you do not. What you open with, you must close with: See you, Best wishes, Yours sincerely.',
            'Hi برای دوست، Dear با نام کوچک برای آشنا، Dear Ms یا Mr برای ناآشنا. با هر دری وارد شدی با همان خارج شو: See you, Best wishes, Yours sincerely.',
          ],
        ),
        text(
          7,
          ['The subject line', 'خط موضوع'],
          [
            '“Question” says nothing. “Place in the July art course?” can be answered from the phone on the bus.',
            '«Question» هیچ نمی‌گوید. به «Place in the July art course?» می‌شود در اتوبوس با گوشی جواب داد.',
          ],
        ),
      ),
      chapter(
        ['Structure', 'ساختار'],
        text(
          8,
          ['Why, what, when', 'چرا، چه، تا کِی'],
          [
            'First sentence: why you write. Second part: what the reader must know. Last line: what you ask for and by when. One e-mail, one request.',
            'جمله‌ی اول: چرا می‌نویسی. بخش دوم: خواننده چه باید بداند. خط آخر: چه می‌خواهی و تا کِی. هر ایمیل، یک درخواست.',
          ],
        ),
        text(
          7,
          ['Sorry, really', 'واقعاً متأسفم'],
          [
            'A good apology has three parts: what I did, what it meant for you, what I will do now. “Sorry if …” is no apology.',
            'عذرخواهی خوب سه بخش دارد: چه کردم، برای تو چه معنایی داشت، حالا چه می‌کنم. «Sorry if …» عذرخواهی نیست.',
          ],
        ),
      ),
      chapter(
        ['Application', 'درخواست'],
        video(
          7,
          ['Evidence, not adjectives', 'مدرک، نه صفت'],
          [
            '“I am responsible” – says who? “I looked after my sister’s class for a week” shows it.',
            '«I am responsible» را چه کسی گفته؟ «I looked after my sister’s class for a week» نشانش می‌دهد.',
          ],
        ),
        pdf(
          5,
          ['Guide to keep', 'راهنمای نگه‌داشتنی'],
          [
            'Choose one kind of letter as your goal for this week and note it in the guide. And read every letter aloud once before you press send.',
            'یک جور نامه را هدف این هفته کن و در راهنما بنویس. و هر نامه را پیش از زدن دکمه‌ی ارسال یک بار بلند بخوان.',
          ],
        ),
        quiz(
          4,
          ['Send or not?', 'بفرستیم یا نه؟'],
          ['Choose the better version.', 'نسخه‌ی بهتر را انتخاب کن.'],
          [
            [
              [
                'You write to a person you do not know. How do you begin?',
                'به کسی که نمی‌شناسی می‌نویسی. چطور شروع می‌کنی؟',
              ],
              ['Hey!', 'Dear Ms Jensen,', 'Jensen!'],
              1,
              ['Dear with a title is safe.', 'Dear با عنوان بی‌خطر است.'],
            ],
            [
              ['Which subject line is best?', 'کدام خط موضوع بهتر است؟'],
              ['Hello', 'Important!!!', 'Place in the July art course?'],
              2,
              ['It says what the letter is about.', 'می‌گوید نامه درباره‌ی چیست.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-036',
    slug: 'vocabulary-that-sticks',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'All Levels',
    created: '2025-10-03',
    updated: '2025-12-17',
    cover: 'stories-1',
    title: ['Vocabulary That Sticks', 'لغت‌هایی که می‌مانند'],
    shortDesc: [
      'Why we forget, and how not to: cards, families of words and five minutes a day.',
      'چرا فراموش می‌کنیم و چطور نکنیم: کارت، خانواده‌ی کلمه‌ها و روزی پنج دقیقه.',
    ],
    about: [
      'Memory is not a cupboard but a path in a meadow: it stays as long as somebody walks on it. This short course shows a method that fits into the gaps of a day, whatever your level.',
      'حافظه کمد نیست، راهی باریک در چمنزار است: تا وقتی کسی از آن می‌گذرد می‌ماند. این دوره‌ی کوتاه روشی نشان می‌دهد که در وقت‌های خالی روز جا می‌شود، در هر سطحی که باشی.',
    ],
    learn: [
      ['Repeat at the right moment', 'سر وقت مرور کنی'],
      ['Learn words with their friends', 'کلمه را با دوست‌هایش یاد بگیری'],
      ['Build words from parts', 'از تکه‌ها کلمه بسازی'],
    ],
    forWhom: [
      'Teenagers who have learned the same list three times.',
      'برای نوجوان‌هایی که یک فهرست را سه بار یاد گرفته‌اند.',
    ],
    chapters: [
      chapter(
        ['How memory works', 'حافظه چطور کار می‌کند'],
        video(
          7,
          ['The forgetting curve', 'منحنی فراموشی'],
          [
            'Hermann Ebbinghaus tested himself with nonsense syllables in the 1880s and found: we forget most in the first days, then more slowly. Each well-timed review flattens the curve.',
            'هرمان ابینگهاوس در دهه‌ی ۱۸۸۰ خودش را با هجاهای بی‌معنی آزمایش کرد و دید: بیشترین فراموشی در روزهای اول است و بعد آهسته‌تر می‌شود. هر مرورِ به‌موقع منحنی را صاف‌تر می‌کند.',
          ],
        ),
        text(
          7,
          ['Five boxes', 'پنج خانه'],
          [
            'In Leitner’s system a card that you know moves one box on; one that you do not goes back to the first. Box one every day, box two every second day, box five once a month.',
            'در جعبه‌ی لایتنر، کارتی که بلدی یک خانه جلو می‌رود و کارتی که بلد نیستی به خانه‌ی اول برمی‌گردد. خانه‌ی اول هر روز، دوم یک‌روزدرمیان، پنجم ماهی یک بار.',
          ],
        ),
      ),
      chapter(
        ['Words have friends', 'کلمه‌ها دوست دارند'],
        text(
          7,
          ['Make a decision, do homework', 'جفت‌های همیشگی: make a decision و do homework'],
          [
            'We make a mistake but do a favour; rain is heavy, not strong. Write down pairs, never single words.',
            'می‌گوییم make a mistake ولی do a favour؛ باران heavy است، نه strong. جفت کلمه‌ها را بنویس، هیچ‌وقت تک کلمه.',
          ],
        ),
        video(
          6,
          ['A picture and a place', 'یک تصویر و یک جا'],
          [
            'Place ten new words along your way to school: the umbrella on the gate, the whale in the bakery. The stranger the picture, the better it stays.',
            'ده کلمه‌ی تازه را در راه مدرسه بچین: چتر روی دروازه، نهنگ در نانوایی. هرچه تصویر عجیب‌تر، ماندگارتر.',
          ],
        ),
      ),
      chapter(
        ['Building blocks', 'تکه‌های سازنده'],
        text(
          7,
          ['un-, re-, -less, -ful', 'پیشوندها و پسوندها: un-, re-, -less, -ful'],
          [
            'Hope, hopeful, hopeless; do, undo, redo. Twenty such parts open up thousands of words you have never learned.',
            'hope, hopeful, hopeless؛ do, undo, redo. بیست تکه از این‌ها هزاران کلمه‌ای را که هیچ‌وقت یاد نگرفته‌ای باز می‌کند.',
          ],
        ),
        quiz(
          4,
          ['Memory quiz', 'آزمون حافظه'],
          ['Without looking back!', 'بدون برگشتن به عقب!'],
          [
            [
              ['When do we forget most?', 'بیشترین فراموشی کِی است؟'],
              [
                ['In the first days', 'در روزهای اول'],
                ['After a year', 'بعد از یک سال'],
                ['Never', 'هیچ‌وقت'],
              ],
              0,
              ['That is why the first review should come early.', 'برای همین مرور اول باید زود باشد.'],
            ],
            [
              ['Which pair is natural English?', 'کدام ترکیب انگلیسی طبیعی است؟'],
              ['strong rain', 'heavy rain', 'big rain'],
              1,
              ['Words have fixed friends.', 'کلمه‌ها دوست‌های ثابت دارند.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-042',
    slug: 'english-for-science',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Expert',
    price: 22,
    created: '2025-07-27',
    updated: '2025-11-21',
    cover: 'writing-1',
    title: ['English for Science', 'انگلیسی برای علم'],
    shortDesc: [
      'Describe an experiment, read a graph, give a talk: the language in which the world’s scientists meet.',
      'آزمایشی را شرح بده، نموداری را بخوان، سخنرانی کن: زبانی که دانشمندهای دنیا با آن به هم می‌رسند.',
    ],
    about: [
      'Science English is easier than literature: clear, repetitive and full of international words. You perform one kitchen experiment, write it up like a paper and present it in three minutes.',
      'انگلیسی علمی از ادبیات آسان‌تر است: روشن، تکرارشونده و پر از واژه‌های بین‌المللی. یک آزمایش آشپزخانه‌ای انجام می‌دهی، مثل مقاله می‌نویسی و در سه دقیقه ارائه می‌کنی.',
    ],
    learn: [
      ['Use the passive where it belongs', 'مجهول را سر جایش به کار ببری'],
      ['Describe graphs precisely', 'نمودار را دقیق توصیف کنی'],
      ['Hedge: say how sure you are', 'بگویی چقدر مطمئنی'],
    ],
    forWhom: [
      'Advanced teenagers with a love for physics, chemistry or biology.',
      'برای نوجوان‌های پیشرفته‌ای که عاشق فیزیک، شیمی یا زیست‌شناسی‌اند.',
    ],
    chapters: [
      chapter(
        ['The experiment', 'آزمایش'],
        video(
          9,
          ['What was done', 'چه انجام شد'],
          [
            '“The water was heated to 60 °C.” The passive puts the water into the centre; who heated it does not matter. In the discussion, though, good papers dare to say “we”.',
            '«The water was heated to 60 °C.» مجهول، آب را در مرکز می‌گذارد؛ مهم نیست چه کسی گرمش کرد. ولی در بخش بحث، مقاله‌های خوب جرئت گفتن we را دارند.',
          ],
        ),
        text(
          9,
          ['Numbers that speak', 'عددهایی که حرف می‌زنند'],
          [
            'A value without a unit means nothing, and 3.00 says more than 3: it tells how exactly you measured.',
            'مقدار بدون واحد هیچ معنایی ندارد، و ۳٫۰۰ بیشتر از ۳ می‌گوید: نشان می‌دهد چقدر دقیق اندازه گرفته‌ای.',
          ],
        ),
      ),
      chapter(
        ['The graph', 'نمودار'],
        text(
          9,
          ['Rise, fall, level off', 'بالا رفتن، افت، ثابت شدن'],
          [
            'Verbs: rise, fall, peak, level off. Adverbs: sharply, steadily, slightly. First the trend, then the exception.',
            'فعل‌ها: rise, fall, peak, level off. قیدها: sharply, steadily, slightly. اول روند، بعد استثنا.',
          ],
        ),
        image(
          5,
          ['Describe what you see', 'آنچه را می‌بینی توصیف کن'],
          [
            'Speak for one minute without stopping. “The picture shows …”, “in the foreground”, “compared with”.',
            'یک دقیقه بی‌وقفه حرف بزن: The picture shows … و in the foreground و compared with.',
          ],
          'lessons/colour-wheel.svg',
        ),
      ),
      chapter(
        ['The talk', 'سخنرانی'],
        text(
          9,
          ['It may, it might, it must', 'شاید، ممکن است، حتماً: may, might, must'],
          [
            'Science rarely says “is”: the results suggest, may indicate, are consistent with. Hedging is not weakness; it is accuracy.',
            'علم به‌ندرت می‌گوید «هست»: the results suggest, may indicate, are consistent with. احتیاط ضعف نیست؛ دقت است.',
          ],
        ),
        video(
          8,
          ['Three minutes', 'سه دقیقه'],
          [
            'Question, method, result, meaning: four sentences you know by heart, and the rest free.',
            'پرسش، روش، نتیجه، معنا: چهار جمله را از حفظ بدان و بقیه را آزاد بگو.',
          ],
        ),
        quiz(
          5,
          ['Peer review', 'داوری'],
          ['Reviewer number two is strict.', 'داور شماره‌ی دو سخت‌گیر است.'],
          [
            [
              [
                'The samples ___ at 4 °C overnight.',
                'جای خالی: <code>The samples ___ at 4 °C overnight.</code>',
              ],
              ['stored', 'were stored', 'have storing'],
              1,
              [
                'The samples did not store anything; they were stored.',
                'نمونه‌ها چیزی را نگه نداشتند؛ خودشان نگه داشته شدند.',
              ],
            ],
            [
              ['Which claim is the most careful?', 'کدام ادعا محتاطانه‌تر است؟'],
              ['This proves …', 'This suggests …', 'Everybody knows …'],
              1,
              ['One experiment hardly ever proves.', 'یک آزمایش به‌ندرت چیزی را ثابت می‌کند.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-054',
    slug: 'poems-and-wordplay',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Expert',
    price: 12,
    created: '2025-03-18',
    updated: '2025-04-08',
    cover: 'songs-1',
    title: ['Poems and Wordplay', 'شعر و بازی با کلمه‌ها'],
    shortDesc: [
      'Haiku, limericks and free verse: listen to English as music and write ten poems of your own.',
      'هایکو، لیمریک و شعر آزاد: انگلیسی را مثل موسیقی بشنو و ده شعر از خودت بنویس.',
    ],
    about: [
      'Who grew up with Hafez and Forough knows that poetry is not decoration. English poems count stresses where Persian ones count long and short syllables; discovering this changes how you hear both languages.',
      'کسی که با حافظ و فروغ بزرگ شده می‌داند شعر تزئین نیست. شعر انگلیسی تکیه‌ها را می‌شمارد و شعر فارسی هجاهای بلند و کوتاه را؛ کشف این فرق، شنیدن هر دو زبان را عوض می‌کند.',
    ],
    learn: [
      ['Hear stress and metre', 'تکیه و وزن را بشنوی'],
      ['Use image and sound', 'از تصویر و صدا استفاده کنی'],
      ['Translate a line and accept the loss', 'سطری را ترجمه کنی و از دست دادن را بپذیری'],
    ],
    forWhom: [
      'Advanced teenagers who read, sing or rap.',
      'برای نوجوان‌های پیشرفته‌ای که می‌خوانند، آواز می‌خوانند یا رپ می‌کنند.',
    ],
    chapters: [
      chapter(
        ['Short forms', 'قالب‌های کوتاه'],
        video(
          8,
          ['Seventeen syllables', 'هفده هجا'],
          [
            'In English a haiku is usually written in lines of five, seven and five syllables. It names a season and stops before it explains.',
            'هایکو در انگلیسی معمولاً سه سطر پنج و هفت و پنج هجایی است. فصلی را نام می‌برد و پیش از توضیح دادن می‌ایستد.',
          ],
        ),
        text(
          8,
          ['The limerick laughs', 'لیمریک می‌خندد'],
          [
            'Five lines, rhymed a-a-b-b-a: “There was a young lady of Niger …” The bounce comes from the stresses, three in the long lines, two in the short.',
            'پنج سطر با قافیه‌ی a-a-b-b-a: «There was a young lady of Niger …» جهشش از تکیه‌هاست: سه‌تا در سطرهای بلند و دوتا در کوتاه.',
          ],
        ),
      ),
      chapter(
        ['Sound and image', 'صدا و تصویر'],
        text(
          8,
          ['Iambs walk', 'وزن آیامب راه می‌رود'],
          [
            'da-DUM da-DUM: the heartbeat of English verse. Shakespeare’s lines have five of them; walk round the room and speak “Shall I compare thee to a summer’s day?”',
            'دَ-دُم دَ-دُم: تپش قلب شعر انگلیسی. سطرهای شکسپیر پنج‌تا از آن دارد؛ در اتاق راه برو و بخوان: Shall I compare thee to a summer’s day?',
          ],
        ),
        video(
          7,
          ['Not sad: a wet glove', 'غمگین نه: دستکش خیس'],
          [
            'Replace each feeling in your draft by a thing you could photograph.',
            'در پیش‌نویست هر احساس را با چیزی عوض کن که بشود از آن عکس گرفت.',
          ],
        ),
      ),
      chapter(
        ['Between languages', 'میان دو زبان'],
        text(
          9,
          ['What gets lost, what is found', 'چه گم می‌شود، چه پیدا'],
          [
            'Translate one line of Hafez three ways: for the meaning, for the music, for a friend. None is right; together they are close.',
            'یک سطر حافظ را سه جور ترجمه کن: برای معنی، برای موسیقی، برای یک دوست. هیچ‌کدام درست نیست؛ با هم نزدیک‌اند.',
          ],
        ),
        quiz(
          4,
          ['Poet’s quiz', 'آزمون شاعر'],
          ['Read aloud.', 'بلند بخوان.'],
          [
            [
              ['How many syllables has “summer’s day”?', '<code>summer’s day</code> چند هجا دارد؟'],
              [
                ['2', '۲'],
                ['3', '۳'],
                ['4', '۴'],
              ],
              1,
              ['sum-mer’s day', 'sum-mer’s day یعنی سه هجا.'],
            ],
            [
              ['What is the rhyme scheme of a limerick?', 'قافیه‌ی لیمریک چگونه است؟'],
              ['a-b-a-b-a', 'a-a-b-b-a', 'a-a-a-b-b'],
              1,
              ['Lines 1, 2 and 5 rhyme, and so do 3 and 4.', 'سطرهای ۱ و ۲ و ۵ هم‌قافیه‌اند و ۳ و ۴ با هم.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-060',
    slug: 'the-academic-essay',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Expert',
    price: 32,
    created: '2025-01-14',
    updated: '2025-03-18',
    cover: 'writing-1',
    title: ['The Academic Essay', 'مقاله‌ی دانشگاهی'],
    shortDesc: [
      'Thesis, evidence, structure: write eight hundred words that convince, for exams and applications.',
      'گزاره، شاهد، ساختار: هشتصد کلمه بنویس که قانع کند، برای آزمون و درخواست دانشگاه.',
    ],
    about: [
      'An essay is an invitation to follow a thought. This course goes the whole way, from a question to a thesis, from notes to paragraphs, from the first draft to the last comma, with one essay that you write yourself.',
      'مقاله دعوتی است به دنبال کردن یک فکر. این دوره تمام راه را می‌رود: از پرسش تا گزاره، از یادداشت تا بند، از پیش‌نویس تا آخرین ویرگول، با مقاله‌ای که خودت می‌نویسی.',
    ],
    learn: [
      ['Formulate a thesis that can be disputed', 'گزاره‌ای بنویسی که بشود با آن مخالفت کرد'],
      ['Build paragraphs', 'بند بسازی'],
      ['Quote and cite honestly', 'صادقانه نقل و ارجاع کنی'],
      ['Revise in three rounds', 'در سه دور بازنویسی کنی'],
    ],
    forWhom: [
      'Young people of upper intermediate level and above who will study in English.',
      'برای جوان‌های سطح بالاتر از متوسط که به انگلیسی درس خواهند خواند.',
    ],
    chapters: [
      chapter(
        ['The question', 'پرسش'],
        video(
          10,
          ['From topic to thesis', 'از موضوع تا گزاره'],
          [
            '“School uniforms” is a topic. “School uniforms hide inequality without reducing it” is a thesis: somebody could disagree. If nobody can, there is nothing to write.',
            '«لباس فرم مدرسه» موضوع است. «لباس فرم نابرابری را پنهان می‌کند بی‌آن‌که کمش کند» گزاره است: کسی می‌تواند مخالف باشد. اگر هیچ‌کس نتواند، چیزی برای نوشتن نیست.',
          ],
        ),
        text(
          10,
          ['The best counter-argument', 'بهترین استدلال مخالف'],
          [
            'Look for the strongest thing that can be said against you and write it down fairly. An essay that has met its opponent is believed.',
            'قوی‌ترین حرفی را که می‌شود علیه تو زد پیدا کن و منصفانه بنویس. مقاله‌ای که با مخالفش روبه‌رو شده باورپذیر است.',
          ],
        ),
      ),
      chapter(
        ['The paragraph', 'بند'],
        text(
          10,
          ['Claim, evidence, so what', 'ادعا، شاهد، خب که چه'],
          [
            'Each paragraph makes one claim, gives evidence and says why it matters. If the “so what” is missing, the reader asks it.',
            'هر بند یک ادعا دارد، شاهد می‌آورد و می‌گوید چرا مهم است. اگر «خب که چه» نباشد، خواننده می‌پرسدش.',
          ],
        ),
        text(
          9,
          ['Bridges', 'پل‌ها'],
          [
            'However, therefore, for instance are signposts; they do not replace a road. If two sentences do not follow, no however will help.',
            'however, therefore, for instance تابلوی راه‌اند؛ جای جاده را نمی‌گیرند. اگر دو جمله به هم ربط ندارند، هیچ however کمکی نمی‌کند.',
          ],
        ),
        video(
          8,
          ['Whose words?', 'کلمه‌های چه کسی؟'],
          [
            'Quotation marks for their words, a reference for their ideas. Changing every third word is still theft.',
            'گیومه برای کلمه‌های دیگران، ارجاع برای فکرشان. عوض کردن هر سه کلمه یکی هنوز دزدی است.',
          ],
        ),
      ),
      chapter(
        ['Revision', 'بازنویسی'],
        text(
          10,
          ['Three rounds', 'سه دور'],
          [
            'First round: order of thoughts. Second: sentences. Third: spelling. In this order, otherwise you polish what you will throw away.',
            'دور اول: ترتیب فکرها. دور دوم: جمله‌ها. دور سوم: املا. به همین ترتیب، وگرنه چیزی را برق می‌اندازی که دور خواهی ریخت.',
          ],
        ),
        pdf(
          8,
          ['Guide for the desk', 'راهنمای روی میز'],
          [
            'Divide the week before the deadline into five small goals and write them down here.',
            'هفته‌ی پیش از مهلت را به پنج هدف کوچک تقسیم کن و همین‌جا بنویس.',
          ],
        ),
        quiz(
          5,
          ['Essay quiz', 'آزمون مقاله'],
          ['Argue, then choose.', 'استدلال کن، بعد انتخاب کن.'],
          [
            [
              ['Which of these is a thesis?', 'کدام‌یک گزاره است؟'],
              [
                'Social media',
                'Many people use phones.',
                'Phones at school harm friendships more than marks.',
              ],
              2,
              ['One can disagree with it and look for evidence.', 'می‌شود با آن مخالف بود و شاهد آورد.'],
            ],
            [
              [
                'You take over an idea in your own words. What do you need?',
                'فکری را با کلمه‌های خودت می‌آوری. چه لازم است؟',
              ],
              [
                ['Nothing', 'هیچ'],
                ['A reference', 'ارجاع'],
                ['Quotation marks', 'گیومه'],
              ],
              1,
              ['The words are yours, the idea is not.', 'کلمه‌ها مال توست، فکر نه.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
