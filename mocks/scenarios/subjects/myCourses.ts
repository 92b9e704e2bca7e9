import { omid, sara } from '../../fixtures/accounts.ts'
import type { Scenario } from '../scenario.ts'
import { dialog } from '../selectors.ts'

const myCoursesPath = '/my-courses'
const certificatePath = '/courses/hello-english/certificate'
const overview = { press: 'main article button' }

/** Enrolled courses and certificates. */
export const myCourses: Scenario[] = [
  {
    name: 'my-courses',
    title: ['My courses', 'دوره‌های من'],
    rows: ['my-courses'],
    path: myCoursesPath,
    as: sara.email,
    steps: [{ wait: 'main article' }],
  },
  {
    name: 'my-courses-next',
    title: ['My courses name the next lesson', 'دوره‌های من درس بعدی را می‌گویند'],
    // The device knows which lesson comes next once it has seen the course.
    path: '/courses/first-steps-in-scratch',
    as: sara.email,
    steps: [
      { wait: 'main [role=progressbar]' },
      { press: 'header [aria-haspopup=menu]:not(:has(img[src*=flags]))' },
      { press: '[role=menu] a[href="/my-courses"]' },
      { wait: 'main article a[href*="?lesson="]' },
    ],
    widths: [1280],
  },
  {
    name: 'my-courses-none',
    title: ['No course yet', 'هنوز دوره‌ای نیست'],
    rows: ['my-courses-empty'],
    path: myCoursesPath,
    as: omid.email,
    shows: 'myCourses.empty',
  },
  {
    name: 'my-courses-visitor',
    title: ['My courses ask for the sign-in', 'برای دوره‌های من باید وارد شد'],
    rows: ['my-courses-signed-out'],
    path: myCoursesPath,
    shows: 'signin.submit',
  },
  {
    name: 'my-courses-failed',
    title: ['The enrolled courses cannot be loaded', 'دوره‌های من بارگذاری نمی‌شوند'],
    rows: ['my-courses-failure'],
    path: myCoursesPath,
    as: sara.email,
    faults: [{ operationId: 'getMyCourses', kind: 'html', times: 99 }],
    shows: 'myCourses.failed',
  },
  {
    name: 'my-courses-overview',
    title: ['The overview of a completed course', 'معرفی دوره‌ای که تمام شده'],
    rows: ['course-overview-dialog'],
    path: myCoursesPath,
    as: sara.email,
    steps: [overview, { wait: `${dialog} h3` }],
  },
  {
    name: 'my-courses-overview-failed',
    title: ['The overview cannot be loaded', 'معرفی دوره بارگذاری نمی‌شود'],
    rows: ['overview-failure'],
    path: myCoursesPath,
    as: sara.email,
    faults: [{ operationId: 'getFullCourse', kind: 'html', times: 99 }],
    steps: [overview, { wait: dialog }],
    shows: 'myCourses.overviewFailed',
  },
  {
    name: 'certificate',
    title: ['A certificate', 'یک گواهی'],
    rows: ['certificate'],
    path: certificatePath,
    as: sara.email,
    shows: 'certificate.intro',
  },
  {
    name: 'certificate-not-yet',
    title: ['A certificate that waits', 'گواهی‌ای که در انتظار است'],
    path: '/courses/first-steps-in-scratch/certificate',
    as: sara.email,
    shows: 'certificate.waiting',
  },
  {
    name: 'certificate-not-enrolled',
    title: ['No certificate without enrolment', 'بدون ثبت‌نام گواهی نیست'],
    path: certificatePath,
    as: omid.email,
    shows: 'certificate.none',
  },
  {
    name: 'certificate-name-unknown',
    title: ['A certificate without a name', 'گواهی بدون نام'],
    path: certificatePath,
    as: sara.email,
    faults: [{ operationId: 'getUser', kind: 'drop-request', times: 99 }],
    shows: 'certificate.intro',
  },
  {
    name: 'certificate-failed',
    title: ['The certificate cannot be loaded', 'گواهی بارگذاری نمی‌شود'],
    path: certificatePath,
    as: sara.email,
    faults: [{ operationId: 'getFullCourse', kind: 'html', times: 99 }],
    shows: 'certificate.failed',
  },
]
