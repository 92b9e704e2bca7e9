import { fireEvent, screen } from '@testing-library/react'
import type { TextKey } from '@/lib/i18n/i18n'
import { lena, omid, sara } from '../helpers/renderApp'
import type { ColumnName } from './columns'
import { askToUnsubscribe, click, pictureBytes, type Sight, seeNewsletter } from './steps'

/** A translation by its key, a text of the server, an element, or a translation that is not announced. */
export type Sign = { key: TextKey } | { text: string } | { css: string } | { seen: TextKey }

/** A cell whose outcome differs from that of its column, and why. */
interface Exception {
  outcome?: 'content' | 'failure'
  /** The page announces or shows one of these. */
  says?: Sign[]
  because: string
}

export interface Row {
  kind: 'read' | 'write'
  /** The path of the page that makes the call, and the e-mail of its user. */
  at: string
  as?: string
  /** The values typed before, by the labels of the fields; they stay there when the call fails. */
  typed?: Record<string, string>
  /** Lets the fields appear on the page. */
  open?: (sight: Sight) => Promise<void>
  /** The steps between typing and the press that makes the call. */
  before?: () => Promise<void>
  /** The name of the button that makes the call; without one the page makes it when it opens. */
  press?: string
  /** Signs on the page once the call has succeeded; after a write, screen readers hear one of them. */
  content: Sign[]
  /** The page announces one of these once the call has failed. */
  failure: Sign[]
  /** The page does not need this call: the content is there in spite of a failure. */
  spared?: { because: string }
  /** The client may send this call more often than other reads (3) or writes (1). */
  sends?: { most: number; because: string }
  exceptions?: Partial<Record<ColumnName, Exception>>
  /** Expected on the console when the call fails. */
  logs?: RegExp
}

const key = (name: TextKey): Sign => ({ key: name })
const text = (words: string): Sign => ({ text: words })
const seen = (name: TextKey): Sign => ({ seen: name })
const css = (selector: string): Sign => ({ css: selector })

const scratch = 'First Steps in Scratch'
const sessionEnds: Exception = {
  says: [key('signin.sessionEnded')],
  because: 'the server ends the session: the user signs in again, and comes back',
}
const sessionCleared: Exception = {
  says: [{ seen: 'signin.intro' }],
  because:
    'an answer that is no user clears the session (specification, getUser): the page is that of the sign-in',
}
const rowLeftOut: Exception = {
  outcome: 'content',
  because: 'the client leaves the one bad row out of a list, and shows the others',
}
const shownAsFarAsPossible: Exception = {
  outcome: 'content',
  because: 'one field has another type, and the page shows the others',
}
const messageIsOptional: Row['exceptions'] = {
  empty: { outcome: 'content', because: 'the contract allows an answer without words; the page has its own' },
  'wrong-shape': {
    outcome: 'content',
    because: 'the page needs nothing of the answer: it has words of its own',
  },
}

export const reads = {
  getUser: {
    kind: 'read',
    at: '/user/profile',
    as: sara,
    content: [text(sara)],
    failure: [key('profile.failed')],
    logs: /The signed-in user could not be confirmed/,
    exceptions: {
      'status 401': sessionCleared,
      'status 429': sessionCleared,
      'status 500': sessionCleared,
      html: sessionCleared,
      redirect: sessionCleared,
      empty: sessionCleared,
      'wrong-shape': sessionCleared,
    },
  },
  getRecentBlogs: {
    kind: 'read',
    at: '/blogs',
    content: [css('section ul a[href^="/blogs/"]')],
    failure: [key('blog.recentFailed')],
    exceptions: { 'wrong-shape': rowLeftOut },
  },
  getBlogs: {
    kind: 'read',
    at: '/blogs',
    content: [text('9 posts')],
    failure: [key('ui.more.listFailed')],
    logs: /The blog list could not be loaded/,
  },
  getBlog: {
    kind: 'read',
    at: '/blogs/make-your-own-dictionary',
    content: [text('Ask the oldest person you know')],
    failure: [key('blog.notShown')],
    exceptions: { 'wrong-shape': shownAsFarAsPossible },
  },
  getCourses: { kind: 'read', at: '/courses', content: [text(scratch)], failure: [key('courses.failed')] },
  getFullCourse: {
    kind: 'read',
    at: '/courses/first-steps-in-scratch',
    content: [text(scratch)],
    failure: [key('course.failed')],
  },
  getEnrollmentProgress: {
    kind: 'read',
    at: '/courses/first-steps-in-scratch',
    as: sara,
    content: [text('47% Complete')],
    failure: [],
    spared: { because: 'the list of enrollments knows the percentage, too' },
    exceptions: { 'status 401': sessionEnds },
    logs: /The enrollment could not be checked/,
  },
  getMyCourses: {
    kind: 'read',
    at: '/my-courses',
    as: sara,
    content: [text(scratch)],
    failure: [key('myCourses.failed')],
    exceptions: { 'wrong-shape': shownAsFarAsPossible, 'status 401': sessionEnds },
  },
  getDonationHistory: {
    kind: 'read',
    at: '/user/profile',
    as: sara,
    content: [key('profile.history.columns.amount')],
    failure: [key('profile.history.failed')],
    exceptions: { 'wrong-shape': shownAsFarAsPossible, 'status 401': sessionEnds },
  },
  getWorkCountries: {
    kind: 'read',
    at: '/our-works/country',
    content: [text('Iran')],
    failure: [key('works.countries.failed')],
  },
  getWorks: {
    kind: 'read',
    at: '/our-works/Iran',
    content: [text('A library on two wheels in Tabriz')],
    failure: [key('works.country.failed')],
  },
  getWork: {
    kind: 'read',
    at: '/our-works/Iran/library-on-two-wheels-tabriz',
    content: [text('The bicycle has a wooden box')],
    failure: [key('works.work.failed')],
    exceptions: { 'wrong-shape': shownAsFarAsPossible },
  },
  getRichTextStylesheet: {
    kind: 'read',
    at: '/blogs/make-your-own-dictionary',
    content: [text('Ask the oldest person you know')],
    failure: [],
    spared: { because: 'a text is readable without the style of the host' },
  },
} satisfies Record<string, Row>

