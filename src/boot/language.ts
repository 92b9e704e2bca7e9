import { LANGUAGE_COOKIE } from '../lib/config/constants'

const PREFIX = /^\/(en|fa)(?=\/|$)/

export const languageOfDocument = document.documentElement.lang

export const language = readLanguage()

/** Reads the language from the path (/fa/…, which it then removes), the cookie, or the document. */
function readLanguage() {
  const path = PREFIX.exec(location.pathname)
  const cookie = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(en|fa)(?:;|$)`).exec(readCookie())
  if (path) {
    writeCookie(`${LANGUAGE_COOKIE}=${path[1]}; path=/; max-age=31536000; SameSite=Lax`)
    const rest = location.pathname.slice(3).replace(/^\/*/, '/')
    history.replaceState(history.state, '', rest + location.search + location.hash)
  }
  return (path || cookie)?.[1] ?? languageOfDocument
}

/** The browser may forbid cookies. */
function readCookie() {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function writeCookie(cookie: string) {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
    document.cookie = cookie
  } catch {}
}
