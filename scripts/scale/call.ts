import { isPathOfApi, type OperationId, operationOf } from '../../mocks/operations.ts'

export const kinds = [
  'documents',
  'program',
  'styles',
  'fonts',
  'texts',
  'pictures',
  'films and papers',
  'API',
] as const

export type Kind = (typeof kinds)[number]

/** May a cache answer by itself, may it answer after it has asked whether it is current, or never. */
export type CacheRule = 'kept' | 'asked again' | 'not kept'

/** One answer that came over the network. */
export type Call = {
  kind: Kind
  operation?: OperationId
  /** Headers and body, compressed as they were sent. */
  bytes: number
  rule: CacheRule
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|ico)$/
const TYPES: Record<string, Kind> = {
  Document: 'documents',
  Script: 'program',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Media: 'films and papers',
}

/** @param type the browser's name of a resource, such as 'Stylesheet' */
export function kindOf(address: string, type: string): Kind {
  const { pathname } = new URL(address)
  if (isPathOfApi(pathname)) return 'API'
  if (pathname.startsWith('/translations/')) return 'texts'
  if (PICTURE.test(pathname)) return 'pictures'
  // A service worker asks for everything in the same way, so the names of files decide first.
  if (/\.(?:m?js|wasm|pfb)$/.test(pathname)) return 'program'
  if (pathname.endsWith('.css')) return 'styles'
  if (pathname.endsWith('.woff2')) return 'fonts'
  return TYPES[type] ?? (pathname.startsWith('/mock-media/') ? 'films and papers' : 'documents')
}

/** @returns what a cache that several visitors share may do with an answer of this `Cache-Control` */
export function cacheRuleOf(cacheControl: string | undefined): CacheRule {
  const directives = (cacheControl ?? 'no-store').toLowerCase()
  if (/no-store|private/.test(directives)) return 'not kept'
  return /max-age=[1-9]/.test(directives) && !/no-cache/.test(directives) ? 'kept' : 'asked again'
}

export function callOf(
  { address, method, type }: { address: string; method: string; type: string },
  headers: Readonly<Record<string, string>>,
  bytes: number,
): Call {
  const kind = kindOf(address, type)
  const { pathname } = new URL(address)
  const cacheControl = Object.entries(headers).find(([name]) => name.toLowerCase() === 'cache-control')?.[1]
  return { kind, operation: operationOf(method, pathname), bytes, rule: cacheRuleOf(cacheControl) }
}
