import { omid, sara } from '../../fixtures/accounts.ts'
import type { Scenario, Step } from '../scenario.ts'
import { dialog } from '../selectors.ts'
import { enrolledIn } from '../worldChanges.ts'

const player = '/learn/first-steps-in-scratch'
const lesson = (number: string) => `${player}?lesson=c-001-l-${number}`
const next: Step = { press: 'main nav button', at: -1 }
const submitQuiz: Step = { press: 'form button[type=submit]' }

const answerOf = (question: number, option: number): Step => ({
  press: `form fieldset:nth-of-type(${question + 1}) [type=radio]`,
  at: option,
})

/** In each question the option with this number; the right ones are 2, 0, 1 and 1. */
const answers = (...options: number[]) => options.map((option, question) => answerOf(question, option))

const reportsFail = ['updateProgress', 'markComplete'] as const

/** A lesson of the course whose lessons have nothing to show. */
const bare = (number: string) => ({
  path: `/learn/bare-lessons?lesson=bare-lessons-l-${number}`,
  world: enrolledIn(omid.id, 'bare-lessons'),
  as: omid.email,
})

const viewers: Omit<Scenario, 'as'>[] = [
  { name: 'learn', title: ['The player', 'کلاس درس'], path: player },
  { name: 'learn-text', title: ['A text', 'یک متن'], rows: ['viewer-text'], path: lesson('02') },
  { name: 'learn-picture', title: ['A picture', 'یک تصویر'], rows: ['viewer-image'], path: lesson('03') },
  {
    name: 'learn-pdf',
    title: ['A PDF', 'یک پی‌دی‌اف'],
    rows: ['viewer-pdf'],
    path: lesson('10'),
    steps: [{ wait: '[data-words] span' }],
  },
  { name: 'learn-video', title: ['A video', 'یک ویدیو'], rows: ['viewer-video'], path: lesson('08') },
  {
    name: 'learn-video-menu',
    title: ['The settings of a video', 'تنظیمات ویدیو'],
    path: lesson('08'),
    steps: [{ press: '[data-plyr=settings]' }, { wait: '.plyr__menu__container [role=menuitem]' }],
  },
  { name: 'learn-quiz', title: ['A quiz', 'یک آزمون'], rows: ['viewer-quiz'], path: lesson('11') },
]

const quizzes: Omit<Scenario, 'as'>[] = [
  {
    name: 'learn-quiz-unanswered',
    title: ['A quiz with open questions', 'آزمونی با پرسش‌های بی‌پاسخ'],
    path: lesson('11'),
    steps: [answerOf(1, 0), submitQuiz, { wait: 'form section' }],
    shows: 'learn.quiz.openTitle',
  },
  {
    name: 'learn-quiz-result',
    title: ['A result of a quiz', 'نتیجهٔ یک آزمون'],
    rows: ['quiz-middle'],
    path: lesson('04'),
  },
  {
    name: 'learn-quiz-result-good',
    title: ['A good result', 'نتیجه‌ای خوب'],
    rows: ['quiz-good'],
    path: lesson('11'),
    steps: [...answers(2, 0, 1, 1), submitQuiz, { wait: '[data-level=good]' }],
  },
  {
    name: 'learn-quiz-result-low',
    title: ['A low result, with a question not attempted', 'نتیجه‌ای پایین با پرسشی بی‌پاسخ'],
    rows: ['quiz-low'],
    path: lesson('11'),
    steps: [
      ...answers(2, 1, 0),
      submitQuiz,
      { press: 'form section button:not(li button)' },
      { wait: '[data-level=low]' },
    ],
  },
  {
    name: 'learn-quiz-not-saved',
    title: ['The answers are not saved, the result still shows', 'پاسخ‌ها ذخیره نشدند ولی نتیجه دیده می‌شود'],
    rows: ['quiz-save-failure'],
    path: lesson('11'),
    faults: reportsFail.map((operationId) => ({ operationId, kind: 'drop-request', times: 99 })),
    steps: [...answers(2, 0, 1, 1), submitQuiz, { wait: '[data-level=good]' }],
  },
]

const missing: Scenario[] = [
  {
    name: 'learn-video-unavailable',
    title: ['A video without a source', 'ویدیویی بدون فایل'],
    rows: ['video-unavailable'],
    ...bare('01'),
    shows: 'learn.video.unavailable',
  },
  {
    name: 'learn-picture-unavailable',
    title: ['A picture without a source', 'تصویری بدون فایل'],
    rows: ['image-unavailable'],
    ...bare('02'),
    shows: 'learn.image.unavailable',
  },
  {
    name: 'learn-pdf-unavailable',
    title: ['A PDF without a source', 'پی‌دی‌افی بدون فایل'],
    rows: ['pdf-unavailable'],
    ...bare('03'),
    shows: 'learn.pdf.unavailable',
  },
  {
    name: 'learn-quiz-unavailable',
    title: ['A quiz without questions', 'آزمونی بدون پرسش'],
    rows: ['quiz-unavailable'],
    ...bare('04'),
    shows: 'learn.quiz.unavailable',
  },
  {
    name: 'learn-text-unavailable',
    title: ['A text without words', 'متنی بدون نوشته'],
    ...bare('05'),
    shows: 'learn.text.unavailable',
  },
]

