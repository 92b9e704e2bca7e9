import { type ChapterDraft, clip, image, text } from '../lessons.ts'

export const waterAndTime: ChapterDraft = {
  title: ['Water and time', 'آب و زمان'],
  lessons: [
    image(
      4,
      ['Three washes, one brush', 'سه شست‌وشو با یک قلم‌مو'],
      [
        `<p>A <strong>wash</strong> is an area of paint laid with plenty of water. Nearly every watercolour is built from these three:</p>
<ol>
<li><strong>Flat wash.</strong> The same colour everywhere. Tilt the board a little, load the brush well and draw one horizontal stroke after another, each just touching the wet edge of the last. The bead of paint travels down with you; at the end, lift it off with a damp brush.</li>
<li><strong>Graded wash.</strong> From strong to pale. Do the same, but dip the brush in clean water before each new stroke. Skies are made like this.</li>
<li><strong>Wet in wet.</strong> First wet the paper with clean water, then touch it with colour and watch it bloom. You lead, the water paints.</li>
</ol>
<p>Try each of them on a quarter of a sheet before you go on.</p>`,
        `<p><strong>شست‌وشو</strong> یعنی سطحی از رنگ که با آب فراوان پخش می‌شود. تقریباً هر آبرنگی از همین سه‌تا ساخته شده است:</p>
<ol>
<li><strong>شست‌وشوی یکدست.</strong> همه‌جا یک رنگ. تخته را کمی شیب بده، قلم‌مو را پر کن و خط‌های افقی را یکی پس از دیگری بکش، طوری که هرکدام لبه‌ی خیس قبلی را لمس کند. قطره‌ی رنگ همراه تو پایین می‌آید؛ در پایان با قلم‌موی نمناک برش دار.</li>
<li><strong>شست‌وشوی سایه‌روشن‌دار.</strong> از پررنگ به کم‌رنگ. همان کار را بکن، ولی پیش از هر خط تازه قلم‌مو را در آب تمیز بزن. آسمان را این‌طور می‌سازند.</li>
<li><strong>خیس در خیس.</strong> اول کاغذ را با آب تمیز خیس کن، بعد رنگ را به آن برسان و شکفتنش را تماشا کن. تو راه نشان می‌دهی و آب نقاشی می‌کند.</li>
</ol>
<p>پیش از ادامه، هرکدام را روی یک‌چهارم برگه امتحان کن.</p>`,
      ],
      ['lessons/three-washes.svg', 'lessons/three-washes-fa.svg'],
    ),
    text(
      6,
      ['How wet is wet?', 'خیس یعنی چقدر خیس؟'],
      [
        `<p>The secret of watercolour is not in the colour; it is in knowing how wet the paper is. Learn to look at it from the side, against the light. You will see four stages, always in the same order.</p>
<table>
<thead><tr><th>Stage</th><th>What you see</th><th>What paint will do</th></tr></thead>
<tbody>
<tr><td>Flooded</td><td>A mirror; water runs</td><td>It drifts everywhere, out of control</td></tr>
<tr><td>Wet</td><td>An even shine</td><td>It spreads softly, with feathery edges</td></tr>
<tr><td>Damp</td><td>The shine has just gone; the paper feels cool</td><td>It spreads a little; but a wet brush now makes a “cauliflower”</td></tr>
<tr><td>Dry</td><td>Matt; not cool any more</td><td>It stays where you put it, with a sharp edge</td></tr>
</tbody>
</table>
<h3>The cauliflower</h3>
<p>When you put a wetter brush into a damp area, the extra water pushes the half-dry paint outwards, where it dries in a ragged edge. Painters call it a cauliflower or a bloom. The rule that prevents it is short: <strong>never put a wetter brush into a drier wash</strong>. Either go in at once, or wait until everything is dry.</p>
<h3>Use your waiting time</h3>
<p>Most beginners' mistakes are really impatience. Prepare two small papers and paint them by turns: while one dries, the other gets its next layer. Test for dryness with the back of your hand: if the paper still feels cool, it is still damp.</p>
<p><strong>Exercise.</strong> Wet one square, then drop blue into it at once, after one minute, after three and after ten. Write the minutes beneath. This little sheet will answer more questions than any book.</p>`,
        `<p>راز آبرنگ در رنگ نیست؛ در این است که بدانی کاغذ چقدر خیس است. یاد بگیر از پهلو و رو به نور نگاهش کنی. چهار مرحله می‌بینی، همیشه به همین ترتیب.</p>
<table>
<thead><tr><th>مرحله</th><th>چه می‌بینی</th><th>رنگ چه می‌کند</th></tr></thead>
<tbody>
<tr><td>غرق آب</td><td>مثل آینه؛ آب راه می‌افتد</td><td>به همه‌جا می‌رود و مهار نمی‌شود</td></tr>
<tr><td>خیس</td><td>برقی یکنواخت</td><td>نرم پخش می‌شود، با لبه‌هایی مثل پر</td></tr>
<tr><td>نمناک</td><td>برقش تازه رفته؛ کاغذ خنک است</td><td>کمی پخش می‌شود؛ ولی قلم‌موی خیس حالا «گل‌کلم» می‌سازد</td></tr>
<tr><td>خشک</td><td>مات؛ دیگر خنک نیست</td><td>همان‌جا که گذاشتی می‌ماند، با لبه‌ی تیز</td></tr>
</tbody>
</table>
<h3>گل‌کلم</h3>
<p>وقتی قلم‌موی خیس‌تری را روی سطح نمناک می‌گذاری، آب اضافی رنگ نیمه‌خشک را به بیرون هل می‌دهد و آن‌جا با لبه‌ای دندانه‌دار خشک می‌شود. نقاش‌ها به آن گل‌کلم می‌گویند. قانونی که جلویش را می‌گیرد کوتاه است: <strong>هیچ‌وقت قلم‌موی خیس‌تر را روی رنگ خشک‌تر نگذار</strong>. یا فوری کار کن، یا صبر کن تا همه‌چیز خشک شود.</p>
<h3>از زمان انتظار استفاده کن</h3>
<p>بیشتر اشتباه‌های تازه‌کارها در واقع بی‌صبری است. دو کاغذ کوچک آماده کن و نوبتی روی آن‌ها کار کن: تا یکی خشک شود، دیگری لایه‌ی بعدی‌اش را می‌گیرد. خشک بودن را با پشت دست امتحان کن: اگر کاغذ هنوز خنک است، هنوز نم دارد.</p>
<p><strong>تمرین.</strong> یک مربع را خیس کن و رنگ آبی را یک بار همان موقع، یک بار بعد از یک دقیقه، بعد از سه دقیقه و بعد از ده دقیقه در آن بچکان. زیر هرکدام دقیقه را بنویس. این برگه‌ی کوچک به پرسش‌هایی بیشتر از هر کتابی جواب می‌دهد.</p>`,
      ],
    ),
    clip(
      1,
      ['A sky in five minutes', 'آسمانی در پنج دقیقه'],
      [
        `<p>The painter in the film begins with the sky, and so do you. It is the best first picture, for nobody can say that a cloud is wrong.</p>
<ol>
<li>Wet the upper two thirds of the paper with clean water until it shines evenly.</li>
<li>Load the brush with strong blue and stroke across the top. Add water as you come down: a sky is darker overhead and paler towards the horizon. Go outside and check!</li>
<li>While it is still wet, press a crumpled piece of tissue onto it and lift. White clouds appear, soft as cotton.</li>
<li>Touch the lower side of each cloud with a whisper of grey (blue with a little red and yellow).</li>
<li>Now put the brush down. The hardest part of a sky is to stop.</li>
</ol>`,
        `<p>نقاشِ فیلم با آسمان شروع می‌کند و تو هم همین‌طور. آسمان بهترین اولین نقاشی است، چون هیچ‌کس نمی‌تواند بگوید ابر را اشتباه کشیده‌ای.</p>
<ol>
<li>دو سوم بالای کاغذ را با آب تمیز خیس کن تا یکنواخت برق بزند.</li>
<li>قلم‌مو را از آبی پررنگ پر کن و بالای کاغذ بکش. هرچه پایین می‌آیی آب بیشتری اضافه کن: آسمان بالای سر تیره‌تر است و رو به افق روشن‌تر. برو بیرون و نگاه کن!</li>
<li>تا خیس است، یک دستمال مچاله را رویش فشار بده و بردار. ابرهای سفید پیدا می‌شوند، نرم مثل پنبه.</li>
<li>به زیر هر ابر فقط یک سایه‌ی کم‌رنگ خاکستری (آبی با کمی قرمز و زرد) بزن.</li>
<li>حالا قلم‌مو را زمین بگذار. سخت‌ترین بخش کشیدن آسمان، دست کشیدن از آن است.</li>
</ol>`,
      ],
    ),
  ],
}