const person = {
  'First name': 'Mina',
  'Last name': 'Karimi',
  'E-mail': 'mina@example.org',
  'Confirm e-mail': 'mina@example.org',
}
const alreadyStored: Exception = {
  outcome: 'failure',
  because:
    'the second of two is refused (409): the server has it already, and the client sees this answer alone',
}
const linkUsedUp: Exception = {
  outcome: 'failure',
  because: 'the link holds for one call: the second of two is refused, and the client sees this answer alone',
}

const statusIsEnough: Exception = {
  outcome: 'content',
  because: 'the status says that it is done, and the page asks for the rest again',
}
const savedBeforeStall: Exception = {
  outcome: 'content',
  because:
    'the server has the report before its answer stalls; the client asks for the progress, and finds it saved',
}
const emptyProgress: Exception = {
  outcome: 'content',
  because: 'the contract allows a progress report an empty answer',
}

async function attach() {
  const file = new File([pictureBytes], 'cv.png', { type: 'image/png' })
  fireEvent.change(await screen.findByLabelText('PDF or image, at most 5 MB'), { target: { files: [file] } })
  await screen.findByText('cv.png')
}

const registration = (as: string, typed: Record<string, string>, press: string) => ({
  kind: 'write' as const,
  at: `/registration/${as}`,
  typed: { ...person, ...typed },
  press,
  content: [key('registration.success')],
  failure: [key('registration.failed')],
  exceptions: { ...messageIsOptional, duplicate: alreadyStored },
})

