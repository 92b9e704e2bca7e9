import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pageHeaders, serveFiles } from './files.ts'

/** `plain`: a host that knows files alone, such as a storage bucket; it cannot look at a cookie. */
export type HostKind = 'configured' | 'plain'

const LANGUAGE_PATH = /^\/(en|fa)(?=\/|$)/
const LANGUAGE_COOKIE = /(?:^|;\s*)i18next=(en|fa)(?:;|$)/

/** Serves a built site as deploy/nginx.conf has it: of each page the document in the visitor's language. */
export async function serveSite(folder: string, kind: HostKind) {
  const files = new Set((await readdir(folder, { recursive: true })).map((file) => `/${file}`))
  const serve = await serveFiles(folder, { setHeaders: pageHeaders })
  return (incoming: IncomingMessage, outgoing: ServerResponse, missing: () => void) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://localhost')
    const document =
      files.has(decoded(pathname)) && extname(pathname) ? undefined : documentAt(pathname, incoming)
    if (document) {
      outgoing.setHeader('Vary', 'Cookie')
      incoming.url = encodeURI(document) + search
    }
    serve(incoming, outgoing, missing)
  }

  function documentAt(pathname: string, { headers }: IncomingMessage) {
    const [, own] = LANGUAGE_PATH.exec(pathname) ?? []
    const path = own ? pathname.slice(3) : pathname
    const [, chosen] = (kind === 'configured' && LANGUAGE_COOKIE.exec(headers.cookie ?? '')) || []
    const language = own ?? chosen ?? 'en'
    // A folder for a file that is none: something of the program, of an older release perhaps.
    if (pathname.startsWith('/static/') || pathname.startsWith('/translations/')) return undefined
    if (kind === 'plain') return plainDocument(pathname)
    const name = candidates(path)
      .map((candidate) => `/${language}${candidate}.html`)
      .find((candidate) => files.has(candidate))
    return name ?? known(`/${language}/404.html`)
  }

  function plainDocument(pathname: string) {
    const path = decoded(pathname).replace(/\/+$/, '')
    return known(path === '' ? '/index.html' : `${path}.html`) ?? known('/404.html')
  }

  function known(file: string) {
    return files.has(file) ? file : undefined
  }
}

/** The page itself, then the pages of its kind: '_' stands for a part that the build did not know. */
function candidates(pathname: string) {
  const segments = decoded(pathname).split('/').filter(Boolean)
  return segments.reduce<string[]>(
    (paths, part, index) =>
      paths.flatMap((path) => (index === 0 ? [`${path}/${part}`] : [`${path}/${part}`, `${path}/_`])),
    [''],
  )
}

function decoded(pathname: string) {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
