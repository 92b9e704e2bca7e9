import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { serveRecordings } from '../../build/demoRecordings'
import { type HttpMockOptions, startHttpMock } from '../../mocks/http/server'
import { readSet } from '../../mocks/replay/readRecordings'
import { expectOnConsole } from '../helpers/consoleGuard'
import { atEnd } from '../helpers/endings'

async function startMock(options?: HttpMockOptions) {
  const mock = await startHttpMock(options)
  atEnd(() => mock.close())
  const send = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${mock.origin}${path}`, {
      method,
      body: body && JSON.stringify(body),
    } as RequestInit)
    return { status: response.status, text: await response.text() }
  }
  return { send, replay: (asked: unknown) => send('POST', '/__mock/replay', asked) }
}

const anyCredentials = { email: 'me@mail.test', password: 'anything', remember: true }
const firstCoursesPage = '/api/course/get-all?page=1&pageSize=12&sort=DESC'

it('a world answers from a set, and from the mock API again after the replay ends', async () => {
  const { send, replay } = await startMock()
  expect((await replay({ set: 'first-visit' })).status).toBe(204)
  expect((await send('POST', '/api/auth/login', anyCredentials)).text).toContain('"accessToken":"token-1"')
  expectOnConsole(/The nearest is getCourses\.004: its query is/)
  const missing = await send('GET', firstCoursesPage.replace('=1&', '=2&'))
  expect(missing.status).toBe(501)
  expect(missing.text).toContain('The nearest is getCourses.004: its query is')
  expect((await send('DELETE', '/__mock/replay')).status).toBe(204)
  expect((await send('POST', '/api/auth/login', anyCredentials)).status).toBe(401)
})

it('a set that is not strict leaves other calls to the mock API', async () => {
  const { send, replay } = await startMock()
  await replay({ set: 'first-visit', strict: false })
  expect((await send('GET', firstCoursesPage.replace('=1&', '=2&'))).text).toContain('"page":2')
  expect((await send('POST', '/api/auth/login', anyCredentials)).text).toContain('"accessToken":"token-1"')
})

it('a server that starts with a set keeps it after a reset', async () => {
  const { send } = await startMock({ replay: 'first-visit' })
  expect((await send('POST', '/__mock/reset')).status).toBe(204)
  expect((await send('POST', '/api/auth/login', anyCredentials)).text).toContain('"accessToken":"token-1"')
})

it('an invalid replay is refused with a message', async () => {
  const { replay } = await startMock()
  for (const [asked, sentence] of [
    [{ set: 'no-such-set' }, /There is no set 'no-such-set'/],
    [{ set: '../recordings' }, /is no name of a set/],
    [{ set: 'first-visit', latensy: 'recorded' }, /A replay has no latensy; it has set, strict, latency/],
    [{ set: 'first-visit', latency: 'real' }, /'latency' is recorded or none/],
    [{ set: 'first-visit', strict: 'off' }, /'strict' is true or false/],
    [{}, /Name the set to replay/],
    [undefined, /The body is not JSON/],
  ] as const) {
    const { status, text } = await replay(asked)
    expect(text).toMatch(sentence)
    expect(status).toBe(400)
  }
})

it.each([
  [['--replay', 'none'], /^The mock API cannot start: There is no set 'none'/],
  [['--raplay', 'first-visit'], /^Unknown option '--raplay'/],
  [['--port', 'many'], /^'many' is no port: a port is a number from 0 to 65535\.\n$/],
])('the command of the server refuses the arguments %j with a message', async (words, sentence) => {
  const child = spawn(process.execPath, ['mocks/http.ts', '--port', '0', '--cards-port', '0', ...words])
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += chunk))
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(1)
  expect(printed).toMatch(sentence)
})

it('the development server sends the demo a set, and names one that does not exist', async () => {
  const server = createServer((incoming, outgoing) => {
    void serveRecordings(incoming, outgoing, () => outgoing.writeHead(204).end())
  }).listen(0)
  atEnd(() => server.close())
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const first = await fetch(`${origin}/mock-recordings/first-visit`)
  expect(await first.json()).toEqual(readSet('first-visit'))
  expect(await (await fetch(`${origin}/mock-recordings/none`)).text()).toContain("There is no set 'none'")
  expect((await fetch(`${origin}/mock-recordings/..%2Frecordings`)).status).toBe(404)
  expect((await fetch(`${origin}/courses`)).status).toBe(204)
})
