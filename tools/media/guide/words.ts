/** All texts of the worksheet, once for each language. */
export type Words = {
  lang: string
  dir: 'ltr' | 'rtl'
  font: 'Nunito' | 'Vazirmatn'
  title: string
  cover: { under: string; owner: string; subject: string }
  goal: {
    title: string
    lead: string
    big: string
    right: string
    pairs: [string, string][]
    mine: string
    know: string
    help: string
    check: string
    checks: string[]
  }
  often: {
    title: string
    lead: string
    head: [string, string, string, string]
    days: string[]
    place: string
    tips: [string, string][]
  }
  stuck: { title: string; lead: string; steps: [string, string][]; what: string; helped: string }
  back: {
    title: string
    lead: string
    boxes: string[]
    feel: string
    feelings: [string, string, string]
    show: string
  }
  done: {
    title: string
    lead: string
    star: string
    learned: string
    date: string
    proud: string
    next: string
    adults: string
    advice: string[]
  }
}

export const english: Words = {
  lang: 'en',
  dir: 'ltr',
  font: 'Nunito',
  title: 'My learning guide',
  cover: {
    under: 'Six pages to write in, for anything that you would like to learn',
    owner: 'This guide belongs to',
    subject: 'I am learning',
  },
  goal: {
    title: 'A small goal',
    lead: 'Big dreams grow out of small goals. A small goal fits into one week, and you can see when you have reached it.',
    big: 'Too big for a week',
    right: 'Just right',
    pairs: [
      ['I want to be good at drawing.', 'I draw one face from the front.'],
      ['I want to make games.', 'My figure jumps when I press a key.'],
      ['I want to speak English.', 'I can order a tea and say thank you.'],
    ],
    mine: 'My goal for this week',
    know: 'I will know that I can do it when …',
    help: 'Who could help me?',
    check: 'Is it a good goal?',
    checks: [
      'It fits into one week.',
      'I can see when it is done.',
      'It is a little difficult, but not too much.',
      'I chose it myself.',
    ],
  },
  often: {
    title: 'Little and often',
    lead: 'Ten minutes on five days teach you more than one long hour. Colour a star for every day on which you practised.',
    head: ['Day', 'What I did', 'Minutes', 'My star'],
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    place: 'My time and my place for practising',
    tips: [
      ['Lay it out', 'Put everything you need on the table the evening before.'],
      ['Start tiny', 'Begin with the smallest piece. The rest follows by itself.'],
      ['Stop happy', 'Finish while it is still fun, and tomorrow will be easy.'],
    ],
  },
  stuck: {
    title: 'When you are stuck',
    lead: 'Everybody gets stuck. It only means that you have come to the edge of something new. Climb over it step by step.',
    steps: [
      ['Breathe', 'Put it down. Drink some water and look out of the window.'],
      ['Read again', 'Read the last step slowly and aloud.'],
      ['Make it smaller', 'Which tiny part can you do already? Begin there.'],
      ['Change one thing', 'Only one, and then look what happens.'],
      ['Ask', 'Tell somebody what you have tried. Often the answer comes while you tell it.'],
    ],
    what: 'Here I was stuck',
    helped: 'And this helped',
  },
  back: {
    title: 'Look back',
    lead: 'At the end of the week, take five quiet minutes. Whoever looks back sees how far they have come.',
    boxes: ['This I can do now', 'This was harder than I thought', 'This surprised me', 'Next time I will …'],
    feel: 'How was this week? Circle a face.',
    feelings: ['Easy', 'Just right', 'Hard'],
    show: 'Draw here, or stick in, something that you have made',
  },
  done: {
    title: 'You kept at it!',
    lead: 'A whole week of small steps lies behind you. That deserves a star.',
    star: 'This star goes to',
    learned: 'who has learned this in one week:',
    date: 'Date',
    proud: 'Signed by somebody who is proud of you',
    next: 'My next small goal',
    adults: 'For parents and teachers',
    advice: [
      'Ask “What did you try?” rather than “Was it right?”.',
      'Praise the trying and the staying, not the talent.',
      'Let the child choose the goal. A goal of one’s own carries further.',
    ],
  },
}

