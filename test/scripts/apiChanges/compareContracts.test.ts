import { describe, expect, it } from 'vitest'
import { compareContracts } from '../../../scripts/apiChanges/compareContracts.ts'
import { groupChanges, whereOf } from '../../../scripts/apiChanges/groups.ts'
import { callsOf } from '../../../scripts/apiChanges/openapi.ts'
import { edited, type Parts, smallContract } from './contract'

/** @returns each change in one line: level, place, old and new, sentence. */
function linesOf(edit: (parts: Parts) => void, start = smallContract()): string[] {
  return groupChanges(compareContracts(start, edited(edit))).map((group) => {
    const { level, from, to, sentence } = group.first
    return `${level}: ${whereOf(group)}: ${from} → ${to}: ${sentence}`
  })
}

type Row = [title: string, edit: (parts: Parts) => void, expected: string | string[]]

const courses = 'getLectures, createReview, response 200 › content[]'
const review = 'createReview, request'

const ofAnswers: Row[] = [
  [
    'a field is removed',
    ({ fields, required }) => {
      delete fields('Course').price
      required('Course').pop()
    },
    `breaking: ${courses} › price and 1 other place: number → (none): The server no longer sends this.`,
  ],
  [
    'an optional field is removed',
    ({ fields }) => delete fields('CourseList').total,
    'breaking: getLectures, response 200 › total: integer → (none): The server no longer sends this.',
  ],
  [
    'a field is added',
    ({ fields }) => Object.assign(fields('CourseList'), { hasNext: { type: 'boolean' } }),
    'compatible: getLectures, response 200 › hasNext: (none) → boolean: The server sends this, too.',
  ],
  [
    'a field is renamed',
    ({ fields }) => {
      const list = fields('CourseList')
      list.totalElements = list.total ?? {}
      delete list.total
    },
    'breaking: getLectures, response 200 › total: total → totalElements: The server sends this under another name.',
  ],
  [
    'a required field becomes optional',
    ({ required }) => required('CourseList').pop(),
    'breaking: getLectures, response 200 › content: required → optional: The server may leave this out.',
  ],
  [
    'an optional field becomes required',
    ({ required }) => required('CourseList').push('total'),
    'compatible: getLectures, response 200 › total: optional → required: The server always sends this.',
  ],
  [
    'a field becomes nullable',
    ({ fields }) => Object.assign(fields('CourseList').total ?? {}, { nullable: true }),
    'breaking: getLectures, response 200 › total: never null → nullable: The server may send null.',
  ],
  [
    'a field becomes nullable in the notation of OpenAPI 3.1',
    ({ fields }) => Object.assign(fields('CourseList').total ?? {}, { type: ['integer', 'null'] }),
    'breaking: getLectures, response 200 › total: never null → nullable: The server may send null.',
  ],
  [
    'a referred field becomes nullable by a wrapper',
    ({ fields }) => {
      const list = fields('CourseList').content
      if (list) list.items = { nullable: true, allOf: [{ $ref: '#/components/schemas/Course' }] }
    },
    'breaking: getLectures, response 200 › content[]: never null → nullable: The server may send null.',
  ],
  [
    'a nullable field is never null',
    ({ fields }) => delete fields('Course').startsAt?.nullable,
    `compatible: ${courses} › startsAt and 1 other place: nullable → never null: The server never sends null.`,
  ],
  [
    'a number becomes text',
    ({ fields }) => Object.assign(fields('CourseList'), { total: { type: 'string' } }),
    'breaking: getLectures, response 200 › total: integer → string: The server sends another type.',
  ],
  [
    'an array becomes an object',
    ({ fields }) => Object.assign(fields('CourseList'), { content: { type: 'object' } }),
    'breaking: getLectures, response 200 › content: Course[] → object: The server sends another type.',
  ],
  [
    'whole numbers become numbers',
    ({ fields }) => Object.assign(fields('CourseList').total ?? {}, { type: 'number' }),
    'risky: getLectures, response 200 › total: integer → number: The server may send a number with decimals.',
  ],
  [
    'numbers become whole',
    ({ fields }) => Object.assign(fields('Course').price ?? {}, { type: 'integer' }),
    `compatible: ${courses} › price and 1 other place: number → integer: The server sends whole numbers only.`,
  ],
  [
    'a format changes',
    ({ fields }) => Object.assign(fields('Course').startsAt ?? {}, { format: 'date' }),
    `risky: ${courses} › startsAt and 1 other place: date-time → date: The server sends the value in another format.`,
  ],
  [
    'a format is dropped',
    ({ fields }) => delete fields('Course').startsAt?.format,
    `risky: ${courses} › startsAt and 1 other place: date-time → (none): The server no longer promises this format.`,
  ],
  [
    'a text becomes a file',
    ({ fields }) => Object.assign(fields('Course').imageUrl ?? {}, { format: 'binary' }),
    `breaking: ${courses} › imageUrl and 1 other place: string → string (binary): The server sends another type.`,
  ],
  [
    'a value joins a list',
    ({ fields }) => fields('Course').level?.enum?.push('any'),
    `risky: ${courses} › level and 1 other place: (none) → any: The server may send a value that the client does not know.`,
  ],
  [
    'a value leaves a list',
    ({ fields }) => fields('Course').level?.enum?.pop(),
    `compatible: ${courses} › level and 1 other place: expert → (none): The server no longer sends one of the values.`,
  ],
  [
    'a list of values is dropped',
    ({ fields }) => delete fields('Course').level?.enum,
    `risky: ${courses} › level and 1 other place: beginner | expert → (none): The server may send any value.`,
  ],
  [
    'a limit is loosened',
    ({ fields }) => delete fields('Course').price?.minimum,
    `risky: ${courses} › price and 1 other place: minimum 0 → (none): The server may send values beyond the former limit.`,
  ],
  [
    'a shape is added',
    ({ fields }) => fields('Course').duration?.oneOf?.push({ type: 'object' }),
    `breaking: ${courses} › duration and 1 other place: (none) → object: The server may send a shape that the client does not know.`,
  ],
  [
    'a shape is dropped',
    ({ fields }) => fields('Course').duration?.oneOf?.pop(),
    `compatible: ${courses} › duration and 1 other place: string → (none): The server no longer sends one of the shapes.`,
  ],
  [
    'shapes become one of them',
    ({ fields }) => Object.assign(fields('Course'), { duration: { type: 'integer' } }),
    [
      `compatible: ${courses} › duration › number and 1 other place: number → integer: The server sends whole numbers only.`,
      `compatible: ${courses} › duration and 1 other place: string → (none): The server no longer sends one of the shapes.`,
    ],
  ],
  [
    'null joins the shapes',
    ({ fields }) => fields('Course').duration?.oneOf?.push({ type: 'object', nullable: true, enum: [null] }),
    `breaking: ${courses} › duration and 1 other place: never null → nullable: The server may send null.`,
  ],
  [
    'the values of a dictionary change',
    ({ fields }) =>
      Object.assign(fields('Course').labels ?? {}, { additionalProperties: { type: 'number' } }),
    `breaking: ${courses} › labels › {key} and 1 other place: string → number: The server sends another type.`,
  ],
  [
    'a field becomes write-only',
    ({ fields }) => Object.assign(fields('CourseList').total ?? {}, { writeOnly: true }),
    'breaking: getLectures, response 200 › total: integer → (none): The server no longer sends this.',
  ],
  [
    'a field is marked as deprecated',
    ({ fields }) => Object.assign(fields('CourseList').total ?? {}, { deprecated: true }),
    'risky: getLectures, response 200 › total: kept → deprecated: The server will drop this some day.',
  ],
  [
    'a field of every error is removed',
    ({ fields }) => delete fields('Failure').code,
    'breaking: getLectures, createReview, response 400 › code and 1 other place: integer → (none): The server no longer sends this.',
  ],
  [
    'a header is added',
    ({ answer }) =>
      Object.assign(answer('getLectures', '200'), {
        headers: { 'X-Total': { schema: { type: 'integer' } } },
      }),
    'compatible: getLectures, response 200 › header X-Total: (none) → integer: The server sends this, too.',
  ],
  [
    'a status of success is replaced',
    ({ operation }) => {
      const { responses = {} } = operation('createReview')
      responses['200'] = responses['201'] ?? {}
      delete responses['201']
    },
    'risky: createReview, response 201: 201 → 200: The server succeeds with another status.',
  ],
  [
    'a second status of success is added',
    ({ operation }) =>
      Object.assign(operation('createReview').responses ?? {}, { '204': { description: 'Nothing' } }),
    'risky: createReview, response 204: (none) → 204: The server may succeed with a status that the client does not know.',
  ],
  [
    'the only status of success is removed',
    ({ operation }) => delete operation('createReview').responses?.['201'],
    'breaking: createReview, response 201: 201 → (none): The server no longer succeeds with this status.',
  ],
  [
    'an error status is added',
    ({ operation }) =>
      Object.assign(operation('createReview').responses ?? {}, { '409': { description: 'There is one' } }),
    'risky: createReview, response 409: (none) → 409: The server may refuse with a status that the client does not know.',
  ],
  [
    'an error status is removed',
    ({ operation }) => delete operation('getLectures').responses?.['404'],
    'compatible: getLectures, response 404: 404 → (none): The server no longer refuses with this status.',
  ],
  [
    'the media type is replaced',
    ({ answer }) => Object.assign(answer('getLectures', '200'), { content: { 'text/csv': {} } }),
    'breaking: getLectures, response 200: application/json → text/csv: The server answers in another format.',
  ],
  [
    'a media type is added',
    ({ answer }) => Object.assign(answer('getLectures', '200').content ?? {}, { 'text/csv': {} }),
    'risky: getLectures, response 200: (none) → text/csv: The server may answer in another format.',
  ],
  [
    'the body is removed',
    ({ answer }) => delete answer('getLectures', '200').content,
    'breaking: getLectures, response 200: application/json → (none): The server no longer answers in this format.',
  ],
]

