import { defineCourse } from '../define.ts'
import { chapter, clip, image, media, pdf, quiz, text } from '../lessons.ts'

export const designCourses = [
  defineCourse({
    id: 'c-029',
    slug: 'persian-calligraphy-first-letters',
    category: 'Arts & Design',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2025-12-18',
    updated: '2026-06-12',
    cover: 'calligraphy-1',
    title: ['Persian Calligraphy: First Letters', 'خوشنویسی: نخستین حرف‌ها'],
    shortDesc: [
      'A reed pen, ink and the dance of letters: measure with dots, write your first words in Nastaliq.',
      'قلم نی، مرکب و رقص حرف‌ها: با نقطه اندازه بگیر و اولین کلمه‌هایت را به نستعلیق بنویس.',
    ],
    about: [
      'Nastaliq has been called the bride of scripts. Its letters hang, swing and lean on one another, and every one is measured with the dot that the pen itself makes. Even those who cannot read Persian can write it with pleasure.',
      'نستعلیق را عروس خط‌ها نامیده‌اند. حرف‌هایش آویزان می‌شوند، تاب می‌خورند و به هم تکیه می‌دهند و هرکدام با نقطه‌ای اندازه گرفته می‌شود که خود قلم می‌گذارد. کافی است دلت بخواهد؛ دستت یاد می‌گیرد.',
    ],
    learn: [
      ['Hold the reed pen at the right angle', 'قلم نی را با زاویه‌ی درست بگیری'],
      ['Measure letters in dots', 'حرف‌ها را با نقطه اندازه بگیری'],
      ['Write alef, be and a short word', 'الف و ب و کلمه‌ای کوتاه بنویسی'],
    ],
    forWhom: [
      'Children from 8, and grown-ups who regret their handwriting.',
      'برای بچه‌های ۸ سال به بالا و بزرگ‌ترهایی که از دست‌خطشان پشیمان‌اند.',
    ],
    chapters: [
      chapter(
        ['Pen and dot', 'قلم و نقطه'],
        clip(
          6,
          ['The pen rests on its edge', 'قلم روی لبه‌اش می‌نشیند'],
          [
            'The tip of the reed is cut at a slant. Keep the angle the same in all directions, and thick and thin strokes appear by themselves.',
            'نوک نی را اریب می‌بُرند، که به آن قط می‌گویند. زاویه را در همه‌ی جهت‌ها یکسان نگه دار تا کلفت و نازک خودش پیدا شود.',
          ],
        ),
        text(
          5,
          ['The dot is a ruler', 'نقطه خط‌کش است'],
          [
            'One press of the whole tip makes a diamond: the dot. Alef is about three dots high in Nastaliq. So a big pen and a small pen write letters of the same proportions.',
            'یک بار گذاشتن تمام نوک قلم، لوزی‌ای می‌سازد: نقطه. الف در نستعلیق حدود سه نقطه بلندی دارد. برای همین قلم درشت و ریز حرف‌هایی با یک تناسب می‌نویسند.',
          ],
        ),
      ),
      chapter(
        ['The first letters', 'نخستین حرف‌ها'],
        clip(
          6,
          ['Alef, straight and yet alive', 'الف، راست و در عین حال زنده'],
          [
            'It begins with a breath, swells slightly, and ends like a needle. Write a whole row; the tenth is always better than the first.',
            'با یک نفس شروع می‌شود، کمی پُر می‌شود و مثل سوزن تمام می‌شود. یک سطر کامل بنویس؛ دهمی همیشه از اولی بهتر است.',
          ],
        ),
        text(
          5,
          ['Be: a boat on the line', 'ب: قایقی روی خط'],
          [
            'The letter be lies like a shallow boat. Its middle is full, both ends rise. The dot below is placed at the very end, when the ink is calm.',
            'حرف ب مثل قایقی کم‌عمق خوابیده است. میانه‌اش پر است و دو سرش بالا می‌رود. نقطه‌ی زیرش را آخر بگذار، وقتی مرکب آرام گرفته.',
          ],
        ),
        image(
          3,
          ['Look at the white', 'به سفیدی نگاه کن'],
          [
            'Masters look at the white between the strokes as much as at the black. Which empty shapes can you find?',
            'استادها به سفیدی میان حرف‌ها همان‌قدر نگاه می‌کنند که به سیاهی. چه شکل‌های خالی‌ای پیدا می‌کنی؟',
          ],
          'courses/calligraphy-1.svg',
        ),
      ),
      chapter(
        ['A word', 'یک کلمه'],
        text(
          6,
          ['Water', 'آب'],
          [
            'The word “آب” (water) needs only the two letters that you know. Write it for somebody you love and add a frame.',
            'کلمه‌ی «آب» فقط همان دو حرفی را می‌خواهد که بلدی. برای کسی که دوستش داری بنویس و قابی دورش بکش.',
          ],
        ),
        quiz(
          4,
          ['Pen quiz', 'آزمون قلم'],
          ['Dip the pen and think.', 'قلم را در مرکب بزن و فکر کن.'],
          [
            [
              ['What do calligraphers measure letters with?', 'خوشنویس‌ها حرف را با چه اندازه می‌گیرند؟'],
              [
                ['Millimetres', 'میلی‌متر'],
                ['Dots of their own pen', 'نقطه‌ی قلم خودشان'],
                ['Fingers', 'انگشت'],
              ],
              1,
              ['So proportions fit any pen.', 'این‌طور تناسب با هر قلمی درست است.'],
            ],
            [
              ['When is the dot of be placed?', 'نقطه‌ی ب را کِی می‌گذاریم؟'],
              [
                ['First', 'اول'],
                ['Last', 'آخر'],
                ['Never', 'هیچ‌وقت'],
              ],
              1,
              ['First the body, then the dot.', 'اول بدنه و بعد نقطه.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-038',
    slug: 'posters-that-speak',
    category: 'Arts & Design',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 20,
    created: '2025-09-12',
    updated: '2026-02-08',
    cover: 'design-1',
    title: ['Posters That Speak', 'پوسترهایی که حرف می‌زنند'],
    shortDesc: [
      'Three seconds to be understood: hierarchy, type and one strong picture for a cause you care about.',
      'سه ثانیه برای فهمیده شدن: سلسله‌مراتب، حروف و یک تصویر قوی برای کاری که برایت مهم است.',
    ],
    about: [
      'A poster is read while walking by. Whoever designs one must decide what matters most and have the courage to make everything else small. You design a poster for a real event at your school or in your street.',
      'پوستر را موقع رد شدن می‌خوانند. طراحش باید تصمیم بگیرد چه چیزی از همه مهم‌تر است و شجاعت کوچک کردن بقیه را داشته باشد. پوستری برای یک رویداد واقعی در مدرسه یا خیابانت طراحی می‌کنی.',
    ],
    learn: [
      ['Order information by importance', 'اطلاعات را به ترتیب اهمیت بچینی'],
      ['Choose and pair typefaces', 'قلم انتخاب و ترکیب کنی'],
      ['Use empty space', 'از فضای خالی استفاده کنی'],
      ['Take criticism and use it', 'نقد بشنوی و به کار ببری'],
    ],
    forWhom: [
      'Teenagers who want to be seen and understood. Paper and scissors or any drawing program will do.',
      'برای نوجوان‌هایی که می‌خواهند دیده و فهمیده شوند. کاغذ و قیچی یا هر برنامه‌ی طراحی کافی است.',
    ],
    chapters: [
      chapter(
        ['What is it about?', 'درباره‌ی چیست؟'],
        clip(
          8,
          ['Three seconds', 'سه ثانیه'],
          [
            'Show your sketch to somebody for three seconds and take it away. What do they remember? If it is not the most important thing, the poster is not finished.',
            'طرحت را سه ثانیه به کسی نشان بده و بردار. چه یادش مانده؟ اگر مهم‌ترین چیز نیست، پوستر تمام نشده.',
          ],
        ),
        text(
          8,
          ['Who, what, when, where', 'چه کسی، چه، کِی، کجا'],
          [
            'Write every piece of information on a slip of paper and lay the slips in order. The first is huge, the second half as big, the rest are small: three sizes are enough.',
            'هر تکه اطلاعات را روی کاغذ کوچکی بنویس و به ترتیب بچین. اولی خیلی بزرگ، دومی نصف آن، بقیه کوچک: سه اندازه کافی است.',
          ],
        ),
      ),
      chapter(
        ['Type', 'حروف'],
        text(
          9,
          ['Two typefaces, no more', 'دو قلم، نه بیشتر'],
          [
            'Pair opposites: a strong one for the title and a quiet one for the rest. Two that are nearly alike look like a mistake.',
            'متضادها را کنار هم بگذار: یکی قوی برای عنوان و یکی آرام برای بقیه. دو قلم تقریباً شبیه، اشتباه به نظر می‌آید.',
          ],
        ),
        clip(
          7,
          ['Align or be different on purpose', 'هم‌راستا کن یا عمداً متفاوت باش'],
          [
            'Choose one invisible line and let everything stand on it. A single element that breaks out draws all eyes; three of them are chaos.',
            'یک خط نامرئی انتخاب کن و همه‌چیز را روی آن بایستان. تک‌عنصری که بیرون بزند همه‌ی نگاه‌ها را می‌کشد؛ سه‌تا شلوغی است.',
          ],
        ),
      ),
      chapter(
        ['Picture and space', 'تصویر و فضا'],
        text(
          8,
          ['Emptiness is loud', 'خالی هم بلند حرف می‌زند'],
          [
            'White space is not waste; it is the silence before an important word. Take something away each day until it hurts, then put back the last thing.',
            'فضای خالی هدر نیست؛ سکوت پیش از کلمه‌ی مهم است. هر روز چیزی بردار تا دردت بیاید، بعد آخری را برگردان.',
          ],
        ),
        pdf(
          6,
          ['My learning guide', 'راهنمای یادگیری من'],
          [
            'Write into the guide what you would like to try in your next poster. Before you print this one, check margins, resolution, spelling and the date that everybody forgets.',
            'در راهنما بنویس در پوستر بعدی چه چیزی را می‌خواهی امتحان کنی. پیش از چاپ این یکی، حاشیه و وضوح و املا را بررسی کن و تاریخی را که همه فراموش می‌کنند.',
          ],
        ),
        quiz(
          4,
          ['Poster test', 'آزمون پوستر'],
          ['You have three seconds. No, take your time.', 'سه ثانیه وقت داری. نه، عجله نکن.'],
          [
            [
              [
                'How many sizes of type are enough for most posters?',
                'برای بیشتر پوسترها چند اندازه نوشته کافی است؟',
              ],
              [
                ['Three', 'سه'],
                ['Seven', 'هفت'],
                ['As many as possible', 'هرچه بیشتر'],
              ],
              0,
              ['Few clear steps show what matters.', 'چند پله‌ی روشن نشان می‌دهد چه چیزی مهم است.'],
            ],
            [
              ['Which two typefaces go together?', 'کدام دو قلم به هم می‌آیند؟'],
              [
                ['Two that are nearly the same', 'دو قلم تقریباً یکسان'],
                ['Two that differ clearly', 'دو قلم با فرق روشن'],
                ['Five different ones', 'پنج قلم مختلف'],
              ],
              1,
              ['Contrast looks intended.', 'تضاد عمدی به نظر می‌آید.'],
            ],
          ],
        ),
      ),
    ],
    materials: [
      {
        type: 'pdf',
        title: ['Guide to keep', 'راهنمای نگه‌داشتنی'],
        fileUrl: [`${media}/pdf/guide.pdf`, `${media}/pdf/guide-fa.pdf`],
        fileName: ['guide.pdf', 'guide-fa.pdf'],
        chapter: ['Picture and space', 'تصویر و فضا'],
      },
      {
        type: 'image',
        title: ['Colour wheel', 'چرخه‌ی رنگ'],
        fileUrl: `${media}/lessons/colour-wheel.svg`,
        fileName: 'colour-wheel.svg',
      },
      {
        type: 'video',
        title: ['Film: a picture grows', 'فیلم: تصویری شکل می‌گیرد'],
        fileUrl: `${media}/video/clip.mp4`,
        fileName: 'clip.mp4',
        duration: 7,
        chapter: ['Type', 'حروف'],
      },
      { type: 'quiz', title: ['Poster test', 'آزمون پوستر'], chapter: ['Picture and space', 'تصویر و فضا'] },
    ],
  }),

  defineCourse({
    id: 'c-050',
    slug: 'digital-painting-on-a-tablet',
    category: 'Arts & Design',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 28,
    created: '2025-05-04',
    updated: '2025-06-26',
    cover: 'design-1',
    title: ['Digital Painting on a Tablet', 'نقاشی دیجیتال با تبلت'],
    shortDesc: [
      'Layers, brushes and light: paint a night market from rough sketch to glowing lamps in any free program.',
      'لایه، قلم‌مو و نور: بازار شبانه‌ای را از طرح خام تا چراغ‌های درخشان با هر برنامه‌ی رایگانی بکش.',
    ],
    about: [
      'A tablet is patient: it undoes everything and never runs out of paper. That makes it easy to fiddle for ever and finish nothing. This course teaches a way of working in which each stage ends, and a finished picture stands at the close.',
      'تبلت صبور است: همه‌چیز را برمی‌گرداند و کاغذش تمام نمی‌شود. برای همین آسان است که تا ابد وَر بروی و هیچ‌چیز را تمام نکنی. این دوره شیوه‌ای یاد می‌دهد که هر مرحله‌اش پایان دارد و آخرش تصویری تمام‌شده می‌ماند.',
    ],
    learn: [
      ['Work with few layers and clear names', 'با لایه‌های کم و نام‌های روشن کار کنی'],
      ['Paint values before colours', 'پیش از رنگ، تیره‌روشن را بکشی'],
      ['Make light glow', 'کاری کنی نور بدرخشد'],
    ],
    forWhom: [
      'Teenagers who draw on paper and have a tablet, or a computer with a pen.',
      'برای نوجوان‌هایی که روی کاغذ می‌کشند و تبلت یا رایانه با قلم دارند.',
    ],
    chapters: [
      chapter(
        ['Set up', 'آماده شو'],
        clip(
          8,
          ['Three brushes are enough', 'سه قلم‌مو کافی است'],
          [
            'One hard, one soft, one with texture. Hide the other two hundred. Professionals are recognised by how rarely they change tools.',
            'یکی سخت، یکی نرم، یکی بافت‌دار. دویست‌تای دیگر را پنهان کن. حرفه‌ای را از این می‌شناسند که کم ابزار عوض می‌کند.',
          ],
        ),
        text(
          8,
          ['Layers are drawers', 'لایه‌ها کشو هستند'],
          [
            'Sketch, values, colour, light: four layers, named. If you need more than seven, you are looking for things instead of painting.',
            'طرح، تیره‌روشن، رنگ، نور: چهار لایه با نام. اگر بیشتر از هفت‌تا لازم داری، به‌جای نقاشی دنبال چیزها می‌گردی.',
          ],
        ),
      ),
      chapter(
        ['Grey first', 'اول خاکستری'],
        text(
          10,
          ['The stamp test', 'آزمون تمبر'],
          [
            'Shrink your picture to the size of a stamp. Can you still read where the light comes from? If not, no colour will help.',
            'تصویرت را به اندازه‌ی تمبر کوچک کن. هنوز معلوم است نور از کجا می‌آید؟ اگر نه، هیچ رنگی کمک نمی‌کند.',
          ],
        ),
        clip(
          9,
          ['Big shapes, big brush', 'شکل بزرگ، قلم بزرگ'],
          [
            'Paint the whole market in ten minutes with the largest brush. Details are a reward, not a beginning.',
            'تمام بازار را ده‌دقیقه‌ای با بزرگ‌ترین قلم بکش. جزئیات پاداش است، نه شروع.',
          ],
        ),
      ),
      chapter(
        ['Light at night', 'نور در شب'],
        text(
          9,
          ['Warm lamps, cold shadows', 'چراغ گرم، سایه‌ی سرد'],
          [
            'A lamp looks bright only because everything around it is darker and bluer. Keep the purest, lightest colour for the smallest areas.',
            'چراغ فقط برای این روشن است که دوروبرش تیره‌تر و آبی‌تر است. خالص‌ترین و روشن‌ترین رنگ را برای کوچک‌ترین جاها نگه دار.',
          ],
        ),
        text(
          7,
          ['When is it finished?', 'کِی تمام است؟'],
          [
            'Decide on the number of hours beforehand. When they are over, sign it, show it and begin the next one; that is where you will improve.',
            'از پیش تعداد ساعت‌ها را تعیین کن. تمام که شد امضا کن، نشان بده و بعدی را شروع کن؛ آن‌جاست که بهتر می‌شوی.',
          ],
        ),
        quiz(
          4,
          ['Layer quiz', 'آزمون لایه‌ها'],
          ['Undo is allowed.', 'برگرداندن آزاد است.'],
          [
            [
              ['Why paint values first?', 'چرا اول تیره‌روشن را می‌کشیم؟'],
              [
                ['They carry the picture', 'تصویر روی آن‌ها می‌ایستد'],
                ['Grey is cheaper', 'خاکستری ارزان‌تر است'],
                ['Colours are forbidden', 'رنگ ممنوع است'],
              ],
              0,
              [
                'A picture that works in grey will work in colour.',
                'تصویری که خاکستری‌اش جواب بدهد رنگی‌اش هم جواب می‌دهد.',
              ],
            ],
            [
              ['What makes a lamp look bright?', 'چه چیزی چراغ را روشن نشان می‌دهد؟'],
              [
                ['Pure white everywhere', 'سفید خالص همه‌جا'],
                ['Darker surroundings', 'اطراف تیره‌تر'],
                ['A thick outline', 'خط دور کلفت'],
              ],
              1,
              ['Brightness is always a comparison.', 'روشنی همیشه یک مقایسه است.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-059',
    slug: 'patterns-with-compass-and-ruler',
    category: 'Arts & Design',
    ageGroup: '14-18',
    level: 'Expert',
    price: 0,
    created: '2025-01-22',
    updated: '2025-02-17',
    cover: 'patterns-1',
    title: ['Patterns with Compass and Ruler', 'نقش‌های گره با پرگار و خط‌کش'],
    shortDesc: [
      'The stars of Isfahan’s tiles, drawn as the old masters drew them: without numbers, with circles alone.',
      'ستاره‌های کاشی‌های اصفهان، همان‌طور که استادان قدیم می‌کشیدند: بدون عدد و فقط با دایره.',
    ],
    about: [
      'Girih, the “knots” of Iranian architecture, cover domes and doors with stars that seem to have no beginning. Behind them lies a construction that everybody can learn. You draw six-, eight- and ten-pointed stars and weave them into endless ribbons.',
      'گره در معماری ایران گنبد و در را با ستاره‌هایی می‌پوشاند که انگار آغاز ندارند. پشت آن‌ها ساختاری است که هر کسی می‌تواند یاد بگیرد. ستاره‌های شش‌پر، هشت‌پر و ده‌پر می‌کشی و آن‌ها را به روبان‌های بی‌پایان می‌بافی.',
    ],
    learn: [
      ['Divide a circle into 6, 8 and 10', 'دایره را به ۶ و ۸ و ۱۰ تقسیم کنی'],
      ['Grow a star into a pattern', 'ستاره را به نقش گسترش بدهی'],
      ['Weave lines over and under', 'خط‌ها را از رو و زیر ببافی'],
    ],
    forWhom: [
      'Patient teenagers with a good compass, a sharp pencil and a love for exactness.',
      'برای نوجوان‌های صبوری که پرگار خوب، مداد تیز و عشق به دقت دارند.',
    ],
    chapters: [
      chapter(
        ['The circle', 'دایره'],
        clip(
          9,
          ['Six comes for free', 'شش، رایگان به دست می‌آید'],
          [
            'Keep the compass as wide as the radius and walk round the circle: after exactly six steps you are home. No measuring, no remainder.',
            'پرگار را به اندازه‌ی شعاع باز نگه دار و دور دایره راه برو: درست بعد از شش قدم به خانه می‌رسی. بدون اندازه‌گیری و بدون باقی‌مانده.',
          ],
        ),
        text(
          10,
          ['Eight from two squares', 'هشت از دو مربع'],
          [
            'Two squares, one turned by 45 degrees, give the eight-pointed star called shamseh when it shines from the centre. Bisect the right angle with two arcs of equal radius.',
            'دو مربع که یکی ۴۵ درجه چرخیده باشد، ستاره‌ی هشت‌پر را می‌دهد؛ وقتی از مرکز بتابد به آن شمسه می‌گویند. زاویه‌ی راست را با دو کمان هم‌شعاع نصف کن.',
          ],
        ),
      ),
      chapter(
        ['The star grows', 'ستاره بزرگ می‌شود'],
        text(
          11,
          ['Extend every line', 'هر خط را ادامه بده'],
          [
            'Extend the sides of the star until they meet their neighbours’. Between the stars new shapes appear, each with its own name in the workshops: toranj, sormeh-dan, pileh.',
            'ضلع‌های ستاره را ادامه بده تا به همسایه‌ها برسند. میان ستاره‌ها شکل‌های تازه پیدا می‌شود که هرکدام در کارگاه‌ها نامی دارد: ترنج، سرمه‌دان، پیلی.',
          ],
        ),
        image(
          4,
          ['Find the repeat', 'تکرار را پیدا کن'],
          [
            'Which smallest piece, laid side by side, gives the whole pattern? Frame it with your fingers.',
            'کدام کوچک‌ترین تکه اگر کنار هم چیده شود تمام نقش را می‌سازد؟ با انگشت‌هایت قابش کن.',
          ],
          'courses/patterns-1.svg',
        ),
      ),
      chapter(
        ['Ten, and the weave', 'ده، و بافت'],
        text(
          '00:14:30',
          ['The five that hides in ten', 'پنجی که در ده پنهان است'],
          [
            'To divide a circle into five you need the golden ratio: a diagonal of the regular pentagon is 1.618 times its side. The construction takes seven arcs, and Euclid described one more than two thousand years ago.',
            'برای پنج قسمت کردن دایره نسبت طلایی لازم است: قطر پنج‌ضلعی منتظم ۱٫۶۱۸ برابر ضلع آن است. رسمش هفت کمان می‌خواهد و اقلیدس بیش از دو هزار سال پیش روشی برایش نوشته است.',
          ],
        ),
        text(
          12,
          ['Over, under, over', 'رو، زیر، رو'],
          [
            'Double each line into a ribbon and let it pass alternately above and below. If your drawing is exact, the rule works out everywhere without exception.',
            'هر خط را به روبانی دوتایی تبدیل کن و بگذار یک‌درمیان از رو و زیر بگذرد. اگر رسمت دقیق باشد، این قانون همه‌جا بی‌استثنا جور درمی‌آید.',
          ],
        ),
        quiz(
          5,
          ['Master’s test', 'آزمون استادی'],
          ['With compass, without numbers.', 'با پرگار، بدون عدد.'],
          [
            [
              [
                'How often does the radius fit round the circle as a chord?',
                'شعاع چند بار به صورت وتر دور دایره جا می‌شود؟',
              ],
              [
                ['5 times', '۵ بار'],
                ['6 times', '۶ بار'],
                ['8 times', '۸ بار'],
              ],
              1,
              ['Six equilateral triangles fill the circle.', 'شش مثلث متساوی‌الاضلاع دایره را پر می‌کنند.'],
            ],
            [
              ['Which shapes give the eight-pointed star?', 'ستاره‌ی هشت‌پر از چه شکل‌هایی ساخته می‌شود؟'],
              [
                ['Two squares', 'دو مربع'],
                ['Two triangles', 'دو مثلث'],
                ['Four circles', 'چهار دایره'],
              ],
              0,
              ['One of them is turned by 45 degrees.', 'یکی از آن‌ها ۴۵ درجه چرخیده است.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-062',
    slug: 'build-your-art-portfolio',
    category: 'Arts & Design',
    ageGroup: '14-18',
    level: 'Expert',
    price: 40,
    created: '2024-12-19',
    updated: '2025-05-05',
    cover: 'design-1',
    title: ['Build Your Art Portfolio', 'نمونه‌کارِ هنری‌ات را بساز'],
    shortDesc: [
      'Choose, photograph, write and present: a portfolio for art school that shows how you think, not only what you can do.',
      'انتخاب کن، عکس بگیر، بنویس و ارائه بده: نمونه‌کاری برای مدرسه‌ی هنر که نشان می‌دهد چطور فکر می‌کنی، نه فقط چه بلدی.',
    ],
    about: [
      'Juries see hundreds of good drawings. What they look for is a person who observes, tries, fails, tries differently. In this course you gather what you have made, find the thread that runs through it, and build fifteen to twenty pages around it.',
      'داورها صدها طراحی خوب می‌بینند. آنچه دنبالش هستند آدمی است که نگاه می‌کند، امتحان می‌کند، شکست می‌خورد و جور دیگری امتحان می‌کند. در این دوره کارهایت را جمع می‌کنی، نخ میانشان را پیدا می‌کنی و پانزده تا بیست صفحه دور آن می‌سازی.',
    ],
    learn: [
      ['Select with criteria instead of love alone', 'با معیار انتخاب کنی، نه فقط با علاقه'],
      ['Photograph drawings without shine and slant', 'از طراحی‌ها بدون برق و کجی عکس بگیری'],
      ['Write short, honest texts', 'متن‌های کوتاه و صادق بنویسی'],
      ['Speak about your work', 'درباره‌ی کارت حرف بزنی'],
    ],
    forWhom: [
      'Young people who will apply within a year and have at least thirty works to choose from.',
      'برای جوان‌هایی که تا یک سال دیگر درخواست می‌دهند و دست‌کم سی کار برای انتخاب دارند.',
    ],
    chapters: [
      chapter(
        ['Choose', 'انتخاب'],
        clip(
          10,
          ['Lay everything on the floor', 'همه را کف اتاق بچین'],
          [
            'Not in order of date, but of kinship. Where do three works speak of the same thing? There is your thread.',
            'نه به ترتیب تاریخ، بلکه به ترتیب خویشاوندی. کجا سه کار از یک چیز حرف می‌زنند؟ نخ تو همان‌جاست.',
          ],
        ),
        text(
          10,
          ['Show the way, too', 'راه را هم نشان بده'],
          [
            'Two sketchbook pages that led to a painting say more than a second painting. Process is the best evidence that the work is yours.',
            'دو صفحه‌ی دفتر طرح که به یک نقاشی رسیده‌اند بیشتر از نقاشی دوم حرف می‌زنند. روند کار بهترین دلیل است که کار مال خودت است.',
          ],
        ),
      ),
      chapter(
        ['Photograph', 'عکس گرفتن'],
        clip(
          9,
          ['Flat, even, straight', 'تخت، یکنواخت، راست'],
          [
            'Hang the work on a wall opposite a window on a cloudy day; the lens at the height of its centre. Put a grey card in the first picture.',
            'در روز ابری کار را روی دیوارِ روبه‌روی پنجره آویزان کن؛ لنز هم‌ارتفاع مرکز کار. در عکس اول یک کارت خاکستری بگذار.',
          ],
        ),
        text(
          8,
          ['Title, year, size, material', 'عنوان، سال، اندازه، مواد'],
          [
            'Always in the same order, always in the same place. Care in small things makes people trust the large ones.',
            'همیشه با همان ترتیب، همیشه همان‌جا. دقت در چیزهای کوچک باعث می‌شود به چیزهای بزرگ اعتماد کنند.',
          ],
        ),
      ),
      chapter(
        ['Write', 'نوشتن'],
        text(
          10,
          ['One hundred words about you', 'صد کلمه درباره‌ی تو'],
          [
            'Say what you look at, what you cannot let go of, and what you want to learn. Strike out “passion”, “since my childhood” and everything that anybody could have written.',
            'بگو به چه نگاه می‌کنی، چه چیزی رهایت نمی‌کند و چه می‌خواهی یاد بگیری. «عشق به هنر» و «از کودکی» و هر جمله‌ای را که هر کسی می‌توانست بنویسد خط بزن.',
          ],
        ),
        pdf(
          8,
          ['Plan week by week', 'برنامه‌ی هفته‌به‌هفته'],
          [
            'The guide helps you to set one goal for each of the coming weeks, and to note whom you will ask for an opinion.',
            'این راهنما کمکت می‌کند برای هر هفته یک هدف بگذاری و بنویسی نظر چه کسی را می‌پرسی.',
          ],
        ),
      ),
      chapter(
        ['Speak', 'حرف زدن'],
        text(
          8,
          ['When they ask: why?', 'وقتی می‌پرسند: چرا؟'],
          [
            '“Because I liked it” ends the conversation; “I wanted to see what happens if …” opens it. Practise with somebody who knows nothing of art.',
            '«چون خوشم آمد» گفت‌وگو را تمام می‌کند؛ «می‌خواستم ببینم چه می‌شود اگر …» بازش می‌کند. با کسی تمرین کن که از هنر هیچ نمی‌داند.',
          ],
        ),
        quiz(
          5,
          ['Before you send it', 'پیش از فرستادن'],
          ['Two last questions.', 'دو پرسش آخر.'],
          [
            [
              [
                'What convinces a jury that the work is your own?',
                'چه چیزی داور را قانع می‌کند که کار مال خودت است؟',
              ],
              [
                ['Expensive paper', 'کاغذ گران'],
                ['Sketches that show the way', 'طرح‌هایی که راه را نشان می‌دهند'],
                ['Many signatures', 'امضاهای زیاد'],
              ],
              1,
              ['Nobody can invent a process afterwards.', 'هیچ‌کس نمی‌تواند روند کار را بعداً از خودش بسازد.'],
            ],
            [
              ['Which sentence fits your text?', 'کدام جمله به متن تو می‌خورد؟'],
              [
                ['“Art is my passion.”', '«هنر عشق من است.»'],
                [
                  '“I draw bus stops, because people wait there.”',
                  '«ایستگاه اتوبوس می‌کشم، چون آدم‌ها آن‌جا منتظرند.»',
                ],
                ['“I am very creative.”', '«من خیلی خلاقم.»'],
              ],
              1,
              ['It could only be yours.', 'فقط می‌تواند مال تو باشد.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
