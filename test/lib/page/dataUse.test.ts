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

describe('the choice of data use', () => {
  it.each([
    ['device', undefined, false],
    ['device', { saveData: true }, true],
    ['device', { effectiveType: '2g' }, true],
    ['device', { effectiveType: '4g' }, false],
    ['less', { effectiveType: '4g' }, true],
    ['full', { saveData: true }, false],
  ] as const)('%s on the connection %j saves data: %s', (choice, connection, isSaving) => {
    connectionIs(connection)
    keepDataUse(choice)
    expect(readDataUse()).toBe(choice)
    expect(savesData()).toBe(isSaving)
  })

  it('is stored on the device, and removed if the device decides', () => {
    keepDataUse('less')
    expect(localStorage.getItem('data-use')).toBe('less')
    keepDataUse('device')
    expect(localStorage.getItem('data-use')).toBeNull()
  })

  it('is left to the device if the stored value is unknown', () => {
    localStorage.setItem('data-use', 'everything')
    expect(readDataUse()).toBe('device')
  })

  it('notifies a listener of changes in this tab and in others, until it stops', () => {
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
  it('show by themselves only to visitors who do not save data', () => {
    expect(showsPictures()).toBe(true)
    keepDataUse('less')
    expect(showsPictures()).toBe(false)
  })

  it('show on request for the visit, until the visitor takes the request back', () => {
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

describe('the data that a visit has used', () => {
  beforeEach(() => void vi.spyOn(window, 'addEventListener'))

  // The pages of one test must not write during the next one.
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

  /** The browser hides the page and keeps its module, as for a page that it may show again. */
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

  it('excludes what was transferred before the visitor began to save data', async () => {
    const used = await nextPage(2)
    pageHas(10_000, 2_500, 300, 40)
    expect(used()).toBe(340)
  })

  it('is stored for the next page from the choice to save data on, even if no page shows it', async () => {
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

  it('includes the earlier pages of this tab, each once', async () => {
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

  it('starts from zero if the tab has stored an invalid number', async () => {
    sessionStorage.setItem('visit-bytes', 'many')
    const used = await nextPage()
    pageHas(10_000)
    expect(used()).toBe(10_000)
  })
})
