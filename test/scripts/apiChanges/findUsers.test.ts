import { expect, it } from 'vitest'
import { compareContracts } from '../../../scripts/apiChanges/compareContracts.ts'
import { usersOf } from '../../../scripts/apiChanges/findUsers.ts'
import { groupChanges } from '../../../scripts/apiChanges/groups.ts'
import { callsOf } from '../../../scripts/apiChanges/openapi.ts'
import { project } from '../project'
import { type Parts, partsOf, smallContract } from './contract'

const recording = (status: number, body: object) =>
  JSON.stringify({ request: {}, response: { status, body } })

/** The format of the generator: one type after the other, one field a line. */
const generated = `
export type CourseList = {
  content: Course[];
  total?: number;
};
export type Course = {
  price: number;
  level?: Level;
};
export type Level = "beginner" | "expert";
export type Review = Author & {
  stars?: number;
};
export type Author = {
  name: string;
};
export type GetLecturesApiArg = {
  page?: number;
};
export declare function useGetLecturesQuery(arg: GetLecturesApiArg): CourseList;
`

const files = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "jsx": "preserve", "paths": { "@/*": ["./src/*"] } } }',
  'src/api/endpoints.gen.ts': generated,
  'src/api/types.ts':
    "export type { Author, Course, CourseList, Level, Review as ReviewText } from './endpoints.gen'",
  'src/api/course.ts': `
    export { useGetLecturesQuery } from './endpoints.gen'
    export const tags = {
      getLectures: { providesTags: [] },
    }`,
  'src/screens/Courses.tsx': `
    import { useGetLecturesQuery } from '@/api/course'
    export const prices = () => useGetLecturesQuery({ page: 1 }).content.map(({ price }) => price)`,
  'src/screens/Pages.tsx': `
    import { useGetLecturesQuery } from '@/api/course'
    export const total = () => useGetLecturesQuery({}).total`,
  'src/blocks/Card.tsx': `
    import type { Course } from '@/api/types'
    export const Card = ({ course }: { course: Course }) => course.price`,
  'src/blocks/Row.tsx': `
    import type { Course } from '@/api/types'
    type Props = Partial<Course> & { price?: string }
    export const Row = (props: Props) => props['price']`,
  'src/blocks/Levels.tsx': `
    import type { Level } from '@/api/types'
    export const levels: Record<Level, string> = { beginner: '', expert: '' }`,
  'src/blocks/Form.tsx': `
    import type { ReviewText } from '@/api/types'
    export const text = (one: ReviewText) => one.stars`,
  'src/blocks/Name.tsx': `
    import type { ReviewText } from '@/api/types'
    export const text = (one: ReviewText) => one.name`,
  'src/api/readAnswer.ts': "export const wait = (response: Response) => response.headers.get('Retry-After')",
  'src/blocks/Other.tsx': `
    // getLectures has a price
    export const price = 5
    export const total = { total: 1 }`,
  'mocks/handlers/course.ts': `
    export const course = {
      getLectures() {
        return { content: [{ price: 1 }] }
      },
    }`,
  'mocks/recordings/getLectures.ok.json': recording(200, { content: [{ price: 1 }] }),
  'mocks/recordings/getLectures.empty.json': recording(200, { content: [] }),
  'mocks/recordings/getLectures.bad-400.json': recording(400, { message: 'No', price: 1 }),
  'mocks/recordings/createReview.ok.json': recording(201, { price: 1 }),
  'test/journeys/faults.spec.ts': "api.fail('getLectures')",
  'test/journeys/address.spec.ts': "page.route('/api/courses?page=1')",
  'test/journeys/other.spec.ts': "page.route('/api/courses-of-old')",
}

/** @returns the files that use what the edit changes first */
async function users(edit: (parts: Parts) => void, before = smallContract()): Promise<string[]> {
  const after = structuredClone(before)
  edit(partsOf(after))
  const groups = groupChanges(compareContracts(before, after))
  const paths = new Map([...callsOf(before), ...callsOf(after)].map(({ id, path }) => [id, [path]]))
  const found = await usersOf(project(files), generated, paths, groups)
  return found.values().next().value ?? []
}

