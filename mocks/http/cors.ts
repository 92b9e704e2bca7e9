import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * The headers that pages of another origin may send. The first line is the list that a real API has to allow
 * (README, 'With a real API'). The mock API allows no more, so that tests notice an unlisted header. The
 * second line has the headers of the mock card provider and of tests.
 */
const ALLOWED_HEADERS = [
  ...['Authorization', 'Content-Type', 'Idempotency-Key', 'Range'],
  ...['X-Client-Secret', 'X-Mock-World'],
]

/** Lets pages of any origin call, with their tokens, and with the cookie that names their world. */
export function allowOrigin({ headers }: IncomingMessage, outgoing: ServerResponse) {
  if (!headers.origin) return
  outgoing.setHeader('Access-Control-Allow-Origin', headers.origin)
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true')
  outgoing.setHeader('Access-Control-Expose-Headers', 'Retry-After, Content-Range, Accept-Ranges, ETag')
  outgoing.appendHeader('Vary', 'Origin')
}

/** A page of another origin may not read this answer, nor ask after this preflight. */
export function refuseOrigin(outgoing: ServerResponse) {
  for (const name of outgoing.getHeaderNames())
    if (name.startsWith('access-control-')) outgoing.removeHeader(name)
}

/** The browser's question before a call with a token or with JSON. */
export function isPreflight({ method, headers }: IncomingMessage) {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

export function answerPreflight(outgoing: ServerResponse) {
  outgoing
    .writeHead(204, {
      'Access-Control-Allow-Methods': 'GET, POST, HEAD, OPTIONS',
      'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
      'Access-Control-Max-Age': '600',
    })
    .end()
}
