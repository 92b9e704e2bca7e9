import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { titleOf } from '../../mocks/replay/matcher.ts'
import { RecordingError, recordingsFolder } from '../../mocks/replay/readRecordings.ts'
import { sampleCalls } from '../../mocks/samples/calls.ts'
import { askAccount } from './askAccount.ts'
import { readHar } from './har.ts'
import { startRecordingProxy } from './proxy.ts'
import { recordMock } from './recordMock.ts'
import { saveSet } from './saveSet.ts'
import { writeTest } from './testFile.ts'
import { visitHost } from './visitHost.ts'
import { checkNewSet, fileText } from './writeSet.ts'

const PROXY_PORT = 4020
const LAST_PORT = 65_535
const ROOT = join(import.meta.dirname, '../..')

/** Runs `npm run record` with these words. @returns its exit status; a refusal is one printed sentence */
export async function record(
  words: string[],
  folder = recordingsFolder,
  print: (line: string) => void = console.log,
): Promise<number> {
  try {
    await run(words, folder, print)
    return 0
  } catch (error) {
    const isUsage = String((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof RecordingError) && !isUsage) throw error
    print((error as Error).message)
    return 1
  }
}

type Print = (line: string) => void

async function run(words: string[], folder: string, print: Print) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      har: { type: 'string' },
      host: { type: 'string' },
      proxy: { type: 'string' },
      port: { type: 'string' },
      as: { type: 'string' },
      'sign-in': { type: 'boolean' },
      test: { type: 'string' },
    },
  })
  const [realHost] = positionals
  const ways = [values.har, values.proxy, values.test, realHost].filter((way) => way !== undefined)
  if (positionals.length > 1 || ways.length > 1)
    throw new RecordingError('Choose one: --har FILE, --proxy URL, the URL of a host, or --test SET.')
  if (values.test !== undefined) return writeTestOf(values.test, folder, print)
  if (values.har !== undefined) {
    const set = newSet(values.as, folder)
    const exchanges = readHar(values.har, values.host && originOf(values.host))
    print(`${exchanges.length} requests read`)
    return print(await saveSet(set, exchanges, folder))
  }
  if (values.proxy !== undefined)
    return recordThroughProxy({
      host: originOf(values.proxy),
      set: newSet(values.as, folder),
      port: portOf(values.port),
      folder,
      print,
    })
  if (realHost !== undefined) {
    const [host, set] = [originOf(realHost), newSet(values.as, folder)]
    const account = values['sign-in'] ? await askAccount(host) : undefined
    return print(await saveSet(set, await visitHost(host, account, indented(print)), folder))
  }
  await recordTheMock(values.only, folder, print)
}

function newSet(name: string | undefined, folder: string): string {
  if (name === undefined) throw new RecordingError('Name the set that is recorded: --as bug-123')
  checkNewSet(name, folder)
  return name
}

function originOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new RecordingError(`'${address}' is no address of a host, such as https://api.example.org.`)
  return new URL(address).origin
}

/** 0 lets the system choose. */
function portOf(text: string | undefined): number {
  if (text === undefined) return PROXY_PORT
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > LAST_PORT)
    throw new RecordingError(`'${text}' is no port: --port takes a number from 0 to ${LAST_PORT}.`)
  return port
}

function indented(print: Print): Print {
  return (line) => print(`  ${line}`)
}

interface Visit {
  host: string
  set: string
  port: number
  folder: string
  print: Print
}

async function recordThroughProxy({ host, set, port, folder, print }: Visit) {
  const proxy = await startRecordingProxy(host, port, indented(print))
  print(`${proxy.origin} passes everything on to ${host}: API_PROXY=${proxy.origin} npm start`)
  print('Click now. Ctrl+C ends the recording and writes the set.')
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await proxy.close()
  print(await saveSet(set, proxy.exchanges, folder))
}

function writeTestOf(set: string, folder: string, print: Print) {
  const path = writeTest(set, ROOT, folder)
  print(`${path} replays '${set}'. Say in it what the user should see, then: npx vitest run ${path}`)
}

async function recordTheMock(only: string[] | undefined, folder: string, print: Print) {
  const missing = only?.find((id) => !sampleCalls.some(({ operationId }) => operationId === id))
  if (missing !== undefined) throw new RecordingError(`There is no sample call of '${missing}'.`)
  const calls = sampleCalls.filter(({ operationId }) => !only || only.includes(operationId))
  mkdirSync(folder, { recursive: true })
  const recordings = await recordMock(calls)
  for (const recording of recordings)
    writeFileSync(join(folder, `${titleOf(recording)}.json`), fileText(recording))
  print(`${recordings.length} answers of the mock API in mocks/recordings`)
}
