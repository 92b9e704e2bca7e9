import { type ChapterDraft, clip, quiz, text } from '../lessons.ts'

export const firstStrokes: ChapterDraft = {
  title: ['First strokes', 'نخستین ضربه‌های قلم‌مو'],
  lessons: [
    clip(
      1,
      ['Why watercolour?', 'چرا آبرنگ؟'],
      [
        `<p>In less than half a minute a landscape appears before you in five washes. Look how the first layers shine through the last ones: watercolour is <strong>transparent</strong>. Light falls through the thin layer of paint onto the white paper and comes back to your eye, like light through a stained-glass window. That is where its glow comes from, and why white paper is your most precious colour.</p>
<p>Have these things ready for the next lessons:</p>
<ul>
<li>a sheet of watercolour paper and one of ordinary paper, to feel the difference;</li>
<li>your brush and two glasses of water, one for washing, one that stays clean;</li>
<li>a cloth. It is a tool too: it decides how wet the brush is.</li>
</ul>`,
        `<p>در کمتر از نیم دقیقه منظره‌ای با پنج لایه رنگ جلوی چشمت پیدا می‌شود. ببین لایه‌های اول چطور از زیر لایه‌های آخر می‌درخشند: آبرنگ <strong>شفاف</strong> است. نور از لایه‌ی نازک رنگ می‌گذرد، به کاغذ سفید می‌رسد و به چشم تو برمی‌گردد؛ درست مثل نوری که از شیشه‌ی رنگی می‌گذرد. درخشش آبرنگ از همین‌جاست و برای همین سفیدی کاغذ باارزش‌ترین رنگ توست.</p>
<p>این‌ها را برای درس‌های بعد آماده کن:</p>
<ul>
<li>یک برگ کاغذ آبرنگ و یک برگ کاغذ معمولی، تا فرقشان را حس کنی؛</li>
<li>قلم‌مو و دو لیوان آب، یکی برای شستن و یکی که تمیز بماند؛</li>
<li>یک پارچه. پارچه هم ابزار است: اوست که تعیین می‌کند قلم‌مو چقدر خیس باشد.</li>
</ul>`,
      ],
    ),
    text(
      7,
      ['What you really need', 'واقعاً چه لازم داری'],
      [
        `<p>Shops love to sell beginners a box of forty-eight colours. You need three, and the money you save belongs in the paper.</p>
<h3>Paper: the one thing not to save on</h3>
<p>Ordinary paper drinks the water, swells and turns into hills. Watercolour paper is thicker and sized, that is, treated so that the water stays on the surface for a while and can be moved. Look for <strong>300 g/m²</strong>: it needs no stretching and forgives a correction. “Cold pressed” means a slight texture and is the best choice for a start.</p>
<h3>Brush: one good one</h3>
<p>A <strong>round brush, size 8</strong>, with a fine point does nearly everything: the belly holds water for large areas, the point draws lines. Synthetic hair is cheap and good. Test the point in the shop: wet it, flick it once, and it should come to a point by itself.</p>
<h3>Paint: three colours</h3>
<ul>
<li>a clear, cool <strong>yellow</strong> (lemon yellow);</li>
<li>a rose-like <strong>red</strong> (often called quinacridone rose or magenta);</li>
<li>a clear <strong>blue</strong> (phthalo or cyan blue).</li>
</ul>
<p>With these you can mix cleaner oranges, greens and violets than with most boxes. Pans are handy on the road, tubes give stronger colour; both are the same paint.</p>
<h3>And from the kitchen</h3>
<p>Two glasses, a white plate for mixing, a cloth, a pencil, a soft eraser. A hair dryer if you are impatient. That is the whole studio.</p>
<p><strong>Care.</strong> Never leave a brush standing on its hair in the glass: it will stay bent. Rinse it, shape the point with your fingers and let it dry lying down.</p>`,
        `<p>فروشگاه‌ها عاشق این‌اند که جعبه‌ی چهل‌وهشت‌رنگ به تازه‌کارها بفروشند. تو فقط سه رنگ لازم داری و پولی را که نگه می‌داری خرج کاغذ کن.</p>
<h3>کاغذ: تنها چیزی که نباید ارزانش را خرید</h3>
<p>کاغذ معمولی آب را می‌نوشد، باد می‌کند و پر از پستی و بلندی می‌شود. کاغذ آبرنگ ضخیم‌تر است و آهار دارد؛ یعنی طوری آماده شده که آب مدتی روی سطحش بماند و بتوان حرکتش داد. دنبال کاغذ <strong>۳۰۰ گرمی</strong> بگرد: لازم نیست آن را بکشی و بچسبانی و یکی دو بار اصلاح را هم می‌بخشد. کاغذ «پرس سرد» کمی بافت دارد و برای شروع بهترین انتخاب است.</p>
<h3>قلم‌مو: یکی، ولی خوب</h3>
<p>یک <strong>قلم‌موی گرد شماره‌ی ۸</strong> با نوک تیز تقریباً همه‌کار می‌کند: شکمش برای سطح‌های بزرگ آب نگه می‌دارد و نوکش خط می‌کشد. موی مصنوعی هم ارزان است و هم خوب. نوکش را در فروشگاه امتحان کن: خیسش کن، یک بار تکانش بده، باید خودش تیز شود.</p>
<h3>رنگ: سه تا</h3>
<ul>
<li>یک <strong>زرد</strong> روشن و سرد (زرد لیمویی)؛</li>
<li>یک <strong>قرمز</strong> مایل به گل سرخ (که بیشتر با نام رُز کیناکریدون یا ماژنتا فروخته می‌شود)؛</li>
<li>یک <strong>آبی</strong> شفاف (آبی فتالو یا سایان).</li>
</ul>
<p>با همین سه رنگ، نارنجی و سبز و بنفشی می‌سازی که از رنگ‌های بیشتر جعبه‌ها تمیزتر است. قرص برای بیرون رفتن راحت است و تیوب رنگ پرمایه‌تری می‌دهد؛ ولی هر دو یک رنگ‌اند.</p>
<h3>و از آشپزخانه</h3>
<p>دو لیوان، یک بشقاب سفید برای ترکیب رنگ، یک پارچه، مداد و پاک‌کن نرم. اگر کم‌طاقتی، سشوار هم بیاور. همه‌ی کارگاه همین است.</p>
<p><strong>مراقبت.</strong> هیچ‌وقت قلم‌مو را با سر توی لیوان رها نکن: موهایش کج می‌ماند. بشویش، نوکش را با انگشت شکل بده و خوابیده بگذار خشک شود.</p>`,
      ],
    ),
    clip(
      1,
      ['Holding the brush', 'قلم‌مو را چطور بگیریم'],
      [
        `<p>Watch only the brush this time: broad strokes for the sky, small ones for the sun. Hold yours further back than a pencil, where the metal ends or even behind it, and let the movement come from your shoulder for long strokes and from your fingers for short ones.</p>
<h3>Five strokes to practise</h3>
<ol>
<li><strong>The thread:</strong> only the point touches the paper; draw a long thin line.</li>
<li><strong>The ribbon:</strong> press the belly down and pull; the line becomes broad.</li>
<li><strong>The leaf:</strong> start with the point, press, pull, and lift again. One movement, one leaf.</li>
<li><strong>The rain:</strong> tap with the point, close together.</li>
<li><strong>The dry brush:</strong> wipe the brush on the cloth and stroke quickly over rough paper; the paint catches only the hills of the texture and sparkles like light on water.</li>
</ol>
<p>Fill one whole page with each of them. Your hand learns what no explanation can teach it.</p>`,
        `<p>این بار فقط قلم‌مو را تماشا کن: حرکت‌های پهن برای آسمان، حرکت‌های کوچک برای خورشید. قلم‌موی خودت را عقب‌تر از مداد بگیر، همان‌جا که فلز تمام می‌شود یا حتی عقب‌تر. برای خط‌های بلند حرکت را از شانه شروع کن و برای خط‌های کوتاه از انگشت‌ها.</p>
<h3>پنج ضربه برای تمرین</h3>
<ol>
<li><strong>نخ:</strong> فقط نوک به کاغذ می‌خورد؛ یک خط بلند و نازک بکش.</li>
<li><strong>روبان:</strong> شکم قلم‌مو را فشار بده و بکش؛ خط پهن می‌شود.</li>
<li><strong>برگ:</strong> با نوک شروع کن، فشار بده، بکش و دوباره بلند کن. یک حرکت، یک برگ.</li>
<li><strong>باران:</strong> با نوک، نزدیک به هم، ضربه‌های ریز بزن.</li>
<li><strong>قلم‌موی خشک:</strong> قلم‌مو را با پارچه پاک کن و تند روی کاغذ زبر بکش؛ رنگ فقط به برجستگی‌های بافت می‌گیرد و مثل نور روی آب می‌درخشد.</li>
</ol>
<p>با هرکدام یک صفحه‌ی کامل را پر کن. دست تو چیزی را یاد می‌گیرد که هیچ توضیحی نمی‌تواند یادش بدهد.</p>`,
      ],
    ),
    quiz(
      4,
      ['Ready to begin?', 'برای شروع آماده‌ای؟'],
      ['<p>Three questions about paper, brush and paint.</p>', '<p>سه پرسش درباره‌ی کاغذ، قلم‌مو و رنگ.</p>'],
      [
        [
          ['Where does the glow of watercolour come from?', 'درخشش آبرنگ از کجا می‌آید؟'],
          [
            ['From white paint that is mixed in', 'از رنگ سفیدی که در آن ترکیب می‌شود'],
            [
              'From light that the white paper sends back through the paint',
              'از نوری که کاغذ سفید از میان رنگ برمی‌گرداند',
            ],
            ['From varnish at the end', 'از لاکی که در پایان زده می‌شود'],
          ],
          1,
          [
            'The layer is transparent; the paper behind it is the lamp. So leave the paper white where you want light.',
            'لایه‌ی رنگ شفاف است و کاغذِ پشت آن مثل چراغ می‌تابد. پس هرجا نور می‌خواهی کاغذ را سفید بگذار.',
          ],
        ],
        [
          ['On what should a beginner not save money?', 'یک تازه‌کار در خرید چه چیزی نباید صرفه‌جویی کند؟'],
          [
            ['The number of colours', 'تعداد رنگ‌ها'],
            ['The paper', 'کاغذ'],
            ['The water glasses', 'لیوان‌های آب'],
          ],
          1,
          [
            'Three colours are enough, but thin paper buckles and drinks the paint away.',
            'سه رنگ کافی است، ولی کاغذ نازک موج برمی‌دارد و رنگ را می‌نوشد.',
          ],
        ],
        [
          ['How should a clean brush be left to dry?', 'قلم‌موی شسته را چطور باید خشک کرد؟'],
          [
            ['On its hair in the glass', 'با سر، توی لیوان'],
            ['Lying down, with its point shaped', 'خوابیده، با نوک شکل‌داده‌شده'],
            ['On a hot heater', 'روی شوفاژ داغ'],
          ],
          1,
          [
            'Standing on its hair bends it for good; heat loosens the glue that holds the hair.',
            'ایستادن روی مو آن را برای همیشه کج می‌کند و گرما چسبی را که موها را نگه داشته شل می‌کند.',
          ],
        ],
      ],
    ),
  ],
}
