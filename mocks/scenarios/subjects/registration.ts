import type { Scenario, Step } from '../scenario.ts'
import { dialog, invalid, option, submit } from '../selectors.ts'

const send: Step = { press: submit }
const fileField = 'main input[type=file]'
const photo: Step = { attach: fileField, file: '/mock-media/files/photo.png' }
const fillIn = (fields: Record<string, string>): Step[] =>
  Object.entries(fields).map(([name, text]) => ({ fill: `main [name=${name}]`, with: text }))

const person = {
  firstName: 'Jonas',
  lastName: 'Berg',
  email: 'jonas@example.org',
  confirmEmail: 'jonas@example.org',
}
const member = fillIn({ ...person, password: 'learn-2026' })
const applicant = fillIn({
  ...person,
  address: 'Nørrebrogade 12',
  city: 'Copenhagen',
  phoneNumber: '20123456',
  message: 'I have taught children to paint for ten years.',
})
const failing = (operationId: 'register' | 'createJobApplication') =>
  [{ operationId, kind: 'status', status: 400, body: { message: 'Not today' }, times: 99 }] as const

/** Registrations, the job application, and their files. */
export const registration: Scenario[] = [
  {
    name: 'member',
    title: ['Member', 'عضو'],
    rows: ['registration-member', 'country-lookup-failure'],
    path: '/registration/member',
  },
  {
    name: 'student',
    title: ['Student', 'دانش‌آموز'],
    rows: ['registration-student'],
    path: '/registration/student',
  },
  {
    name: 'teacher',
    title: ['Teacher', 'آموزگار'],
    rows: ['registration-teacher'],
    path: '/registration/teacher',
  },
  { name: 'school', title: ['School', 'مدرسه'], rows: ['registration-school'], path: '/registration/school' },
  {
    name: 'job',
    title: ['Job application', 'درخواست همکاری'],
    rows: ['registration-job'],
    path: '/registration/job',
  },
  {
    name: 'student-mistakes',
    title: ['A registration without anything typed', 'ثبت‌نام بدون پر کردن خانه‌ها'],
    rows: ['registration-invalid'],
    path: '/registration/student',
    steps: [send, { wait: invalid }],
    shows: 'registration.errors.file.required',
  },
  {
    name: 'teacher-file',
    title: ['A file, and the countries', 'یک فایل و کشورها'],
    path: '/registration/teacher',
    steps: [photo, { wait: 'form bdi' }, { press: 'form [name=country]' }, { wait: option }],
  },
  {
    name: 'job-file-protected',
    title: ['A PDF with a password', 'پی‌دی‌افی با رمز'],
    rows: ['file-protected'],
    path: '/registration/job',
    steps: [{ attach: fileField, file: '/mock-media/files/user-password.pdf' }, { wait: dialog }],
    shows: 'registration.errors.file.protected',
  },
  {
    name: 'job-file-too-large',
    title: ['A file that is too large', 'فایلی که بزرگ‌تر از اندازه است'],
    rows: ['file-too-large'],
    path: '/registration/job',
    steps: [{ attach: fileField, bytes: 5 * 1024 * 1024 + 1 }, { wait: dialog }],
    shows: 'registration.errors.file.tooLarge',
  },
  {
    name: 'member-result',
    title: ['Back with success', 'بازگشت با موفقیت'],
    rows: ['registration-result-true'],
    path: '/registration/member?result=true',
    steps: [{ wait: dialog }],
    shows: 'registration.result.success',
  },
  {
    name: 'member-no-result',
    title: ['Back without success', 'بازگشت بدون موفقیت'],
    rows: ['registration-result-false'],
    path: '/registration/member?result=false',
    steps: [{ wait: dialog }],
    shows: 'registration.result.failure',
  },
  {
    name: 'member-failed',
    title: ['The registration fails', 'ثبت‌نام ناموفق است'],
    rows: ['registration-failure'],
    path: '/registration/member',
    faults: failing('register'),
    steps: [...member, send, { wait: dialog }],
    shows: 'registration.failed',
  },
  {
    name: 'job-failed',
    title: ['The job application fails', 'درخواست همکاری ناموفق است'],
    rows: ['job-failure'],
    path: '/registration/job',
    faults: failing('createJobApplication'),
    steps: [...applicant, photo, { wait: 'form bdi' }, send, { wait: dialog }],
    shows: 'registration.job.failed',
  },
]
