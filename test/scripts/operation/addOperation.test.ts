import { execFile, execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { addOperations } from '../../../scripts/addOperation'
import { expectSendable } from '../../../scripts/operation/plan'
import { copyOfProject } from '../project'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: object) => ({ 'application/json': { schema } })
const refused = { description: 'Refused', content: json(ref('ErrorBody')) }
const slug = { name: 'slug', in: 'path', required: true, schema: { type: 'string' } }

const review = {
  type: 'object',
  required: ['id', 'stars', 'writtenAt'],
  properties: {
    id: { type: 'string' },
    stars: { type: 'integer', minimum: 1, maximum: 5 },
    text: { type: 'string' },
    writtenAt: { type: 'string', format: 'date-time' },
  },
}

/** Has a file and a number: a form sends the file as it is and the number as text. */
const picture = {
  type: 'object',
  required: ['title', 'width', 'file'],
  properties: {
    title: { type: 'string', minLength: 5 },
    width: { type: 'integer', minimum: 1 },
    file: { type: 'string', format: 'binary' },
  },
}

const newPaths = {
  '/api/course/{slug}/reviews': {
    get: {
      operationId: 'getCourseReviews',
      tags: ['course'],
      summary: 'Reviews of a course',
      security: [],
      parameters: [slug, { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } }],
      responses: {
        '200': { description: 'Reviews', content: json({ type: 'array', items: ref('Review') }) },
        '404': refused,
      },
    },
  },
  '/api/review/create': {
    post: {
      operationId: 'createReview',
      tags: ['review'],
      summary: 'Reviews a course',
      requestBody: { required: true, content: json(ref('Review')) },
      responses: { '201': { description: 'Created', content: json(ref('Review')) }, '422': refused },
    },
  },
  '/api/course/{slug}/picture': {
    post: {
      operationId: 'createCoursePicture',
      tags: ['picture'],
      summary: 'Adds a picture to a course',
      parameters: [slug],
      requestBody: { required: true, content: { 'multipart/form-data': { schema: ref('Picture') } } },
      responses: { '201': { $ref: '#/components/responses/Registered' }, '422': refused },
    },
  },
}

let root: string

/** A copy of the project, as far as it is read, whose contract names more operations. */
beforeAll(() => {
  const folders = ['scripts', 'docs', 'biome.json', '.gitignore']
  const tests = ['api', 'contract', 'matrix', 'wholeRun.ts']
  root = copyOfProject('operation-', [...folders, ...tests.map((one) => `test/${one}`)])
  const contract = parse(readFileSync('openapi.yaml', 'utf8'))
  Object.assign(contract.paths, newPaths)
  Object.assign(contract.components.schemas, { Review: review, Picture: picture })
  writeFileSync(join(root, 'openapi.yaml'), stringify(contract))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
}, 120_000)
afterAll(() => rmSync(root, { recursive: true, force: true }), 120_000)

const runFile = promisify(execFile)
const colorless = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }

/** @returns the status, 0 for success, and what was printed */
async function run(command: string, ...words: string[]) {
  const ended = { code: 0, ...(await runFile(command, words, { cwd: root, env: colorless }).catch(failure)) }
  return { status: ended.code, printed: `${ended.stdout}${ended.stderr}` }
}

/** A cast: a command that fails rejects with its output. */
const failure = (error: unknown) => error as { code: number; stdout: string; stderr: string }

const operation = (...words: string[]) => run(process.execPath, 'scripts/addOperation.ts', ...words)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

it.each([
  [
    'getCourseReview',
    "openapi.yaml names no operation 'getCourseReview'. The nearest one is 'getCourseReviews'. Describe it there first.",
  ],
  ['getCourses', 'mocks/handlers/course.ts holds getCourses already. Nothing is written.'],
  ['createSchool', 'mocks/handlers/registration.ts holds createSchool already. Nothing is written.'],
])(
  'the command refuses %s with a message, and writes nothing for a valid operation beside it',
  async (id, sentence) => {
    const before = read('src/api/course.ts')
    await expect(addOperations(['getCourseReviews', id], root)).rejects.toThrow(sentence)
    expect(read('src/api/course.ts')).toBe(before)
    expect(read('src/api/endpoints.gen.ts')).not.toContain('getCourseReviews')
    expect(existsSync(join(root, 'test/api/getCourseReviews.test.ts'))).toBe(false)
  },
)