const lost: Omit<Scenario, 'as'>[] = [
  {
    name: 'learn-video-failed',
    title: ['A video that does not come', 'ویدیویی که نمی‌رسد'],
    path: lesson('08'),
    faults: [{ path: '/mock-media/*.m3u8', kind: 'drop-request', times: 99 }],
    steps: [{ wait: '[data-video-box] [role=alert]' }],
  },
  {
    name: 'learn-picture-broken',
    title: ['A picture that does not come', 'تصویری که نمی‌رسد'],
    rows: ['image-broken'],
    // No other scenario shows this picture, so no cache of the browser has it.
    path: '/learn/watercolour-for-beginners?lesson=c-002-l-05',
    faults: [{ path: '/mock-media/*three-washes*', kind: 'drop-request', times: 99 }],
    steps: [{ wait: 'article figcaption button' }],
  },
  {
    name: 'learn-pdf-failed',
    title: ['A PDF that does not come', 'پی‌دی‌افی که نمی‌رسد'],
    path: lesson('10'),
    faults: [{ path: '/mock-media/pdf/guide*', kind: 'drop-request', times: 99 }],
    steps: [{ wait: 'article section [role=alert]' }],
  },
]

const saving: Omit<Scenario, 'as'>[] = [
  {
    name: 'learn-on-device',
    title: ['What is learned stays on the device', 'آموخته‌ها روی دستگاه می‌مانند'],
    rows: ['progress-update-failure'],
    path: lesson('09'),
    faults: reportsFail.map((operationId) => ({ operationId, kind: 'drop-request', times: 99 })),
    steps: [next, { wait: '[data-save-status=onDevice]' }, { wait: '[data-words] span' }],
  },
  {
    name: 'learn-refused',
    title: ['The server does not take what is learned', 'کارساز آموخته‌ها را نمی‌پذیرد'],
    rows: ['mark-complete-failure'],
    path: lesson('09'),
    faults: reportsFail.map((operationId) => ({
      operationId,
      kind: 'status',
      status: 404,
      body: { message: 'No' },
      times: 99,
    })),
    complains: /The server does not accept what was learned/,
    steps: [next, { wait: '[data-save-status=refused]' }, { press: '[data-save-status] [aria-expanded]' }],
  },
  {
    name: 'learn-section-done',
    title: ['No lesson comes next', 'درس بعدی نیست'],
    rows: ['section-done'],
    path: lesson('15'),
    steps: [next, { wait: 'main [role=status] a' }],
  },
  {
    name: 'learn-course-done',
    title: ['The course is completed', 'دوره تمام شد'],
    rows: ['course-done'],
    path: '/learn/hello-english?lesson=c-003-l-07',
    steps: [next, { wait: dialog }],
  },
]

const states: Scenario[] = [
  {
    name: 'learn-no-match',
    title: ['No lesson fits the search', 'درسی با این جستجو پیدا نشد'],
    rows: ['player-no-match'],
    path: player,
    as: sara.email,
    widths: [1280],
    steps: [{ fill: 'main [type=search]', with: 'zzzz' }],
    shows: 'learn.noMatch',
  },
  {
    name: 'learn-loading',
    title: ['The player is still loading', 'کلاس درس هنوز بارگذاری می‌شود'],
    rows: ['player-loading'],
    path: player,
    as: sara.email,
    faults: [{ operationId: 'getFullCourse', kind: 'hold', times: 99 }],
    shows: 'learn.loading',
  },
  {
    name: 'learn-no-lessons',
    title: ['A course without lessons', 'دوره‌ای بدون درس'],
    rows: ['player-no-lesson'],
    path: '/learn/no-lessons',
    as: omid.email,
    world: enrolledIn(omid.id, 'no-lessons'),
    shows: 'learn.select',
  },
  {
    name: 'learn-progress-fallback',
    title: ['The list of courses stands in for the progress', 'فهرست دوره‌ها جای پیشرفت را می‌گیرد'],
    rows: ['progress-fallback'],
    complains: /The enrollment could not be checked/,
    path: player,
    as: sara.email,
    faults: [{ operationId: 'getEnrollmentProgress', kind: 'status', status: 400, times: 99 }],
    steps: [{ wait: 'main article' }],
  },
  {
    name: 'learn-not-enrolled',
    title: ['Not enrolled', 'ثبت‌نام نشده'],
    rows: ['not-enrolled'],
    path: player,
    as: omid.email,
    shows: 'learn.notEnrolled.title',
  },
  {
    name: 'learn-unknown',
    title: ['The player of a course that does not exist', 'کلاس درس دوره‌ای که وجود ندارد'],
    rows: ['player-unknown'],
    path: '/learn/no-such-course',
    as: sara.email,
    shows: 'notFound.title',
  },
  {
    name: 'learn-failed',
    title: ['The course of the player cannot be loaded', 'دورهٔ کلاس درس بارگذاری نمی‌شود'],
    rows: ['player-failure'],
    path: player,
    as: sara.email,
    faults: [{ operationId: 'getFullCourse', kind: 'html', times: 99 }],
    shows: 'learn.failed',
  },
]

/** The player with its viewers and results. */
export const learning: Scenario[] = [
  ...[...viewers, ...quizzes].map((one) => ({ ...one, as: sara.email })),
  ...missing,
  ...[...lost, ...saving].map((one) => ({ ...one, as: sara.email })),
  ...states,
]
