// @vitest-environment node
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceStore, emptyDevice, fakeHost, order } from './device'
import { brokenLesson, film, openTab } from './tab'

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://site.example.org' })
  await emptyDevice()
})

afterEach(() => void vi.restoreAllMocks())

type Written = { url?: string; index?: number; lessonId?: string; failure?: string; isRetried?: boolean }

/** Lets the device refuse the writes that the test selects, as a full device does. */
function refuseWrites(isRefused: (value: Written) => boolean) {
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (isRefused(value)) throw new DOMException('Full', 'QuotaExceededError')
    return put.call(this, value, key)
  })
}

describe('a failed lesson that the keeper retries by itself', () => {
  it('requests its file once if the device can store neither the file nor the failure', async () => {
    const { host, tab } = await brokenLesson()
    host.status = 0
    refuseWrites(({ isRetried }) => !isRetried)
    const [asked, rests] = [host.requests.length, tab.rests()]
    tab.retries[0]?.end()
    await tab.becomes('one failed full')
    await vi.waitFor(() => expect(tab.rests()).toBe(rests + 1))
    expect(host.requests).toHaveLength(asked + 1)
    expect(tab.retries).toHaveLength(1)
  })

  it.each(['fails again', 'is deleted'])(
    'does not start another lesson that found no space, when it %s itself',
    async (state) => {
      const host = fakeHost({ '/a': film(), '/b': film() })
      const { fetch } = host
      host.fetch = async (url, init) => {
        const answer = await fetch(url, init)
        return url === '/b' ? new Response('', { status: 503 }) : answer
      }
      const tab = openTab(host)
      await tab.keeper.start()
      refuseWrites(
        ({ url, lessonId, failure }) => url === '/a' || (lessonId === 'one' && failure !== undefined),
      )
      await tab.keeper.keep([order('one', ['/a']), order('two', ['/b'])])
      await tab.becomes('one failed full', 'two failed connection')
      await vi.waitFor(() => expect(tab.retries).toHaveLength(1))
      if (state === 'is deleted')
        await deviceStore().removeLessons([{ userId: 'u', courseId: 'c', lessonId: 'two' }])
      tab.retries[0]?.end()
      if (state === 'is deleted') await tab.becomes('one failed full')
      else await vi.waitFor(() => expect(tab.retries).toHaveLength(2))
      await tab.keeper.downloads.received()
      expect(host.requests.filter(({ url }) => url === '/a')).toHaveLength(1)
    },
  )

  it('waits for another retry if the device cannot store that a retry has begun', async () => {
    const { host, tab } = await brokenLesson()
    refuseWrites(({ isRetried }) => isRetried === true)
    host.status = 0
    tab.retries[0]?.end()
    await vi.waitFor(() => expect(tab.retries).toHaveLength(2))
    vi.restoreAllMocks()
    tab.retries[1]?.end()
    await tab.becomes('one kept')
  })

  it('is not retried if another tab deletes it before the wait ends', async () => {
    const { tab } = await brokenAtPoster()
    await deviceStore().removeLessons([{ userId: 'u', courseId: 'c', lessonId: 'one' }])
    tab.retries[0]?.end()
    await tab.becomes()
    expect(tab.retries).toHaveLength(1)
  })

  it('stays paused if another tab pauses it during the download', async () => {
    const { host, tab } = await brokenLesson()
    const { fetch } = host
    host.fetch = async (url, init) => {
      const paused = { userId: 'u', courseId: 'c', lessonId: 'one' }
      await deviceStore().changeLesson(paused, (row) => ({ ...row, isPaused: true }))
      return fetch(url, init)
    }
    host.status = 0
    tab.retries[0]?.end()
    await tab.becomes('one kept')
    expect(tab.rows().lessons).toMatchObject([{ isPaused: true, failure: undefined }])
  })

  it('is kept without an optional picture that fails again', async () => {
    const { host, tab } = await brokenAtPoster()
    tab.line.isOnline = true
    tab.retries[0]?.end()
    await tab.becomes('one kept')
    await vi.waitFor(() => expect(tab.rests()).toBe(2))
    expect(tab.retries).toHaveLength(1)
    expect(tab.rows().lessons).toMatchObject([{ failure: undefined, files: [{ url: '/a' }] }])
    expect(host.requests.filter(({ url }) => url === '/a')).toHaveLength(1)
  })

  it('is not retried any more if the host answers with the whole file instead of the rest', async () => {
    const host = fakeHost({ '/a': film() })
    Object.assign(host, { ranges: false, breakAfter: 300_000 })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed connection')
    await vi.waitFor(() => expect(tab.rests()).toBeGreaterThan(0))
    expect(tab.retries).toEqual([])
    tab.keeper.close()
    // The next visit loads the file once more, and the connection breaks before the first byte.
    host.breakAfter = 0
    const later = openTab(host)
    await later.keeper.start()
    await vi.waitFor(() => expect(later.rests()).toBeGreaterThan(0))
    await later.becomes('one failed connection')
    expect(later.rows().files).toMatchObject([{ received: 0 }])
    expect(later.retries).toEqual([])
    host.breakAfter = Number.POSITIVE_INFINITY
    await later.keeper.resume([order('one', ['/a'])])
    await later.becomes('one kept')
  })

  it('is still retried if the host sends the whole file because the file has changed', async () => {
    const host = fakeHost({ '/a': film() })
    host.breakAfter = 300_000
    const { fetch } = host
    host.fetch = async (url, init) => {
      if (host.requests.length > 1) return new Response('', { status: 503 })
      if (host.requests.length === 1) {
        host.files['/a'] = film(500_000, '"2"', 2)
        host.ranges = false
      }
      return fetch(url, init)
    }
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed connection')
    await vi.waitFor(() => expect(tab.retries).toHaveLength(1))
  })

  it('is marked as gone if its page was killed during a retry and the browser has removed a part', async () => {
    const host = fakeHost({ '/a': film() })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    tab.keeper.close()
    await leaveAttempt('connection')
    const db = await openDB('kept-lessons')
    await db.delete('chunks', ['u', '/a', 0])
    db.close()
    const later = openTab(host)
    await later.keeper.start()
    await later.becomes('one failed gone')
    await later.keeper.downloads.received()
    expect(host.requests).toHaveLength(1)
    expect(later.rows().lessons[0]?.isRetried).toBeUndefined()
  })

  it('is not retried at the next visit if it failed for a reason other than the connection', async () => {
    const host = Object.assign(fakeHost({ '/a': film() }), { status: 404 })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed gone')
    tab.keeper.close()
    await leaveAttempt('gone')
    const later = openTab(host)
    await later.keeper.start()
    await later.becomes('one failed gone')
    expect(later.rows().lessons[0]?.isRetried).toBeUndefined()
  })
})

/** A lesson whose film is complete and whose picture fails, in a browser that reports being offline. */
async function brokenAtPoster() {
  const host = fakeHost({ '/a': film() })
  const { fetch } = host
  host.fetch = async (url, init) => {
    const answer = await fetch(url, init)
    return url === '/poster' ? new Response('', { status: 503 }) : answer
  }
  const tab = openTab(host)
  await tab.keeper.start()
  tab.line.isOnline = false
  const { files, ...rest } = order('one', ['/a'])
  await tab.keeper.keep([
    { ...rest, files: [...files, { url: '/poster', role: 'poster', isOptional: true }] },
  ])
  await tab.becomes('one failed connection')
  await vi.waitFor(() => expect(tab.retries).toHaveLength(1))
  return { host, tab }
}

/** Leaves the record of a page that was killed during an automatic retry. */
async function leaveAttempt(failure: string) {
  const db = await openDB('kept-lessons')
  await db.put('lessons', { ...(await db.get('lessons', ['u', 'c', 'one'])), failure, isRetried: true })
  db.close()
}
