// @vitest-environment node
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keptLessons } from '@/domain/keeping/keptLesson'
import { bytesOf, emptyDevice, fakeHost, order } from './device'
import { brokenLesson, contentOf, film, hashOf, openTab } from './tab'

beforeEach(async () => {
  vi.stubGlobal('location', { origin: 'https://site.example.org' })
  await emptyDevice()
})

describe('the keeper', () => {
  it('loads the files of a lesson, and opens them without the host', async () => {
    const host = fakeHost({ '/a': film(), '/b': film(10, '"2"', 2) })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a', '/b'])])
    await tab.becomes('one kept')
    expect(tab.persist).toHaveBeenCalled()
    host.files['/a'] = undefined
    expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(bytesOf(700_000)))
    expect(await contentOf(tab.keeper, '/b')).toBe(hashOf(bytesOf(10, 2)))
    expect(host.requests).toHaveLength(2)
  })

  it.each([1, 262_143, 262_144, 262_145, 699_999])(
    'resumes a download on a connection that breaks after each %i bytes',
    async (breakAfter) => {
      const host = fakeHost({ '/a': film(breakAfter === 1 ? 40 : 700_000) })
      host.breakAfter = breakAfter
      const tab = openTab(host)
      await tab.keeper.start()
      await tab.keeper.keep([order('one', ['/a'])])
      await tab.becomes('one kept')
      expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(film(breakAfter === 1 ? 40 : 700_000).content))
      expect(host.requests[1]).toEqual({ url: '/a', range: `bytes=${breakAfter}-`, ifRange: '"1"' })
    },
  )

  it('loads a file from the beginning if the server has replaced it meanwhile', async () => {
    const host = fakeHost({ '/a': film() })
    host.breakAfter = 300_000
    const { fetch } = host
    host.fetch = async (url, init) => {
      if (host.requests.length === 1) {
        host.files['/a'] = film(500_000, '"new"', 5)
        host.breakAfter = Number.POSITIVE_INFINITY
      }
      return fetch(url, init)
    }
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(bytesOf(500_000, 5)))
  })

  it('loads a file from the beginning if the host does not support ranges', async () => {
    const host = fakeHost({ '/a': film() })
    host.ranges = false
    host.breakAfter = 300_000
    const fetch = host.fetch
    host.fetch = async (url, init) => {
      if (host.requests.length === 2) host.breakAfter = Number.POSITIVE_INFINITY
      return fetch(url, init)
    }
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(bytesOf(700_000)))
  })

  it('gives up a file that changes again and again', async () => {
    const host = fakeHost({ '/a': film() })
    host.breakAfter = 300_000
    const fetch = host.fetch
    host.fetch = async (url, init) => {
      host.files['/a'] = film(700_000, `"${host.requests.length}"`)
      return fetch(url, init)
    }
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed changed')
  })

  it.each([
    ['status 404', { status: 404 }, 'gone'],
    ['status 403', { status: 403 }, 'forbidden'],
    ['status 503', { status: 503 }, 'connection'],
  ])(
    'gives the reason of a failure by %s, and resumes the download on request',
    async (_what, fault, reason) => {
      const host = Object.assign(fakeHost({ '/a': film() }), fault)
      const tab = openTab(host)
      await tab.keeper.start()
      await tab.keeper.keep([order('one', ['/a'])])
      await tab.becomes(`one failed ${reason}`)
      host.status = 0
      await tab.keeper.resume([{ courseId: 'c', lessonId: 'one' }])
      await tab.becomes('one kept')
    },
  )

  it('retries failed downloads by itself at growing intervals', async () => {
    const host = Object.assign(fakeHost({ '/a': film(), '/b': film() }), { status: 503 })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a']), order('two', ['/b'])])
    await tab.becomes('one failed connection', 'two failed connection')
    await vi.waitFor(() => expect(tab.retries).toHaveLength(1))
    tab.history.length = 0
    for (const count of [2, 3, 4, 5]) {
      const asked = host.requests.length
      tab.retries.at(-1)?.end()
      await vi.waitFor(() => expect(tab.retries).toHaveLength(count))
      expect(host.requests.length).toBeGreaterThan(asked)
    }
    expect(tab.retries.map(({ milliseconds }) => milliseconds / 1000)).toEqual([45, 90, 180, 300, 300])
    // A retry that fails does not show, so that no button changes under a finger.
    expect(new Set(tab.history)).toEqual(new Set(['one failed connection', 'two failed connection']))
    host.status = 0
    tab.retries.at(-1)?.end()
    await tab.becomes('one kept', 'two kept')
    expect(tab.retries).toHaveLength(5)
  })

  it('does not retry a download while the browser reports that it is offline', async () => {
    const { host, tab } = await brokenLesson()
    const asked = host.requests.length
    tab.line.isOnline = false
    tab.retries[0]?.end()
    await vi.waitFor(() => expect(tab.retries).toHaveLength(2))
    expect(host.requests).toHaveLength(asked)
  })

  it('does not retry a download by itself if each attempt would start from the beginning', async () => {
    const host = fakeHost({ '/a': film(700_000, null) })
    host.breakAfter = 300_000
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed connection')
    await vi.waitFor(() => expect(tab.rests()).toBeGreaterThan(0))
    expect(tab.retries).toEqual([])
  })

  it('retries a failed download in the tab that becomes the next leader', async () => {
    const host = Object.assign(fakeHost({ '/a': film() }), { status: 503 })
    const other = openTab(host, { leads: false })
    await other.keeper.start()
    const first = openTab(host)
    await first.keeper.start()
    await first.keeper.keep([order('one', ['/a'])])
    await first.becomes('one failed connection')
    first.keeper.close()
    expect(other.retries).toEqual([])
    other.elect()
    await vi.waitFor(() => expect(other.retries).toHaveLength(1))
    host.status = 0
    other.retries[0]?.end()
    await other.becomes('one kept')
  })

  it.each([
    ['another validator', film(700_000, '"2"', 2), true],
    ['the same validator, marked as weak', film(700_000, 'W/"1"'), false],
    ['another size, without a validator', film(600_000, null, 2), true],
    ['status 404', undefined, false],
  ])(
    'asks the server whether it has replaced a kept file, and judges the answer with %s',
    async (_what, now, isReplaced) => {
      const host = fakeHost({ '/a': film() })
      const tab = openTab(host)
      await tab.keeper.start()
      await tab.keeper.keep([order('one', ['/a'])])
      await tab.becomes('one kept')
      const ask = () =>
        tab.keeper.isReplaced({ courseId: 'c', lessonId: 'one' }, new AbortController().signal)
      expect(await ask()).toBe(false)
      host.files['/a'] = now
      expect(await ask()).toBe(isReplaced)
      expect(host.requests.at(-1)).toMatchObject({ url: '/a', range: 'bytes=0-0' })
      // The old file shows until the learner asks for the new one.
      expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(bytesOf(700_000)))
      if (!now || !isReplaced) return
      await tab.keeper.renew([order('one', ['/a'])])
      await tab.becomes('one kept')
      expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(now.content))
      expect(await ask()).toBe(false)
    },
  )

  it('does not take the length of an answer without content-range for the size of the file', async () => {
    const host = fakeHost({ '/a': film(700_000, null) })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    host.hidesRange = true
    const { signal } = new AbortController()
    expect(await tab.keeper.isReplaced({ courseId: 'c', lessonId: 'one' }, signal)).toBe(false)
  })

  it('renews a film with its parts for each lesson that shows it, and leaves a shared picture', async () => {
    const list = (text: string, etag: string) => ({
      content: new TextEncoder().encode(text),
      etag,
      type: 'application/vnd.apple.mpegurl',
    })
    const site = 'https://site.example.org'
    const part = (name: string) => `#EXTM3U\n#EXTINF:2,\n${name}\n#EXT-X-ENDLIST`
    const host = fakeHost({
      '/film.m3u8': list(part('/one.ts'), '"1"'),
      [`${site}/one.ts`]: film(9000, '"1"', 1),
      [`${site}/two.ts`]: film(9000, '"1"', 2),
      '/poster': film(700, '"p"', 3),
    })
    const files = [
      { url: '/film.m3u8', role: 'playlist' as const, isOptional: false },
      { url: '/poster', role: 'poster' as const, isOptional: true },
    ]
    const tab = openTab(host)
    await tab.keeper.start()
    const other = order('other', ['/b'])
    host.files['/b'] = film(400, '"b"')
    const posterOfOther = { ...other, files: [...other.files, ...files.slice(1)] }
    await tab.keeper.keep([{ ...order('one', []), files }, { ...order('same', []), files }, posterOfOther])
    await tab.becomes('one kept', 'same kept', 'other kept')
    host.files['/film.m3u8'] = list(part('/two.ts'), '"2"')
    host.files[`${site}/one.ts`] = undefined
    tab.history.length = 0
    await tab.keeper.renew([{ ...order('one', []), files }])
    await vi.waitFor(() => expect(tab.shown().toSorted()).toEqual(['one kept', 'other kept', 'same kept']))
    expect(tab.history.filter((one) => one.startsWith('other'))).not.toContainEqual(
      expect.not.stringMatching(/^other kept$/),
    )
    for (const lesson of ['one', 'same']) {
      expect(await contentOf(tab.keeper, `${site}/two.ts`, lesson)).toBe(hashOf(bytesOf(9000, 2)))
      expect(await contentOf(tab.keeper, `${site}/one.ts`, lesson)).toBeUndefined()
    }
    expect(host.requests.filter(({ url }) => url === '/poster')).toHaveLength(1)
  })

  it('keeps a shared film for the other lesson when the course gives one lesson a new film', async () => {
    const host = fakeHost({ '/x': film(), '/y': film(9000, '"y"', 2) })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/x']), order('two', ['/x'])])
    await tab.becomes('one kept', 'two kept')
    tab.history.length = 0
    await tab.keeper.renew([order('one', ['/y'])])
    await tab.becomes('two kept', 'one kept')
    expect(new Set(tab.history.filter((shown) => shown.startsWith('two')))).toEqual(new Set(['two kept']))
    expect(await contentOf(tab.keeper, '/y')).toBe(hashOf(bytesOf(9000, 2)))
    expect(await contentOf(tab.keeper, '/x', 'two')).toBe(hashOf(bytesOf(700_000)))
    expect(host.requests.filter(({ url }) => url === '/x')).toHaveLength(1)
    // The film is removed with the last lesson that shows it.
    await tab.keeper.renew([order('two', ['/y'])])
    await tab.becomes('one kept', 'two kept')
    expect(tab.rows().files.map(({ url }) => url)).toEqual(['/y'])
  })

  it.each([
    ['has lost the new file', { status: 404 }, 'gone'],
    ['refuses the new file', { status: 403 }, 'forbidden'],
    ['fails', { status: 503 }, 'connection'],
    ['does not answer in time', { isDead: true }, 'connection'],
    ['cannot be reached', { isAway: true }, 'connection'],
  ])('keeps the version on the device if the server %s', async (_what, fault, reason) => {
    const host = Object.assign(fakeHost({ '/a': film(), '/b': film(9000) }), { isDead: false, isAway: false })
    const { fetch } = host
    host.fetch = (url, init) => {
      if (host.isAway) return Promise.reject(new TypeError('Failed to fetch'))
      if (!host.isDead) return fetch(url, init)
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    }
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    Object.assign(host, fault)
    for (const url of ['/a', '/b'])
      await expect(tab.keeper.renew([order('one', [url])])).rejects.toMatchObject({ reason })
    expect(tab.shown()).toEqual(['one kept'])
    expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(bytesOf(700_000)))
  })

  it('retries at the next visit a download that the connection has broken', async () => {
    const host = Object.assign(fakeHost({ '/a': film() }), { status: 503 })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed connection')
    tab.keeper.close()
    host.status = 0
    const later = openTab(host)
    await later.keeper.start()
    await later.becomes('one kept')
  })

  it('gives up after four attempts on a host without ranges, however far each attempt came', async () => {
    const host = fakeHost({ '/a': film() })
    host.ranges = false
    const { fetch } = host
    host.fetch = async (url, init) => {
      host.breakAfter = 300_000 + 50_000 * (host.requests.length % 3)
      return fetch(url, init)
    }
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed connection')
    expect(host.requests).toHaveLength(4)
  })

  it('completes a file without another request if its last part is already stored', async () => {
    const host = fakeHost({ '/a': film() })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    tab.keeper.close()
    const db = await openDB('kept-lessons')
    await db.put('files', { ...(await db.get('files', ['u', '/a'])), isComplete: false })
    db.close()
    const later = openTab(host)
    await later.keeper.start()
    await later.becomes('one kept')
    expect(host.requests).toHaveLength(1)
  })

  it('does not keep an HTML page of a network in place of a film', async () => {
    const host = fakeHost({ '/a': { content: bytesOf(100), type: 'text/html; charset=utf-8' } })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed connection')
  })

  it.each([
    ['shorter', 90],
    ['longer', 110],
  ])('never keeps a file that is %s than the server has announced', async (_what, promised) => {
    const host = fakeHost({ '/a': film(100) })
    const fetch = host.fetch
    host.fetch = async (url, init) => {
      const answer = await fetch(url, init)
      answer.headers.set(
        'content-range',
        answer.headers.get('content-range')?.replace(/\d+$/, `${promised}`) ?? '',
      )
      return answer
    }
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await vi.waitFor(() => expect(tab.shown()[0]).toMatch(/^one failed (changed|connection)$/), 20_000)
    expect(await contentOf(tab.keeper, '/a')).toBeUndefined()
  })

  it('keeps a lesson without an optional file that the server has lost', async () => {
    const host = fakeHost({ '/a': film(10) })
    const tab = openTab(host)
    await tab.keeper.start()
    const [file] = order('one', ['/a']).files
    await tab.keeper.keep([
      order('one', [], {
        files: [{ url: '/cover', role: 'poster', isOptional: true }, ...(file ? [file] : [])],
      }),
    ])
    await tab.becomes('one kept')
    expect((await tab.keeper.open({ courseId: 'c', lessonId: 'one' }))?.map(({ url }) => url)).toEqual(['/a'])
  })

  it('keeps a lesson without an optional file that the server refuses', async () => {
    const host = fakeHost({ '/a': film(10), '/cover': film(10) })
    const { fetch } = host
    host.fetch = (url, init) =>
      url === '/cover' ? Promise.resolve(new Response('', { status: 403 })) : fetch(url, init)
    const tab = openTab(host)
    await tab.keeper.start()
    const [file] = order('one', ['/a']).files
    await tab.keeper.keep([
      order('one', [], {
        files: [...(file ? [file] : []), { url: '/cover', role: 'poster', isOptional: true }],
      }),
    ])
    await tab.becomes('one kept')
  })

  it('loads a playlist again on resumption if one of its files is gone', async () => {
    const base = 'https://site.example.org'
    const playlist = (part: string) => ({
      content: new TextEncoder().encode(`#EXTM3U\n#EXTINF:8,\n${part}\n#EXT-X-ENDLIST\n`),
      etag: `"${part}"`,
    })
    const host = fakeHost({ '/film.m3u8': playlist('old.m4s'), [`${base}/new.m4s`]: film(20) })
    const tab = openTab(host)
    await tab.keeper.start()
    const files = [{ url: '/film.m3u8', role: 'playlist' as const, isOptional: false }]
    await tab.keeper.keep([order('one', [], { files })])
    await tab.becomes('one failed gone')
    host.files['/film.m3u8'] = playlist('new.m4s')
    await tab.keeper.resume([{ courseId: 'c', lessonId: 'one' }])
    await tab.becomes('one kept')
    expect(await contentOf(tab.keeper, `${base}/new.m4s`)).toBe(hashOf(bytesOf(20)))
  })

  it('keeps a film of segments', async () => {
    const text = (words: string) => ({ content: new TextEncoder().encode(words), etag: '"p"' })
    const base = 'https://site.example.org/film'
    const host = fakeHost({
      '/film/index.m3u8': text('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/index.m3u8\n'),
      [`${base}/low/index.m3u8`]: text(
        '#EXTM3U\n#EXTINF:8,\npart-0.m4s\n#EXTINF:8,\npart-1.m4s\n#EXT-X-ENDLIST\n',
      ),
      [`${base}/low/part-0.m4s`]: film(300_000),
      [`${base}/low/part-1.m4s`]: film(20, '"2"', 2),
    })
    const tab = openTab(host)
    await tab.keeper.start()
    const files = [{ url: '/film/index.m3u8', role: 'playlist' as const, isOptional: false }]
    await tab.keeper.keep([order('one', [], { files }), order('two', [], { files })])
    await tab.becomes('one kept', 'two kept')
    expect(host.requests).toHaveLength(4)
    expect(keptLessons(tab.rows()).map(({ mainUrl }) => mainUrl)).toEqual([
      '/film/index.m3u8',
      '/film/index.m3u8',
    ])
    expect(await contentOf(tab.keeper, `${base}/low/part-0.m4s`, 'two')).toBe(hashOf(bytesOf(300_000)))
  })

  it('says that a live film cannot be kept', async () => {
    const host = fakeHost({
      '/live.m3u8': { content: new TextEncoder().encode('#EXTM3U\n#EXTINF:8,\na.ts\n') },
    })
    const tab = openTab(host)
    await tab.keeper.start()
    const files = [{ url: '/live.m3u8', role: 'playlist' as const, isOptional: false }]
    await tab.keeper.keep([order('one', [], { files })])
    await tab.becomes('one failed unsupported')
  })

  it('pauses a download, resumes it at the next visit where it stopped, and removes it completely', async () => {
    const host = fakeHost({ '/a': film() })
    host.breakAfter = 300_000
    const { fetch } = host
    const asked = order('one', ['/a'])
    const tab = openTab(host)
    host.fetch = async (url, init) => {
      if (host.requests.length === 1) await tab.keeper.pause([asked])
      return fetch(url, init)
    }
    await tab.keeper.start()
    await tab.keeper.keep([asked])
    await tab.becomes('one paused')
    host.breakAfter = Number.POSITIVE_INFINITY
    host.fetch = fetch
    tab.keeper.close()
    const later = openTab(host)
    await later.keeper.start()
    await later.becomes('one paused')
    await later.keeper.resume([asked])
    await later.becomes('one kept')
    expect(host.requests.at(-1)?.range).toBe('bytes=300000-')
    await later.keeper.remove([asked])
    await later.becomes()
    expect(later.rows()).toEqual({ lessons: [], files: [] })
  })

  it('reports that the device is full, and resumes the download when there is space', async () => {
    const host = fakeHost({ '/a': film() })
    const tab = openTab(host)
    await tab.keeper.start()
    const put = IDBObjectStore.prototype.put
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (value.index === 1) throw new DOMException('Full', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one failed full')
    full.mockRestore()
    await tab.keeper.resume([{ courseId: 'c', lessonId: 'one' }])
    await tab.becomes('one kept')
    expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(bytesOf(700_000)))
    expect(host.requests.at(-1)?.range).toBe('bytes=262144-')
  })

  it('marks a lesson as gone if the browser has removed a part of it, and never opens the rest', async () => {
    const host = fakeHost({ '/a': film(), '/b': film(10) })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a']), order('two', ['/b'])])
    await tab.becomes('one kept', 'two kept')
    const db = await openDB('kept-lessons')
    await db.delete('chunks', ['u', '/a', 0])
    db.close()
    expect(await tab.keeper.open({ courseId: 'c', lessonId: 'one' })).toBeUndefined()
    await tab.becomes('one failed gone', 'two kept')
    const later = openTab(host)
    await later.keeper.start()
    await later.becomes('one failed gone', 'two kept')
  })

  it('neither shows, opens nor removes a lesson of another user', async () => {
    const host = fakeHost({ '/a': film(10) })
    const tab = openTab(host)
    await tab.keeper.start()
    await tab.keeper.keep([order('one', ['/a'])])
    await tab.becomes('one kept')
    const other = openTab(host, { userId: 'v' })
    await other.keeper.start()
    expect(other.shown()).toEqual([])
    expect(await other.keeper.open({ courseId: 'c', lessonId: 'one' })).toBeUndefined()
    await other.keeper.removeAll()
    expect(await contentOf(tab.keeper, '/a')).toBe(hashOf(bytesOf(10)))
  })

  it('loads a lesson only in the leader if another tab orders it', async () => {
    const host = fakeHost({ '/a': film(10) })
    const [leader, other] = [openTab(host), openTab(host, { leads: false })]
    await leader.keeper.start()
    await other.keeper.start()
    await other.keeper.keep([order('one', ['/a'])])
    expect(host.requests).toEqual([])
    await leader.keeper.downloads.received()
    await leader.becomes('one kept')
    await other.keeper.downloads.received()
    await other.becomes('one kept')
  })
})
