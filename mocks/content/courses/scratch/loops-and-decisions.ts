import { type ChapterDraft, pdf, quiz, text, video } from '../lessons.ts'

export const loopsAndDecisions: ChapterDraft = {
  title: ['Again and again, and if', 'دوباره و دوباره، و اگر'],
  lessons: [
    video(
      1,
      ['Loops: repeat and forever', 'حلقه‌ها: تکرار و برای همیشه'],
      [
        `<p>Robi carries out his four blocks once, and then he stops. But what if he should walk, jump and sing ten times? Remember the walking cat, too: you built “move, next costume, wait” twice. For a hundred steps you would need three hundred blocks, or <strong>one loop</strong>.</p>
<pre><code>when flag clicked
repeat 10
  move 10 steps
  next costume
  wait 0.2 seconds</code></pre>
<p>A loop is an orange block shaped like a mouth. Everything inside the mouth is done again and again:</p>
<ul>
<li><strong>repeat 10</strong> does it ten times and then goes on with the block below;</li>
<li><strong>forever</strong> never stops by itself. That is why nothing can be placed under it.</li>
</ul>
<p><strong>Try it.</strong> Draw a square with the pen extension: repeat 4 times “move 100 steps, turn 90 degrees”. How would you draw a triangle? (The turn is 120 degrees.)</p>`,
        `<p>روبی چهار بلوکش را یک بار اجرا می‌کند و می‌ایستد. ولی اگر بخواهیم ده بار راه برود و بپرد و بخواند چه؟ گربه‌ی راه‌رو هم یادت هست: «حرکت کن، لباس بعدی، صبر کن» را دو بار ساختی. برای صد قدم سیصد بلوک لازم داشتی، یا فقط <strong>یک حلقه</strong>.</p>
<pre dir="rtl"><code>وقتی روی پرچم سبز کلیک شد
10 بار تکرار کن
  10 گام حرکت کن
  لباس بعدی
  0.2 ثانیه صبر کن</code></pre>
<p>حلقه بلوکی نارنجی است که شکل دهان دارد. هرچه توی این دهان باشد بارها انجام می‌شود:</p>
<ul>
<li><strong>۱۰ بار تکرار کن</strong> کار را ده بار انجام می‌دهد و بعد به بلوک پایینی می‌رود؛</li>
<li><strong>برای همیشه</strong> خودش هیچ‌وقت نمی‌ایستد. برای همین چیزی زیرش نمی‌چسبد.</li>
</ul>
<p><strong>امتحان کن.</strong> با افزونه‌ی قلم یک مربع بکش: ۴ بار تکرار کن «۱۰۰ گام حرکت کن، ۹۰ درجه بچرخ». مثلث را چطور می‌کشی؟ (چرخشش ۱۲۰ درجه است.)</p>`,
      ],
    ),
    text(
      7,
      ['If … then: your program decides', 'اگر … آنگاه: برنامه‌ات تصمیم می‌گیرد'],
      [
        `<p>You decide a hundred times a day. <em>If</em> it rains, <em>then</em> you take an umbrella. <em>Else</em> you leave it at home. A program decides in the same way, only it asks a question that has exactly two answers: <strong>yes</strong> or <strong>no</strong>. Programmers say <em>true</em> or <em>false</em>.</p>
<h3>The question has six corners</h3>
<p>In Scratch such questions are blocks with pointed ends. You find them among the light blue sensing blocks and the green operators:</p>
<ul>
<li><strong>touching [Apple]?</strong></li>
<li><strong>key [space] pressed?</strong></li>
<li><strong>score &gt; 10</strong></li>
</ul>
<p>They fit exactly into the six-cornered hole of <strong>if … then</strong>. What is inside runs only when the answer is yes.</p>
<h3>One look is not enough</h3>
<p>Here is a mistake that everybody makes once:</p>
<pre><code>when flag clicked
if touching [Apple]? then
  say “Yum!” for 1 seconds</code></pre>
<p>You press the flag, the cat is not touching an apple yet, the answer is no, and the program is finished in the blink of an eye. When the apple comes, nobody is looking any more. The cure is to look all the time:</p>
<pre><code>when flag clicked
forever
  if touching [Apple]? then
    say “Yum!” for 1 seconds</code></pre>
<p>“Forever, if” is the heart of nearly every game. Read it aloud: <em>always keep an eye on it, and if it happens, do this</em>.</p>
<h3>Two ways</h3>
<p><strong>if … then … else</strong> has two mouths. Exactly one of them runs, never both and never none. Use it when there is something to do in either case: smile if the answer is right, else shake the head.</p>
<p><strong>Challenge.</strong> Let the cat turn back when it reaches the edge, without the block “if on edge, bounce”. Which question do you ask?</p>`,
        `<p>تو روزی صد بار تصمیم می‌گیری. <em>اگر</em> باران بیاید، <em>آنگاه</em> چتر برمی‌داری. <em>وگرنه</em> می‌گذاری‌اش خانه. برنامه هم همین‌طور تصمیم می‌گیرد، فقط پرسشی می‌پرسد که درست دو جواب دارد: <strong>بله</strong> یا <strong>نه</strong>. برنامه‌نویس‌ها می‌گویند <em>درست</em> یا <em>نادرست</em>.</p>
<h3>پرسش شش‌گوشه</h3>
<p>در اسکرچ این پرسش‌ها بلوک‌هایی با دو سر نوک‌تیزند. آن‌ها را میان حسگرهای آبی روشن و عملگرهای سبز پیدا می‌کنی:</p>
<ul>
<li><strong>به [سیب] خورده؟</strong></li>
<li><strong>کلید [فاصله] فشرده شده؟</strong></li>
<li><strong>امتیاز بزرگ‌تر از ۱۰</strong></li>
</ul>
<p>این بلوک‌ها درست در جای شش‌گوشه‌ی <strong>اگر … آنگاه</strong> می‌نشینند. هرچه درون آن باشد فقط وقتی اجرا می‌شود که جواب «بله» است.</p>
<h3>یک نگاه کافی نیست</h3>
<p>این اشتباهی است که همه یک بار می‌کنند:</p>
<pre dir="rtl"><code>وقتی روی پرچم سبز کلیک شد
اگر به [سیب] خورده؟ آنگاه
  بگو «به‌به!» برای 1 ثانیه</code></pre>
<p>پرچم را می‌زنی، گربه هنوز به سیب نرسیده، جواب «نه» است و برنامه در یک چشم به هم زدن تمام می‌شود. وقتی سیب می‌رسد دیگر کسی نگاه نمی‌کند. راهش این است که همیشه نگاه کنیم:</p>
<pre dir="rtl"><code>وقتی روی پرچم سبز کلیک شد
برای همیشه
  اگر به [سیب] خورده؟ آنگاه
    بگو «به‌به!» برای 1 ثانیه</code></pre>
<p>«برای همیشه، اگر» قلب تقریباً همه‌ی بازی‌هاست. بلند بخوانش: <em>همیشه حواست باشد، و اگر اتفاق افتاد این کار را بکن</em>.</p>
<h3>دو راه</h3>
<p><strong>اگر … آنگاه … وگرنه</strong> دو دهان دارد. همیشه درست یکی از آن‌ها اجرا می‌شود، نه هر دو و نه هیچ‌کدام. وقتی به کار می‌آید که در هر دو حالت کاری برای انجام دادن هست: اگر جواب درست بود لبخند بزن، وگرنه سرت را تکان بده.</p>
<p><strong>چالش.</strong> کاری کن گربه وقتی به لبه رسید برگردد، بدون بلوک «اگر به لبه رسیدی برگرد». چه پرسشی باید بپرسی؟</p>`,
      ],
    ),
    pdf(
      5,
      ['Your learning guide to keep', 'راهنمای یادگیری برای نگه داشتن'],
      [
        `<p>Six pages to print and to write in: set yourself a small goal, practise little and often, and note what went well. Have it beside the keyboard while you build your game in the next chapter.</p>
<p>And this is the whole course so far on one line: <strong>sequence</strong> says in what order, <strong>events</strong> say when, <strong>loops</strong> say how often and <strong>decisions</strong> say whether.</p>`,
        `<p>شش صفحه برای چاپ کردن و نوشتن: یک هدف کوچک بگذار، کم ولی همیشگی تمرین کن و بنویس چه چیزی خوب پیش رفت. وقتی در فصل بعد بازی‌ات را می‌سازی، کنار صفحه‌کلید داشته باشش.</p>
<p>و این هم همه‌ی دوره تا این‌جا در یک خط: <strong>توالی</strong> می‌گوید به چه ترتیبی، <strong>رویداد</strong> می‌گوید کِی، <strong>حلقه</strong> می‌گوید چند بار و <strong>تصمیم</strong> می‌گوید آیا.</p>`,
      ],
    ),
    quiz(
      5,
      ['Loops and decisions', 'حلقه‌ها و تصمیم‌ها'],
      [
        '<p>Read each little script slowly, as the computer would, and then choose.</p>',
        '<p>هر کد کوچک را آهسته، همان‌طور که رایانه می‌خواند، بخوان و بعد انتخاب کن.</p>',
      ],
      [
        [
          [
            '“repeat 4: move 10 steps, move 5 steps.” How far has the sprite moved at the end?',
            '«۴ بار تکرار کن: ۱۰ گام حرکت کن، ۵ گام حرکت کن.» شخصیت در پایان چند گام رفته است؟',
          ],
          [
            ['15 steps', '۱۵ گام'],
            ['40 steps', '۴۰ گام'],
            ['60 steps', '۶۰ گام'],
          ],
          2,
          [
            'One round is 15 steps, and there are four rounds: 4 × 15 = 60.',
            'هر دور ۱۵ گام است و چهار دور داریم: ۴ × ۱۵ = ۶۰.',
          ],
        ],
        [
          ['Why can no block be placed under “forever”?', 'چرا زیر «برای همیشه» هیچ بلوکی نمی‌چسبد؟'],
          [
            ['Because it would never get its turn', 'چون هیچ‌وقت نوبتش نمی‌رسد'],
            ['Because the stage is full', 'چون صحنه پر شده است'],
            ['Because orange blocks come last', 'چون بلوک‌های نارنجی آخر می‌آیند'],
          ],
          0,
          [
            'The loop has no end of its own, so whatever stood below it would wait for ever.',
            'این حلقه خودش پایانی ندارد؛ پس هرچه زیرش باشد تا ابد منتظر می‌ماند.',
          ],
        ],
        [
          [
            'The cat should say “Yum!” whenever it meets an apple. What do you need?',
            'گربه باید هر وقت به سیب رسید بگوید «به‌به!». چه لازم داری؟',
          ],
          [
            ['Only “if touching [Apple]? then”', 'فقط «اگر به [سیب] خورده؟ آنگاه»'],
            [
              '“forever” with “if touching [Apple]? then” inside',
              '«برای همیشه» و درون آن «اگر به [سیب] خورده؟ آنگاه»',
            ],
            ['“repeat 1” with “say” inside', '«۱ بار تکرار کن» و درون آن «بگو»'],
          ],
          1,
          [
            'A single “if” looks once, at the very start. The loop keeps looking.',
            '«اگر» به‌تنهایی فقط یک بار، همان اول، نگاه می‌کند. حلقه است که مدام نگاه می‌کند.',
          ],
        ],
        [
          [
            'How many of the two parts of “if … then … else” run?',
            'از دو بخشِ «اگر … آنگاه … وگرنه» چندتا اجرا می‌شود؟',
          ],
          [
            ['Always both', 'همیشه هر دو'],
            ['Always exactly one', 'همیشه درست یکی'],
            ['Sometimes none', 'گاهی هیچ‌کدام'],
          ],
          1,
          [
            'The answer is either yes or no, so one part runs and the other rests.',
            'جواب یا بله است یا نه؛ پس یک بخش اجرا می‌شود و دیگری استراحت می‌کند.',
          ],
        ],
      ],
    ),
  ],
}