export const writes = {
  login: {
    kind: 'write',
    at: '/signin',
    typed: { 'E-mail': sara, Password: 'learn-2026' },
    press: 'Sign in',
    content: [key('signin.success')],
    failure: [key('signin.failed')],
  },
  forgotPassword: {
    kind: 'write',
    at: '/password/forget',
    typed: { 'E-mail': sara },
    press: 'Send the link',
    content: [text('We sent you an e-mail with a link'), key('password.forget.sent')],
    failure: [key('password.kept')],
    exceptions: messageIsOptional,
  },
  resetPassword: {
    kind: 'write',
    at: '/password/reset?token=reset-u-001',
    typed: { 'New password': 'garden-2027', 'New password again': 'garden-2027' },
    press: 'Save the new password',
    content: [key('password.reset.done')],
    failure: [key('password.kept')],
    exceptions: { ...messageIsOptional, duplicate: linkUsedUp },
  },
  register: {
    ...registration('member', { Password: 'garden-7', 'City (optional)': 'Tabriz' }, 'Become a member'),
  },
  verifyEmail: {
    kind: 'write',
    at: '/verify?token=verify-u-003',
    content: [text('Your e-mail address is verified'), key('verify.done')],
    failure: [key('verify.failed')],
    exceptions: messageIsOptional,
  },
  resendVerificationEmail: {
    kind: 'write',
    at: '/signin',
    typed: { 'E-mail': lena, Password: 'verify-2026' },
    before: () => click('Sign in'),
    press: 'Resend Verification Email',
    content: [text('We sent you a new verification e-mail'), key('signin.resent')],
    failure: [key('signin.resendFailed')],
    exceptions: messageIsOptional,
  },
  resendVerificationByToken: {
    kind: 'write',
    at: '/verify?token=verify-u-003-expired',
    press: 'Resend Email',
    content: [text('We sent you a new verification e-mail'), key('verify.resent')],
    failure: [key('verify.resendFailed')],
    exceptions: messageIsOptional,
  },
  createContactMessage: {
    kind: 'write',
    at: '/contact-us',
    typed: {
      'Your name': 'Jonas Berg',
      'E-mail': 'jonas@example.org',
      'Phone number': '20123456',
      Subject: 'Books for a school',
      'Your message': 'We have forty books to give away.',
    },
    press: 'Send the message',
    content: [key('contact.form.sent')],
    failure: [key('contact.form.failed')],
    exceptions: messageIsOptional,
  },
  subscribeToNewsletter: {
    kind: 'write',
    at: '/about-us',
    open: seeNewsletter,
    typed: { 'Your e-mail address': 'mina@example.org' },
    press: 'Subscribe',
    content: [key('newsletter.done')],
    failure: [key('newsletter.failed')],
    exceptions: { ...messageIsOptional, duplicate: alreadyStored },
  },
  enroll: {
    kind: 'write',
    at: '/courses/first-steps-in-scratch',
    as: omid,
    press: 'Enroll Free',
    content: [key('enrollment.done')],
    failure: [key('enrollment.failed')],
    exceptions: {
      'wrong-shape': statusIsEnough,
      duplicate: alreadyStored,
      'status 401': sessionEnds,
      empty: { outcome: 'content', because: 'the contract allows 201 without a body' },
    },
  },
  updateProgress: {
    kind: 'write',
    at: '/learn/first-steps-in-scratch?lesson=c-001-l-09',
    as: sara,
    content: [seen('learn.saveStatus.saved')],
    failure: [key('learn.saveStatus.onDeviceOffline'), key('learn.saveStatus.onDeviceServer')],
    sends: {
      most: 60,
      because: 'the outbox repeats a report, which twice does no harm, until the server has it',
    },
    exceptions: { 'wrong-shape': statusIsEnough, 'status 401': sessionEnds, empty: emptyProgress },
  },
  markComplete: {
    kind: 'write',
    at: '/learn/first-steps-in-scratch?lesson=c-001-l-13',
    as: sara,
    press: 'Next Lesson',
    content: [seen('learn.saveStatus.saved')],
    failure: [key('learn.saveStatus.onDeviceOffline'), key('learn.saveStatus.onDeviceServer')],
    sends: {
      most: 60,
      because: 'the outbox repeats a report, which twice does no harm, until the server has it',
    },
    exceptions: {
      stall: savedBeforeStall,
      'wrong-shape': statusIsEnough,
      'status 401': sessionEnds,
      empty: emptyProgress,
    },
  },
  createDonationIntent: {
    kind: 'write',
    at: '/donation?interval=month',
    as: omid,
    press: 'Donate',
    content: [css('[aria-label=card]')],
    failure: [key('donation.failed.title')],
    exceptions: { 'status 401': sessionEnds },
  },
  getPaymentLink: {
    kind: 'write',
    at: '/donation?price=20',
    press: 'Donate',
    content: [seen('donation.leaving')],
    failure: [key('donation.failed.title')],
  },
  unsubscribe: {
    kind: 'write',
    at: '/user/profile',
    as: sara,
    before: askToUnsubscribe,
    press: 'Unsubscribe',
    content: [key('profile.history.ended')],
    failure: [key('profile.history.error')],
    exceptions: { ...messageIsOptional, duplicate: alreadyStored, 'status 401': sessionEnds },
  },
  createSchool: {
    ...registration('school', { 'School name': 'Garden School' }, 'Register the school'),
    before: attach,
  },
  createStudent: {
    ...registration(
      'student',
      { 'School name': 'Garden School', 'Grade (1 to 10)': '4' },
      'Register as a student',
    ),
    before: attach,
  },
  createTeacher: registration('teacher', {}, 'Register as a teacher'),
  createJobApplication: {
    ...registration(
      'job',
      {
        City: 'Tabriz',
        Address: 'Garden Street 7',
        'Phone number': '+98 912 345 67 89',
        Message: 'I would like to work with you, for many reasons.',
      },
      'Send the application',
    ),
    content: [key('registration.job.success')],
    failure: [key('registration.job.failed')],
    before: attach,
  },
} satisfies Record<string, Row>
