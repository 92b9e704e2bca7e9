import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operationOf } from '../../mocks/operations.ts'
import { RecordingError } from '../../mocks/replay/readRecordings.ts'
import type { Exchange } from './exchange.ts'
import { reasonOf } from './visitHost.ts'

/** Between two neighbours alone, or no longer true once fetch has unpacked the body. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
  'host',
  'content-length',
  'content-encoding',
  'accept-encoding',
])

/**
 * Passes every request on to a host and notes each call with its answer, in memory alone.
 * @throws RecordingError when the host is away, or the port cannot be opened
 */
export async function startRecordingProxy(host: string, port: number, report: (line: string) => void) {
  const exchanges: Exchange[] = []
  await fetch(host, { method: 'HEAD', redirect: 'manual' }).catch((error: Error) => {
    throw new RecordingError(`${host} cannot be reached: ${reasonOf(error)}.`)
  })
  const server = createServer((incoming, outgoing) => {
    passOn(host, incoming, outgoing)
      .then((exchange) => {
        exchanges.push(exchange)
        const operationId = operationOf(exchange.method, new URL(exchange.url).pathname)
        if (operationId) report(`${operationId} ${exchange.status || 'no answer'}`)
      })
      .catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new RecordingError(sentenceOf(error, port))),
    )
    // The proxy sees passwords and tokens, so no other machine may reach it.
    server.listen(port, 'localhost', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    exchanges,
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function sentenceOf(error: NodeJS.ErrnoException, port: number) {
  const isTaken = error.code === 'EADDRINUSE'
  const problem = isTaken ? 'is taken' : `cannot be opened (${error.code ?? error.message})`
  return `Port ${port} ${problem}: choose another with --port.`
}

async function passOn(host: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Exchange> {
  const method = incoming.method ?? 'GET'
  const url = new URL(incoming.url ?? '/', host)
  const body = await bodyOf(incoming)
  const requestHeaders = passedOn(incoming.headersDistinct)
  const received = { method, url: url.href, requestHeaders, requestBody: body.toString() || undefined }
  const start = performance.now()
  const response = await fetch(url, {
    method,
    headers: requestHeaders,
    redirect: 'manual',
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  }).catch(() => undefined)
  if (!response) {
    outgoing.writeHead(502, { 'Content-Type': 'application/json' })
    outgoing.end(JSON.stringify({ message: `${host} does not answer.`, statusCode: 502 }))
    return { ...received, status: 0, responseHeaders: {} }
  }
  const answer = Buffer.from(await response.arrayBuffer())
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers)
    if (!OF_THE_CONNECTION.has(name) && name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  outgoing.end(answer)
  return {
    ...received,
    status: response.status,
    responseHeaders: { ...Object.fromEntries(response.headers), 'set-cookie': cookies.join('\n') },
    responseBody: answer.toString(),
    latency: performance.now() - start,
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function passedOn(headers: NodeJS.Dict<string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, values = []]) =>
      OF_THE_CONNECTION.has(name) ? [] : [[name, values.join(name === 'cookie' ? '; ' : ', ')]],
    ),
  )
}
