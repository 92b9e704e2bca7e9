import { defineCourse } from '../define.ts'
import { chapter, clip, image, quiz, text } from '../lessons.ts'

export const storyCourses = [
  defineCourse({
    id: 'c-014',
    slug: 'photo-stories-with-a-phone',
    category: 'Arts & Design',
    ageGroup: '14-18',
    level: 'Beginner',
    created: '2026-06-01',
    updated: '2026-11-05',
    cover: 'photography-1',
    title: ['Photo Stories with a Phone', 'داستان‌های عکسی با گوشی'],
    shortDesc: [
      'The best camera is the one in your pocket: light, frame and moment, and a story in seven pictures.',
      'بهترین دوربین همان است که در جیبت داری: نور، قاب، لحظه، و داستانی در هفت عکس.',
    ],
    about: [
      'Anybody can take a thousand photographs in a day. This course is about taking seven that somebody will want to look at twice. You learn to see light, to step closer, to wait, and to leave out.',
      'هر کسی می‌تواند در یک روز هزار عکس بگیرد. این دوره درباره‌ی گرفتن هفت عکس است که کسی بخواهد دو بار نگاهشان کند. یاد می‌گیری نور را ببینی، نزدیک‌تر بروی، صبر کنی و کنار بگذاری.',
    ],
    learn: [
      ['Use window light and the golden hour', 'از نور پنجره و ساعت طلایی استفاده کنی'],
      ['Frame with intention', 'با قصد قاب ببندی'],
      ['Tell a story in seven pictures', 'با هفت عکس داستان بگویی'],
      ['Respect the people in front of the lens', 'به آدم‌های جلوی لنز احترام بگذاری'],
    ],
    forWhom: ['Teenagers with any phone that has a camera.', 'برای نوجوان‌هایی با هر گوشی دوربین‌دار.'],
    chapters: [
      chapter(
        ['Light first', 'اول نور'],
        clip(
          7,
          ['The window is your studio', 'پنجره، استودیوی توست'],
          [
            'Place a person beside a window and walk round them: light from the side shows form, light from the front flattens, light from behind makes a silhouette.',
            'کسی را کنار پنجره بنشان و دورش بچرخ: نور کناری شکل را نشان می‌دهد، نور روبه‌رو تختش می‌کند و نور پشت، سایه‌نما می‌سازد.',
          ],
        ),
        text(
          7,
          ['The golden hour', 'ساعت طلایی'],
          [
            'Shortly after sunrise and before sunset the light travels a longer way through the air, which scatters the blue away. What is left is warm, soft and comes from the side.',
            'کمی بعد از طلوع و پیش از غروب، نور راه بلندتری در هوا می‌پیماید و آبی‌اش پراکنده می‌شود. آنچه می‌ماند گرم و نرم است و از پهلو می‌تابد.',
          ],
        ),
      ),
      chapter(
        ['The frame', 'قاب'],
        text(
          8,
          ['Closer', 'نزدیک‌تر'],
          [
            'The war photographer Robert Capa said that if your pictures are not good enough, you are not close enough. Use your feet, not the zoom: digital zoom only enlarges dots.',
            'عکاس مشهور رابرت کاپا گفته اگر عکس‌هایت به اندازه‌ی کافی خوب نیست، به اندازه‌ی کافی نزدیک نیستی. از پاهایت استفاده کن، نه از زوم: زوم دیجیتال فقط نقطه‌ها را بزرگ می‌کند.',
          ],
        ),
        image(
          4,
          ['Thirds and leading lines', 'یک‌سوم‌ها و خط‌های راهنما'],
          [
            'Divide the picture into thirds in your mind. What lies on the lines, and which line leads your eye in?',
            'تصویر را در ذهنت به سه بخش تقسیم کن. چه چیزی روی خط‌هاست و کدام خط نگاهت را به درون می‌برد؟',
          ],
          'courses/photography-1.svg',
        ),
      ),
      chapter(
        ['Seven pictures', 'هفت عکس'],
        text(
          9,
          ['Wide, middle, detail', 'باز، میانه، جزئیات'],
          [
            'A photo story needs a place, a person, hands at work, a detail, a conversation, a turning point and an ending. Write the list before you go; the surprises will come by themselves.',
            'داستان عکسی یک جا می‌خواهد، یک آدم، دست‌هایی در حال کار، یک جزئیات، یک گفت‌وگو، یک نقطه‌ی عطف و یک پایان. فهرست را پیش از رفتن بنویس؛ غافلگیری‌ها خودشان می‌آیند.',
          ],
        ),
        text(
          6,
          ['May I?', 'اجازه هست؟'],
          [
            'Ask people before you publish their face, and children’s parents always. A picture taken with trust looks different; everybody can see it.',
            'پیش از انتشار چهره‌ی آدم‌ها از خودشان اجازه بگیر و برای بچه‌ها همیشه از پدر و مادر. عکسی که با اعتماد گرفته شده جور دیگری است؛ همه می‌بینند.',
          ],
        ),
        quiz(
          4,
          ['Photo quiz', 'آزمون عکاسی'],
          ['Look before you answer.', 'پیش از جواب نگاه کن.'],
          [
            [
              ['Which light shows the form of a face best?', 'کدام نور شکل چهره را بهتر نشان می‌دهد؟'],
              [
                ['From the side', 'از پهلو'],
                ['From the front', 'از روبه‌رو'],
                ['No light', 'بی‌نوری'],
              ],
              0,
              ['Shadows describe the form.', 'سایه‌ها شکل را توصیف می‌کنند.'],
            ],
            [
              ['Why avoid digital zoom?', 'چرا از زوم دیجیتال پرهیز می‌کنیم؟'],
              [
                ['It is expensive', 'گران است'],
                ['It only enlarges the dots', 'فقط نقطه‌ها را بزرگ می‌کند'],
                ['It is loud', 'پرسروصداست'],
              ],
              1,
              ['Step closer instead, and the detail is real.', 'به‌جایش نزدیک‌تر برو تا جزئیات واقعی باشد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-020',
    slug: 'comics-from-idea-to-page',
    category: 'Arts & Design',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2026-03-30',
    updated: '2026-04-22',
    cover: 'comics-1',
    title: ['Comics: From Idea to Page', 'کمیک: از فکر تا صفحه'],
    shortDesc: [
      'Stick figures welcome: invent a hero, divide a page into panels and make readers laugh at the right moment.',
      'آدمک‌های خطی هم خوش آمدند: قهرمانی بساز، صفحه را قاب‌بندی کن و خواننده را سر وقت بخندان.',
    ],
    about: [
      'A comic is a film on paper in which the reader runs the projector. You do not have to draw beautifully; you have to be clear. You plan, sketch, letter and ink one complete page with a beginning, a surprise and an end.',
      'کمیک فیلمی روی کاغذ است که خواننده دستگاه نمایشش را می‌چرخاند. لازم نیست زیبا بکشی؛ باید روشن بکشی. یک صفحه‌ی کامل را طرح می‌کنی، می‌کشی، می‌نویسی و قلم‌گیری می‌کنی، با شروع و غافلگیری و پایان.',
    ],
    learn: [
      ['Design a hero who is easy to draw again', 'قهرمانی طراحی کنی که دوباره کشیدنش آسان باشد'],
      ['Arrange panels and balloons', 'قاب و بادکنک گفتار را بچینی'],
      ['Place the joke where it belongs', 'شوخی را سر جایش بگذاری'],
    ],
    forWhom: [
      'Children from 8 who read comics under the blanket.',
      'برای بچه‌های ۸ سال به بالا که زیر پتو کمیک می‌خوانند.',
    ],
    chapters: [
      chapter(
        ['The hero', 'قهرمان'],
        clip(
          5,
          ['Five lines, one character', 'پنج خط، یک شخصیت'],
          [
            'You will draw your hero fifty times, so give it few lines and one unmistakable sign: a hat, an ear, a striped jumper.',
            'قهرمانت را پنجاه بار خواهی کشید؛ پس خط‌های کم و یک نشانه‌ی جا‌افتاده به او بده: کلاه، گوش، پیراهن راه‌راه.',
          ],
        ),
        text(
          5,
          ['What does he want so badly?', 'چه چیزی را این‌قدر می‌خواهد؟'],
          [
            'A hero who wants a sandwich is funnier than one who wants nothing. Write the wish down, then think of three things that go wrong.',
            'قهرمانی که ساندویچ می‌خواهد بامزه‌تر از کسی است که هیچ نمی‌خواهد. آرزویش را بنویس و بعد سه چیز پیدا کن که خراب شوند.',
          ],
        ),
      ),
      chapter(
        ['The page', 'صفحه'],
        text(
          6,
          ['The gap between panels', 'فاصله‌ی میان قاب‌ها'],
          [
            'In panel one somebody lifts a cake, in panel two there is cream on the wall. You never drew the throw; the reader did, in the gap. Comics artists call it the gutter.',
            'در قاب اول کسی کیکی را بلند می‌کند و در قاب دوم خامه روی دیوار است. پرتاب را تو نکشیدی؛ خواننده در فاصله‌ی میان دو قاب کشیدش. به این فاصله «شکاف» می‌گویند.',
          ],
        ),
        text(
          5,
          ['Who speaks first?', 'اول چه کسی حرف می‌زند؟'],
          [
            'Readers of English go from left to right, readers of Persian from right to left. The first speaker’s balloon stands on the side where reading begins, and a little higher.',
            'خواننده‌ی انگلیسی از چپ به راست می‌خواند و خواننده‌ی فارسی از راست به چپ. بادکنک نفر اول سمتی می‌ایستد که خواندن از آن‌جا شروع می‌شود، و کمی بالاتر.',
          ],
        ),
        image(
          3,
          ['Read the picture', 'تصویر را بخوان'],
          [
            'Which part do you see first? Whatever is darkest, biggest or alone draws the eye.',
            'اول کدام قسمت را می‌بینی؟ تیره‌ترین، بزرگ‌ترین یا تنهاترین چیز چشم را می‌کشد.',
          ],
          'courses/comics-1.svg',
        ),
      ),
      chapter(
        ['Ink and joke', 'قلم و شوخی'],
        clip(
          6,
          ['Letters before balloons', 'اول نوشته، بعد بادکنک'],
          [
            'Write the words first and draw the balloon round them. The other way round, the last word never fits.',
            'اول کلمه‌ها را بنویس و بعد دورشان بادکنک بکش. برعکسش کنی، کلمه‌ی آخر هیچ‌وقت جا نمی‌شود.',
          ],
        ),
        quiz(
          3,
          ['Comic quiz', 'آزمون کمیک'],
          ['Ready? Bang!', 'آماده‌ای؟ بنگ!'],
          [
            [
              ['What happens in the gap between two panels?', 'در فاصله‌ی میان دو قاب چه اتفاقی می‌افتد؟'],
              [
                ['Nothing', 'هیچ'],
                ['The reader imagines what is missing', 'خواننده آنچه را نیست تصور می‌کند'],
                ['The page number', 'شماره‌ی صفحه می‌آید'],
              ],
              1,
              ['That is why comics feel alive.', 'برای همین کمیک زنده به نظر می‌آید.'],
            ],
            [
              ['Why should a hero have few lines?', 'چرا قهرمان باید خط‌های کمی داشته باشد؟'],
              [
                ['You will draw it very often', 'بارها باید کشیدش'],
                ['Ink is expensive', 'جوهر گران است'],
                ['Readers are tired', 'خواننده خسته است'],
              ],
              0,
              ['It has to look the same in every panel.', 'باید در هر قاب همان شکل باشد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-023',
    slug: 'stop-motion-at-home',
    category: 'Arts & Design',
    ageGroup: '8-11',
    level: 'Intermediate',
    created: '2026-02-24',
    updated: '2026-07-08',
    cover: 'film-1',
    title: ['Stop-Motion at Home', 'استاپ‌موشن در خانه'],
    shortDesc: [
      'Toys come alive, one photograph at a time: a tripod of books, a story of twenty seconds, a premiere in the living room.',
      'اسباب‌بازی‌ها عکس‌به‌عکس جان می‌گیرند: سه‌پایه‌ای از کتاب، داستانی بیست‌ثانیه‌ای و اکران در اتاق نشیمن.',
    ],
    about: [
      'Twelve photographs make one second of film, and between them you move everything a tiny bit. It takes patience, and then comes the moment when a lump of clay looks at you. Nobody forgets that moment.',
      'دوازده عکس یک ثانیه فیلم می‌سازد و میان آن‌ها همه‌چیز را ذره‌ای جابه‌جا می‌کنی. صبر می‌خواهد، و بعد لحظه‌ای می‌رسد که تکه‌ای خمیر به تو نگاه می‌کند. هیچ‌کس آن لحظه را فراموش نمی‌کند.',
    ],
    learn: [
      ['Fix camera and light', 'دوربین و نور را ثابت کنی'],
      ['Move in small, even steps', 'با قدم‌های کوچک و برابر حرکت بدهی'],
      ['Add sound and a title', 'صدا و عنوان اضافه کنی'],
    ],
    forWhom: [
      'Patient children from 8 with access to a phone or a tablet.',
      'برای بچه‌های صبور ۸ سال به بالا که گوشی یا تبلت در دسترسشان باشد.',
    ],
    chapters: [
      chapter(
        ['The set', 'صحنه'],
        clip(
          6,
          ['Nothing moves but the actor', 'جز بازیگر چیزی تکان نمی‌خورد'],
          [
            'Tape the table, the camera and the lamp. Close the curtains: the sun moves during your shoot, and the picture would flicker.',
            'میز و دوربین و چراغ را با نوارچسب ثابت کن. پرده‌ها را بکش: خورشید در طول فیلم‌برداری حرکت می‌کند و تصویر سوسو می‌زند.',
          ],
        ),
        text(
          5,
          ['Twelve per second', 'دوازده‌تا در ثانیه'],
          [
            'Cinema shows 24 pictures a second; animators often use each of them twice, so twelve are enough. How many photographs does a film of twenty seconds need? Twenty times twelve: 240.',
            'سینما ۲۴ تصویر در ثانیه نشان می‌دهد؛ انیماتورها هرکدام را دو بار به کار می‌برند و دوازده‌تا کافی است. فیلم بیست‌ثانیه‌ای چند عکس می‌خواهد؟ بیست ضرب در دوازده: ۲۴۰.',
          ],
        ),
      ),
      chapter(
        ['Movement', 'حرکت'],
        text(
          6,
          ['Slow in, slow out', 'نرم شروع، نرم پایان'],
          [
            'A ball that rolls off starts with tiny steps, grows to large ones and slows down again. Equal steps look like a machine, growing steps look alive.',
            'توپی که راه می‌افتد با قدم‌های ریز شروع می‌کند، به قدم‌های بلند می‌رسد و دوباره آهسته می‌شود. قدم‌های برابر مثل ماشین است و قدم‌های بزرگ‌شونده زنده.',
          ],
        ),
        clip(
          6,
          ['Squash and stretch', 'له‌شدن و کش‌آمدن'],
          [
            'Clay that lands becomes flat for two pictures and long when it jumps. Its volume stays the same, and so we believe it.',
            'خمیری که فرود می‌آید دو عکس پهن می‌شود و هنگام پرش دراز. حجمش همان می‌ماند و برای همین باورش می‌کنیم.',
          ],
        ),
      ),
      chapter(
        ['Premiere', 'اکران'],
        text(
          5,
          ['Sound is half the film', 'صدا نصف فیلم است'],
          [
            'Steps in snow are cornflour in a bag, fire is crumpled cellophane, horses are two coconut halves. Record close to the microphone.',
            'قدم در برف، نشاسته در کیسه است؛ آتش، سلفون مچاله؛ اسب، دو نصفه‌ی نارگیل. نزدیک میکروفون ضبط کن.',
          ],
        ),
        quiz(
          4,
          ['Clapperboard', 'کلاکت'],
          ['Scene one, take one!', 'صحنه‌ی یک، برداشت یک!'],
          [
            [
              [
                'How many pictures for 5 seconds at twelve a second?',
                'با دوازده عکس در ثانیه، ۵ ثانیه چند عکس می‌خواهد؟',
              ],
              [
                ['17', '۱۷'],
                ['60', '۶۰'],
                ['120', '۱۲۰'],
              ],
              1,
              ['5 × 12 = 60.', '۵ × ۱۲ = ۶۰.'],
            ],
            [
              ['Why close the curtains?', 'چرا پرده‌ها را می‌کشیم؟'],
              [
                ['The sun’s movement makes the film flicker', 'حرکت خورشید فیلم را به سوسو می‌اندازد'],
                ['Actors are shy', 'بازیگرها خجالتی‌اند'],
                ['To save power', 'برای صرفه‌جویی در برق'],
              ],
              0,
              ['The light has to stay the same in every picture.', 'نور باید در همه‌ی عکس‌ها یکسان بماند.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-044',
    slug: 'rhythm-in-hands-and-feet',
    category: 'Arts & Design',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2025-07-06',
    updated: '2025-07-17',
    cover: 'music-1',
    title: ['Rhythm in Hands and Feet', 'ریتم در دست و پا'],
    shortDesc: [
      'Your body is a drum kit: clap, stamp, click and whisper rhythms from around the world.',
      'بدنت یک دست کامل طبل است: دست بزن، پا بکوب، بشکن بزن و ریتم‌های دنیا را زمزمه کن.',
    ],
    about: [
      'Long before there were instruments there were hands and feet. With four sounds of your own body you learn pulse, pause and accent, and play together with others from the first day.',
      'خیلی پیش از سازها، دست و پا بود. با چهار صدای بدن خودت ضرب و سکوت و تأکید را یاد می‌گیری و از روز اول با دیگران می‌نوازی.',
    ],
    learn: [
      ['Keep a steady pulse', 'ضرب را یکنواخت نگه داری'],
      ['Read and write simple rhythms', 'ریتم‌های ساده را بخوانی و بنویسی'],
      ['Play in two groups', 'در دو گروه بنوازی'],
    ],
    forWhom: [
      'Children from 5, alone, with brothers and sisters or with a whole class.',
      'برای بچه‌های ۵ سال به بالا، تنها یا با خواهر و برادر یا با یک کلاس کامل.',
    ],
    chapters: [
      chapter(
        ['The pulse', 'ضرب'],
        clip(
          4,
          ['Find your heart', 'قلبت را پیدا کن'],
          [
            'Put a hand on your chest. That is a pulse: even, without a tune. Walk around the room to it, then clap it.',
            'دستت را روی سینه بگذار. این ضرب است: یکنواخت، بدون آهنگ. با آن در اتاق راه برو و بعد دست بزن.',
          ],
        ),
        text(
          3,
          ['Long and short', 'بلند و کوتاه'],
          [
            'Say “cho-co-late cake”: three short and one long. Words hide rhythms; find the one in your own name.',
            'بگو «انار، انار، سیب» و با هر تکه‌ی کلمه یک بار دست بزن: دو تا کوتاه، دو تا کوتاه، یکی بلند. در کلمه‌ها ریتم پنهان است؛ ریتم نام خودت را پیدا کن.',
          ],
        ),
      ),
      chapter(
        ['Four sounds', 'چهار صدا'],
        clip(
          4,
          ['Stamp, pat, clap, click', 'پا، ران، دست، بشکن'],
          [
            'From low to high: feet, thighs, hands, fingers. Play them one after another, like stairs.',
            'از بم به زیر: پا، ران، دست، انگشت. مثل پله پشت سر هم بنوازشان.',
          ],
        ),
        text(
          3,
          ['The loudest sound is silence', 'بلندترین صدا سکوت است'],
          [
            'Leave the fourth beat empty: stamp, clap, stamp, (nothing). Everybody waits for it. A pause is music, too.',
            'ضرب چهارم را خالی بگذار: پا، دست، پا، (هیچ). همه منتظرش می‌مانند. سکوت هم موسیقی است.',
          ],
        ),
      ),
      chapter(
        ['Together', 'با هم'],
        text(
          4,
          ['Question and answer', 'پرسش و پاسخ'],
          [
            'One plays four beats, all the others answer. In many parts of Africa and in the south of Iran music is made like this, call and response.',
            'یکی چهار ضرب می‌زند و بقیه جواب می‌دهند. در بسیاری از جاهای آفریقا و در جنوب ایران همین‌طور می‌نوازند: پرسش و پاسخ.',
          ],
        ),
        quiz(
          3,
          ['Rhythm riddle', 'معمای ریتم'],
          ['Clap before you choose.', 'پیش از انتخاب دست بزن.'],
          [
            [
              ['Which sound is the lowest?', 'کدام صدا بم‌تر است؟'],
              [
                ['Click', 'بشکن'],
                ['Stamp', 'پا کوبیدن'],
                ['Clap', 'دست زدن'],
              ],
              1,
              ['The big foot on the big floor.', 'پای بزرگ روی زمین بزرگ.'],
            ],
            [
              ['What is a pause in music?', 'سکوت در موسیقی چیست؟'],
              [
                ['A mistake', 'اشتباه'],
                ['A part of the music', 'بخشی از موسیقی'],
                ['The end', 'پایان'],
              ],
              1,
              ['It makes us wait for the next beat.', 'ما را منتظر ضرب بعدی نگه می‌دارد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-056',
    slug: 'puppets-and-play',
    category: 'Arts & Design',
    ageGroup: '5-9',
    level: 'All Levels',
    created: '2025-02-25',
    updated: '2025-05-31',
    cover: 'theatre-1',
    title: ['Puppets and Play', 'عروسک و نمایش'],
    shortDesc: [
      'A sock, a spoon, a shadow: make puppets, find their voices and put on a show behind the sofa.',
      'یک جوراب، یک قاشق، یک سایه: عروسک بساز، صدایش را پیدا کن و پشت مبل نمایش بده.',
    ],
    about: [
      'Shy children speak through puppets, loud ones learn to listen to them. We make three kinds and meet the Iranian hero Mobarak, whose tricks have made people laugh for generations.',
      'بچه‌های خجالتی با عروسک حرف می‌زنند و بچه‌های پرسروصدا یاد می‌گیرند به آن گوش کنند. سه جور عروسک می‌سازیم و با «مبارک»، قهرمان خیمه‌شب‌بازی ایران، آشنا می‌شویم که نسل‌ها مردم را خندانده است.',
    ],
    learn: [
      ['Make sock, spoon and shadow puppets', 'عروسک جورابی، قاشقی و سایه‌ای بسازی'],
      ['Give each its own voice and walk', 'به هرکدام صدا و راه رفتن خودش را بدهی'],
      ['Perform a short scene', 'صحنه‌ای کوتاه اجرا کنی'],
    ],
    forWhom: [
      'Children from 5 with a box of odds and ends.',
      'برای بچه‌های ۵ سال به بالا با یک جعبه خرت‌وپرت.',
    ],
    chapters: [
      chapter(
        ['Who are you?', 'تو کی هستی؟'],
        clip(
          4,
          ['A sock wakes up', 'جورابی بیدار می‌شود'],
          [
            'Put your hand in a sock, fold a mouth, and let it yawn. Two buttons for eyes, close together, and it looks at us.',
            'دستت را در جوراب کن، دهانی تا بزن و بگذار خمیازه بکشد. دو دکمه نزدیک هم جای چشم، و دارد به ما نگاه می‌کند.',
          ],
        ),
        text(
          3,
          ['Voice and walk', 'صدا و راه رفتن'],
          [
            'A heavy puppet speaks slowly and sinks at each step, a light one squeaks and hops. Find the walk first; the voice follows.',
            'عروسک سنگین آهسته حرف می‌زند و با هر قدم فرو می‌رود، سبک جیغ‌جیغ می‌کند و می‌پرد. اول راه رفتنش را پیدا کن؛ صدا خودش می‌آید.',
          ],
        ),
      ),
      chapter(
        ['Light and shadow', 'نور و سایه'],
        clip(
          4,
          ['Bigger and smaller', 'بزرگ‌تر و کوچک‌تر'],
          [
            'A lamp, a sheet, a paper figure on a stick. Close to the lamp the shadow grows, close to the sheet it becomes small and sharp.',
            'یک چراغ، یک ملافه، یک شکل کاغذی روی چوب. نزدیک چراغ سایه بزرگ می‌شود و نزدیک ملافه کوچک و تیز.',
          ],
        ),
        image(
          3,
          ['Who is on stage?', 'چه کسی روی صحنه است؟'],
          [
            'Invent names for the figures in the picture. Who is friends with whom, and what happened just before?',
            'برای شخصیت‌های تصویر اسم بگذار. چه کسی با چه کسی دوست است و لحظه‌ای پیش چه اتفاقی افتاد؟',
          ],
          'courses/theatre-1.svg',
        ),
      ),
      chapter(
        ['Curtain up', 'پرده بالا'],
        text(
          4,
          ['Yes, and …', 'بله، و …'],
          [
            'Actors who invent their play together have one rule: accept what the other one says and add something. “There is a lion.” “Yes, and he is wearing my pyjamas!”',
            'بازیگرهایی که با هم بداهه می‌سازند یک قانون دارند: حرف دیگری را بپذیر و چیزی اضافه کن. «یک شیر آن‌جاست.» «بله، و پیژامه‌ی مرا پوشیده!»',
          ],
        ),
        quiz(
          3,
          ['Theatre quiz', 'آزمون نمایش'],
          ['Quiet, please, it begins.', 'ساکت، شروع می‌شود.'],
          [
            [
              ['How does a shadow get bigger?', 'سایه چطور بزرگ‌تر می‌شود؟'],
              [
                ['Closer to the lamp', 'نزدیک‌تر به چراغ'],
                ['Closer to the sheet', 'نزدیک‌تر به ملافه'],
                ['With a louder voice', 'با صدای بلندتر'],
              ],
              0,
              ['It blocks more of the light there.', 'آن‌جا جلوی نور بیشتری را می‌گیرد.'],
            ],
            [
              [
                'Your partner says: “We are on the moon.” What do you answer?',
                'هم‌بازی‌ات می‌گوید: «ما روی ماهیم.» چه جواب می‌دهی؟',
              ],
              [
                ['“No, we are not.”', '«نه، نیستیم.»'],
                ['“Yes, and it smells of cheese!”', '«بله، و بوی پنیر می‌آید!»'],
                ['Nothing', 'هیچ'],
              ],
              1,
              ['“Yes, and” keeps the play going.', '«بله، و» بازی را جلو می‌برد.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
