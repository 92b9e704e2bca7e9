import type { Fault } from '../../mocks/faults/fault.ts'
import type { ReceivedRequest } from '../../mocks/http/places.ts'
import { startHttpMock } from '../../mocks/http/server.ts'
import { compileRules } from '../../mocks/judge/rules.ts'
import { createTally, findingSentence } from '../../mocks/judge/tally.ts'
import type { WorldState } from '../../mocks/state.ts'
import { writeVerdict } from '../judge/verdict.ts'
import { openGate } from './gate.ts'

export type Account = { userId: string; email: string; password: string }

export const sara: Account = { userId: 'u-001', email: 'sara@example.org', password: 'learn-2026' }
export const omid: Account = { userId: 'u-002', email: 'omid@example.org', password: 'start-2026' }

export type Server = Awaited<ReturnType<typeof startServer>>

/**
 * Serves the built site and the mock API of one world, which is reset for each life.
 * @param hasGate browsers reach the server through a gate, which can be closed; the test bypasses the gate
 */
export async function startServer(site: string, { hasGate = false } = {}) {
  const tally = createTally(compileRules())
  const { origin, close } = await startHttpMock({ site, tally })
  const gate = hasGate ? await openGate(origin) : undefined

  async function ask(method: string, path: string, { data, token }: { data?: unknown; token?: string } = {}) {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(data !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(data),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  }

  const requests = (): Promise<ReceivedRequest[]> => ask('GET', '/__mock/requests')

  async function mend() {
    await ask('DELETE', '/__mock/faults')
  }

  /** @returns the session record in the form in which the site stores it */
  async function signIn({
    email,
    password,
  }: Account): Promise<{ accessToken: string; refreshToken: string; userId: string }> {
    const { accessToken, refreshToken, id } = await ask('POST', '/api/auth/login', {
      data: { email, password, remember: true },
    })
    return { accessToken, refreshToken, userId: id }
  }

  return {
    /** The address for browsers. */
    origin: gate?.origin ?? origin,
    gate,
    /** @returns how many of its calls were against the contract; it prints each of them */
    async close() {
      gate?.end()
      await close()
      await tally.done()
      for (const finding of tally.verdict.findings) console.log(`VIOLATION  ${findingSentence(finding)}`)
      const { JUDGE_FOLDER } = process.env
      if (JUDGE_FOLDER) writeVerdict(JUDGE_FOLDER, tally.verdict)
      return tally.verdict.findings.length
    },
    mend,
    signIn,
    reset: () => ask('POST', '/__mock/reset'),
    /** Sets the faults. They replace all earlier ones. */
    async fail(faults: Fault[]) {
      await mend()
      if (faults.length > 0) await ask('POST', '/__mock/faults', { data: faults })
    },
    release: () => ask('POST', '/__mock/release'),
    async enroll(account: Account, courses: string[]) {
      const { accessToken } = await signIn(account)
      for (const courseId of courses)
        await ask('POST', '/api/enrollment/enroll', { data: { courseId }, token: accessToken })
    },
    state: (): Promise<WorldState> => ask('GET', '/__mock/state'),
    requests,
    async reports(): Promise<ReceivedRequest[]> {
      const received = await requests()
      return received.filter(({ operationId }) => /^(updateProgress|markComplete)$/.test(operationId ?? ''))
    },
    /** @returns a file as it is on the server, whether or not the gate is open */
    async file(path: string) {
      const answer = await fetch(origin + path)
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      return new Uint8Array(await answer.arrayBuffer())
    },
  }
}
