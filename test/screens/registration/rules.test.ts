import { describe, expect, it } from 'vitest'
import { validateWith } from '@/forms/validate'
import { emptyJob, jobSchema } from '@/screens/registration/job/jobApplication'
import { emptyMember, memberSchema } from '@/screens/registration/member/memberRegistration'
import { emptySchool, schoolSchema } from '@/screens/registration/school/schoolRegistration'
import { emptyStudent, studentSchema } from '@/screens/registration/student/studentRegistration'
import { emptyTeacher, teacherSchema } from '@/screens/registration/teacher/teacherRegistration'

const schemas = {
  member: memberSchema,
  student: studentSchema,
  teacher: teacherSchema,
  school: schoolSchema,
  job: jobSchema,
}
type Kind = keyof typeof schemas
const kinds = Object.keys(schemas) as Kind[]
const registrations = kinds.filter((kind) => kind !== 'job')

const start: Record<Kind, object> = {
  member: emptyMember,
  student: emptyStudent,
  teacher: emptyTeacher,
  school: emptySchool,
  job: emptyJob,
}

const errorOf = (kind: Kind, field: string, value: unknown, rest: object = {}) =>
  validateWith<object>(schemas[kind])({ ...start[kind], ...rest, [field]: value })?.[field]

const a = (length: number) => 'a'.repeat(length)
const error = (name: string) => `registration.errors.${name}`
const phone = (name: string) => `errors.form.phoneNumber.${name}`

type Case = [field: string, value: unknown, error: string | undefined]

/** Each limit of docs/behaviour/forms.md#rules-of-fields: one less, equal, one more. */
const ofPersons: Case[] = [
  ...['firstName', 'lastName'].flatMap((field): Case[] => [
    [field, '', error(`${field}.required`)],
    [field, '   ', error(`${field}.required`)],
    [field, a(2), error(`${field}.min`)],
    [field, ` ${a(2)} `, error(`${field}.min`)],
    [field, a(3), undefined],
    [field, a(4), undefined],
    [field, a(49), undefined],
    [field, a(50), undefined],
    [field, ` ${a(50)} `, undefined],
    [field, a(51), error(`${field}.max`)],
    [field, a(10_000), error(`${field}.max`)],
    // The rules count code points in one normal form: an emoji is one, a letter with its diacritic is one.
    [field, '😀😀', error(`${field}.min`)],
    [field, '😀😀😀', undefined],
    [field, '😀'.repeat(50), undefined],
    [field, '😀'.repeat(51), error(`${field}.max`)],
    [field, 'Zoe\u0308', undefined],
    [field, 'Ae\u0308', error(`${field}.min`)],
    [field, 'e\u0301'.repeat(50), undefined],
    [field, 'e\u0301'.repeat(51), error(`${field}.max`)],
    [field, 'علی', undefined],
  ]),
  ['city', '', undefined],
  ['city', a(49), undefined],
  ['city', a(50), undefined],
  ['city', a(51), error('city.max')],
  ['address', '', undefined],
  ['address', a(199), undefined],
  ['address', a(200), undefined],
  ['address', a(201), error('address.max')],
  ['message', '', undefined],
  ['message', a(499), undefined],
  ['message', a(500), undefined],
  ['message', a(501), error('message.max')],
  ['message', a(10_000), error('message.max')],
  ['phoneNumber', '', undefined],
  ['phoneNumber', '1', undefined],
  ['phoneNumber', '1'.repeat(17), undefined],
  ['phoneNumber', '1'.repeat(18), undefined],
  ['phoneNumber', '1'.repeat(19), phone('max')],
  ['phoneNumber', '1 '.repeat(18), undefined],
  ['phoneNumber', '+45 (20) 12.34-56', undefined],
  ['phoneNumber', '۹۱۲۳۴۵۶۷۸۹', undefined],
  ['phoneNumber', '٩١٢٣٤٥٦٧٨٩', undefined],
  ['phoneNumber', '۱'.repeat(19), phone('max')],
  ['phoneNumber', '12+34', phone('validate.with_country')],
  ['phoneNumber', '12/34', phone('validate.with_country')],
  ['phoneNumber', '12a34', phone('validate.with_country')],
  ['phoneNumber', '😀', phone('validate.with_country')],
]

