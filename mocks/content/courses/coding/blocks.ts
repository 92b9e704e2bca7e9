import { defineCourse } from '../define.ts'
import { chapter, image, pdf, quiz, text, video } from '../lessons.ts'

export const blockCourses = [
  defineCourse({
    id: 'c-004',
    slug: 'animated-stories-in-scratch',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'Beginner',
    price: 0,
    created: '2026-09-19',
    updated: '2026-11-06',
    cover: 'scratch-1',
    title: ['Animated Stories in Scratch', 'قصه‌های متحرک با اسکرچ'],
    shortDesc: [
      'Turn a small story of your own into a film: scenes, dialogue, sound and a surprise ending.',
      'قصه‌ی کوچک خودت را به فیلم تبدیل کن: صحنه، گفت‌وگو، صدا و یک پایان غافلگیرکننده.',
    ],
    about: [
      'Every cartoon is a program in disguise: somebody decided who speaks when, who enters from which side and when the light goes out. In this course you become that somebody. You plan a story of six pictures, build it scene by scene and give each character a voice.',
      'هر کارتونی در واقع برنامه‌ای است که لباس مبدل پوشیده: یک نفر تصمیم گرفته چه کسی کِی حرف بزند، از کدام طرف وارد شود و چراغ کِی خاموش شود. در این دوره آن یک نفر تو هستی. قصه‌ای با شش تصویر طرح می‌کنی، صحنه‌به‌صحنه می‌سازی و به هر شخصیت صدا می‌دهی.',
    ],
    learn: [
      ['Plan a story with a storyboard', 'با استوری‌بورد برای قصه نقشه بکشی'],
      ['Let characters take turns with messages', 'با پیام، نوبت حرف زدن شخصیت‌ها را تنظیم کنی'],
      ['Change scenes, costumes and sounds at the right moment', 'صحنه، لباس و صدا را درست سر وقت عوض کنی'],
    ],
    forWhom: [
      'Children who know the Scratch window already, for example from “First Steps in Scratch”, and love telling stories.',
      'برای بچه‌هایی که پنجره‌ی اسکرچ را می‌شناسند، مثلاً از دوره‌ی «نخستین گام‌ها در اسکرچ»، و عاشق قصه گفتن‌اند.',
    ],
    chapters: [
      chapter(
        ['A story needs a plan', 'قصه نقشه می‌خواهد'],
        video(
          5,
          ['Six little pictures', 'شش تصویر کوچک'],
          [
            'A storyboard is a row of small drawings, one for each scene. Film makers draw it before they switch on a single camera, because moving a pencil line is easier than moving a castle.',
            'استوری‌بورد ردیفی از نقاشی‌های کوچک است، برای هر صحنه یکی. فیلم‌سازها پیش از روشن کردن دوربین آن را می‌کشند، چون جابه‌جا کردن یک خط مداد آسان‌تر از جابه‌جا کردن یک قلعه است.',
          ],
        ),
        text(
          6,
          ['Somebody wants something', 'کسی چیزی می‌خواهد'],
          [
            'Nearly every good story can be told in one sentence: somebody wants something, but something stands in the way. Find these three parts for your own story and write them above your storyboard.',
            'تقریباً هر قصه‌ی خوبی در یک جمله جا می‌شود: کسی چیزی می‌خواهد، ولی چیزی سر راهش است. این سه بخش را برای قصه‌ی خودت پیدا کن و بالای استوری‌بورد بنویس.',
          ],
        ),
      ),
      chapter(
        ['Actors on the stage', 'بازیگرها روی صحنه'],
        video(
          6,
          ['Enter from the left', 'ورود از سمت چپ'],
          [
            'A character that is simply there is boring. Hide it at the start, place it at the edge of the stage, show it and let it glide in; the glide block moves it smoothly for as many seconds as you wish.',
            'شخصیتی که از اول همان‌جا ایستاده خسته‌کننده است. در شروع پنهانش کن، کنار صحنه بگذارش، نشانش بده و بگذار سُر بخورد و بیاید؛ بلوک «سُر بخور» آن را نرم و در همان چند ثانیه‌ای که بخواهی می‌آورد.',
          ],
        ),
        text(
          7,
          ['Messages: whose turn is it?', 'پیام‌ها: نوبت کیست؟'],
          [
            'If two characters only wait a guessed number of seconds, they will soon speak at the same time. A message is better: the first character broadcasts “your turn” when it has finished, and the second one starts when it receives it.',
            'اگر دو شخصیت فقط چند ثانیه‌ی حدسی صبر کنند، خیلی زود حرف هم را قطع می‌کنند. پیام بهتر است: شخصیت اول وقتی حرفش تمام شد پیام «نوبت تو» را می‌فرستد و دومی با رسیدن آن شروع می‌کند.',
          ],
        ),
        text(
          5,
          ['A voice of its own', 'صدایی مال خودش'],
          [
            'Record the lines with the microphone in the Sounds tab and cut the silence off at both ends. Changing the pitch effect makes a mouse or a giant out of the same voice.',
            'جمله‌ها را در زبانه‌ی صداها با میکروفون ضبط کن و سکوت دو سر آن را ببُر. با تغییر زیروبمی، از یک صدا هم موش می‌سازی و هم غول.',
          ],
        ),
      ),
      chapter(
        ['Scene change and ending', 'تغییر صحنه و پایان'],
        text(
          6,
          ['One backdrop, one scene', 'یک پس‌زمینه، یک صحنه'],
          [
            'Let the stage itself lead the story: when the backdrop switches to “forest”, every character knows from the event block “when backdrop switches” what it has to do there.',
            'بگذار خود صحنه قصه را پیش ببرد: وقتی پس‌زمینه «جنگل» می‌شود، هر شخصیت با بلوک رویدادِ «وقتی پس‌زمینه عوض شد» می‌داند آن‌جا چه باید بکند.',
          ],
        ),
        quiz(
          4,
          ['Director’s test', 'آزمون کارگردانی'],
          ['Two questions for future directors.', 'دو پرسش برای کارگردان‌های آینده.'],
          [
            [
              [
                'Why are messages better than long waits in a dialogue?',
                'چرا در گفت‌وگو پیام بهتر از صبر کردن‌های طولانی است؟',
              ],
              [
                ['They are louder', 'بلندتر هستند'],
                [
                  'The next line starts exactly when the last one is over',
                  'جمله‌ی بعد درست وقتی شروع می‌شود که قبلی تمام شده',
                ],
                ['They need no blocks', 'بلوک لازم ندارند'],
              ],
              1,
              [
                'Even if you later make a line longer, the order stays right.',
                'حتی اگر بعداً جمله‌ای را طولانی‌تر کنی، ترتیب درست می‌ماند.',
              ],
            ],
            [
              ['What is a storyboard?', 'استوری‌بورد چیست؟'],
              [
                ['A list of sounds', 'فهرست صداها'],
                ['A row of small drawings of the scenes', 'ردیفی از نقاشی‌های کوچک صحنه‌ها'],
                ['The final film', 'فیلم نهایی'],
              ],
              1,
              [
                'It lets you test a story before you build it.',
                'با آن می‌توانی قصه را پیش از ساختن امتحان کنی.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-016',
    slug: 'maze-games-in-scratch',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'Intermediate',
    price: 9,
    created: '2026-05-11',
    updated: '2026-07-05',
    cover: 'games-1',
    title: ['Maze Games in Scratch', 'بازی‌های هزارتو با اسکرچ'],
    shortDesc: [
      'Walls that stop you, keys that open doors and a ghost that follows: three mazes, each cleverer than the last.',
      'دیوارهایی که جلویت را می‌گیرند، کلیدهایی که در را باز می‌کنند و روحی که دنبالت می‌آید: سه هزارتو، هرکدام باهوش‌تر از قبلی.',
    ],
    about: [
      'A maze is the best teacher of precise thinking: one careless step and you are through the wall. You begin with a simple garden maze, add keys and doors, and finally let a ghost hunt the player. Each maze is a full game with start, goal and sound.',
      'هزارتو بهترین معلم دقیق فکر کردن است: یک قدم بی‌دقت و از دیوار رد شده‌ای! با هزارتوی ساده‌ی باغ شروع می‌کنی، کلید و در اضافه می‌کنی و آخر سر روحی را دنبال بازیکن می‌فرستی. هر هزارتو یک بازی کامل است با شروع، هدف و صدا.',
    ],
    learn: [
      ['Detect walls by colour and step back in time', 'دیوار را با رنگش تشخیص بدهی و به‌موقع عقب بروی'],
      ['Remember with variables which keys were found', 'با متغیر یادت بماند کدام کلیدها پیدا شده‌اند'],
      ['Give an opponent a simple will of its own', 'به حریف، اراده‌ای ساده بدهی'],
    ],
    forWhom: [
      'Children who have made one or two Scratch projects and want a game that is hard to win.',
      'برای بچه‌هایی که یکی دو پروژه‌ی اسکرچ ساخته‌اند و بازی‌ای می‌خواهند که بردنش آسان نباشد.',
    ],
    chapters: [
      chapter(
        ['The garden maze', 'هزارتوی باغ'],
        video(
          6,
          ['Drawing walls that work', 'دیوارهایی که واقعاً دیوارند'],
          [
            'Draw the whole maze as one backdrop with walls in a single colour that appears nowhere else. Then one question is enough for all of them: touching this colour?',
            'تمام هزارتو را در یک پس‌زمینه بکش و همه‌ی دیوارها را یک رنگ کن؛ رنگی که هیچ‌جای دیگر نباشد. آن وقت یک پرسش برای همه‌ی دیوارها کافی است: به این رنگ خورده؟',
          ],
        ),
        text(
          7,
          ['Step forward, step back', 'یک قدم جلو، یک قدم عقب'],
          [
            'The trick of all maze games: move first, then look. If the player now touches the wall, undo the same move at once. It happens so fast that the eye sees a solid wall.',
            'ترفند همه‌ی بازی‌های هزارتو: اول حرکت کن، بعد نگاه کن. اگر بازیکن حالا به دیوار خورده، همان حرکت را فوری برگردان. آن‌قدر سریع است که چشم فقط یک دیوار محکم می‌بیند.',
          ],
        ),
        text(
          '06:30',
          ['Two keys at once', 'دو کلید با هم'],
          [
            'Events for single keys feel jerky. Put four “if key pressed” questions into one forever loop instead: the player can then walk diagonally and never stutters.',
            'رویدادهای جداگانه برای هر کلید حرکت را بریده‌بریده می‌کند. به‌جایش چهار «اگر کلید فشرده شده» را در یک حلقه‌ی همیشگی بگذار: بازیکن می‌تواند اریب هم برود و حرکتش گیر نمی‌کند.',
          ],
        ),
      ),
      chapter(
        ['Keys and doors', 'کلیدها و درها'],
        text(
          6,
          ['A variable as a pocket', 'متغیر مثل جیب'],
          [
            'The variable “keys” is the pocket of your hero. Each key that is found adds one and hides; a door asks whether the pocket holds enough and opens, or says what is missing.',
            'متغیر «کلیدها» جیب قهرمان توست. هر کلیدی که پیدا شود یکی به آن اضافه و خودش پنهان می‌شود؛ در می‌پرسد آیا در جیب به اندازه‌ی کافی هست، و یا باز می‌شود یا می‌گوید چه چیزی کم است.',
          ],
        ),
        video(
          5,
          ['Open, please!', 'لطفاً باز شو!'],
          [
            'Two costumes make a door: closed and open. Switch the costume, play a creak, and change the colour of the opening so that it is no longer a wall.',
            'در با دو لباس ساخته می‌شود: بسته و باز. لباس را عوض کن، صدای جیرجیر بگذار و رنگ دهانه را تغییر بده تا دیگر دیوار به حساب نیاید.',
          ],
        ),
      ),
      chapter(
        ['The ghost', 'روح'],
        text(
          7,
          ['It follows you', 'دنبالت می‌آید'],
          [
            '“Point towards player, move 2 steps” in a forever loop is already a hunter. Ghosts may pass through walls, and two steps against your four keep it fair.',
            '«به طرف بازیکن رو کن، ۲ گام حرکت کن» در یک حلقه‌ی همیشگی، خودش یک شکارچی است. روح‌ها از دیوار رد می‌شوند و دو گام او در برابر چهار گام تو بازی را عادلانه نگه می‌دارد.',
          ],
        ),
        quiz(
          4,
          ['Can you find the way out?', 'راه خروج را پیدا می‌کنی؟'],
          ['Check what you know about walls, keys and ghosts.', 'ببین درباره‌ی دیوار و کلید و روح چه می‌دانی.'],
          [
            [
              [
                'The hero moves 4 steps right and now touches a wall. What comes next?',
                'قهرمان ۴ گام به راست رفته و حالا به دیوار خورده. بعد چه باید کرد؟',
              ],
              [
                ['Move 4 steps to the left', '۴ گام به چپ برود'],
                ['Move 4 more to the right', '۴ گام دیگر به راست برود'],
                ['Hide', 'پنهان شود'],
              ],
              0,
              [
                'Undoing the same step puts the hero back to where there was no wall.',
                'برگرداندن همان قدم، قهرمان را به جایی می‌برد که دیوار نبود.',
              ],
            ],
            [
              [
                'The ghost is too easy. Which single change helps most?',
                'فرار از روح خیلی آسان است. کدام تغییر بیشتر کمک می‌کند؟',
              ],
              [
                ['A louder sound', 'صدای بلندتر'],
                ['3 steps instead of 2', '۳ گام به‌جای ۲ گام'],
                ['A new backdrop', 'پس‌زمینه‌ی تازه'],
              ],
              1,
              [
                'Speed decides how long the player has to think.',
                'سرعت تعیین می‌کند بازیکن چقدر وقت فکر کردن دارد.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-052',
    slug: 'make-music-with-code',
    category: 'Coding & Tech',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2025-04-08',
    updated: '2025-08-13',
    cover: 'scratch-1',
    title: ['Make Music with Code', 'با کد موسیقی بساز'],
    shortDesc: [
      'Drums from blocks, a piano on the keyboard and a song that repeats itself. For small fingers and big ears.',
      'طبل با بلوک، پیانو روی صفحه‌کلید و آهنگی که خودش تکرار می‌شود. برای انگشت‌های کوچک و گوش‌های بزرگ.',
    ],
    about: [
      'Music is full of loops: the beat comes back, the chorus comes back, and so does the last verse. That makes a drum machine the most natural first program in the world. We clap first, then we build.',
      'موسیقی پر از حلقه است: ضرب برمی‌گردد، ترجیع‌بند برمی‌گردد و بند آخر هم همین‌طور. برای همین دستگاه طبل طبیعی‌ترین اولین برنامه‌ی دنیاست. اول دست می‌زنیم، بعد می‌سازیم.',
    ],
    learn: [
      ['Clap, count and build a steady beat', 'ضرب یکنواخت را دست بزنی، بشماری و بسازی'],
      ['Turn keys into a little piano', 'کلیدها را به پیانوی کوچکی تبدیل کنی'],
      ['Repeat a tune with a loop', 'ملودی را با حلقه تکرار کنی'],
    ],
    forWhom: [
      'Children from about 6, with a grown-up nearby for the first lesson. Reading a few words is enough.',
      'برای بچه‌های حدود ۶ سال به بالا، با یک بزرگ‌تر در درس اول. خواندن چند کلمه کافی است.',
    ],
    chapters: [
      chapter(
        ['Boom, clap', 'بوم، دست'],
        video(
          4,
          ['Clap the loop', 'حلقه را دست بزن'],
          [
            'Clap four times, evenly, like a clock. Now say “boom” on one and “clap” on three. You have just performed a loop of four beats.',
            'چهار بار دست بزن، یکنواخت مثل ساعت. حالا روی یک بگو «بوم» و روی سه بگو «تَق». همین الان یک حلقه‌ی چهارضربی اجرا کردی!',
          ],
        ),
        text(
          4,
          ['My first drum machine', 'اولین دستگاه طبل من'],
          [
            'Put “play drum” and “rest” blocks in a row and lay a repeat block around them. One number, the tempo, makes everything faster or slower together.',
            'بلوک‌های «طبل بزن» و «سکوت کن» را پشت هم بچین و بلوک تکرار را دورشان بگذار. یک عدد، سرعت ضرب، همه را با هم تندتر یا کندتر می‌کند.',
          ],
        ),
      ),
      chapter(
        ['A piano of letters', 'پیانوی حروف'],
        video(
          5,
          ['Seven keys, seven notes', 'هفت کلید، هفت نت'],
          [
            'Each key gets its own small script: when A is pressed, play note 60. Note 60 is middle C, and every number higher is one small step up.',
            'هر کلید کد کوچک خودش را دارد: وقتی A فشرده شد، نت ۶۰ را بنواز. نت ۶۰ همان «دو»ی میانی است و هر یک عدد بالاتر یک قدم کوچک زیرتر می‌شود.',
          ],
        ),
        text(
          4,
          ['A tune to try', 'آهنگی برای امتحان'],
          [
            'Play 60, 60, 67, 67, 69, 69, 67 and listen: it is the beginning of a very old song about a twinkling star. The longer note comes last.',
            'این نت‌ها را بنواز: ۶۰، ۶۰، ۶۷، ۶۷، ۶۹، ۶۹، ۶۷. خوب گوش کن: شروع آهنگ قدیمی «ستاره‌ی چشمک‌زن» است. نت آخر کشیده‌تر است.',
          ],
        ),
        quiz(
          3,
          ['Big ears quiz', 'آزمون گوش‌های بزرگ'],
          ['Listen in your head, then choose.', 'در ذهنت گوش کن و بعد انتخاب کن.'],
          [
            [
              ['Which note is higher?', 'کدام نت زیرتر است؟'],
              [
                ['60', '۶۰'],
                ['64', '۶۴'],
                ['58', '۵۸'],
              ],
              1,
              ['The bigger the number, the higher the note.', 'هرچه عدد بزرگ‌تر، صدا زیرتر.'],
            ],
            [
              [
                'A loop of 4 beats is repeated 3 times. How many beats do you hear?',
                'حلقه‌ای ۴ ضربی ۳ بار تکرار می‌شود. چند ضرب می‌شنوی؟',
              ],
              [
                ['7', '۷'],
                ['12', '۱۲'],
                ['43', '۴۳'],
              ],
              1,
              ['4 + 4 + 4 = 12.', '۴ + ۴ + ۴ = ۱۲.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-025',
    slug: 'think-like-a-programmer',
    category: 'Coding & Tech',
    ageGroup: '5-9',
    level: 'All Levels',
    created: '2026-02-03',
    updated: '2026-03-03',
    cover: 'puzzles-1',
    title: ['Think Like a Programmer', 'مثل برنامه‌نویس‌ها فکر کن'],
    shortDesc: [
      'Treasure maps, sorting socks and robot parents: the big ideas of coding, played without a computer.',
      'نقشه‌ی گنج، جدا کردن جوراب‌ها و پدر و مادر رباتی: فکرهای بزرگ برنامه‌نویسی، به شکل بازی و بدون رایانه.',
    ],
    about: [
      'Programmers think before they type. They cut big problems into small ones, look for things that repeat and say exactly what they mean. All of this can be practised with socks, spoons and a map of the living room.',
      'برنامه‌نویس‌ها پیش از تایپ کردن فکر می‌کنند. مسئله‌ی بزرگ را تکه‌تکه می‌کنند، دنبال چیزهای تکراری می‌گردند و درست همان را می‌گویند که منظورشان است. همه‌ی این‌ها را می‌شود با جوراب، قاشق و نقشه‌ی اتاق نشیمن تمرین کرد.',
    ],
    learn: [
      ['Give exact instructions, step by step', 'دستورهای دقیق و قدم‌به‌قدم بدهی'],
      ['Find patterns and repeat them', 'الگوها را پیدا و تکرار کنی'],
      ['Cut a big job into small ones', 'کار بزرگ را به کارهای کوچک تقسیم کنی'],
    ],
    forWhom: [
      'Whole families: children from 5 with anybody who can be a patient robot.',
      'برای همه‌ی خانواده: بچه‌های ۵ ساله به بالا همراه هر کسی که بتواند ربات صبوری باشد.',
    ],
    chapters: [
      chapter(
        ['Robot at home', 'ربات در خانه'],
        video(
          4,
          ['My parent is a robot', 'مامان من ربات است'],
          [
            'Blindfold a grown-up and lead them through the room with only three commands: one step forward, turn left, turn right. The robot does nothing that you did not say.',
            'چشم‌های یک بزرگ‌تر را ببند و فقط با سه فرمان در اتاق راهش ببر: یک قدم جلو، بچرخ به چپ، بچرخ به راست. ربات هیچ کاری نمی‌کند که تو نگفته باشی.',
          ],
        ),
        text(
          4,
          ['The treasure map', 'نقشه‌ی گنج'],
          [
            'Draw your room on squared paper and hide a treasure. Write the way as arrows: ↑ ↑ → ↑. If your friend finds it, your program is right.',
            'اتاقت را روی کاغذ شطرنجی بکش و گنجی پنهان کن. راه را با پیکان بنویس: ↑ ↑ → ↑. اگر دوستت گنج را پیدا کرد، برنامه‌ات درست است.',
          ],
        ),
      ),
      chapter(
        ['Patterns everywhere', 'الگوها همه‌جا هستند'],
        image(
          3,
          ['What comes next?', 'بعدی چیست؟'],
          [
            'Red, blue, red, blue: what comes next? When you can say the rule, you have found a pattern, and a computer can carry on for ever.',
            'قرمز، آبی، قرمز، آبی: بعدی چیست؟ وقتی بتوانی قانونش را بگویی الگو را پیدا کرده‌ای، و رایانه می‌تواند تا ابد ادامه‌اش بدهد.',
          ],
          'courses/puzzles-1.svg',
        ),
        text(
          4,
          ['The sock machine', 'دستگاه جوراب'],
          [
            'Sort a heap of socks. Did you take one and search for its partner, or lay all of them out by colour first? Both are algorithms; take the time and see which is faster.',
            'یک کوه جوراب را جفت کن. یکی را برداشتی و دنبال جفتش گشتی یا اول همه را با رنگ جدا کردی؟ هر دو الگوریتم‌اند؛ زمان بگیر و ببین کدام سریع‌تر است.',
          ],
        ),
        text(
          4,
          ['Cut it small', 'ریزش کن'],
          [
            '“Tidy the room” is too big for one instruction. Books, toys, clothes: three small jobs, and each of them is easy.',
            '«اتاق را مرتب کن» برای یک دستور خیلی بزرگ است. کتاب‌ها، اسباب‌بازی‌ها، لباس‌ها: سه کار کوچک که هرکدام آسان است.',
          ],
        ),
        quiz(
          3,
          ['Brain biscuit', 'خوراکی مغز'],
          ['Two small riddles.', 'دو معمای کوچک.'],
          [
            [
              [
                'star, moon, moon, star, moon, moon, … What comes next?',
                'ستاره، ماه، ماه، ستاره، ماه، ماه، … بعدی چیست؟',
              ],
              [
                ['Star', 'ستاره'],
                ['Moon', 'ماه'],
                ['Sun', 'خورشید'],
              ],
              0,
              [
                'The pattern is star, moon, moon; it begins again.',
                'الگو این است: ستاره، ماه، ماه؛ و دوباره از اول.',
              ],
            ],
            [
              ['Which instruction is the most exact?', 'کدام دستور دقیق‌تر است؟'],
              [
                ['Go over there', 'برو آن‌جا'],
                ['Take three steps forward', 'سه قدم جلو برو'],
                ['Walk a bit', 'کمی راه برو'],
              ],
              1,
              [
                'A robot can count steps, but it cannot guess where “there” is.',
                'ربات می‌تواند قدم بشمارد، ولی نمی‌تواند حدس بزند «آن‌جا» کجاست.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-064',
    slug: 'game-design-workshop',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Expert',
    price: 25,
    created: '2024-11-28',
    updated: '2024-12-29',
    cover: 'games-1',
    title: ['Game Design Workshop', 'کارگاه طراحی بازی'],
    shortDesc: [
      'From a rule on paper to a tested prototype: learn why games are fun, and prove it with real players.',
      'از یک قانون روی کاغذ تا نمونه‌ای آزمایش‌شده: یاد بگیر بازی چرا سرگرم‌کننده است و آن را با بازیکن‌های واقعی ثابت کن.',
    ],
    about: [
      'Graphics age, good rules do not. In this workshop you take one small rule and follow it through paper prototype, first code, playtests and balancing, until strangers ask to play once more. You keep a design diary, as professional designers do.',
      'گرافیک کهنه می‌شود، قانون خوب نه. در این کارگاه یک قانون کوچک را برمی‌داری و از نمونه‌ی کاغذی تا اولین کد، آزمایش با بازیکن و متعادل کردن پیش می‌بری، تا جایی که غریبه‌ها بپرسند «یک دور دیگر؟». مثل طراح‌های حرفه‌ای دفتر طراحی هم نگه می‌داری.',
    ],
    learn: [
      [
        'Describe a game by goal, rules, feedback and choice',
        'بازی را با هدف، قانون، بازخورد و انتخاب توصیف کنی',
      ],
      ['Test on paper before writing code', 'پیش از کد نوشتن روی کاغذ آزمایش کنی'],
      ['Watch players and balance with numbers', 'بازیکن‌ها را تماشا کنی و با عددها بازی را متعادل کنی'],
    ],
    forWhom: [
      'Teenagers who have programmed at least one game in any language, and who can bear to watch somebody misunderstand it.',
      'برای نوجوان‌هایی که دست‌کم یک بازی با هر زبانی نوشته‌اند و طاقت دارند ببینند کسی آن را اشتباه می‌فهمد.',
    ],
    chapters: [
      chapter(
        ['What makes a game', 'چه چیزی بازی را بازی می‌کند'],
        video(
          9,
          ['The interesting choice', 'انتخاب جذاب'],
          [
            'The designer Sid Meier is often quoted with the line that a game is a series of interesting decisions. A choice is interesting when no option is always best and you see afterwards what it changed.',
            'جمله‌ای معروف از طراح بازی، سید مایر، می‌گوید بازی یعنی یک رشته تصمیم جذاب. انتخاب وقتی جذاب است که هیچ گزینه‌ای همیشه بهترین نباشد و بعدش ببینی چه چیزی را عوض کرد.',
          ],
        ),
        text(
          10,
          ['Four questions for every game', 'چهار پرسش برای هر بازی'],
          [
            'What is the goal, what am I allowed to do, how do I know how I am doing, and why should I decide one way and not the other? If one answer is missing, players will tell you by leaving.',
            'هدف چیست، چه کاری اجازه دارم، از کجا بفهمم کارم چطور پیش می‌رود، و چرا باید این‌طور تصمیم بگیرم نه آن‌طور؟ اگر جواب یکی نباشد، بازیکن‌ها با رفتنشان به تو می‌گویند.',
          ],
        ),
      ),
      chapter(
        ['Paper first', 'اول کاغذ'],
        text(
          12,
          ['A prototype in twenty minutes', 'نمونه در بیست دقیقه'],
          [
            'Cards, coins and dice can stand in for nearly any mechanic. The uglier the prototype, the more honest the criticism, because nobody is afraid of hurting your drawings.',
            'کارت و سکه و تاس می‌توانند جای تقریباً هر سازوکاری بنشینند. هرچه نمونه زشت‌تر باشد، نقدها صادقانه‌تر است، چون کسی نگران نیست نقاشی‌هایت را خراب کند.',
          ],
        ),
        {
          ...pdf(
            8,
            ['Design diary: pages to fill in', 'دفتر طراحی: صفحه‌هایی برای پر کردن'],
            [
              'One page per test: what did I expect, what happened, what will I change? Never change more than two things between tests.',
              'برای هر آزمایش یک صفحه: چه انتظاری داشتم، چه شد، چه چیزی را عوض می‌کنم؟ میان دو آزمایش هیچ‌وقت بیشتر از دو چیز را تغییر نده.',
            ],
          ),
          type: 'PDF',
        },
      ),
      chapter(
        ['Test and balance', 'آزمایش و تعادل'],
        text(
          10,
          ['Say nothing, watch everything', 'هیچ نگو، همه‌چیز را ببین'],
          [
            'In a playtest the designer is silent. The moment you explain, you are testing your explanation and no longer your game.',
            'در آزمایش بازی، طراح ساکت است. همان لحظه که توضیح می‌دهی، داری توضیحت را آزمایش می‌کنی، نه بازی را.',
          ],
        ),
        text(
          '00:11:00',
          ['Curves of difficulty', 'منحنی سختی'],
          [
            'Too easy bores, too hard frightens away; between the two lies what psychologists call flow. Plot the number of tries per level: a good curve climbs like stairs, with a landing after each new idea.',
            'خیلی آسان خسته می‌کند و خیلی سخت فراری می‌دهد؛ میان این دو حالتی است که روان‌شناس‌ها به آن «غرقگی» می‌گویند. تعداد تلاش‌ها در هر مرحله را روی نمودار بیاور: منحنی خوب مثل پله بالا می‌رود و بعد از هر فکر تازه پاگرد دارد.',
          ],
        ),
        quiz(
          5,
          ['Designer’s judgement', 'داوری طراح'],
          ['There is one best answer to each question.', 'هر پرسش یک بهترین جواب دارد.'],
          [
            [
              [
                'Nine of ten players choose the red sword. What does it tell you?',
                'نه نفر از ده بازیکن شمشیر قرمز را برمی‌دارند. این چه می‌گوید؟',
              ],
              [
                ['Red is a popular colour', 'قرمز رنگ محبوبی است'],
                ['The choice is probably not a real choice yet', 'این انتخاب احتمالاً هنوز انتخاب واقعی نیست'],
                ['The game is finished', 'بازی تمام شده است'],
              ],
              1,
              [
                'If one option is nearly always best, the decision is not interesting.',
                'اگر یک گزینه تقریباً همیشه بهتر باشد، تصمیم جذاب نیست.',
              ],
            ],
            [
              [
                'A tester gets stuck. What should you do first?',
                'بازیکنِ آزمایشی گیر می‌کند. اول چه باید بکنی؟',
              ],
              [
                ['Explain the rule', 'قانون را توضیح بدهی'],
                ['Note the moment and keep watching', 'آن لحظه را یادداشت کنی و به تماشا ادامه بدهی'],
                ['End the test', 'آزمایش را تمام کنی'],
              ],
              1,
              [
                'Being stuck is the most valuable thing that you came to see.',
                'گیر کردن باارزش‌ترین چیزی است که برای دیدنش آمده‌ای.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),
]
