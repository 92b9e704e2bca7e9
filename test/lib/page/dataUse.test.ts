// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countVisit } from '@/lib/page/countVisit'
import {
  choosePictures,
  followDataUse,
  keepDataUse,
  readDataUse,
  savesData,
  showsPictures,
} from '@/lib/page/dataUse'

function connectionIs(connection: { saveData?: boolean; effectiveType?: string } | undefined) {
  vi.stubGlobal('navigator', { connection })
}

afterEach(() => {
  vi.unstubAllGlobals()
  keepDataUse('device')
  choosePictures(false)
  sessionStorage.clear()
})

describe('how much data the pages may use', () => {
  it.each([
    ['device', undefined, false],
    ['device', { saveData: true }, true],
    ['device', { effectiveType: '2g' }, true],
    ['device', { effectiveType: '4g' }, false],
    ['less', { effectiveType: '4g' }, true],
    ['full', { saveData: true }, false],
  ] as const)('%s with %j: it saves data: %s', (choice, connection, isSaving) => {
    connectionIs(connection)
    keepDataUse(choice)
    expect(readDataUse()).toBe(choice)
    expect(savesData()).toBe(isSaving)
  })

  it('is kept on the device, and nothing is kept where the device decides', () => {
    keepDataUse('less')
    expect(localStorage.getItem('data-use')).toBe('less')
    keepDataUse('device')
    expect(localStorage.getItem('data-use')).toBeNull()
  })

  it('takes a stored value that is none of ours for no choice', () => {
    localStorage.setItem('data-use', 'everything')
    expect(readDataUse()).toBe('device')
  })

  it('follows a choice in this tab and in another one, until the end', () => {
    const onChange = vi.fn()
    const stop = followDataUse(onChange)
    keepDataUse('less')
    expect(onChange).toHaveBeenCalledTimes(1)
    window.dispatchEvent(new StorageEvent('storage', { key: 'data-use' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(onChange).toHaveBeenCalledTimes(3)
    stop()
    keepDataUse('full')
    expect(onChange).toHaveBeenCalledTimes(3)
  })
})

describe('pictures of the server', () => {
  it('show by themselves to those alone who do not save data', () => {
    expect(showsPictures()).toBe(true)
    keepDataUse('less')
    expect(showsPictures()).toBe(false)
  })

  it('show on request for the visit, until they are not wanted any more', () => {
    const onChange = vi.fn()
    const stop = followDataUse(onChange)
    keepDataUse('less')
    choosePictures(true)
    expect(showsPictures()).toBe(true)
    expect(localStorage).toHaveLength(1)
    expect(sessionStorage).toHaveLength(1)
    choosePictures(false)
    expect(showsPictures()).toBe(false)
    expect(sessionStorage).toHaveLength(0)
    expect(onChange).toHaveBeenCalledTimes(3)
    stop()
  })
})

describe('what a visit has used', () => {
  beforeEach(() => void vi.spyOn(window, 'addEventListener'))

  // The pages of one test write nothing in the next one.
  afterEach(() => {
    for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
      if (type === 'pagehide') window.removeEventListener(type, listener)
  })

  function pageHas(...bytes: number[]) {
    const [page, ...files] = bytes.map((transferSize, startTime) => ({ transferSize, startTime }))
    const entries: Record<string, { transferSize?: number; startTime: number }[]> = {
      navigation: page ? [page] : [],
      resource: [...files, { startTime: 1 }],
    }
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(
      // Only the field that counts is of interest.
      (type) => (entries[type] ?? []) as PerformanceEntryList,
    )
  }

  /** The page goes; its module stays, as in a page that the browser brings back. */
  const leave = () => void window.dispatchEvent(new Event('pagehide'))

  /** Another document of the same tab. */
  async function nextPage(from = 0) {
    vi.resetModules()
    const page = await import('@/lib/page/visitBytes')
    page.watchVisitBytes(from)
    return page.visitBytes
  }

  it('is what the page and its files have transferred', async () => {
    const used = await nextPage()
    pageHas(10_000, 2_500, 0)
    expect(used()).toBe(12_500)
  })

  it('is without what came before she saved data', async () => {
    const used = await nextPage(2)
    pageHas(10_000, 2_500, 300, 40)
    expect(used()).toBe(340)
  })

  it('counts for the next page from her choice on, without a lesson that asks', async () => {
    vi.resetModules()
    keepDataUse('full')
    countVisit()
    vi.spyOn(performance, 'now').mockReturnValue(2)
    pageHas(10_000, 2_500, 300, 40)
    leave()
    expect(sessionStorage.getItem('visit-bytes')).toBeNull()
    keepDataUse('less')
    vi.mocked(performance.now).mockReturnValue(50)
    await vi.waitFor(() => {
      leave()
      expect(sessionStorage.getItem('visit-bytes')).toBe('340')
    })
  })

  it('counts the pages of this tab that are gone, each once', async () => {
    const first = await nextPage()
    pageHas(10_000, 2_500)
    leave()
    expect(first()).toBe(12_500)
    pageHas(10_000, 2_500, 500)
    leave()
    expect(first()).toBe(13_000)
    const second = await nextPage()
    pageHas(1_000)
    expect(second()).toBe(14_000)
  })

  it('starts anew if the tab has stored no number', async () => {
    sessionStorage.setItem('visit-bytes', 'many')
    const used = await nextPage()
    pageHas(10_000)
    expect(used()).toBe(10_000)
  })
})