const ofRequests: Row[] = [
  [
    'an optional field is added',
    ({ fields }) => Object.assign(fields('Review'), { title: { type: 'string' } }),
    `compatible: ${review} › title: (none) → string: The client may send this.`,
  ],
  [
    'a required field is added',
    ({ fields, required }) => {
      Object.assign(fields('Review'), { title: { type: 'string' } })
      required('Review').push('title')
    },
    `breaking: ${review} › title: (none) → string: The server refuses a call without this.`,
  ],
  [
    'a field is removed',
    ({ fields }) => delete fields('Review').remark,
    `risky: ${review} › remark: string | null → (none): The server no longer reads this.`,
  ],
  [
    'a field is renamed to another spelling',
    ({ fields }) => {
      const own = fields('Review')
      own.given_stars = own.stars ?? {}
      delete own.stars
      own.rank = { type: 'number' }
    },
    [
      `breaking: ${review} › stars: stars → given_stars: The server reads this under another name.`,
      `compatible: ${review} › rank: (none) → number: The client may send this.`,
    ],
  ],
  [
    'an optional field becomes required',
    ({ required }) => required('Review').push('stars'),
    `breaking: ${review} › stars: optional → required: The server refuses a call without this.`,
  ],
  [
    'a required field becomes optional',
    ({ required }) => required('Review').pop(),
    `compatible: ${review} › text: required → optional: The client may leave this out.`,
  ],
  [
    'a field of an included schema becomes optional',
    ({ required }) => required('Author').pop(),
    `compatible: ${review} › name: required → optional: The client may leave this out.`,
  ],
  [
    'a field becomes nullable',
    ({ fields }) => Object.assign(fields('Review').stars ?? {}, { nullable: true }),
    `compatible: ${review} › stars: never null → nullable: The client may send null.`,
  ],
  [
    'a field may no longer be null',
    ({ fields }) => delete fields('Review').remark?.nullable,
    `breaking: ${review} › remark: nullable → never null: The server refuses null.`,
  ],
  [
    'a number becomes whole',
    ({ fields }) => Object.assign(fields('Review').stars ?? {}, { type: 'integer' }),
    `breaking: ${review} › stars: number → integer: The server refuses a number with decimals.`,
  ],
  [
    'a text becomes a number',
    ({ fields }) => Object.assign(fields('Review'), { text: { type: 'number' } }),
    `breaking: ${review} › text: string → number: The server expects another type.`,
  ],
  [
    'a format is added',
    ({ fields }) => Object.assign(fields('Review').remark ?? {}, { format: 'email' }),
    `risky: ${review} › remark: (none) → email: The server may refuse a value that does not have this format.`,
  ],
  [
    'a value joins a list',
    ({ fields }) => fields('Review').kind?.enum?.push('both'),
    `compatible: ${review} › kind: (none) → both: The server accepts one more value.`,
  ],
  [
    'a value leaves a list',
    ({ fields }) => fields('Review').kind?.enum?.pop(),
    `breaking: ${review} › kind: blame → (none): The server refuses a value that it accepted.`,
  ],
  [
    'a list of values is set',
    ({ fields }) => Object.assign(fields('Review').remark ?? {}, { enum: ['a', 'b', null] }),
    `breaking: ${review} › remark: (none) → a | b: The server accepts the listed values alone.`,
  ],
  [
    'a limit is tightened',
    ({ fields }) => Object.assign(fields('Review').text ?? {}, { maxLength: 200 }),
    `breaking: ${review} › text: maxLength 500 → maxLength 200: The server refuses values that it accepted.`,
  ],
  [
    'a limit is loosened',
    ({ fields }) => Object.assign(fields('Review').text ?? {}, { minLength: 1 }),
    `compatible: ${review} › text: minLength 3 → minLength 1: The server accepts values beyond the former limit.`,
  ],
  [
    'a pattern is set',
    ({ fields }) => Object.assign(fields('Review').text ?? {}, { pattern: '^[a-z]' }),
    `breaking: ${review} › text: (none) → pattern ^[a-z]: The server refuses values that it accepted.`,
  ],
  [
    'a default changes',
    ({ fields }) => Object.assign(fields('Review').draft ?? {}, { default: true }),
    `risky: ${review} › draft: false → true: The server assumes another value when the client sends none.`,
  ],
  [
    'other fields are refused',
    ({ schema }) => Object.assign(schema('Review').allOf?.at(-1) ?? {}, { additionalProperties: false }),
    `breaking: ${review}: any other field → no other field: The server refuses fields that the contract does not name.`,
  ],
  [
    'the body becomes optional',
    ({ operation }) => Object.assign(operation('createReview').requestBody ?? {}, { required: false }),
    `compatible: ${review}: required → optional: The client may leave the body out.`,
  ],
  [
    'the body is dropped',
    ({ operation }) => delete operation('createReview').requestBody,
    `risky: ${review}: Review → (none): The server no longer reads the body.`,
  ],
  [
    'a body is required',
    ({ operation }) =>
      Object.assign(operation('getLectures'), {
        requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
      }),
    'breaking: getLectures, request: (none) → object: The server refuses a call without a body.',
  ],
  [
    'the body has another media type',
    ({ operation }) => {
      const body = operation('createReview').requestBody
      if (body) body.content = { 'multipart/form-data': body.content?.['application/json'] ?? {} }
    },
    `breaking: ${review}: application/json → multipart/form-data: The server expects another format.`,
  ],
]

