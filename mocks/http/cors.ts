import type { IncomingMessage, ServerResponse } from 'node:http'

/** Lets pages of any origin call, with their tokens, and with the cookie that names their world. */
export function allowOrigin({ headers }: IncomingMessage, outgoing: ServerResponse) {
  if (!headers.origin) return
  outgoing.setHeader('Access-Control-Allow-Origin', headers.origin)
  outgoing.setHeader('Access-Control-Allow-Credentials', 'true')
  outgoing.setHeader('Access-Control-Expose-Headers', 'Retry-After, Content-Range, Accept-Ranges')
  outgoing.appendHeader('Vary', 'Origin')
}

/** The browser's question before a call with a token or with JSON. */
export function isPreflight({ method, headers }: IncomingMessage) {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}

export function answerPreflight({ headers }: IncomingMessage, outgoing: ServerResponse) {
  const asked = headers['access-control-request-headers']
  outgoing
    .writeHead(204, {
      'Access-Control-Allow-Methods': 'GET, POST, HEAD, OPTIONS',
      ...(asked && { 'Access-Control-Allow-Headers': asked }),
      'Access-Control-Max-Age': '600',
    })
    .end()
}
