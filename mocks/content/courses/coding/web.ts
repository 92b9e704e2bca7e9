import { defineCourse } from '../define.ts'
import { chapter, image, pdf, quiz, text, video } from '../lessons.ts'

export const webCourses = [
  defineCourse({
    id: 'c-010',
    slug: 'build-your-first-web-page',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2026-07-18',
    updated: '2026-07-31',
    cover: 'web-1',
    title: ['Build Your First Web Page', 'اولین صفحه‌ی وب خودت را بساز'],
    shortDesc: [
      'Headings, pictures and links: make a page about your favourite animal and open it in a real browser.',
      'تیتر، عکس و پیوند: صفحه‌ای درباره‌ی حیوان محبوبت بساز و آن را در یک مرورگر واقعی باز کن.',
    ],
    about: [
      'Every page on the web, from the smallest blog to the biggest shop, is made of the same simple building blocks called HTML. You can write them in any text editor. At the end you have a page of your own that works even without the internet.',
      'هر صفحه‌ای در وب، از کوچک‌ترین وبلاگ تا بزرگ‌ترین فروشگاه، از همان تکه‌های ساده‌ای ساخته شده که نامش HTML است. می‌توانی آن را در هر ویرایشگر متنی بنویسی. در پایان صفحه‌ای از خودت داری که حتی بدون اینترنت هم کار می‌کند.',
    ],
    learn: [
      ['Write headings, paragraphs and lists', 'تیتر، پاراگراف و فهرست بنویسی'],
      ['Add pictures that everyone can understand', 'عکسی بگذاری که همه بتوانند بفهمندش'],
      ['Connect pages with links', 'صفحه‌ها را با پیوند به هم وصل کنی'],
    ],
    forWhom: [
      'Children from 8 who can type, and want to know what is behind the pages they read.',
      'برای بچه‌های ۸ سال به بالا که تایپ بلدند و می‌خواهند بدانند پشت صفحه‌هایی که می‌خوانند چیست.',
    ],
    chapters: [
      chapter(
        ['Tags are labels', 'تگ‌ها برچسب‌اند'],
        video(
          6,
          ['Open and close', 'باز کن و ببند'],
          [
            '<p>A tag is a label in pointed brackets. It opens, like <code>&lt;p&gt;</code>, and closes again with a slash, like <code>&lt;/p&gt;</code>. What stands between is a paragraph. A forgotten slash is the most common mistake in the world; look there first.</p>',
            '<p>تگ برچسبی است میان دو علامت کوچک‌تر و بزرگ‌تر. باز می‌شود، مثل <code>&lt;p&gt;</code>، و با یک خط کج بسته می‌شود، مثل <code>&lt;/p&gt;</code>. آنچه میانشان است یک پاراگراف است. جا انداختن خط کج رایج‌ترین اشتباه دنیاست؛ اول همان‌جا را نگاه کن.</p>',
          ],
        ),
        text(
          6,
          ['Headings like a newspaper', 'تیتر، مثل روزنامه'],
          [
            'There are six sizes of heading, h1 to h6. Use one h1, for the name of the whole page, and h2 for its chapters. People who cannot see the screen jump from heading to heading to find their way.',
            'شش اندازه تیتر داریم، از h1 تا h6. فقط یک h1 برای نام تمام صفحه بگذار و h2 را برای فصل‌هایش. کسانی که صفحه را نمی‌بینند با پریدن از تیتری به تیتر دیگر راهشان را پیدا می‌کنند.',
          ],
        ),
      ),
      chapter(
        ['Pictures and lists', 'عکس و فهرست'],
        text(
          6,
          ['A picture and its words', 'عکس و کلمه‌هایش'],
          [
            'Every picture needs an alt text: a short sentence that says what can be seen. It is read aloud to blind visitors, and shown when the picture does not load.',
            'هر عکس به متن جایگزین (alt) نیاز دارد: جمله‌ای کوتاه که می‌گوید در عکس چه دیده می‌شود. این متن برای بازدیدکننده‌های نابینا بلند خوانده می‌شود و وقتی عکس باز نشود جایش می‌آید.',
          ],
        ),
        image(
          3,
          ['How the pieces fit together', 'تکه‌ها چطور کنار هم می‌نشینند'],
          [
            'A page is a set of boxes inside boxes: the body holds a heading, a picture and a list, and the list holds its items. Which box would you put where?',
            'صفحه، جعبه‌هایی درون جعبه‌های دیگر است: بدنه تیتر و عکس و فهرست را در خود دارد و فهرست آیتم‌هایش را. تو کدام جعبه را کجا می‌گذاری؟',
          ],
          'courses/web-1.svg',
        ),
        text(
          5,
          ['Five facts about my animal', 'پنج نکته درباره‌ی حیوان من'],
          [
            'A list with dots is <code>ul</code>, a list with numbers is <code>ol</code>, and each line in it is an <code>li</code>. Use numbers only when the order matters.',
            'فهرست نقطه‌دار <code>ul</code> است، فهرست شماره‌دار <code>ol</code>، و هر خط آن یک <code>li</code>. فقط وقتی شماره بگذار که ترتیب مهم باشد.',
          ],
        ),
      ),
      chapter(
        ['Links', 'پیوندها'],
        video(
          5,
          ['From page to page', 'از صفحه‌ای به صفحه‌ی دیگر'],
          [
            'The letter a stands for anchor, and href says where the link leads. Write link texts that make sense alone: “how owls sleep” instead of “click here”.',
            'حرف a کوتاه‌شده‌ی anchor یعنی لنگر است و href می‌گوید پیوند به کجا می‌رود. متن پیوند را طوری بنویس که به‌تنهایی معنا بدهد: «جغدها چطور می‌خوابند» به‌جای «این‌جا کلیک کن».',
          ],
        ),
        quiz(
          4,
          ['Tag quiz', 'آزمون تگ‌ها'],
          ['Which label belongs where?', 'کدام برچسب مال کجاست؟'],
          [
            [
              ['Which tag is the main heading of a page?', 'تیتر اصلی صفحه کدام تگ است؟'],
              ['p', 'h1', 'li'],
              1,
              [
                'h stands for heading, 1 for the most important.',
                'حرف h یعنی heading (تیتر) و ۱ یعنی مهم‌ترین.',
              ],
            ],
            [
              ['Who needs the alt text of a picture?', 'متن جایگزین عکس به درد چه کسی می‌خورد؟'],
              [
                ['Only the computer', 'فقط رایانه'],
                ['Visitors who cannot see the picture', 'بازدیدکننده‌هایی که عکس را نمی‌بینند'],
                ['Nobody', 'هیچ‌کس'],
              ],
              1,
              ['A screen reader reads it aloud.', 'صفحه‌خوان آن را بلند می‌خواند.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-028',
    slug: 'css-colours-and-layouts',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 15,
    created: '2025-12-31',
    updated: '2026-05-19',
    cover: 'web-1',
    title: ['CSS: Colours and Layouts', 'سی‌اس‌اس: رنگ و چیدمان'],
    shortDesc: [
      'Give a plain page its clothes: readable type, calm colours and a layout that fits phone and desktop alike.',
      'به صفحه‌ی ساده لباس بپوشان: نوشته‌ی خوانا، رنگ‌های آرام و چیدمانی که هم روی گوشی جا شود و هم روی رایانه.',
    ],
    about: [
      'HTML says what things are, CSS says how they look. A few principles bring you further than a hundred tricks: the box, the cascade, and layouts that bend instead of break. You restyle one page three times and learn why good design is mostly good order.',
      'HTML می‌گوید هر چیز چیست و CSS می‌گوید چه شکلی باشد. چند اصل تو را از صد ترفند جلوتر می‌برد: جعبه، آبشار، و چیدمانی که به‌جای شکستن خم می‌شود. یک صفحه را سه بار لباس تازه می‌پوشانی و می‌فهمی طراحی خوب بیشتر یعنی نظم خوب.',
    ],
    learn: [
      ['Understand the box model once and for all', 'مدل جعبه را یک بار برای همیشه بفهمی'],
      ['Choose colours with enough contrast', 'رنگ‌هایی با تضاد کافی انتخاب کنی'],
      ['Lay out with flexbox and grid', 'با flexbox و grid بچینی'],
      ['Make one page fit all screens', 'یک صفحه را به همه‌ی نمایشگرها برسانی'],
    ],
    forWhom: [
      'Teenagers who have written a little HTML and are annoyed that it looks like 1995.',
      'برای نوجوان‌هایی که کمی HTML نوشته‌اند و از این‌که شبیه سال ۱۹۹۵ است حرص می‌خورند.',
    ],
    chapters: [
      chapter(
        ['Selectors and boxes', 'انتخابگر و جعبه'],
        video(
          8,
          ['Everything is a box', 'همه‌چیز جعبه است'],
          [
            'From inside to outside: content, padding, border, margin. With <code>box-sizing: border-box</code> the width that you write is the width that you get, padding included.',
            'از درون به بیرون: محتوا، فاصله‌ی درونی، خط دور، فاصله‌ی بیرونی. با <code>box-sizing: border-box</code> همان پهنایی را می‌گیری که نوشته‌ای، فاصله‌ی درونی هم جزوش.',
          ],
        ),
        text(
          9,
          ['Who wins?', 'کدام برنده است؟'],
          [
            'When two rules disagree, the more specific one wins; when they are equally specific, the later one. Prefer classes to ids: they are strong enough and can still be overruled.',
            'وقتی دو قانون با هم اختلاف دارند، دقیق‌ترشان می‌برد؛ اگر به یک اندازه دقیق باشند، آن که دیرتر آمده. کلاس را به id ترجیح بده: به اندازه‌ی کافی قوی است و هنوز می‌شود عوضش کرد.',
          ],
        ),
      ),
      chapter(
        ['Colour and type', 'رنگ و نوشته'],
        text(
          8,
          ['Contrast is kindness', 'تضاد یعنی مهربانی'],
          [
            'Body text needs a contrast of at least 4.5 : 1 against its background; that is the AA level of the web’s accessibility guidelines. Light grey on white looks elegant only to people with perfect eyes in a dark room.',
            'نوشته‌ی اصلی باید دست‌کم ۴٫۵ به ۱ با زمینه‌اش تضاد داشته باشد؛ این سطح AA در راهنمای دسترس‌پذیری وب است. خاکستری روشن روی سفید فقط به چشم کسی شیک می‌آید که بینایی کامل دارد و در اتاق تاریک نشسته است.',
          ],
        ),
        text(
          7,
          ['Lines that can be read', 'خط‌هایی که خوانده می‌شوند'],
          [
            'Between 45 and 75 letters in a line are comfortable. <code>max-width: 65ch</code> and a line height of about 1.6 do more for a page than any fancy font; Persian script likes even a little more air between lines.',
            'بین ۴۵ تا ۷۵ حرف در هر خط راحت خوانده می‌شود. <code>max-width: 65ch</code> و فاصله‌ی خط حدود ۱٫۶ بیشتر از هر قلم تجملی به صفحه کمک می‌کند؛ خط فارسی حتی کمی هوای بیشتر میان خط‌ها دوست دارد.',
          ],
        ),
        pdf(
          6,
          ['My learning guide', 'راهنمای یادگیری من'],
          [
            'Set yourself one small goal for this week in the guide. And before you show any page to others, check four things: sizes, contrast, keyboard focus, phone.',
            'در راهنما یک هدف کوچک برای این هفته بنویس. و پیش از نشان دادن هر صفحه به دیگران چهار چیز را بررسی کن: اندازه‌ها، تضاد رنگ، کار با صفحه‌کلید، گوشی.',
          ],
        ),
      ),
      chapter(
        ['Layout that bends', 'چیدمانی که خم می‌شود'],
        video(
          10,
          ['Flexbox in one row', 'فلکس‌باکس در یک ردیف'],
          [
            'Flexbox arranges things along one line. <code>gap</code> makes the spaces, <code>flex-wrap: wrap</code> lets the row break when it grows too narrow.',
            'فلکس‌باکس چیزها را روی یک خط می‌چیند. <code>gap</code> فاصله‌ها را می‌سازد و <code>flex-wrap: wrap</code> اجازه می‌دهد ردیف وقتی تنگ شد بشکند.',
          ],
        ),
        text(
          9,
          ['Grid with one magic line', 'گرید با یک خط جادویی'],
          [
            '<code>grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr))</code>: as many columns as fit, none narrower than 16rem. One line, all screens, no media query.',
            '<code>grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr))</code>: هرچند ستون که جا شود و هیچ‌کدام باریک‌تر از <code>16rem</code> نباشد. یک خط، همه‌ی نمایشگرها، بدون media query.',
          ],
        ),
        text(
          7,
          ['Start and end', 'آغاز و پایان'],
          [
            'Write <code>margin-inline-start</code> instead of <code>margin-left</code>, and the same page will be right in Persian and in English, because the start is where reading begins.',
            'به‌جای <code>margin-left</code> بنویس <code>margin-inline-start</code> تا همان صفحه هم در فارسی درست باشد و هم در انگلیسی، چون «آغاز» جایی است که خواندن شروع می‌شود.',
          ],
        ),
        quiz(
          5,
          ['Style check', 'آزمون سبک'],
          ['Think in boxes.', 'جعبه‌ای فکر کن.'],
          [
            [
              [
                'Which space lies between the border and its neighbour?',
                'کدام فاصله میان خط دور و همسایه است؟',
              ],
              ['padding', 'margin', 'content'],
              1,
              ['Padding is inside the border, margin outside.', 'padding درون خط دور است و margin بیرون آن.'],
            ],
            [
              [
                'Two rules are equally specific. Which one wins?',
                'دو قانون به یک اندازه دقیق‌اند. کدام می‌برد؟',
              ],
              [
                ['The first', 'اولی'],
                ['The later one', 'آن که دیرتر آمده'],
                ['Neither', 'هیچ‌کدام'],
              ],
              1,
              [
                'That is the cascade: what comes later flows over what came before.',
                'آبشار یعنی همین: آنچه دیرتر می‌آید روی قبلی می‌ریزد.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-043',
    slug: 'javascript-makes-it-move',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 20,
    created: '2025-07-19',
    updated: '2025-12-20',
    cover: 'web-1',
    title: ['JavaScript Makes It Move', 'جاوااسکریپت به آن جان می‌دهد'],
    shortDesc: [
      'Buttons that answer, lists that grow and a page that remembers you: the language every browser speaks.',
      'دکمه‌هایی که جواب می‌دهند، فهرست‌هایی که بزرگ می‌شوند و صفحه‌ای که تو را به یاد دارد: زبانی که هر مرورگری بلد است.',
    ],
    about: [
      'JavaScript runs in every browser on earth, so your programs can be shown to anybody with a link. You build three small things that people really use: a counter, a to-do list and a quiz. Each teaches one idea that later appears in every big web application.',
      'جاوااسکریپت در همه‌ی مرورگرهای دنیا اجرا می‌شود؛ پس برنامه‌ات را می‌توانی با یک پیوند به هر کسی نشان بدهی. سه چیز کوچک می‌سازی که واقعاً به کار می‌آیند: شمارنده، فهرست کارها و مسابقه. هرکدام فکری را یاد می‌دهد که بعداً در هر برنامه‌ی بزرگ وب می‌بینی.',
    ],
    learn: [
      ['React to clicks and keys', 'به کلیک و کلید پاسخ بدهی'],
      ['Change a page while it is open', 'صفحه را همان‌طور که باز است تغییر بدهی'],
      ['Keep state in one place', 'وضعیت را یک‌جا نگه داری'],
    ],
    forWhom: [
      'Those who can write a simple HTML page. Some programming in another language helps but is not needed.',
      'برای کسانی که می‌توانند یک صفحه‌ی ساده‌ی HTML بنویسند. کمی برنامه‌نویسی با زبانی دیگر کمک می‌کند ولی لازم نیست.',
    ],
    chapters: [
      chapter(
        ['Listen and answer', 'گوش کن و جواب بده'],
        video(
          8,
          ['The console, your friend', 'کنسول، دوست تو'],
          [
            'Press F12 and open the console. Whatever you type there runs at once: <code>2 ** 10</code> gives 1024. When something fails, the console tells you the file and the line.',
            'کلید F12 را بزن و کنسول را باز کن. هرچه آن‌جا بنویسی فوری اجرا می‌شود: <code>2 ** 10</code> می‌شود ۱۰۲۴. وقتی چیزی خراب شود، کنسول نام فایل و شماره‌ی خط را می‌گوید.',
          ],
        ),
        text(
          9,
          ['const and let', 'const و let'],
          [
            'Use <code>const</code> for names that always mean the same and <code>let</code> for those that must change. Reach for const first; the fewer things change, the easier a program is to understand.',
            'برای نامی که همیشه یک معنی دارد <code>const</code> بگذار و برای نامی که باید عوض شود <code>let</code>. اول سراغ const برو؛ هرچه چیزهای کمتری عوض شوند، فهمیدن برنامه آسان‌تر است.',
          ],
        ),
        text(
          9,
          ['addEventListener', 'شنیدن رویداد'],
          [
            '<code>button.addEventListener("click", count)</code> hands the function over without brackets: you give away the recipe, you do not cook it yet. With brackets it would run immediately, once, and never again.',
            '<code>button.addEventListener("click", count)</code> تابع را بدون پرانتز می‌دهد: دستور پخت را تحویل می‌دهی و هنوز نمی‌پزی. با پرانتز همان لحظه یک بار اجرا می‌شود و دیگر هیچ‌وقت.',
          ],
        ),
      ),
      chapter(
        ['A list that grows', 'فهرستی که بزرگ می‌شود'],
        video(
          9,
          ['Make an element', 'عنصر بساز'],
          [
            '<code>document.createElement("li")</code> makes a list item out of thin air; <code>append</code> hangs it into the page. Set its words with textContent, never with innerHTML: then nobody can smuggle code into your page.',
            '<code>document.createElement("li")</code> از هیچ یک آیتم فهرست می‌سازد؛ <code>append</code> آن را به صفحه آویزان می‌کند. کلمه‌هایش را با textContent بگذار، هرگز با innerHTML: آن وقت هیچ‌کس نمی‌تواند کد پنهانی وارد صفحه‌ات کند.',
          ],
        ),
        text(
          10,
          ['One truth', 'یک حقیقت'],
          [
            'Keep your tasks in one array and draw the list from it after every change. If the page itself is your memory, you will soon have two lists that disagree.',
            'کارها را در یک آرایه نگه دار و بعد از هر تغییر فهرست را از روی آن بکش. اگر خود صفحه حافظه‌ات باشد، خیلی زود دو فهرست داری که حرفشان یکی نیست.',
          ],
        ),
        text(
          8,
          ['Remember me', 'مرا به یاد بسپار'],
          [
            '<code>localStorage.setItem("tasks", JSON.stringify(tasks))</code> keeps the list on this device after the page is closed. It is for small, harmless things; passwords do not belong there.',
            '<code>localStorage.setItem("tasks", JSON.stringify(tasks))</code> فهرست را بعد از بستن صفحه هم روی همین دستگاه نگه می‌دارد. برای چیزهای کوچک و بی‌خطر است؛ جای رمز عبور آن‌جا نیست.',
          ],
        ),
      ),
      chapter(
        ['A quiz of your own', 'مسابقه‌ی خودت'],
        {
          ...video(
            11,
            ['From questions to score', 'از پرسش تا امتیاز'],
            [
              'The questions are data, the program is a loop around them. When you want a new quiz, you change the data and leave the program in peace.',
              'پرسش‌ها داده‌اند و برنامه حلقه‌ای است دور آن‌ها. وقتی مسابقه‌ی تازه می‌خواهی، داده را عوض می‌کنی و به برنامه دست نمی‌زنی.',
            ],
          ),
          type: 'Video',
        },
        quiz(
          5,
          ['JavaScript check', 'آزمون جاوااسکریپت'],
          ['What happens here?', 'این‌جا چه می‌شود؟'],
          [
            [
              [
                'Why is there no bracket after count in <code>addEventListener("click", count)</code>?',
                'چرا در <code>addEventListener("click", count)</code> بعد از count پرانتز نیست؟',
              ],
              [
                ['It is a spelling mistake', 'اشتباه تایپی است'],
                ['The function should run later, not now', 'تابع باید بعداً اجرا شود، نه حالا'],
                ['Brackets are forbidden', 'پرانتز ممنوع است'],
              ],
              1,
              [
                'You hand over the function itself; the browser calls it at each click.',
                'خود تابع را می‌دهی؛ مرورگر با هر کلیک صدایش می‌زند.',
              ],
            ],
            [
              [
                'Which is safer for text that a visitor has typed?',
                'برای متنی که بازدیدکننده نوشته کدام امن‌تر است؟',
              ],
              ['innerHTML', 'textContent', 'eval'],
              1,
              [
                'textContent shows it as text, whatever it contains.',
                'textContent هرچه در آن باشد فقط به شکل متن نشانش می‌دهد.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-031',
    slug: 'design-an-app-on-paper',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'All Levels',
    created: '2025-11-27',
    updated: '2026-02-05',
    cover: 'apps-1',
    title: ['Design an App on Paper', 'طراحی اپلیکیشن روی کاغذ'],
    shortDesc: [
      'No computer: invent an app that helps somebody you know, draw its screens and let people press your paper buttons.',
      'بدون رایانه: اپی اختراع کن که به یک آشنا کمک کند، صفحه‌هایش را بکش و بگذار بقیه دکمه‌های کاغذی‌ات را فشار بدهند.',
    ],
    about: [
      'Before a single line is written, professional teams draw. Paper is fast, cheap and can be crumpled up without tears. You interview a person, find a problem worth solving and build a paper app that can really be tried out.',
      'پیش از نوشته شدن حتی یک خط کد، تیم‌های حرفه‌ای نقاشی می‌کنند. کاغذ سریع و ارزان است و بدون غصه می‌شود مچاله‌اش کرد. با یک نفر مصاحبه می‌کنی، مشکلی پیدا می‌کنی که ارزش حل کردن دارد، و اپی کاغذی می‌سازی که واقعاً می‌شود امتحانش کرد.',
    ],
    learn: [
      ['Ask people what they need', 'از آدم‌ها بپرسی چه لازم دارند'],
      ['Draw screens and connect them', 'صفحه‌ها را بکشی و به هم وصل کنی'],
      ['Test and improve kindly', 'با مهربانی آزمایش کنی و بهتر کنی'],
    ],
    forWhom: [
      'Inventors from 8 to 11 with paper, scissors and somebody to interview.',
      'برای مخترع‌های ۸ تا ۱۱ ساله با کاغذ، قیچی و کسی برای مصاحبه.',
    ],
    chapters: [
      chapter(
        ['Find a problem', 'مشکلی پیدا کن'],
        video(
          5,
          ['The best question: and then?', 'بهترین پرسش: خب، بعدش؟'],
          [
            'Ask your grandmother how she remembers birthdays, and then ask “and then?” three times. The third answer is usually the real problem.',
            'از مادربزرگت بپرس تولدها را چطور به یاد می‌سپارد و بعد سه بار بپرس «خب، بعدش؟». معمولاً جواب سوم مشکل واقعی است.',
          ],
        ),
        text(
          5,
          ['One sentence', 'یک جمله'],
          [
            'Fill in: “My app helps … to … , so that …”. If the sentence does not fit on one line, the app is still too big.',
            'این جمله را پر کن: «اپ من به … کمک می‌کند که … تا …». اگر جمله در یک خط جا نشد، اپ هنوز زیادی بزرگ است.',
          ],
        ),
      ),
      chapter(
        ['Draw the screens', 'صفحه‌ها را بکش'],
        image(
          4,
          ['A screen is a small stage', 'صفحه مثل صحنه‌ی کوچکی است'],
          [
            'Look what is big and what is small in the picture. On each screen there should be one thing that the eye finds first: the thing people came for.',
            'نگاه کن در تصویر چه چیزی بزرگ است و چه چیزی کوچک. در هر صفحه باید یک چیز باشد که چشم اول از همه پیدایش کند: همان که آدم‌ها برایش آمده‌اند.',
          ],
          'courses/apps-1.svg',
        ),
        text(
          6,
          ['Buttons for thumbs', 'دکمه برای شست'],
          [
            'Measure your thumb: a button should be about one centimetre wide. Put the important ones where a thumb can reach them, near the bottom of the phone.',
            'شستت را اندازه بگیر: دکمه باید حدود یک سانتی‌متر باشد. مهم‌ها را جایی بگذار که شست به آن برسد، نزدیک پایین گوشی.',
          ],
        ),
      ),
      chapter(
        ['Be the computer', 'رایانه باش'],
        text(
          6,
          ['The paper test', 'آزمایش کاغذی'],
          [
            'Lay down the first screen. Your tester presses with a finger, and you, the computer, silently lay down the next sheet. Note each place where the finger hesitates.',
            'صفحه‌ی اول را بگذار. آزمایش‌کننده با انگشت فشار می‌دهد و تو که رایانه‌ای، بی‌صدا برگه‌ی بعدی را می‌گذاری. هر جا انگشت مکث کرد یادداشت کن.',
          ],
        ),
        quiz(
          3,
          ['Designer’s quiz', 'آزمون طراح'],
          ['Two questions before you show your app.', 'دو پرسش پیش از نشان دادن اپ.'],
          [
            [
              ['Why test on paper first?', 'چرا اول روی کاغذ آزمایش می‌کنیم؟'],
              [
                ['Changes are quick and cheap', 'تغییر دادنش سریع و ارزان است'],
                ['Paper is prettier', 'کاغذ قشنگ‌تر است'],
                ['Phones are forbidden', 'گوشی ممنوع است'],
              ],
              0,
              ['A new screen takes one minute and one sheet.', 'صفحه‌ی تازه یک دقیقه و یک برگه می‌خواهد.'],
            ],
            [
              [
                'The tester presses the wrong button. Whose fault is it?',
                'آزمایش‌کننده دکمه‌ی اشتباه را می‌زند. تقصیر کیست؟',
              ],
              [
                ['The tester’s', 'آزمایش‌کننده'],
                ['The design’s, and it can be improved', 'طراحی، و می‌شود بهترش کرد'],
                ['The phone’s', 'گوشی'],
              ],
              1,
              [
                'If people go wrong, the signpost is wrong.',
                'اگر آدم‌ها راه را اشتباه می‌روند، تابلو اشتباه است.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-034',
    slug: 'safe-and-smart-online',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'All Levels',
    created: '2025-10-24',
    updated: '2026-04-23',
    cover: 'apps-1',
    title: ['Safe and Smart Online', 'امن و باهوش در اینترنت'],
    shortDesc: [
      'Strong passwords, kind words and a good nose for tricks: what every child should know before going online alone.',
      'رمز قوی، حرف مهربان و شامه‌ی تیز برای کلک‌ها: چیزهایی که هر بچه‌ای باید پیش از تنها رفتن به اینترنت بداند.',
    ],
    about: [
      'The internet is like a big city: full of wonderful places and some where you should not go alone. Nobody needs to be afraid who knows a few rules. Best done together with a grown-up, because there is plenty to talk about.',
      'اینترنت مثل شهری بزرگ است: پر از جاهای فوق‌العاده و چند جایی که نباید تنها رفت. کسی که چند قانون را بداند لازم نیست بترسد. بهتر است همراه یک بزرگ‌تر بگذرانی، چون حرف زیادی برای گفتن هست.',
    ],
    learn: [
      ['Make passwords that are long and easy to remember', 'رمزهایی بلند و در عین حال یادماندنی بسازی'],
      ['Recognise tricks and fake messages', 'کلک‌ها و پیام‌های جعلی را بشناسی'],
      ['Know whom to tell when something feels wrong', 'بدانی وقتی چیزی ناجور است به چه کسی بگویی'],
    ],
    forWhom: [
      'Children who are getting their first device, with their parents or teachers.',
      'برای بچه‌هایی که اولین دستگاهشان را می‌گیرند، همراه پدر و مادر یا معلم.',
    ],
    chapters: [
      chapter(
        ['Doors and keys', 'درها و کلیدها'],
        video(
          5,
          ['Four words are a strong lock', 'چهار کلمه، یک قفل محکم'],
          [
            'Four random words such as “carrot lamp river sock” are harder to guess than <code>P@ssw0rd1</code>, and much easier to remember. Length beats tricks. Never use one from a film or a website, not even this one.',
            'چهار کلمه‌ی اتفاقی مثل «هویج چراغ رودخانه جوراب» سخت‌تر از <code>P@ssw0rd1</code> حدس زده می‌شود و خیلی راحت‌تر یاد می‌ماند. بلندی از کلک قوی‌تر است. هیچ‌وقت رمزی از فیلم یا سایت برندار، حتی همین یکی را.',
          ],
        ),
        text(
          5,
          ['Private is private', 'خصوصی یعنی خصوصی'],
          [
            'Your full name, address, school, phone number and passwords belong to your family. If a game asks for them, stop and fetch a grown-up.',
            'نام کامل، نشانی، مدرسه، شماره‌ی تلفن و رمزهایت مال خانواده است. اگر بازی‌ای آن‌ها را خواست، دست نگه دار و یک بزرگ‌تر را صدا کن.',
          ],
        ),
      ),
      chapter(
        ['Tricks and how they smell', 'کلک‌ها چه بویی می‌دهند'],
        text(
          6,
          ['Hurry! You have won!', 'عجله کن! برنده شدی!'],
          [
            'Nearly every trick uses one of three feelings: greed (“you have won”), fear (“your account will be closed”) or hurry (“only today”). When you feel one of them, slow down.',
            'تقریباً هر کلکی از یکی از این سه حس استفاده می‌کند: طمع («برنده شدی»)، ترس («حسابت بسته می‌شود») یا عجله («فقط امروز»). هر وقت یکی را حس کردی، سرعتت را کم کن.',
          ],
        ),
        text(
          5,
          ['Is this picture true?', 'این عکس واقعی است؟'],
          [
            'Pictures can be old, cut or made by a computer. Ask three questions: who shows it, where else can I find it, and who wants me to believe it?',
            'عکس ممکن است قدیمی، بریده یا ساخته‌ی رایانه باشد. سه چیز بپرس: چه کسی نشانش می‌دهد، دیگر کجا هست، و چه کسی می‌خواهد باورش کنم؟',
          ],
        ),
      ),
      chapter(
        ['Kind and brave', 'مهربان و شجاع'],
        text(
          5,
          ['The kitchen-table rule', 'قانون میز آشپزخانه'],
          [
            'Would you say it to somebody who sits across the kitchen table? If not, do not write it. There is a person behind each name.',
            'آیا این حرف را به کسی که روبه‌رویت پشت میز آشپزخانه نشسته می‌زدی؟ اگر نه، ننویسش. پشت هر اسمی یک آدم هست.',
          ],
        ),
        quiz(
          4,
          ['What would you do?', 'تو بودی چه می‌کردی؟'],
          ['Two real situations.', 'دو موقعیت واقعی.'],
          [
            [
              [
                'Someone you only know from a game asks for a photo and says: tell nobody. What do you do?',
                'کسی که فقط از بازی می‌شناسی عکس می‌خواهد و می‌گوید به کسی نگو. چه می‌کنی؟',
              ],
              [
                ['Send one, to be polite', 'از روی ادب یکی می‌فرستم'],
                ['Tell a grown-up I trust', 'به بزرگ‌تری که به او اعتماد دارم می‌گویم'],
                ['Ask for his photo first', 'اول عکس او را می‌خواهم'],
              ],
              1,
              [
                'A secret that must be kept from your parents is a warning sign. You have done nothing wrong by telling.',
                'رازی که باید از پدر و مادر پنهان بماند علامت خطر است. با گفتنش هیچ کار بدی نکرده‌ای.',
              ],
            ],
            [
              ['Which password is the strongest?', 'کدام رمز قوی‌تر است؟'],
              ['sara2015', 'P@ssword', 'lamp-carrot-river-sock'],
              2,
              [
                'Length counts most, and it has nothing to do with you.',
                'بلندی از همه مهم‌تر است و این یکی هیچ ربطی به تو ندارد.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),
]
