import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compareContracts } from '../../../scripts/apiChanges/compareContracts.ts'
import { usersOf } from '../../../scripts/apiChanges/findUsers.ts'
import { groupChanges } from '../../../scripts/apiChanges/groups.ts'
import type { Call, Contract, Parameter, Schema } from '../../../scripts/apiChanges/openapi.ts'
import { callsOf } from '../../../scripts/apiChanges/openapi.ts'
import { changesInWords } from '../../../scripts/apiChanges/printChanges.ts'
import { readContract } from '../../../scripts/apiChanges/readContract.ts'

/** Edits are independent: none changes a part that another one changes. */
type Edit = (parts: Parts) => void

type Parts = {
  schema: (name: string) => Schema
  field: (schema: string, name: string) => Schema
  call: (id: string) => Call
  move: (from: string, to: string) => void
}

const text: Schema = { type: 'string' }

function partsOf(contract: Contract): Parts {
  const found = <T>(part: T | undefined, name: string): T => {
    if (part === undefined) throw new Error(`The contract has no ${name}.`)
    return part
  }
  const schema = (name: string) =>
    // A cast: the type of a contract leaves its components open.
    found(contract.components?.schemas?.[name] as Schema | undefined, name)
  return {
    schema,
    field: (of, name) => found(schema(of).properties?.[name], `${of}.${name}`),
    call: (id) =>
      found(
        callsOf(contract).find((call) => call.id === id),
        id,
      ),
    move(from, to) {
      contract.paths[to] = found(contract.paths[from], from)
      delete contract.paths[from]
    },
  }
}

const remove =
  (of: string, name: string): Edit =>
  ({ schema }) =>
    delete schema(of).properties?.[name]
const rename =
  (of: string, from: string, to: string): Edit =>
  ({ schema, field }) => {
    Object.assign(schema(of).properties ?? {}, { [to]: field(of, from) })
    delete schema(of).properties?.[from]
  }
const change =
  (of: string, name: string, more: Schema): Edit =>
  ({ field }) =>
    void Object.assign(field(of, name), more)
const replace =
  (of: string, name: string, by: Schema): Edit =>
  ({ schema }) =>
    void Object.assign(schema(of).properties ?? {}, { [name]: by })
const relax =
  (of: string, name: string): Edit =>
  ({ schema }) => {
    schema(of).required = schema(of).required?.filter((one) => one !== name)
  }
const demand =
  (of: string, name: string): Edit =>
  ({ schema }) =>
    void Object.assign(schema(of), { required: [...(schema(of).required ?? []), name] })
const parameters =
  (id: string, edit: (all: Parameter[]) => void): Edit =>
  ({ call }) =>
    // A cast: none of these operations refers to a shared parameter.
    edit((call(id).operation.parameters ?? []) as Parameter[])
const refuse =
  (id: string, status: string): Edit =>
  ({ call }) =>
    void Object.assign(call(id).operation.responses ?? {}, { [status]: { description: 'Refused' } })
const refuseNoMore =
  (id: string, status: string): Edit =>
  ({ call }) =>
    delete call(id).operation.responses?.[status]
const nullable = { nullable: true }

