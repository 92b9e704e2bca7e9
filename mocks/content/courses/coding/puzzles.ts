import { defineCourse } from '../define.ts'
import { chapter, pdf, quiz, text, video } from '../lessons.ts'

export const puzzleCourses = [
  defineCourse({
    id: 'c-046',
    slug: 'secret-codes-and-ciphers',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'Intermediate',
    created: '2025-06-15',
    updated: '2025-09-08',
    cover: 'puzzles-1',
    title: ['Secret Codes and Ciphers', 'رمزها و نوشته‌های سری'],
    shortDesc: [
      'Write like Caesar, crack like Sherlock: make secret messages with paper discs and find out why your bank needs them.',
      'مثل سزار بنویس و مثل شرلوک بشکن: با دیسک کاغذی پیام سری بساز و بفهم چرا بانک‌ها به رمز نیاز دارند.',
    ],
    about: [
      'For thousands of years people have hidden messages, and other people have tried to read them. You build the tools of both sides: a cipher disc, a scytale and a table for counting letters. At the end you understand what the little lock in the browser means.',
      'هزاران سال است که آدم‌ها پیام پنهان می‌کنند و آدم‌های دیگر می‌کوشند بخوانندش. ابزار هر دو طرف را می‌سازی: دیسک رمز، چوب‌دستی اسپارتی و جدول شمارش حروف. آخر سر می‌فهمی آن قفل کوچک مرورگر یعنی چه.',
    ],
    learn: [
      ['Encrypt with shifting and with mixing', 'با جابه‌جا کردن و درهم ریختن رمز کنی'],
      ['Break a cipher by counting letters', 'با شمردن حروف رمز را بشکنی'],
      ['Know what the lock in the browser promises', 'بدانی قفل مرورگر چه قولی می‌دهد'],
    ],
    forWhom: [
      'Secret agents from 8 with paper, scissors and a friend to write to.',
      'برای مأمورهای مخفی ۸ سال به بالا با کاغذ، قیچی و دوستی برای نامه نوشتن.',
    ],
    chapters: [
      chapter(
        ['Caesar’s shift', 'جابه‌جایی سزار'],
        video(
          6,
          ['Three letters further', 'سه حرف جلوتر'],
          [
            'Julius Caesar replaced each letter by the one three places further on: A becomes D, B becomes E. The number three is the key, and whoever knows it can read everything.',
            'ژولیوس سزار هر حرف را با سه حرف بعدی عوض می‌کرد: در الفبای انگلیسی A می‌شود D و B می‌شود E. عدد سه کلید است و هر که بداندش همه‌چیز را می‌خواند.',
          ],
        ),
        video(
          5,
          ['Make a cipher disc', 'دیسک رمز بساز'],
          [
            'Two paper circles with the alphabet round the edge, a paper fastener in the middle. Turn the inner one and read off the secret letters. It works with the Persian alphabet just as well: 32 letters instead of 26.',
            'دو دایره‌ی کاغذی با الفبا دورتادورشان و یک دکمه‌ی کاغذی در وسط. دایره‌ی درونی را بچرخان و حرف‌های سری را بخوان. با الفبای فارسی هم همین‌قدر خوب کار می‌کند: ۳۲ حرف به‌جای ۲۶ تا.',
          ],
        ),
      ),
      chapter(
        ['Breaking it', 'شکستن رمز'],
        text(
          6,
          ['Only 25 keys', 'فقط ۲۵ کلید'],
          [
            'With 26 letters there are only 25 useful shifts. A spy with patience tries them all in half an hour, a computer in less than a blink. A cipher with few keys is a lock with few numbers.',
            'با ۲۶ حرف فقط ۲۵ جابه‌جایی به‌دردخور هست. جاسوس باحوصله در نیم ساعت همه را امتحان می‌کند و رایانه در کمتر از یک چشم به هم زدن. رمز با کلید کم مثل قفلی است که عددهایش کم باشد.',
          ],
        ),
        text(
          7,
          ['Al-Kindi counts letters', 'الکندی حروف را می‌شمارد'],
          [
            'In the ninth century the scholar al-Kindi wrote in Baghdad how to break such ciphers: count which sign is the most frequent. In English it will usually stand for E, in Persian for ا.',
            'در قرن سوم هجری دانشمندی به نام الکندی در بغداد نوشت چنین رمزهایی را چطور می‌شود شکست: بشمار کدام نشانه از همه بیشتر آمده. در انگلیسی معمولاً جای E نشسته و در فارسی جای «ا».',
          ],
        ),
      ),
      chapter(
        ['Secrets today', 'رازهای امروز'],
        text(
          6,
          ['The little lock', 'قفل کوچک'],
          [
            'The lock in the browser says: nobody on the way can read what you send. It does not say that the other side is honest. A thief can also close his door.',
            'قفل مرورگر می‌گوید: هیچ‌کس در راه نمی‌تواند آنچه را می‌فرستی بخواند. نمی‌گوید طرف مقابل درستکار است. دزد هم می‌تواند درِ خانه‌اش را ببندد.',
          ],
        ),
        pdf(
          5,
          ['Agent’s handbook', 'دفترچه‌ی مأمور'],
          ['Pages for practising and keeping notes.', 'صفحه‌هایی برای تمرین و یادداشت.'],
        ),
        quiz(
          4,
          ['Agent test', 'آزمون مأمور'],
          ['Eat this quiz after reading. (Please do not.)', 'این آزمون را بعد از خواندن بخور! (لطفاً نخور.)'],
          [
            [
              ['With Caesar’s key 3, what does D stand for?', 'با کلید ۳ سزار، حرف D جای چه حرفی است؟'],
              ['A', 'G', 'E'],
              0,
              ['To read, go three letters back.', 'برای خواندن سه حرف به عقب برگرد.'],
            ],
            [
              ['Why is counting letters useful?', 'شمردن حروف چه فایده‌ای دارد؟'],
              [
                ['Some letters are used far more than others', 'بعضی حروف خیلی بیشتر از بقیه به کار می‌روند'],
                ['It makes the text longer', 'متن را طولانی‌تر می‌کند'],
                ['It finds spelling mistakes', 'غلط املایی پیدا می‌کند'],
              ],
              0,
              [
                'The frequent signs betray the frequent letters.',
                'نشانه‌های پرتکرار حروف پرتکرار را لو می‌دهند.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-058',
    slug: 'algorithms-that-sort-and-search',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Expert',
    price: 35,
    created: '2025-02-04',
    updated: '2025-07-23',
    cover: 'puzzles-1',
    title: ['Algorithms That Sort and Search', 'الگوریتم‌های مرتب‌سازی و جست‌وجو'],
    shortDesc: [
      'Why one program needs a second and another a century: sorting, searching and the art of counting steps.',
      'چرا یک برنامه یک ثانیه وقت می‌خواهد و دیگری یک قرن: مرتب‌سازی، جست‌وجو و هنر شمردن گام‌ها.',
    ],
    about: [
      'Two programs give the same answer; one is a thousand times faster. The difference is not the computer but the idea. You play the great algorithms with cards, write them in Python and learn to predict how long they will take before you run them.',
      'دو برنامه یک جواب می‌دهند؛ یکی هزار برابر سریع‌تر است. فرقشان رایانه نیست، فکر پشت آن است. الگوریتم‌های بزرگ را با کارت بازی می‌کنی، در پایتون می‌نویسی و یاد می‌گیری پیش از اجرا بگویی چقدر طول می‌کشند.',
    ],
    learn: [
      ['Count steps and write them in big-O', 'گام‌ها را بشماری و با نماد O بزرگ بنویسی'],
      ['Use binary search without off-by-one errors', 'جست‌وجوی دودویی را بدون خطای یکی‌کم‌یکی‌زیاد بنویسی'],
      ['Understand merge sort and recursion', 'مرتب‌سازی ادغامی و بازگشت را بفهمی'],
    ],
    forWhom: [
      'Teenagers who program fluently in one language and are preparing for olympiads or studies.',
      'برای نوجوان‌هایی که به یک زبان روان برنامه می‌نویسند و برای المپیاد یا دانشگاه آماده می‌شوند.',
    ],
    chapters: [
      chapter(
        ['Counting steps', 'شمردن گام‌ها'],
        video(
          10,
          ['Does it grow like n or like n²?', 'مثل n رشد می‌کند یا مثل n²؟'],
          [
            'Double the input and watch: if the time doubles, the algorithm is linear; if it takes four times as long, it is quadratic. At a million items the first needs a second, the second eleven days.',
            'ورودی را دو برابر کن و نگاه کن: اگر زمان دو برابر شد الگوریتم خطی است؛ اگر چهار برابر شد درجه‌دو. با یک میلیون داده، اولی یک ثانیه می‌خواهد و دومی یازده روز.',
          ],
        ),
        text(
          11,
          ['The worst case is a promise', 'بدترین حالت یک قول است'],
          [
            'We usually count the worst case, because that is a promise we can always keep: never slower than this. The average is often kinder, but it depends on what you believe about the input.',
            'معمولاً بدترین حالت را می‌شماریم، چون قولی است که همیشه می‌شود به آن وفا کرد: هیچ‌وقت کندتر از این نه. میانگین اغلب مهربان‌تر است، ولی به این بستگی دارد که درباره‌ی ورودی چه فکر کنی.',
          ],
        ),
      ),
      chapter(
        ['Searching', 'جست‌وجو'],
        text(
          12,
          ['Binary search, carefully', 'جست‌وجوی دودویی، با دقت'],
          [
            '<p>Keep one promise all the way through: if the item exists, it lies in <code>a[lo:hi]</code>. Each step looks at the middle and throws half away without breaking the promise.</p><pre><code>lo, hi = 0, len(a)\nwhile lo &lt; hi:\n    mid = (lo + hi) // 2\n    if a[mid] &lt; x:\n        lo = mid + 1\n    else:\n        hi = mid</code></pre><p>Afterwards <code>lo</code> is the first place where <code>x</code> could stand. A billion items need only thirty looks.</p>',
            '<p>یک قول را تا آخر نگه دار: اگر آن چیز وجود داشته باشد، در <code>a[lo:hi]</code> است. هر گام وسط را نگاه می‌کند و بدون شکستن قول، نصف را دور می‌ریزد.</p><pre><code>lo, hi = 0, len(a)\nwhile lo &lt; hi:\n    mid = (lo + hi) // 2\n    if a[mid] &lt; x:\n        lo = mid + 1\n    else:\n        hi = mid</code></pre><p>در پایان <code>lo</code> اولین جایی است که <code>x</code> می‌تواند بنشیند. برای یک میلیارد داده فقط سی نگاه کافی است.</p>',
          ],
        ),
        text(
          9,
          ['Hashing: straight to the shelf', 'درهم‌سازی: یک‌راست سر قفسه'],
          [
            'A hash function turns a key into a shelf number. If the keys spread well, finding takes one look on average, however many there are. That is what hides behind Python’s dictionary.',
            'تابع درهم‌ساز کلید را به شماره‌ی قفسه تبدیل می‌کند. اگر کلیدها خوب پخش شوند، پیدا کردن به طور میانگین یک نگاه می‌خواهد، هرقدر هم زیاد باشند. پشت دیکشنری پایتون همین پنهان است.',
          ],
        ),
      ),
      chapter(
        ['Sorting', 'مرتب‌سازی'],
        text(
          10,
          ['Insertion sort: the card player', 'مرتب‌سازی درجی: کارت‌باز'],
          [
            'Take cards one by one and push each into its place in your hand. For a hand of cards it is excellent, for nearly sorted lists too; for a million random numbers it is a disaster, for it grows with n².',
            'کارت‌ها را یکی‌یکی بردار و هرکدام را در دستت سر جایش بگذار. برای یک دست کارت عالی است و برای فهرست‌های تقریباً مرتب هم؛ برای یک میلیون عدد تصادفی فاجعه است، چون با n² رشد می‌کند.',
          ],
        ),
        video(
          12,
          ['Merge sort: halve, sort, zip', 'مرتب‌سازی ادغامی: نصف کن، مرتب کن، زیپ کن'],
          [
            'Two sorted piles are merged by always taking the smaller top card. Halving happens log n times, and each level costs n: together n log n, which no comparison sort can beat in the long run.',
            'دو دسته‌ی مرتب را با برداشتن کارت کوچک‌تر از رو ادغام می‌کنیم. نصف کردن log n بار است و هر سطح n خرج دارد: روی‌هم n log n، که هیچ مرتب‌سازی مقایسه‌ای در درازمدت بهتر از آن نمی‌شود.',
          ],
        ),
        text(
          '01:05:00',
          ['Project: race your algorithms', 'پروژه: مسابقه‌ی الگوریتم‌ها'],
          [
            'Measure insertion sort, merge sort and the built-in sort for 1,000 up to 64,000 random numbers, doubling each time. Plot time against size and explain every bend of the curves.',
            'مرتب‌سازی درجی، ادغامی و مرتب‌سازی خود زبان را برای ۱۰۰۰ تا ۶۴۰۰۰ عدد تصادفی اندازه بگیر و هر بار دو برابر کن. زمان را برحسب اندازه رسم کن و هر خم منحنی را توضیح بده.',
          ],
        ),
        quiz(
          6,
          ['Step counter', 'گام‌شمار'],
          ['Count before you answer.', 'پیش از جواب بشمار.'],
          [
            [
              [
                'How many looks does binary search need at most for 1,000 sorted items?',
                'جست‌وجوی دودویی برای ۱۰۰۰ داده‌ی مرتب حداکثر چند نگاه می‌خواهد؟',
              ],
              [
                ['10', '۱۰'],
                ['500', '۵۰۰'],
                ['1,000', '۱۰۰۰'],
              ],
              0,
              [
                'Two to the power of ten is 1,024, so ten halvings suffice.',
                'دو به توان ده می‌شود ۱۰۲۴؛ پس ده بار نصف کردن کافی است.',
              ],
            ],
            [
              [
                'A program takes 3 s for 10,000 items and 12 s for 20,000. How does it grow?',
                'برنامه‌ای برای ۱۰۰۰۰ داده ۳ ثانیه و برای ۲۰۰۰۰ داده ۱۲ ثانیه وقت می‌گیرد. چطور رشد می‌کند؟',
              ],
              [
                ['Linearly', 'خطی'],
                ['Quadratically', 'درجه‌دو'],
                ['Logarithmically', 'لگاریتمی'],
              ],
              1,
              ['Twice the input, four times the time.', 'ورودی دو برابر، زمان چهار برابر.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
