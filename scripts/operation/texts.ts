/** The sources of a skeleton. The formatter puts them into shape. */
import { pathOf } from '../../mocks/samples/call.ts'
import { type Outcome, type Plan, sourceOf } from './plan.ts'

export const hookOf = ({ id, kind }: Plan) =>
  `use${id[0]?.toUpperCase()}${id.slice(1)}${kind === 'query' ? 'Query' : 'Mutation'}`

export const apiFile = ({ tag }: Plan) => `src/api/${tag}.ts`
export const handlersFile = ({ tag }: Plan) => `mocks/handlers/${tag}.ts`
export const fixtureFile = ({ id }: Pick<Plan, 'id'>) => `mocks/fixtures/answers/${id}.ts`
export const testFile = ({ id }: Pick<Plan, 'id'>) => `test/api/${id}.test.ts`

const answerName = ({ id }: Plan) => `${id}Answer`

export const hasContent = ({ mediaType }: Outcome) => mediaType !== undefined

/** No tag yet: which answers it makes out of date is a decision. */
export const endpoint = ({ id, kind, isForm }: Plan) =>
  `${id}: { ${kind === 'query' ? 'providesTags' : 'invalidatesTags'}: []${isForm ? ', extraOptions: { multipart: true }' : ''} }`

export const newApi = (plan: Plan) => `import { generatedApi } from './endpoints.gen'

/** Calls of the tag '${plan.tag}'. */
export const ${plan.tag}Api = generatedApi.enhanceEndpoints({
  endpoints: { ${endpoint(plan)} },
})

export const { ${hookOf(plan)} } = ${plan.tag}Api
`

export function handler(plan: Plan) {
  const { id, needsSession, isForm } = plan
  const session = needsSession ? 'await call.world.transact((state) => learnerOf(call, state))\n' : ''
  const form = isForm ? 'await formOf(call)\n' : ''
  return `async ${id}(${session || form ? 'call' : ''}) { ${session}${form}return ${response(plan)} }`
}

function response(plan: Plan) {
  const { status, mediaType } = plan.answer
  if (!mediaType) return `new Response(null, { status: ${status} })`
  if (mediaType.includes('json')) return `answer(${answerName(plan)}${status === 200 ? '' : `, ${status}`})`
  return `new Response(${answerName(plan)}, { status: ${status}, headers: { 'Content-Type': '${mediaType}' } })`
}

/** The imports that the handler needs, without those that the file has. */
export function handlerImports(plan: Plan, source: string) {
  const { needsSession, isForm, answer } = plan
  const fixture = `import { ${answerName(plan)} } from '../fixtures/answers/${plan.id}.ts'\n`
  const has = (name: string) => new RegExp(`import[^;']*\\b${name}\\b[^;']*from '`).test(source)
  return [
    hasContent(answer) ? fixture : '',
    answer.mediaType?.includes('json') && !has('answer') ? "import { answer } from './call.ts'\n" : '',
    isForm && !has('formOf') ? "import { formOf } from './form.ts'\n" : '',
    needsSession && !has('learnerOf') ? "import { learnerOf } from './sessions.ts'\n" : '',
  ].join('')
}

export const newHandlers = (plan: Plan) => `import type { Operations } from './call.ts'

export const ${plan.tag} = {
  ${handler(plan)},
} satisfies Partial<Operations>
`

export const fixture = (plan: Plan) =>
  `import type { ${plan.answerType} } from '../../../src/api/types.ts'

/** The first answer to ${plan.id}, made from its schema. */
export const ${answerName(plan)}: ${plan.answerType} = ${JSON.stringify(plan.answer.value)}
`

export function sample({ id, answer, needsSession, params, query, body, isForm }: Plan) {
  const texts = (values: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String) : String(value),
      ]),
    )
  const call = {
    operationId: id,
    name: 'ok',
    status: answer.status,
    ...(Object.keys(params).length > 0 && { params: texts(params) }),
    ...(Object.keys(query).length > 0 && { query: texts(query) }),
    ...(body !== undefined && (isForm ? { form: texts(Object(body)) } : { json: body })),
  }
  const signedIn = needsSession ? ', as: sara.email' : ''
  return `${sourceOf(call).slice(0, -1)}${signedIn} }`
}

export function test(plan: Plan) {
  const { id, tag, needsSession, answer, argument } = plan
  const imports = [
    "import { expect, it } from 'vitest'",
    `import { ${tag}Api } from '@/api/${tag}'`,
    needsSession ? "import { sessionSlice } from '@/state/session/slice'" : '',
    "import { createStore } from '@/state/store'",
    hasContent(answer) ? `import { ${answerName(plan)} } from '../../mocks/fixtures/answers/${id}'` : '',
    needsSession ? "import { sara } from '../../mocks/fixtures/accounts'" : '',
    needsSession ? "import { signInTo } from '../../mocks/node'" : '',
    plan.refusal ? "import { server } from '../helpers/mockApi'" : '',
    plan.refusal ? "import { HttpResponse, http } from 'msw'" : '',
  ]
  const expected = hasContent(answer)
    ? `expect(result.data).toEqual(${answerName(plan)})`
    : 'expect(result.error).toBeUndefined()'
  return `${imports.filter(Boolean).join('\n')}

${needsSession ? signedInStore : ''}
${call(plan)}

it('${id} brings what the mock API answers', async () => {
  const result = await call()
  ${expected}
})
${plan.refusal ? refusalTest(plan, plan.refusal) : ''}`

  function call({ id: operation }: Plan) {
    const store = needsSession ? 'await signedInStore()' : 'createStore()'
    return `async function call() {
  const store = ${store}
  return store.dispatch(${tag}Api.endpoints.${operation}.initiate(${argument}))
}`
  }
}

/** The field \`_persist\` is the one that redux-persist adds to the slice. */
const signedInStore = `/** A session from the beginning: one that begins would ask for its user. */
async function signedInStore() {
  const record = await signInTo(sara.email)
  const _persist = { version: -1, rehydrated: true }
  return createStore({ session: { ...sessionSlice.getInitialState(), isRead: true, record, _persist } })
}
`

function refusalTest({ id, method, path, params }: Plan, { status, value }: Outcome) {
  const texts = Object.fromEntries(Object.entries(params).map(([name, one]) => [name, String(one)]))
  const address = pathOf(path.replaceAll(/\{(\w+)\}/g, ':$1'), texts)
  const body =
    value === undefined ? `new HttpResponse(null, { status: ${status} })` : refusalBody(value, status)
  return `
it('${id}: a refusal keeps its status', async () => {
  server.use(http.${method.toLowerCase()}('*${address}', () => ${body}))
  expect((await call()).error).toMatchObject({ status: ${status} })
})
`
}

const refusalBody = (value: unknown, status: number) =>
  `HttpResponse.json(${JSON.stringify(value)}, { status: ${status} })`
