import { type ChapterDraft, clip, text } from '../lessons.ts'

export const moveAndSpeak: ChapterDraft = {
  title: ['Move and speak', 'راه برو و حرف بزن'],
  lessons: [
    clip(
      1,
      ['A stage for your cat', 'صحنه‌ای برای گربه‌ات'],
      [
        `<p>Every show needs a stage. In the film a landscape grows in five washes: large areas first, small things last. Open <strong>Choose a Backdrop → Paint</strong> in Scratch and paint yours in the same order.</p>
<h3>Now let the cat walk through it</h3>
<p>Build this script for the cat:</p>
<pre><code>when flag clicked
go to x: -150 y: -60
say “Hello!” for 2 seconds
move 10 steps
next costume
wait 0.2 seconds
move 10 steps
next costume</code></pre>
<p>A <strong>costume</strong> is one picture of a sprite. The cat has two, with its legs in different places. When the pictures change quickly your eye sees a walking cat; cartoons have worked like this for more than a hundred years.</p>
<p><strong>Play with the numbers.</strong> What happens with 50 steps? With minus 10? Without the wait?</p>`,
        `<p>هر نمایشی صحنه می‌خواهد. در فیلم منظره‌ای با پنج لایه رنگ درست می‌شود: اول سطح‌های بزرگ، آخر چیزهای کوچک. در اسکرچ <strong>انتخاب پس‌زمینه ← نقاشی</strong> را باز کن و صحنه‌ی خودت را به همین ترتیب بکش.</p>
<h3>حالا گربه را در آن راه ببر</h3>
<p>این کد را برای گربه بساز:</p>
<pre dir="rtl"><code>وقتی روی پرچم سبز کلیک شد
برو به x: -150 y: -60
بگو «سلام!» برای 2 ثانیه
10 گام حرکت کن
لباس بعدی
0.2 ثانیه صبر کن
10 گام حرکت کن
لباس بعدی</code></pre>
<p><strong>لباس</strong> یعنی یک تصویر از شخصیت. گربه دو لباس دارد که پاهایش در هرکدام جای دیگری است. وقتی تصویرها تندتند عوض می‌شوند، چشم تو یک گربه‌ی در حال راه رفتن می‌بیند؛ بیشتر از صد سال است که کارتون‌ها همین‌طور ساخته می‌شوند.</p>
<p><strong>با عددها بازی کن.</strong> با ۵۰ گام چه می‌شود؟ با منفی ۱۰؟ بدون صبر کردن؟</p>`,
      ],
    ),
    text(
      7,
      ['Events: when something happens', 'رویدادها: وقتی اتفاقی می‌افتد'],
      [
        `<p>Until now your program began with the green flag. But think of a doorbell: it waits, silent, until somebody presses the button. Most programs are like doorbells. They wait for an <strong>event</strong> and then do something.</p>
<p>In Scratch the event blocks are yellow and have a round hat on top, because nothing can be placed above them. The ones you will use most are:</p>
<ul>
<li><strong>when flag clicked</strong>: the show begins;</li>
<li><strong>when [space] key pressed</strong>: choose any key from the list;</li>
<li><strong>when this sprite clicked</strong>: the sprite becomes a button;</li>
<li><strong>when I receive [message]</strong>: one sprite calls, another answers.</li>
</ul>
<h3>Four keys, four directions</h3>
<p>Give the cat four small scripts. Each one is only three blocks long:</p>
<pre><code>when [right arrow] key pressed
point in direction 90
move 10 steps</code></pre>
<p>For left use direction -90, for up 0 and for down 180. Now look at your cat: when it walks left, it may hang upside down! Sprites turn like the hand of a clock. Choose <strong>set rotation style [left-right]</strong> once at the start, and the cat stays on its feet.</p>
<h3>Several things at once</h3>
<p>One sprite may have many scripts, and when their events come, they run side by side. So the cat can walk and meow at the same moment. You did not have to tell Scratch how; you only said <em>when</em>.</p>
<p><strong>Challenge.</strong> Make the cat say “That tickles!” when it is clicked.</p>`,
        `<p>تا حالا برنامه‌ات با پرچم سبز شروع می‌شد. ولی زنگ در خانه را در نظر بگیر: ساکت منتظر می‌ماند تا کسی دکمه‌اش را فشار بدهد. بیشتر برنامه‌ها مثل زنگ در هستند. منتظر یک <strong>رویداد</strong> می‌مانند و بعد کاری می‌کنند.</p>
<p>در اسکرچ بلوک‌های رویداد زردند و بالایشان مثل کلاه گرد است، چون هیچ بلوکی روی آن‌ها قرار نمی‌گیرد. از این‌ها بیشتر استفاده خواهی کرد:</p>
<ul>
<li><strong>وقتی روی پرچم سبز کلیک شد</strong>: نمایش شروع می‌شود؛</li>
<li><strong>وقتی کلید [فاصله] فشرده شد</strong>: هر کلیدی را می‌توانی از فهرست انتخاب کنی؛</li>
<li><strong>وقتی روی این شخصیت کلیک شد</strong>: شخصیت مثل دکمه می‌شود؛</li>
<li><strong>وقتی [پیام] را دریافت کردم</strong>: یک شخصیت صدا می‌زند و دیگری جواب می‌دهد.</li>
</ul>
<h3>چهار کلید، چهار جهت</h3>
<p>برای گربه چهار کد کوچک بساز. هرکدام فقط سه بلوک دارد:</p>
<pre dir="rtl"><code>وقتی کلید [پیکان راست] فشرده شد
به جهت 90 رو کن
10 گام حرکت کن</code></pre>
<p>برای چپ جهت منفی ۹۰، برای بالا ۰ و برای پایین ۱۸۰ را بگذار. حالا گربه را نگاه کن: شاید وقتی به چپ می‌رود سروته شود! شخصیت‌ها مثل عقربه‌ی ساعت می‌چرخند. یک بار در شروع، <strong>شیوه‌ی چرخش را [چپ-راست] کن</strong> را بگذار تا گربه روی پاهایش بماند.</p>
<h3>چند کار با هم</h3>
<p>یک شخصیت می‌تواند کدهای زیادی داشته باشد و وقتی رویدادشان برسد، همه کنار هم اجرا می‌شوند. پس گربه می‌تواند هم‌زمان راه برود و میو کند. لازم نبود بگویی چطور؛ فقط گفتی <em>کِی</em>.</p>
<p><strong>چالش.</strong> کاری کن که وقتی روی گربه کلیک می‌شود، بگوید «قلقلکم آمد!»</p>`,
      ],
    ),
    text(
      8,
      ['Coordinates: where on the stage?', 'مختصات: کجای صحنه؟'],
      [
        `<p>How do you tell a computer <em>where</em>? “A bit to the left” is no use to it. It wants two numbers.</p>
<h3>x goes across, y goes up</h3>
<p>The middle of the stage is the point <strong>x: 0, y: 0</strong>. From there:</p>
<ul>
<li><strong>x</strong> says how far to the side. To the right the numbers grow up to 240, to the left they fall to -240.</li>
<li><strong>y</strong> says how far up or down. Up they grow to 180, down they fall to -180.</li>
</ul>
<p>So the whole stage is 480 steps wide and 360 steps high. A number with a minus is not “wrong”; it only means <em>the other way</em>.</p>
<h3>Two kinds of moving</h3>
<p>Look at these two blocks, for they are easily confused:</p>
<ul>
<li><strong>set x to 100</strong> puts the sprite at one certain place, wherever it was before.</li>
<li><strong>change x by 100</strong> moves it 100 steps to the right <em>from where it is now</em>. Do it again and it moves again.</li>
</ul>
<p>“Set” is like saying “Sit on chair number three.” “Change” is like saying “Move one chair further.”</p>
<h3>A treasure hunt</h3>
<p>Where would your cat be after this script?</p>
<pre><code>go to x: 0 y: 0
change x by 100
change y by 50
change x by -30</code></pre>
<p>Start at the middle: 100 to the right, 50 up, 30 back to the left. The cat stands at <strong>x: 70, y: 50</strong>. Build it and check: below the stage Scratch always shows the x and y of the selected sprite.</p>
<p><strong>Challenge.</strong> Send the cat into each of the four corners, one after another, with four “glide” blocks.</p>`,
        `<p>چطور به رایانه بگوییم <em>کجا</em>؟ «یک کم آن‌طرف‌تر» به دردش نمی‌خورد. او دو عدد می‌خواهد.</p>
<h3>x از پهلو، y رو به بالا</h3>
<p>وسط صحنه نقطه‌ی <strong>x: ۰ و y: ۰</strong> است. از آن‌جا:</p>
<ul>
<li><strong>x</strong> می‌گوید چقدر به پهلو. به سمت راست عددها تا ۲۴۰ زیاد می‌شوند و به سمت چپ تا منفی ۲۴۰ پایین می‌آیند.</li>
<li><strong>y</strong> می‌گوید چقدر بالا یا پایین. رو به بالا تا ۱۸۰ زیاد می‌شود و رو به پایین تا منفی ۱۸۰ کم می‌شود.</li>
</ul>
<p>پس تمام صحنه ۴۸۰ گام پهنا و ۳۶۰ گام بلندی دارد. عددی که منفی است «غلط» نیست؛ فقط یعنی <em>از آن طرف</em>.</p>
<h3>دو جور جابه‌جا شدن</h3>
<p>این دو بلوک را خوب نگاه کن، چون راحت با هم اشتباه می‌شوند:</p>
<ul>
<li><strong>x را ۱۰۰ کن</strong> شخصیت را هرجا که باشد به یک جای مشخص می‌برد.</li>
<li><strong>x را ۱۰۰ تا تغییر بده</strong> آن را <em>از همان‌جا که هست</em> ۱۰۰ گام به راست می‌برد. دوباره اجرایش کنی، دوباره جابه‌جا می‌شود.</li>
</ul>
<p>اولی مثل این است که بگویی «روی صندلی شماره‌ی سه بنشین» و دومی مثل این‌که بگویی «یک صندلی برو آن‌طرف‌تر».</p>
<h3>دنبال گنج</h3>
<p>گربه بعد از این کد کجا خواهد بود؟</p>
<pre dir="rtl"><code>برو به x: 0 y: 0
x را 100 تا تغییر بده
y را 50 تا تغییر بده
x را -30 تا تغییر بده</code></pre>
<p>از وسط شروع کن: ۱۰۰ تا به راست، ۵۰ تا به بالا، ۳۰ تا برگشت به چپ. گربه در <strong>x: ۷۰ و y: ۵۰</strong> ایستاده است. کد را بساز و نگاه کن: زیر صحنه همیشه x و y شخصیتِ انتخاب‌شده نوشته شده است.</p>
<p><strong>چالش.</strong> گربه را با چهار بلوک «سُر بخور» به نوبت به چهار گوشه‌ی صحنه بفرست.</p>`,
      ],
    ),
  ],
}
