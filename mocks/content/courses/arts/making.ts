import { defineCourse } from '../define.ts'
import { chapter, clip, image, pdf, quiz, text } from '../lessons.ts'

export const makingCourses = [
  defineCourse({
    id: 'c-008',
    slug: 'paper-folding-for-small-hands',
    category: 'Arts & Design',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2026-08-08',
    updated: '2026-11-02',
    cover: 'craft-1',
    title: ['Paper Folding for Small Hands', 'کاغذ و تا برای دست‌های کوچک'],
    shortDesc: [
      'A boat, a cup you can drink from, a jumping frog: origami with few folds and much delight.',
      'قایق، لیوانی که می‌شود با آن آب خورد، قورباغه‌ی پرنده: اوریگامی با تاهای کم و شادی زیاد.',
    ],
    about: [
      'Origami is the Japanese art of folding paper without scissors or glue. It trains patient fingers and an eye for shapes, and it can be done in any waiting room with any piece of paper.',
      'اوریگامی هنر ژاپنی تا زدن کاغذ است، بدون قیچی و چسب. انگشت‌ها را صبور و چشم را شکل‌شناس می‌کند و در هر اتاق انتظاری با هر تکه‌کاغذی می‌شود انجامش داد.',
    ],
    learn: [
      ['Fold exactly, corner to corner', 'دقیق و گوشه به گوشه تا کنی'],
      ['Read the signs in folding plans', 'نشانه‌های نقشه‌ی تا را بخوانی'],
      ['Make three models by heart', 'سه مدل را از حفظ بسازی'],
    ],
    forWhom: [
      'Children from 5. Square paper is best; newspaper is good for practising.',
      'برای بچه‌های ۵ سال به بالا. کاغذ مربعی بهتر است؛ برای تمرین روزنامه هم خوب است.',
    ],
    chapters: [
      chapter(
        ['Good folds', 'تاهای خوب'],
        clip(
          4,
          ['Corner kisses corner', 'گوشه، گوشه را می‌بوسد'],
          [
            'Lay corner exactly on corner, hold it with one finger and stroke from the middle outwards with your nail. A sharp fold is half the model.',
            'گوشه را درست روی گوشه بگذار، با یک انگشت نگهش دار و با ناخن از وسط به بیرون بکش. تای تیز نصف مدل است.',
          ],
        ),
        text(
          3,
          ['Valley and mountain', 'دره و کوه'],
          [
            'A fold that goes down like a V is called a valley, one that stands up like a roof is a mountain. In plans a valley is a row of dashes and a mountain is dash-dot-dash.',
            'تایی که مثل حرف ۷ پایین برود دره است و تایی که مثل سقف بایستد کوه. در نقشه، دره را با خط‌چین و کوه را با خط-نقطه نشان می‌دهند.',
          ],
        ),
      ),
      chapter(
        ['Three models', 'سه مدل'],
        clip(
          5,
          ['A cup to drink from', 'لیوانی برای نوشیدن'],
          [
            'Five folds, and it holds water! Use clean paper without print, and drink quickly, before the paper gets soft.',
            'پنج تا، و آب نگه می‌دارد! کاغذ تمیز و بی‌نوشته بردار و زود بنوش، پیش از آن‌که کاغذ نرم شود.',
          ],
        ),
        text(
          5,
          ['The boat', 'قایق'],
          [
            'From an ordinary sheet of newspaper you first get a hat, then, by pulling it open and folding again, a boat. Rub a candle over the bottom and it floats for longer: wax keeps water out.',
            'از یک برگ روزنامه اول کلاه درمی‌آید و بعد، با باز کردن و دوباره تا زدن، قایق. کفش را شمع بکش تا بیشتر روی آب بماند: موم جلوی آب را می‌گیرد.',
          ],
        ),
        clip(
          5,
          ['The frog that jumps', 'قورباغه‌ای که می‌پرد'],
          [
            'The last two folds make a zigzag: that is the spring. Press down its back and let your finger slip off. Whose frog jumps furthest?',
            'دو تای آخر زیگزاگ‌اند: همان فنر قورباغه. پشتش را فشار بده و بگذار انگشتت سُر بخورد. قورباغه‌ی چه کسی دورتر می‌پرد؟',
          ],
        ),
      ),
      chapter(
        ['Fold for others', 'برای دیگران تا کن'],
        quiz(
          3,
          ['Folding quiz', 'آزمون تا'],
          ['Think with your hands.', 'با دست‌هایت فکر کن.'],
          [
            [
              ['What is a valley fold?', 'تای دره چیست؟'],
              [
                ['It goes down like a V', 'مثل ۷ پایین می‌رود'],
                ['It stands up like a roof', 'مثل سقف می‌ایستد'],
                ['It is cut', 'بریده می‌شود'],
              ],
              0,
              ['Water could run along it.', 'آب می‌تواند در آن راه بیفتد.'],
            ],
            [
              ['Why does wax help the boat?', 'چرا شمع به قایق کمک می‌کند؟'],
              [
                ['It makes it heavy', 'سنگینش می‌کند'],
                ['It keeps water out of the paper', 'نمی‌گذارد آب به کاغذ برسد'],
                ['It colours it', 'رنگش می‌کند'],
              ],
              1,
              ['Water rolls off wax.', 'آب از روی موم سُر می‌خورد.'],
            ],
          ],
        ),
        text(
          3,
          ['A thousand cranes', 'هزار درنا'],
          [
            'In Japan people tell that whoever folds a thousand cranes may make a wish. Since the girl Sadako Sasaki folded them in Hiroshima, paper cranes have been a sign of peace all over the world.',
            'در ژاپن می‌گویند هر کس هزار درنا تا کند می‌تواند آرزویی بکند. از وقتی دختری به نام ساداکو ساساکی در هیروشیما درنا تا کرد، درنای کاغذی در همه‌ی دنیا نشانه‌ی صلح شده است.',
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-017',
    slug: 'clay-without-a-kiln',
    category: 'Arts & Design',
    ageGroup: '8-11',
    level: 'Beginner',
    price: 12,
    created: '2026-04-28',
    updated: '2026-07-29',
    cover: 'clay-1',
    title: ['Clay Without a Kiln', 'سفال بدون کوره'],
    shortDesc: [
      'Air-drying clay, a fork and a rolling pin: pinch pots, coil vases and small creatures for the windowsill.',
      'گل خودسخت‌شو، چنگال و وردنه: کاسه‌ی انگشتی، گلدان فتیله‌ای و موجودات کوچک برای لبه‌ی پنجره.',
    ],
    about: [
      'People have made pots for twenty thousand years, long before there were wheels. The three oldest techniques, pinching, coiling and building with slabs, still work on every kitchen table. Air-drying clay hardens by itself in one or two days.',
      'آدم‌ها بیست‌هزار سال است ظرف گلی می‌سازند، خیلی پیش از چرخ سفالگری. سه شیوه‌ی قدیمی، یعنی انگشتی، فتیله‌ای و ورقه‌ای، هنوز روی هر میز آشپزخانه‌ای جواب می‌دهند. گل خودسخت‌شو در یکی دو روز خودش سفت می‌شود.',
    ],
    learn: [
      ['Prepare clay so that it does not crack', 'گل را طوری آماده کنی که ترک نخورد'],
      ['Pinch, coil and join firmly', 'انگشتی و فتیله‌ای بسازی و محکم وصل کنی'],
      ['Decorate with textures and paint', 'با بافت و رنگ تزئینش کنی'],
    ],
    forWhom: [
      'Children from 8. Things made of air-drying clay are for flowers and treasures, not for eating or drinking.',
      'برای بچه‌های ۸ سال به بالا. ظرفی که با گل خودسخت‌شو ساخته می‌شود برای گل خشک و گنجینه است، نه برای خوردن و نوشیدن.',
    ],
    chapters: [
      chapter(
        ['Get to know clay', 'با گل آشنا شو'],
        clip(
          6,
          ['Knead like bread', 'مثل نان ورز بده'],
          [
            'Press, turn, press, turn, thirty times. It drives out the air and makes the clay even; bubbles and dry spots are where cracks begin.',
            'فشار بده، بچرخان، فشار بده، بچرخان، سی بار. هوا بیرون می‌رود و گل یکدست می‌شود؛ ترک از حباب و جای خشک شروع می‌شود.',
          ],
        ),
        text(
          6,
          ['Score and slip', 'خط بینداز و دوغاب بزن'],
          [
            'Two pieces hold only if you scratch both surfaces with a fork and put slip between them, which is clay stirred with water to a cream. Potters call it score and slip; it is the glue of the craft.',
            'دو تکه فقط وقتی به هم می‌چسبند که هر دو سطح را با چنگال خط بیندازی و میانشان دوغاب بگذاری؛ دوغاب یعنی گلی که با آب مثل خامه شده. این چسبِ سفالگری است.',
          ],
        ),
      ),
      chapter(
        ['Pinch and coil', 'انگشتی و فتیله‌ای'],
        clip(
          7,
          ['The pinch pot', 'کاسه‌ی انگشتی'],
          [
            'Press your thumb into a ball and turn the ball in your hand while you pinch the wall thinner. Everywhere as thick as your little finger is right.',
            'شستت را در گلوله فرو کن و همان‌طور که در دست می‌چرخانی دیواره را نازک کن. همه‌جا به کلفتی انگشت کوچکت باشد خوب است.',
          ],
        ),
        text(
          7,
          ['Coils grow into a vase', 'فتیله‌ها گلدان می‌شوند'],
          [
            'Roll snakes as thick as a pencil, lay them in rings, and smear them together inside. If you let each ring stand a little further out, the vase opens like a flower.',
            'مارهایی به کلفتی مداد بغلتان، حلقه‌حلقه بگذار و از درون به هم بمال. اگر هر حلقه را کمی بیرون‌تر بگذاری، گلدان مثل گل باز می‌شود.',
          ],
        ),
        image(
          3,
          ['Borrowed textures', 'بافت‌های قرضی'],
          [
            'Lace, bark, a shell, the sole of a shoe: press them in and look. Which texture would suit your pot?',
            'تور، پوست درخت، صدف، کف کفش: در گل فشارشان بده و نگاه کن. کدام بافت به ظرف تو می‌آید؟',
          ],
          'courses/clay-1.svg',
        ),
      ),
      chapter(
        ['Dry and paint', 'خشک کن و رنگ بزن'],
        text(
          5,
          ['Slowly, slowly', 'آهسته، آهسته'],
          [
            'Dry it in the shade under a loose plastic bag, and turn it over after a day. What dries fast on one side only will bend and crack.',
            'در سایه و زیر کیسه‌ای شل خشکش کن و بعد از یک روز برگردان. چیزی که فقط یک طرفش تند خشک شود کج می‌شود و ترک می‌خورد.',
          ],
        ),
        quiz(
          4,
          ['Potter’s quiz', 'آزمون سفالگر'],
          ['Clean hands, please.', 'لطفاً با دست تمیز.'],
          [
            [
              ['The handle fell off. What was forgotten?', 'دسته افتاد. چه چیزی فراموش شده بود؟'],
              [
                ['Score and slip', 'خط و دوغاب'],
                ['Paint', 'رنگ'],
                ['A bigger handle', 'دسته‌ی بزرگ‌تر'],
              ],
              0,
              ['Smooth dry clay does not hold on to anything.', 'گل صاف و خشک به هیچ‌چیز نمی‌چسبد.'],
            ],
            [
              ['How should clay dry?', 'گل چطور باید خشک شود؟'],
              [
                ['In the hot sun', 'زیر آفتاب داغ'],
                ['Slowly and evenly', 'آهسته و یکنواخت'],
                ['In the fridge', 'در یخچال'],
              ],
              1,
              ['Uneven drying tears it.', 'خشک شدن نایکنواخت پاره‌اش می‌کند.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-035',
    slug: 'collage-and-treasure-from-scraps',
    category: 'Arts & Design',
    ageGroup: '5-9',
    level: 'All Levels',
    price: 0,
    created: '2025-10-16',
    updated: '2025-11-23',
    cover: 'craft-1',
    title: ['Treasure from Scraps', 'گنج از دورریز'],
    shortDesc: [
      'Egg boxes, buttons, old magazines: nothing is rubbish. Collages, robots and a city made of cartons.',
      'شانه‌ی تخم‌مرغ، دکمه، مجله‌ی کهنه: هیچ‌چیز آشغال نیست. کلاژ، ربات و شهری از جعبه.',
    ],
    about: [
      'Artists such as Pablo Picasso and Hannah Höch pasted newspaper and photographs into their pictures a hundred years ago and called it collage, from the French word for glueing. Your material is waiting in the paper bin.',
      'هنرمندهایی مثل پابلو پیکاسو و هانا هوخ صد سال پیش روزنامه و عکس را در تابلوهایشان چسباندند و اسمش را کلاژ گذاشتند، از واژه‌ی فرانسویِ چسباندن. مواد کار تو در سطل کاغذ منتظر است.',
    ],
    learn: [
      ['Sort scraps by colour, shape and feel', 'دورریزها را با رنگ و شکل و جنس جدا کنی'],
      ['Tear, cut and layer', 'پاره کنی، ببُری و لایه‌لایه بچسبانی'],
      ['Build a stable city of boxes', 'شهری محکم از جعبه بسازی'],
    ],
    forWhom: [
      'Collectors from 5 to 9 and their patient families.',
      'برای گردآورنده‌های ۵ تا ۹ ساله و خانواده‌های صبورشان.',
    ],
    chapters: [
      chapter(
        ['The treasure box', 'جعبه‌ی گنج'],
        clip(
          4,
          ['What is this really?', 'این راستی‌راستی چیست؟'],
          [
            'Turn an egg box upside down: is it a mountain range, a crocodile, a crown? Find three answers for everything before you cut it.',
            'شانه‌ی تخم‌مرغ را برعکس کن: رشته‌کوه است، تمساح است یا تاج؟ پیش از بریدن، برای هر چیز سه جواب پیدا کن.',
          ],
        ),
        text(
          3,
          ['Sorting is half the art', 'جدا کردن نصف هنر است'],
          [
            'Make piles: shiny, rough, blue, round. When the colours lie together, pictures come to mind by themselves.',
            'دسته‌دسته کن: براق، زبر، آبی، گرد. رنگ‌ها که کنار هم باشند، تصویرها خودشان به ذهن می‌آیند.',
          ],
        ),
      ),
      chapter(
        ['Stick and layer', 'بچسبان و لایه کن'],
        text(
          4,
          ['Torn edges, cut edges', 'لبه‌ی پاره، لبه‌ی بریده'],
          [
            'Torn paper is soft like clouds and fur, cut paper is sharp like houses and knives. Use both, and the picture starts talking.',
            'کاغذ پاره مثل ابر و پشم نرم است و کاغذ بریده مثل خانه و چاقو تیز. هر دو را به کار ببر تا تصویر به حرف بیاید.',
          ],
        ),
        clip(
          4,
          ['Far away and near', 'دور و نزدیک'],
          [
            'Glue what is far away first and what is near last. Things that cover others look closer.',
            'دورها را اول بچسبان و نزدیک‌ها را آخر. چیزی که روی دیگری را بپوشاند نزدیک‌تر به نظر می‌آید.',
          ],
        ),
      ),
      chapter(
        ['The city', 'شهر'],
        text(
          5,
          ['Towers that stand', 'برج‌هایی که می‌ایستند'],
          [
            'Heavy boxes below, light ones above, and a broad foot. Real builders do the same.',
            'جعبه‌های سنگین پایین، سبک‌ها بالا، و پایه‌ی پهن. سازنده‌های واقعی هم همین کار را می‌کنند.',
          ],
        ),
        quiz(
          3,
          ['Scrap quiz', 'آزمون دورریز'],
          ['Two questions, three treasures.', 'دو پرسش، سه گنج.'],
          [
            [
              ['Which edge fits a cloud?', 'کدام لبه به ابر می‌آید؟'],
              [
                ['Torn', 'پاره'],
                ['Cut', 'بریده'],
                ['Neither', 'هیچ‌کدام'],
              ],
              0,
              ['A torn edge is soft and uneven, as clouds are.', 'لبه‌ی پاره مثل ابر نرم و ناصاف است.'],
            ],
            [
              ['Where does the heaviest box belong?', 'جای سنگین‌ترین جعبه کجاست؟'],
              [
                ['On top', 'بالا'],
                ['In the middle', 'وسط'],
                ['At the bottom', 'پایین'],
              ],
              2,
              ['Then the tower stands firmly.', 'آن وقت برج محکم می‌ایستد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-041',
    slug: 'printing-at-the-kitchen-table',
    category: 'Arts & Design',
    ageGroup: '8-11',
    level: 'Beginner',
    created: '2025-08-09',
    updated: '2025-10-28',
    cover: 'craft-1',
    title: ['Printing at the Kitchen Table', 'چاپ روی میز آشپزخانه'],
    shortDesc: [
      'Potatoes, leaves and erasers become stamps: print cards, wrapping paper and a cloth bag of your own design.',
      'سیب‌زمینی، برگ و پاک‌کن مُهر می‌شوند: کارت، کاغذ کادو و کیسه‌ی پارچه‌ای با طرح خودت چاپ کن.',
    ],
    about: [
      'Whoever can print once can print a hundred times. That simple thought changed the world when books were first printed. You start with a leaf and end with a two-coloured pattern whose repeats meet without a seam.',
      'هر که یک بار چاپ کند صد بار می‌تواند چاپ کند. همین فکر ساده دنیا را عوض کرد، وقتی نخستین کتاب‌ها چاپ شدند. با برگ شروع می‌کنی و به نقش دورنگی می‌رسی که تکرارهایش بی‌درز به هم می‌رسند.',
    ],
    learn: [
      ['Ink a stamp evenly', 'مُهر را یکدست رنگ کنی'],
      ['Think in mirror images', 'آینه‌ای فکر کنی'],
      ['Design a repeating pattern', 'نقشی تکرارشونده طراحی کنی'],
    ],
    forWhom: [
      'Children from 8 with a grown-up for the cutting.',
      'برای بچه‌های ۸ سال به بالا با یک بزرگ‌تر برای بریدن.',
    ],
    chapters: [
      chapter(
        ['Nature prints', 'چاپ طبیعت'],
        clip(
          5,
          ['The back of the leaf', 'پشت برگ'],
          [
            'The veins stand out on the underside, so paint that side thinly, lay it on paper, cover it with newspaper and rub. Lift slowly, like a plaster.',
            'رگبرگ‌ها در پشت برگ برجسته‌اند؛ پس همان طرف را نازک رنگ کن، روی کاغذ بگذار، روزنامه رویش بینداز و بمال. مثل چسب زخم آهسته بردار.',
          ],
        ),
        text(
          5,
          ['Less paint is more', 'رنگ کمتر، بهتر'],
          [
            'Too much paint fills the lines and slides. Dab with a sponge, not with a brush, and make the first print on newspaper.',
            'رنگ زیاد خط‌ها را پر می‌کند و سُر می‌خورد. با اسفنج ضربه بزن، نه با قلم‌مو، و اولین چاپ را روی روزنامه بگیر.',
          ],
        ),
      ),
      chapter(
        ['Potato power', 'قدرت سیب‌زمینی'],
        text(
          6,
          ['What stays prints', 'آنچه می‌ماند چاپ می‌شود'],
          [
            'In relief printing the raised parts carry the ink; what is cut away stays white. So cut away everything that you do not want to see.',
            'در چاپ برجسته، قسمت‌های بلند رنگ می‌گیرند؛ آنچه بریده شود سفید می‌ماند. پس هرچه را نمی‌خواهی ببینی ببُر.',
          ],
        ),
        text(
          5,
          ['Mirror writing', 'نوشتن آینه‌ای'],
          [
            'Letters come out reversed. Draw your name on thin paper, turn it over, and trace it through the window. Leonardo wrote like this all his life.',
            'حرف‌ها برعکس چاپ می‌شوند. نامت را روی کاغذ نازک بنویس، برگردان و پشت پنجره از رویش بکش. لئوناردو تمام عمر این‌طور می‌نوشت.',
          ],
        ),
      ),
      chapter(
        ['Patterns without end', 'نقش‌های بی‌پایان'],
        clip(
          6,
          ['Half a step down', 'نیم‌قدم پایین‌تر'],
          [
            'Print one column, then begin the next half a step lower. This half-drop hides the rows and makes even a simple dot lively.',
            'یک ستون چاپ کن و ستون بعد را نیم‌قدم پایین‌تر شروع کن. این جابه‌جایی ردیف‌ها را پنهان می‌کند و حتی یک نقطه‌ی ساده را زنده می‌کند.',
          ],
        ),
        quiz(
          4,
          ['Printer’s quiz', 'آزمون چاپگر'],
          ['Think backwards.', 'برعکس فکر کن.'],
          [
            [
              ['What will be white in a potato print?', 'در چاپ سیب‌زمینی چه چیزی سفید می‌ماند؟'],
              [
                ['What was cut away', 'آنچه بریده شده'],
                ['What stands out', 'آنچه برجسته است'],
                ['Everything', 'همه‌چیز'],
              ],
              0,
              ['It does not touch the paper.', 'چون به کاغذ نمی‌خورد.'],
            ],
            [
              ['Which side of a leaf prints best?', 'کدام طرف برگ بهتر چاپ می‌شود؟'],
              [
                ['The upper side', 'رو'],
                ['The underside', 'پشت'],
                ['Both the same', 'هر دو یکی'],
              ],
              1,
              ['The veins stand out there.', 'رگبرگ‌ها آن‌جا برجسته‌اند.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-047',
    slug: 'first-stitches',
    category: 'Arts & Design',
    ageGroup: '8-11',
    level: 'Beginner',
    price: 10,
    created: '2025-06-02',
    updated: '2025-10-02',
    cover: 'craft-1',
    title: ['First Stitches', 'نخستین کوک‌ها'],
    shortDesc: [
      'Needle, thread and felt: sew a bookmark, mend a hole and make a small fox that guards your keys.',
      'سوزن و نخ و نمد: نشانِ کتاب بدوز، سوراخی را رفو کن و روباه کوچکی بساز که مراقب کلیدهایت باشد.',
    ],
    about: [
      'Somebody who can sew throws less away and owns things nobody else has. Four stitches are enough for a lifetime of mending. We use felt, because it does not fray, and blunt needles to begin with.',
      'کسی که دوختن بلد است کمتر دور می‌ریزد و چیزهایی دارد که هیچ‌کس ندارد. چهار کوک برای یک عمر تعمیر کافی است. با نمد کار می‌کنیم، چون ریش‌ریش نمی‌شود، و اول با سوزن نوک‌گرد.',
    ],
    learn: [
      ['Thread a needle and make a knot', 'سوزن نخ کنی و گره بزنی'],
      ['Running stitch, backstitch, blanket stitch', 'کوک ساده، بخیه و دندان‌موشی بزنی'],
      ['Sew on a button that stays', 'دکمه‌ای بدوزی که بماند'],
    ],
    forWhom: [
      'Girls and boys from 8. A grown-up should be near for the first needle.',
      'برای دخترها و پسرهای ۸ سال به بالا. بار اول بهتر است بزرگ‌تری نزدیک باشد.',
    ],
    chapters: [
      chapter(
        ['Needle and thread', 'سوزن و نخ'],
        clip(
          5,
          ['As long as your arm', 'به بلندی دستت'],
          [
            'A thread longer than your arm tangles. Cut it at a slant, moisten the end, and bring the needle to the thread rather than the thread to the needle.',
            'نخ بلندتر از دست گره می‌خورد. سرش را اریب ببُر، نم بزن و سوزن را به سمت نخ ببر، نه نخ را به سمت سوزن.',
          ],
        ),
        text(
          5,
          ['Running stitch', 'کوک ساده'],
          [
            'Up, down, up, down, each stitch as long as a grain of rice. It is the oldest stitch of all; bone needles with eyes are more than forty thousand years old.',
            'بالا، پایین، بالا، پایین، هر کوک به بلندی یک دانه برنج. قدیمی‌ترین کوک دنیاست؛ سوزن‌های استخوانیِ سوراخ‌دار بیش از چهل‌هزار سال عمر دارند.',
          ],
        ),
      ),
      chapter(
        ['Strong and pretty', 'محکم و قشنگ'],
        clip(
          6,
          ['Backstitch: one back, two forward', 'بخیه: یکی عقب، دوتا جلو'],
          [
            'Each stitch goes back to the end of the last one, so there are no gaps. Trousers are held together like this.',
            'هر کوک به انتهای قبلی برمی‌گردد و جای خالی نمی‌ماند. شلوارها همین‌طور دوخته می‌شوند.',
          ],
        ),
        text(
          5,
          ['The button with a neck', 'دکمه‌ی گردن‌دار'],
          [
            'Lay a matchstick under the thread while you sew, pull it out and wind the thread round below the button. The neck leaves room for the cloth.',
            'هنگام دوختن چوب‌کبریتی زیر نخ بگذار، بعد بیرونش بکش و نخ را زیر دکمه دور بده. این گردن برای پارچه جا باز می‌کند.',
          ],
        ),
      ),
      chapter(
        ['The fox', 'روباه'],
        pdf(
          6,
          ['The fox, and my learning guide', 'روباه و راهنمای یادگیری من'],
          [
            'The fox first: cut two fox shapes from felt, sew round the edge with blanket stitch, and stuff before closing the last three centimetres. Then colour a star in the guide for every day on which you sewed.',
            'اول روباه: دو شکل روباه از نمد ببُر، دورش را دندان‌موشی بدوز و پیش از بستن سه سانتی‌متر آخر پرش کن. بعد در راهنما برای هر روزی که دوخته‌ای یک ستاره رنگ کن.',
          ],
        ),
        quiz(
          3,
          ['Needlework quiz', 'آزمون سوزن‌دوزی'],
          ['Mind your fingers.', 'مراقب انگشت‌هایت باش.'],
          [
            [
              ['Which stitch is the strongest here?', 'کدام کوک محکم‌تر است؟'],
              [
                ['Running stitch', 'کوک ساده'],
                ['Backstitch', 'بخیه'],
                ['A knot in the middle', 'گره در وسط'],
              ],
              1,
              ['It leaves no gaps.', 'جای خالی نمی‌گذارد.'],
            ],
            [
              ['How long should a thread be?', 'نخ چقدر بلند باشد؟'],
              [
                ['As long as the room', 'به درازای اتاق'],
                ['As your arm', 'به بلندی دست'],
                ['As a finger', 'به اندازه‌ی انگشت'],
              ],
              1,
              ['Longer threads tangle.', 'نخ بلندتر گره می‌خورد.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
