import { defineCourse } from './define.ts'
import { firstGame } from './scratch/first-game.ts'
import { loopsAndDecisions } from './scratch/loops-and-decisions.ts'
import { meetScratch } from './scratch/meet-scratch.ts'
import { moveAndSpeak } from './scratch/move-and-speak.ts'

export const firstStepsInScratch = defineCourse({
  id: 'c-001',
  slug: 'first-steps-in-scratch',
  category: 'Coding & Tech',
  ageGroup: '8-11',
  level: 'Beginner',
  price: 0,
  created: '2026-10-28',
  updated: '2026-11-12',
  cover: 'scratch-1',
  title: ['First Steps in Scratch', 'نخستین گام‌ها در اسکرچ'],
  shortDesc: [
    'Snap colourful blocks together, bring a cat to life and build your very first game. No typing and no experience needed.',
    'بلوک‌های رنگی را به هم بچسبان، به یک گربه جان بده و اولین بازی خودت را بساز. نه تایپ لازم است و نه تجربه.',
  ],
  about: [
    `Scratch is a free programming language made for children. Instead of typing long lines of code you snap blocks together like building bricks, and every block is an instruction that the computer will follow exactly.

In this course you start with an empty stage and end with a game of your own: apples fall from a tree, your cat catches them, and a counter keeps the score. On the way you meet the big ideas that all programming languages share: order, events, loops, decisions and variables.`,
    `اسکرچ یک زبان برنامه‌نویسی رایگان است که برای بچه‌ها ساخته شده. به‌جای نوشتن خط‌های طولانی، بلوک‌ها را مثل آجرهای خانه‌سازی به هم می‌چسبانی و هر بلوک دستوری است که رایانه مو‌به‌مو اجرا می‌کند.

در این دوره از یک صحنه‌ی خالی شروع می‌کنی و به بازی خودت می‌رسی: سیب‌ها از درخت می‌افتند، گربه‌ی تو آن‌ها را می‌گیرد و یک شمارنده امتیاز را نگه می‌دارد. در راه با فکرهای بزرگی آشنا می‌شوی که در همه‌ی زبان‌های برنامه‌نویسی هست: ترتیب، رویداد، حلقه، تصمیم و متغیر.`,
  ],
  learn: [
    [
      'Find your way around the Scratch window: stage, sprites, palette and scripts',
      'راهت را در پنجره‌ی اسکرچ پیدا کنی: صحنه، شخصیت‌ها، جعبه‌ی بلوک‌ها و محل کدنویسی',
    ],
    [
      'Make characters move, turn and talk when something happens',
      'کاری کنی که شخصیت‌ها با یک رویداد راه بروند، بچرخند و حرف بزنند',
    ],
    [
      'Use coordinates to put a sprite exactly where you want it',
      'با مختصات، شخصیت را درست همان‌جایی بگذاری که می‌خواهی',
    ],
    [
      'Save work with loops and let your program decide with “if … then”',
      'با حلقه‌ها از کار تکراری راحت شوی و با «اگر … آنگاه» تصمیم گرفتن را به برنامه بسپاری',
    ],
    [
      'Keep score with a variable, find mistakes calmly and share your game',
      'با متغیر امتیاز را نگه داری، اشتباه‌ها را با آرامش پیدا کنی و بازی‌ات را با دیگران به اشتراک بگذاری',
    ],
  ],
  forWhom: [
    `Children of about 8 to 11 who have never programmed before, and parents or teachers who would like to begin together with them. You need a computer or a tablet with a web browser, about half an hour at a time, and some patience: the first program of every programmer had a mistake in it.`,
    `برای بچه‌های حدود ۸ تا ۱۱ ساله که تا حالا برنامه ننوشته‌اند، و برای پدر و مادرها و معلم‌هایی که دوست دارند کنارشان شروع کنند. یک رایانه یا تبلت با مرورگر لازم داری، هر بار حدود نیم ساعت وقت، و کمی صبر: اولین برنامه‌ی هر برنامه‌نویسی یک اشتباه داشته است.`,
  ],
  chapters: [meetScratch, moveAndSpeak, loopsAndDecisions, firstGame],
})
