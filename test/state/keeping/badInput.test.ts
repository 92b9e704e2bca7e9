// @vitest-environment node
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytesOf, emptyDevice, fakeHost, order } from './device'
import { contentOf, film, hashOf, openTab } from './tab'

const one = { courseId: 'c', lessonId: 'one' }

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://site.example.org' })
  await emptyDevice()
})

afterEach(() => void vi.useRealTimers())

/** A host whose first answer ends after a part, and whose next answers wait. */
function hostThatHangs() {
  const host = fakeHost({ '/a': film() })
  host.breakAfter = 300_000
  const { fetch } = host
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  host.fetch = async (url, init) => {
    if (host.requests.length > 0) {
      host.breakAfter = Number.POSITIVE_INFINITY
      await held
    }
    return fetch(url, init)
  }
  return { host, letGo }
}

/**
 * The same host, which still answers requests that the page has aborted.
 * @returns `read`, which resolves when the page stops reading the answer
 */
function answeringAfterAborts({ host, letGo }: ReturnType<typeof hostThatHangs>) {
  let end = () => {}
  const read = new Promise<void>((resolve) => {
    end = resolve
  })
  const { fetch } = host
  host.fetch = async (url, init) => {
    if (host.requests.length === 0) return fetch(url, init)
    const { body, status, headers } = await fetch(url, { ...init, signal: null })
    const source = body?.getReader()
    const passed = new ReadableStream({
      async pull(controller) {
        const next = await source?.read()
        if (next?.value) return controller.enqueue(next.value)
        controller.close()
        end()
      },
      cancel: () => end(),
    })
    return new Response(passed, { status, headers })
  }
  return { host, letGo, read }
}

async function storedCounts() {
  const db = await openDB('kept-lessons')
  const counts = await Promise.all([db.count('lessons'), db.count('files'), db.count('chunks')])
  db.close()
  return counts
}

it('the keeper completes a download, at whichever percent the connection breaks', async () => {
  const length = 300_000
  const host = fakeHost({ '/a': film(length) })
  const whole = hashOf(bytesOf(length))
  for (let percent = 1; percent < 100; percent++) {
    host.requests.length = 0
    host.breakAfter = (length / 100) * percent
    const { fetch } = host
    const userId = `u${percent}`
    const tab = openTab(
      {
        fetch(url, init) {
          if (host.requests.length > 0) host.breakAfter = Number.POSITIVE_INFINITY
          return fetch(url, init)
        },
      },
      { userId },
    )
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    expect(await contentOf(tab.keeper, '/a'), `${percent} %`).toBe(whole)
    expect(host.requests.map(({ range }) => range)).toEqual([
      'bytes=0-',
      `bytes=${(length / 100) * percent}-`,
    ])
    tab.keeper.close()
  }
}, 60_000)

describe('a sign-out while a lesson loads', () => {
  it('leaves nothing on the device if the lessons are deleted, even after a late answer', async () => {
    const { host, letGo, read } = answeringAfterAborts(hostThatHangs())
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await vi.waitFor(async () => expect((await storedCounts())[2]).toBe(2))
    await tab.keeper.removeAll()
    letGo()
    // A write ends before the page stops reading, or the count below waits for it.
    await read
    expect(await storedCounts()).toEqual([0, 0, 0])
    tab.keeper.close()
    expect(await storedCounts()).toEqual([0, 0, 0])
  })

  it('stops the download if the lessons stay, and the next visit continues it', async () => {
    const { host, letGo } = hostThatHangs()
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await vi.waitFor(async () => expect((await storedCounts())[2]).toBe(2))
    tab.keeper.close()
    letGo()
    const asked = host.requests.length
    const later = openTab(host)
    await later.keeper.start()
    await later.becomes('one kept')
    expect(await contentOf(later.keeper, '/a')).toBe(hashOf(bytesOf(700_000)))
    expect(host.requests.slice(asked).every(({ range }) => range === 'bytes=300000-')).toBe(true)
  })
})

it('a device clock that is set back changes only the order in which lessons show', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const host = fakeHost({ '/a': film(20), '/b': film(10, '"2"', 2) })
  const tab = openTab(host)
  await tab.keeper.start()
  await tab.keeper.keep([order('one', ['/a'])])
  await tab.becomes('one kept')
  vi.setSystemTime(Date.now() - 400 * 86_400_000)
  await tab.keeper.keep([order('two', ['/b'])])
  await tab.becomes('two kept', 'one kept')
  tab.keeper.close()
  const later = openTab(host)
  await later.keeper.start()
  await later.becomes('two kept', 'one kept')
  expect(await contentOf(later.keeper, '/a')).toBe(hashOf(bytesOf(20)))
  expect(await later.keeper.open(one)).toBeDefined()
})

it('the keeper warns that the browser forbids storage, and requests no files', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError')
  })
  const host = fakeHost({ '/a': film(10) })
  const tab = openTab(host)
  await tab.keeper.start()
  expect(tab.warnings).toContain('failed')
  await expect(tab.keeper.keep([order('one', ['/a'])])).rejects.toThrow('Forbidden')
  expect(host.requests).toEqual([])
  vi.restoreAllMocks()
})
