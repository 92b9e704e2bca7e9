import type { Fault } from '../../faults/fault.ts'
import { omid, sara } from '../../fixtures/accounts.ts'
import type { Scenario, Step } from '../scenario.ts'
import { dialog, keepButton } from '../selectors.ts'

const text = '/learn/first-steps-in-scratch?lesson=c-001-l-09'
/** A course that is not the first one of Sara's list. */
const other = '/learn/watercolour-for-beginners?lesson=c-002-l-02'

const keepOpenLesson: Step[] = [{ press: keepButton }, { wait: 'article [data-keeping=kept]' }]

const openDialog: Step[] = [{ press: 'main aside > div > button' }, { wait: dialog }]

/** The first box is the whole course, the second one the open chapter. */
const chooseChapter: Step[] = [
  { press: `${dialog} [type=checkbox]`, at: 1 },
  { wait: `${dialog} li:last-child [data-answered=true]` },
]

const keepThem: Step = { press: '.ant-modal-footer button' }

/**
 * The third lesson of the chapter is a paper. The box of the whole chapter is gone when all its lessons are
 * taken.
 */
const PAPER = `${dialog} li:nth-child(3)`

const paperStays: Fault = { path: '/mock-media/pdf/guide*', method: 'GET', kind: 'hold', times: 99 }

const accountMenu: Step = { press: 'header [aria-haspopup=menu]:not(:has(img[src*=flags]))' }

const goTo = (path: string): Step[] => [accountMenu, { press: `[role=menu] a[href="${path}"]` }]

/** The list has come once, for the device. */
const noConnection: Fault[] = [{ operationId: 'getMyCourses', kind: 'drop-request', after: 1, times: 99 }]

const myCoursesOffline: Step[] = [
  ...keepOpenLesson,
  ...goTo('/my-courses'),
  { wait: 'main form[role=search]' },
]

/** Lessons that the device keeps. */
export const keeping: Scenario[] = [
  {
    name: 'learn-keep',
    title: ['Lessons to keep on the device, with their sizes', 'درس‌هایی برای نگه داشتن، با اندازه‌هایشان'],
    path: text,
    as: sara.email,
    steps: [...openDialog, ...chooseChapter],
    shows: 'keeping.dialog.title',
  },
  {
    name: 'learn-keep-loading',
    title: ['Lessons are on their way to the device', 'درس‌ها در راه دستگاه‌اند'],
    path: text,
    as: sara.email,
    faults: [paperStays],
    steps: [...openDialog, ...chooseChapter, keepThem, { wait: `${PAPER} [data-keeping=loading]` }],
    shows: 'keeping.pause',
  },
  {
    name: 'learn-keep-done',
    title: ['A chapter is on the device', 'یک فصل روی دستگاه است'],
    path: text,
    as: sara.email,
    steps: [...openDialog, ...chooseChapter, keepThem, { wait: `${PAPER} [data-keeping=kept]` }],
    shows: 'keeping.kept',
  },
  {
    name: 'learn-kept',
    title: ['A lesson that is on the device', 'درسی که روی دستگاه است'],
    path: text,
    as: sara.email,
    steps: keepOpenLesson,
    shows: 'keeping.remove',
  },
  {
    name: 'learn-kept-delete',
    title: ['Delete a lesson from the device?', 'درس از دستگاه پاک شود؟'],
    path: text,
    as: sara.email,
    steps: [...keepOpenLesson, { press: 'article [data-keeping] + span button' }, { wait: dialog }],
    shows: 'keeping.question.title',
  },
  {
    name: 'my-courses-offline',
    title: ['My courses without a connection', 'دوره‌های من بدون اینترنت'],
    path: other,
    as: sara.email,
    faults: noConnection,
    steps: myCoursesOffline,
    shows: 'keeping.offline',
  },
  {
    name: 'my-courses-offline-no-match',
    title: ['Nothing on the device fits the search', 'چیزی روی دستگاه با جستجو جور نیست'],
    path: other,
    as: sara.email,
    faults: noConnection,
    steps: [...myCoursesOffline, { fill: 'main form input', with: 'zzzz' }],
  },
  {
    name: 'courses-offline',
    title: ['The catalogue points to the device', 'فهرست دوره‌ها به دستگاه اشاره می‌کند'],
    path: text,
    as: sara.email,
    faults: [{ operationId: 'getCourses', kind: 'drop-request', times: 99 }],
    steps: [...keepOpenLesson, { press: 'footer a[href="/courses"]' }, { wait: 'main [role=alert]' }],
    shows: 'keeping.elsewhere',
  },
  {
    name: 'courses-kept',
    title: ['A course of the catalogue is on the device', 'دوره‌ای از فهرست روی دستگاه است'],
    path: text,
    as: sara.email,
    steps: [...keepOpenLesson, { press: 'footer a[href="/courses"]' }, { wait: 'main article p + p' }],
  },
  {
    name: 'profile-kept',
    title: ['The lessons on the device, in the profile', 'درس‌های روی دستگاه در نمایه'],
    path: text,
    as: sara.email,
    steps: [
      ...openDialog,
      ...chooseChapter,
      keepThem,
      { wait: `${PAPER} [data-keeping=kept]` },
      { key: 'Escape' },
      ...goTo('/user/profile'),
      { scroll: '[aria-labelledby=kept-title] [data-keeping=kept]', at: 1 },
    ],
    shows: 'keeping.storage.removeAll',
  },
  {
    name: 'profile-kept-none',
    title: ['No lessons on the device', 'هیچ درسی روی دستگاه نیست'],
    path: '/user/profile',
    as: omid.email,
    steps: [{ scroll: '[aria-labelledby=kept-title] p' }],
    shows: 'keeping.storage.title',
  },
  {
    name: 'sign-out-kept',
    title: ['A sign-out with lessons on the device', 'خروج با درس‌هایی روی دستگاه'],
    path: text,
    as: sara.email,
    steps: [
      ...keepOpenLesson,
      accountMenu,
      { press: '[role=menu] [role=menuitem]', at: -1 },
      { wait: dialog },
    ],
    shows: 'keeping.signOut.title',
  },
]
