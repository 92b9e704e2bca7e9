import { HttpResponse, type JsonBodyType } from 'msw'
import type { ErrorBody, MessageBody } from '../../src/api/types.ts'
import type { ContentLanguage } from '../fixtures/bilingual.ts'
import { type MessageKey, messages } from '../messages.ts'
import type { OperationId, PathPart, QueryName } from '../operations.ts'
import type { World } from '../world.ts'

/** A query in which the contract names what can be asked for. */
export interface Query<Name extends string> extends URLSearchParams {
  get(name: Name): string | null
  getAll(name: Name): string[]
}

/** One request, as the operations see it. */
export interface Call<Id extends OperationId = OperationId> {
  world: World
  request: Request
  params: Record<PathPart<Id>, string>
  query: Query<QueryName<Id>>
  /** The language of the answer, from Accept-Language. */
  language: ContentLanguage
}

/** Operations of the contract. A refusal is thrown. */
export type Operations = { [Id in OperationId]: (call: Call<Id>) => Promise<Response> | Response }

/** An answer of 400 or more; texts are chosen when the language of the caller is known. */
export class Refusal extends Error {
  readonly status: number
  readonly key: MessageKey
  readonly fields: Record<string, MessageKey>

  constructor(status: number, key: MessageKey, fields: Record<string, MessageKey> = {}) {
    super(messages[key].en)
    this.status = status
    this.key = key
    this.fields = fields
  }

  answer(language: ContentLanguage): Response {
    const errors = Object.entries(this.fields).map(([field, key]) => [field, [messages[key][language]]])
    const body: ErrorBody = { message: messages[this.key][language], statusCode: this.status }
    if (errors.length > 0) body.errors = Object.fromEntries(errors)
    return HttpResponse.json(body, { status: this.status })
  }
}

export function answer<T extends JsonBodyType>(body: T, status = 200): Response {
  return HttpResponse.json(body, { status })
}

export function say(call: Call, key: MessageKey, status = 200): Response {
  return answer({ message: messages[key][call.language] } satisfies NonNullable<MessageBody>, status)
}

/** The JSON object that was sent; its fields may hold anything. */
export async function bodyOf<T>({ request }: Call): Promise<Partial<Record<keyof T, unknown>>> {
  const body: unknown = await request.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'badRequest')
  return body
}

/** A field that must be there as text, or the request makes no sense. */
export function textOf(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Refusal(400, 'badRequest')
  return value.trim()
}

/** A page number of the query, from 1. */
export function pageOf<Name extends string>(query: Query<Name>, name: NoInfer<Name>, fallback = 1): number {
  const value = query.get(name)
  if (value === null) return fallback
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new Refusal(400, 'badRequest')
  return Number(value)
}

/** One value of a query that allows only some; absent means the first. */
export function choiceOf<Name extends string, T extends string>(
  query: Query<Name>,
  name: NoInfer<Name>,
  choices: readonly [T, ...T[]],
): T {
  const value = query.get(name)
  if (value === null) return choices[0]
  const known = choices.find((choice) => choice === value)
  if (!known) throw new Refusal(400, 'badRequest')
  return known
}

/** The page that the visitor looks at stands here; payment links lead back to it. */
export function siteOf({ request }: Call): string {
  return request.headers.get('Origin') ?? new URL(request.url).origin
}
