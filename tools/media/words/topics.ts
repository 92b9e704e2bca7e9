/** English and Persian, thirty topics of ten words each: one word a page. */
export const topics: { name: readonly [english: string, persian: string]; words: string }[] = [
  {
    name: ['Hello', 'سلام و احوال‌پرسی'],
    words:
      'hello=سلام|goodbye=خداحافظ|please=لطفاً|thank you=متشکرم|sorry=ببخشید|yes=بله|no=نه|good morning=صبح بخیر|good night=شب بخیر|welcome=خوش آمدی',
  },
  {
    name: ['My family', 'خانواده‌ی من'],
    words:
      'mother=مادر|father=پدر|sister=خواهر|brother=برادر|grandmother=مادربزرگ|grandfather=پدربزرگ|baby=نوزاد|child=بچه|family=خانواده|friend=دوست',
  },
  {
    name: ['My face', 'صورت من'],
    words:
      'face=صورت|eye=چشم|ear=گوش|nose=بینی|mouth=دهان|tooth=دندان|tongue=زبان|hair=مو|chin=چانه|cheek=گونه',
  },
  {
    name: ['My body', 'بدن من'],
    words:
      'head=سر|hand=دست|finger=انگشت|arm=بازو|leg=پا|knee=زانو|foot=کف پا|back=پشت|heart=قلب|shoulder=شانه',
  },
  {
    name: ['Colours', 'رنگ‌ها'],
    words:
      'red=قرمز|blue=آبی|yellow=زرد|green=سبز|orange=نارنجی|purple=بنفش|pink=صورتی|brown=قهوه‌ای|black=سیاه|white=سفید',
  },
  {
    name: ['Numbers', 'عددها'],
    words: 'one=یک|two=دو|three=سه|four=چهار|five=پنج|six=شش|seven=هفت|eight=هشت|nine=نه|ten=ده',
  },
  {
    name: ['Shapes and sizes', 'شکل و اندازه'],
    words:
      'circle=دایره|square=مربع|triangle=مثلث|line=خط|star=ستاره|big=بزرگ|small=کوچک|long=بلند|short=کوتاه|round=گرد',
  },
  {
    name: ['On the farm', 'در مزرعه'],
    words:
      'cow=گاو|sheep=گوسفند|horse=اسب|hen=مرغ|duck=اردک|goat=بز|donkey=الاغ|rooster=خروس|chick=جوجه|lamb=بره',
  },
  {
    name: ['At home with us', 'حیوان‌های خانه'],
    words:
      'cat=گربه|dog=سگ|rabbit=خرگوش|bird=پرنده|fish=ماهی|mouse=موش|turtle=لاک‌پشت|parrot=طوطی|hamster=همستر|kitten=بچه‌گربه',
  },
  {
    name: ['Wild animals', 'حیوان‌های وحشی'],
    words:
      'lion=شیر|tiger=ببر|elephant=فیل|bear=خرس|wolf=گرگ|fox=روباه|monkey=میمون|giraffe=زرافه|snake=مار|deer=آهو',
  },
  {
    name: ['Small animals', 'حیوان‌های کوچک'],
    words:
      'bee=زنبور|ant=مورچه|butterfly=پروانه|spider=عنکبوت|snail=حلزون|frog=قورباغه|ladybird=کفش‌دوزک|fly=مگس|worm=کرم|cricket=جیرجیرک',
  },
  {
    name: ['In the sea', 'در دریا'],
    words:
      'sea=دریا|whale=نهنگ|dolphin=دلفین|shark=کوسه|crab=خرچنگ|shell=صدف|wave=موج|sand=شن|boat=قایق|island=جزیره',
  },
  {
    name: ['In the garden', 'در باغ'],
    words:
      'tree=درخت|flower=گل|leaf=برگ|grass=چمن|seed=دانه|root=ریشه|branch=شاخه|garden=باغ|rose=گل سرخ|soil=خاک',
  },
  {
    name: ['The sky', 'آسمان'],
    words:
      'sky=آسمان|sun=خورشید|moon=ماه|cloud=ابر|rain=باران|snow=برف|wind=باد|rainbow=رنگین‌کمان|storm=توفان|light=نور',
  },
  {
    name: ['The land', 'زمین'],
    words:
      'mountain=کوه|river=رود|lake=دریاچه|forest=جنگل|desert=بیابان|stone=سنگ|hill=تپه|field=دشت|road=جاده|bridge=پل',
  },
  {
    name: ['Fruit', 'میوه'],
    words:
      'apple=سیب|orange=پرتقال|banana=موز|grapes=انگور|pear=گلابی|cherry=گیلاس|peach=هلو|melon=خربزه|pomegranate=انار|strawberry=توت‌فرنگی',
  },
  {
    name: ['Vegetables', 'سبزی‌ها'],
    words:
      'carrot=هویج|potato=سیب‌زمینی|tomato=گوجه‌فرنگی|onion=پیاز|cucumber=خیار|lettuce=کاهو|corn=ذرت|bean=لوبیا|spinach=اسفناج|garlic=سیر',
  },
  {
    name: ['Food', 'خوراکی'],
    words:
      'bread=نان|rice=برنج|cheese=پنیر|egg=تخم‌مرغ|meat=گوشت|soup=سوپ|butter=کره|honey=عسل|salt=نمک|sugar=شکر',
  },
  {
    name: ['Drinks and dishes', 'نوشیدنی و ظرف'],
    words:
      'water=آب|milk=شیر|tea=چای|juice=آب‌میوه|cup=فنجان|glass=لیوان|plate=بشقاب|spoon=قاشق|fork=چنگال|bottle=بطری',
  },
  {
    name: ['The house', 'خانه'],
    words:
      'house=خانه|door=در|window=پنجره|wall=دیوار|roof=سقف|room=اتاق|kitchen=آشپزخانه|stairs=پله|key=کلید|lamp=چراغ',
  },
  {
    name: ['My room', 'اتاق من'],
    words:
      'bed=تخت|pillow=بالش|blanket=پتو|table=میز|chair=صندلی|mirror=آینه|clock=ساعت|carpet=فرش|shelf=قفسه|box=جعبه',
  },
  {
    name: ['Clothes', 'لباس'],
    words:
      'shirt=پیراهن|trousers=شلوار|skirt=دامن|shoe=کفش|sock=جوراب|hat=کلاه|coat=پالتو|scarf=شال|glove=دستکش|button=دکمه',
  },
  {
    name: ['School', 'مدرسه'],
    words:
      'school=مدرسه|teacher=معلم|book=کتاب|pencil=مداد|pen=خودکار|paper=کاغذ|bag=کیف|ruler=خط‌کش|board=تخته|lesson=درس',
  },
  {
    name: ['Toys and play', 'اسباب‌بازی و بازی'],
    words:
      'ball=توپ|doll=عروسک|kite=بادبادک|game=بازی|swing=تاب|puzzle=پازل|drum=طبل|robot=ربات|balloon=بادکنک|slide=سرسره',
  },
  {
    name: ['In town', 'در شهر'],
    words:
      'city=شهر|street=خیابان|shop=مغازه|park=پارک|hospital=بیمارستان|library=کتابخانه|market=بازار|school bus=سرویس مدرسه|village=روستا|house number=پلاک خانه',
  },
  {
    name: ['On the way', 'در راه'],
    words:
      'car=ماشین|bus=اتوبوس|train=قطار|bicycle=دوچرخه|ship=کشتی|plane=هواپیما|wheel=چرخ|ticket=بلیت|map=نقشه|traffic light=چراغ راهنمایی',
  },
  {
    name: ['What I do', 'کارهایی که می‌کنم'],
    words:
      'go=رفتن|come=آمدن|see=دیدن|hear=شنیدن|eat=خوردن|drink=نوشیدن|sleep=خوابیدن|run=دویدن|read=خواندن|write=نوشتن',
  },
  {
    name: ['What I can do', 'کارهایی که بلدم'],
    words:
      'draw=نقاشی کردن|sing=آواز خواندن|jump=پریدن|swim=شنا کردن|cook=آشپزی کردن|build=ساختن|help=کمک کردن|laugh=خندیدن|think=فکر کردن|learn=یاد گرفتن',
  },
  {
    name: ['How I feel', 'حال من'],
    words:
      'happy=شاد|sad=غمگین|tired=خسته|hungry=گرسنه|thirsty=تشنه|brave=شجاع|kind=مهربان|angry=عصبانی|quiet=آرام|curious=کنجکاو',
  },
  {
    name: ['Day and year', 'روز و سال'],
    words:
      'day=روز|night=شب|morning=صبح|evening=عصر|today=امروز|tomorrow=فردا|spring=بهار|summer=تابستان|autumn=پاییز|winter=زمستان',
  },
]
