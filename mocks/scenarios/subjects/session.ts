import { lena, sara } from '../../fixtures/accounts.ts'
import type { Scenario, Step } from '../scenario.ts'
import { dialog, invalid, submit } from '../selectors.ts'
import { endSessions } from '../worldChanges.ts'

const signInWith = (email: string, password: string): Step[] => [
  { fill: 'main [name=email]', with: email },
  { fill: 'main [name=password]', with: password },
  { press: submit },
  { wait: dialog },
]

const newPassword: Step[] = [
  { fill: 'main [name=password]', with: 'learn-2027' },
  { fill: 'main [name=confirmPassword]', with: 'learn-2027' },
  { press: submit },
  { wait: dialog },
]

/** Session, sign-in, verification and passwords. */
export const session: Scenario[] = [
  {
    name: 'expired-session',
    title: ['The session is over when the page opens', 'نشست هنگام باز شدن صفحه تمام شده است'],
    rows: ['session-refused-at-load'],
    path: '/courses',
    as: sara.email,
    world: endSessions,
    complains: /The signed-in user could not be confirmed/,
    // On a phone the link is in the closed menu.
    steps: [{ wait: 'header:has(a[href="/signin"])' }],
  },
  {
    name: 'expired-session-on-profile',
    title: ['The session is over on a guarded page', 'نشست در صفحه‌ای تمام شده که ورود می‌خواهد'],
    rows: ['session-refused-in-guard'],
    path: '/user/profile',
    as: sara.email,
    world: endSessions,
    complains: /The signed-in user could not be confirmed/,
    shows: 'signin.submit',
  },
  {
    name: 'session-unanswered',
    title: ['The check of the session gets no answer', 'پاسخی به بررسی نشست نمی‌رسد'],
    path: '/my-courses',
    as: sara.email,
    faults: [{ operationId: 'getUser', kind: 'drop-request', times: 99 }],
    steps: [{ wait: 'main article' }],
  },
  {
    name: 'session-unknown',
    title: ['The session is still being checked', 'نشست هنوز بررسی می‌شود'],
    rows: ['session-unknown'],
    path: '/courses',
    as: sara.email,
    faults: [{ operationId: 'getUser', kind: 'hold', times: 99 }],
  },
  { name: 'signin', title: ['Sign-in', 'ورود'], rows: ['sign-in'], path: '/signin' },
  {
    name: 'signin-mistakes',
    title: ['Sign-in without anything typed', 'ورود بدون پر کردن خانه‌ها'],
    path: '/signin',
    steps: [{ press: submit }, { wait: invalid }],
    shows: 'errors.email.required',
  },
  {
    name: 'signin-wrong-password',
    title: ['A wrong password', 'گذرواژهٔ نادرست'],
    rows: ['login-failure'],
    path: '/signin',
    steps: signInWith(sara.email, 'learn-2025'),
    shows: 'signin.failed',
  },
  {
    name: 'signin-not-verified',
    title: ['An address that is not verified', 'نشانی ایمیلی که تأیید نشده است'],
    rows: ['login-not-verified'],
    path: '/signin',
    steps: signInWith(lena.email, lena.password),
    shows: 'signin.failed',
  },
  {
    name: 'verify',
    title: ['Verification without a token', 'تأیید ایمیل بدون رمز پیوند'],
    rows: ['verify-no-token'],
    path: '/verify',
    shows: 'verify.noToken',
  },
  {
    name: 'verified',
    title: ['The address is verified', 'نشانی ایمیل تأیید شد'],
    rows: ['verified'],
    path: '/verify?token=verify-u-003',
    shows: 'verify.doneText',
  },
  {
    name: 'verify-too-old',
    title: ['A link that is too old', 'پیوندی که مهلتش گذشته است'],
    rows: ['verify-expired'],
    path: '/verify?token=verify-u-003-expired',
    shows: 'verify.expiredText',
  },
  {
    name: 'verify-failed',
    title: ['The verification gets no answer', 'پاسخی به تأیید ایمیل نمی‌رسد'],
    rows: ['verify-failure'],
    path: '/verify?token=verify-u-003',
    faults: [{ operationId: 'verifyEmail', kind: 'drop-request', times: 99 }],
    shows: 'verify.kept',
  },
  {
    name: 'password-forget',
    title: ['A new password, please', 'درخواست گذرواژهٔ تازه'],
    rows: ['password-forget'],
    path: '/password/forget',
  },
  {
    name: 'password-link-sent',
    title: ['The link is on its way', 'پیوند فرستاده شد'],
    path: '/password/forget',
    steps: [{ fill: 'main [name=email]', with: sara.email }, { press: submit }],
    shows: 'password.forget.sentHint',
  },
  {
    name: 'password-link-failed',
    title: ['No account has this address', 'حسابی با این نشانی نیست'],
    rows: ['forgot-password-failure'],
    path: '/password/forget',
    steps: [{ fill: 'main [name=email]', with: 'nobody@example.org' }, { press: submit }, { wait: dialog }],
  },
  {
    name: 'password-reset',
    title: ['The form for a new password', 'فرم گذرواژهٔ تازه'],
    rows: ['password-reset'],
    path: '/password/reset?token=reset-u-001',
    steps: [{ wait: 'main [name=confirmPassword]' }],
  },
  {
    name: 'password-reset-no-token',
    title: ['A link for a new password without its token', 'پیوند رمز تازه بدون رمز پیوند'],
    rows: ['reset-password-no-token'],
    path: '/password/reset',
    shows: 'password.noToken',
  },
  {
    name: 'password-reset-mistakes',
    title: ['A new password without anything typed', 'گذرواژهٔ تازه بدون پر کردن خانه‌ها'],
    path: '/password/reset?token=reset-u-001',
    steps: [{ press: submit }, { wait: invalid }],
    shows: 'errors.password.required',
  },
  {
    name: 'password-reset-failed',
    title: ['The link for a new password is too old', 'مهلت پیوند رمز تازه گذشته است'],
    rows: ['reset-password-failure'],
    path: '/password/reset?token=reset-u-001-expired',
    steps: newPassword,
  },
]
