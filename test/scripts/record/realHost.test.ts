import { createServer, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, it, vi } from 'vitest'
import { startHttpMock } from '../../../mocks/http/server'
import { readSet, setNames } from '../../../mocks/replay/readRecordings'
import { record } from '../../../scripts/record/cli'
import { startRecordingProxy } from '../../../scripts/record/proxy'
import { visitHost } from '../../../scripts/record/visitHost'
import { atEnd } from '../../helpers/endings'
import { allTextIn, startRecord, temporaryFolder } from './runRecord'

let mock: Awaited<ReturnType<typeof startHttpMock>>
let folder: string

beforeEach(async () => {
  mock = await startHttpMock()
  atEnd(() => mock.close())
  folder = await temporaryFolder()
})

/** An origin whose server is closed. */
async function awayOrigin() {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://localhost:${port}`
}

it('the proxy records the calls of a visit and prints each of them', async () => {
  const { child, ended, printed } = startRecord(
    folder,
    '--proxy',
    mock.origin,
    '--port',
    '0',
    '--as',
    'evening',
  )
  const origin = await vi.waitFor(() => {
    const found = /(http:\/\/localhost:\d+) passes/.exec(printed())?.[1]
    if (!found) throw new Error(printed())
    return found
  }, 20_000)
  const json = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ email: 'sara@example.org', password: 'learn-2026', remember: true })
  const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: json, body })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const mine = await fetch(`${origin}/api/enrollment/my-courses`, {
    headers: { Authorization: `Bearer ${accessToken}`, Referer: `${origin}/my-courses` },
  })
  expect(await mine.json()).toHaveLength(3)
  await fetch(`${origin}/api/nothing`)
  await vi.waitFor(() => expect(printed()).toContain('getMyCourses 200'), 20_000)
  child.kill('SIGINT')
  const { status, printed: summary } = await ended
  expect(summary).toContain('evening: 2 calls kept')
  expect(status).toBe(0)
  const [first, second] = readSet('evening', folder)
  expect(Object(first?.response.body).accessToken).toBe('token-1')
  expect(second?.request).toMatchObject({ authorization: 'Bearer token-1', page: '/my-courses' })
  expect(`${summary}${await allTextIn(folder)}`).not.toMatch(new RegExp(`${accessToken}|learn-2026|Lindholm`))
})

it('the reads of a learner are recorded from a host, with the password from the standard input', async () => {
  const { child, ended } = startRecord(folder, mock.origin, '--sign-in', '--as', 'reads')
  child.stdin.end('sara@example.org\nlearn-2026\n')
  const { status, printed } = await ended
  expect(printed).toContain('getEnrollmentProgress 200')
  expect(status).toBe(0)
  const operations = readSet('reads', folder).map(({ operationId }) => operationId)
  expect(operations).toEqual(
    expect.arrayContaining(['getFullCourse', 'getWork', 'login', 'getDonationHistory']),
  )
  expect(`${printed}${await allTextIn(folder)}`).not.toMatch(/learn-2026|sara@|Lindholm/)
})

it('a host that is down or answers with an error is reported, and nothing is written', async () => {
  const away = await awayOrigin()
  const refusals = [
    [['--proxy', away, '--as', 'a'], /cannot be reached: ECONNREFUSED/],
    [[away, '--as', 'b'], /cannot be reached: ECONNREFUSED/],
    [[mock.origin, '--as', 'c'], /answers getBlogs with 503, so nothing was recorded/],
  ] as const
  const fault = { operationId: 'getBlogs', kind: 'status', status: 503 }
  await fetch(`${mock.origin}/__mock/faults`, { method: 'POST', body: JSON.stringify(fault) })
  for (const [words, sentence] of refusals) {
    const printed: string[] = []
    expect(await record([...words], folder, (line) => printed.push(line))).toBe(1)
    expect(printed.at(-1)).toMatch(sentence)
  }
  expect(setNames(folder)).toEqual([])
})

it('a host without donations and style sheet is recorded; the style sheet is requested as text/css', async () => {
  for (const operationId of ['getDonationHistory', 'getRichTextStylesheet']) {
    const fault = { operationId, kind: 'status', status: 404 }
    await fetch(`${mock.origin}/__mock/faults`, { method: 'POST', body: JSON.stringify(fault) })
  }
  const account = { email: 'sara@example.org', password: 'learn-2026' }
  const exchanges = await visitHost(mock.origin, account, () => {})
  const absent = exchanges.filter(({ status }) => status === 404)
  expect(absent.map(({ url, requestHeaders }) => [new URL(url).pathname, requestHeaders.accept])).toEqual([
    ['/api/public/rich-text.css', 'text/css'],
    ['/api/donate/history', 'application/json'],
  ])
})

it('the proxy listens on this machine alone, and reports why a port cannot be opened', async () => {
  const proxy = await startRecordingProxy(mock.origin, 0, () => {})
  atEnd(() => proxy.close())
  const port = Number(new URL(proxy.origin).port)
  // All of 127.0.0.0/8 is this machine: a server on all interfaces would answer there, too.
  await expect(fetch(`http://127.0.0.2:${port}/api/blog/get-recent`)).rejects.toThrow()
  await expect(startRecordingProxy(mock.origin, port, () => {})).rejects.toThrow(`Port ${port} is taken`)
  vi.spyOn(Server.prototype, 'listen').mockImplementation(function listen(this: Server) {
    this.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' }))
    return this
  })
  await expect(startRecordingProxy(mock.origin, 80, () => {})).rejects.toThrow(
    'Port 80 cannot be opened (EACCES)',
  )
})
