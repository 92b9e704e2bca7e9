import type { MemberRegistration } from '../../src/api/types.ts'
import { count, padded, type Submission } from '../state.ts'
import { bodyOf, type Call, Refusal, type Run, say } from './call.ts'
import { type Form, formOf } from './form.ts'
import { atLeast, atMost, check, email, password, phone, type Rule, refuseIfAny, required } from './rules.ts'
import { accountByEmail, sendLink } from './sessions.ts'

const name = [required, atLeast(3), atMost(50)]
const person: Record<string, Rule[]> = {
  firstName: name,
  lastName: name,
  email: [required, email],
  confirmEmail: [required, email],
  country: [required, atMost(2)],
  phoneNumber: [phone, atMost(18)],
  city: [atMost(50)],
  address: [atMost(200)],
  message: [atMost(500)],
}
const schoolName = [required, atLeast(5), atMost(150)]
const grade: Rule = (value) => (/^([1-9]|10)$/.test(String(value)) ? undefined : 'notAGrade')

const job: Record<string, Rule[]> = {
  firstName: [required],
  lastName: [required],
  email: [required, email],
  confirmEmail: [required, email],
  address: [required],
  city: [required],
  country: [required],
  phoneNumber: [required, atLeast(5), atMost(18), phone],
  message: [required, atLeast(20)],
}

export const registration = {
  async register(call) {
    const body = await bodyOf<MemberRegistration>(call)
    check(body, { ...person, password: [password], profession: [atMost(100)] })
    checkEmails(body)
    const { firstName, lastName, email, phoneCode, phoneNumber, country, city, address, profession } =
      body as Record<string, string | undefined>
    await call.world.transact((state) => {
      if (accountByEmail(state, String(email))) throw new Refusal(409, 'accountExists')
      const account = {
        id: `u-${padded(count(state, 'account'))}`,
        firstName: String(firstName).trim(),
        lastName: String(lastName).trim(),
        email: String(email).trim(),
        password: String(body.password),
        verified: false,
        ...(phoneNumber && { phoneNumber: phoneCode ? `+${phoneCode}${phoneNumber}` : phoneNumber }),
        ...(country && { country }),
        ...(city && { city }),
        ...(address && { address }),
        ...(profession && { profession }),
      }
      state.accounts.push(account)
      sendLink(state, account, 'verify', call.world)
    })
    return say(call, 'registered', 201)
  },

  createSchool: (call) => submit(call, 'school', { ...person, schoolName }, { fileRequired: true }),
  createStudent: (call) =>
    submit(call, 'student', { ...person, schoolName, grade: [required, grade] }, { fileRequired: true }),
  createTeacher: (call) => submit(call, 'teacher', person, { fileRequired: false }),
  createJobApplication: (call) => submit(call, 'job', job, { fileRequired: true }),
} satisfies Record<string, Run>

async function submit(
  call: Call,
  kind: Submission['kind'],
  rules: Record<string, Rule[]>,
  { fileRequired }: { fileRequired: boolean },
) {
  const { fields, file }: Form = await formOf(call)
  check(fields, rules)
  checkEmails(fields)
  refuseIfAny({ file: fileRequired && !file ? 'notAFile' : undefined })
  const { email = '' } = fields
  await call.world.transact((state) => {
    if (state.submissions.some((one) => one.kind === kind && one.email.toLowerCase() === email.toLowerCase()))
      throw new Refusal(409, 'appliedAlready')
    state.submissions.push({ kind, email, fields, ...(file && { file }) })
  })
  return say(call, kind === 'job' ? 'jobReceived' : 'applied', 201)
}

function checkEmails({ email, confirmEmail }: Partial<Record<'email' | 'confirmEmail', unknown>>) {
  const differ = String(email).trim().toLowerCase() !== String(confirmEmail).trim().toLowerCase()
  refuseIfAny({ confirmEmail: differ ? 'emailsDiffer' : undefined })
}
