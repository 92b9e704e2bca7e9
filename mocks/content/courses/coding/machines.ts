import { defineCourse } from '../define.ts'
import { chapter, image, pdf, quiz, text, video } from '../lessons.ts'

export const machineCourses = [
  defineCourse({
    id: 'c-013',
    slug: 'robots-without-a-robot',
    category: 'Coding & Tech',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2026-06-14',
    updated: '2026-10-16',
    cover: 'robots-1',
    title: ['Robots Without a Robot', 'رباتیک بدون ربات'],
    shortDesc: [
      'Cardboard arms, string and imagination: find out how robots feel, think and move, with things from the kitchen drawer.',
      'بازوی مقوایی، نخ و خیال: با وسایل کشوی آشپزخانه ببین ربات‌ها چطور حس می‌کنند، فکر می‌کنند و حرکت می‌کنند.',
    ],
    about: [
      'A robot does three things again and again: it feels, it thinks, it acts. You do the same when you catch a ball. In this course we build a cardboard hand, a balancing ant and an obstacle course, and discover where robots live among us.',
      'ربات سه کار را بارها و بارها تکرار می‌کند: حس می‌کند، فکر می‌کند، عمل می‌کند. تو هم وقتی توپ می‌گیری همین کار را می‌کنی. در این دوره یک دست مقوایی، یک مورچه‌ی تعادلی و یک مسیر مانع می‌سازیم و می‌بینیم ربات‌ها کجا میان ما زندگی می‌کنند.',
    ],
    learn: [
      ['Say what makes a machine a robot', 'بگویی چه چیزی یک دستگاه را ربات می‌کند'],
      ['Build a hand that really grips', 'دستی بسازی که واقعاً می‌گیرد'],
      ['Find sensors at home', 'حسگرها را در خانه پیدا کنی'],
    ],
    forWhom: [
      'Small engineers from 5 to 9, with a grown-up for the scissors.',
      'برای مهندس‌های کوچک ۵ تا ۹ ساله، با یک بزرگ‌تر برای قیچی.',
    ],
    chapters: [
      chapter(
        ['Feel, think, act', 'حس کن، فکر کن، عمل کن'],
        video(
          4,
          ['Is a toaster a robot?', 'توستر ربات است؟'],
          [
            'A toaster gets hot for a while and stops: it does not look at the bread. A vacuum robot feels the table leg and turns away. Feeling makes the difference.',
            'توستر مدتی داغ می‌شود و می‌ایستد: به نان نگاه نمی‌کند. جاروبرقی رباتی پایه‌ی میز را حس می‌کند و می‌چرخد. فرقش در حس کردن است.',
          ],
        ),
        text(
          4,
          ['Sensor hunt', 'شکار حسگر'],
          [
            'Sensors are the eyes and ears of machines. Find five at home: the thermometer, the door light of the fridge, the smoke alarm, the microphone, the remote control’s eye on the TV.',
            'حسگرها چشم و گوش دستگاه‌ها هستند. پنج‌تا در خانه پیدا کن: دماسنج، چراغ در یخچال، هشدار دود، میکروفون، چشمِ کنترل روی تلویزیون.',
          ],
        ),
      ),
      chapter(
        ['A hand of cardboard', 'دستی از مقوا'],
        video(
          6,
          ['Strings are muscles', 'نخ‌ها ماهیچه‌اند'],
          [
            'Draw round your hand on cardboard, cut it out and glue three pieces of straw on each finger. Thread a string through them and pull: the finger bends, just as your tendons bend yours.',
            'دور دستت را روی مقوا بکش و ببُر و روی هر انگشت سه تکه نی بچسبان. نخی از آن‌ها رد کن و بکش: انگشت خم می‌شود، درست همان‌طور که زردپی‌ها انگشت تو را خم می‌کنند.',
          ],
        ),
        image(
          3,
          ['What can it hold?', 'چه چیزی را می‌تواند بگیرد؟'],
          [
            'Try a feather, an egg, a pencil. Real robots find eggs harder than stones, because they must feel how strongly to press.',
            'پر، تخم‌مرغ و مداد را امتحان کن. برای ربات‌های واقعی گرفتن تخم‌مرغ سخت‌تر از سنگ است، چون باید حس کنند چقدر فشار بدهند.',
          ],
          'courses/robots-1.svg',
        ),
      ),
      chapter(
        ['Robots among us', 'ربات‌ها میان ما'],
        text(
          4,
          ['On Mars and in the sea', 'در مریخ و ته دریا'],
          [
            'The rovers on Mars drive mostly by themselves, because a message from the Earth travels between three and twenty-two minutes. A robot that waits for every answer would never get anywhere.',
            'مریخ‌نوردها بیشتر خودشان رانندگی می‌کنند، چون پیام زمین بین سه تا بیست‌ودو دقیقه در راه است. رباتی که منتظر هر جواب بماند به هیچ‌جا نمی‌رسد.',
          ],
        ),
        quiz(
          3,
          ['Robot or not?', 'ربات است یا نه؟'],
          ['Think: does it feel, think and act?', 'فکر کن: حس می‌کند، فکر می‌کند و عمل می‌کند؟'],
          [
            [
              ['Which of these is closest to a robot?', 'کدام‌یک به ربات نزدیک‌تر است؟'],
              [
                ['A hammer', 'چکش'],
                ['A vacuum cleaner that avoids chairs', 'جاروبرقی‌ای که به صندلی نمی‌خورد'],
                ['A bicycle', 'دوچرخه'],
              ],
              1,
              ['It feels the chair, decides and turns.', 'صندلی را حس می‌کند، تصمیم می‌گیرد و می‌چرخد.'],
            ],
            [
              ['What is a sensor for?', 'حسگر برای چیست؟'],
              [
                ['Feeling the world', 'حس کردن دنیا'],
                ['Storing toys', 'نگه داشتن اسباب‌بازی'],
                ['Making it look nice', 'قشنگ شدن'],
              ],
              0,
              ['It measures light, warmth, touch or distance.', 'نور، گرما، تماس یا فاصله را اندازه می‌گیرد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-019',
    slug: 'small-circuits',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2026-04-07',
    updated: '2026-09-20',
    cover: 'circuits-1',
    title: ['Small Circuits: Light, Buzzer, Switch', 'مدارهای کوچک: چراغ، بوق، کلید'],
    shortDesc: [
      'A coin battery, a few tiny lights and copper tape: make greeting cards that glow and an alarm for your treasure box.',
      'یک باتری سکه‌ای، چند چراغ ریز و نوار مسی: کارت‌هایی بساز که می‌درخشند و دزدگیری برای جعبه‌ی گنجت.',
    ],
    about: [
      'Electricity only flows in a circle. Once you have seen that, lamps, bells and even computers lose their mystery. You work with small, safe batteries only, and everything you build fits on a postcard.',
      'برق فقط در یک حلقه‌ی بسته جریان پیدا می‌کند. وقتی این را ببینی، چراغ و زنگ و حتی رایانه دیگر رازآلود نیستند. فقط با باتری‌های کوچک و بی‌خطر کار می‌کنی و هرچه می‌سازی روی یک کارت‌پستال جا می‌شود.',
    ],
    learn: [
      ['Close a circuit and find out why it is open', 'مدار را ببندی و بفهمی چرا باز مانده'],
      ['Connect lamps in series and in parallel', 'چراغ‌ها را پشت سر هم و کنار هم وصل کنی'],
      ['Build your own switch', 'کلید خودت را بسازی'],
    ],
    forWhom: [
      'Children from 8 who like making things. Never use sockets in the wall: they can kill. Coin batteries stay away from little brothers and sisters, who might swallow them.',
      'برای بچه‌های ۸ سال به بالا که ساختن را دوست دارند. هیچ‌وقت سراغ پریز دیوار نرو: جان آدم را می‌گیرد. باتری سکه‌ای را از خواهر و برادر کوچک‌ترت دور نگه دار، چون ممکن است قورتش بدهند.',
    ],
    chapters: [
      chapter(
        ['The circle', 'حلقه'],
        video(
          6,
          ['First light', 'اولین نور'],
          [
            'An LED has a long leg and a short leg. The long one belongs to the plus side of the battery. The wrong way round nothing happens, and nothing breaks: turn it and try again.',
            'LED یک پایه‌ی بلند و یک پایه‌ی کوتاه دارد. پایه‌ی بلند مال طرف مثبت باتری است. برعکسش کنی هیچ اتفاقی نمی‌افتد و چیزی هم خراب نمی‌شود: بچرخان و دوباره امتحان کن.',
          ],
        ),
        text(
          6,
          ['What lets the current through?', 'چه چیزی برق را رد می‌کند؟'],
          [
            'Leave a gap in your circle and bridge it with a spoon, a pencil lead, a rubber, a leaf. Metals and graphite conduct; plastic, wood and glass do not. Write the results in two columns.',
            'در حلقه‌ات فاصله‌ای بگذار و با قاشق، مغز مداد، پاک‌کن و برگ پُرش کن. فلز و گرافیت برق را رد می‌کنند؛ پلاستیک و چوب و شیشه نه. نتیجه‌ها را در دو ستون بنویس.',
          ],
        ),
      ),
      chapter(
        ['More lamps', 'چراغ‌های بیشتر'],
        text(
          6,
          ['One after another or side by side', 'پشت سر هم یا کنار هم'],
          [
            'In a row the lamps share the push of the battery and grow dim; take one out and all go dark. Side by side each has its own way: one may fail, the others shine on. That is how lamps at home are connected.',
            'پشت سر هم، چراغ‌ها فشار باتری را تقسیم می‌کنند و کم‌نور می‌شوند؛ یکی را برداری همه خاموش می‌شوند. کنار هم، هرکدام راه خودش را دارد: یکی بسوزد بقیه روشن می‌مانند. چراغ‌های خانه همین‌طور وصل شده‌اند.',
          ],
        ),
        image(
          4,
          ['Read the plan', 'نقشه را بخوان'],
          [
            'Follow the current with your finger from plus back to minus. Wherever your finger must jump, the light stays out.',
            'جریان را با انگشت از مثبت تا منفی دنبال کن. هرجا انگشتت مجبور شد بپرد، چراغ خاموش می‌ماند.',
          ],
          'courses/circuits-1.svg',
        ),
      ),
      chapter(
        ['Inventions', 'اختراع‌ها'],
        video(
          7,
          ['The glowing card', 'کارت درخشان'],
          [
            'Stick copper tape in a loop under the drawing of a lighthouse. The fold of the card is the switch: press the corner, and two tapes meet.',
            'نوار مسی را حلقه‌وار زیر نقاشی فانوس دریایی بچسبان. تای کارت همان کلید است: گوشه را فشار بده تا دو نوار به هم برسند.',
          ],
        ),
        text(
          6,
          ['Alarm for the treasure box', 'دزدگیر جعبه‌ی گنج'],
          [
            'Here the switch must work the other way round: closed lid, no sound; open lid, buzz. A strip of card that keeps two contacts apart and is pulled away by the lid does the trick.',
            'این‌جا کلید باید برعکس کار کند: در بسته، بی‌صدا؛ در باز، بوق. نوار مقوایی‌ای که دو اتصال را جدا نگه می‌دارد و با باز شدن در کشیده می‌شود کار را تمام می‌کند.',
          ],
        ),
        quiz(
          4,
          ['Bright quiz', 'آزمون پرنور'],
          ['Close the circle in your head.', 'حلقه را در ذهنت ببند.'],
          [
            [
              ['The LED stays dark. What do you try first?', 'LED روشن نمی‌شود. اول چه می‌کنی؟'],
              [
                ['Turn it round', 'برعکسش می‌کنم'],
                ['Use the wall socket', 'از پریز دیوار استفاده می‌کنم'],
                ['Throw it away', 'دور می‌اندازم'],
              ],
              0,
              [
                'Current passes through an LED in one direction only. Wall sockets are never for experiments.',
                'برق فقط از یک طرف از LED رد می‌شود. پریز دیوار هیچ‌وقت برای آزمایش نیست.',
              ],
            ],
            [
              [
                'Three lamps side by side, one fails. What happens?',
                'سه چراغ کنار هم وصل‌اند و یکی می‌سوزد. چه می‌شود؟',
              ],
              [
                ['All go out', 'همه خاموش می‌شوند'],
                ['The other two shine on', 'دوتای دیگر روشن می‌مانند'],
                ['The battery is empty', 'باتری تمام می‌شود'],
              ],
              1,
              ['Each has its own way to the battery.', 'هرکدام راه خودش را به باتری دارد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-040',
    slug: 'line-follower-robot',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 30,
    created: '2025-08-22',
    updated: '2025-10-04',
    cover: 'robots-1',
    title: ['Build a Line-Following Robot', 'ساخت ربات مسیریاب'],
    shortDesc: [
      'Two motors, two sensors and a black line: build a real robot and tune it until it races round the bends.',
      'دو موتور، دو حسگر و یک خط سیاه: رباتی واقعی بساز و آن‌قدر تنظیمش کن که در پیچ‌ها مسابقه بدهد.',
    ],
    about: [
      'A line follower is the classic first robot: simple enough for a weekend, deep enough for a lifetime of tuning. You choose parts, solder or plug them together, read sensors and meet the idea that steers aeroplanes as well as ovens: feedback.',
      'مسیریاب، اولین ربات کلاسیک است: آن‌قدر ساده که در یک آخر هفته ساخته شود و آن‌قدر عمیق که یک عمر بشود تنظیمش کرد. قطعه انتخاب می‌کنی، لحیم می‌کنی یا وصل می‌کنی، حسگر می‌خوانی و با فکری آشنا می‌شوی که هم هواپیما را هدایت می‌کند و هم فر آشپزخانه را: بازخورد.',
    ],
    learn: [
      ['Choose motors, wheels and battery that fit together', 'موتور و چرخ و باتریِ مناسبِ هم را انتخاب کنی'],
      ['Read light sensors and calibrate them', 'حسگر نور را بخوانی و تنظیم کنی'],
      ['Steer with on–off and proportional control', 'با فرمان روشن-خاموش و تناسبی هدایتش کنی'],
    ],
    forWhom: [
      'Teenagers with some programming. You need a microcontroller board, a kit with two motors and an afternoon with somebody who can solder.',
      'برای نوجوان‌هایی که کمی برنامه‌نویسی بلدند. یک برد میکروکنترلر، یک کیت دوموتوره و بعدازظهری با کسی که لحیم‌کاری بلد است لازم داری.',
    ],
    chapters: [
      chapter(
        ['The body', 'بدن'],
        video(
          9,
          ['Parts and their tempers', 'قطعه‌ها و اخلاقشان'],
          [
            'Motors draw many times more current than a microcontroller pin can give. So between brain and muscle sits a motor driver; without it you would burn the board.',
            'موتور چندین برابر جریانی می‌کشد که پایه‌ی میکروکنترلر می‌تواند بدهد. برای همین میان مغز و ماهیچه راه‌انداز موتور می‌نشیند؛ بدون آن برد می‌سوزد.',
          ],
        ),
        text(
          10,
          ['Balance and wheels', 'تعادل و چرخ‌ها'],
          [
            'Two driven wheels and one free caster stand firmly, because three points always do. Put the battery low and near the driven wheels: weight gives grip.',
            'دو چرخ محرک و یک چرخ هرزگرد محکم می‌ایستند، چون سه نقطه همیشه محکم است. باتری را پایین و نزدیک چرخ‌های محرک بگذار: وزن چسبندگی می‌دهد.',
          ],
        ),
        pdf(
          7,
          ['My learning guide', 'راهنمای یادگیری من'],
          [
            'Plan your build week by week in the guide. The parts: a board, two geared motors with wheels, a motor driver, two line sensors, a caster, a battery holder.',
            'ساختن ربات را هفته‌به‌هفته در راهنما برنامه‌ریزی کن. قطعه‌ها این‌ها هستند: یک برد، دو موتور گیربکس‌دار با چرخ، راه‌انداز موتور، دو حسگر خط، چرخ هرزگرد و جاباتری.',
          ],
        ),
      ),
      chapter(
        ['The eyes', 'چشم‌ها'],
        text(
          9,
          ['Light that comes back', 'نوری که برمی‌گردد'],
          [
            'An infrared LED shines on the floor, a detector measures what returns. White returns much, black little. Measure both at the place where you will race, and take the middle as your threshold.',
            'یک LED فروسرخ به زمین می‌تابد و گیرنده نوری را که برمی‌گردد اندازه می‌گیرد. سفید زیاد برمی‌گرداند و سیاه کم. هر دو را همان‌جا که مسابقه می‌دهی اندازه بگیر و عدد وسط را آستانه بگذار.',
          ],
        ),
        video(
          8,
          ['Calibrate in ten seconds', 'تنظیم در ده ثانیه'],
          [
            'Let the robot swing over the line for ten seconds after start and remember the highest and lowest value of each sensor. Then it works in any light.',
            'بگذار ربات بعد از شروع ده ثانیه روی خط تاب بخورد و بیشترین و کمترین مقدار هر حسگر را یادش بماند. آن وقت در هر نوری کار می‌کند.',
          ],
        ),
      ),
      chapter(
        ['The brain', 'مغز'],
        text(
          10,
          ['Bang-bang', 'روشن-خاموش'],
          [
            'Left sensor on black: turn left. Right sensor on black: turn right. It works, and it wobbles, because the robot only knows “all” and “nothing”.',
            'حسگر چپ روی سیاه: به چپ بپیچ. حسگر راست روی سیاه: به راست بپیچ. کار می‌کند ولی تلوتلو می‌خورد، چون ربات فقط «همه» و «هیچ» را می‌شناسد.',
          ],
        ),
        video(
          11,
          ['A little off, a little turn', 'کمی انحراف، کمی چرخش'],
          [
            'Proportional control: turn = gain × error. Too little gain and it flies out of the bend, too much and it trembles. Start low and double until it trembles, then halve.',
            'فرمان تناسبی: چرخش = ضریب × خطا. ضریب کم، از پیچ بیرون می‌پرد؛ زیاد، می‌لرزد. از کم شروع کن و آن‌قدر دو برابر کن تا بلرزد، بعد نصفش کن.',
          ],
        ),
        quiz(
          5,
          ['Race licence', 'گواهی مسابقه'],
          ['Pass, and you may race.', 'قبول شوی، اجازه‌ی مسابقه داری.'],
          [
            [
              [
                'Why not connect a motor straight to a pin of the board?',
                'چرا موتور را مستقیم به پایه‌ی برد وصل نمی‌کنیم؟',
              ],
              [
                ['It would be too slow', 'خیلی کند می‌شود'],
                ['It draws more current than the pin can give', 'بیشتر از توان پایه جریان می‌کشد'],
                ['It would turn backwards', 'برعکس می‌چرخد'],
              ],
              1,
              [
                'A motor driver carries the current; the pin only commands.',
                'راه‌انداز جریان را می‌رساند و پایه فقط فرمان می‌دهد.',
              ],
            ],
            [
              [
                'The robot trembles on a straight line. What do you change?',
                'ربات در مسیر راست می‌لرزد. چه چیزی را تغییر می‌دهی؟',
              ],
              [
                ['Lower the gain', 'ضریب را کم می‌کنم'],
                ['Raise the gain', 'ضریب را زیاد می‌کنم'],
                ['Remove a sensor', 'یک حسگر را برمی‌دارم'],
              ],
              0,
              ['It overreacts to small errors.', 'به خطاهای کوچک زیادی واکنش نشان می‌دهد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-049',
    slug: 'how-computers-work',
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'All Levels',
    created: '2025-05-12',
    updated: '2025-05-28',
    cover: 'circuits-1',
    title: ['How Computers Work', 'رایانه چطور کار می‌کند'],
    shortDesc: [
      'Zeros and ones, memory and a very fast clerk: look inside the machine without unscrewing it.',
      'صفر و یک، حافظه و یک کارمند خیلی تند: بدون باز کردن پیچ‌ها توی دستگاه را ببین.',
    ],
    about: [
      'A computer is built of billions of switches that know only on and off. How can that become a film, a song, a game? We go upwards floor by floor, from the switch to the number, from the number to the picture, from the picture to the internet.',
      'رایانه از میلیاردها کلید ساخته شده که فقط روشن و خاموش را بلدند. چطور از این‌ها فیلم و آهنگ و بازی درمی‌آید؟ طبقه‌به‌طبقه بالا می‌رویم: از کلید به عدد، از عدد به تصویر، و از تصویر به اینترنت.',
    ],
    learn: [
      ['Count with two digits only', 'فقط با دو رقم بشماری'],
      ['Explain what memory and processor do', 'بگویی حافظه و پردازنده چه می‌کنند'],
      ['Follow a message through the internet', 'راه یک پیام را در اینترنت دنبال کنی'],
    ],
    forWhom: [
      'Everybody from 8 who has ever asked “but how does it know?”',
      'برای هر کسی از ۸ سال به بالا که یک بار پرسیده «آخر از کجا می‌داند؟»',
    ],
    chapters: [
      chapter(
        ['On and off', 'روشن و خاموش'],
        video(
          6,
          ['Counting on five fingers up to 31', 'شمردن تا ۳۱ با پنج انگشت'],
          [
            'Give your fingers the values 1, 2, 4, 8 and 16. A raised finger counts, a bent one does not. Thumb and middle finger: 1 + 4 = 5. With all five up you reach 31.',
            'به انگشت‌هایت ارزش ۱، ۲، ۴، ۸ و ۱۶ بده. انگشت بالا حساب است و خم‌شده نه. شست و انگشت وسط: ۱ + ۴ = ۵. هر پنج‌تا بالا باشد به ۳۱ می‌رسی.',
          ],
        ),
        text(
          5,
          ['Letters are numbers too', 'حرف‌ها هم عددند'],
          [
            'The computer keeps A as 65, B as 66 and the Persian letter ب as 1576. Unicode, the great table of all scripts, has a number for every one of them, and for the smiling face as well.',
            'رایانه حرف A را ۶۵، B را ۶۶ و حرف «ب» را ۱۵۷۶ نگه می‌دارد. یونیکد، جدول بزرگ همه‌ی خط‌ها، برای تک‌تک آن‌ها و حتی برای شکلک خندان عددی دارد.',
          ],
        ),
        text(
          5,
          ['Pictures made of squares', 'تصویرهای مربع‌مربعی'],
          [
            'Go very close to a screen: every picture consists of tiny dots called pixels, and each pixel of three numbers for red, green and blue. Yellow is red plus green. Light mixes in another way than paint!',
            'خیلی به نمایشگر نزدیک شو: هر تصویر از نقطه‌های ریزی به نام پیکسل ساخته شده و هر پیکسل از سه عدد برای قرمز و سبز و آبی. زرد یعنی قرمز به‌اضافه‌ی سبز. نور جور دیگری از رنگ نقاشی ترکیب می‌شود!',
          ],
        ),
      ),
      chapter(
        ['The clerk and the shelves', 'کارمند و قفسه‌ها'],
        text(
          6,
          ['The fastest clerk in the world', 'تندترین کارمند دنیا'],
          [
            'The processor is a clerk who can do very little: fetch a number, add, compare, put it away. But it does so billions of times each second.',
            'پردازنده کارمندی است که کارهای خیلی کمی بلد است: عددی را بیاور، جمع کن، مقایسه کن، سر جایش بگذار. ولی هر ثانیه میلیاردها بار این کار را می‌کند.',
          ],
        ),
        image(
          4,
          ['Desk and cupboard', 'میز و کمد'],
          [
            'Memory is the desk: near, fast and cleared when the power goes. Storage is the cupboard: bigger, slower, and it remembers. “Save” means: from the desk into the cupboard.',
            'حافظه مثل میز است: نزدیک و سریع، و وقتی برق برود خالی می‌شود. انباره مثل کمد است: بزرگ‌تر، کندتر، و یادش می‌ماند. «ذخیره» یعنی از روی میز بگذار توی کمد.',
          ],
          'courses/circuits-1.svg',
        ),
      ),
      chapter(
        ['Out into the world', 'به سوی دنیا'],
        text(
          6,
          ['A letter in pieces', 'نامه‌ی تکه‌تکه'],
          [
            'What you send is cut into small packets, each with the address and a number. They may take different roads, even arrive in the wrong order; your friend’s computer sorts them and asks again for those that got lost.',
            'چیزی که می‌فرستی به بسته‌های کوچک بریده می‌شود و روی هرکدام نشانی و شماره‌ای هست. شاید از راه‌های مختلف بروند و حتی نامرتب برسند؛ رایانه‌ی دوستت مرتبشان می‌کند و گم‌شده‌ها را دوباره می‌خواهد.',
          ],
        ),
        quiz(
          4,
          ['Machine quiz', 'آزمون ماشین'],
          ['Fingers are allowed.', 'استفاده از انگشت مجاز است.'],
          [
            [
              ['Which number is 1 + 2 + 8 on your fingers?', 'روی انگشت‌هایت ۱ + ۲ + ۸ چه عددی است؟'],
              [
                ['11', '۱۱'],
                ['128', '۱۲۸'],
                ['10', '۱۰'],
              ],
              0,
              ['You add the values of the raised fingers.', 'ارزش انگشت‌های بالا را جمع می‌کنی.'],
            ],
            [
              [
                'The power fails before you saved. What is lost?',
                'پیش از ذخیره برق می‌رود. چه چیزی از دست می‌رود؟',
              ],
              [
                ['What lay on the desk (memory)', 'آنچه روی میز (حافظه) بود'],
                ['What was in the cupboard (storage)', 'آنچه در کمد (انباره) بود'],
                ['Nothing', 'هیچ‌چیز'],
              ],
              0,
              ['Memory forgets without power; storage does not.', 'حافظه بدون برق فراموش می‌کند؛ انباره نه.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-061',
    slug: 'how-machines-learn',
    category: 'Coding & Tech',
    ageGroup: '14-18',
    level: 'All Levels',
    created: '2025-01-01',
    updated: '2025-04-11',
    cover: 'robots-1',
    title: ['How Machines Learn', 'ماشین‌ها چطور یاد می‌گیرند'],
    shortDesc: [
      'What “AI” really does: train a tiny classifier with pencil and paper, and learn to ask it the right questions.',
      'هوش مصنوعی واقعاً چه می‌کند: با مداد و کاغذ یک دسته‌بند کوچک آموزش بده و یاد بگیر پرسش‌های درست بپرسی.',
    ],
    about: [
      'A machine that learns is not told the rule; it is shown examples and looks for a rule that fits. That is powerful, and it explains both its successes and its strange mistakes. You need no mathematics beyond a ruler.',
      'به ماشینی که یاد می‌گیرد قانون را نمی‌گویند؛ نمونه نشانش می‌دهند و او دنبال قانونی می‌گردد که جور دربیاید. این کار پرقدرت است و هم موفقیت‌هایش را توضیح می‌دهد و هم اشتباه‌های عجیبش را. ریاضی بیشتر از یک خط‌کش لازم نداری.',
    ],
    learn: [
      ['Tell rules and learning from examples apart', 'قانون نوشتن را از یاد گرفتن با نمونه جدا کنی'],
      ['Separate training and test', 'آموزش و آزمون را از هم جدا کنی'],
      ['Recognise unfair data', 'داده‌ی ناعادلانه را بشناسی'],
      ['Check what a chatbot claims', 'ادعاهای چت‌بات را بررسی کنی'],
    ],
    forWhom: [
      'Teenagers who use such tools every day, and want to know what is under the bonnet.',
      'برای نوجوان‌هایی که هر روز از این ابزارها استفاده می‌کنند و می‌خواهند بدانند زیر کاپوت چه خبر است.',
    ],
    chapters: [
      chapter(
        ['From examples to rule', 'از نمونه به قانون'],
        video(
          8,
          ['Cats, dogs and a ruler', 'گربه، سگ و خط‌کش'],
          [
            'Draw each animal as a dot: weight to the right, ear length upwards. Lay the ruler so that cats are on one side and dogs on the other. You have just trained a classifier; the ruler is its model.',
            'هر حیوان را نقطه‌ای بکش: وزن به سمت راست، بلندی گوش رو به بالا. خط‌کش را طوری بگذار که گربه‌ها یک طرف و سگ‌ها طرف دیگر باشند. همین حالا یک دسته‌بند آموزش دادی؛ خط‌کش مدل توست.',
          ],
        ),
        text(
          9,
          ['The exam must be new', 'امتحان باید تازه باشد'],
          [
            'Whoever knows the exam questions beforehand proves only a good memory. So part of the examples is kept aside: the machine is tested on what it has never seen.',
            'کسی که سؤال‌های امتحان را از پیش بداند فقط حافظه‌ی خوبش را ثابت می‌کند. برای همین بخشی از نمونه‌ها کنار گذاشته می‌شود: ماشین را با چیزی می‌آزمایند که هرگز ندیده است.',
          ],
        ),
      ),
      chapter(
        ['When it goes wrong', 'وقتی اشتباه می‌کند'],
        text(
          9,
          ['Huskies and snow', 'هاسکی و برف'],
          [
            'In a well-known experiment a program told huskies from wolves, until researchers saw that it looked at the snow in the background. It had found a rule; only not the one that was meant.',
            'در آزمایشی معروف برنامه‌ای سگ هاسکی را از گرگ تشخیص می‌داد، تا پژوهشگرها دیدند به برفِ پشت سر حیوان نگاه می‌کند. قانونی پیدا کرده بود؛ فقط نه آن قانونی که منظور بود.',
          ],
        ),
        text(
          8,
          ['Whose voices are missing?', 'صدای چه کسی نیست؟'],
          [
            'If a speech system hears mostly adults, it understands children badly. The data decide for whom a machine works well. Ask who is missing before you ask how clever it is.',
            'اگر سامانه‌ی گفتار بیشتر صدای بزرگ‌ترها را شنیده باشد، حرف بچه‌ها را بد می‌فهمد. داده تعیین می‌کند ماشین برای چه کسی خوب کار کند. پیش از آن‌که بپرسی چقدر باهوش است، بپرس چه کسی جا مانده.',
          ],
        ),
      ),
      chapter(
        ['Talking machines', 'ماشین‌های حرف‌زن'],
        text(
          10,
          ['The next word, please', 'کلمه‌ی بعد، لطفاً'],
          [
            'A language model has learned from enormous amounts of text which word is likely to come next. That often yields true sentences, and sometimes fluent nonsense, and both sound equally sure of themselves.',
            'مدل زبانی از حجم عظیمی متن یاد گرفته کدام کلمه احتمالاً بعدی است. از این کار بیشتر وقت‌ها جمله‌ی درست درمی‌آید و گاهی حرف بی‌معنیِ روان، و هر دو به یک اندازه مطمئن به نظر می‌رسند.',
          ],
        ),
        text(
          7,
          ['Use it like a keen trainee', 'مثل کارآموزی پرشور'],
          [
            'Let it suggest, explain and quiz you; check names, numbers and quotations elsewhere; keep private things to yourself; and say honestly where it helped you.',
            'بگذار پیشنهاد بدهد، توضیح بدهد و از تو سؤال بپرسد؛ نام‌ها و عددها و نقل‌قول‌ها را جای دیگری بررسی کن؛ چیزهای خصوصی را پیش خودت نگه دار؛ و صادقانه بگو کجا کمکت کرده است.',
          ],
        ),
        quiz(
          5,
          ['Learned anything?', 'چیزی یاد گرفتی؟'],
          ['Your turn to be tested, on new examples.', 'حالا نوبت آزمون توست، با نمونه‌های تازه.'],
          [
            [
              [
                'Why keep test examples apart from training?',
                'چرا نمونه‌های آزمون را از آموزش جدا نگه می‌داریم؟',
              ],
              [
                ['To save memory', 'برای صرفه‌جویی در حافظه'],
                [
                  'To see whether the rule holds for new things',
                  'تا ببینیم قانون برای چیزهای تازه هم درست است یا نه',
                ],
                ['Because they are secret', 'چون محرمانه‌اند'],
              ],
              1,
              ['Otherwise we only measure how well it remembers.', 'وگرنه فقط حافظه‌اش را اندازه می‌گیریم.'],
            ],
            [
              [
                'A chatbot names a book for your essay. What do you do?',
                'چت‌بات برای مقاله‌ات کتابی نام می‌برد. چه می‌کنی؟',
              ],
              [
                ['Quote it at once', 'فوری از آن نقل می‌کنم'],
                ['Look up whether the book exists', 'بررسی می‌کنم چنین کتابی وجود دارد یا نه'],
                ['Ask the chatbot whether it is sure', 'از چت‌بات می‌پرسم مطمئن است یا نه'],
              ],
              1,
              [
                'Likely words can form the title of a book that nobody ever wrote.',
                'از کلمه‌های محتمل ممکن است نام کتابی ساخته شود که هیچ‌کس ننوشته است.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),
]
