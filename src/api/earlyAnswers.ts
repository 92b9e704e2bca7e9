import type { LanguageCode } from '@/lib/i18n/language'

type Call = {
  method: string
  /** Absolute. */
  address: string
  body: unknown
  token: string | undefined
  language: LanguageCode | undefined
}

/**
 * The boot script sends the first requests before the program runs. The program takes each answer once, and
 * only under the same token and language. @returns undefined when there is none.
 */
export function takeEarlyAnswer({ method, address, body, token, language }: Call) {
  const early = typeof window === 'undefined' ? undefined : window.boot?.early
  const key = `${method} ${address} ${typeof body === 'string' ? body : ''}`
  const found = early?.get(key)
  early?.delete(key)
  return found?.token === token && found?.language === language ? found?.response : undefined
}

/** @throws what the signal was aborted with, when that comes before the answer. */
export function unlessAborted(answer: Promise<Response>, signal: AbortSignal) {
  return new Promise<Response>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
