import { readFileSync } from 'node:fs'
import { RecordingError } from '../../mocks/replay/readRecordings.ts'
import { type Exchange, isOfContract } from './exchange.ts'

type Named = { name?: unknown; value?: unknown }
type Content = { mimeType?: unknown; text?: unknown; encoding?: unknown; size?: unknown; _file?: unknown }
type PostData = { mimeType?: unknown; text?: unknown; encoding?: unknown; params?: unknown; _file?: unknown }
type Entry = {
  time?: unknown
  request?: { method?: unknown; url?: unknown; headers?: unknown; postData?: PostData }
  response?: { status?: unknown; headers?: unknown; content?: Content }
}

/**
 * Reads a HAR of any browser.
 * @param host the origin of the API, where calls of several origins fit the contract
 * @throws RecordingError in a sentence: no such file, half a HAR, a HAR of another site
 */
export function readHar(file: string, host?: string): Exchange[] {
  const exchanges = entriesOf(file).flatMap((entry) => exchangeOf(entry))
  const calls = exchanges.filter(isOfContract)
  if (calls.length === 0)
    throw new RecordingError(
      `${file} holds ${exchanges.length} requests, and none is a call of openapi.yaml. It seems to be of another site.`,
    )
  const origins = [...new Set(calls.map(({ url }) => new URL(url).origin))]
  if (host && !origins.includes(host))
    throw new RecordingError(`${file} holds no call of ${host}. It holds calls of ${origins.join(', ')}.`)
  if (!host && origins.length > 1)
    throw new RecordingError(
      `${file} holds calls of several hosts: ${origins.join(', ')}. Add --host with the one that you mean.`,
    )
  const [origin] = host ? [host] : origins
  return exchanges.map((one) =>
    new URL(one.url).origin === origin || !isOfContract(one)
      ? one
      : { ...one, excluded: 'a call of another host than the chosen one' },
  )
}

function entriesOf(file: string): Entry[] {
  const har: unknown = parsed(textOf(file), file)
  const entries = (har as { log?: { entries?: unknown } } | null)?.log?.entries
  if (!Array.isArray(entries))
    throw new RecordingError(`${file} is no HAR: it has no list of requests ('log.entries').`)
  return entries
}

function textOf(file: string) {
  try {
    // Some programs begin a file with a byte order mark.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new RecordingError(isAbsent ? `There is no file ${file}.` : `${file} cannot be read.`)
  }
}

/** The parser's own message quotes the file, and with it what may be secret. */
function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const isHalf = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}')
    throw new RecordingError(
      isHalf
        ? `${file} is half a HAR: it breaks off after ${text.length} characters. Export it again.`
        : `${file} is not JSON, so it is no HAR.`,
    )
  }
}

function exchangeOf({ request, response, time }: Entry): Exchange[] {
  const url = String(request?.url ?? '')
  if (!request || !URL.canParse(url) || !/^https?:/.test(url)) return []
  const content = response?.content ?? {}
  const responseHeaders = headersOf(response?.headers)
  // A browser that does not know the type writes 'x-unknown'.
  if (!responseHeaders['content-type'] && String(content.mimeType ?? '').includes('/'))
    responseHeaders['content-type'] = String(content.mimeType)
  const requestHeaders = headersOf(request.headers)
  return [
    {
      method: String(request.method ?? 'GET').toUpperCase(),
      url,
      requestHeaders,
      requestBody: sentText(request.postData, requestHeaders),
      status: Number(response?.status ?? 0) || 0,
      responseHeaders,
      ...answerText(content, Number(response?.status)),
      ...(typeof time === 'number' && time >= 0 && { latency: time }),
    },
  ]
}

/**
 * HTTP/2 writes method and path as headers that begin with a colon. Several cookies stand below each other.
 */
function headersOf(list: unknown): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const { name, value } of Array.isArray(list) ? (list as Named[]) : []) {
    const key = String(name).toLowerCase()
    if (key.startsWith(':')) continue
    headers[key] = key in headers ? `${headers[key]}\n${value}` : String(value)
  }
  return headers
}

/** A browser leaves a body out when it has forgotten it, and when there was none. */
function answerText(content: Content, status: number): Pick<Exchange, 'responseBody' | 'missing'> {
  if (typeof content._file === 'string')
    return { missing: 'the body of its answer is in a file beside the HAR: export it with embedded contents' }
  if (typeof content.text === 'string')
    return { responseBody: content.encoding === 'base64' ? decoded(content.text) : content.text }
  const isEmpty = status === 204 || status === 205 || content.size === 0
  return isEmpty ? { responseBody: '' } : { missing: 'the HAR does not hold the body of its answer' }
}

function decoded(text: string) {
  return Buffer.from(text, 'base64').toString('utf8')
}

/** Firefox lists the fields of a form, and leaves its text out. */
function sentText(data: PostData | undefined, headers: Record<string, string>): string | undefined {
  if (!data) return undefined
  if (data.mimeType && !headers['content-type']) headers['content-type'] = String(data.mimeType)
  if (typeof data.text === 'string' && data.text !== '')
    return data.encoding === 'base64' ? decoded(data.text) : data.text
  if (!Array.isArray(data.params) || data.params.length === 0) return undefined
  headers['content-type'] = 'application/x-www-form-urlencoded'
  const fields = (data.params as (Named & { fileName?: unknown })[]).map(({ name, value, fileName }) => [
    String(name),
    String(fileName ?? value ?? ''),
  ])
  return new URLSearchParams(fields).toString()
}
