import { type ChapterDraft, quiz, stream, text } from '../lessons.ts'

export const firstGame: ChapterDraft = {
  title: ['Your first game: catch the apple', 'اولین بازی تو: سیب را بگیر'],
  lessons: [
    stream(
      '00:40',
      ['Build it: apples fall, the cat runs', 'بسازیمش: سیب می‌افتد، گربه می‌دود'],
      [
        `<p>Watch Robi once more: one stack of blocks, one start. A game works in the same way, only with several stacks that all start together. Now build yours. You need two sprites: the cat, and an apple from the library.</p>
<h3>The cat follows the mouse</h3>
<pre><code>when flag clicked
forever
  set x to (mouse x)
  set y to -140</code></pre>
<h3>The apple falls</h3>
<pre><code>when flag clicked
forever
  go to x: (pick random -200 to 200) y: 170
  repeat until (y position) &lt; -170
    change y by -5</code></pre>
<p>“Pick random” rolls the dice, so that nobody knows where the next apple will come down. “Repeat until” is a loop that stops when its question is answered with yes.</p>
<p><strong>Play with it.</strong> Is -5 too easy? Try -8. A designer calls this balancing: not too hard, not too boring.</p>`,
        `<p>یک بار دیگر روبی را نگاه کن: یک ردیف بلوک و یک شروع. بازی هم همین‌طور کار می‌کند، فقط چند ردیف دارد که همه با هم شروع می‌شوند. حالا مال خودت را بساز. دو شخصیت لازم داری: گربه، و یک سیب از کتابخانه‌ی اسکرچ.</p>
<h3>گربه دنبال موشواره می‌رود</h3>
<pre dir="rtl"><code>وقتی روی پرچم سبز کلیک شد
برای همیشه
  x را (x موشواره) کن
  y را -140 کن</code></pre>
<h3>سیب می‌افتد</h3>
<pre dir="rtl"><code>وقتی روی پرچم سبز کلیک شد
برای همیشه
  برو به x: (عدد تصادفی -200 تا 200) y: 170
  تکرار کن تا وقتی مکان y کمتر از -170 شود
    y را -5 تا تغییر بده</code></pre>
<p>«عدد تصادفی» مثل تاس انداختن است و هیچ‌کس نمی‌داند سیب بعدی از کجا می‌افتد. «تکرار کن تا وقتی» حلقه‌ای است که وقتی جواب پرسشش «بله» شد می‌ایستد.</p>
<p><strong>باهاش بازی کن.</strong> منفی ۵ خیلی آسان است؟ منفی ۸ را امتحان کن. طراح‌های بازی به این کار «متعادل کردن» می‌گویند: نه خیلی سخت، نه خسته‌کننده.</p>`,
      ],
    ),
    text(
      8,
      ['Keeping score with a variable', 'نگه داشتن امتیاز با متغیر'],
      [
        `<p>A game needs a memory. Who counts the apples? Not you: the program does, with a <strong>variable</strong>.</p>
<p>A variable is a box with a name on it and one value inside. You can look into it, put something new into it, or change what is there. The name stays; the value <em>varies</em>. Hence the word.</p>
<h3>Make the box</h3>
<ol>
<li>Open the dark orange <strong>Variables</strong> and choose <strong>Make a Variable</strong>.</li>
<li>Call it <strong>score</strong>. A good name says what is inside. “x2” or “thing” helps nobody, least of all you next week.</li>
<li>Tick the box beside it so that the players can see it on the stage.</li>
</ol>
<h3>Start at zero, then count</h3>
<p>Variables remember. If you ended the last game with 12, the next one would begin with 12, unless you say otherwise:</p>
<pre><code>when flag clicked
set [score] to 0</code></pre>
<p>Then add this to the falling loop of the apple, right below “change y by -5”:</p>
<pre><code>if touching [Cat]? then
  change [score] by 1
  play sound [pop]
  go to x: (pick random -200 to 200) y: 170</code></pre>
<p>Can you see why the last line is important? Without it the apple keeps touching the cat while it falls, and one apple counts ten times. After a catch it must go away at once.</p>
<h3>When is it over?</h3>
<p>Make a second variable, <strong>time</strong>. Set it to 30 at the start; then, in a loop of its own, wait one second and change it by -1 until it is 0. Then <strong>stop all</strong>. Your game now has a beginning, a goal and an end. That is all a game needs.</p>`,
        `<p>بازی حافظه می‌خواهد. چه کسی سیب‌ها را می‌شمارد؟ نه تو؛ برنامه می‌شمارد، با یک <strong>متغیر</strong>.</p>
<p>متغیر جعبه‌ای است که رویش نامی نوشته شده و درونش یک مقدار هست. می‌توانی تویش را نگاه کنی، چیز تازه‌ای تویش بگذاری یا همان را که هست تغییر بدهی. نامش می‌ماند و مقدارش <em>تغییر</em> می‌کند. برای همین به آن متغیر می‌گویند.</p>
<h3>جعبه را بساز</h3>
<ol>
<li>بخش نارنجی پررنگِ <strong>متغیرها</strong> را باز کن و <strong>ساختن یک متغیر</strong> را بزن.</li>
<li>اسمش را بگذار <strong>امتیاز</strong>. نام خوب می‌گوید توی جعبه چیست. نام‌هایی مثل «چیز» یا «فلان» به درد کسی نمی‌خورد، از همه کمتر به درد خودت در هفته‌ی بعد.</li>
<li>مربع کنارش را تیک بزن تا بازیکن‌ها هم آن را روی صحنه ببینند.</li>
</ol>
<h3>از صفر شروع کن، بعد بشمار</h3>
<p>متغیرها یادشان می‌ماند. اگر بازی قبل با ۱۲ تمام شده باشد، بازی بعد هم با ۱۲ شروع می‌شود، مگر این‌که چیز دیگری بگویی:</p>
<pre dir="rtl"><code>وقتی روی پرچم سبز کلیک شد
[امتیاز] را 0 کن</code></pre>
<p>بعد این را به حلقه‌ی افتادن سیب، درست زیر «y را -۵ تا تغییر بده»، اضافه کن:</p>
<pre dir="rtl"><code>اگر به [گربه] خورده؟ آنگاه
  [امتیاز] را 1 تا تغییر بده
  صدای [pop] را پخش کن
  برو به x: (عدد تصادفی -200 تا 200) y: 170</code></pre>
<p>می‌بینی چرا خط آخر مهم است؟ اگر نباشد، سیب موقع افتادن همین‌طور به گربه چسبیده می‌ماند و یک سیب ده بار شمرده می‌شود. بعد از گرفتن باید فوری برود.</p>
<h3>کِی تمام می‌شود؟</h3>
<p>متغیر دومی به نام <strong>زمان</strong> بساز. در شروع آن را ۳۰ کن؛ بعد در حلقه‌ای جدا، یک ثانیه صبر کن و آن را منفی ۱ تا تغییر بده تا ۰ شود. سپس <strong>همه را متوقف کن</strong>. حالا بازی‌ات شروع دارد، هدف دارد و پایان دارد. بازی بیشتر از این نمی‌خواهد.</p>`,
      ],
    ),
    text(
      6,
      ['Test, mend, share', 'آزمایش کن، درست کن، به اشتراک بگذار'],
      [
        `<p>Your game runs. Does it always? A mistake in a program is called a <strong>bug</strong>, and finding bugs is a skill of its own.</p>
<h3>Be a detective</h3>
<ol>
<li><strong>Say what you expected</strong> and what happened instead. “It does not work” is not yet a clue.</li>
<li><strong>Make it happen again.</strong> A bug that you can repeat is half caught.</li>
<li><strong>Look at one script at a time.</strong> Click on a block to run it alone.</li>
<li><strong>Change one thing</strong>, test, and if it did not help, put it back.</li>
<li><strong>Ask a friend.</strong> While you explain the script aloud, you will often find the mistake yourself.</li>
</ol>
<h3>Let others play</h3>
<p>Watch somebody play without helping them. Where do they stop and wonder? There your game needs a word of explanation. Write short instructions: what is the goal, and which keys or mouse do I use?</p>
<h3>Share with care</h3>
<ul>
<li>Never write your full name, school, address or phone number in a project.</li>
<li>If you used somebody's picture or idea, thank them in the notes. On Scratch everybody may build on everybody's work; this is called a <strong>remix</strong>, and saying thanks belongs to it.</li>
<li>When you comment on the work of others, name one thing that you like and one idea for making it better.</li>
</ul>
<p>That is it. You can now read, write and mend programs. What will you build next: a maze, a birthday card, a music machine?</p>`,
        `<p>بازی‌ات کار می‌کند. همیشه؟ به اشتباه در برنامه <strong>باگ</strong> می‌گویند و پیدا کردنش خودش یک مهارت است.</p>
<h3>کارآگاه باش</h3>
<ol>
<li><strong>بگو چه انتظاری داشتی</strong> و به‌جایش چه شد. «کار نمی‌کند» هنوز سرنخ نیست.</li>
<li><strong>کاری کن دوباره پیش بیاید.</strong> باگی که بتوانی تکرارش کنی نصفش گرفته شده است.</li>
<li><strong>هر بار فقط یک کد را نگاه کن.</strong> روی بلوک کلیک کن تا تنها همان اجرا شود.</li>
<li><strong>یک چیز را تغییر بده</strong>، آزمایش کن و اگر فایده نداشت، برش گردان.</li>
<li><strong>از دوستت کمک بگیر.</strong> خیلی وقت‌ها همین که کد را بلند توضیح می‌دهی، خودت اشتباه را پیدا می‌کنی.</li>
</ol>
<h3>بگذار دیگران بازی کنند</h3>
<p>بازی کردن یک نفر را تماشا کن و کمکش نکن. کجا می‌ایستد و گیج می‌شود؟ همان‌جا بازی‌ات یک توضیح کم دارد. راهنمای کوتاهی بنویس: هدف چیست و با چه کلیدی یا با موشواره باید بازی کرد؟</p>
<h3>با احتیاط به اشتراک بگذار</h3>
<ul>
<li>هیچ‌وقت نام کامل، مدرسه، نشانی یا شماره‌ی تلفنت را در پروژه ننویس.</li>
<li>اگر از تصویر یا فکر کسی استفاده کرده‌ای، در یادداشت‌ها از او تشکر کن. در اسکرچ همه می‌توانند روی کار یکدیگر بسازند؛ به این کار <strong>ریمیکس</strong> می‌گویند و تشکر کردن بخشی از آن است.</li>
<li>وقتی درباره‌ی کار دیگران نظر می‌دهی، یک چیز را که دوست داشتی بگو و یک پیشنهاد برای بهتر شدنش.</li>
</ul>
<p>همین! حالا می‌توانی برنامه بخوانی، بنویسی و درستش کنی. بعد از این چه می‌سازی: یک هزارتو، یک کارت تولد، یک دستگاه موسیقی؟</p>`,
      ],
    ),
    quiz(
      5,
      ['Final quiz: you are a programmer now', 'آزمون پایانی: حالا تو برنامه‌نویسی'],
      [
        '<p>Five questions from the whole course. Whatever your score, you have built a game; nobody can take that away from you.</p>',
        '<p>پنج پرسش از همه‌ی دوره. نمره‌ات هرچه باشد، تو یک بازی ساخته‌ای و این را هیچ‌کس نمی‌تواند از تو بگیرد.</p>',
      ],
      [
        [
          [
            'The cat is at x: 70. “change x by -100” runs. Where is it now?',
            'گربه در x: ۷۰ است. «x را منفی ۱۰۰ تا تغییر بده» اجرا می‌شود. حالا کجاست؟',
          ],
          [
            ['x: -100', 'x: منفی ۱۰۰'],
            ['x: -30', 'x: منفی ۳۰'],
            ['x: 170', 'x: ۱۷۰'],
          ],
          1,
          [
            '“Change” counts from where the cat is: 70 - 100 = -30.',
            '«تغییر بده» از همان‌جا که گربه هست حساب می‌کند: ۷۰ منهای ۱۰۰ می‌شود منفی ۳۰.',
          ],
        ],
        [
          [
            'Which block belongs at the very top of a script?',
            'کدام بلوک جایش بالای همه‌ی بلوک‌های یک کد است؟',
          ],
          [
            ['“move 10 steps”', '«۱۰ گام حرکت کن»'],
            ['“when [space] key pressed”', '«وقتی کلید [فاصله] فشرده شد»'],
            ['“forever”', '«برای همیشه»'],
          ],
          1,
          [
            'It is an event; its round hat shows that nothing goes above it.',
            'این بلوک رویداد است؛ کلاه گردش نشان می‌دهد که چیزی بالایش نمی‌آید.',
          ],
        ],
        [
          [
            'Why do we “set score to 0” when the flag is clicked?',
            'چرا وقتی پرچم کلیک می‌شود «امتیاز را ۰ کن» می‌گذاریم؟',
          ],
          [
            ['So that the score is hidden', 'تا امتیاز پنهان شود'],
            ['Because a variable remembers the last game', 'چون متغیر بازی قبلی را به یاد دارد'],
            ['Because Scratch cannot count from 12', 'چون اسکرچ نمی‌تواند از ۱۲ بشمارد'],
          ],
          1,
          [
            'A variable keeps its value until a block changes it.',
            'متغیر مقدارش را نگه می‌دارد تا وقتی بلوکی آن را تغییر بدهد.',
          ],
        ],
        [
          [
            'What does “pick random -200 to 200” give the apple?',
            '«عدد تصادفی منفی ۲۰۰ تا ۲۰۰» به سیب چه می‌دهد؟',
          ],
          [
            ['A new, surprising place each time', 'هر بار جایی تازه و غافلگیرکننده'],
            ['Always the middle', 'همیشه وسط صحنه'],
            ['A faster fall', 'افتادن تندتر'],
          ],
          0,
          [
            'Like rolling dice: any whole number between the two may come.',
            'مثل تاس انداختن است: هر عدد صحیحی بین این دو ممکن است بیاید.',
          ],
        ],
        [
          [
            'One apple sometimes counts ten times. What is missing?',
            'گاهی یک سیب ده بار شمرده می‌شود. چه چیزی کم است؟',
          ],
          [
            ['The apple does not leave after it was caught', 'سیب بعد از گرفته شدن از آن‌جا نمی‌رود'],
            ['The cat has too few costumes', 'لباس‌های گربه کم است'],
            ['The backdrop is too dark', 'پس‌زمینه خیلی تاریک است'],
          ],
          0,
          [
            'While they keep touching, the loop counts again in every round. Send the apple back to the top at once.',
            'تا وقتی به هم چسبیده‌اند حلقه در هر دور دوباره می‌شمارد. سیب را فوری بفرست بالا.',
          ],
        ],
      ],
    ),
  ],
}
