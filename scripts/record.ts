/**
 * Records the answers of an API host into mocks/recordings, secrets taken out.
 *
 *   npm run record                                   every sample call, from the mock API over HTTP
 *   npm run record -- https://api.example.org        the reads that need no account, from a real host; nothing is written there
 *   … --only getCourses                              one operation alone
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startHttpMock } from '../mocks/http/server.ts'
import { operations } from '../mocks/operations.ts'
import { type Recording, recordingsFolder } from '../mocks/replay.ts'
import { type Host, pathOf, perform, type SampleCall } from '../mocks/samples/call.ts'
import { sampleCalls } from '../mocks/samples/calls.ts'
import { withoutSecrets } from './withoutSecrets.ts'

/** The mock's clock stands still while it is recorded, so that a recording changes only when the mock does. */
const RECORDING_TIME = Date.parse('2026-11-20T12:00:00Z')

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } })
const [realHost] = positionals

const mock = realHost ? undefined : await startHttpMock({ now: () => RECORDING_TIME })
const host: Host = { origin: realHost ?? mock?.origin ?? '', send: (request) => fetch(request) }
const wanted = sampleCalls
  .filter(({ operationId }) => !values.only || operationId === values.only)
  .filter((call) => !realHost || isPublicRead(call))

await mkdir(recordingsFolder, { recursive: true })
for (const call of wanted) await record(call)
await mock?.close()
console.log(`${wanted.length} answers of ${realHost ?? 'the mock API'} in mocks/recordings`)

async function record(call: SampleCall) {
  const response = await perform(call, host)
  const text = (await response.text()).replaceAll(host.origin, 'https://example.org')
  const contentType = response.headers.get('Content-Type') ?? ''
  if (response.status !== call.status)
    console.warn(`${call.operationId}.${call.name}: ${response.status} instead of ${call.status}`)
  const recording: Recording = {
    operationId: call.operationId,
    case: call.name,
    request: requestOf(call),
    response: {
      status: response.status,
      contentType,
      body: contentType.includes('json') ? withoutSecrets(JSON.parse(text)) : text,
    },
  }
  const file = `${recordingsFolder}/${call.operationId}.${call.name}.json`
  await writeFile(file, `${JSON.stringify(recording, null, 2)}\n`)
}

function requestOf({ operationId, params, query, json, form }: SampleCall): Recording['request'] {
  const { method, path } = operations[operationId]
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, all]) => [all].flat().map((one) => [name, one])),
  )
  return {
    method: method.toUpperCase(),
    path: `${pathOf(path, params)}${search.size > 0 ? `?${search}` : ''}`,
    ...(form && { type: 'form', body: withoutSecrets(named(form)) }),
    ...(json !== undefined && { type: 'json', body: withoutSecrets(json) }),
  }
}

/** Of a file its name is enough. */
function named(form: Record<string, string | File>) {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value instanceof File ? value.name : value]),
  )
}

function isPublicRead({ operationId, as, token }: SampleCall) {
  return operations[operationId].method === 'get' && operationId !== 'unsubscribe' && !as && !token
}