const ofParameters: Row[] = [
  [
    'an optional parameter is added',
    ({ operation }) =>
      operation('getLectures').parameters?.push({ name: 'q', in: 'query', schema: { type: 'boolean' } }),
    'compatible: getLectures, parameter q (query): (none) → boolean: The client may send this.',
  ],
  [
    'a required parameter is added',
    ({ operation }) =>
      operation('getLectures').parameters?.push({
        name: 'q',
        in: 'query',
        required: true,
        schema: { type: 'boolean' },
      }),
    'breaking: getLectures, parameter q (query): (none) → boolean: The server refuses a call without this.',
  ],
  [
    'a parameter is removed',
    ({ operation }) => operation('getLectures').parameters?.shift(),
    'risky: getLectures, parameter page (query): integer → (none): The server no longer reads this.',
  ],
  [
    'a parameter is renamed',
    ({ parameter }) => Object.assign(parameter('getLectures', 'page'), { name: 'pageNumber' }),
    'breaking: getLectures, parameter page (query): page → pageNumber: The server reads this under another name.',
  ],
  [
    'a parameter becomes required',
    ({ parameter }) => Object.assign(parameter('getLectures', 'sort'), { required: true }),
    'breaking: getLectures, parameter sort (query): optional → required: The server refuses a call without this.',
  ],
  [
    'a parameter has another type',
    ({ parameter }) => Object.assign(parameter('getLectures', 'page'), { schema: { type: 'string' } }),
    'breaking: getLectures, parameter page (query): integer → string: The server expects another type.',
  ],
  [
    'a parameter moves into a header',
    ({ parameter }) => Object.assign(parameter('getLectures', 'page'), { in: 'header' }),
    'breaking: getLectures, parameter page (query): query → header: The server reads this parameter in another place.',
  ],
  [
    'a list is serialized in another form',
    ({ parameter }) => Object.assign(parameter('getLectures', 'tags'), { explode: false }),
    'breaking: getLectures, parameter tags (query): (none) → explode false: The server reads lists and objects of this parameter in another form.',
  ],
]

