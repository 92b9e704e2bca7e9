import { HttpResponse, http } from 'msw'
import { isPathOfApi } from '../operations.ts'
import { type CallToMatch, createMatcher } from './matcher.ts'
import type { Recording } from './recording.ts'

export interface ReplayOptions {
  /** Whether a call without a recording is refused; otherwise the mock API answers it. Default true. */
  strict?: boolean
  /** How long an answer takes: as it was recorded, or no time at all. Default 'none'. */
  latency?: 'recorded' | 'none'
}

const NOT_RECORDED = 501

/**
 * One handler that answers the calls of a set as they were recorded; a new one begins with the first calls.
 */
export function replayHandler(
  recordings: Recording[],
  { strict = true, latency = 'none' }: ReplayOptions = {},
) {
  const find = createMatcher(recordings)
  return http.all('*', async ({ request }) => {
    if (!isPathOfApi(new URL(request.url).pathname)) return undefined
    const found = find(await askedBy(request))
    if ('problem' in found) {
      if (!strict) return undefined
      // A page shows a failed call in its own words, so the console shows the reason.
      console.error(found.problem)
      return HttpResponse.json({ message: found.problem, statusCode: NOT_RECORDED }, { status: NOT_RECORDED })
    }
    const { recording } = found
    if (latency === 'recorded') await new Promise((resolve) => setTimeout(resolve, recording.latency ?? 0))
    return answerOf(recording)
  })
}

/** The answer of a recording, as it came. */
export function answerOf({ response: { status, contentType, headers, body } }: Recording): Response {
  const isEmpty = body === null && !contentType.includes('json')
  // JSON may come as another type. A text of a JSON type is a whole JSON text: calls with half of one are not
  // recorded.
  const isText = typeof body === 'string' && !contentType.includes('json')
  const text = isText ? body : JSON.stringify(body)
  return new HttpResponse(isEmpty || status === 204 ? null : text, {
    status,
    headers: { ...headers, ...(contentType && { 'Content-Type': contentType }) },
  })
}

async function askedBy(request: Request): Promise<CallToMatch> {
  const { pathname, searchParams } = new URL(request.url)
  return {
    method: request.method,
    pathname,
    query: searchParams,
    language: languageOf(request.headers.get('Accept-Language')),
    authorization: request.headers.get('Authorization') ?? undefined,
    body: await bodyOf(request),
  }
}

/** 'fa-IR,fa;q=0.9' → 'fa' */
export function languageOf(header: string | null | undefined): string | undefined {
  return /^\s*([a-z]{2,3})\b/i.exec(header ?? '')?.[1]?.toLowerCase()
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.includes('form')) return formFields(await request.clone().formData())
  const text = await request.clone().text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The name of a file is enough. */
export function formFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    Array.from(form, ([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}