it('an operation is used by its hook, handler, recordings, and tests with its name or its address', async () => {
  expect(
    await users(({ operation }) => Object.assign(operation('getLectures'), { deprecated: true })),
  ).toEqual([
    'mocks/handlers/course.ts',
    'mocks/recordings/getLectures.bad-400.json',
    'mocks/recordings/getLectures.empty.json',
    'mocks/recordings/getLectures.ok.json',
    'src/api/course.ts',
    'src/screens/Courses.tsx',
    'src/screens/Pages.tsx',
    'test/journeys/address.spec.ts',
    'test/journeys/faults.spec.ts',
  ])
})

it('a field is used by the files that the compiler finds, and by mocks and recordings that name it', async () => {
  expect(
    await users(({ fields }) => Object.assign(fields('Course').price ?? {}, { nullable: true })),
  ).toEqual([
    'mocks/handlers/course.ts',
    'mocks/recordings/createReview.ok.json',
    'mocks/recordings/getLectures.ok.json',
    'src/blocks/Card.tsx',
    'src/blocks/Row.tsx',
    'src/screens/Courses.tsx',
  ])
  expect(await users(({ fields }) => delete fields('CourseList').total)).toEqual(['src/screens/Pages.tsx'])
})

it('a parameter is used by the calls that pass it, and by addresses that contain it', async () => {
  expect(
    await users(({ parameter }) => Object.assign(parameter('getLectures', 'page'), { required: true })),
  ).toEqual(['src/screens/Courses.tsx', 'test/journeys/address.spec.ts'])
})

it('an error status is used by no recordings but its own', async () => {
  const found = await users(({ operation }) => delete operation('getLectures').responses?.['400'])
  expect(found.filter((file) => file.startsWith('mocks/recordings/'))).toEqual([
    'mocks/recordings/getLectures.bad-400.json',
  ])
})

it('a new required parameter concerns the callers; a new field of an answer concerns no file', async () => {
  const added = { rank: { type: 'string' } }
  expect(await users(({ fields }) => Object.assign(fields('CourseList'), added))).toEqual([])
  expect(
    await users(({ operation }) => {
      const parameter = { name: 'rank', in: 'query', required: true, schema: { type: 'string' } }
      operation('getLectures').parameters?.push(parameter)
    }),
  ).toContain('src/screens/Courses.tsx')
})

it('the users of a field are found through a renamed type and through an included schema', async () => {
  const asText = { type: 'string' }
  expect(await users(({ fields }) => Object.assign(fields('Review').stars ?? {}, asText))).toEqual([
    'src/blocks/Form.tsx',
  ])
  expect(await users(({ required }) => required('Author').pop())).toEqual(['src/blocks/Name.tsx'])
})

it('a header is used by the file that reads it for all calls', async () => {
  const limited = smallContract()
  const headers = { 'Retry-After': { schema: { type: 'integer' } } }
  Object.assign(partsOf(limited).answer('getLectures', '400'), { headers })
  expect(await users(({ answer }) => delete answer('getLectures', '400').headers, limited)).toEqual([
    'src/api/readAnswer.ts',
  ])
})

it('a renamed operation is used by the files with its former name', async () => {
  const renamed = users(({ operation }) =>
    Object.assign(operation('getLectures'), { operationId: 'listLectures' }),
  )
  expect(await renamed).toContain('src/screens/Courses.tsx')
})

it('a value of a shared enum is used by the files that import the enum', async () => {
  const shared = smallContract()
  const level = { type: 'string', enum: ['beginner', 'expert'] }
  Object.assign(shared.components?.schemas ?? {}, { Level: level })
  partsOf(shared).fields('Course').level = { $ref: '#/components/schemas/Level' }
  expect(await users(({ schema }) => schema('Level').enum?.push('any'), shared)).toEqual([
    'src/blocks/Levels.tsx',
  ])
})

it('a change of a summary alone has no users', async () => {
  expect(
    await users(({ operation }) => Object.assign(operation('getLectures'), { summary: 'Courses' })),
  ).toEqual([])
})
