import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepLoadedFiles, startServiceWorker } from '@/integrations/serviceWorker'

const workbox = vi.hoisted(() => ({
  listeners: new Map<string, () => void>(),
  register: vi.fn<() => Promise<void>>(),
  update: vi.fn<() => Promise<void>>(),
  messageSW: vi.fn<(worker: unknown, message: unknown) => Promise<void>>(),
  messageSkipWaiting: vi.fn<() => void>(),
}))

vi.mock('workbox-window', () => ({
  messageSW: workbox.messageSW,
  Workbox: class {
    controlling = Promise.resolve()
    addEventListener = (name: string, listener: () => void) => void workbox.listeners.set(name, listener)
    register = workbox.register
    update = workbox.update
    messageSkipWaiting = workbox.messageSkipWaiting
  },
}))

const WORKER = { scriptURL: 'https://site.example.org/service-worker.js' }

function start(onUpdate: (activate: () => void) => void = vi.fn(), onForbidden = vi.fn()) {
  const stop = startServiceWorker(onUpdate, onForbidden)
  onTestFinished(stop)
  return stop
}

const HOUR_MS = 3_600_000

function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  const ready = Promise.resolve({ active: WORKER })
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration: () => ready } })
  workbox.listeners.clear()
  workbox.register.mockReset().mockResolvedValue()
  workbox.update.mockReset().mockResolvedValue()
  workbox.messageSW.mockReset().mockResolvedValue()
  workbox.messageSkipWaiting.mockReset()
})

afterEach(() => vi.useRealTimers())

describe('the service worker of the site', () => {
  it('is not registered in a browser without service workers', () => {
    vi.stubGlobal('navigator', {})
    start()
    expect(workbox.register).not.toHaveBeenCalled()
  })

  it('caches the files of the program that the page has loaded, and no others', async () => {
    const { origin } = window.location
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
      [
        `${origin}/static/js/async/learn.ae0234de.js`,
        `${origin}/static/images/logo.svg`,
        `${origin}/api/course/get-all`,
        'https://elsewhere.example/static/js/a.ae0234de.js',
      ].map((name) => ({ name }) as PerformanceEntry),
    )
    start()
    await vi.waitFor(() => expect(workbox.messageSW).toHaveBeenCalled())
    expect(workbox.messageSW).toHaveBeenCalledExactlyOnceWith(WORKER, {
      type: 'CACHE_URLS',
      payload: { urlsToCache: [`${origin}/static/js/async/learn.ae0234de.js`] },
    })
  })

  it('fails to cache files that it does not confirm in 20 seconds', async () => {
    vi.useFakeTimers()
    workbox.messageSW.mockReturnValue(new Promise(() => {}))
    const kept = expect(keepLoadedFiles()).rejects.toThrow('does not answer')
    await vi.advanceTimersByTimeAsync(20_000)
    await kept
  })

  it('is not confused with the worker of the mock API, which gets no message', async () => {
    const ready = Promise.resolve({ active: { scriptURL: 'https://site.example.org/mock-worker.js' } })
    vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration: () => ready } })
    await keepLoadedFiles()
    expect(workbox.messageSW).not.toHaveBeenCalled()
  })

  it('is reported as forbidden if the browser forbids it, and gets no message', async () => {
    workbox.register.mockRejectedValue(new DOMException('denied', 'SecurityError'))
    const onForbidden = vi.fn()
    start(vi.fn(), onForbidden)
    await vi.waitFor(() => expect(onForbidden).toHaveBeenCalledOnce())
    expect(workbox.messageSW).not.toHaveBeenCalled()
  })

  it('is reported as forbidden at once in a browser without service workers', () => {
    vi.stubGlobal('navigator', {})
    const onForbidden = vi.fn()
    start(vi.fn(), onForbidden)
    expect(onForbidden).toHaveBeenCalledOnce()
  })

  it('is not reported as forbidden after a lost connection', async () => {
    const broken = Promise.reject(new TypeError('network'))
    workbox.register.mockReturnValue(broken)
    const onForbidden = vi.fn()
    start(vi.fn(), onForbidden)
    await broken.catch(() => {})
    expect(onForbidden).not.toHaveBeenCalled()
  })

  it('offers a waiting release, and activates it on demand', () => {
    const onUpdate = vi.fn<(activate: () => void) => void>()
    start(onUpdate)
    workbox.listeners.get('waiting')?.()
    expect(onUpdate).toHaveBeenCalledTimes(1)
    expect(workbox.messageSkipWaiting).not.toHaveBeenCalled()
    onUpdate.mock.calls[0]?.[0]()
    expect(workbox.messageSkipWaiting).toHaveBeenCalledTimes(1)
  })

  it('offers no release after it has been stopped', () => {
    const onUpdate = vi.fn()
    start(onUpdate)()
    workbox.listeners.get('waiting')?.()
    expect(onUpdate).not.toHaveBeenCalled()
  })

  it('looks for a new release when the user comes back after an hour', () => {
    vi.useFakeTimers()
    start()
    vi.advanceTimersByTime(HOUR_MS - 1)
    comeBack()
    expect(workbox.update).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    comeBack()
    comeBack()
    expect(workbox.update).toHaveBeenCalledTimes(1)
  })
})
