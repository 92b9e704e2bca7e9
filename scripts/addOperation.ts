/**
 * `npm run operation -- getCourseReviews` writes the skeleton of an operation that openapi.yaml names: the
 * client's endpoint, the mock API's handler with a first answer, a sample call with its recording, and a
 * test. It overwrites nothing. Several names make several skeletons.
 */
import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Call, callsOf } from './apiChanges/openapi.ts'
import { BadContract, readContract } from './apiChanges/readContract.ts'
import { shareOfEqualLetters } from './apiChanges/renames.ts'
import { generate } from './generateApi.ts'
import { outputFile } from './openapiCodegen.config.ts'
import {
  endpointsOf,
  exportedNames,
  handlersOf,
  literalOf,
  nameEndingIn,
  withInsertions,
} from './operation/insert.ts'
import { expectSendable, NoSkeleton, type Plan, planOf } from './operation/plan.ts'
import * as texts from './operation/texts.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TYPES = 'src/api/types.ts'
const ALL_HANDLERS = 'mocks/handlers/all.ts'
const SAMPLES = 'mocks/samples/contentCalls.ts'
const TAGS_TEST = 'test/api/tags.test.ts'
const OPERATIONS_TEST = 'test/api/everyOperation.test.ts'

/** The whole text of each file by its path; nothing of it is on the disk yet. */
type Files = Record<string, string>

/**
 * @param root of the project
 * @returns for each operation, what was written, and what is left to do by hand
 * @throws NoSkeleton or BadContract, in a sentence, before anything is written
 */
export async function addOperations(ids: string[], root = ROOT): Promise<string[]> {
  const { contract } = await readContract(join(root, 'openapi.yaml'), 'openapi.yaml')
  const calls = ids.map((id) => callNamed(id, callsOf(contract)))
  for (const call of calls) expectNew(call.id, root)
  for (const call of calls) expectSendable(call)
  // The endpoint, its types and its place in the table of operations come from the contract.
  await generate({ root })
  const client = readFileSync(join(root, outputFile), 'utf8')
  const plans = calls.map((call) => planOf(contract, call, client))
  const skeletons = plans.map((plan) => ({ plan, files: Object.keys(write(plan, root)) }))
  const files = new Set(skeletons.flatMap((one) => one.files))
  await run(root, join(root, 'node_modules/.bin/biome'), ['check', '--write', ...files])
  // In a process of its own: this one has loaded the mock API as it was.
  const only = ids.flatMap((id) => ['--only', id])
  await run(root, process.execPath, ['scripts/record.ts', ...only])
  return skeletons.map((one) => summary(one.plan, [...one.files, `mocks/recordings/${one.plan.id}.ok.json`]))
}

function write(plan: Plan, root: string): Files {
  const files = filesOf(plan, (path) => readFileSync(join(root, path), 'utf8'), existing(root))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return files
}

const runFile = promisify(execFile)

/** @throws Error with what the command has complained about */
async function run(root: string, command: string, words: string[]) {
  await runFile(command, words, { cwd: root })
}

const existing = (root: string) => (path: string) => existsSync(join(root, path))

function callNamed(id: string, calls: Call[]): Call {
  const call = calls.find((one) => one.id === id)
  if (call) return call
  const likeness = (one: Call) => shareOfEqualLetters(one.id.toLowerCase(), id.toLowerCase())
  const [nearest] = calls.toSorted((one, other) => likeness(other) - likeness(one))
  throw new NoSkeleton(
    `openapi.yaml names no operation '${id}'. The nearest one is '${nearest?.id}'. Describe it there first.`,
  )
}

/** @throws NoSkeleton where the mock API answers the operation, or a file of its skeleton is there */
function expectNew(id: string, root: string) {
  const isAnswered = new RegExp(`^ {2}(?:async )?${id}(?:\\(|:)`, 'm')
  const handlers = globSync('mocks/handlers/*.ts', { cwd: root })
  const found = handlers.find((file) => isAnswered.test(readFileSync(join(root, file), 'utf8')))
  const taken = [texts.fixtureFile, texts.testFile].map((file) => file({ id })).find(existing(root))
  if (found ?? taken) throw new NoSkeleton(`${found ?? taken} holds ${id} already. Nothing is written.`)
}

