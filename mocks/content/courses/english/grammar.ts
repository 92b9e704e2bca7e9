import { defineCourse } from '../define.ts'
import { chapter, pdf, quiz, text, video } from '../lessons.ts'

export const grammarCourses = [
  defineCourse({
    id: 'c-015',
    slug: 'my-day-in-english',
    category: 'English Language',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2026-05-24',
    updated: '2026-06-11',
    cover: 'grammar-1',
    title: ['My Day in English', 'یک روز من به انگلیسی'],
    shortDesc: [
      'Get up, go to school, play, sleep: the present simple, learned by telling your own day.',
      'بیدار شو، برو مدرسه، بازی کن، بخواب: زمان حال ساده را با تعریف روز خودت یاد بگیر.',
    ],
    about: [
      'The present simple is the tense of habits: what we do always, often, sometimes, never. You collect the verbs of your own day and end with a little talk about yourself that you could give anywhere.',
      'حال ساده زمانِ عادت‌هاست: کارهایی که همیشه، اغلب، گاهی یا هیچ‌وقت انجام می‌دهیم. فعل‌های روز خودت را جمع می‌کنی و در پایان می‌توانی هرجا چند جمله درباره‌ی خودت بگویی.',
    ],
    learn: [
      ['Say what you do every day', 'کارهای هر روزت را بگویی'],
      ['Remember the s of he, she, it', 's سوم‌شخص یادت بماند'],
      ['Use always, often, never', 'always و often و never را به کار ببری'],
    ],
    forWhom: [
      'Children from 8 who know about a hundred English words.',
      'برای بچه‌های ۸ سال به بالا که حدود صد کلمه انگلیسی بلدند.',
    ],
    chapters: [
      chapter(
        ['From morning to night', 'از صبح تا شب'],
        video(
          5,
          ['Ten verbs for one day', 'ده فعل برای یک روز'],
          [
            'Get up, wash, eat, go, learn, play, read, help, dream, sleep. Act each one out while you say it.',
            'get up, wash, eat, go, learn, play, read, help, dream, sleep. هرکدام را موقع گفتن اجرا کن.',
          ],
        ),
        text(
          5,
          ['I get up at seven', 'ساعت هفت بیدار می‌شوم'],
          [
            'English likes a fixed order: who, does what, where, when. “I eat breakfast in the kitchen at seven.” The verb stands near the beginning, not at the end as in Persian.',
            'انگلیسی ترتیب ثابتی دوست دارد: چه کسی، چه می‌کند، کجا، کِی. «I eat breakfast in the kitchen at seven.» فعل نزدیک اول می‌آید، نه مثل فارسی در آخر.',
          ],
        ),
      ),
      chapter(
        ['He, she, it', 'سوم‌شخص'],
        text(
          6,
          ['The little s', 's کوچولو'],
          [
            'I play, you play, she plays. With he, she and it the verb gets an s; after o, s, sh, ch it is es: goes, washes. And have becomes has.',
            'I play, you play, she plays. با he و she و it فعل یک s می‌گیرد؛ بعد از o, s, sh, ch می‌شود es: goes, washes. و have می‌شود has.',
          ],
        ),
        video(
          4,
          ['Do and does', 'do و does'],
          [
            '“Does she play?” “She doesn’t play.” The s has moved to does; there is only one s in each sentence.',
            '«Does she play?» «She doesn’t play.» آن s به does رفته است؛ در هر جمله فقط یک s داریم.',
          ],
        ),
      ),
      chapter(
        ['How often?', 'چند وقت یک بار؟'],
        text(
          5,
          ['Always, often, sometimes, never', 'همیشه، اغلب، گاهی، هیچ‌وقت'],
          [
            'These words stand before the verb: “I never eat fish.” But after am, is, are: “I am always hungry.”',
            'این کلمه‌ها پیش از فعل می‌آیند: «I never eat fish.» ولی بعد از am, is, are: «I am always hungry.»',
          ],
        ),
        quiz(
          4,
          ['Day quiz', 'آزمون روز'],
          ['Mind the little s.', 'حواست به s کوچولو باشد.'],
          [
            [
              ['My brother ___ football.', 'جای خالی: <code>My brother ___ football.</code>'],
              ['play', 'plays', 'playing'],
              1,
              ['My brother = he, so the verb takes an s.', 'برادرم یعنی he؛ پس فعل s می‌گیرد.'],
            ],
            [
              ['Which is right?', 'کدام درست است؟'],
              ['Does she likes tea?', 'Does she like tea?', 'Do she like tea?'],
              1,
              ['The s sits on does already.', 's را does گرفته است.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-027',
    slug: 'past-tense-adventures',
    category: 'English Language',
    ageGroup: '8-11',
    level: 'Intermediate',
    created: '2026-01-08',
    updated: '2026-04-20',
    cover: 'grammar-1',
    title: ['Past Tense Adventures', 'ماجراهای زمان گذشته'],
    shortDesc: [
      'Pirates sailed, ghosts appeared, and you were there: regular and irregular verbs in three adventures.',
      'دزدهای دریایی بادبان کشیدند، روح‌ها پیدا شدند و تو آن‌جا بودی: فعل‌های باقاعده و بی‌قاعده در سه ماجرا.',
    ],
    about: [
      'Whoever wants to tell a story needs the past. Three adventures give you the most important fifty verbs in use, not in lists. The irregular ones are the oldest and most used words of the language; that is why they refuse to change.',
      'هر که بخواهد قصه بگوید به زمان گذشته نیاز دارد. سه ماجرا پنجاه فعل مهم را در عمل یادت می‌دهد، نه در فهرست. بی‌قاعده‌ها قدیمی‌ترین و پرکاربردترین کلمه‌های زبان‌اند؛ برای همین حاضر نیستند عوض شوند.',
    ],
    learn: [
      ['Form and pronounce -ed', '-ed را بسازی و درست تلفظ کنی'],
      ['Use thirty irregular verbs', 'سی فعل بی‌قاعده را به کار ببری'],
      ['Ask about the past with did', 'با did درباره‌ی گذشته بپرسی'],
    ],
    forWhom: [
      'Children from 9 who can speak about the present and want to tell more.',
      'برای بچه‌های ۹ سال به بالا که درباره‌ی حال حرف می‌زنند و می‌خواهند بیشتر تعریف کنند.',
    ],
    chapters: [
      chapter(
        ['The ship', 'کشتی'],
        video(
          6,
          ['They sailed at midnight', 'نیمه‌شب راه افتادند'],
          [
            'Sail, sailed; open, opened; shout, shouted. Regular verbs simply take -ed, and the crew sails into the past.',
            'sail, sailed؛ open, opened؛ shout, shouted. فعل‌های باقاعده فقط -ed می‌گیرند و خدمه به گذشته می‌روند.',
          ],
        ),
        text(
          6,
          ['Three sounds of -ed', 'سه صدای -ed'],
          [
            'Walked ends like t, sailed like d, and only after t or d do we hear an extra syllable: shouted, needed. Put your fingers on your throat to feel the difference.',
            'walked آخرش صدای ت دارد، sailed صدای د، و فقط بعد از t یا d یک بخش اضافه می‌شنویم: shouted, needed. انگشت روی گلویت بگذار تا فرقش را حس کنی.',
          ],
        ),
      ),
      chapter(
        ['The island', 'جزیره'],
        text(
          6,
          ['Went, saw, found', 'رفت، دید، پیدا کرد'],
          [
            'Go, went; see, saw; find, found; take, took. Make a verse of four and say it on the stairs; tomorrow another four.',
            'go, went؛ see, saw؛ find, found؛ take, took. چهارتا چهارتا مثل شعر کن و روی پله‌ها بگو؛ فردا چهارتای دیگر.',
          ],
        ),
        video(
          5,
          ['Did you see it?', 'دیدی‌اش؟'],
          [
            'In questions did carries the past and the verb rests: “Did you see the light?” never “Did you saw”.',
            'در سؤال، did بار گذشته را می‌برد و فعل استراحت می‌کند: «Did you see the light?» هیچ‌وقت نمی‌گوییم Did you saw.',
          ],
        ),
      ),
      chapter(
        ['The way home', 'راه خانه'],
        text(
          6,
          ['First, then, finally', 'اول، بعد، سرانجام'],
          [
            'Time words hold a story together. Tell yesterday in five sentences: first, then, after that, suddenly, finally.',
            'کلمه‌های زمان قصه را نگه می‌دارند. دیروز را در پنج جمله بگو: first, then, after that, suddenly, finally.',
          ],
        ),
        quiz(
          4,
          ['Captain’s quiz', 'آزمون ناخدا'],
          ['Only true pirates pass.', 'فقط دزدهای دریایی واقعی قبول می‌شوند.'],
          [
            [
              ['Yesterday we ___ to the beach.', 'جای خالی: <code>Yesterday we ___ to the beach.</code>'],
              ['goed', 'went', 'go'],
              1,
              ['Go is irregular: go, went, gone.', 'go بی‌قاعده است: go, went, gone.'],
            ],
            [
              ['Which word has an extra syllable?', 'کدام کلمه یک بخش اضافه دارد؟'],
              ['walked', 'played', 'wanted'],
              2,
              ['After t and d we say -id.', 'بعد از t و d آن را «اید» می‌خوانیم.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-051',
    slug: 'if-and-dreams',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Intermediate',
    created: '2025-04-21',
    updated: '2025-07-20',
    cover: 'grammar-1',
    title: ['If and Dreams: Conditionals', 'اگر و رؤیا: جمله‌های شرطی'],
    shortDesc: [
      'If it rains, if I were you, if only I had known: the grammar of plans, dreams and regrets.',
      'اگر باران بیاید، اگر جای تو بودم، کاش می‌دانستم: دستور زبانِ برنامه و رؤیا و حسرت.',
    ],
    about: [
      'Conditionals frighten learners because they are taught as formulas. In truth they are about distance: how far away from reality is the thing I am speaking of? Once you feel the distance, the tenses fall into place.',
      'جمله‌های شرطی زبان‌آموزها را می‌ترساند چون مثل فرمول درس داده می‌شود. در واقع موضوع فاصله است: چیزی که از آن حرف می‌زنم چقدر از واقعیت دور است؟ وقتی فاصله را حس کنی، زمان‌ها سر جای خودشان می‌نشینند.',
    ],
    learn: [
      ['Choose the right conditional by meaning', 'شرطی درست را با معنی انتخاب کنی'],
      ['Give advice with “If I were you”', 'با If I were you نصیحت کنی'],
      ['Speak about regrets', 'درباره‌ی حسرت‌ها حرف بزنی'],
    ],
    forWhom: [
      'Teenagers at lower intermediate level who know present, past and will.',
      'برای نوجوان‌های سطح متوسط که حال و گذشته و will را می‌شناسند.',
    ],
    chapters: [
      chapter(
        ['Near: it may happen', 'نزدیک: ممکن است بشود'],
        video(
          7,
          ['If it rains, we will stay', 'اگر باران بیاید می‌مانیم'],
          [
            'After if stands the present although we mean the future. “If it will rain” sounds wrong to English ears; the will belongs to the other half.',
            'بعد از if زمان حال می‌آید، هرچند منظور آینده است. «If it will rain» به گوش انگلیسی‌زبان غلط است؛ will مال نیمه‌ی دیگر جمله است.',
          ],
        ),
        text(
          7,
          ['If, when, unless', 'فرق if و when و unless'],
          [
            'When is certain, if is open, unless means if not. “When I get home” – I will. “If I get home before eight” – who knows?',
            'when یعنی حتماً می‌شود، if یعنی شاید، و unless یعنی اگر نه. When I get home: حتماً می‌رسم. If I get home before eight: خدا می‌داند.',
          ],
        ),
      ),
      chapter(
        ['Far: only a dream', 'دور: فقط رؤیا'],
        text(
          8,
          ['If I had wings', 'اگر بال داشتم'],
          [
            'The past form here does not mean past time; it means distance. “If I had wings, I would fly” speaks about now, and about something unreal.',
            'شکل گذشته این‌جا زمان گذشته نیست؛ فاصله است. «If I had wings, I would fly» درباره‌ی حالاست و چیزی غیرواقعی.',
          ],
        ),
        video(
          6,
          ['If I were you', 'اگر جای تو بودم'],
          [
            'In careful English we say were for all persons in a dream: if I were, if she were. It is a kind and modest way of giving advice.',
            'در انگلیسی سنجیده برای همه‌ی شخص‌ها در رؤیا were می‌آوریم: if I were, if she were. راهی مهربان و فروتن برای نصیحت کردن است.',
          ],
        ),
      ),
      chapter(
        ['Too late', 'خیلی دیر'],
        text(
          9,
          ['If I had known', 'اگر می‌دانستم'],
          [
            'Two steps back: had known, would have come. It speaks about a past that did not happen. The Persian «اگر می‌دانستم، می‌آمدم» serves for both dream and regret; English separates them.',
            'دو قدم عقب: had known, would have come. درباره‌ی گذشته‌ای است که اتفاق نیفتاد. در فارسی «اگر می‌دانستم، می‌آمدم» هم برای رؤیاست و هم برای حسرت؛ انگلیسی این دو را جدا می‌کند.',
          ],
        ),
        pdf(
          5,
          ['Study guide', 'راهنمای مطالعه'],
          ['How to review grammar a little and often.', 'چطور دستور زبان را کم ولی همیشگی مرور کنیم.'],
        ),
        quiz(
          5,
          ['If quiz', 'آزمون اگر'],
          ['If you read carefully, you will pass.', 'اگر با دقت بخوانی، قبول می‌شوی.'],
          [
            [
              [
                'If I ___ rich, I would build a school.',
                'جای خالی: <code>If I ___ rich, I would build a school.</code>',
              ],
              ['am', 'were', 'will be'],
              1,
              ['A dream about now: past form after if.', 'رؤیایی درباره‌ی حال: بعد از if شکل گذشته.'],
            ],
            [
              [
                '“If you had called, I would have come.” Did you call?',
                'با <code>If you had called, I would have come.</code> تلفن زده بودی؟',
              ],
              [
                ['Yes', 'بله'],
                ['No', 'نه'],
                ['We do not know', 'معلوم نیست'],
              ],
              1,
              ['It is a past that did not happen.', 'گذشته‌ای است که اتفاق نیفتاد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-063',
    slug: 'questions-questions',
    category: 'English Language',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2024-12-11',
    updated: '2025-06-03',
    cover: 'speaking-1',
    title: ['Questions, Questions!', 'سؤال، سؤال، سؤال!'],
    shortDesc: [
      'Who, what, where, when, why, how: become a reporter and interview your whole family in English.',
      'چه کسی، چه، کجا، کِی، چرا، چطور: خبرنگار شو و با تمام خانواده به انگلیسی مصاحبه کن.',
    ],
    about: [
      'Those who can ask never get lost. Six small words open every door, and one rule tells how to build the sentence behind them. At the end you publish a family newspaper.',
      'کسی که پرسیدن بلد است گم نمی‌شود. شش کلمه‌ی کوچک هر دری را باز می‌کند و یک قانون می‌گوید جمله‌ی پشتشان را چطور بسازی. در پایان روزنامه‌ی خانوادگی چاپ می‌کنی.',
    ],
    learn: [
      ['Use the six question words', 'شش کلمه‌ی پرسشی را به کار ببری'],
      ['Put words in the right order', 'کلمه‌ها را درست بچینی'],
      ['Answer in short and long form', 'کوتاه و بلند جواب بدهی'],
    ],
    forWhom: [
      'Curious children from 8, and everybody who lives with them.',
      'برای بچه‌های کنجکاو ۸ سال به بالا و همه‌ی هم‌خانه‌هایشان.',
    ],
    chapters: [
      chapter(
        ['The six helpers', 'شش یاور'],
        video(
          5,
          ['Five W and one H', 'پنج W و یک H'],
          [
            'Rudyard Kipling called them six honest serving-men: what and why and when and how and where and who. Ask for one thing with all six.',
            'رودیارد کیپلینگ آن‌ها را شش خدمتکار درستکار می‌نامید: what, why, when, how, where, who. درباره‌ی یک چیز با هر شش‌تا بپرس.',
          ],
        ),
        text(
          5,
          ['How much, how many, how old', 'چقدر، چند تا، چند ساله'],
          [
            'How makes friends: how old, how far, how often. How many is for things you can count, how much for milk, time and money.',
            'how با کلمه‌های دیگر دوست می‌شود: how old, how far, how often. how many برای شمردنی‌هاست و how much برای شیر و وقت و پول.',
          ],
        ),
      ),
      chapter(
        ['The order', 'ترتیب'],
        text(
          5,
          ['Question word, helper, person, verb', 'کلمه‌ی پرسشی، فعل کمکی، شخص، فعل'],
          [
            '“Where do you live?” Four places, always the same. Write each word on a card, shuffle and lay them right.',
            '«Where do you live?» چهار جا و همیشه همین ترتیب. هر کلمه را روی کارتی بنویس، بُر بزن و درست بچین.',
          ],
        ),
        video(
          4,
          ['Up or down?', 'بالا یا پایین؟'],
          [
            'Yes-or-no questions go up at the end, questions with who and where usually go down. Draw the tune with your hand in the air.',
            'صدای سؤال‌های بله‌ونه در آخر بالا می‌رود و سؤال‌های who و where معمولاً پایین می‌آید. آهنگش را با دست در هوا بکش.',
          ],
        ),
      ),
      chapter(
        ['The interview', 'مصاحبه'],
        text(
          5,
          ['Ten questions for Grandma', 'ده سؤال از مادربزرگ'],
          [
            'Prepare ten questions, ask them in English or your own language, and write the answers in English. The best question is often the eleventh, the one that you had not planned.',
            'ده سؤال آماده کن، به انگلیسی یا زبان خودت بپرس و جواب‌ها را به انگلیسی بنویس. بهترین سؤال خیلی وقت‌ها یازدهمی است که از پیش فکرش را نکرده بودی.',
          ],
        ),
        quiz(
          4,
          ['Reporter quiz', 'آزمون خبرنگار'],
          ['Who knows?', 'چه کسی می‌داند؟'],
          [
            [
              ['___ is your birthday?', 'جای خالی: <code>___ is your birthday?</code>'],
              ['Who', 'When', 'Where'],
              1,
              ['A birthday is a time.', 'تولد زمان است.'],
            ],
            [
              ['Which order is right?', 'کدام ترتیب درست است؟'],
              ['Where you live do?', 'Where do you live?', 'Do where you live?'],
              1,
              ['Question word, helper, person, verb.', 'کلمه‌ی پرسشی، فعل کمکی، شخص، فعل.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