const ofOperations: Row[] = [
  [
    'the path changes',
    ({ paths }) => {
      paths['/api/course/all'] = paths['/api/courses'] ?? {}
      delete paths['/api/courses']
    },
    'breaking: getLectures, path: /api/courses → /api/course/all: The call has another address.',
  ],
  [
    'a path parameter is renamed',
    ({ paths, parameter }) => {
      parameter('createReview', 'slug').name = 'id'
      paths['/api/courses/{id}/reviews'] = paths['/api/courses/{slug}/reviews'] ?? {}
      delete paths['/api/courses/{slug}/reviews']
    },
    'risky: createReview, path: /api/courses/{slug}/reviews → /api/courses/{id}/reviews: The address looks the same, but a part of it has another name.',
  ],
  [
    'the method changes',
    ({ paths }) => {
      const item = paths['/api/courses/{slug}/reviews']
      if (item) item.put = item.post
      delete item?.post
    },
    'breaking: createReview, method: POST → PUT: The call has another method.',
  ],
  [
    'an operation is removed',
    ({ paths }) => delete paths['/api/courses'],
    'breaking: getLectures: GET /api/courses → (none): The server no longer answers this call.',
  ],
  [
    'an operation is added',
    ({ paths }) =>
      Object.assign(paths, {
        '/api/ping': { get: { operationId: 'ping', responses: { '200': { description: 'Here' } } } },
      }),
    'compatible: ping: (none) → GET /api/ping: The server offers this call.',
  ],
  [
    'an operation is renamed',
    ({ operation }) => Object.assign(operation('getLectures'), { operationId: 'listLectures' }),
    'compatible: getLectures: getLectures → listLectures: The call has another name in the code, and the same one on the wire.',
  ],
  [
    'an operation is marked as deprecated',
    ({ operation }) => Object.assign(operation('getLectures'), { deprecated: true }),
    'risky: getLectures: kept → deprecated: The server will drop this some day.',
  ],
  [
    'a public operation needs a sign-in',
    ({ operation }) => delete operation('getLectures').security,
    'breaking: getLectures, security: nobody has to sign in → bearer: The server refuses a visitor who is not signed in.',
  ],
  [
    'an operation becomes public',
    ({ operation }) => Object.assign(operation('createReview'), { security: [] }),
    'compatible: createReview, security: bearer → nobody has to sign in: The server also answers a visitor who is not signed in.',
  ],
  [
    'the security scheme changes',
    ({ contract }) =>
      Object.assign(contract.components?.securitySchemes ?? {}, {
        bearer: { type: 'apiKey', name: 'X-Key', in: 'header' },
      }),
    'breaking: createReview, security: bearer → apiKey X-Key header: The server expects another proof of who calls.',
  ],
  [
    'the tag changes',
    ({ operation }) => Object.assign(operation('getLectures'), { tags: ['catalogue'] }),
    'compatible: getLectures, tags: course → catalogue: The call belongs to another subject of the contract.',
  ],
  [
    'the host changes',
    ({ contract }) => Object.assign(contract, { servers: [{ url: 'https://api.example.org' }] }),
    'risky: the contract, servers: / → https://api.example.org: The contract names another host.',
  ],
  [
    'the version changes',
    ({ contract }) => Object.assign(contract.info ?? {}, { version: '2.0.0' }),
    'compatible: the contract, info › version: 1.0.0 → 2.0.0: The contract has another version number.',
  ],
  [
    'only a description changes',
    ({ fields }) => Object.assign(fields('Course').price ?? {}, { description: 'In dollars' }),
    `compatible: ${courses} › price and 1 other place: (none) → In dollars: Only the description changed.`,
  ],
  [
    'only an example changes',
    ({ answer }) =>
      Object.assign(answer('getLectures', '200').content?.['application/json'] ?? {}, {
        example: { content: [] },
      }),
    'compatible: getLectures, response 200: (none) → {"content":[]}: Only the example changed.',
  ],
]

