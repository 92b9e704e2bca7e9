import { onTestFinished, vi } from 'vitest'

type Request = { callback: () => unknown; resolve: () => void; fail: (error: unknown) => void }

/** The browser's locks, in one page: first come, first served, except that `steal` comes first. */
export function fakeLocks() {
  const held = new Map<string, Request>()
  const waiting = new Map<string, Request[]>()

  function grant(name: string) {
    const next = held.has(name) ? undefined : waiting.get(name)?.shift()
    if (!next) return
    held.set(name, next)
    Promise.resolve(next.callback()).then(() => {
      if (held.get(name) !== next) return
      held.delete(name)
      next.resolve()
      grant(name)
    }, next.fail)
  }

  return {
    request: vi.fn(
      (name: string, { signal, steal }: LockOptions, callback: () => unknown) =>
        new Promise<void>((resolve, fail) => {
          const request = { callback, resolve, fail }
          const line = waiting.get(name) ?? []
          waiting.set(name, line)
          if (steal) {
            held.get(name)?.fail(new DOMException('Stolen', 'AbortError'))
            held.delete(name)
            line.unshift(request)
          } else line.push(request)
          signal?.addEventListener('abort', () => {
            if (!line.includes(request)) return
            line.splice(line.indexOf(request), 1)
            fail(signal.reason)
          })
          // A browser never grants a lock synchronously.
          void Promise.resolve().then(() => grant(name))
        }),
    ),
  }
}

/** Puts the locks into this page's navigator until the test ends. */
export function giveLocks(locks: { request: unknown }) {
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
}
