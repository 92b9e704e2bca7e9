// @vitest-environment node
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesOf, emptyDevice, fakeHost, order } from './device'
import { contentOf, film, hashOf, openTab } from './tab'

/** Two whole chunks and a part of one. */
const LENGTH = 600_000

const place = { courseId: 'c', lessonId: 'one' }

let device = 0

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://site.example.org' })
  await emptyDevice()
})

/** A new user for each download, so that the database need not be emptied. */
const newUser = () => `u${++device}`

const hashes = new Map<string, string>()

/** The hash of a version of the file. Versions differ in every part. */
function hashOfVersion(version: number, length: number) {
  const key = `${version} ${length}`
  const hash = hashes.get(key) ?? hashOf(bytesOf(length, version))
  hashes.set(key, hash)
  return hash
}

/** The state of the host during one request. */
type Answer = {
  breakAfter: number
  endsCalmly: boolean
  liesBy: number
  ranges: boolean
  status: number
  /** The server has another file since the last request, with or without another validator. */
  change: 'none' | 'replaced' | 'shorter' | 'without validator'
  /** The page is closed when the download has ended, and the user opens it again. */
  closesPage: boolean
}

const answers: fc.Arbitrary<Answer> = fc.record({
  breakAfter: fc.oneof(fc.nat(LENGTH), fc.constant(Number.POSITIVE_INFINITY)),
  endsCalmly: fc.boolean(),
  liesBy: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -1000, max: 1000 })),
  ranges: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
  status: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.constantFrom(403, 404, 503)),
  change: fc.oneof(
    { weight: 6, arbitrary: fc.constant('none' as const) },
    fc.constantFrom('replaced' as const, 'shorter' as const, 'without validator' as const),
  ),
  closesPage: fc.boolean(),
})

describe('a download that breaks', () => {
  it('continues at the byte at which it broke, and loads no byte twice', async () => {
    const host = fakeHost({ '/a': film(LENGTH) })
    await fc.assert(
      fc.asyncProperty(fc.nat(LENGTH - 1), fc.boolean(), async (breakAfter, endsCalmly) => {
        host.requests.length = 0
        Object.assign(host, { breakAfter, endsCalmly })
        const tab = openTab(mended(host, 1), { userId: newUser() })
        await tab.keeper.start()
        await tab.keeper.keep([order('one', ['/a'])])
        await tab.becomes('one kept')
        expect(host.requests.map(({ range }) => range)).toEqual(['bytes=0-', `bytes=${breakAfter}-`])
        expect(await contentOf(tab.keeper, '/a')).toBe(hashOfVersion(1, LENGTH))
        tab.keeper.close()
      }),
      { numRuns: 50 },
    )
  })

  it('is kept whole or not at all, even if pages close and the host fails or replaces the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 6 }), async (planned) => {
        const { host, served } = plannedHost(planned)
        const userId = newUser()
        let tab = openTab(host, { userId })
        await tab.keeper.start()
        await tab.keeper.keep([order('one', ['/a'])])
        for (const { closesPage } of planned) {
          await ended(tab)
          expectWholeOrNothing(tab.shown(), await contentOf(tab.keeper, '/a'), served)
          if (closesPage) {
            tab.keeper.close()
            tab = openTab(host, { userId })
            await tab.keeper.start()
          } else await tab.keeper.resume([place])
        }
        planned.length = 0
        await ended(tab)
        await tab.keeper.resume([place])
        await tab.becomes('one kept')
        expectWholeOrNothing(tab.shown(), await contentOf(tab.keeper, '/a'), served)
        tab.keeper.close()
      }),
      { numRuns: 50 },
    )
  })
})

type Host = ReturnType<typeof fakeHost>

/** The same host, whose connection is good after so many requests. */
function mended(host: Host, requests: number): Pick<Host, 'fetch'> {
  return {
    async fetch(url, init) {
      if (host.requests.length === requests) host.breakAfter = Number.POSITIVE_INFINITY
      return host.fetch(url, init)
    },
  }
}

/** A host that answers as planned, and without faults after the plan. */
function plannedHost(planned: Answer[]) {
  const host = fakeHost({ '/a': film(LENGTH) })
  let version = 1
  const served = new Set([hashOfVersion(1, LENGTH)])
  const well: Answer = {
    breakAfter: Number.POSITIVE_INFINITY,
    endsCalmly: false,
    liesBy: 0,
    ranges: true,
    status: 0,
    change: 'none',
    closesPage: false,
  }
  let count = 0
  return {
    served,
    host: {
      fetch(url: string, init?: RequestInit) {
        const { change, ...answer } = planned[count++] ?? well
        Object.assign(host, answer)
        if (change !== 'none') {
          version += 1
          const length = change === 'shorter' ? LENGTH / 2 : LENGTH
          served.add(hashOfVersion(version, length))
          host.files['/a'] = film(length, change === 'without validator' ? null : `"${version}"`, version)
        }
        return host.fetch(url, init)
      },
    },
  }
}

type Tab = ReturnType<typeof openTab>

/** Waits until the download has succeeded or failed. */
const ended = (tab: Tab) =>
  vi.waitFor(() => expect(tab.shown()[0]).toMatch(/^one (?:kept|failed)/), { timeout: 20_000 })

function expectWholeOrNothing(shown: string[], content: string | undefined, served: Set<string>) {
  if (shown[0] === 'one kept') expect(served).toContain(content)
  else expect(content).toBeUndefined()
}