it('the command refuses a body that is neither JSON nor a form', () => {
  const operation = { requestBody: { content: { 'video/mp4': {} } } }
  expect(() =>
    expectSendable({ id: 'createFilm', method: 'POST', path: '/', parameters: [], operation }),
  ).toThrow('createFilm sends video/mp4, and a skeleton sends JSON or a form. Nothing is written.')
})

it('the command without an operation prints a message and ends with status 1', async () => {
  const printed = 'Name an operation: npm run operation -- getCourseReviews\n'
  expect(await operation()).toEqual({ status: 1, printed })
})

it('the skeletons of a read, a write and a form pass types, lint, the contract test and their own tests', {
  timeout: 300_000,
}, async () => {
  const ids = ['getCourseReviews', 'createReview', 'createCoursePicture']
  const { status, printed } = await operation(...ids)
  expect({ status, printed }).toMatchObject({ status: 0 })
  const files = [
    'src/api/types.ts',
    'src/api/course.ts',
    'mocks/handlers/course.ts',
    'mocks/fixtures/answers/getCourseReviews.ts',
    'mocks/samples/contentCalls.ts',
    'mocks/recordings/getCourseReviews.ok.json',
    // The writes have a tag of their own, a body and a session, so they need other files.
    'src/api/review.ts',
    'mocks/handlers/review.ts',
    'test/api/tags.test.ts',
    'mocks/recordings/createReview.ok.json',
    'src/api/picture.ts',
    'mocks/recordings/createCoursePicture.ok.json',
    ...ids.map((id) => `test/api/${id}.test.ts`),
  ]
  for (const file of files) expect(printed).toContain(`  ${file}\n`)
  expect(read('src/api/course.ts')).toContain('useGetCourseReviewsQuery')
  expect(read('src/api/picture.ts')).toContain('extraOptions: { multipart: true }')
  await expect(addOperations(['createReview'], root)).rejects.toThrow(
    'mocks/handlers/review.ts holds createReview already. Nothing is written.',
  )

  // The compiler checks what a file uses, but reports on these alone.
  const made = files.filter((file) => file.endsWith('.ts'))
  const declarations = ['src/env.d.ts', 'src/lib/page/boot.ts', 'test/judge/rulesForWorkers.ts']
  const settings = { extends: './tsconfig.json', include: [], files: [...declarations, ...made] }
  writeFileSync(join(root, 'tsconfig.made.json'), JSON.stringify(settings))
  const everyTest = ['test/contract/mockAnswers.test.ts', 'test/api/everyOperation.test.ts']
  const own = ids.map((id) => `test/api/${id}.test.ts`)
  // All files run in one page, and of their tests only those about the new operations.
  const named = [
    '--no-isolate',
    '--maxWorkers=1',
    '-t',
    `exactly the operations|every write|${ids.join('|')}`,
  ]
  const [types, lint, recordings, tests] = await Promise.all([
    run('node_modules/.bin/tsc', '-p', 'tsconfig.made.json'),
    run('node_modules/.bin/biome', 'check', '--error-on-warnings', ...made),
    run(process.execPath, 'scripts/checkRecordings.ts'),
    run('node_modules/.bin/vitest', 'run', ...named, ...everyTest, 'test/api/tags.test.ts', ...own),
  ])
  expect(types).toEqual({ status: 0, printed: '' })
  expect(lint).toMatchObject({ status: 0 })
  expect(recordings).toMatchObject({ status: 0 })
  expect(tests).toMatchObject({ status: 0, printed: expect.stringContaining('6 passed (6)') })
})
