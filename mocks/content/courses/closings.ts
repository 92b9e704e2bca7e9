import type { CourseCategory } from '../../../src/api/types.ts'
import type { Pair } from '../bilingual.ts'

/** How a short lesson ends: a task that fits its subject and its type; lessons take them in turn. */
export const closings: Record<CourseCategory, Record<string, Pair[]>> = {
  'Arts & Design': {
    text: [
      [
        '<p><strong>Try it now.</strong> Take a sheet of any paper, set a timer for five minutes and try only this one idea. It does not have to be pretty; it has to be yours. Write the date in the corner, so that later you can see how far you have come.</p>',
        '<p><strong>همین حالا امتحان کن.</strong> یک برگه‌ی معمولی بردار، پنج دقیقه زمان بگیر و فقط همین یک فکر را تمرین کن. لازم نیست زیبا شود؛ کافی است کار خودت باشد. تاریخ را گوشه‌ی برگه بنویس تا بعدها ببینی چقدر پیش رفته‌ای.</p>',
      ],
      [
        '<p><strong>Look around you.</strong> Before you go on, find one example of this in the room you are in: on a book cover, a cup or a poster. Artists spend more time looking than drawing, and looking costs nothing.</p>',
        '<p><strong>دوروبرت را نگاه کن.</strong> پیش از رفتن به درس بعد، یک نمونه از این نکته را در همان اتاقی که هستی پیدا کن: روی جلد کتاب، لیوان یا پوستر. هنرمندها بیشتر از آن‌که بکشند نگاه می‌کنند، و نگاه کردن خرجی ندارد.</p>',
      ],
      [
        '<p><strong>For your sketchbook.</strong> Make three small versions, each the size of a playing card, and change one thing every time. Then choose the one you like best and write one sentence about why.</p>',
        '<p><strong>برای دفتر طراحی‌ات.</strong> سه نمونه‌ی کوچک، هرکدام به اندازه‌ی یک کارت بازی بساز و هر بار فقط یک چیز را تغییر بده. بعد آن را که بیشتر دوست داری انتخاب کن و در یک جمله بنویس چرا.</p>',
      ],
    ],
    video: [
      [
        '<p>Watch once without doing anything, then a second time with your materials in front of you. Pause after every step; there is no hurry.</p>',
        '<p>یک بار فقط تماشا کن و بار دوم وسایلت را جلویت بگذار. بعد از هر مرحله فیلم را نگه دار؛ هیچ عجله‌ای نیست.</p>',
      ],
      [
        '<p>Your result will look different from the one in the film, and that is the point: nobody else has your hand.</p>',
        '<p>کار تو با کار توی فیلم فرق خواهد داشت و خوبی‌اش هم همین است: هیچ‌کس دست تو را ندارد.</p>',
      ],
    ],
    pdf: [
      [
        '<p>Keep these pages beside you while you work. You can read them here or print them.</p>',
        '<p>این صفحه‌ها را موقع کار کنارت نگه دار. می‌توانی همین‌جا بخوانی‌شان یا چاپشان کنی.</p>',
      ],
    ],
    image: [
      [
        '<p>Look at the picture for a whole minute before you read on. What do you notice first? Where does your eye go next?</p>',
        '<p>پیش از ادامه‌ی خواندن، یک دقیقه‌ی کامل به تصویر نگاه کن. اول چه چیزی به چشمت می‌آید؟ بعد نگاهت کجا می‌رود؟</p>',
      ],
    ],
    quiz: [],
  },
  'Coding & Tech': {
    text: [
      [
        '<p><strong>Try it now.</strong> Change one thing in your own project, guess aloud what will happen, then run it. If your guess was wrong, you have just learned something; that is how programmers learn all their lives.</p>',
        '<p><strong>همین حالا امتحان کن.</strong> یک چیز را در پروژه‌ی خودت تغییر بده، با صدای بلند حدس بزن چه می‌شود و بعد اجرایش کن. اگر حدست درست نبود، همین الان چیزی یاد گرفته‌ای؛ برنامه‌نویس‌ها تمام عمر همین‌طور یاد می‌گیرند.</p>',
      ],
      [
        '<p><strong>Explain it to somebody.</strong> Tell a friend, a parent or even a toy duck what you have just read, step by step. Where you get stuck is the place to read once more.</p>',
        '<p><strong>برای یک نفر تعریفش کن.</strong> چیزی را که خواندی قدم‌به‌قدم برای یک دوست، پدر یا مادر یا حتی یک اردک اسباب‌بازی توضیح بده. هرجا گیر کردی، همان‌جا را یک بار دیگر بخوان.</p>',
      ],
      [
        '<p><strong>Something does not work?</strong> Read the message slowly, change one thing at a time and run again. Small steps are quicker than big ones, because you always know what you changed last.</p>',
        '<p><strong>کار نمی‌کند؟</strong> پیام خطا را آهسته بخوان، هر بار فقط یک چیز را عوض کن و دوباره اجرا کن. قدم‌های کوچک زودتر به مقصد می‌رسند، چون همیشه می‌دانی آخرین تغییر چه بوده است.</p>',
      ],
    ],
    video: [
      [
        '<p>Stop the film whenever you like and do the step in your own project before you go on. Typing it yourself teaches more than watching.</p>',
        '<p>هر وقت خواستی فیلم را نگه دار و همان قدم را در پروژه‌ی خودت انجام بده. چیزی که خودت می‌نویسی خیلی بیشتر از تماشا در یادت می‌ماند.</p>',
      ],
      [
        '<p>At the end, save your work under a new name. Then you can try wild ideas without fear of breaking what already works.</p>',
        '<p>در پایان، کارت را با یک نام تازه ذخیره کن تا بدون ترس از خراب شدن، هر فکر عجیبی را امتحان کنی.</p>',
      ],
    ],
    pdf: [
      [
        '<p>A few pages to keep open in a second window, or printed beside the keyboard.</p>',
        '<p>چند صفحه که خوب است در پنجره‌ای دیگر باز باشد یا چاپ‌شده کنار صفحه‌کلیدت بماند.</p>',
      ],
    ],
    image: [
      [
        '<p>Follow the picture with your finger from start to end and say each step in your own words.</p>',
        '<p>تصویر را از آغاز تا پایان با انگشت دنبال کن و هر قدم را با کلمه‌های خودت بگو.</p>',
      ],
    ],
    quiz: [],
  },
  'English Language': {
    text: [
      [
        '<p><strong>Say it aloud.</strong> Read the examples three times: slowly, then normally, then without looking. Your mouth has to learn English too, not only your eyes.</p>',
        '<p><strong>بلند بگو.</strong> مثال‌ها را سه بار بخوان: یک بار آهسته، یک بار معمولی و یک بار بدون نگاه کردن. فقط چشم‌هایت نیستند که انگلیسی یاد می‌گیرند؛ زبان و لب‌هایت هم باید یاد بگیرند.</p>',
      ],
      [
        '<p><strong>Make it about you.</strong> Write three sentences of your own with what you have just learned: one about your family, one about your day and one that makes you laugh.</p>',
        '<p><strong>از خودت بنویس.</strong> با چیزی که یاد گرفتی سه جمله‌ی تازه بنویس: یکی درباره‌ی خانواده‌ات، یکی درباره‌ی امروزت و یکی که خودت را بخنداند.</p>',
      ],
      [
        '<p><strong>A little every day.</strong> Put the new words on a small card and look at it tonight, tomorrow and in three days. Three short meetings with a word beat one long one.</p>',
        '<p><strong>هر روز کمی.</strong> کلمه‌های تازه را روی یک کارت کوچک بنویس و امشب، فردا و سه روز دیگر نگاهش کن. سه دیدار کوتاه با یک کلمه بهتر از یک دیدار طولانی است.</p>',
      ],
    ],
    video: [
      [
        '<p>Listen the first time with your eyes closed. The second time, repeat each line after the speaker, with the same music in your voice.</p>',
        '<p>بار اول با چشم بسته گوش کن. بار دوم هر جمله را پشت سر گوینده تکرار کن، با همان آهنگی که او دارد.</p>',
      ],
      [
        '<p>You do not need to understand every word. Catch the ones that you know, and let them help you guess the rest.</p>',
        '<p>لازم نیست همه‌ی کلمه‌ها را بفهمی. آن‌هایی را که می‌شناسی بگیر و بگذار کمکت کنند بقیه را حدس بزنی.</p>',
      ],
    ],
    pdf: [
      [
        '<p>Print it if you can, and write on it. A page with your own notes is worth more than a clean one.</p>',
        '<p>اگر می‌توانی چاپش کن و رویش بنویس. برگه‌ای که یادداشت‌های تو را دارد از برگه‌ی تمیز باارزش‌تر است.</p>',
      ],
    ],
    image: [
      [
        '<p>Name everything that you can see in the picture, in English, before you go on. Five words are good; ten are great.</p>',
        '<p>پیش از رفتن به درس بعد، هرچه در تصویر می‌بینی به انگلیسی نام ببر. پنج کلمه خوب است و ده کلمه عالی.</p>',
      ],
    ],
    quiz: [],
  },
}
