import { type ChapterDraft, clip, image, quiz, text } from '../lessons.ts'

export const firstPainting: ChapterDraft = {
  title: ['Your first painting: an autumn leaf', 'اولین نقاشی تو: یک برگ پاییزی'],
  lessons: [
    image(
      4,
      ['A leaf in four steps', 'یک برگ در چهار قدم'],
      [
        `<p>Bring a real leaf in from outside and lay it in front of you. The plan:</p>
<ol>
<li><strong>Draw lightly.</strong> The outline and the middle vein, with hardly any pressure; a dark line will shine through for ever.</li>
<li><strong>First layer.</strong> The palest colour that you can find in the leaf, all over. Let it dry.</li>
<li><strong>Second layer, wet in wet.</strong> Wet the leaf again and drop in greens, oranges and reds where you see them. Let them meet by themselves.</li>
<li><strong>Details, on dry paper.</strong> Veins with the point of the brush, and a thin shadow on one half.</li>
</ol>`,
        `<p>یک برگ واقعی از بیرون بیاور و جلویت بگذار. نقشه این است:</p>
<ol>
<li><strong>کم‌رنگ طراحی کن.</strong> دور برگ و رگبرگ میانی را تقریباً بدون فشار بکش؛ خط تیره برای همیشه از زیر رنگ پیداست.</li>
<li><strong>لایه‌ی اول.</strong> روشن‌ترین رنگی را که در برگ پیدا می‌کنی همه‌جا بزن. بگذار خشک شود.</li>
<li><strong>لایه‌ی دوم، خیس در خیس.</strong> برگ را دوباره خیس کن و هرجا سبز و نارنجی و قرمز می‌بینی همان را بچکان. بگذار خودشان به هم برسند.</li>
<li><strong>جزئیات، روی کاغذ خشک.</strong> رگبرگ‌ها با نوک قلم‌مو، و سایه‌ای نازک روی یک نیمه.</li>
</ol>`,
      ],
      ['lessons/leaf-in-four-steps.svg', 'lessons/leaf-in-four-steps-fa.svg'],
    ),
    clip(
      '00:26',
      ['Wash by wash: painting the leaf', 'لایه‌به‌لایه: کشیدن برگ'],
      [
        `<p>Look at the order once more before you begin: light first, each wash dry before the next, the details last. Then paint your leaf in just the same way. Three things to watch for:</p>
<ul>
<li><strong>Turn the paper, not your wrist.</strong> For a clean edge, the point of the brush should always look towards the outline.</li>
<li><strong>Charge the colour.</strong> Touch the wet surface with a loaded brush, lift at once and let the water do the rest. Do not stir.</li>
<li><strong>Wait between the layers.</strong> The back of your hand knows when the paper is dry.</li>
</ul>
<p>Sign your leaf when it is done. Every painting deserves a name.</p>`,
        `<p>پیش از شروع یک بار دیگر به ترتیب کار نگاه کن: اول روشن‌ها، هر لایه خشک پیش از لایه‌ی بعد، و جزئیات آخر. بعد برگت را درست به همین شیوه بکش. حواست به سه چیز باشد:</p>
<ul>
<li><strong>کاغذ را بچرخان، نه مچ دستت را.</strong> برای لبه‌ی تمیز، نوک قلم‌مو همیشه باید رو به خط دور باشد.</li>
<li><strong>رنگ را برسان.</strong> قلم‌موی پر را به سطح خیس بزن، فوری بلند کن و بقیه را به آب بسپار. هم نزن.</li>
<li><strong>میان لایه‌ها صبر کن.</strong> پشت دستت می‌داند کاغذ کِی خشک شده است.</li>
</ul>
<p>وقتی تمام شد برگت را امضا کن. هر نقاشی حق دارد نامی داشته باشد.</p>`,
      ],
    ),
    text(
      6,
      ['Keeping the white', 'نگه داشتن سفیدی'],
      [
        `<p>In oil or acrylic you add white at the end. In watercolour the white is there from the beginning, and your task is not to lose it. So a watercolour painter thinks backwards: <em>first the lightest, last the darkest; and what shall stay white, I leave alone</em>.</p>
<h3>Three ways to keep it</h3>
<ul>
<li><strong>Paint around it.</strong> The simplest way and the liveliest. Mark the spot lightly with the pencil, and steer past.</li>
<li><strong>Wax.</strong> Draw with a white candle: the paint rolls off it. Wonderful for frost, waves and sparkling dew.</li>
<li><strong>Lift it out.</strong> While the wash is damp, take the colour up with a clean, thirsty brush. A soft light remains, perfect for the rounded side of an apple.</li>
</ul>
<h3>Squint!</h3>
<p>Half close your eyes and look at your leaf. The details vanish and you see only three things: light, middle and dark. If these three are in the right place, the painting works, even if not one vein is correct. If they are all the same, no detail will save it.</p>
<p><strong>Exercise.</strong> Paint an egg on a white plate with one single colour. You will be surprised how many whites there are.</p>`,
        `<p>در رنگ روغن و اکریلیک، سفید را آخر اضافه می‌کنند. در آبرنگ سفید از همان اول هست و کار تو این است که از دستش ندهی. پس نقاش آبرنگ برعکس فکر می‌کند: <em>اول روشن‌ترین، آخر تیره‌ترین؛ و به آنچه باید سفید بماند دست نمی‌زنم</em>.</p>
<h3>سه راه برای نگه داشتنش</h3>
<ul>
<li><strong>دورش را رنگ کن.</strong> ساده‌ترین راه و زنده‌ترینشان. جایش را با مداد کم‌رنگ نشان کن و از کنارش بگذر.</li>
<li><strong>شمع.</strong> با شمع سفید خط بکش: رنگ رویش نمی‌ماند. برای یخ‌زدگی، موج و شبنم درخشان عالی است.</li>
<li><strong>برداشتن رنگ.</strong> تا سطح نمناک است، رنگ را با قلم‌موی تمیز و تشنه بردار. روشنی نرمی می‌ماند که برای گردی سیب عالی است.</li>
</ul>
<h3>چشم‌هایت را نیمه‌باز کن!</h3>
<p>چشم‌هایت را نیمه‌باز کن و به برگت نگاه کن. جزئیات ناپدید می‌شوند و فقط سه چیز می‌بینی: روشن، میانه و تیره. اگر این سه سر جای خودشان باشند نقاشی جواب می‌دهد، حتی اگر یک رگبرگ هم درست نباشد. اگر هر سه یکی باشند، هیچ جزئیاتی نجاتش نمی‌دهد.</p>
<p><strong>تمرین.</strong> یک تخم‌مرغ را در بشقاب سفید فقط با یک رنگ بکش. تعجب می‌کنی که چند جور سفید وجود دارد.</p>`,
      ],
    ),
    text(
      5,
      ['First aid for paintings', 'کمک‌های اولیه برای نقاشی'],
      [
        `<p>Something always goes wrong. Good painters are not people without accidents; they are people who stay calm.</p>
<ul>
<li><strong>Too dark?</strong> Wet the place with clean water, wait ten seconds, press a tissue on it, lift. Most modern pigments come off by half; strong blues stain and stay.</li>
<li><strong>A drop fell where it should not?</strong> Do not rub. Touch it with the corner of a dry cloth and let it drink.</li>
<li><strong>A cauliflower has grown?</strong> Let it dry completely. Then soften its edge with a damp brush, or turn it into a bush, a cloud, a stone.</li>
<li><strong>Edges too hard?</strong> Run a clean, damp brush along the edge and dab.</li>
<li><strong>Everything looks flat?</strong> You are probably missing a real dark. Mix your strongest blue with red and a little yellow and set three small accents.</li>
</ul>
<p>And if nothing helps: turn the sheet over. Watercolour paper has two sides, and the second attempt begins with everything that the first has taught you. Keep the failed sheets, too. In a year they will show you, better than any praise, how far you have come.</p>`,
        `<p>همیشه یک چیزی خراب می‌شود. نقاش خوب کسی نیست که برایش اتفاقی نمی‌افتد؛ کسی است که آرام می‌ماند.</p>
<ul>
<li><strong>خیلی تیره شد؟</strong> آن‌جا را با آب تمیز خیس کن، ده ثانیه صبر کن، دستمال را فشار بده و بردار. بیشتر رنگ‌های امروزی تا نصف پاک می‌شوند؛ آبی‌های قوی در کاغذ می‌نشینند و می‌مانند.</li>
<li><strong>قطره‌ای جایی افتاد که نباید؟</strong> نمال. گوشه‌ی پارچه‌ی خشک را به آن برسان و بگذار بنوشد.</li>
<li><strong>گل‌کلم درآمد؟</strong> بگذار کاملاً خشک شود. بعد لبه‌اش را با قلم‌موی نمناک نرم کن، یا آن را به بوته و ابر و سنگ تبدیل کن.</li>
<li><strong>لبه‌ها خیلی تیز است؟</strong> قلم‌موی تمیز و نمناک را کنار لبه بکش و با دستمال بگیر.</li>
<li><strong>همه‌چیز تخت به نظر می‌آید؟</strong> احتمالاً یک تیره‌ی واقعی کم داری. پرمایه‌ترین آبی را با قرمز و کمی زرد ترکیب کن و سه نقطه‌ی کوچک بگذار.</li>
</ul>
<p>و اگر هیچ‌کدام فایده نداشت: برگه را برگردان. کاغذ آبرنگ دو رو دارد و تلاش دوم با همه‌ی چیزهایی شروع می‌شود که اولی یادت داده است. برگه‌های خراب را هم نگه دار. یک سال دیگر بهتر از هر تعریفی نشانت می‌دهند چقدر پیش رفته‌ای.</p>`,
      ],
    ),
    quiz(
      5,
      ['Final quiz', 'آزمون پایانی'],
      [
        '<p>Four last questions. Then hang your leaf on the wall, please: it belongs there.</p>',
        '<p>چهار پرسش آخر. بعد لطفاً برگت را به دیوار بزن؛ جایش همان‌جاست.</p>',
      ],
      [
        [
          [
            'The shine has just gone from the paper and it feels cool. What should you not do now?',
            'برق کاغذ تازه رفته و کاغذ خنک است. حالا چه کاری نباید بکنی؟',
          ],
          [
            ['Wait', 'صبر کردن'],
            ['Put a very wet brush into it', 'گذاشتن قلم‌موی خیلی خیس روی آن'],
            ['Lift colour with a thirsty brush', 'برداشتن رنگ با قلم‌موی تشنه'],
          ],
          1,
          ['A wetter brush in a damp wash makes a cauliflower.', 'قلم‌موی خیس‌تر روی رنگ نمناک گل‌کلم می‌سازد.'],
        ],
        [
          ['In which order does a watercolour grow?', 'یک آبرنگ به چه ترتیبی پیش می‌رود؟'],
          [
            ['From dark to light', 'از تیره به روشن'],
            ['From light to dark', 'از روشن به تیره'],
            ['From left to right', 'از چپ به راست'],
          ],
          1,
          [
            'Transparent paint can always be made darker, but hardly ever lighter.',
            'رنگ شفاف را همیشه می‌شود تیره‌تر کرد، ولی روشن‌تر تقریباً هیچ‌وقت.',
          ],
        ],
        [
          [
            'Which of these keeps the paper white before you paint?',
            'کدام‌یک پیش از رنگ زدن سفیدی کاغذ را نگه می‌دارد؟',
          ],
          [
            ['A white candle', 'شمع سفید'],
            ['A dark pencil line', 'خط تیره‌ی مداد'],
            ['A layer of yellow', 'یک لایه زرد'],
          ],
          0,
          [
            'Wax repels water, so the paint cannot reach the paper.',
            'موم آب را پس می‌زند و رنگ به کاغذ نمی‌رسد.',
          ],
        ],
        [
          ['What do you see best with half-closed eyes?', 'با چشم نیمه‌باز چه چیزی را بهتر می‌بینی؟'],
          [
            ['The small details', 'جزئیات ریز'],
            ['The names of the colours', 'نام رنگ‌ها'],
            ['Light, middle and dark', 'روشن، میانه و تیره'],
          ],
          2,
          [
            'Details disappear and the great areas remain; they carry the picture.',
            'جزئیات محو می‌شوند و سطح‌های بزرگ می‌مانند؛ نقاشی روی همان‌ها می‌ایستد.',
          ],
        ],
      ],
    ),
  ],
}