export const persian: Words = {
  lang: 'fa',
  dir: 'rtl',
  font: 'Vazirmatn',
  title: 'راهنمای یادگیری من',
  cover: {
    under: 'شش صفحه برای نوشتن، برای هر چیزی که دلت می‌خواهد یاد بگیری',
    owner: 'این راهنما مال من است؛ اسمم',
    subject: 'چیزی که دارم یاد می‌گیرم',
  },
  goal: {
    title: 'یک هدف کوچک',
    lead: 'آرزوهای بزرگ از هدف‌های کوچک سبز می‌شوند. هدف کوچک توی یک هفته جا می‌شود و وقتی به آن برسی، خودت می‌بینی.',
    big: 'برای یک هفته زیادی بزرگ',
    right: 'درست به‌اندازه',
    pairs: [
      ['می‌خواهم نقاشی‌ام خوب شود.', 'یک صورت از روبه‌رو می‌کشم.'],
      ['می‌خواهم بازی بسازم.', 'شخصیتم با زدن یک کلید می‌پرد.'],
      ['می‌خواهم انگلیسی حرف بزنم.', 'می‌توانم چای سفارش بدهم و تشکر کنم.'],
    ],
    mine: 'هدف من برای این هفته',
    know: 'وقتی می‌فهمم یاد گرفته‌ام که …',
    help: 'چه کسی می‌تواند کمکم کند؟',
    check: 'هدفم هدف خوبی است؟',
    checks: [
      'توی یک هفته جا می‌شود.',
      'وقتی تمام شود، خودم می‌بینم.',
      'کمی سخت است، ولی نه خیلی.',
      'خودم انتخابش کرده‌ام.',
    ],
  },
  often: {
    title: 'کم، ولی زیاد!',
    lead: 'پنج روز و هر روز ده دقیقه، بیشتر از یک ساعتِ پشت‌سرهم یادت می‌دهد. هر روز که تمرین کردی، یک ستاره رنگ کن.',
    head: ['روز', 'چه کار کردم', 'چند دقیقه', 'ستاره‌ی من'],
    days: ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'],
    place: 'وقت و جای تمرین من',
    tips: [
      ['از شب قبل', 'هرچه لازم داری، شب قبل روی میز بگذار.'],
      ['با یک ذره', 'با کوچک‌ترین تکه شروع کن. بقیه‌اش خودش می‌آید.'],
      ['با دلِ خوش', 'تا هنوز کیف می‌دهد تمامش کن؛ فردا راحت‌تر شروع می‌کنی.'],
    ],
  },
  stuck: {
    title: 'وقتی گیر کردی',
    lead: 'همه گاهی گیر می‌کنند. گیر کردن یعنی رسیده‌ای لبِ یک چیز تازه. پله‌پله از آن بالا برو.',
    steps: [
      ['نفس بکش', 'بگذارش کنار. کمی آب بخور و از پنجره بیرون را نگاه کن.'],
      ['دوباره بخوان', 'قدم آخر را آهسته و بلند بخوان.'],
      ['کوچکش کن', 'کدام تکه‌ی کوچکش را همین حالا بلدی؟ از همان شروع کن.'],
      ['یک چیز را عوض کن', 'فقط یک چیز را؛ بعد ببین چه می‌شود.'],
      ['بپرس', 'برای یک نفر بگو چه کارها کرده‌ای. خیلی وقت‌ها جواب وسط تعریف کردن پیدا می‌شود.'],
    ],
    what: 'این‌جا گیر کردم',
    helped: 'و این کمکم کرد',
  },
  back: {
    title: 'نگاهی به پشت سر',
    lead: 'آخر هفته پنج دقیقه‌ی آرام برای خودت بگذار. کسی که به پشت سرش نگاه می‌کند، می‌بیند چقدر راه آمده است.',
    boxes: ['حالا این را بلدم', 'این سخت‌تر از فکرم بود', 'این برایم عجیب بود', 'دفعه‌ی بعد …'],
    feel: 'این هفته چطور بود؟ دور یک صورتک خط بکش.',
    feelings: ['آسان', 'به‌اندازه', 'سخت'],
    show: 'یکی از کارهایت را این‌جا بکش یا بچسبان',
  },
  done: {
    title: 'آفرین که ادامه دادی!',
    lead: 'یک هفته‌ی پر از قدم‌های کوچک پشت سر توست. این ستاره حق توست.',
    star: 'این ستاره تقدیم می‌شود به',
    learned: 'که در یک هفته این را یاد گرفته است:',
    date: 'تاریخ',
    proud: 'امضای کسی که به تو افتخار می‌کند',
    next: 'هدف کوچک بعدی من',
    adults: 'برای پدر و مادرها و معلم‌ها',
    advice: [
      'به‌جای «درست بود؟» بپرسید «چه چیزهایی را امتحان کردی؟».',
      'از تلاش و پشتکارش تعریف کنید، نه از استعدادش.',
      'بگذارید هدف را خودش انتخاب کند. آدم با هدف خودش راه دورتری می‌رود.',
    ],
  },
}
