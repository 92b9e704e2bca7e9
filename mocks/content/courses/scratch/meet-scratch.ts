import { type ChapterDraft, image, quiz, text, video } from '../lessons.ts'

export const meetScratch: ChapterDraft = {
  title: ['Meet Scratch', 'آشنایی با اسکرچ'],
  lessons: [
    video(
      1,
      ['Welcome to Scratch', 'به اسکرچ خوش آمدی'],
      [
        `<p>Hello and welcome! In this little film a girl tells Robi, a robot, what to do. She stacks four blocks, <em>start, walk, jump, sing</em>, and Robi carries them out from top to bottom. That is a whole program already. At the end of this course you will have built a much bigger one: a game in which a cat catches falling apples.</p>
<h3>Before you begin</h3>
<ol>
<li>Open a web browser and go to the Scratch website, <strong>scratch.mit.edu</strong>.</li>
<li>Choose <strong>Create</strong>. An orange cat on a white stage appears: your workshop is open.</li>
<li>Ask a grown-up before you make an account. You can do this whole course without one: save your project to the computer with <em>File → Save to your computer</em>.</li>
</ol>
<p>Ready? Then let us find out what a program really is.</p>`,
        `<p>سلام، خوش آمدی! در این فیلم کوتاه دختری به رباتی به نام روبی می‌گوید چه کار کند. چهار بلوک روی هم می‌چیند، <em>شروع، راه برو، بپر، آواز بخوان</em>، و روبی آن‌ها را از بالا به پایین اجرا می‌کند. همین خودش یک برنامه‌ی کامل است. در پایان این دوره برنامه‌ی خیلی بزرگ‌تری ساخته‌ای: یک بازی که در آن گربه‌ای سیب‌هایی را که می‌افتند می‌گیرد.</p>
<h3>پیش از شروع</h3>
<ol>
<li>مرورگر را باز کن و به سایت اسکرچ برو: <strong>scratch.mit.edu</strong></li>
<li>دکمه‌ی <strong>ایجاد</strong> را بزن. یک گربه‌ی نارنجی روی صحنه‌ی سفید پیدا می‌شود: کارگاهت آماده است.</li>
<li>برای ساختن حساب کاربری از یک بزرگ‌تر اجازه بگیر. بدون حساب هم می‌توانی تمام این دوره را بگذرانی: پروژه را با <em>پرونده ← ذخیره روی رایانه</em> نگه دار.</li>
</ol>
<p>آماده‌ای؟ پس برویم ببینیم برنامه دقیقاً چیست.</p>`,
      ],
    ),
    text(
      6,
      ['What is a program?', 'برنامه چیست؟'],
      [
        `<p>A program is a list of instructions that a computer follows <strong>one after another, exactly as they are written</strong>. The computer never guesses what you meant. That makes it a very obedient helper, and sometimes a very silly one.</p>
<h3>A sandwich program</h3>
<p>Imagine that a robot should make a cheese sandwich. You say: “Put cheese on the bread.” The robot lays the whole packet of cheese on the whole loaf. It did what you <em>said</em>, not what you <em>meant</em>. A better program is:</p>
<ol>
<li>Take two slices of bread out of the bag.</li>
<li>Lay them side by side on the plate.</li>
<li>Open the packet of cheese and take out one slice.</li>
<li>Put the cheese on the first slice of bread.</li>
<li>Put the second slice of bread on top.</li>
</ol>
<p>Now change the order and do step 5 before step 4. The bread is closed and the cheese lies on top of it. The same steps in another order make another result. Programmers call this order the <strong>sequence</strong>.</p>
<h3>How Scratch says it</h3>
<p>In Scratch each instruction is a block with a bump below and a dent above. Blocks that fit together run from top to bottom. Blocks that lie apart know nothing of each other. So before you press anything, you can read a script aloud like a recipe.</p>
<blockquote><p>A program is a recipe for a cook who never thinks, never gets tired and never gets angry.</p></blockquote>
<p><strong>Try it.</strong> Write a program for brushing your teeth on paper and ask somebody at home to follow it word for word. What did you forget?</p>`,
        `<p>برنامه فهرستی از دستورهاست که رایانه <strong>یکی پس از دیگری و درست همان‌طور که نوشته شده</strong> اجرا می‌کند. رایانه هیچ‌وقت حدس نمی‌زند منظورت چه بوده است. برای همین دستیار خیلی حرف‌گوش‌کنی است، و گاهی هم خیلی خنده‌دار.</p>
<h3>برنامه‌ی ساندویچ</h3>
<p>فکر کن قرار است یک ربات ساندویچ پنیر درست کند. می‌گویی: «پنیر را بگذار روی نان.» ربات تمام بسته‌ی پنیر را روی تمام نان می‌گذارد! او کاری را کرد که <em>گفتی</em>، نه کاری که <em>منظورت بود</em>. برنامه‌ی بهتر این است:</p>
<ol>
<li>دو برش نان از کیسه بیرون بیاور.</li>
<li>آن‌ها را کنار هم توی بشقاب بگذار.</li>
<li>بسته‌ی پنیر را باز کن و یک ورق بردار.</li>
<li>پنیر را روی برش اول نان بگذار.</li>
<li>برش دوم نان را روی آن بگذار.</li>
</ol>
<p>حالا ترتیب را عوض کن و قدم ۵ را پیش از قدم ۴ انجام بده. نان بسته شده و پنیر روی آن مانده است! همان قدم‌ها با ترتیبی دیگر نتیجه‌ی دیگری می‌دهند. برنامه‌نویس‌ها به این ترتیب <strong>توالی</strong> می‌گویند.</p>
<h3>زبان اسکرچ</h3>
<p>در اسکرچ هر دستور یک بلوک است که پایینش برآمدگی و بالایش فرورفتگی دارد. بلوک‌هایی که به هم چسبیده‌اند از بالا به پایین اجرا می‌شوند. بلوک‌هایی که جدا افتاده‌اند از هم خبر ندارند. پس پیش از آن‌که دکمه‌ای را بزنی، می‌توانی کد را مثل دستور آشپزی بلند بخوانی.</p>
<blockquote><p>برنامه، دستور پخت برای آشپزی است که هیچ‌وقت فکر نمی‌کند، هیچ‌وقت خسته نمی‌شود و هیچ‌وقت عصبانی نمی‌شود.</p></blockquote>
<p><strong>امتحان کن.</strong> روی کاغذ برنامه‌ای برای مسواک زدن بنویس و از یک نفر در خانه بخواه کلمه‌به‌کلمه اجرایش کند. چه چیزی را جا انداخته بودی؟</p>`,
      ],
    ),
    image(
      3,
      ['A map of the Scratch window', 'نقشه‌ی پنجره‌ی اسکرچ'],
      [
        `<p>Every workshop has its corners. Find each number in the picture:</p>
<ol>
<li><strong>The palette.</strong> All blocks live here, sorted by colour: blue blocks move, purple ones change looks, yellow ones are events and orange ones are control.</li>
<li><strong>The scripts area.</strong> Drag blocks here and snap them together. To throw a block away, drag it back to the palette.</li>
<li><strong>The stage.</strong> Here the show takes place. The green flag starts it, the red button stops it.</li>
<li><strong>The sprite list.</strong> A sprite is a character or a thing on the stage. Every sprite has its own scripts, so look which one is selected before you build.</li>
<li><strong>The backdrop.</strong> Choose what the world behind your sprites looks like.</li>
</ol>`,
        `<p>هر کارگاهی گوشه‌های خودش را دارد. هر شماره را در تصویر پیدا کن:</p>
<ol>
<li><strong>جعبه‌ی بلوک‌ها.</strong> همه‌ی بلوک‌ها این‌جا هستند و با رنگ دسته‌بندی شده‌اند: آبی‌ها حرکت می‌دهند، بنفش‌ها ظاهر را عوض می‌کنند، زردها رویدادند و نارنجی‌ها کنترل.</li>
<li><strong>محل کدنویسی.</strong> بلوک‌ها را این‌جا بکش و به هم بچسبان. برای دور انداختن یک بلوک، آن را به جعبه برگردان.</li>
<li><strong>صحنه.</strong> نمایش این‌جا اجرا می‌شود. پرچم سبز شروعش می‌کند و دکمه‌ی قرمز نگهش می‌دارد.</li>
<li><strong>فهرست شخصیت‌ها.</strong> شخصیت (یا <em>اسپرایت</em>) هر کس یا هر چیزی است که روی صحنه باشد. هر شخصیت کدهای خودش را دارد؛ پس پیش از ساختن نگاه کن کدام‌یک انتخاب شده است.</li>
<li><strong>پس‌زمینه.</strong> انتخاب کن دنیای پشت سر شخصیت‌هایت چه شکلی باشد.</li>
</ol>`,
      ],
      ['lessons/scratch-window.svg', 'lessons/scratch-window-fa.svg'],
    ),
    quiz(
      4,
      ['Do you know your workshop?', 'کارگاهت را می‌شناسی؟'],
      [
        '<p>Four questions about programs and the Scratch window. Take your time; there is no clock.</p>',
        '<p>چهار پرسش درباره‌ی برنامه و پنجره‌ی اسکرچ. عجله نکن؛ زمان نمی‌گیریم.</p>',
      ],
      [
        [
          [
            'In what order does Scratch run blocks that are joined?',
            'بلوک‌هایی که به هم چسبیده‌اند به چه ترتیبی اجرا می‌شوند؟',
          ],
          [
            ['From top to bottom', 'از بالا به پایین'],
            ['From bottom to top', 'از پایین به بالا'],
            ['All at the same time', 'همه با هم'],
            ['In the order of their colours', 'به ترتیب رنگشان'],
          ],
          0,
          [
            'A script is read like a recipe: the upper block first, then the one below it.',
            'کد را مثل دستور آشپزی می‌خوانیم: اول بلوک بالایی و بعد بلوک زیر آن.',
          ],
        ],
        [
          ['What is a sprite?', 'اسپرایت چیست؟'],
          [
            ['A block that makes a sound', 'بلوکی که صدا درمی‌آورد'],
            ['A character or thing on the stage', 'شخصیت یا چیزی روی صحنه'],
            ['The picture behind everything', 'تصویر پشت همه‌چیز'],
          ],
          1,
          [
            'The cat is a sprite; so is an apple, a ball or a button. The picture behind them is the backdrop.',
            'گربه یک اسپرایت است؛ سیب، توپ یا دکمه هم همین‌طور. تصویر پشت سرشان پس‌زمینه نام دارد.',
          ],
        ],
        [
          ['What does the green flag do?', 'پرچم سبز چه کار می‌کند؟'],
          [
            ['It saves the project', 'پروژه را ذخیره می‌کند'],
            ['It stops all scripts', 'همه‌ی کدها را نگه می‌دارد'],
            ['It starts the project', 'پروژه را شروع می‌کند'],
          ],
          2,
          [
            'Scripts that begin with “when flag clicked” start. The red button beside it stops them.',
            'کدهایی که با «وقتی روی پرچم کلیک شد» شروع می‌شوند راه می‌افتند. دکمه‌ی قرمز کنارش آن‌ها را نگه می‌دارد.',
          ],
        ],
        [
          [
            'Two blocks lie apart in the scripts area. What happens when the first one runs?',
            'دو بلوک در محل کدنویسی جدا از هم افتاده‌اند. وقتی اولی اجرا شود چه می‌شود؟',
          ],
          [
            ['The second one runs right after it', 'دومی بلافاصله بعد از آن اجرا می‌شود'],
            ['The second one does nothing', 'دومی هیچ کاری نمی‌کند'],
            ['Scratch joins them', 'اسکرچ آن‌ها را به هم می‌چسباند'],
          ],
          1,
          [
            'Only blocks that are snapped together belong to the same script.',
            'فقط بلوک‌هایی که به هم چسبیده‌اند جزو یک کد هستند.',
          ],
        ],
      ],
    ),
  ],
}
