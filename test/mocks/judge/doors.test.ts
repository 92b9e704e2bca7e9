import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHttpMock } from '../../../mocks/http/server'
import { FALSIFIED } from '../../../mocks/judge/falsified'
import { compileRules } from '../../../mocks/judge/rules'
import { createTally, findingSentence } from '../../../mocks/judge/tally'

const COUNTRIES = '/api/work/country'

const tally = createTally(compileRules())
let mock: Awaited<ReturnType<typeof startHttpMock>>

beforeAll(async () => {
  mock = await startHttpMock({ tally })
})
afterAll(() => mock.close())

/** A client in a world of its own. */
function caller(world: string) {
  const call = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(mock.origin + path, { ...init, headers: { 'x-mock-world': world, ...headers } })
  return {
    call,
    fail: (fault: object) => call('/__mock/faults', { method: 'POST', body: JSON.stringify(fault) }),
    findings: async () => (await (await call('/__mock/findings')).json()).map(findingSentence),
  }
}

describe('the judge at the HTTP door', () => {
  it('finds no violation in calls that fit the contract', async () => {
    const { call, findings } = caller('right')
    const before = tally.verdict.calls
    await call(COUNTRIES)
    await call('/mock-media/blog/walnut-tree.svg')
    expect(await findings()).toEqual([])
    expect(tally.verdict.calls).toBe(before + 1)
  })

  it('reports a violation in the world where it happened, and in no other', async () => {
    const [wrong, right] = [caller(encodeURIComponent('نادرست')), caller('beside it')]
    await wrong.call(`${COUNTRIES}?page=1`)
    await right.call(COUNTRIES)
    expect(await wrong.findings()).toEqual([
      "getWorkCountries › query: the contract names no 'page' (in: نادرست)",
    ])
    expect(await right.findings()).toEqual([])
  })

  it('judges a duplicated answer, and counts an answer that a fault has changed as falsified', async () => {
    const { call, fail, findings } = caller('faults')
    for (const fault of [
      { kind: 'status', status: 500, body: {} },
      { kind: 'html' },
      { kind: 'empty' },
      { kind: 'duplicate' },
    ]) {
      const before = tally.verdict.falsified
      await fail({ operationId: 'getWorkCountries', ...fault })
      await call(COUNTRIES)
      expect(tally.verdict.falsified - before, fault.kind).toBe(fault.kind === 'duplicate' ? 0 : 1)
    }
    expect(await findings()).toEqual([])
  })

  it('counts a request that is marked as falsified, and does not report it', async () => {
    const { call, findings } = caller('falsified')
    const before = tally.verdict.falsified
    await call(`${COUNTRIES}?page=1`, { headers: { [FALSIFIED]: 'true' } })
    expect(tally.verdict.falsified - before).toBe(1)
    expect(await findings()).toEqual([])
  })

  it('has one verdict for all worlds', async () => {
    const verdict = await (await caller('another').call('/__mock/verdict')).json()
    expect(verdict).toEqual(tally.verdict)
  })
})

describe('a door without a judge', () => {
  it('has no findings and no verdict', async () => {
    const plain = await startHttpMock()
    expect(await (await fetch(`${plain.origin}/__mock/findings`)).json()).toEqual([])
    expect((await fetch(`${plain.origin}/__mock/verdict`)).status).toBe(204)
    await plain.close()
  })
})