function filesOf(plan: Plan, read: (path: string) => string, isThere: (path: string) => boolean): Files {
  return {
    ...typeFile(plan, read(TYPES)),
    ...apiFiles(plan, read, isThere),
    ...handlerFiles(plan, read, isThere),
    ...(texts.hasContent(plan.answer) && { [texts.fixtureFile(plan)]: texts.fixture(plan) }),
    [SAMPLES]: withInsertions(SAMPLES, read(SAMPLES), [
      { at: literalOf('contentCalls'), text: texts.sample(plan) },
    ]),
    [texts.testFile(plan)]: texts.test(plan),
    ...tagsTestFile(plan, read),
    ...operationsTestFile(plan, read, isThere),
  }
}

/**
 * The test of all operations loads each file of `src/api`, because some endpoints need what it adds to them,
 * and knows the names of bodies.
 */
function operationsTestFile(
  plan: Plan,
  read: (path: string) => string,
  isThere: (path: string) => boolean,
): Files {
  const { id, tag, bodyName } = plan
  const source = read(OPERATIONS_TEST)
  const loading = isThere(texts.apiFile(plan))
    ? source
    : source.replace(/^import '@/m, `import '@/api/${tag}'\n$&`)
  const text = bodyName
    ? withInsertions(OPERATIONS_TEST, loading, [{ at: literalOf('bodyNames'), text: `${id}: '${bodyName}'` }])
    : loading
  return text === source ? {} : { [OPERATIONS_TEST]: text }
}

/** The mock API takes its types from the shared vocabulary. */
function typeFile({ answer, answerType }: Plan, source: string): Files {
  if (!texts.hasContent(answer) || new RegExp(`\\b${answerType}\\b`).test(source)) return {}
  return { [TYPES]: source.replace('export type {\n', `export type {\n  ${answerType},\n`) }
}

function apiFiles(plan: Plan, read: (path: string) => string, isThere: (path: string) => boolean): Files {
  const path = texts.apiFile(plan)
  if (!isThere(path)) return { [path]: texts.newApi(plan) }
  const source = withInsertions(path, read(path), [{ at: endpointsOf, text: texts.endpoint(plan) }])
  const hook = texts.hookOf(plan)
  const api = nameEndingIn(path, source, 'Api')
  return {
    [path]: /^export const \{/m.test(source)
      ? withInsertions(path, source, [{ at: exportedNames, text: hook }])
      : `${source}\nexport const { ${hook} } = ${api}\n`,
  }
}

function handlerFiles(plan: Plan, read: (path: string) => string, isThere: (path: string) => boolean): Files {
  const path = texts.handlersFile(plan)
  if (isThere(path)) {
    const source = withInsertions(path, read(path), [{ at: handlersOf, text: texts.handler(plan) }])
    return { [path]: texts.handlerImports(plan, source) + source }
  }
  const source = texts.newHandlers(plan)
  const all = withInsertions(ALL_HANDLERS, read(ALL_HANDLERS), [
    { at: literalOf('runs'), text: `...${plan.tag}` },
  ])
  return {
    [path]: texts.handlerImports(plan, source) + source,
    [ALL_HANDLERS]: `import { ${plan.tag} } from './${plan.tag}.ts'\n${all}`,
  }
}

/** The test of tags knows each write, and what it makes out of date. */
function tagsTestFile({ id, kind }: Plan, read: (path: string) => string): Files {
  if (kind === 'query') return {}
  const insertion = { at: literalOf('reachNothing'), text: `'${id}'` }
  return { [TAGS_TEST]: withInsertions(TAGS_TEST, read(TAGS_TEST), [insertion]) }
}

function summary(plan: Plan, files: string[]): string {
  const { id, kind } = plan
  const tags = kind === 'query' ? 'providesTags' : 'invalidatesTags'
  return `The skeleton of ${id}:
${files.map((file) => `  ${file}`).join('\n')}
The generated files of src/api are up to date.

Left to do by hand:
  - ${texts.apiFile(plan)}: ${tags}, ${kind === 'query' ? 'so that writes bring it up to date' : `and its line in ${TAGS_TEST}`}
  - ${texts.handlersFile(plan)}: an answer from the world in place of the fixed one, its refusals, and a sample call of each
  - openapi.yaml: x-needed, for fields without which the client cannot use the answer
  - ${texts.testFile(plan)}: what the client makes of the answer
  - npm run check types lint recordings answers`
}

async function main(words: string[]) {
  const ids = [...new Set(words)]
  if (ids.length === 0) throw new NoSkeleton('Name an operation: npm run operation -- getCourseReviews')
  console.log((await addOperations(ids)).join('\n\n'))
}

if (import.meta.main)
  await main(process.argv.slice(2)).catch((error: unknown) => {
    if (!(error instanceof NoSkeleton || error instanceof BadContract)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
