import type { FileRow } from '@/domain/keeping/keptLesson'
import type { Bytes } from '@/lib/values/units'

/** 'missing': the server does not have the file. 'broken': it may answer later. */
export type Refusal = 'missing' | 'forbidden' | 'broken' | 'restart'

export type Answer = {
  address: string
  type: string
  /** The bytes of the whole file; undefined if the server does not say. */
  total: Bytes | undefined
  validator: string | undefined
  /** The answer begins where the stored part ends. */
  continues: boolean
}

/**
 * A request for a range comes uncompressed, so that its length is that of the file. `If-Range` would make a
 * browser ask another origin for permission first; the answer's validator tells the same.
 */
export function requestHeaders(url: string, resumed: FileRow | undefined): Record<string, string> {
  const range = { Range: `bytes=${resumed?.received ?? 0}-` }
  const validator = resumed?.validator
  // A weak validator does not promise the same bytes, and servers do not compare it here.
  const isComparable = validator !== undefined && !validator.startsWith('W/')
  const isOurs = new URL(url, location.origin).origin === location.origin
  return isComparable && isOurs ? { ...range, 'If-Range': validator } : range
}

/** Reads the answer to a request for a file, or for the rest of the file `resumed`. */
export function answerOf(response: Response, resumed: FileRow | undefined): Answer | Refusal {
  const { status, headers } = response
  // There is no such range: the file is shorter than before.
  if (status === 416) return resumed ? 'restart' : 'missing'
  if (status === 401 || status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'missing'
  const type = headers.get('content-type') ?? ''
  // No lesson is a page: a network asks for a sign-in of its own, or a host shows its start page.
  if (!response.ok || type.startsWith('text/html')) return 'broken'
  const answer = { address: response.url, type, validator: validatorOf(headers) }
  if (status !== 206) return { ...answer, total: lengthOf(headers), continues: false }
  const from = resumed?.received ?? 0
  const range = rangeOf(headers)
  const length = lengthOf(headers)
  const total = range ? range.total : length === undefined ? undefined : from + length
  if (range && range.from !== from) return 'restart'
  const isSame =
    resumed === undefined || (answer.validator === resumed.validator && total === resumed.expected)
  return isSame ? { ...answer, total, continues: resumed !== undefined } : 'restart'
}

/** @returns whether the server has replaced a stored file, as far as its answer says */
export function isReplaced(response: Response, { validator, expected }: FileRow): boolean {
  const answer = answerOf(response, undefined)
  if (typeof answer === 'string') return false
  if (validator !== undefined && answer.validator !== undefined)
    return withoutWeakness(validator) !== withoutWeakness(answer.validator)
  // A host may not show other sites which part of the file it sends.
  const isPart = response.status === 206 && !response.headers.has('content-range')
  return !isPart && expected !== undefined && answer.total !== undefined && expected !== answer.total
}

/** A server may call an entity tag weak in one answer and not in another. */
const withoutWeakness = (validator: string) => validator.replace(/^W\//, '')

function validatorOf(headers: Headers) {
  return headers.get('etag') ?? headers.get('last-modified') ?? undefined
}

/** @returns undefined for a compressed answer, whose length is not that of the file */
function lengthOf(headers: Headers): Bytes | undefined {
  const length = headers.get('content-length')
  return length === null || headers.has('content-encoding') ? undefined : Number(length)
}

function rangeOf(headers: Headers) {
  const [, from, total] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '') ?? []
  if (from === undefined) return undefined
  return { from: Number(from), total: total === '*' ? undefined : Number(total) }
}