describe('a change of an answer', () => {
  it.each(ofAnswers)('%s', (_title, edit, expected) => expect(linesOf(edit)).toEqual([expected].flat()))
})

describe('a change of a request', () => {
  it.each(ofRequests)('%s', (_title, edit, expected) => expect(linesOf(edit)).toEqual([expected].flat()))
})

describe('a change of a parameter', () => {
  it.each(ofParameters)('%s', (_title, edit, expected) => expect(linesOf(edit)).toEqual([expected].flat()))
})

describe('a change of an operation', () => {
  it.each(ofOperations)('%s', (_title, edit, expected) => expect(linesOf(edit)).toEqual([expected].flat()))
})

it('another order of operations, fields and values is no change', () => {
  const reverse = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(reverse)
    if (typeof node !== 'object' || node === null) return node
    return Object.fromEntries(
      Object.entries(node)
        .reverse()
        .map(([key, value]) => [key, reverse(value)]),
    )
  }
  expect(
    compareContracts(smallContract(), reverse(smallContract()) as ReturnType<typeof smallContract>),
  ).toEqual([])
})

it('the reverse of each change in the tables is reported, too', () => {
  for (const [title, edit] of [...ofAnswers, ...ofRequests, ...ofParameters, ...ofOperations])
    expect(compareContracts(edited(edit), smallContract()), title).not.toEqual([])
})

it('a parameter that operations share is reported once', () => {
  const shared = smallContract()
  const parameter = { name: 'key', in: 'header', schema: { type: 'string' } }
  Object.assign(shared.components ?? {}, { parameters: { Key: parameter } })
  for (const { operation } of callsOf(shared))
    operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/Key' }]
  const after = structuredClone(shared)
  Object.assign(after.components?.parameters?.Key ?? {}, { required: true })
  const groups = groupChanges(compareContracts(shared, after))
  expect(groups.map(whereOf)).toEqual(['getLectures, createReview, parameter key (header)'])
})

it('a removed field and two added ones with unlike names are not reported as a rename', () => {
  expect(
    linesOf(({ fields }) => {
      const course = fields('Failure')
      course.zebra = { type: 'integer' }
      course.yard = { type: 'integer' }
      delete course.code
    }),
  ).toEqual([
    expect.stringContaining('› code and 1 other place: integer → (none)'),
    expect.stringContaining('› zebra and 1 other place: (none) → integer'),
    expect.stringContaining('› yard and 1 other place: (none) → integer'),
  ])
})
