import { omid, sara } from '../../fixtures/accounts.ts'
import type { Scenario } from '../scenario.ts'

const coursesFail = { operationId: 'getCourses', kind: 'html', times: 99 } as const

/** The fingerprint under which the client stores an order of Omid's e-mail. */
const OMID_FINGERPRINT = '7ltdqna1v2'

/** The frame around all pages, and the home page. */
export const frame: Scenario[] = [
  { name: 'home', title: ['Home', 'خانه'], rows: ['signed-out'], path: '/' },
  {
    name: 'home-whole',
    title: ['Home with all its sections', 'خانه با همهٔ بخش‌هایش'],
    path: '/',
    steps: [{ key: 'Shift' }, { wait: '[data-section=join] h2' }, { wait: '[data-section=courses] article' }],
  },
  {
    name: 'home-signed-in',
    title: ['Home of a user', 'خانه برای کاربر'],
    rows: ['signed-in'],
    path: '/',
    as: sara.email,
  },
  {
    name: 'home-courses-failed',
    title: ['Home without its courses', 'خانه بدون دوره‌ها'],
    // A document holds the courses; a step within the site has to ask for them.
    path: '/faqs',
    faults: [coursesFail],
    steps: [{ press: 'header a[href="/"]' }, { wait: '[data-section]' }, { key: 'Shift' }],
    shows: 'home.courses.failed',
  },
  {
    name: 'home-film',
    title: ['The film of the home page', 'فیلم صفحهٔ خانه'],
    path: '/',
    steps: [{ press: '[aria-labelledby=how] button' }, { wait: '[aria-labelledby=how] video:focus' }],
  },
  {
    name: 'language-menu',
    title: ['The menu of languages', 'فهرست زبان‌ها'],
    rows: ['language-picker'],
    path: '/',
    steps: [{ press: 'header button:has(img[src*=flags])' }, { wait: '[role=menuitemradio]' }],
  },
  {
    name: 'account-menu',
    title: ['The menu of a user', 'فهرست کاربر'],
    rows: ['signed-in'],
    path: '/courses',
    as: sara.email,
    steps: [{ press: 'header [aria-haspopup=menu]:not(:has(img[src*=flags]))' }, { wait: '[role=menuitem]' }],
  },
  {
    name: 'phone-menu',
    title: ['The menu of a phone', 'فهرست گوشی'],
    rows: ['menu-collapsed'],
    path: '/about-us',
    widths: [360],
    steps: [{ press: 'header nav [aria-haspopup=menu]' }, { wait: 'header nav [role=menu] a' }],
  },
  {
    name: 'not-found',
    title: ['A page that does not exist', 'صفحه‌ای که وجود ندارد'],
    rows: ['unknown-route'],
    path: '/nowhere',
    shows: 'notFound.title',
  },
  {
    name: 'donation-reminder',
    title: ['A donation that waits for the registration', 'کمکی که منتظر ثبت‌نام است'],
    path: '/',
    as: omid.email,
    device: (now) => ({
      'donation:wishes': { [OMID_FINGERPRINT]: { interval: 'month', amount: '20', boundAt: now } },
    }),
    steps: [{ wait: '#notices a' }],
  },
]