/** Each with the line that the report begins with, and one of the files that it names. */
const rows: [edit: Edit, heading: string, user: string][] = [
  [
    remove('BlogSummary', 'shortDesc'),
    'breaking    getRecentBlogs, getBlogs, response 200[] › shortDesc and 1 other place',
    'src/api/normalizePosts.ts',
  ],
  [
    remove('FullCourse', 'updatedAt'),
    'breaking    getFullCourse, response 200 › updatedAt',
    'src/screens/course/CourseHeader.tsx',
  ],
  [
    remove('VideoQualities', 'medium'),
    'breaking    getFullCourse, response 200 › chapters[] › lessons[] › videoQualities › medium',
    'src/domain/course/video.ts',
  ],
  [
    rename('WorkCountry', 'overlayImageName', 'overlayText'),
    'breaking    getWorks, response 200 › country › overlayImageName',
    'src/api/normalizeWorks.ts',
  ],
  [
    rename('Caption', 'label', 'name'),
    'breaking    getFullCourse, response 200 › chapters[] › lessons[] › captions[] › label',
    'src/domain/course/captions.ts',
  ],
  [
    rename('MyCourse', 'lastAccessedAt', 'openedAt'),
    'breaking    getMyCourses, response 200[] › lastAccessedAt',
    'src/screens/my-courses/EnrollmentCard.tsx',
  ],
  [
    change('BlogDetail', 'imageUrl', nullable),
    'breaking    getBlog, response 200 › imageUrl',
    'src/api/normalizePosts.ts',
  ],
  [
    change('MyCourse', 'imageUrl', nullable),
    'breaking    getMyCourses, response 200[] › imageUrl',
    'src/screens/my-courses/EnrollmentCard.tsx',
  ],
  [
    change('QuizQuestion', 'explanation', nullable),
    'breaking    getFullCourse, response 200 › chapters[] › lessons[] › quizData › questions[] › explanation',
    'mocks/recordings/first-visit/005.getFullCourse.json',
  ],
  [
    change('Work', 'posterUrl', nullable),
    'breaking    getWork, response 200 › posterUrl',
    'src/api/normalizeWorks.ts',
  ],
  [
    change('Course', 'price', { type: 'string' }),
    'breaking    getCourses, response 200 › content[] › price',
    'src/blocks/CourseCard/CourseCard.tsx',
  ],
  [
    change('EnrollmentProgress', 'completedLessons', { type: 'string' }),
    'breaking    getEnrollmentProgress, updateProgress, markComplete, response 200 › completedLessons and 1 other place',
    'mocks/handlers/progress.ts',
  ],
  [
    change('CourseList', 'totalPages', { type: 'number' }),
    'risky       getCourses, response 200 › totalPages',
    'src/domain/catalogue/catalogue.ts',
  ],
  [
    change('Chapter', 'lessonCount', { type: 'string' }),
    'breaking    getFullCourse, response 200 › chapters[] › lessonCount',
    'mocks/recordings/first-visit/005.getFullCourse.json',
  ],
  [
    change('MyCourse', 'enrolledAt', { format: 'date' }),
    'risky       getMyCourses, response 200[] › enrolledAt',
    'src/screens/my-courses/EnrollmentCard.tsx',
  ],
  [
    replace('Invoice', 'period_end', text),
    'breaking    getDonationHistory, response 200 › subs[] › latest_invoice › period_end',
    'src/domain/donation/history.ts',
  ],
  [
    replace('WorkCard', 'thumbnailUrl', { type: 'object', properties: { url: text } }),
    'breaking    getWorks, response 200 › data[] › thumbnailUrl',
    'src/api/normalizeWorks.ts',
  ],
  [
    relax('User', 'lastName'),
    'breaking    getUser, login, response 200 › lastName',
    'src/domain/course/certificate.ts',
  ],
  [
    relax('FullCourse', 'title'),
    'breaking    getFullCourse, response 200 › title',
    'src/api/normalizeCourse.ts',
  ],
  [
    relax('QuizData', 'questions'),
    'breaking    getFullCourse, response 200 › chapters[] › lessons[] › quizData › questions',
    'mocks/recordings/first-visit/005.getFullCourse.json',
  ],
  [
    relax('Material', 'title'),
    'breaking    getFullCourse, response 200 › materials[] › title',
    'src/domain/course/materials.ts',
  ],
  [
    demand('WorkCard', 'createdAt'),
    'compatible  getWorks, response 200 › data[] › createdAt',
    'src/api/normalizeWorks.ts',
  ],
  [
    demand('BlogDetail', 'showInBlog'),
    'compatible  getBlog, response 200 › showInBlog',
    'src/api/normalizePosts.ts',
  ],
  [
    demand('ContactMessage', 'phoneNumber'),
    'breaking    createContactMessage, request › phoneNumber',
    'src/blocks/ContactForm/contactMessage.ts',
  ],
  [
    relax('LoginPayload', 'remember'),
    'compatible  login, request › remember',
    'src/screens/signin/SigninForm.tsx',
  ],
  [
    rename('LessonCompletion', 'nextLessonId', 'next'),
    'breaking    markComplete, request › nextLessonId',
    'src/domain/learning/serverSync.ts',
  ],
  [
    replace('NewsletterSubscription', 'name', text),
    'compatible  subscribeToNewsletter, request › name',
    'src/api/contact.ts',
  ],
  [
    change('ResetPasswordPayload', 'password', { minLength: 12 }),
    'breaking    resetPassword, request › password',
    'src/screens/password/reset/useResetPassword.ts',
  ],
  [
    ({ schema }) => void schema('CourseLevel').enum?.pop(),
    'breaking    getCourses, parameter levels (query)[]',
    'src/domain/catalogue/catalogue.ts',
  ],
  [
    ({ schema }) => void schema('LessonStatus').enum?.push('paused'),
    'risky       getEnrollmentProgress, updateProgress, markComplete, response 200 › chapters[] › lessons[] › status and 1 other place',
    'src/api/enrollment.ts',
  ],
  [
    ({ schema }) => void schema('BlogSort').enum?.pop(),
    'breaking    getBlogs, parameter filter (query)',
    'src/api/blog.ts',
  ],
  [
    replace('Subscription', 'endsAt', { type: 'string', format: 'date-time' }),
    'compatible  getDonationHistory, response 200 › subs[] › endsAt',
    'used nowhere',
  ],
  [
    replace('Lesson', 'summary', text),
    'compatible  getFullCourse, response 200 › chapters[] › lessons[] › summary',
    'used nowhere',
  ],
  [
    parameters('getBlogs', (all) =>
      Object.assign(all.find(({ name }) => name === 'search') ?? {}, { name: 'q' }),
    ),
    'breaking    getBlogs, parameter search (query)',
    'src/api/blog.ts',
  ],
  [
    parameters('getWorks', (all) => all.splice(1, 1)),
    'risky       getWorks, parameter page (query)',
    'src/api/work.ts',
  ],
  [
    parameters('unsubscribe', (all) =>
      all.push({ name: 'reason', in: 'query', required: true, schema: text }),
    ),
    'breaking    unsubscribe, parameter reason (query)',
    'src/api/donate.ts',
  ],
  [
    parameters('getDonationHistory', (all) => all.push({ name: 'page', in: 'query', schema: text })),
    'compatible  getDonationHistory, parameter page (query)',
    'src/api/donate.ts',
  ],
  [refuse('getWorkCountries', '403'), 'risky       getWorkCountries, response 403', 'src/api/work.ts'],
  [refuse('verifyEmail', '410'), 'risky       verifyEmail, response 410', 'src/api/auth.ts'],
  [refuseNoMore('createSchool', '413'), 'compatible  createSchool, response 413', 'src/api/registration.ts'],
  [refuseNoMore('enroll', '409'), 'compatible  enroll, response 409', 'src/api/enrollment.ts'],
  [
    ({ move }) => move('/api/users/resetPassword', '/api/auth/resetPassword'),
    'breaking    resetPassword, path',
    'src/api/auth.ts',
  ],
  [
    ({ move }) => move('/api/blog/get-recent', '/api/blog/recent'),
    'breaking    getRecentBlogs, path',
    'src/api/blog.ts',
  ],
  [
    ({ call }) => void Object.assign(call('getUser').operation, { deprecated: true }),
    'risky       getUser',
    'src/api/auth.ts',
  ],
  [
    ({ call }) =>
      void Object.assign(call('getRichTextStylesheet').operation, { security: [{ bearerAuth: [] }] }),
    'breaking    getRichTextStylesheet, security',
    'src/api/public.ts',
  ],
]

it(`each of ${rows.length} changes of a copy of the contract is reported with its class and its users`, {
  timeout: 300_000,
}, async () => {
  const { contract } = await readContract('openapi.yaml')
  const changed = structuredClone(contract)
  for (const [edit] of rows) edit(partsOf(changed))
  const groups = groupChanges(compareContracts(contract, changed))
  const paths = new Map<string, string[]>()
  for (const { id, path } of [...callsOf(contract), ...callsOf(changed)])
    paths.set(id, [...(paths.get(id) ?? []), path])
  const former = readFileSync('src/api/endpoints.gen.ts', 'utf8')
  const paragraphs = changesInWords(groups, await usersOf('.', former, paths, groups)).split('\n\n')

  expect(rows.length).toBeGreaterThanOrEqual(40)
  const missing = rows.filter(
    ([, heading, user]) => !paragraphs.some((one) => one.startsWith(`${heading}\n`) && one.includes(user)),
  )
  expect(missing.map(([, heading, user]) => `${heading}: ${user}`)).toEqual([])
  // A renamed required field is also reported as optional; a new status counts for answers and requests.
  expect(groups).toHaveLength(rows.length + 2)
})
