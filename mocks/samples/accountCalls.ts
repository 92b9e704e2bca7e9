import { lena, omid, sara } from '../fixtures/accounts.ts'
import type { SampleCall } from './call.ts'

const pdf = () => new File(['%PDF-1.4\n%%EOF\n'], 'report.pdf', { type: 'application/pdf' })
const tooLarge = () => new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'scan.png', { type: 'image/png' })

const applicant = {
  firstName: 'Mina',
  lastName: 'Karimi',
  email: 'mina@example.org',
  confirmEmail: 'Mina@example.org',
  country: 'DK',
  phoneNumber: '20 12 34 56',
  city: 'Aarhus',
}
const person = { ...applicant, phoneCode: '45' }
const member = { ...person, password: 'garden-7', profession: 'Gardener' }
const job = {
  ...applicant,
  address: 'Vestergade 3',
  message: 'I have drawn picture books for ten years and would love to draw lessons.',
}
const schoolName = 'Birkelund School'
const expired = 'verify-u-003-expired'

/** Signing in, links in e-mails, and everybody who registers. */
export const accountCalls: SampleCall[] = [
  { operationId: 'getUser', name: 'ok', status: 200, as: sara.email, json: { userId: sara.id } },
  {
    operationId: 'getUser',
    name: 'session-over-401',
    status: 401,
    token: 'access-old',
    json: { userId: sara.id },
  },
  {
    operationId: 'getUser',
    name: 'somebody-else-403',
    status: 403,
    as: omid.email,
    json: { userId: sara.id },
  },

  {
    operationId: 'login',
    name: 'ok',
    status: 200,
    json: { email: sara.email, password: sara.password, remember: true },
  },
  {
    operationId: 'login',
    name: 'wrong-password-401',
    status: 401,
    json: { email: sara.email, password: 'not-this-one', remember: true },
  },
  {
    operationId: 'login',
    name: 'unverified-403',
    status: 403,
    json: { email: lena.email, password: lena.password, remember: true },
  },

  { operationId: 'forgotPassword', name: 'ok', status: 200, json: { email: sara.email } },
  { operationId: 'forgotPassword', name: 'unknown-404', status: 404, json: { email: 'nobody@example.org' } },

  { operationId: 'verifyEmail', name: 'ok', status: 200, json: { jwt: 'verify-u-003' } },
  { operationId: 'verifyEmail', name: 'expired-403', status: 403, json: { jwt: expired } },
  { operationId: 'verifyEmail', name: 'unknown-404', status: 404, json: { jwt: 'made-up' } },

  { operationId: 'resendVerificationEmail', name: 'ok', status: 200, json: { email: lena.email } },
  {
    operationId: 'resendVerificationEmail',
    name: 'unknown-404',
    status: 404,
    json: { email: 'nobody@example.org' },
  },

  { operationId: 'resendVerificationByToken', name: 'ok', status: 200, json: { jwt: expired } },
  { operationId: 'resendVerificationByToken', name: 'unknown-404', status: 404, json: { jwt: 'made-up' } },

  {
    operationId: 'resetPassword',
    name: 'ok',
    status: 200,
    json: { jwt: 'reset-u-001', password: 'learn-2027' },
  },
  {
    operationId: 'resetPassword',
    name: 'expired-403',
    status: 403,
    json: { jwt: 'reset-u-001-expired', password: 'learn-2027' },
  },

  { operationId: 'register', name: 'ok', status: 201, json: member },
  { operationId: 'register', name: 'exists-409', status: 409, json: member, again: true },
  {
    operationId: 'register',
    name: 'invalid-422',
    status: 422,
    json: { ...member, confirmEmail: 'nina@example.org' },
  },

  { operationId: 'createSchool', name: 'ok', status: 201, form: { ...person, schoolName, file: pdf() } },
  {
    operationId: 'createSchool',
    name: 'too-large-413',
    status: 413,
    form: { ...person, schoolName, file: tooLarge() },
  },
  {
    operationId: 'createSchool',
    name: 'exists-409',
    status: 409,
    form: { ...person, schoolName, file: pdf() },
    again: true,
  },
  {
    operationId: 'createStudent',
    name: 'ok',
    status: 201,
    form: { ...person, schoolName, grade: '4', file: pdf() },
  },
  {
    operationId: 'createStudent',
    name: 'invalid-422',
    status: 422,
    form: { ...person, schoolName, grade: '11', file: pdf() },
  },
  { operationId: 'createTeacher', name: 'ok', status: 201, form: person },
  { operationId: 'createTeacher', name: 'invalid-422', status: 422, form: { ...person, email: 'mina' } },
  { operationId: 'createJobApplication', name: 'ok', status: 201, form: { ...job, file: pdf() } },
  {
    operationId: 'createJobApplication',
    name: 'invalid-422',
    status: 422,
    form: { ...job, message: 'Hello', file: pdf() },
  },

  {
    operationId: 'createContactMessage',
    name: 'ok',
    status: 201,
    json: {
      name: 'Jonas Berg',
      email: 'jonas@example.org',
      phoneNumber: '+4520123456',
      subject: 'Books for a school',
      message: 'We have forty books to give away. Where may we send them?',
    },
  },
  {
    operationId: 'createContactMessage',
    name: 'invalid-422',
    status: 422,
    json: { name: 'Jonas', email: 'jonas', subject: 'Books', message: 'Hello' },
  },
  { operationId: 'subscribeToNewsletter', name: 'ok', status: 200, json: { email: 'jonas@example.org' } },
  {
    operationId: 'subscribeToNewsletter',
    name: 'already-409',
    status: 409,
    json: { email: 'jonas@example.org' },
    again: true,
  },
]
