import { defineCourse } from '../define.ts'
import { chapter, clip, image, pdf, quiz, text } from '../lessons.ts'

export const drawingCourses = [
  defineCourse({
    id: 'c-005',
    slug: 'draw-animals-from-shapes',
    category: 'Arts & Design',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2026-09-11',
    updated: '2026-09-19',
    cover: 'drawing-1',
    title: ['Draw Animals from Shapes', 'حیوان‌ها را با شکل‌های ساده بکش'],
    shortDesc: [
      'Circle, egg, triangle: with three shapes you can draw a cat, an owl, a fish and an animal nobody has ever seen.',
      'دایره، تخم‌مرغی، مثلث: با سه شکل می‌توانی گربه، جغد، ماهی و حیوانی را بکشی که هیچ‌کس تا حالا ندیده.',
    ],
    about: [
      '“I cannot draw” usually means “I do not know where to begin”. Here you always begin with a shape that you already know. The fur, the whiskers and the funny look come last, when the animal is already sitting there.',
      '«نقاشی بلد نیستم» معمولاً یعنی «نمی‌دانم از کجا شروع کنم». این‌جا همیشه با شکلی شروع می‌کنی که بلدی. پشم و سبیل و نگاه بامزه آخر می‌آید، وقتی حیوان دیگر سر جایش نشسته است.',
    ],
    learn: [
      ['See simple shapes in everything', 'شکل‌های ساده را در همه‌چیز ببینی'],
      ['Draw lightly first, strongly later', 'اول کم‌رنگ و بعد پررنگ بکشی'],
      ['Invent an animal of your own', 'حیوان خودت را اختراع کنی'],
    ],
    forWhom: [
      'Children from 5, and everybody who stopped drawing long ago.',
      'برای بچه‌های ۵ سال به بالا و همه‌ی کسانی که خیلی وقت پیش نقاشی را کنار گذاشته‌اند.',
    ],
    chapters: [
      chapter(
        ['Three magic shapes', 'سه شکل جادویی'],
        clip(
          4,
          ['A cat from two circles', 'گربه با دو دایره'],
          [
            'A small circle for the head, a bigger egg for the body, two triangles for the ears. Draw them so lightly that a butterfly would not wake up.',
            'دایره‌ای کوچک برای سر، تخم‌مرغی بزرگ‌تر برای تن، دو مثلث برای گوش‌ها. آن‌قدر کم‌رنگ بکش که پروانه‌ی خوابیده بیدار نشود.',
          ],
        ),
        text(
          4,
          ['Where do the eyes go?', 'چشم‌ها کجا می‌روند؟'],
          [
            'Most animals have their eyes in the middle of the head, not at the top. Draw a light line across the circle, and set both eyes on it. Far apart looks like a baby, close together looks cheeky.',
            'چشم بیشتر حیوان‌ها وسط سر است، نه بالای آن. خط کم‌رنگی وسط دایره بکش و هر دو چشم را رویش بگذار. دور از هم شبیه بچه می‌شود و نزدیک به هم شیطان.',
          ],
        ),
      ),
      chapter(
        ['Fur, feathers, scales', 'پشم، پر، پولک'],
        clip(
          4,
          ['The owl’s coat', 'لباس جغد'],
          [
            'Rows of the letter U make feathers, rows of V make grass, little short lines make fur. Always draw fur in the direction in which you would stroke it.',
            'ردیف‌هایی از حرف U پر می‌سازند، ردیف‌هایی از ۷ علف، و خط‌های کوتاه پشم. پشم را همیشه از سمتی بکش که نازش می‌کنی.',
          ],
        ),
        text(
          3,
          ['A fish swims to the right', 'ماهی به سمت راست شنا می‌کند'],
          [
            'Egg plus triangle: a fish! Add bubbles behind it, and suddenly it swims. Things in front of or behind an animal tell us what it is doing.',
            'تخم‌مرغی به‌اضافه‌ی مثلث: ماهی! پشت سرش حباب بگذار و ناگهان شنا می‌کند. چیزهای جلو و پشت حیوان می‌گویند دارد چه کار می‌کند.',
          ],
        ),
      ),
      chapter(
        ['My own animal', 'حیوان خودم'],
        image(
          3,
          ['Half this, half that', 'نصف این، نصف آن'],
          [
            'Which animals hide in this picture? Mix two of them: a cat with wings, a fish with legs. Give it a name and its favourite food.',
            'چه حیوان‌هایی در این تصویر پنهان‌اند؟ دوتایشان را قاطی کن: گربه‌ی بال‌دار، ماهی پادار. برایش اسم و غذای محبوب بگذار.',
          ],
          'courses/drawing-1.svg',
        ),
        quiz(
          3,
          ['Shape detective', 'کارآگاه شکل‌ها'],
          ['Look and choose.', 'نگاه کن و انتخاب کن.'],
          [
            [
              ['Which shapes make the simplest fish?', 'ساده‌ترین ماهی با چه شکل‌هایی ساخته می‌شود؟'],
              [
                ['An egg and a triangle', 'تخم‌مرغی و مثلث'],
                ['Two squares', 'دو مربع'],
                ['A star', 'ستاره'],
              ],
              0,
              ['The egg is the body and the triangle the tail.', 'تخم‌مرغی تنه است و مثلث دُم.'],
            ],
            [
              ['How do you draw the first lines?', 'خط‌های اول را چطور می‌کشی؟'],
              [
                ['Very strongly', 'خیلی پررنگ'],
                ['Very lightly', 'خیلی کم‌رنگ'],
                ['With a pen', 'با خودکار'],
              ],
              1,
              ['Then you can change them without an ugly mark.', 'آن وقت می‌توانی بدون جای زشت عوضشان کنی.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-011',
    slug: 'faces-and-feelings',
    category: 'Arts & Design',
    ageGroup: '14-18',
    level: 'Intermediate',
    created: '2026-07-05',
    updated: '2026-08-24',
    cover: 'drawing-1',
    title: ['Faces and Feelings', 'چهره‌ها و احساس‌ها'],
    shortDesc: [
      'Portrait drawing for teenagers: proportions that work, light that models, and eyebrows that tell the truth.',
      'چهره‌کشی برای نوجوان‌ها: تناسب‌هایی که جواب می‌دهند، نوری که حجم می‌سازد و ابروهایی که راست می‌گویند.',
    ],
    about: [
      'We read faces before we can speak, which is why the smallest mistake in a portrait jumps to the eye. You learn a reliable construction of the head, then how to break it, because every real face differs from the average in its own way.',
      'ما پیش از حرف زدن چهره خواندن بلدیم و برای همین کوچک‌ترین اشتباه در پرتره به چشم می‌آید. ساختمان مطمئنی برای سر یاد می‌گیری و بعد شکستن آن را، چون هر چهره‌ی واقعی به شیوه‌ی خودش با میانگین فرق دارد.',
    ],
    learn: [
      ['Construct a head from the front and in profile', 'سر را از روبه‌رو و نیم‌رخ بسازی'],
      ['Place eyes, nose and mouth', 'چشم و بینی و دهان را سر جایش بگذاری'],
      ['Shade with three values', 'با سه درجه سایه بزنی'],
      ['Show an emotion with few lines', 'با چند خط، احساسی را نشان بدهی'],
    ],
    forWhom: [
      'Teenagers who draw already and whose faces do not yet look like anybody.',
      'برای نوجوان‌هایی که نقاشی می‌کنند ولی چهره‌هایشان هنوز شبیه کسی نیست.',
    ],
    chapters: [
      chapter(
        ['The construction', 'ساختمان چهره'],
        clip(
          8,
          ['The eyes are in the middle', 'چشم‌ها در وسط‌اند'],
          [
            'Measure yourself in the mirror: from crown to chin, the eyes lie exactly half way. Beginners put them too high, because we forget how much forehead and skull there is above them.',
            'در آینه اندازه بگیر: از فرق سر تا چانه، چشم‌ها درست در نیمه‌اند. تازه‌کارها بالاتر می‌گذارندشان، چون یادمان می‌رود بالای چشم چقدر پیشانی و جمجمه هست.',
          ],
        ),
        text(
          8,
          ['Five eyes wide', 'به پهنای پنج چشم'],
          [
            'A head seen from the front is about five eye-widths across, with one eye-width between the eyes. The wings of the nose stand under the inner corners, the corners of the mouth under the pupils.',
            'سر از روبه‌رو حدود پنج چشم پهنا دارد و میان دو چشم یک چشم فاصله است. پره‌های بینی زیر گوشه‌ی درونی چشم‌ها می‌ایستند و گوشه‌های دهان زیر مردمک‌ها.',
          ],
        ),
      ),
      chapter(
        ['Light', 'نور'],
        text(
          9,
          ['Three values, no more', 'سه درجه، نه بیشتر'],
          [
            'Choose one lamp and draw only three things: light, half-tone, shadow. The shadow under the chin, in the eye sockets and under the nose is the same shadow; keep it as one connected shape.',
            'یک چراغ انتخاب کن و فقط سه چیز بکش: روشن، میانه، سایه. سایه‌ی زیر چانه، گودی چشم و زیر بینی همان یک سایه است؛ آن را یک شکل پیوسته نگه دار.',
          ],
        ),
        clip(
          9,
          ['The eye is a ball', 'چشم یک توپ است'],
          [
            'The white of the eye is almost never white: the upper lid throws a shadow on the ball. One small highlight on the pupil, on the side of the lamp, and the eye begins to look.',
            'سفیدی چشم تقریباً هیچ‌وقت سفید نیست: پلک بالا روی کره سایه می‌اندازد. یک برق کوچک روی مردمک، سمت چراغ، و چشم شروع به نگاه کردن می‌کند.',
          ],
        ),
      ),
      chapter(
        ['Feelings', 'احساس‌ها'],
        text(
          8,
          ['Eyebrows first', 'اول ابروها'],
          [
            'Psychologist Paul Ekman described which muscles move in joy, anger, fear and surprise. For drawing it is enough to know: the mouth can lie, the eyebrows hardly. Draw twelve heads and change only the brows.',
            'روان‌شناسی به نام پل اکمن شرح داده در شادی، خشم، ترس و تعجب کدام ماهیچه‌ها حرکت می‌کنند. برای نقاشی همین بس که بدانی: دهان می‌تواند دروغ بگوید، ابرو به‌زحمت. دوازده سر بکش و فقط ابروها را عوض کن.',
          ],
        ),
        pdf(
          6,
          ['Practice guide', 'راهنمای تمرین'],
          ['Thirty quick heads in a month.', 'سی سر سریع در یک ماه.'],
        ),
        quiz(
          4,
          ['Face check', 'آزمون چهره'],
          ['A mirror is allowed.', 'استفاده از آینه آزاد است.'],
          [
            [
              ['Where is the line of the eyes on an adult head?', 'خط چشم‌ها در سر یک بزرگ‌سال کجاست؟'],
              [
                ['In the upper third', 'یک‌سوم بالا'],
                ['Half way', 'در نیمه'],
                ['In the lower third', 'یک‌سوم پایین'],
              ],
              1,
              ['Measured from the crown, not from the hairline.', 'از فرق سر اندازه بگیر، نه از خط رویش مو.'],
            ],
            [
              ['Why is the white of the eye rarely pure white?', 'چرا سفیدی چشم به‌ندرت کاملاً سفید است؟'],
              [
                ['The lid throws a shadow on it', 'پلک روی آن سایه می‌اندازد'],
                ['White paper is too bright', 'کاغذ سفید زیادی روشن است'],
                ['Eyes are blue', 'چشم‌ها آبی‌اند'],
              ],
              0,
              ['The eyeball is round and lies in a hollow.', 'کره‌ی چشم گرد است و در گودی نشسته.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-026',
    slug: 'colour-playground',
    category: 'Arts & Design',
    ageGroup: '5-9',
    level: 'All Levels',
    created: '2026-01-21',
    updated: '2026-03-27',
    cover: 'painting-1',
    title: ['Colour Playground', 'زمین بازی رنگ‌ها'],
    shortDesc: [
      'Mix, splash, press and blow: games with colour that need little paint and an old tablecloth.',
      'قاطی کن، بپاش، فشار بده و فوت کن: بازی با رنگ که فقط کمی رنگ و یک سفره‌ی کهنه می‌خواهد.',
    ],
    about: [
      'Colours have friends and rivals, warm moods and cold ones. Children discover this best with their fingers. Every lesson is a game that takes a quarter of an hour and leaves a picture behind.',
      'رنگ‌ها دوست و رقیب دارند، حال گرم و حال سرد دارند. بچه‌ها این را با انگشت‌هایشان بهتر از همه کشف می‌کنند. هر درس بازی‌ای یک‌ربعه است که نقاشی‌ای به جا می‌گذارد.',
    ],
    learn: [
      ['Mix orange, green and violet', 'نارنجی و سبز و بنفش بسازی'],
      ['Feel warm and cold colours', 'رنگ‌های گرم و سرد را حس کنی'],
      ['Print, blow and fold with paint', 'با رنگ چاپ کنی، فوت کنی و تا بزنی'],
    ],
    forWhom: [
      'Children from 5 with a grown-up who does not mind spots.',
      'برای بچه‌های ۵ سال به بالا با بزرگ‌تری که از لکه نمی‌ترسد.',
    ],
    chapters: [
      chapter(
        ['Colours meet', 'رنگ‌ها به هم می‌رسند'],
        clip(
          4,
          ['A party of three', 'مهمانی سه‌نفره'],
          [
            'Yellow, red and blue come to a party. When yellow dances with blue, green is born. What happens when red dances with yellow?',
            'زرد و قرمز و آبی به مهمانی می‌آیند. وقتی زرد با آبی می‌رقصد، سبز به دنیا می‌آید. وقتی قرمز با زرد برقصد چه می‌شود؟',
          ],
        ),
        text(
          3,
          ['Magic in a plastic bag', 'جادو در کیسه‌ی پلاستیکی'],
          [
            'Put a spoon of yellow and a spoon of blue into a bag, close it well and knead. No dirty fingers, but a green wonder.',
            'یک قاشق زرد و یک قاشق آبی در کیسه بریز، درش را خوب ببند و ورز بده. انگشت‌ها تمیز می‌ماند و یک شگفتی سبز درمی‌آید.',
          ],
        ),
      ),
      chapter(
        ['Warm and cold', 'گرم و سرد'],
        image(
          3,
          ['Summer side, winter side', 'طرف تابستان، طرف زمستان'],
          [
            'Point to the warm colours in the picture: they make you think of fire and sun. And the cold ones? They whisper of water and night.',
            'رنگ‌های گرم تصویر را نشان بده: آدم را یاد آتش و خورشید می‌اندازند. سردها چطور؟ از آب و شب پچ‌پچ می‌کنند.',
          ],
          'lessons/colour-wheel.svg',
        ),
        text(
          3,
          ['A house with two moods', 'خانه‌ای با دو حال'],
          [
            'Draw the same house twice. Paint one in warm colours, the other in cold ones. Who lives in each of them?',
            'یک خانه را دو بار بکش. یکی را با رنگ‌های گرم و یکی را با رنگ‌های سرد رنگ کن. در هرکدام چه کسی زندگی می‌کند؟',
          ],
        ),
      ),
      chapter(
        ['Surprise pictures', 'نقاشی‌های غافلگیرکننده'],
        clip(
          4,
          ['Fold and open', 'تا کن و باز کن'],
          [
            'Drop paint on one half of the paper, fold, rub gently and open. Both sides are the same: this is called symmetry, and butterflies have it too.',
            'روی نیمی از کاغذ رنگ بچکان، تا کن، آرام بمال و باز کن. دو طرف مثل هم شده‌اند: به این می‌گویند تقارن، و پروانه‌ها هم آن را دارند.',
          ],
        ),
        quiz(
          3,
          ['Colour game', 'بازی رنگ'],
          ['Which colour am I?', 'من چه رنگی‌ام؟'],
          [
            [
              ['Red and yellow dance. Who is born?', 'قرمز و زرد می‌رقصند. چه رنگی به دنیا می‌آید؟'],
              [
                ['Orange', 'نارنجی'],
                ['Green', 'سبز'],
                ['Violet', 'بنفش'],
              ],
              0,
              ['Like the sun in the evening.', 'مثل خورشید هنگام غروب.'],
            ],
            [
              ['Which colour is cold?', 'کدام رنگ سرد است؟'],
              [
                ['Red', 'قرمز'],
                ['Blue', 'آبی'],
                ['Orange', 'نارنجی'],
              ],
              1,
              ['It makes us think of water and ice.', 'ما را یاد آب و یخ می‌اندازد.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-032',
    slug: 'perspective-made-simple',
    category: 'Arts & Design',
    ageGroup: '14-18',
    level: 'Intermediate',
    price: 18,
    created: '2025-11-14',
    updated: '2026-03-01',
    cover: 'drawing-1',
    title: ['Perspective Made Simple', 'پرسپکتیو به زبان ساده'],
    shortDesc: [
      'One line, one point and suddenly there is depth: rooms, streets and cities that you can walk into.',
      'یک خط، یک نقطه و ناگهان عمق: اتاق‌ها، خیابان‌ها و شهرهایی که می‌شود در آن‌ها قدم زد.',
    ],
    about: [
      'Perspective is not a trick of architects; it is how eyes work. Once you know where your own eye level is, railways, bookshelves and skyscrapers obey. We go from one point to two, always with a real view before us.',
      'پرسپکتیو ترفند معمارها نیست؛ شیوه‌ی کار چشم است. همین که بدانی ارتفاع چشمت کجاست، راه‌آهن و قفسه و آسمان‌خراش فرمان می‌برند. از یک نقطه به دو نقطه می‌رسیم، همیشه با منظره‌ای واقعی جلوی چشم.',
    ],
    learn: [
      ['Find the horizon in any scene', 'در هر صحنه خط افق را پیدا کنی'],
      ['Draw a room with one vanishing point', 'اتاقی با یک نقطه‌ی گریز بکشی'],
      ['Draw a street corner with two', 'گوشه‌ی خیابانی با دو نقطه‌ی گریز بکشی'],
    ],
    forWhom: [
      'Teenagers who would like to draw comics, buildings or worlds for games.',
      'برای نوجوان‌هایی که می‌خواهند کمیک، ساختمان یا دنیای بازی بکشند.',
    ],
    chapters: [
      chapter(
        ['Your eye level', 'ارتفاع چشم تو'],
        clip(
          7,
          ['Sit down, stand up', 'بنشین، بلند شو'],
          [
            'The horizon is always as high as your eyes. Sit down and it comes down with you; climb a tower, and it climbs too. Everything above it you see from below, everything below it from above.',
            'خط افق همیشه هم‌ارتفاع چشم توست. بنشینی با تو پایین می‌آید و از برج بالا بروی با تو بالا می‌رود. هرچه بالای آن باشد از زیر می‌بینی و هرچه پایین باشد از رو.',
          ],
        ),
        text(
          8,
          ['Where parallels meet', 'جایی که موازی‌ها به هم می‌رسند'],
          [
            'Lines that run away from you in parallel seem to meet at one point on the horizon. Hold a ruler at arm’s length along a table edge and follow it: there is the vanishing point.',
            'خط‌های موازی‌ای که از تو دور می‌شوند انگار در یک نقطه روی افق به هم می‌رسند. خط‌کش را با دست کشیده روی لبه‌ی میز بگیر و دنبال کن: نقطه‌ی گریز همان‌جاست.',
          ],
        ),
      ),
      chapter(
        ['One point', 'یک نقطه'],
        text(
          10,
          ['My room in five lines', 'اتاقم با پنج خط'],
          [
            'Draw the back wall as a rectangle, put the point on your eye level and draw from each corner outwards. Four lines, and the paper is a room. Doors and windows follow the same rays.',
            'دیوار روبه‌رو را مستطیل بکش، نقطه را روی ارتفاع چشمت بگذار و از هر گوشه به بیرون خط بکش. چهار خط، و کاغذ اتاق می‌شود. در و پنجره هم از همین پرتوها پیروی می‌کنند.',
          ],
        ),
        clip(
          9,
          ['Even spaces', 'فاصله‌های برابر'],
          [
            'Lamp posts come closer together as they go away. The diagonal through the middle of one field shows exactly where the next post stands.',
            'تیرهای چراغ هرچه دورتر می‌شوند به هم نزدیک‌تر می‌شوند. قطری که از میانه‌ی یک خانه بگذرد دقیقاً نشان می‌دهد تیر بعدی کجاست.',
          ],
        ),
      ),
      chapter(
        ['Two points', 'دو نقطه'],
        text(
          10,
          ['The corner house', 'خانه‌ی نبش خیابان'],
          [
            'When you look at a corner, each side runs to its own vanishing point, both on the same horizon. Keep them far apart, even beyond the paper, or the house will look pinched.',
            'وقتی به گوشه‌ای نگاه می‌کنی هر طرف به نقطه‌ی گریز خودش می‌رود و هر دو روی یک افق‌اند. دور از هم بگذارشان، حتی بیرون کاغذ، وگرنه خانه له‌شده به نظر می‌رسد.',
          ],
        ),
        quiz(
          4,
          ['Point of view', 'زاویه‌ی دید'],
          ['Close one eye.', 'یک چشمت را ببند.'],
          [
            [
              ['You stand on a wall. What happens to the horizon?', 'روی دیوار می‌ایستی. خط افق چه می‌شود؟'],
              [
                ['It rises with you', 'با تو بالا می‌رود'],
                ['It stays', 'همان‌جا می‌ماند'],
                ['It disappears', 'ناپدید می‌شود'],
              ],
              0,
              ['It is always at the height of your eyes.', 'همیشه هم‌ارتفاع چشم توست.'],
            ],
            [
              ['Your corner house looks pinched. What helps?', 'خانه‌ی نبش له‌شده به نظر می‌رسد. چه کمک می‌کند؟'],
              [
                ['Points further apart', 'دورتر گذاشتن نقطه‌ها'],
                ['Points closer together', 'نزدیک‌تر گذاشتن نقطه‌ها'],
                ['A darker pencil', 'مداد تیره‌تر'],
              ],
              0,
              [
                'Close points exaggerate, as a wide-angle lens does.',
                'نقطه‌های نزدیک مثل لنز واید اغراق می‌کنند.',
              ],
            ],
          ],
        ),
      ),
    ],
  }),

  // No lesson of this course states a duration: it is done outdoors, at the learner's own pace.
  defineCourse({
    id: 'c-053',
    slug: 'my-nature-journal',
    category: 'Arts & Design',
    ageGroup: '8-11',
    level: 'All Levels',
    created: '2025-03-31',
    updated: '2025-09-11',
    cover: 'painting-1',
    title: ['My Nature Journal', 'دفتر طبیعت من'],
    shortDesc: [
      'A notebook, a pencil and a tree near your home: draw, write and wonder through the four seasons.',
      'یک دفتر، یک مداد و درختی نزدیک خانه‌ات: در چهار فصل بکش، بنویس و شگفت‌زده شو.',
    ],
    about: [
      'Leonardo da Vinci kept notebooks, and so did Charles Darwin: drawings beside words, questions beside answers. A nature journal is not about pretty pages; it is about noticing. Choose one tree and become the person who knows it best in the world.',
      'لئوناردو داوینچی دفتر داشت و چارلز داروین هم: نقاشی کنار کلمه، پرسش کنار جواب. دفتر طبیعت برای صفحه‌های قشنگ نیست؛ برای دیدن است. یک درخت انتخاب کن و کسی باش که در دنیا بهتر از همه می‌شناسدش.',
    ],
    learn: [
      ['Draw what you see, not what you know', 'آنچه را می‌بینی بکشی، نه آنچه را می‌دانی'],
      ['Combine drawing, numbers and words', 'نقاشی و عدد و کلمه را کنار هم بیاوری'],
      ['Ask good questions', 'پرسش‌های خوب بپرسی'],
    ],
    forWhom: [
      'Children from 8 who are allowed to go outside, alone or with somebody. There is no timetable; the seasons keep the time.',
      'برای بچه‌های ۸ سال به بالا که اجازه دارند بیرون بروند، تنها یا با کسی. برنامه‌ی زمانی ندارد؛ فصل‌ها خودشان وقت را نگه می‌دارند.',
    ],
    chapters: [
      chapter(
        ['The first page', 'صفحه‌ی اول'],
        text(
          undefined,
          ['Date, place, weather', 'تاریخ، جا، هوا'],
          [
            'Begin each page with where you are, when, and what the air is like. In a year these three words will bring back the whole day.',
            'هر صفحه را با این شروع کن: کجایی، کِی، و هوا چطور است. یک سال دیگر همین سه کلمه تمام آن روز را برمی‌گرداند.',
          ],
        ),
        text(
          undefined,
          ['I notice, I wonder, it reminds me of', 'می‌بینم، نمی‌دانم چرا، مرا یاد … می‌اندازد'],
          [
            'Three beginnings of sentences that naturalists use. “I notice holes in the leaf. I wonder who made them. It reminds me of lace.”',
            'سه شروع جمله که طبیعت‌شناس‌ها به کار می‌برند. «سوراخ‌هایی در برگ می‌بینم. نمی‌دانم کار کیست. مرا یاد تور می‌اندازد.»',
          ],
        ),
      ),
      chapter(
        ['Draw to see', 'بکش تا ببینی'],
        text(
          undefined,
          ['The blind line', 'خط چشم‌بسته'],
          [
            'Look only at the leaf, never at the paper, and let the pencil creep along with your eye. The result is crooked and full of truth.',
            'فقط به برگ نگاه کن، نه به کاغذ، و بگذار مداد همراه چشمت بخزد. نتیجه کج‌وکوله است و پر از حقیقت.',
          ],
        ),
        {
          type: 'others',
          title: ['A walk with five stops', 'گردشی با پنج ایستگاه'],
          say: [
            'Go out for a short walk and stop five times. At each stop draw one thing no bigger than a stamp: a seed, a crack, a cloud, a beetle, a shadow. No screen is needed for this lesson.',
            'برای یک پیاده‌روی کوتاه بیرون برو و پنج بار بایست. در هر ایستگاه چیزی به اندازه‌ی تمبر بکش: یک دانه، یک ترک، یک ابر، یک سوسک، یک سایه. این درس به صفحه‌ی نمایش نیاز ندارد.',
          ],
        },
      ),
      chapter(
        ['Through the seasons', 'در گذر فصل‌ها'],
        text(
          undefined,
          ['Four visits to one tree', 'چهار دیدار با یک درخت'],
          [
            'Divide a double page into four and draw the same branch in each season. Buds are formed in summer already and wait all winter, wrapped in scales.',
            'دو صفحه‌ی روبه‌رو را چهار قسمت کن و همان شاخه را در هر فصل بکش. جوانه‌ها از همان تابستان ساخته می‌شوند و تمام زمستان پیچیده در پولک منتظر می‌مانند.',
          ],
        ),
        text(
          undefined,
          ['A page to give away', 'صفحه‌ای برای هدیه'],
          [
            'Choose your favourite page, draw it once more on good paper and give it to somebody who cannot go outside just now. Tell them where the tree stands.',
            'صفحه‌ای را که بیشتر دوست داری انتخاب کن، یک بار دیگر روی کاغذ خوب بکش و به کسی بده که این روزها نمی‌تواند بیرون برود. برایش بگو درختت کجاست.',
          ],
        ),
      ),
    ],
  }),
]
