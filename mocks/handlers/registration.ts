import type { MemberRegistration } from '../../src/api/types.ts'
import { count, padded, type Submission } from '../state.ts'
import { bodyOf, type Call, Refusal, type Run, say } from './call.ts'
import { type Form, formOf } from './form.ts'
import { atLeast, check, email, maxLength, password, phone, type Rule, required, sameEmail } from './rules.ts'
import { accountByEmail, sendLink } from './sessions.ts'

const name = [required, atLeast(3), maxLength(50)]
const person: Record<string, Rule[]> = {
  firstName: name,
  lastName: name,
  email: [required, email],
  confirmEmail: [required, email, sameEmail],
  country: [required, maxLength(2)],
  phoneNumber: [phone, maxLength(18)],
  city: [maxLength(50)],
  address: [maxLength(200)],
  message: [maxLength(500)],
}
const schoolName = [required, atLeast(5), maxLength(150)]
const grade: Rule = (value) => (/^([1-9]|10)$/.test(String(value)) ? undefined : 'notAGrade')

const fileNeeded: Rule = (name) => (name ? undefined : 'notAFile')

const job: Record<string, Rule[]> = {
  firstName: [required],
  lastName: [required],
  email: [required, email],
  confirmEmail: [required, email, sameEmail],
  address: [required],
  city: [required],
  country: [required],
  phoneNumber: [required, atLeast(5), maxLength(18), phone],
  message: [required, atLeast(20)],
}

export const registration = {
  async register(call) {
    const body = await bodyOf<MemberRegistration>(call)
    check(body, { ...person, password: [password], profession: [maxLength(100)] })
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

  createSchool: (call) => submit(call, 'school', { ...person, schoolName, file: [fileNeeded] }),
  createStudent: (call) =>
    submit(call, 'student', { ...person, schoolName, grade: [required, grade], file: [fileNeeded] }),
  createTeacher: (call) => submit(call, 'teacher', person),
  createJobApplication: (call) => submit(call, 'job', { ...job, file: [fileNeeded] }),
} satisfies Record<string, Run>

async function submit(call: Call, kind: Submission['kind'], rules: Record<string, Rule[]>) {
  const { fields, file }: Form = await formOf(call)
  check({ ...fields, file: file?.name }, rules)
  const { email = '' } = fields
  await call.world.transact((state) => {
    if (state.submissions.some((one) => one.kind === kind && one.email.toLowerCase() === email.toLowerCase()))
      throw new Refusal(409, 'appliedAlready')
    state.submissions.push({ kind, email, fields, ...(file && { file }) })
  })
  return say(call, kind === 'job' ? 'jobReceived' : 'applied', 201)
}
