import type { LanguageCode } from '@/lib/i18n/language'

type Call = {
  method: string
  /** An absolute address. */
  address: string
  body: unknown
  token: string | undefined
  language: LanguageCode | undefined
}

/**
 * Takes the answer to a request that the boot script sent before the program ran. Each answer can be taken
 * once, and only with the same token and language.
 * @returns undefined if there is none
 */
export function takeEarlyAnswer({ method, address, body, token, language }: Call) {
  const early = typeof window === 'undefined' ? undefined : window.boot?.early
  const key = `${method} ${address} ${typeof body === 'string' ? body : ''}`
  const found = early?.get(key)
  early?.delete(key)
  return found?.token === token && found?.language === language ? found?.response : undefined
}

/** @throws the abort reason of the signal, if it is aborted before the answer */
export function unlessAborted(answer: Promise<Response>, signal: AbortSignal) {
  return new Promise<Response>((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
