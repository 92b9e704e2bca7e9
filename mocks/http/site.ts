import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageHeaders, type ServedFiles, serveFiles } from './files.ts'
import { siteHeaders } from './siteHeaders.ts'

/** `plain`: a host that knows files alone, such as a storage bucket; it cannot look at a cookie. */
export type HostKind = 'configured' | 'plain'

/** The file that a host sends for a path; undefined when the host has no file and no page for it. */
type ServedFile = { file: string; isMissing?: boolean } | undefined

const LANGUAGE_PATH = /^\/(en|fa)(?=\/|$)/
/** Browsers list languages by preference: the first of ours counts. */
const ASKED_LANGUAGE = /^(?:(?!en\b|fa\b)[a-z0-9*-]+(?:;q=[0-9.]+)?\s*,\s*)*(en|fa)\b/i
const LANGUAGE_COOKIE = /(?:^|;\s*)i18next=(en|fa)(?:;|$)/
/** A folder for files: what is not there is something of the program, of an older release perhaps. */
const FOLDER_OF_FILES = /^\/(?:static|translations)\//
const FILE_BESIDE = /^\/[^/]+\.(?:js|json|xml|txt|svg|png|ico|webmanifest)$/
/** Paths that lead on by themselves, and pages in capitals: no document, but the program knows them. */
const KNOWN_TO_PROGRAM = [
  /^\/(?:registration|user|enrolled-course|password)$/i,
  /^\/(?:about-us|contact-us|faqs|donation|my-courses|signin|verify)$/i,
  /^\/(?:user\/profile|password\/(?:forget|reset)|registration\/(?:member|student|teacher|school|job))$/i,
  /^\/(?:courses|blogs|our-works)(?:\/[^/]+)?$/i,
  /^\/(?:learn\/[^/]+|our-works\/[^/]+\/[^/]+|courses\/[^/]+\/certificate)$/i,
]

/** Serves a built site: as deploy/nginx.conf has it, or as a plain host does. */
export async function serveSite(folder: string, kind: HostKind): Promise<ServedFiles> {
  const files = new Set((await readdir(folder, { recursive: true })).map((file) => `/${file}`))
  const headers = await siteHeaders(folder)
  const serve = await serveFiles(folder, {
    setHeaders(outgoing, file) {
      pageHeaders(outgoing, file)
      for (const [name, value] of headers(file)) outgoing.setHeader(name, value)
      if (kind === 'configured' && file.endsWith('.html'))
        outgoing.appendHeader('Vary', 'Cookie, Accept-Language')
    },
  })
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse, missing: () => void) => {
    const { pathname, search } = new URL(`http://localhost${incoming.url ?? '/'}`)
    const found = kind === 'plain' ? foundByPlainHost(pathname) : foundByConfiguredHost(pathname, incoming)
    if (!found) return missing()
    if (!['GET', 'HEAD'].includes(incoming.method ?? '')) return answerNotAllowed(outgoing)
    if (found.isMissing) answerAsMissing(incoming, outgoing)
    incoming.url = encodeURI(found.file) + search
    serve(incoming, outgoing, missing)
  }
  return Object.assign(answer, { remove: serve.remove })

  function foundByPlainHost(pathname: string): ServedFile {
    const path = decoded(pathname) ?? pathname
    if (files.has(path) && /\.[^/]+$/.test(path)) return { file: path }
    if (FOLDER_OF_FILES.test(path)) return undefined
    const document = path.replace(/\/+$/, '')
    return known(document === '' ? '/index.html' : `${document}.html`) ?? missingPage('')
  }

  function foundByConfiguredHost(pathname: string, { headers }: IncomingMessage): ServedFile {
    const whole = decoded(pathname)?.replace(/\/+/g, '/')
    // nginx reads neither the language nor the cookie of an address that it cannot read.
    if (whole === undefined) return missingPage('/en')
    if (FOLDER_OF_FILES.test(whole) || FILE_BESIDE.test(whole)) return known(whole)
    const [, own] = LANGUAGE_PATH.exec(whole) ?? []
    const [, chosen] = LANGUAGE_COOKIE.exec(headers.cookie ?? '') ?? []
    const [, asked] = ASKED_LANGUAGE.exec(headers['accept-language'] ?? '') ?? []
    const language = own ?? chosen ?? asked?.toLowerCase() ?? 'en'
    const path = (own ? whole.slice(3) : whole).replace(/\/$/, '')
    if (path === '/404') return missingPage(`/${language}`)
    for (const candidate of candidates(path)) {
      const file = `/${language}${candidate}.html`
      if (files.has(file)) return { file }
    }
    if (KNOWN_TO_PROGRAM.some((pattern) => pattern.test(path))) return known(`/${language}/404.html`)
    return missingPage(`/${language}`)
  }

  function known(file: string): ServedFile {
    return files.has(file) ? { file } : undefined
  }

  function missingPage(language: string): ServedFile {
    const file = `${language}/404.html`
    return files.has(file) ? { file, isMissing: true } : undefined
  }
}

/** In words, as nginx has them: of an empty answer a browser shows a failure of its own. */
function answerNotAllowed(outgoing: ServerResponse) {
  outgoing.writeHead(405, { 'Content-Type': 'text/html' }).end('<h1>405 Not Allowed</h1>')
}

/** The document comes whole, however much of it the browser has. */
function answerAsMissing(incoming: IncomingMessage, outgoing: ServerResponse) {
  delete incoming.headers['if-none-match']
  delete incoming.headers.range
  const writeHead = outgoing.writeHead.bind(outgoing)
  outgoing.writeHead = ((_status: number, headers: Record<string, string>) =>
    writeHead(404, headers)) as typeof outgoing.writeHead
}

/** The page itself, then the pages of its kind: '_' stands for a part that the build did not know. */
function candidates(path: string) {
  return path
    .split('/')
    .filter(Boolean)
    .reduce<string[]>(
      (paths, part, index) =>
        paths.flatMap((before) =>
          index === 0 ? [`${before}/${part}`] : [`${before}/${part}`, `${before}/_`],
        ),
      [''],
    )
}

/** Bytes that are no character stay as they stand. @returns undefined where a percent sign means nothing. */
function decoded(pathname: string) {
  if (/%(?![0-9a-f]{2})|%00/i.test(pathname)) return undefined
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
