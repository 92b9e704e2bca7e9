import type { Recording } from '../../../mocks/replay/recording.ts'
import type { StandInKind } from '../../../mocks/replay/standIns.ts'
import type { ContractSchemas, Schema } from '../contractSchemas.ts'
import { type FieldPlace, kindOfField } from './fields.ts'
import { isCardNumber } from './numbers.ts'
import { createRegister } from './register.ts'
import { scrubText } from './text.ts'

/** A call as it was received: its language, token and page are those of its headers. */
export type RawRecording = Recording

export interface Scrubbed {
  recordings: Recording[]
  /** How many values each kind of stand-in stands for. */
  counts: Map<StandInKind, number>
  /** 'getUser answer: internalNote', sorted; names that may be secrets themselves are not among them. */
  unnamed: string[]
}

const DATE_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)?$/i

const HIDDEN_NAME = '(a name that may be secret)'

/**
 * Replaces secrets and personal values by stand-ins, the same value by the same one, and leaves out fields
 * that the contract does not name.
 * @param secrets values of headers, sought in all texts
 */
export function scrub(raw: RawRecording[], contract: ContractSchemas, secrets: string[] = []): Scrubbed {
  const register = createRegister()
  const unnamed = new Set<string>()
  let isLearning = true

  function text(value: string, isMessage = false): string {
    const known = isLearning ? value : register.replaceKnown(value)
    return scrubText(known, register.standIn, { isMessage })
  }

  function leaf(value: string | number, schema: Schema, place: FieldPlace) {
    if (schema.enum?.includes(value)) return value
    if (schema.format === 'date-time' && isDateTime(value)) return value
    const kind = kindOfField(place)
    if (typeof value === 'number') {
      if (kind) return register.number(kind, value)
      return isCardNumber(String(value)) ? register.number('card', value) : value
    }
    return kind ? register.standIn(kind, value) : text(value, place.name === 'message')
  }

  function addUnnamed({ operationId, side, name }: FieldPlace) {
    const isPlain = /^[A-Za-z_][\w.-]{0,40}$/.test(name) && text(name) === name
    unnamed.add(`${operationId} ${side}: ${isPlain ? name : HIDDEN_NAME}`)
  }

  function value(given: unknown, schema: Schema | undefined, place: FieldPlace): unknown {
    const known = contract.joined(schema)
    if (Array.isArray(given)) return given.map((one) => value(one, known.items, place))
    if (typeof given === 'object' && given !== null) return fields(given, known, place)
    return typeof given === 'string' || typeof given === 'number' ? leaf(given, known, place) : given
  }

  function fields(given: object, { properties = {}, additionalProperties }: Schema, place: FieldPlace) {
    const kept: [string, unknown][] = []
    for (const [name, one] of Object.entries(given)) {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (own) kept.push([name, value(one, own, { ...place, name })])
      else if (typeof additionalProperties === 'object')
        // The names of such an object are data: they say nothing about the kind of their values.
        kept.push([text(name), value(one, additionalProperties, { ...place, name: '' })])
      else addUnnamed({ ...place, name })
    }
    return Object.fromEntries(kept)
  }

  function path(address: string, operationId: string) {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    const named = contract.query(operationId)
    const query = new URLSearchParams()
    for (const [name, one] of searchParams) {
      const place: FieldPlace = { operationId, side: 'request', name }
      const parameter = contract.joined(named.get(name))
      if (named.has(name))
        query.append(name, String(leaf(one, contract.joined(parameter.items ?? parameter), place)))
      else addUnnamed(place)
    }
    const segments = pathname.split('/').map((part) => encodeURIComponent(text(decoded(part))))
    return `${segments.join('/')}${query.size > 0 ? `?${query}` : ''}`
  }

  function request({ operationId, request: given }: RawRecording): Recording['request'] {
    const { method, language, authorization, type, body, page } = given
    const place: FieldPlace = { operationId, side: 'request', name: '' }
    return {
      method,
      path: path(given.path, operationId),
      ...(language && { language }),
      ...(authorization && { authorization: tokenOf(authorization) }),
      ...(page && { page: pagePath(page) }),
      ...(type && { type }),
      ...(body !== undefined && { body: value(body, contract.request(operationId), place) }),
    }
  }

  function tokenOf(authorization: string) {
    const [scheme, token] = authorization.split(/\s+/, 2)
    return token ? `${scheme} ${register.standIn('token', token)}` : register.standIn('token', authorization)
  }

  /** The query of a page may hold the token of a link, its path an address of a person. */
  function pagePath(page: string) {
    const { pathname } = new URL(page, 'http://localhost')
    return pathname
      .split('/')
      .map((part) => encodeURIComponent(text(decoded(part))))
      .join('/')
  }

  function response({ operationId, response: given }: RawRecording): Recording['response'] {
    const { status, contentType, headers, body } = given
    const place: FieldPlace = { operationId, side: 'answer', name: '' }
    const shown = Object.entries(headers ?? {}).map(([name, one]) => [name, text(one)])
    return {
      status,
      contentType,
      ...(shown.length > 0 && { headers: Object.fromEntries(shown) }),
      // The type is what the host says: JSON may come as text/plain.
      body: typeof body === 'string' ? text(body) : value(body, contract.answer(operationId, status), place),
    }
  }

  const scrubOne = (one: RawRecording): Recording => ({
    operationId: one.operationId,
    case: one.case,
    request: request(one),
    response: response(one),
    ...(one.latency !== undefined && { latency: one.latency }),
    ...(one.differs !== undefined && { differs: text(one.differs) }),
  })

  for (const secret of secrets) register.standIn('secret', secret)
  // The first round learns every value, so that the second one finds them in texts that came before.
  raw.forEach(scrubOne)
  isLearning = false
  return { recordings: raw.map(scrubOne), counts: register.counts, unnamed: [...unnamed].sort() }
}

/** Date.parse alone takes 'Anna Jensen 12' for a date. */
function isDateTime(value: string | number) {
  return DATE_TIME.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