const ofAll: Case[] = [
  ['email', '', 'errors.email.required'],
  ['email', 'mina', 'errors.email.not_valid'],
  ['email', 'mina@', 'errors.email.not_valid'],
  ['email', ' mina@example.org ', undefined],
  ['country', '', error('country.required')],
  ['country', ' ', error('country.required')],
  ['country', 'here', undefined],
  ['country', 'DK', undefined],
  ['country', 'IR', undefined],
  ['country', 'D', error('country.valid')],
  ['country', 'DNK', error('country.valid')],
  ['country', 'ZZ', error('country.valid')],
  ['country', 'EU', error('country.valid')],
  ['country', 'Atlantis', error('country.valid')],
]

const ofSchools: Case[] = [
  ['schoolName', '', error('schoolName.required')],
  ['schoolName', a(4), error('schoolName.min')],
  ['schoolName', a(5), undefined],
  ['schoolName', a(6), undefined],
  ['schoolName', a(149), undefined],
  ['schoolName', a(150), undefined],
  ['schoolName', a(151), error('schoolName.max')],
]

const file = new File(['x'], 'x.png')
const ofFiles: Case[] = [
  ['file', [], error('file.required')],
  ['file', [file], undefined],
  ['file', { checking: file, before: [] }, 'registration.file.checking'],
]

const cases: Record<Kind, Case[]> = {
  member: [
    ...ofPersons,
    ...ofAll,
    ['password', '', 'errors.password.required'],
    ['password', a(5), 'errors.password.min'],
    ['password', a(6), undefined],
    ['password', a(7), undefined],
    ['password', '😀😀😀', 'errors.password.min'],
    ['profession', '', undefined],
    ['profession', a(99), undefined],
    ['profession', a(100), undefined],
    ['profession', a(101), error('profession.max')],
  ],
  student: [
    ...ofPersons,
    ...ofAll,
    ...ofSchools,
    ...ofFiles,
    ['grade', '', error('grade.required')],
    ['grade', '0', error('grade.range')],
    ['grade', '1', undefined],
    ['grade', '2', undefined],
    ['grade', '9', undefined],
    ['grade', '10', undefined],
    ['grade', '11', error('grade.range')],
    ['grade', '-1', error('grade.range')],
    ['grade', '4.5', error('grade.range')],
    ['grade', '4th', error('grade.range')],
    ['grade', ' ۴ ', undefined],
    ['grade', '١٠', undefined],
    ['grade', '۱۱', error('grade.range')],
  ],
  teacher: [...ofPersons, ...ofAll, ['file', [], undefined], ...ofFiles.slice(1)],
  school: [...ofPersons, ...ofAll, ...ofSchools, ...ofFiles],
  job: [
    ...ofAll,
    ...ofFiles,
    ...['firstName', 'lastName', 'address', 'city'].flatMap((field): Case[] => [
      [field, '', error(`${field}.required`)],
      [field, ' ', error(`${field}.required`)],
      [field, 'a', undefined],
      [field, a(51), undefined],
    ]),
    ['phoneNumber', '', phone('invalid')],
    ['phoneNumber', '1234', phone('min')],
    ['phoneNumber', '12345', undefined],
    ['phoneNumber', '123456', undefined],
    ['phoneNumber', '1'.repeat(17), undefined],
    ['phoneNumber', '1'.repeat(18), undefined],
    ['phoneNumber', '1'.repeat(19), phone('max')],
    ['phoneNumber', '+۴۵ ۲۰ ۱۲ ۳۴ ۵۶', undefined],
    ['message', '', error('message.required')],
    ['message', a(19), error('message.min')],
    ['message', a(20), undefined],
    ['message', a(21), undefined],
    ['message', '😀'.repeat(19), error('message.min')],
  ],
}

describe.each(kinds)('the rules of the form %s', (kind) => {
  it.each(cases[kind])('give for %s %j: %s', (field, value, wanted) => {
    expect(errorOf(kind, field, value)).toBe(wanted)
  })

  it.each([
    ['', error('confirmEmail.required')],
    ['mina@', 'errors.email.not_valid'],
    ['other@example.org', error('confirmEmail.not_matched')],
    ['mina@example.or', error('confirmEmail.not_matched')],
    ['mina@example.org', undefined],
    [' MINA@Example.ORG ', undefined],
  ])('give for confirmEmail %j beside Mina@example.org: %s', (value, wanted) => {
    expect(errorOf(kind, 'confirmEmail', value, { email: ' Mina@example.org' })).toBe(wanted)
  })
})

it('names of registrations are trimmed and normalized when they are sent', () => {
  for (const kind of registrations)
    expect(schemas[kind].cast({ ...start[kind], firstName: ' Zoe\u0308 ' }).firstName).toBe('Zo\u00eb')
})
