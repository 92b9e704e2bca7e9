import { defineCourse } from '../define.ts'
import { chapter, pdf, quiz, text, video } from '../lessons.ts'

export const pythonCourses = [
  defineCourse({
    id: 'c-007',
    slug: 'python-from-zero',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Beginner',
    created: '2026-08-16',
    updated: '2026-11-03',
    cover: 'python-1',
    title: ['Python from Zero', 'پایتون از صفر'],
    shortDesc: [
      'Your first text-based language: print, ask, calculate and decide, with small programs you can use the same day.',
      'اولین زبان متنی تو: چاپ کن، بپرس، حساب کن و تصمیم بگیر، با برنامه‌های کوچکی که همان روز به کارت می‌آید.',
    ],
    about: [
      'Python reads almost like English and is used by scientists, film studios and people who send probes into space. You need nothing but a browser or the free IDLE editor. After eleven short lessons you will have written a calculator, a quiz and a guessing game.',
      'خواندن پایتون تقریباً مثل خواندن انگلیسی است و دانشمندها، استودیوهای فیلم و کسانی که کاوشگر به فضا می‌فرستند از آن استفاده می‌کنند. جز یک مرورگر یا ویرایشگر رایگان IDLE چیزی لازم نداری. بعد از یازده درس کوتاه، یک ماشین‌حساب، یک مسابقه‌ی پرسش و پاسخ و یک بازی حدس عدد نوشته‌ای.',
    ],
    learn: [
      ['Store and change values in variables', 'مقدارها را در متغیر نگه داری و تغییر بدهی'],
      ['Talk with the user through input and print', 'با input و print با کاربر حرف بزنی'],
      ['Use if, while and for with confidence', 'با اطمینان از if و while و for استفاده کنی'],
      ['Read error messages as hints', 'پیام‌های خطا را مثل راهنمایی بخوانی'],
    ],
    forWhom: [
      'Teenagers without any experience. If you come from Scratch, you will recognise old friends in new clothes.',
      'برای نوجوان‌هایی که هیچ تجربه‌ای ندارند. اگر از اسکرچ آمده‌ای، دوست‌های قدیمی را در لباس تازه می‌بینی.',
    ],
    chapters: [
      chapter(
        ['Hello, Python', 'سلام، پایتون'],
        video(
          7,
          ['Your first line', 'اولین خط تو'],
          [
            '<p>Type <code>print("Hello")</code> and press Enter. You have called a function by its name and handed it a text in quotation marks. Nearly everything in Python works like this: a name, round brackets, and inside them what it should work with.</p><p>Change the text, print your name, then print two lines. If you forget a quotation mark, Python will complain; read the complaint and smile. It will not be the last one.</p>',
            '<p>بنویس <code>print("Hello")</code> و Enter را بزن. تو یک تابع را با نامش صدا زدی و متنی را میان دو علامت نقل‌قول به آن دادی. تقریباً همه‌چیز در پایتون همین‌طور است: یک نام، دو پرانتز، و درون آن چیزی که باید رویش کار کند.</p><p>متن را عوض کن، نام خودت را چاپ کن و بعد دو خط چاپ کن. اگر یک علامت نقل‌قول را جا بیندازی پایتون غر می‌زند؛ غرش را بخوان و لبخند بزن. بار آخرش نخواهد بود.</p>',
          ],
        ),
        text(
          8,
          ['Values and variables', 'مقدار و متغیر'],
          [
            'A variable is a name tag that you hang on a value: after <code>age = 14</code> the name <code>age</code> stands for 14. A single equals sign does not claim that two things are equal; it says “from now on, this name means that”.',
            'متغیر برچسبی است که روی یک مقدار می‌زنی: بعد از <code>age = 14</code> نام <code>age</code> یعنی ۱۴. یک علامت مساوی ادعا نمی‌کند دو چیز برابرند؛ می‌گوید «از حالا به بعد این نام یعنی آن».',
          ],
        ),
        text(
          7,
          ['Ask and answer', 'بپرس و جواب بده'],
          [
            '<code>input()</code> waits for the user and always gives you text, even if the user types digits. Before you can calculate with it, turn it into a number with <code>int()</code>; otherwise "2" + "2" becomes "22".',
            '<code>input()</code> منتظر کاربر می‌ماند و همیشه متن برمی‌گرداند، حتی اگر کاربر رقم بنویسد. پیش از حساب کردن باید آن را با <code>int()</code> به عدد تبدیل کنی؛ وگرنه <code>"2" + "2"</code> می‌شود <code>"22"</code>.',
          ],
        ),
      ),
      chapter(
        ['Decide and repeat', 'تصمیم و تکرار'],
        text(
          9,
          ['if, elif, else', 'if و elif و else'],
          [
            'The colon at the end of the line and the four spaces before the next are not decoration: the spaces show which lines belong to the decision. Other languages use brackets; Python uses order.',
            'دونقطه‌ی ته خط و چهار فاصله‌ی اول خط بعد برای قشنگی نیست: فاصله‌ها نشان می‌دهند کدام خط‌ها جزو تصمیم‌اند. زبان‌های دیگر آکولاد می‌گذارند؛ پایتون نظم.',
          ],
        ),
        video(
          8,
          ['while: until it is right', 'while: تا وقتی درست شود'],
          [
            'A while loop repeats as long as its condition is true. So something inside the loop must be able to make it false one day; if not, Ctrl+C is your emergency brake.',
            'حلقه‌ی while تا وقتی شرطش درست است تکرار می‌شود. پس چیزی درون حلقه باید بتواند روزی آن را نادرست کند؛ وگرنه Ctrl+C ترمز اضطراری توست.',
          ],
        ),
        text(
          8,
          ['for: one after another', 'for: یکی پس از دیگری'],
          [
            '<code>for name in names:</code> takes each item of a list in turn. <code>range(5)</code> counts 0, 1, 2, 3, 4: five numbers, beginning with zero, because computers measure how far something is from the start.',
            '<code>for name in names:</code> آیتم‌های فهرست را به نوبت برمی‌دارد. <code>range(5)</code> می‌شمارد ۰، ۱، ۲، ۳، ۴: پنج عدد که از صفر شروع می‌شود، چون رایانه فاصله از شروع را اندازه می‌گیرد.',
          ],
        ),
      ),
      chapter(
        ['Project: guess my number', 'پروژه: عدد مرا حدس بزن'],
        video(
          9,
          ['Building the game', 'ساختن بازی'],
          [
            'The program thinks of a number with <code>random.randint(1, 100)</code>; you guess, it answers “higher” or “lower”. Twelve lines are enough, and you know every one of them.',
            'برنامه با <code>random.randint(1, 100)</code> عددی در نظر می‌گیرد؛ تو حدس می‌زنی و او جواب می‌دهد «بیشتر» یا «کمتر». دوازده خط کافی است و تو همه‌شان را بلدی.',
          ],
        ),
        text(
          7,
          ['Seven guesses are enough', 'هفت حدس کافی است'],
          [
            'Always guess the middle of what is left. Each answer halves the possibilities: 100, 50, 25, 13, 7, 4, 2, 1. So seven guesses always suffice for 100 numbers, and only ten for a thousand.',
            'همیشه وسط آنچه را مانده حدس بزن. هر جواب احتمال‌ها را نصف می‌کند: ۱۰۰، ۵۰، ۲۵، ۱۳، ۷، ۴، ۲، ۱. پس برای ۱۰۰ عدد همیشه هفت حدس کافی است و برای هزار عدد فقط ده تا.',
          ],
        ),
        pdf(
          6,
          ['Guide to keep', 'راهنمای ماندنی'],
          ['How to practise a new language a little every day.', 'چطور هر روز کمی زبان تازه را تمرین کنی.'],
        ),
        quiz(
          5,
          ['Python check', 'آزمون پایتون'],
          ['Read like the computer: line by line.', 'مثل رایانه بخوان: خط‌به‌خط.'],
          [
            [
              [
                'What does <code>print("2" + "3")</code> show?',
                'دستور <code>print("2" + "3")</code> چه نشان می‌دهد؟',
              ],
              [
                ['5', '۵'],
                ['23', '۲۳'],
                ['An error message', 'یک پیام خطا'],
              ],
              1,
              [
                'In quotation marks these are texts, and plus joins texts.',
                'چیزی که میان دو علامت نقل‌قول باشد متن است و علامت + متن‌ها را به هم می‌چسباند.',
              ],
            ],
            [
              [
                'How many times does <code>for i in range(4)</code> repeat?',
                'دستور <code>for i in range(4)</code> چند بار تکرار می‌شود؟',
              ],
              [
                ['3', '۳'],
                ['4', '۴'],
                ['5', '۵'],
              ],
              1,
              ['It counts 0, 1, 2, 3: four rounds.', 'می‌شمارد ۰، ۱، ۲، ۳: چهار دور.'],
            ],
            [
              ['What does a single <code>=</code> do?', 'یک علامت <code>=</code> تنها چه کار می‌کند؟'],
              [
                ['It compares two values', 'دو مقدار را مقایسه می‌کند'],
                ['It gives a value a name', 'به یک مقدار نام می‌دهد'],
                ['It prints', 'چاپ می‌کند'],
              ],
              1,
              ['Comparing needs two: <code>==</code>', 'برای مقایسه دو تا لازم است: <code>==</code>'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-022',
    slug: 'turtle-art-with-python',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2026-03-04',
    updated: '2026-06-09',
    cover: 'python-1',
    title: ['Turtle Art with Python', 'نقاشی با لاک‌پشت پایتون'],
    shortDesc: [
      'A small turtle walks across the screen and leaves a line. Teach it squares, stars and whole gardens.',
      'لاک‌پشت کوچکی روی صفحه راه می‌رود و خط به جا می‌گذارد. مربع، ستاره و یک باغ کامل یادش بده.',
    ],
    about: [
      'The turtle is more than fifty years old and still the friendliest way into a written language. It knows forward, left and right; everything else you teach it. On the way you meet angles, and suddenly geometry becomes something that moves.',
      'لاک‌پشت بیشتر از پنجاه سال دارد و هنوز مهربان‌ترین راه ورود به یک زبان نوشتنی است. فقط جلو، چپ و راست بلد است؛ بقیه را تو یادش می‌دهی. در راه با زاویه‌ها آشنا می‌شوی و ناگهان هندسه چیزی می‌شود که حرکت می‌کند.',
    ],
    learn: [
      ['Steer the turtle with forward, left and right', 'لاک‌پشت را با forward و left و right راه ببری'],
      ['Find the turning angle of any regular shape', 'زاویه‌ی چرخش هر شکل منتظم را پیدا کنی'],
      ['Teach new words with def', 'با def کلمه‌های تازه یادش بدهی'],
    ],
    forWhom: [
      'Children from 8 who can type a few words and like to draw.',
      'برای بچه‌های ۸ سال به بالا که می‌توانند چند کلمه تایپ کنند و نقاشی دوست دارند.',
    ],
    chapters: [
      chapter(
        ['The turtle learns to walk', 'لاک‌پشت راه رفتن یاد می‌گیرد'],
        video(
          5,
          ['Forward 100', 'صد قدم جلو'],
          [
            '<code>forward(100)</code> moves the turtle a hundred dots, <code>left(90)</code> turns it a quarter of a circle. Be the turtle yourself: walk through the room and give yourself commands.',
            '<code>forward(100)</code> لاک‌پشت را صد نقطه جلو می‌برد و <code>left(90)</code> آن را یک‌چهارم دایره می‌چرخاند. خودت لاک‌پشت شو: در اتاق راه برو و به خودت فرمان بده.',
          ],
        ),
        text(
          6,
          ['Square with a loop', 'مربع با حلقه'],
          [
            'A square is “forward, turn” four times. Write it with <code>for i in range(4):</code> and two lines below it. Less typing, fewer mistakes.',
            'مربع یعنی چهار بار «جلو، بچرخ». آن را با <code>for i in range(4):</code> و دو خط زیرش بنویس. تایپ کمتر، اشتباه کمتر.',
          ],
        ),
      ),
      chapter(
        ['The secret of 360', 'راز ۳۶۰'],
        text(
          6,
          ['All the way round', 'یک دور کامل'],
          [
            'To come home looking the same way, the turtle has to turn 360 degrees in all. So a triangle turns 360 ÷ 3 = 120 at each corner, a hexagon 360 ÷ 6 = 60.',
            'لاک‌پشت برای این‌که با همان نگاه اول به خانه برگردد باید روی‌هم ۳۶۰ درجه بچرخد. پس مثلث در هر گوشه ۳۶۰ ÷ ۳ = ۱۲۰ درجه می‌چرخد و شش‌ضلعی ۳۶۰ ÷ ۶ = ۶۰ درجه.',
          ],
        ),
        video(
          5,
          ['A star of five points', 'ستاره‌ی پنج‌پر'],
          [
            'Repeat five times: forward 200, right 144. The turtle turns around twice before it is home; 5 × 144 is 720, exactly two full circles.',
            'پنج بار تکرار کن: ۲۰۰ تا جلو، ۱۴۴ درجه به راست. لاک‌پشت پیش از رسیدن به خانه دو دور می‌چرخد؛ ۵ × ۱۴۴ می‌شود ۷۲۰، یعنی درست دو دایره‌ی کامل.',
          ],
        ),
      ),
      chapter(
        ['A garden of your own', 'باغ خودت'],
        text(
          7,
          ['def: a new word for the turtle', 'def: کلمه‌ای تازه برای لاک‌پشت'],
          [
            'With <code>def flower(size):</code> you teach the turtle a new word. From then on <code>flower(30)</code> and <code>flower(80)</code> draw a small and a big flower with the same few lines.',
            'با <code>def flower(size):</code> کلمه‌ی تازه‌ای یاد لاک‌پشت می‌دهی. از آن به بعد <code>flower(30)</code> و <code>flower(80)</code> با همان چند خط، گل کوچک و بزرگ می‌کشند.',
          ],
        ),
        quiz(
          4,
          ['Angles and turtles', 'زاویه و لاک‌پشت'],
          ['You may use a pencil.', 'می‌توانی از مداد کمک بگیری.'],
          [
            [
              [
                'How far must the turtle turn at each corner of a regular octagon (8 sides)?',
                'لاک‌پشت در هر گوشه‌ی هشت‌ضلعی منتظم چند درجه باید بچرخد؟',
              ],
              [
                ['45 degrees', '۴۵ درجه'],
                ['80 degrees', '۸۰ درجه'],
                ['90 degrees', '۹۰ درجه'],
              ],
              0,
              ['360 ÷ 8 = 45.', '۳۶۰ ÷ ۸ = ۴۵.'],
            ],
            [
              ['What is <code>def</code> good for?', '<code>def</code> به چه درد می‌خورد؟'],
              [
                ['It erases the picture', 'تصویر را پاک می‌کند'],
                ['It gives a name to several commands', 'به چند دستور یک نام می‌دهد'],
                ['It changes the colour', 'رنگ را عوض می‌کند'],
              ],
              1,
              ['Then one word does the work of many lines.', 'آن وقت یک کلمه کار چند خط را می‌کند.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-037',
    slug: 'word-games-in-python',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Intermediate',
    created: '2025-09-20',
    updated: '2026-01-10',
    cover: 'python-1',
    title: ['Word Games in Python', 'بازی‌های کلمه‌ای با پایتون'],
    shortDesc: [
      'Hangman, anagrams and a chatbot that listens: learn strings, lists and dictionaries by playing with words.',
      'بازی حدس کلمه، جابه‌جایی حروف و رباتی که گوش می‌دهد: رشته، فهرست و دیکشنری را با کلمه‌بازی یاد بگیر.',
    ],
    about: [
      'Words are the most playful data there is. You can turn them round, shuffle them, count their letters and look them up. Three games take you from single strings to dictionaries, the structure that professional Python programmers use most.',
      'کلمه‌ها بازیگوش‌ترین داده‌های دنیا هستند. می‌شود برعکسشان کرد، درهمشان ریخت، حرف‌هایشان را شمرد و دنبالشان گشت. سه بازی تو را از یک رشته‌ی ساده به دیکشنری می‌رساند؛ ساختاری که برنامه‌نویس‌های حرفه‌ای پایتون بیشتر از همه به کار می‌برند.',
    ],
    learn: [
      ['Slice, join and search strings', 'رشته‌ها را ببُری، بچسبانی و جست‌وجو کنی'],
      ['Keep many things in lists and dictionaries', 'چیزهای زیاد را در فهرست و دیکشنری نگه داری'],
      ['Split a program into functions', 'برنامه را به تابع‌ها تقسیم کنی'],
    ],
    forWhom: [
      'Those who know variables, if and loops in Python, for instance after “Python from Zero”.',
      'برای کسانی که متغیر، if و حلقه را در پایتون می‌شناسند، مثلاً بعد از دوره‌ی «پایتون از صفر».',
    ],
    chapters: [
      chapter(
        ['Letters in a row', 'حرف‌ها پشت سر هم'],
        text(
          8,
          ['Strings have numbers', 'رشته‌ها شماره دارند'],
          [
            '<code>word[0]</code> is the first letter, <code>word[-1]</code> the last, and <code>word[::-1]</code> is the whole word backwards. With it you can test in one line whether a word is a palindrome like “level”.',
            '<code>word[0]</code> حرف اول است، <code>word[-1]</code> حرف آخر، و <code>word[::-1]</code> تمام کلمه از آخر به اول. با همین در یک خط می‌فهمی کلمه‌ای مثل level از دو طرف یکجور خوانده می‌شود یا نه.',
          ],
        ),
        video(
          9,
          ['Hangman without a hangman', 'بازی حدس کلمه'],
          [
            'Show a dash for every letter that has not been guessed yet. A set remembers the guessed letters and refuses duplicates all by itself.',
            'برای هر حرفی که هنوز حدس زده نشده یک خط تیره نشان بده. مجموعه (set) حرف‌های گفته‌شده را به یاد می‌سپارد و خودش جلوی تکراری‌ها را می‌گیرد.',
          ],
        ),
      ),
      chapter(
        ['Shuffle', 'درهم بریز'],
        text(
          8,
          ['Lists can change, strings cannot', 'فهرست عوض می‌شود، رشته نه'],
          [
            'To shuffle a word, turn it into a list first: <code>letters = list(word)</code>. Lists may be changed in place; strings are made once and for all.',
            'برای درهم ریختن کلمه اول آن را فهرست کن: <code>letters = list(word)</code>. فهرست را می‌شود همان‌جا تغییر داد؛ رشته یک بار برای همیشه ساخته می‌شود.',
          ],
        ),
        text(
          9,
          ['The same letters?', 'همان حرف‌ها؟'],
          [
            'Two words are anagrams when their sorted letters are equal: <code>sorted("listen") == sorted("silent")</code> is True. One clear line replaces twenty complicated ones.',
            'دو کلمه وقتی از حرف‌های یکسان ساخته شده‌اند که مرتب‌شده‌ی حرف‌هایشان برابر باشد: <code>sorted("listen") == sorted("silent")</code> می‌شود True. یک خط روشن جای بیست خط پیچیده.',
          ],
        ),
      ),
      chapter(
        ['A chatbot that listens', 'رباتی که گوش می‌دهد'],
        video(
          '09:20',
          ['Dictionaries: look it up', 'دیکشنری: پیدایش کن'],
          [
            'A dictionary answers the question “what belongs to this key?” at once, however big it is. <code>answers.get(word, "Tell me more")</code> even has a polite reply when it knows nothing.',
            'دیکشنری به پرسش «این کلید مال چیست؟» فوری جواب می‌دهد، هرقدر هم بزرگ باشد. <code>answers.get(word, "Tell me more")</code> حتی وقتی چیزی نمی‌داند جواب مؤدبانه‌ای دارد.',
          ],
        ),
        text(
          8,
          ['It only seems to understand', 'فقط به نظر می‌رسد که می‌فهمد'],
          [
            'In 1966 Joseph Weizenbaum’s program ELIZA answered people by turning their own words into questions. Many users felt understood. Your chatbot works in the same way; remember it when you talk to cleverer ones.',
            'سال ۱۹۶۶ برنامه‌ی الیزا، ساخته‌ی جوزف وایزنباوم، حرف‌های آدم‌ها را به پرسش تبدیل می‌کرد و به خودشان برمی‌گرداند. خیلی‌ها حس می‌کردند درکشان کرده است. ربات تو هم همین‌طور کار می‌کند؛ وقتی با باهوش‌ترهایش حرف می‌زنی یادت باشد.',
          ],
        ),
        quiz(
          5,
          ['Strings and lists', 'رشته‌ها و فهرست‌ها'],
          ['Two questions, no trick.', 'دو پرسش، بدون کلک.'],
          [
            [
              [
                'With <code>word = "garden"</code>, what is <code>word[1]</code>?',
                'با <code>word = "garden"</code> مقدار <code>word[1]</code> چیست؟',
              ],
              ['g', 'a', 'r'],
              1,
              [
                'Counting starts at zero, so index 1 is the second letter.',
                'شمارش از صفر است؛ پس شماره‌ی ۱ یعنی حرف دوم.',
              ],
            ],
            [
              ['Which structure finds a value by its key?', 'کدام ساختار مقدار را با کلیدش پیدا می‌کند؟'],
              [
                ['List', 'فهرست'],
                ['String', 'رشته'],
                ['Dictionary', 'دیکشنری'],
              ],
              2,
              [
                'As in a real dictionary: look up the word, read the meaning.',
                'مثل لغت‌نامه‌ی واقعی: کلمه را پیدا کن، معنی را بخوان.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-055',
    slug: 'data-detectives',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 18,
    created: '2025-03-10',
    updated: '2025-05-07',
    cover: 'python-1',
    title: ['Data Detectives', 'کارآگاه‌های داده'],
    shortDesc: [
      'Collect, clean and draw real data, and learn to see through charts that lie.',
      'داده‌ی واقعی جمع کن، تمیزش کن و نمودارش را بکش، و یاد بگیر نمودارهای دروغگو را بشناسی.',
    ],
    about: [
      'Who in your class sleeps longest? Does the bus really come late on Mondays? Questions like these can be answered, if somebody collects honest data and asks it the right way. You work with a small table of your own, in Python and on paper.',
      'در کلاس شما چه کسی بیشتر می‌خوابد؟ اتوبوس واقعاً دوشنبه‌ها دیر می‌آید؟ به چنین پرسش‌هایی می‌شود جواب داد، به شرط آن‌که کسی داده‌ی صادقانه جمع کند و درست از آن بپرسد. با جدول کوچکی از خودت کار می‌کنی، هم در پایتون و هم روی کاغذ.',
    ],
    learn: [
      ['Ask questions that data can answer', 'پرسش‌هایی بپرسی که داده بتواند جوابشان را بدهد'],
      ['Tell mean, median and mode apart', 'میانگین، میانه و مُد را از هم بشناسی'],
      ['Spot misleading charts', 'نمودارهای گمراه‌کننده را تشخیص بدهی'],
    ],
    forWhom: [
      'Curious teenagers with a little Python. No statistics needed; we build it up from scratch.',
      'برای نوجوان‌های کنجکاوی که کمی پایتون بلدند. آمار لازم نیست؛ از پایه می‌سازیمش.',
    ],
    chapters: [
      chapter(
        ['A good question', 'یک پرسش خوب'],
        video(
          8,
          ['From hunch to question', 'از گمان تا پرسش'],
          [
            '“People sleep too little” cannot be measured. “How many hours did you sleep last night?” can. A detective turns a hunch into numbers somebody else could check.',
            '«مردم کم می‌خوابند» را نمی‌شود اندازه گرفت. «دیشب چند ساعت خوابیدی؟» را می‌شود. کارآگاه گمان را به عددهایی تبدیل می‌کند که کس دیگری هم بتواند بررسی کند.',
          ],
        ),
        text(
          9,
          ['Thirty rows of your own', 'سی ردیف مال خودت'],
          [
            'Collect thirty answers in a table: one row per person, one column per thing. Leave a gap where somebody did not answer; a gap is honest, an invented number is not.',
            'سی جواب را در جدول جمع کن: هر نفر یک ردیف، هر چیز یک ستون. اگر کسی جواب نداد خانه را خالی بگذار؛ جای خالی صادق است، عدد ساختگی نه.',
          ],
        ),
      ),
      chapter(
        ['Three kinds of middle', 'سه جور وسط'],
        text(
          10,
          ['Mean, median, mode', 'میانگین، میانه، مُد'],
          [
            'Nine pupils get 5 dollars of pocket money and one gets 105. The mean is 15, which describes nobody; the median is 5, and so is the mode. Always ask which middle is meant.',
            'نه دانش‌آموز ۵ دلار پول توجیبی می‌گیرند و یکی ۱۰۵ دلار. میانگین می‌شود ۱۵ که حال هیچ‌کس نیست؛ میانه ۵ است و مُد هم ۵. همیشه بپرس منظور کدام وسط است.',
          ],
        ),
        text(
          9,
          ['Three lines of Python', 'سه خط پایتون'],
          [
            'The module <code>statistics</code> is built in: <code>mean(hours)</code>, <code>median(hours)</code>, <code>mode(hours)</code>. Calculate by hand first; then you know when the machine is wrong because your data is.',
            'ماژول <code>statistics</code> همراه پایتون هست: <code>mean(hours)</code>، <code>median(hours)</code>، <code>mode(hours)</code>. اول دستی حساب کن؛ آن وقت می‌فهمی کِی جواب رایانه غلط است چون داده‌ی تو غلط بوده.',
          ],
        ),
      ),
      chapter(
        ['Pictures that tell the truth', 'تصویرهایی که راست می‌گویند'],
        video(
          9,
          ['Bar, line or dots?', 'ستون، خط یا نقطه؟'],
          [
            'Bars compare things, lines show change over time, dots show whether two measurements go together. The question chooses the chart, not your taste.',
            'ستون چیزها را مقایسه می‌کند، خط تغییر در زمان را نشان می‌دهد و نقطه نشان می‌دهد دو اندازه با هم پیش می‌روند یا نه. نمودار را پرسش انتخاب می‌کند، نه سلیقه.',
          ],
        ),
        text(
          8,
          ['The cut-off axis', 'محور بریده'],
          [
            'A bar chart whose axis starts at 95 makes 96 look half as tall as 97. Bars must start at zero, because our eye compares their lengths.',
            'نمودار ستونی‌ای که محورش از ۹۵ شروع شود، ۹۶ را نصفِ ۹۷ نشان می‌دهد. ستون باید از صفر شروع شود، چون چشم ما طول‌ها را مقایسه می‌کند.',
          ],
        ),
        text(
          8,
          ['Together is not because', 'با هم بودن یعنی علت نیست'],
          [
            'Ice cream sales and sunburns rise together, yet ice cream burns nobody: the sun is behind both. Before you write “because”, look for a third thing.',
            'فروش بستنی و آفتاب‌سوختگی با هم بالا می‌روند، ولی بستنی کسی را نمی‌سوزاند: پشت هر دو خورشید است. پیش از نوشتن «چون»، دنبال چیز سوم بگرد.',
          ],
        ),
        quiz(
          6,
          ['Detective’s exam', 'امتحان کارآگاهی'],
          ['Trust nothing, check everything.', 'به هیچ‌چیز اعتماد نکن، همه‌چیز را بررسی کن.'],
          [
            [
              ['What is the median of 3, 9, 4, 4, 30?', 'میانه‌ی ۳، ۹، ۴، ۴، ۳۰ چیست؟'],
              [
                ['4', '۴'],
                ['9', '۹'],
                ['10', '۱۰'],
              ],
              0,
              [
                'In order: 3, 4, 4, 9, 30. The one in the middle is 4; 10 is the mean.',
                'به ترتیب: ۳، ۴، ۴، ۹، ۳۰. عدد وسط ۴ است؛ ۱۰ میانگین است.',
              ],
            ],
            [
              [
                'Children with bigger feet read better. Why?',
                'بچه‌هایی که پای بزرگ‌تری دارند بهتر می‌خوانند. چرا؟',
              ],
              [
                ['Feet help with reading', 'پا به خواندن کمک می‌کند'],
                ['Older children have both', 'بچه‌های بزرگ‌تر هر دو را دارند'],
                ['Reading makes feet grow', 'خواندن پا را بزرگ می‌کند'],
              ],
              1,
              ['Age is the third thing behind both.', 'سن همان چیز سومی است که پشت هر دو قرار دارد.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
