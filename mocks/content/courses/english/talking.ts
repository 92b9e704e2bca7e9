import { defineCourse } from '../define.ts'
import { chapter, image, quiz, text, video } from '../lessons.ts'

export const talkingCourses = [
  defineCourse({
    id: 'c-009',
    slug: 'everyday-conversations',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Beginner',
    created: '2026-07-26',
    updated: '2026-11-10',
    cover: 'speaking-1',
    title: ['Everyday Conversations', 'گفت‌وگوهای هر روز'],
    shortDesc: [
      'Order a tea, ask the way, make a friend: short dialogues for the situations you will really meet.',
      'چای سفارش بده، راه بپرس، دوست پیدا کن: گفت‌وگوهای کوتاه برای موقعیت‌هایی که واقعاً پیش می‌آید.',
    ],
    about: [
      'Nobody needs perfect grammar to order tea. What you need is a handful of sentences that work, the courage to use them and a way to continue when you have not understood. All three can be trained.',
      'برای سفارش چای هیچ‌کس دستور زبان بی‌نقص لازم ندارد. چند جمله‌ی کارراه‌انداز می‌خواهی، جرئت گفتنشان را، و راهی برای ادامه دادن وقتی نفهمیده‌ای. هر سه را می‌شود تمرین کرد.',
    ],
    learn: [
      ['Start and end a conversation', 'گفت‌وگو را شروع و تمام کنی'],
      ['Ask for help politely', 'مؤدبانه کمک بخواهی'],
      ['Keep talking when words are missing', 'وقتی کلمه کم می‌آوری ادامه بدهی'],
    ],
    forWhom: [
      'Teenagers who have had English at school and never dared to speak.',
      'برای نوجوان‌هایی که در مدرسه انگلیسی خوانده‌اند و هیچ‌وقت جرئت حرف زدن نداشته‌اند.',
    ],
    chapters: [
      chapter(
        ['Small talk', 'گپ کوتاه'],
        video(
          6,
          ['How are you? Fine, and you?', 'چطوری؟ خوبم، تو چطور؟'],
          [
            '“How are you?” is a greeting more than a question. Answer briefly and hand it back: “Good, thanks, and you?” The ball must return.',
            '«How are you?» بیشتر سلام است تا سؤال. کوتاه جواب بده و پسش بده: «Good, thanks, and you?» توپ باید برگردد.',
          ],
        ),
        text(
          6,
          ['Safe topics', 'موضوع‌های بی‌دردسر'],
          [
            'Weather, food, music, the way here: anybody can say something about them. Questions beginning with “What do you think of …” keep a talk alive.',
            'هوا، غذا، موسیقی، راهی که آمده‌ایم: درباره‌ی این‌ها هر کسی حرفی دارد. سؤال‌هایی که با What do you think of … شروع شوند گفت‌وگو را زنده نگه می‌دارند.',
          ],
        ),
      ),
      chapter(
        ['In town', 'در شهر'],
        video(
          6,
          ['Could I have …?', 'می‌شود … به من بدهید؟'],
          [
            '“I want tea” is correct and sounds rude. “Could I have a tea, please?” costs three more words and earns a smile.',
            '«I want tea» درست است ولی بی‌ادبانه به گوش می‌آید. «Could I have a tea, please?» سه کلمه بیشتر دارد و یک لبخند می‌گیرد.',
          ],
        ),
        text(
          6,
          ['Excuse me, where is …?', 'ببخشید، … کجاست؟'],
          [
            'Listen for only three things in the answer: left or right, how many streets, what stands at the corner. Repeat them aloud; people will correct you gladly.',
            'در جواب فقط به سه چیز گوش کن: چپ یا راست، چند خیابان، سر گوشه چیست. بلند تکرارشان کن؛ مردم با خوشحالی اصلاحت می‌کنند.',
          ],
        ),
      ),
      chapter(
        ['When you are stuck', 'وقتی گیر می‌کنی'],
        text(
          6,
          ['The word that is missing', 'کلمه‌ای که نیست'],
          [
            'Describe it: “the thing you open bottles with”. That is not cheating; even native speakers do it every day.',
            'توصیفش کن: «the thing you open bottles with». این تقلب نیست؛ انگلیسی‌زبان‌ها هم هر روز همین کار را می‌کنند.',
          ],
        ),
        quiz(
          4,
          ['Talk test', 'آزمون گفت‌وگو'],
          ['What would you say?', 'تو بودی چه می‌گفتی؟'],
          [
            [
              ['Which is the most polite?', 'کدام مؤدبانه‌تر است؟'],
              ['I want tea.', 'Give me tea.', 'Could I have a tea, please?'],
              2,
              [
                'Could and please make a request out of an order.',
                'could و please دستور را به خواهش تبدیل می‌کنند.',
              ],
            ],
            [
              ['You did not understand. What helps?', 'متوجه نشدی. چه می‌گویی؟'],
              ['Yes, yes.', 'Sorry, could you say that again?', 'Goodbye.'],
              1,
              ['Asking again shows interest, not weakness.', 'دوباره پرسیدن نشانه‌ی توجه است، نه ضعف.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-021',
    slug: 'pronunciation-workshop',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 16,
    created: '2026-03-17',
    updated: '2026-05-16',
    cover: 'speaking-1',
    title: ['Pronunciation Workshop', 'کارگاه تلفظ'],
    shortDesc: [
      'th, w and the vowels that change everything: train mouth, ear and melody, with a mirror and a recorder.',
      'th و w و واکه‌هایی که همه‌چیز را عوض می‌کنند: دهان و گوش و آهنگ را با آینه و ضبط صوت تمرین بده.',
    ],
    about: [
      'Nobody has to lose their accent; an accent is a biography. But others should understand you without effort. A few sounds and the right stress do most of the work, above all for speakers of Persian.',
      'هیچ‌کس لازم نیست لهجه‌اش را از دست بدهد؛ لهجه زندگی‌نامه است. ولی دیگران باید بی‌زحمت بفهمندت. چند صدا و تکیه‌ی درست بیشتر کار را انجام می‌دهند، به‌خصوص برای فارسی‌زبان‌ها.',
    ],
    learn: [
      ['Separate v and w, th and s', 'v و w، و th و s را از هم جدا کنی'],
      ['Say words without a helping vowel', 'کلمه را بدون واکه‌ی کمکی بگویی'],
      ['Stress the right syllable', 'تکیه را سر جایش بگذاری'],
    ],
    forWhom: [
      'Teenagers who understand well and would like to be understood just as well.',
      'برای نوجوان‌هایی که خوب می‌فهمند و می‌خواهند به همان خوبی فهمیده شوند.',
    ],
    chapters: [
      chapter(
        ['Sounds', 'صداها'],
        video(
          8,
          ['Wine and vine', 'wine و vine'],
          [
            'For w your lips make a small round kiss, for v the teeth touch the lower lip. Look in the mirror: west, vest, wine, vine.',
            'برای w لب‌ها مثل بوسه‌ای کوچک گرد می‌شوند و برای v دندان به لب پایین می‌خورد. در آینه نگاه کن: west, vest, wine, vine.',
          ],
        ),
        text(
          7,
          ['Street, not estreet', 'street، نه «اِستریت»'],
          [
            'Persian does not begin words with two consonants, so a small e slips in. Say a long sss first and then “treet”; the vowel has no time to enter.',
            'فارسی کلمه را با دو همخوان شروع نمی‌کند و برای همین یک «اِ» کوچک وارد می‌شود. اول سسس کشیده بگو و بعد treet؛ واکه فرصت نمی‌کند بیاید.',
          ],
        ),
        text(
          7,
          ['Ship and sheep', 'ship و sheep'],
          [
            'The difference is not only length: for sheep the lips smile, for ship they rest. A recording tells you more than any rule.',
            'فرقشان فقط کشیدگی نیست: برای sheep لب‌ها لبخند می‌زنند و برای ship آرام‌اند. صدای ضبط‌شده بیشتر از هر قانونی یادت می‌دهد.',
          ],
        ),
      ),
      chapter(
        ['Stress', 'تکیه'],
        video(
          7,
          ['REcord and reCORD', 'REcord و reCORD'],
          [
            'Many two-syllable words are nouns when stressed at the front, and verbs when stressed at the end: a PREsent, to preSENT.',
            'خیلی از کلمه‌های دوبخشی با تکیه‌ی اول اسم‌اند و با تکیه‌ی آخر فعل: a PREsent (هدیه)، to preSENT (ارائه دادن).',
          ],
        ),
        text(
          7,
          ['The lazy vowel', 'واکه‌ی تنبل'],
          [
            'The most frequent vowel of English is the schwa, the weak sound in about, teacher, banana. Unstressed syllables fall asleep; let them.',
            'پرکاربردترین واکه‌ی انگلیسی شوا است، همان صدای ضعیف در about, teacher, banana. بخش‌های بی‌تکیه می‌خوابند؛ بگذار بخوابند.',
          ],
        ),
      ),
      chapter(
        ['Melody', 'آهنگ'],
        text(
          '07:15',
          ['Shadowing', 'سایه‌خوانی'],
          [
            'Play ten seconds of somebody you like to hear, and speak along like a shadow, half a second behind. Five minutes a day for two weeks change your voice.',
            'ده ثانیه از کسی که دوست داری صدایش را بشنوی پخش کن و مثل سایه، نیم ثانیه عقب‌تر، با او بگو. روزی پنج دقیقه برای دو هفته صدایت را عوض می‌کند.',
          ],
        ),
        quiz(
          4,
          ['Ear test', 'آزمون گوش'],
          ['Say each one aloud before you choose.', 'هرکدام را پیش از انتخاب بلند بگو.'],
          [
            [
              [
                'In “to record a song”, which part is stressed?',
                'در <code>to record a song</code> کدام بخش تکیه دارد؟',
              ],
              ['REcord', 'reCORD', 'both'],
              1,
              ['Here it is a verb.', 'این‌جا فعل است.'],
            ],
            [
              ['For which sound do the teeth touch the lip?', 'در کدام صدا دندان به لب می‌خورد؟'],
              ['w', 'v', 'th'],
              1,
              ['For w the lips are round and the teeth are free.', 'برای w لب‌ها گردند و دندان آزاد است.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-033',
    slug: 'english-in-the-kitchen',
    category: 'English Language',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2025-11-06',
    updated: '2026-03-30',
    cover: 'stories-1',
    title: ['English in the Kitchen', 'انگلیسی در آشپزخانه'],
    shortDesc: [
      'Chop, stir, taste: cook three simple dishes with English recipes and eat your homework.',
      'خرد کن، هم بزن، بچش: سه غذای ساده با دستور انگلیسی بپز و مشقت را بخور.',
    ],
    about: [
      'Recipes are perfect first texts: short sentences, clear order, and the result shows whether you have understood. You cook a fruit salad, pancakes and a soup of your own.',
      'دستور آشپزی بهترین متن برای شروع است: جمله‌ی کوتاه، ترتیب روشن، و نتیجه نشان می‌دهد فهمیده‌ای یا نه. سالاد میوه، پنکیک و سوپی از خودت می‌پزی.',
    ],
    learn: [
      ['Understand instructions', 'دستورها را بفهمی'],
      ['Name fruit, tools and tastes', 'میوه و ابزار و مزه‌ها را نام ببری'],
      ['Write your own recipe', 'دستور پخت خودت را بنویسی'],
    ],
    forWhom: [
      'Hungry children from 8, with a grown-up at the stove.',
      'برای بچه‌های گرسنه‌ی ۸ سال به بالا، با بزرگ‌تری کنار اجاق.',
    ],
    chapters: [
      chapter(
        ['Fruit salad', 'سالاد میوه'],
        video(
          5,
          ['Wash, peel, chop', 'بشور، پوست بکن، خرد کن'],
          [
            'Commands in English are the bare verb: wash! peel! chop! Say each one while your hands do it.',
            'دستور در انگلیسی همان فعل ساده است: wash! peel! chop! هرکدام را همان موقع بگو که دستت انجامش می‌دهد.',
          ],
        ),
        text(
          5,
          ['A, an, some', 'a و an و some'],
          [
            'An apple, a banana, some grapes. An comes before a vowel sound, some goes with many or with things that you cannot count: some honey.',
            'an apple, a banana, some grapes. an پیش از صدای واکه می‌آید و some با چند تا یا با چیزهای ناشمردنی: some honey.',
          ],
        ),
      ),
      chapter(
        ['Pancakes', 'پنکیک'],
        text(
          6,
          ['Cups and spoons', 'پیمانه و قاشق'],
          [
            'One cup of flour, one cup of milk, one egg, a pinch of salt. A pinch is what fits between two fingers.',
            'one cup of flour (آرد)، one cup of milk (شیر)، one egg (تخم‌مرغ)، a pinch of salt. pinch یعنی آن‌قدر که میان دو انگشت جا شود.',
          ],
        ),
        video(
          5,
          ['First, next, then', 'اول، بعد، سپس'],
          [
            'First mix the flour and the salt, next add milk and egg, then stir until it is smooth, finally fry. And never turn a pancake too early.',
            'first آرد و نمک را مخلوط کن، next شیر و تخم‌مرغ اضافه کن، then هم بزن تا صاف شود، finally سرخ کن. پنکیک را هیچ‌وقت زود برنگردان.',
          ],
        ),
      ),
      chapter(
        ['My soup', 'سوپ من'],
        text(
          5,
          ['Sweet, sour, salty, bitter', 'شیرین، ترش، شور، تلخ'],
          [
            '“It tastes sweet.” “It needs more salt.” Let your family taste with closed eyes and describe it in English.',
            '«It tastes sweet.» «It needs more salt.» بگذار خانواده با چشم بسته بچشند و به انگلیسی توصیف کنند.',
          ],
        ),
        quiz(
          3,
          ['Kitchen quiz', 'آزمون آشپزخانه'],
          ['Wash your hands first.', 'اول دست‌هایت را بشور.'],
          [
            [
              ['I would like ___ orange.', 'جای خالی: <code>I would like ___ orange.</code>'],
              ['a', 'an', 'two'],
              1,
              ['Orange begins with a vowel sound.', 'orange با صدای واکه شروع می‌شود.'],
            ],
            [
              ['How does a lemon taste?', 'لیمو چه مزه‌ای است؟'],
              ['sour', 'salty', 'sweet'],
              0,
              ['Try it and look in the mirror!', 'بچش و در آینه نگاه کن!'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-039',
    slug: 'travel-english',
    category: 'English Language',
    ageGroup: '14-18',
    level: 'Beginner',
    price: 14,
    created: '2025-08-30',
    updated: '2025-09-05',
    cover: 'travel-1',
    title: ['Travel English', 'انگلیسی برای سفر'],
    shortDesc: [
      'Airport, hostel, lost luggage: say what you need on the road and laugh when it goes wrong.',
      'فرودگاه، هاستل، چمدان گم‌شده: در راه آنچه لازم داری بگو و وقتی خراب شد بخند.',
    ],
    about: [
      'On a journey you meet the same twenty situations again and again. We play them through with sounds, signs and forms, so that nothing sounds new when it really happens.',
      'در سفر همان بیست موقعیت بارها پیش می‌آید. با صدا و تابلو و فرم تمرینشان می‌کنیم تا وقتی واقعاً پیش آمد هیچ‌چیز تازه نباشد.',
    ],
    learn: [
      ['Understand announcements and signs', 'اعلان‌ها و تابلوها را بفهمی'],
      ['Book, pay, complain politely', 'رزرو کنی، بپردازی، مؤدبانه شکایت کنی'],
      ['Ask for help in an emergency', 'در موقعیت اضطراری کمک بخواهی'],
    ],
    forWhom: [
      'Teenagers before their first exchange or journey.',
      'برای نوجوان‌هایی که اولین سفر یا اردوی خارجی را در پیش دارند.',
    ],
    chapters: [
      chapter(
        ['At the airport', 'در فرودگاه'],
        video(
          7,
          ['Gate, belt, boarding pass', 'گیت، تسمه، کارت پرواز'],
          [
            'Announcements follow a pattern: airline, number, city, gate. Listen for your number first, then for the gate.',
            'اعلان‌ها الگو دارند: شرکت، شماره، شهر، گیت. اول منتظر شماره‌ات باش و بعد گیت.',
          ],
        ),
        text(
          7,
          ['My suitcase has not arrived', 'چمدانم نرسیده'],
          [
            'Describe it by size, colour and one special sign: “a medium blue suitcase with a yellow ribbon”. So tie a ribbon to it today.',
            'با اندازه و رنگ و یک نشانه‌ی خاص توصیفش کن: «a medium blue suitcase with a yellow ribbon». پس همین امروز روبانی به آن ببند.',
          ],
        ),
      ),
      chapter(
        ['A bed for the night', 'جایی برای خواب'],
        text(
          6,
          ['Do you have a room?', 'اتاق دارید؟'],
          [
            'For how many nights, for how many people, with breakfast or without: have the three answers ready before you call.',
            'چند شب، چند نفر، با صبحانه یا بدون آن: پیش از تماس سه جواب را آماده داشته باش.',
          ],
        ),
        video(
          6,
          ['There is a problem with …', 'مشکلی در … هست'],
          [
            'A complaint sounds best when it begins softly: “I’m afraid there is a problem with the shower.” Most people will want to help.',
            'شکایت وقتی بهتر شنیده می‌شود که نرم شروع شود: «I’m afraid there is a problem with the shower.» بیشتر آدم‌ها دلشان می‌خواهد کمک کنند.',
          ],
        ),
      ),
      chapter(
        ['Help!', 'کمک!'],
        text(
          6,
          ['I feel ill, I am lost', 'حالم بد است، گم شده‌ام'],
          [
            'Learn five sentences so well that fear cannot take them: I need help. I am lost. I am allergic to nuts. Please call this number. Where is the nearest hospital?',
            'پنج جمله را آن‌قدر خوب یاد بگیر که ترس هم نتواند از تو بگیردش: I need help. I am lost. I am allergic to nuts. Please call this number. Where is the nearest hospital?',
          ],
        ),
        quiz(
          4,
          ['Traveller’s quiz', 'آزمون مسافر'],
          ['Boarding in five minutes.', 'پنج دقیقه تا سوار شدن.'],
          [
            [
              ['Where do you wait for your plane?', 'کجا منتظر هواپیما می‌مانی؟'],
              [
                ['At the gate', 'کنار گیت'],
                ['At the belt', 'کنار تسمه‌ی بار'],
                ['At the desk', 'پشت میز پذیرش'],
              ],
              0,
              ['The belt is for luggage after landing.', 'تسمه برای بار، بعد از فرود است.'],
            ],
            [
              ['Which complaint opens doors?', 'کدام شکایت در را باز می‌کند؟'],
              ['Your shower is terrible!', 'I’m afraid there is a problem with the shower.', 'Shower!'],
              1,
              ['Soft beginning, clear problem.', 'شروع نرم، مشکل روشن.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-045',
    slug: 'role-plays-and-drama',
    category: 'English Language',
    ageGroup: '8-11',
    level: 'Intermediate',
    created: '2025-06-28',
    updated: '2025-08-15',
    cover: 'speaking-1',
    title: ['Role Plays and Drama in English', 'نقش‌بازی و نمایش به انگلیسی'],
    shortDesc: [
      'Be a dragon, a doctor, a detective: speak English in costumes and forget that you are learning.',
      'اژدها شو، دکتر شو، کارآگاه شو: با لباس نمایش انگلیسی حرف بزن و یادت برود داری یاد می‌گیری.',
    ],
    about: [
      'In a role nobody is shy, for it is the dragon who makes the mistakes. Three plays in five scenes each, with cue cards instead of scripts, leave room for your own ideas.',
      'در نقش، هیچ‌کس خجالتی نیست، چون اشتباه‌ها مال اژدهاست. سه نمایش که به‌جای متن کارت راهنما دارند و برای فکرهای خودت جا می‌گذارند.',
    ],
    learn: [
      ['Speak freely from cue cards', 'از روی کارت راهنما آزاد حرف بزنی'],
      ['Show feelings with your voice', 'احساس را با صدا نشان بدهی'],
      ['React to surprises', 'به غافلگیری‌ها واکنش نشان بدهی'],
    ],
    forWhom: [
      'Children from 9 in pairs or small groups; alone it works with puppets.',
      'برای بچه‌های ۹ سال به بالا، دونفره یا گروهی؛ تنهایی هم با عروسک می‌شود.',
    ],
    chapters: [
      chapter(
        ['At the doctor’s', 'پیش دکتر'],
        video(
          6,
          ['What is the matter?', 'چه شده؟'],
          [
            '“I have a headache.” “Since when?” “Since I saw the maths test.” Doctor and patient, then change places.',
            '«I have a headache.» «Since when?» «Since I saw the maths test.» دکتر و بیمار، بعد جا عوض کنید.',
          ],
        ),
        text(
          5,
          ['Say it sadly, say it proudly', 'غمگین بگو، مغرور بگو'],
          [
            'Take one sentence, “The cat has eaten my homework”, and say it in six moods. Meaning lives in the voice.',
            'یک جمله بردار، «The cat has eaten my homework»، و با شش حال بگو. معنی در صدا زندگی می‌کند.',
          ],
        ),
      ),
      chapter(
        ['The dragon’s problem', 'مشکل اژدها'],
        text(
          6,
          ['A dragon who is afraid of fire', 'اژدهایی که از آتش می‌ترسد'],
          [
            'Four friends give advice: “You should …”, “Why don’t you …”, “If I were you …”. The dragon has an excuse for each.',
            'چهار دوست نصیحت می‌کنند: You should … و Why don’t you … و If I were you … و اژدها برای هرکدام بهانه‌ای دارد.',
          ],
        ),
        {
          type: 'others',
          duration: 10,
          title: ['Rehearsal at home', 'تمرین در خانه'],
          say: [
            'No screen now: put a chair in the middle as the cave, choose your roles and play the scene twice, the second time without words. Then come back and tell yourself in three English sentences what changed.',
            'حالا بدون صفحه‌ی نمایش: صندلی‌ای را وسط بگذار که غار باشد، نقش‌ها را انتخاب کنید و صحنه را دو بار بازی کنید، بار دوم بی‌کلام. بعد برگرد و در سه جمله‌ی انگلیسی بگو چه چیزی فرق کرد.',
          ],
        },
      ),
      chapter(
        ['The missing cake', 'کیک گمشده'],
        video(
          5,
          ['Where were you at four?', 'ساعت چهار کجا بودی؟'],
          [
            'The detective asks, the suspects answer in the past continuous: “I was reading.” One of them contradicts himself. Listen!',
            'کارآگاه می‌پرسد و مظنون‌ها با گذشته‌ی استمراری جواب می‌دهند: «I was reading.» یکی حرف خودش را نقض می‌کند. گوش کن!',
          ],
        ),
        quiz(
          4,
          ['Curtain quiz', 'آزمون پرده‌ی آخر'],
          ['Bow, then answer.', 'تعظیم کن، بعد جواب بده.'],
          [
            [
              ['Which sentence gives advice?', 'کدام جمله نصیحت است؟'],
              ['You should sleep more.', 'You slept.', 'Are you asleep?'],
              0,
              ['Should is the word for friendly advice.', 'should کلمه‌ی نصیحت دوستانه است.'],
            ],
            [
              ['At four o’clock I ___ a book.', 'جای خالی: <code>At four o’clock I ___ a book.</code>'],
              ['was reading', 'reads', 'am read'],
              0,
              ['An action in progress at a moment in the past.', 'کاری در حال انجام در لحظه‌ای از گذشته.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-048',
    slug: 'listening-with-stories',
    category: 'English Language',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2025-05-25',
    updated: '2025-10-31',
    cover: 'stories-1',
    title: ['Listening with Stories', 'گوش دادن با قصه'],
    shortDesc: [
      'Close your eyes and listen: short stories, read slowly, with tasks that sharpen your ears.',
      'چشم‌هایت را ببند و گوش کن: قصه‌های کوتاه با خواندن آهسته و تمرین‌هایی که گوش را تیز می‌کند.',
    ],
    about: [
      'Understanding is not knowing every word; it is catching the thread. Each story is heard three times: for the picture, for the words, for the pleasure.',
      'فهمیدن یعنی گرفتنِ نخ قصه، نه دانستن همه‌ی کلمه‌ها. هر قصه را سه بار می‌شنوی: یک بار برای تصویر، یک بار برای کلمه‌ها، یک بار برای لذت.',
    ],
    learn: [
      ['Guess from sound and context', 'از صدا و موقعیت حدس بزنی'],
      ['Recognise numbers and names', 'عدد و نام را بشناسی'],
      ['Retell a story in five sentences', 'قصه را در پنج جمله بازگو کنی'],
    ],
    forWhom: [
      'Children from 8 with about two hundred words.',
      'برای بچه‌های ۸ سال به بالا با حدود دویست کلمه.',
    ],
    chapters: [
      chapter(
        ['The fox and the crow', 'روباه و کلاغ'],
        video(
          5,
          ['Listen for the picture', 'برای تصویر گوش کن'],
          [
            'A crow, a tree, a piece of cheese, a clever fox. Draw while you listen; do not write a single word.',
            'کلاغی، درختی، تکه‌پنیری، روباه زرنگی. موقع گوش دادن نقاشی کن؛ حتی یک کلمه ننویس.',
          ],
        ),
        text(
          5,
          ['Words you can guess', 'کلمه‌هایی که می‌شود حدس زد'],
          [
            '“The crow opened its beak and the cheese fell.” Even if beak is new, you know what falls open when a bird sings.',
            '«The crow opened its beak and the cheese fell.» حتی اگر beak تازه باشد، می‌دانی وقتی پرنده می‌خواند چه چیزی باز می‌شود.',
          ],
        ),
      ),
      chapter(
        ['The slow race', 'مسابقه‌ی آهسته'],
        video(
          5,
          ['Who is faster?', 'چه کسی تندتر است؟'],
          [
            'The hare and the tortoise: stop the film at each comparison, faster, slower, earlier, and repeat it.',
            'خرگوش و لاک‌پشت: سر هر مقایسه، faster, slower, earlier، فیلم را نگه دار و تکرار کن.',
          ],
        ),
        image(
          3,
          ['What happens next?', 'بعد چه می‌شود؟'],
          [
            'Look at the picture and say in English what you think will happen. Any answer with a because is right.',
            'به تصویر نگاه کن و به انگلیسی بگو فکر می‌کنی چه می‌شود. هر جوابی که because داشته باشد درست است.',
          ],
          'courses/stories-1.svg',
        ),
      ),
      chapter(
        ['Tell it again', 'دوباره تعریف کن'],
        text(
          5,
          ['Five fingers, one story', 'پنج انگشت، یک قصه'],
          [
            'Thumb: who. Next finger: where. Then: what he wanted, what went wrong, how it ended. Five sentences, and you can tell any story.',
            'شست: چه کسی. انگشت بعد: کجا. بعد: چه می‌خواست، چه خراب شد، چطور تمام شد. پنج جمله، و هر قصه‌ای را می‌توانی تعریف کنی.',
          ],
        ),
        quiz(
          3,
          ['Ear quiz', 'آزمون گوش'],
          ['Remember the stories.', 'قصه‌ها را به یاد بیاور.'],
          [
            [
              ['Why did the crow lose the cheese?', 'چرا کلاغ پنیر را از دست داد؟'],
              ['It was asleep.', 'It opened its beak to sing.', 'It was not hungry.'],
              1,
              ['The fox praised its voice.', 'روباه از صدایش تعریف کرد.'],
            ],
            [
              [
                'The tortoise is ___ than the hare.',
                'جای خالی: <code>The tortoise is ___ than the hare.</code>',
              ],
              ['slow', 'slower', 'slowest'],
              1,
              ['Two are compared: -er and than.', 'دو چیز مقایسه می‌شوند: -er و than.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
