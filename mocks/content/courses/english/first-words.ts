import { defineCourse } from '../define.ts'
import { chapter, image, media, pdf, quiz, text, video } from '../lessons.ts'

export const firstWordCourses = [
  defineCourse({
    id: 'c-003',
    slug: 'hello-english',
    category: 'English Language',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2026-10-02',
    updated: '2026-11-07',
    cover: 'alphabet-1',
    title: ['Hello, English!', 'سلام، انگلیسی!'],
    shortDesc: [
      'First greetings, names and colours, with songs, puppets and a great deal of waving.',
      'نخستین سلام‌ها، نام‌ها و رنگ‌ها، با شعر و عروسک و کلی دست تکان دادن.',
    ],
    about: [
      'This is the very first step: no writing, no grammar, only listening, pointing, singing and speaking. After seven small lessons your child can greet somebody, say a name and ask for another one.',
      'این اولین قدم است: نه نوشتن و نه دستور زبان، فقط گوش دادن، نشان دادن، خواندن و گفتن. بعد از چند درس کوچک می‌توانی به انگلیسی سلام کنی، نامت را بگویی و نام دیگری را بپرسی.',
    ],
    learn: [
      ['Say hello, goodbye, please and thank you', 'سلام، خداحافظ، لطفاً و متشکرم بگویی'],
      ['Ask and tell names', 'نام بپرسی و بگویی'],
      ['Name six colours', 'شش رنگ را نام ببری'],
    ],
    forWhom: [
      'Children from 5, together with an adult who learns along.',
      'برای بچه‌های ۵ سال به بالا، همراه بزرگ‌تری که خودش هم یاد می‌گیرد.',
    ],
    chapters: [
      chapter(
        ['Hello!', 'سلام!'],
        video(
          4,
          ['Wave and say hi', 'دست تکان بده و بگو hi'],
          [
            'Hello is for everybody, hi is for friends. Wave with your hand, your foot, your nose, and say it each time a little louder.',
            'hello برای همه است و hi برای دوست‌ها. با دست، با پا و با بینی سلام کن و هر بار کمی بلندتر بگو.',
          ],
        ),
        text(
          3,
          ['My name is …', 'نام من … است'],
          [
            'Point to yourself: “My name is Lili.” Point to a toy: “Your name is …” Give every teddy an English name today.',
            'به خودت اشاره کن: «My name is Lili.» به عروسکت اشاره کن: «Your name is …» امروز به هر عروسک یک نام انگلیسی بده.',
          ],
        ),
        video(
          3,
          ['Goodbye song', 'شعر خداحافظی'],
          [
            'Bye-bye, goodbye, see you soon! Sing it on the stairs, one word per step.',
            'Bye-bye, goodbye, see you soon! روی پله‌ها بخوان، هر پله یک کلمه.',
          ],
        ),
      ),
      chapter(
        ['Magic words', 'کلمه‌های جادویی'],
        text(
          3,
          ['Please and thank you', 'لطفاً و متشکرم'],
          [
            '“An apple, please.” “Here you are.” “Thank you!” Play shop with real fruit: who forgets please, gets no apple.',
            '«An apple, please.» «Here you are.» «Thank you!» با میوه‌ی واقعی مغازه‌بازی کن: هر که please یادش برود سیب نمی‌گیرد.',
          ],
        ),
        text(
          3,
          ['Sorry!', 'ببخشید!'],
          [
            'When you bump into somebody, say sorry and smile. It is one of the most useful words in the world.',
            'وقتی به کسی خوردی بگو sorry و لبخند بزن. یکی از به‌دردبخورترین کلمه‌های دنیاست.',
          ],
        ),
      ),
      chapter(
        ['Colours', 'رنگ‌ها'],
        image(
          3,
          ['Red, blue, yellow', 'قرمز، آبی، زرد'],
          [
            'Touch something red: red! Blue: blue! Yellow: yellow! Green, orange and purple are hiding in the picture as well.',
            'چیزی قرمز را لمس کن: red! آبی: blue! زرد: yellow! سبز (green)، نارنجی (orange) و بنفش (purple) هم در تصویر پنهان شده‌اند.',
          ],
          'lessons/colour-wheel.svg',
        ),
        quiz(
          3,
          ['Hello quiz', 'آزمون سلام'],
          ['Listen to the words in your head.', 'کلمه‌ها را در ذهنت بشنو.'],
          [
            [
              ['You meet your friend. What do you say?', 'دوستت را می‌بینی. چه می‌گویی؟'],
              ['Hi!', 'Goodbye!', 'Sorry!'],
              0,
              ['Hi is the hello for friends.', 'Hi سلامِ دوست‌هاست.'],
            ],
            [
              ['What colour is a banana?', 'موز چه رنگی است؟'],
              ['red', 'yellow', 'blue'],
              1,
              ['A ripe banana is yellow.', 'موز رسیده زرد است.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-006',
    slug: 'sounds-and-letters',
    category: 'English Language',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2026-08-29',
    updated: '2026-10-13',
    cover: 'alphabet-1',
    title: ['Sounds and Letters', 'صداها و حرف‌ها'],
    shortDesc: [
      'From the hiss of the snake to your first read words: phonics in tiny steps, from left to right.',
      'از فیس‌فیسِ مار تا اولین کلمه‌هایی که می‌خوانی: آوای حرف‌ها با قدم‌های کوچک، از چپ به راست.',
    ],
    about: [
      'English has 26 letters but more than forty sounds. We do not begin with the names of the letters but with the sounds they make, because words are read with sounds. And we practise running from left to right with our eyes.',
      'انگلیسی ۲۶ حرف دارد ولی بیش از چهل صدا. با نام حرف‌ها شروع نمی‌کنیم، با صدایشان شروع می‌کنیم، چون کلمه را با صدا می‌خوانند. دویدن چشم از چپ به راست را هم تمرین می‌کنیم.',
    ],
    learn: [
      ['Make the sounds of the first letters', 'صدای نخستین حرف‌ها را دربیاوری'],
      ['Blend sounds into words', 'صداها را به هم بچسبانی و کلمه بسازی'],
      ['Read from left to right', 'از چپ به راست بخوانی'],
    ],
    forWhom: [
      'Children from 5 who know a few spoken words of English.',
      'برای بچه‌های ۵ سال به بالا که چند کلمه انگلیسی شنیده‌اند.',
    ],
    chapters: [
      chapter(
        ['First sounds', 'نخستین صداها'],
        video(
          4,
          ['s, a, t', 'حرف‌های s و a و t'],
          [
            'The snake says sss, the baby says a-a-a, the clock says t-t-t. Put them together slowly: s-a-t. Sat! You have read a word.',
            'مار می‌گوید سسس، نوزاد می‌گوید اَ اَ اَ، ساعت می‌گوید ت ت ت. آهسته کنار هم بگذار: s-a-t. شد sat! یک کلمه خواندی.',
          ],
        ),
        text(
          3,
          ['p, i, n', 'حرف‌های p و i و n'],
          [
            'Hold a paper strip before your mouth: with p it jumps. Now read: pin, pan, nap, tip. Which of them can you draw?',
            'نوار کاغذی جلوی دهانت بگیر: با p می‌پرد. حالا بخوان: pin, pan, nap, tip. کدامشان را می‌توانی نقاشی کنی؟',
          ],
        ),
      ),
      chapter(
        ['From left to right', 'از چپ به راست'],
        text(
          3,
          ['The train leaves on the left', 'قطار از چپ راه می‌افتد'],
          [
            'English letters are wagons of a train that travels to the right. Draw a small engine at the right end and let your finger ride along.',
            'حرف‌های انگلیسی واگن‌های قطاری هستند که به سمت راست می‌رود. سمت راست لوکوموتیو کوچکی بکش و انگشتت را سوار کن.',
          ],
        ),
        video(
          4,
          ['The twin letters b and d', 'دوقلوهای b و d'],
          [
            'Make two fists with thumbs up: your left hand looks like a b, your right one like a d. Together they make a bed!',
            'دو مشت بساز با شست بالا: دست چپت شبیه b است و دست راستت شبیه d. با هم تخت می‌سازند: bed!',
          ],
        ),
      ),
      chapter(
        ['Two letters, one sound', 'دو حرف، یک صدا'],
        text(
          4,
          ['sh, ch, th', 'صداهای sh و ch و th'],
          [
            'For sh put a finger on your lips. For ch be a train. For th show the tip of your tongue between your teeth and blow: thin, three, thank you.',
            'برای sh انگشت روی لب بگذار. برای ch قطار شو. برای th نوک زبان را میان دندان‌ها نشان بده و فوت کن: thin, three, thank you.',
          ],
        ),
        quiz(
          3,
          ['Sound quiz', 'آزمون صدا'],
          ['Say it, then choose.', 'اول بگو، بعد انتخاب کن.'],
          [
            [
              ['Which word do you get from s-a-t?', 'از s-a-t کدام کلمه درست می‌شود؟'],
              ['sat', 'tap', 'sit'],
              0,
              ['Read the sounds from left to right.', 'صداها را از چپ به راست بخوان.'],
            ],
            [
              ['Where is your tongue for th?', 'برای th زبانت کجاست؟'],
              [
                ['Between the teeth', 'میان دندان‌ها'],
                ['Behind the lips', 'پشت لب‌ها'],
                ['It rests', 'استراحت می‌کند'],
              ],
              0,
              ['Only the tip looks out.', 'فقط نوکش بیرون را نگاه می‌کند.'],
            ],
          ],
        ),
        {
          ...pdf(
            20,
            ['My first 300 words', 'سیصد واژه‌ی اول من'],
            [
              'A book of three hundred pages, one word on each. Read the word aloud, turn the page, and come back tomorrow: the book remembers where you were.',
              'کتابی با سیصد صفحه، هر صفحه یک کلمه. کلمه را بلند بخوان، ورق بزن و فردا دوباره بیا: کتاب یادش می‌ماند کجا بودی.',
            ],
          ),
          fileUrl: `${media}/pdf/words.pdf`,
          fileName: 'words.pdf',
        },
      ),
    ],
  }),

  defineCourse({
    id: 'c-012',
    slug: 'songs-and-rhymes',
    category: 'English Language',
    ageGroup: '5-9',
    level: 'All Levels',
    created: '2026-06-22',
    updated: '2026-09-17',
    cover: 'songs-1',
    title: ['Songs and Rhymes', 'شعر و ترانه'],
    shortDesc: [
      'Old English nursery rhymes with gestures: sing first, understand on the way, remember for ever.',
      'ترانه‌های قدیمی انگلیسی با حرکت: اول بخوان، در راه بفهم، برای همیشه یادت بماند.',
    ],
    about: [
      'Rhymes carry the melody of a language. Whoever can sing “Row, row, row your boat” has already learned rhythm, word stress and a dozen words. All songs here are so old that they belong to everybody.',
      'ترانه‌ها آهنگ زبان را با خود دارند. کسی که «Row, row, row your boat» را بخواند ریتم و تکیه‌ی کلمه و ده دوازده لغت را یاد گرفته است. همه‌ی این ترانه‌ها آن‌قدر قدیمی‌اند که مال همه هستند.',
    ],
    learn: [
      ['Sing four songs by heart', 'چهار ترانه را از حفظ بخوانی'],
      ['Hear which words rhyme', 'کلمه‌های هم‌قافیه را بشنوی'],
      ['Speak with rhythm', 'با ریتم حرف بزنی'],
    ],
    forWhom: [
      'Children from 5, families and nursery groups.',
      'برای بچه‌های ۵ سال به بالا، خانواده‌ها و مهدکودک‌ها.',
    ],
    chapters: [
      chapter(
        ['On the water', 'روی آب'],
        video(
          4,
          ['Row, row, row your boat', 'پارو بزن، پارو بزن'],
          [
            'Sit opposite each other, hold hands and row. “Gently” means softly, “stream” is a small river, “merrily” means full of joy.',
            'روبه‌روی هم بنشینید، دست هم را بگیرید و پارو بزنید. gently یعنی آرام، stream رود کوچک است و merrily یعنی با شادی.',
          ],
        ),
        text(
          3,
          ['Words that rhyme', 'کلمه‌های هم‌قافیه'],
          [
            'Stream and dream end in the same sound: they rhyme. Boat and coat, star and car. Find a partner for cat!',
            'stream و dream آخرشان یک صدا دارد: هم‌قافیه‌اند. boat و coat، star و car. برای cat یک جفت پیدا کن!',
          ],
        ),
      ),
      chapter(
        ['In the sky', 'در آسمان'],
        video(
          3,
          ['Twinkle, twinkle, little star', 'چشمک بزن ستاره'],
          [
            'The words were written by Jane Taylor in 1806, the tune is French and older still. Open and close your fingers like a star that twinkles.',
            'شعرش را جین تیلور در ۱۸۰۶ نوشته و آهنگش فرانسوی و قدیمی‌تر است. انگشت‌هایت را مثل ستاره‌ی چشمک‌زن باز و بسته کن.',
          ],
        ),
        text(
          3,
          ['How I wonder!', 'چقدر کنجکاوم!'],
          [
            '“I wonder” is what we say when we would love to know something. Say three things that you wonder about the moon.',
            'I wonder را وقتی می‌گوییم که خیلی دلمان می‌خواهد چیزی را بدانیم. سه چیز بگو که درباره‌ی ماه کنجکاوی.',
          ],
        ),
      ),
      chapter(
        ['In the town', 'در شهر'],
        text(
          3,
          ['Head, shoulders, knees and toes', 'سر، شانه، زانو، انگشت پا'],
          [
            'Touch each part as you sing it, every time a little faster. Then leave one word out and only touch.',
            'هر عضو را موقع خواندن لمس کن و هر بار کمی تندتر. بعد یک کلمه را نگو و فقط لمس کن.',
          ],
        ),
        quiz(
          3,
          ['Rhyme time', 'وقت قافیه'],
          ['Which words are twins at the end?', 'آخر کدام کلمه‌ها دوقلوست؟'],
          [
            [
              ['Which word rhymes with star?', 'کدام کلمه با star هم‌قافیه است؟'],
              ['car', 'stone', 'moon'],
              0,
              ['Both end in the same sound.', 'آخر هر دو یک صدا دارد.'],
            ],
            [
              ['Where are your toes?', 'toes کجای بدنت است؟'],
              [
                ['On your hand', 'در دست'],
                ['On your foot', 'در پا'],
                ['On your head', 'روی سر'],
              ],
              1,
              ['Ten little toes!', 'ده انگشت کوچک پا!'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-024',
    slug: 'animals-and-nature-in-english',
    category: 'English Language',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2026-02-11',
    updated: '2026-08-01',
    cover: 'alphabet-1',
    title: ['Animals and Nature in English', 'حیوان‌ها و طبیعت به انگلیسی'],
    shortDesc: [
      'Who says moo, who lives in the sea, who sleeps all winter? Sixty words from field, forest and ocean.',
      'چه کسی می‌گوید moo، چه کسی در دریا زندگی می‌کند و چه کسی تمام زمستان می‌خوابد؟ شصت کلمه از دشت و جنگل و اقیانوس.',
    ],
    about: [
      'Children learn words fastest for things that move. We go to the farm, into the forest and under water, and on the way learn to say what an animal can do.',
      'بچه‌ها نام چیزهایی را که حرکت می‌کنند زودتر از همه یاد می‌گیرند. به مزرعه و جنگل و زیر آب می‌رویم و در راه یاد می‌گیریم بگوییم هر حیوان چه کاری بلد است.',
    ],
    learn: [
      ['Name farm, forest and sea animals', 'حیوان‌های مزرعه و جنگل و دریا را نام ببری'],
      ['Say what they can do', 'بگویی چه کاری بلدند'],
      ['Say where they live', 'بگویی کجا زندگی می‌کنند'],
    ],
    forWhom: [
      'Children from 5 with a toy animal to take along.',
      'برای بچه‌های ۵ سال به بالا با یک حیوان اسباب‌بازی همراه.',
    ],
    chapters: [
      chapter(
        ['On the farm', 'در مزرعه'],
        video(
          4,
          ['Animals speak English', 'حیوان‌ها هم انگلیسی حرف می‌زنند'],
          [
            'In English the dog says woof, the cock cock-a-doodle-doo and the duck quack. What do they say in your language?',
            'در انگلیسی سگ می‌گوید woof، خروس cock-a-doodle-doo و اردک quack. به زبان تو چه می‌گویند؟',
          ],
        ),
        text(
          3,
          ['Mother and baby', 'مادر و بچه'],
          [
            'Cow and calf, sheep and lamb, hen and chick, cat and kitten. Baby animals have names of their own.',
            'cow و calf (گاو و گوساله)، sheep و lamb (گوسفند و بره)، hen و chick (مرغ و جوجه)، cat و kitten. بچه‌حیوان‌ها نام خودشان را دارند.',
          ],
        ),
      ),
      chapter(
        ['I can fly', 'من پرواز بلدم'],
        text(
          3,
          ['Can it swim?', 'شنا بلد است؟'],
          [
            '“A fish can swim. A bird can fly. Can a penguin fly? No, it can’t, but it can swim very well.” Play it: one asks, one moves.',
            '«A fish can swim. A bird can fly. Can a penguin fly? No, it can’t.» پنگوئن پرواز بلد نیست ولی شناگر خوبی است. بازی کنید: یکی بپرسد، یکی اجرا کند.',
          ],
        ),
        video(
          3,
          ['Big, bigger, biggest', 'بزرگ، بزرگ‌تر، بزرگ‌ترین'],
          [
            'The horse is big, the elephant is bigger, the blue whale is the biggest animal that has ever lived.',
            'اسب big است، فیل bigger و نهنگ آبی biggest؛ بزرگ‌ترین حیوانی که تا حالا زندگی کرده است.',
          ],
        ),
      ),
      chapter(
        ['Where do you live?', 'کجا زندگی می‌کنی؟'],
        text(
          3,
          ['In, on, under', 'در، روی، زیر'],
          [
            'The bear is in the cave, the cat is on the roof, the mole is under the ground. Hide your toy and let others guess where.',
            'خرس در غار است (in)، گربه روی بام (on)، موش کور زیر زمین (under). اسباب‌بازی‌ات را پنهان کن تا بقیه حدس بزنند کجاست.',
          ],
        ),
        quiz(
          3,
          ['Animal quiz', 'آزمون حیوان‌ها'],
          ['Roar, then answer.', 'غرش کن، بعد جواب بده.'],
          [
            [
              ['What is a baby sheep called?', 'بچه‌ی گوسفند چه نام دارد؟'],
              ['calf', 'lamb', 'chick'],
              1,
              ['The calf belongs to the cow, the chick to the hen.', 'calf بچه‌ی گاو است و chick بچه‌ی مرغ.'],
            ],
            [
              ['The cat is ___ the roof.', 'گربه روی بام است: <code>The cat is ___ the roof.</code>'],
              ['on', 'under', 'in'],
              0,
              ['On means: it touches the top.', 'on یعنی روی چیزی.'],
            ],
          ],
        ),
      ),
    ],
  }),

  defineCourse({
    id: 'c-057',
    slug: 'numbers-clock-and-calendar',
    category: 'English Language',
    ageGroup: '5-9',
    level: 'Beginner',
    created: '2025-02-12',
    updated: '2025-06-24',
    cover: 'alphabet-1',
    title: ['Numbers, Clock and Calendar', 'عدد، ساعت و تقویم'],
    shortDesc: [
      'Count to a hundred, tell the time and know your birthday in English: small numbers for every day.',
      'تا صد بشمار، ساعت را بگو و روز تولدت را به انگلیسی بدان: عددهای کوچک هر روز.',
    ],
    about: [
      'Numbers hide everywhere: on doors, on buses, in recipes. With songs, dice and a paper clock we make them friends. Persian and English digits look different but count the same.',
      'عددها همه‌جا پنهان‌اند: روی درها، روی اتوبوس‌ها، در دستور آشپزی. با شعر و تاس و ساعت کاغذی با آن‌ها دوست می‌شویم. رقم‌های فارسی و انگلیسی شکلشان فرق دارد ولی شمارششان یکی است.',
    ],
    learn: [
      ['Count from 1 to 100', 'از ۱ تا ۱۰۰ بشماری'],
      ['Tell full and half hours', 'ساعت کامل و نیم را بگویی'],
      ['Name days and months', 'روزها و ماه‌ها را نام ببری'],
    ],
    forWhom: [
      'Children from 6 who can count in their own language.',
      'برای بچه‌های ۶ سال به بالا که به زبان خودشان شمردن بلدند.',
    ],
    chapters: [
      chapter(
        ['Counting', 'شمردن'],
        video(
          4,
          ['One to twenty', 'یک تا بیست'],
          [
            'Thirteen or thirty? Listen to the end: thirTEEN is long, THIRty is short. Stamp on the loud part.',
            'thirteen یا thirty؟ به آخرش گوش کن: thirTEEN کشیده است و THIRty کوتاه. روی قسمت بلند پا بکوب.',
          ],
        ),
        text(
          3,
          ['How many?', 'چند تا؟'],
          [
            '“How many spoons?” “Seven!” Count your kitchen. One spoon, two spoons: from two on there is an s.',
            '«How many spoons?» «Seven!» آشپزخانه‌ات را بشمار. one spoon, two spoons: از دو به بعد یک s می‌آید.',
          ],
        ),
      ),
      chapter(
        ['What time is it?', 'ساعت چند است؟'],
        video(
          3,
          ['O’clock', 'ساعتِ کامل'],
          [
            'When the long hand points straight up we say o’clock: it is three o’clock. O’clock comes from the old words “of the clock”.',
            'وقتی عقربه‌ی بلند راست رو به بالاست می‌گوییم o’clock: it is three o’clock. این کلمه از عبارت قدیمی of the clock یعنی «بنا بر ساعت» آمده.',
          ],
        ),
        text(
          3,
          ['Half past', 'و نیم'],
          [
            'Half past three means that three o’clock is over by half an hour: 3:30. In German people would say half four, so do not mix them up!',
            'half past three یعنی نیم ساعت از سه گذشته: ۳:۳۰. درست مثل «سه‌ونیم» خودمان.',
          ],
        ),
      ),
      chapter(
        ['Days and months', 'روزها و ماه‌ها'],
        text(
          3,
          ['Seven days', 'هفت روز'],
          [
            'Monday is the day of the moon and Sunday the day of the sun. Days and months always begin with a capital letter.',
            'Monday روز ماه است و Sunday روز خورشید. نام روزها و ماه‌ها همیشه با حرف بزرگ شروع می‌شود.',
          ],
        ),
        quiz(
          3,
          ['Number quiz', 'آزمون عدد'],
          ['One, two, three, go!', 'یک، دو، سه، برو!'],
          [
            [
              ['Which number is thirteen?', 'کدام عدد thirteen است؟'],
              [
                ['13', '۱۳'],
                ['30', '۳۰'],
                ['3', '۳'],
              ],
              0,
              ['-teen means ten more.', '-teen یعنی ده‌تا بیشتر.'],
            ],
            [
              ['What time is half past four?', 'half past four چه ساعتی است؟'],
              [
                ['4:30', '۴:۳۰'],
                ['3:30', '۳:۳۰'],
                ['4:15', '۴:۱۵'],
              ],
              0,
              ['Half an hour past four.', 'نیم ساعت از چهار گذشته.'],
            ],
          ],
        ),
      ),
    ],
  }),
]
