import { type ChapterDraft, image, pdf, quiz, text } from '../lessons.ts'

export const colour: ChapterDraft = {
  title: ['Every colour from three', 'همه‌ی رنگ‌ها از سه رنگ'],
  lessons: [
    image(
      4,
      ['The colour wheel', 'چرخه‌ی رنگ'],
      [
        `<p>Look for the three longest petals: <strong>yellow, red and blue</strong>. They are your primary colours; none of them can be mixed from the others. Half way between two of them lie the secondary colours <strong>orange, violet and green</strong>. Two colours that face each other across the circle are called <strong>complementary</strong>: side by side they make each other glow; mixed, they dull each other into browns and greys.</p>
<p><strong>Paint your own.</strong> Draw a circle with twelve fields, fill in the primaries first, then mix your way round. Twenty minutes, and you own a tool for years.</p>`,
        `<p>سه گلبرگ بلندتر را پیدا کن: <strong>زرد، قرمز و آبی</strong>. این‌ها رنگ‌های اصلی تو هستند؛ هیچ‌کدامشان از ترکیب بقیه به دست نمی‌آید. میان هر دو تای آن‌ها رنگ‌های فرعی نشسته‌اند: <strong>نارنجی، بنفش و سبز</strong>. دو رنگی که در دایره روبه‌روی هم‌اند <strong>مکمل</strong> نام دارند: کنار هم یکدیگر را درخشان می‌کنند و وقتی ترکیب شوند یکدیگر را خاموش می‌کنند و قهوه‌ای و خاکستری می‌سازند.</p>
<p><strong>چرخه‌ی خودت را بکش.</strong> دایره‌ای با دوازده خانه بکش، اول رنگ‌های اصلی را پر کن و بعد دورتادور را با ترکیب بساز. بیست دقیقه وقت می‌برد و ابزاری برای سال‌ها می‌شود.</p>`,
      ],
      'lessons/colour-wheel.svg',
    ),
    text(
      8,
      ['Mixing without mud', 'ترکیب رنگ بدون گل‌آلود شدن'],
      [
        `<p>“My colours always turn to mud!” Mud is not bad luck. It has two causes, and both can be avoided.</p>
<h3>Cause one: too many colours at once</h3>
<p>Whenever all three primaries meet in similar amounts, they cancel one another. Two primaries give a clean colour; a touch of the third makes it calmer; an equal part of the third makes it brown or grey. So decide beforehand: <strong>which two do I mix, and how much of the third do I allow?</strong></p>
<ul>
<li><em>Leaf green in the sun:</em> yellow with a little blue.</li>
<li><em>Leaf green in the shade:</em> blue with yellow and a trace of red.</li>
<li><em>Warm brown:</em> orange with a little blue.</li>
<li><em>A grey that lives:</em> blue and orange in equal parts, with much water.</li>
</ul>
<h3>Cause two: stirring on the paper</h3>
<p>Put the stroke down and leave it. Each time you brush over it again, you loosen what lies beneath, and the glow is gone. Mix on the plate until you like the colour, test it on a scrap, then paint once.</p>
<h3>Always from light to dark</h3>
<p>Begin with the lighter colour and add the darker one drop by drop. A speck of blue turns much yellow into green, but it takes a heap of yellow to change blue. You save paint, time and temper.</p>
<h3>It dries lighter</h3>
<p>Watercolour loses about a quarter of its strength when it dries. What looks right while wet will be pale tomorrow. Be a little braver than you feel.</p>
<p><strong>Exercise.</strong> Mix twelve greens in a row, from nearly yellow to nearly blue. Then look out of the window and find which of them grow there.</p>`,
        `<p>«رنگ‌های من همیشه گل‌آلود می‌شود!» گل‌آلود شدن بدشانسی نیست. دو علت دارد و جلوی هر دو را می‌شود گرفت.</p>
<h3>علت اول: رنگ‌های زیاد با هم</h3>
<p>هر وقت هر سه رنگ اصلی به اندازه‌ی نزدیک به هم جمع شوند، یکدیگر را خاموش می‌کنند. دو رنگ اصلی رنگی تمیز می‌دهند؛ کمی از سومی آرامش می‌کند؛ و به همان اندازه از سومی قهوه‌ای یا خاکستری‌اش می‌کند. پس از پیش تصمیم بگیر: <strong>کدام دو رنگ را ترکیب می‌کنم و به سومی چقدر اجازه می‌دهم؟</strong></p>
<ul>
<li><em>سبزِ برگ در آفتاب:</em> زرد با کمی آبی.</li>
<li><em>سبزِ برگ در سایه:</em> آبی با زرد و ذره‌ای قرمز.</li>
<li><em>قهوه‌ای گرم:</em> نارنجی با کمی آبی.</li>
<li><em>خاکستری زنده:</em> آبی و نارنجی به یک اندازه، با آب زیاد.</li>
</ul>
<h3>علت دوم: هم زدن روی کاغذ</h3>
<p>ضربه را بگذار و رهایش کن. هر بار که دوباره رویش بکشی، رنگ زیرین را شل می‌کنی و درخشش می‌رود. روی بشقاب آن‌قدر ترکیب کن تا رنگ را بپسندی، روی تکه‌کاغذی امتحانش کن و بعد فقط یک بار بکش.</p>
<h3>همیشه از روشن به تیره</h3>
<p>با رنگ روشن‌تر شروع کن و تیره‌تر را ذره‌ذره اضافه کن. یک ذره آبی کلی زرد را سبز می‌کند، ولی برای عوض کردن آبی یک کوه زرد لازم است. این‌طوری هم رنگ کمتر مصرف می‌شود، هم وقت و هم اعصاب.</p>
<h3>خشکش کم‌رنگ‌تر است</h3>
<p>آبرنگ وقتی خشک می‌شود حدود یک‌چهارم قوتش را از دست می‌دهد. چیزی که خیسش اندازه به نظر می‌آید فردا رنگ‌پریده است. کمی شجاع‌تر از آنچه دلت می‌گوید باش.</p>
<p><strong>تمرین.</strong> دوازده سبز پشت سر هم بساز، از نزدیک به زرد تا نزدیک به آبی. بعد از پنجره بیرون را نگاه کن و ببین کدامشان آن‌جا روییده‌اند.</p>`,
      ],
    ),
    pdf(
      5,
      ['The learning guide', 'راهنمای یادگیری'],
      [
        '<p>A guide of a few pages about learning something new and keeping at it: set a small goal, practise often and briefly, and look back at what you have done. Read it here while your colour wheel dries.</p>',
        '<p>راهنمایی چندصفحه‌ای درباره‌ی یاد گرفتن چیزهای تازه و ادامه دادن: هدف کوچک بگذار، کوتاه ولی زیاد تمرین کن و به کارهایی که کرده‌ای نگاه کن. تا چرخه‌ی رنگت خشک شود، همین‌جا بخوانش.</p>',
      ],
    ),
    quiz(
      5,
      ['Colour detective', 'کارآگاه رنگ'],
      [
        '<p>Four riddles about mixing. Try them with real paint if you are unsure!</p>',
        '<p>چهار معما درباره‌ی ترکیب رنگ. اگر مطمئن نیستی با رنگ واقعی امتحان کن!</p>',
      ],
      [
        [
          [
            'Which colour faces blue on the wheel of yellow, red and blue?',
            'در چرخه‌ی زرد و قرمز و آبی، کدام رنگ روبه‌روی آبی است؟',
          ],
          [
            ['Green', 'سبز'],
            ['Orange', 'نارنجی'],
            ['Violet', 'بنفش'],
          ],
          1,
          [
            'Orange is made of the two primaries that are not blue: yellow and red.',
            'نارنجی از همان دو رنگ اصلی ساخته می‌شود که آبی نیستند: زرد و قرمز.',
          ],
        ],
        [
          [
            'You want a calmer, shadier green. What do you add?',
            'سبزی آرام‌تر و سایه‌دارتر می‌خواهی. چه اضافه می‌کنی؟',
          ],
          [
            ['A trace of red', 'ذره‌ای قرمز'],
            ['A lot of water', 'آب زیاد'],
            ['More yellow', 'زرد بیشتر'],
          ],
          0,
          [
            'Red is the complement of green; a little of it takes away the shrillness. Water only makes it paler.',
            'قرمز مکمل سبز است و کمی از آن تندی رنگ را می‌گیرد. آب فقط کم‌رنگش می‌کند.',
          ],
        ],
        [
          ['Why start mixing with the lighter colour?', 'چرا ترکیب را با رنگ روشن‌تر شروع می‌کنیم؟'],
          [
            ['Because dark paint is more expensive', 'چون رنگ تیره گران‌تر است'],
            ['Because a little dark changes light a great deal', 'چون کمی از تیره، روشن را خیلی تغییر می‌دهد'],
            ['Because light paint dries faster', 'چون رنگ روشن زودتر خشک می‌شود'],
          ],
          1,
          [
            'The other way round you would need heaps of the light colour to get back.',
            'برعکسش را بروی، برای برگشتن یک عالمه رنگ روشن لازم می‌شود.',
          ],
        ],
        [
          [
            'A wash looks just right while it is wet. How will it look tomorrow?',
            'یک سطح رنگی وقتی خیس است دقیقاً اندازه به نظر می‌آید. فردا چطور خواهد بود؟',
          ],
          [
            ['Darker', 'تیره‌تر'],
            ['Exactly the same', 'درست همین‌طور'],
            ['Paler', 'کم‌رنگ‌تر'],
          ],
          2,
          [
            'Watercolour dries lighter, so mix it a little stronger than you think.',
            'آبرنگ خشک که می‌شود روشن‌تر است؛ پس کمی پرمایه‌تر از حدست بساز.',
          ],
        ],
      ],
    ),
  ],
}
