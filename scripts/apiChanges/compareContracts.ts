import { below, type Change, changeAt, NONE, type Point } from './change.ts'
import { compareNeed, compareSchemas, deprecation, differing, type Pair } from './compareSchemas.ts'
import {
  type Body,
  type Call,
  type Content,
  type Contract,
  callsOf,
  type Header,
  type Parameter,
  resolved,
  type Schema,
  type SecurityNeed,
} from './openapi.ts'
import { renamesAmong } from './renames.ts'
import type { Direction, Kind } from './rules.ts'
import { wordFor } from './shape.ts'

/** @returns every difference that concerns a client, operation by operation */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const pair = { before, after }
  const [former, now] = [callsOf(before), callsOf(after)]
  const partners = new Map(former.map((call) => [call, partnerOf(call, former, now)]))
  const fresh = now.filter((call) => ![...partners.values()].includes(call))
  return [
    ...compareWhole(pair),
    ...former.flatMap((call) => {
      const partner = partners.get(call)
      return partner
        ? compareCalls(pair, call, partner)
        : [changeAt(pointOf(call), 'operationRemoved', addressOf(call), NONE)]
    }),
    ...fresh.map((call) => changeAt(pointOf(call), 'operationAdded', NONE, addressOf(call))),
  ]
}

const addressOf = ({ method, path }: Call) => `${method} ${path}`

/**
 * The same operation in the other contract, by its name or its address. An operation that changes both counts
 * as another one.
 */
function partnerOf(call: Call, former: Call[], now: Call[]): Call | undefined {
  const byName = now.find(({ id }) => id === call.id)
  if (byName) return byName
  const byAddress = now.find((one) => addressOf(one) === addressOf(call))
  return byAddress && !former.some(({ id }) => id === byAddress.id) ? byAddress : undefined
}

function pointOf({ id }: Call, direction: Direction = 'request', place = ''): Point {
  return { operation: id, direction, place, origin: `${id} ${place}`, schemas: [], names: [] }
}

function compareWhole({ before, after }: Pair): Change[] {
  const point: Point = { operation: '', direction: 'response', place: '', origin: '', schemas: [], names: [] }
  const hosts = ({ servers = [] }: Contract) => servers.map(({ url }) => url).join(', ') || undefined
  return [
    ...differing(below(point, 'servers'), 'serverChanged', hosts(before), hosts(after)),
    ...differing(below(point, 'info › version'), 'versionChanged', before.info?.version, after.info?.version),
    ...differing(
      below(point, 'info'),
      'descriptionChanged',
      before.info?.description,
      after.info?.description,
    ),
  ]
}

function compareCalls(pair: Pair, was: Call, is: Call): Change[] {
  // The point has the former name of the operation, because code uses it.
  const point = pointOf(was)
  const [before, after] = [was.operation, is.operation]
  const changes: Change[] = []
  if (was.id !== is.id) changes.push(changeAt(point, 'operationRenamed', was.id, is.id))
  if (was.method !== is.method)
    changes.push(changeAt(below(point, 'method'), 'methodChanged', was.method, is.method))
  return [
    ...changes,
    ...comparePaths(point, was, is),
    ...compareSecurity(pair, point, before.security, after.security),
    ...(before.deprecated !== after.deprecated ? [deprecation(point, after.deprecated === true)] : []),
    ...differing(below(point, 'tags'), 'tagChanged', before.tags?.join(', '), after.tags?.join(', ')),
    ...differing(point, 'descriptionChanged', proseOf(before), proseOf(after)),
    ...compareParameters(pair, point, was, is),
    ...compareRequests(pair, was, before.requestBody, after.requestBody),
    ...compareResponses(pair, was, before.responses ?? {}, after.responses ?? {}),
  ]
}

const proseOf = ({ summary, description }: { summary?: string; description?: string }) =>
  [summary, description].filter(Boolean).join('. ') || undefined

const withoutNames = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

function comparePaths(point: Point, was: Call, is: Call): Change[] {
  if (was.path === is.path) return []
  const kind = withoutNames(was.path) === withoutNames(is.path) ? 'pathPartRenamed' : 'pathChanged'
  return [changeAt(below(point, 'path'), kind, was.path, is.path)]
}

function compareSecurity(
  pair: Pair,
  at: Point,
  own: SecurityNeed[] | undefined,
  ownNow: SecurityNeed[] | undefined,
) {
  // A security need of the whole contract is reported once.
  const isShared = !own && !ownNow
  const point = { ...below(at, 'security'), ...(isShared && { origin: 'security' }) }
  const was = needsOf(pair.before, own)
  const is = needsOf(pair.after, ownNow)
  if (was.text === is.text) return []
  const kind = was.isOpen ? 'signInNeeded' : is.isOpen ? 'signInDropped' : 'securityChanged'
  return [changeAt(point, was.isOpen && is.isOpen ? 'signInDropped' : kind, was.text, is.text)]
}

/** @returns the accepted kinds of authorization as a text, including the definition of each scheme */
function needsOf(contract: Contract, own: SecurityNeed[] | undefined) {
  const needs = own ?? contract.security ?? []
  const schemes = (contract.components?.securitySchemes ?? {}) as Record<string, Record<string, unknown>>
  const word = (need: SecurityNeed) =>
    Object.entries(need)
      .map(([name, scopes]) => {
        const { type = name, scheme, in: place, name: field } = resolved(contract, schemes[name] ?? {})
        return [scheme ?? type, field, place, ...scopes].filter(Boolean).join(' ')
      })
      .join(' and ')
  const isOpen = needs.length === 0 || needs.some((need) => Object.keys(need).length === 0)
  const words = needs.map(word).filter(Boolean)
  return { isOpen, text: [...(isOpen ? ['nobody has to sign in'] : []), ...words].join(' or ') }
}

function compareParameters(pair: Pair, point: Point, was: Call, is: Call): Change[] {
  const at = (one: Parameter) => parameterPoint(point, one)
  const { kept, moved, renamed, gone, fresh } = matchParameters(pair, was, is)
  const rename = ({ before, after }: Match) => ({
    ...changeAt(at(before), 'fieldRenamed', before.name, after.name),
    names: [before.name, after.name],
  })
  return [
    ...moved.map(({ before, after }) => changeAt(at(before), 'parameterMoved', before.in, after.in)),
    ...renamed.map(rename),
    ...[...kept, ...moved, ...renamed].flatMap(({ before, after }) =>
      compareParameter(pair, at(before), before, after),
    ),
    ...gone.map((one) => changeAt(at(one), 'fieldRemoved', wordFor(pair.before, schemaOf(one)), NONE)),
    ...fresh.map((one) => {
      const kind = one.required ? 'requiredFieldAdded' : 'fieldAdded'
      return changeAt(at(one), kind, NONE, wordFor(pair.after, schemaOf(one)))
    }),
  ]
}

type Match = { before: Parameter; after: Parameter }

/** Pairs parameters by name and place, then by name alone, then by their schemas. */
function matchParameters(pair: Pair, was: Call, is: Call) {
  // A renamed or removed part of the address is reported as a change of the address.
  const isOfLostPart = ({ name, in: place }: Parameter) => place === 'path' && !is.path.includes(`{${name}}`)
  const renamedParts = renamedPathParts(was.path, is.path)
  const isOfNewPart = ({ name, in: place }: Parameter) => place === 'path' && renamedParts.includes(name)
  let gone = was.parameters.filter((one) => !isOfLostPart(one))
  let fresh = is.parameters.filter((one) => !isOfNewPart(one) || was.path.includes(`{${one.name}}`))
  const take = (isPartner: (before: Parameter, after: Parameter) => boolean): Match[] => {
    const found = gone.flatMap((before) => {
      const after = fresh.find((one) => isPartner(before, one))
      return after ? [{ before, after }] : []
    })
    gone = gone.filter((one) => !found.some(({ before }) => before === one))
    fresh = fresh.filter((one) => !found.some(({ after }) => after === one))
    return found
  }
  const kept = take((before, after) => before.name === after.name && before.in === after.in)
  const moved = take((before, after) => before.name === after.name)
  const withSignature = (contract: Contract) => (one: Parameter) => ({
    name: one.name,
    signature: `${one.in} ${wordFor(contract, schemaOf(one))}`,
  })
  const renames = renamesAmong(gone.map(withSignature(pair.before)), fresh.map(withSignature(pair.after)))
  const renamed = take((before, after) =>
    renames.some(({ from, to }) => from === before.name && to === after.name),
  )
  return { kept, moved, renamed, gone, fresh }
}

/** @returns the new names of the parts of an address whose form is the same */
function renamedPathParts(was: string, is: string): string[] {
  if (withoutNames(was) !== withoutNames(is)) return []
  return Array.from(is.matchAll(/\{([^}]*)\}/g), ([, name = '']) => name)
}

function parameterPoint(point: Point, { name, in: place, shared }: Parameter): Point {
  // The name of the generated type of a call's parameters.
  const owner = `${point.operation.charAt(0).toUpperCase()}${point.operation.slice(1)}ApiArg`
  const there = { ...below(point, `parameter ${name} (${place})`, name), owner }
  return shared ? { ...there, origin: `parameter ${shared}` } : there
}

const schemaOf = ({ schema, content }: Parameter | (Header & { content?: Content })): Schema =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {}

function compareParameter(pair: Pair, point: Point, before: Parameter, after: Parameter): Change[] {
  const style = ({ style, explode }: Parameter) =>
    [style, explode !== undefined && `explode ${explode}`].filter(Boolean).join(', ') || undefined
  return [
    ...compareNeed(point, before.required, after.required),
    ...differing(point, 'parameterStyleChanged', style(before), style(after)),
    ...(Boolean(before.deprecated) !== Boolean(after.deprecated)
      ? [deprecation(point, after.deprecated === true)]
      : []),
    ...differing(point, 'descriptionChanged', before.description, after.description),
    ...differing(point, 'exampleChanged', before.example, after.example),
    ...compareSchemas(pair, point, schemaOf(before), schemaOf(after)),
  ]
}

function compareRequests(
  pair: Pair,
  call: Call,
  beforeBody: Body | undefined,
  afterBody: Body | undefined,
): Change[] {
  const point = pointOf(call, 'request', 'request')
  const before = beforeBody && resolved(pair.before, beforeBody)
  const after = afterBody && resolved(pair.after, afterBody)
  if (!before && !after) return []
  if (!after) return [changeAt(point, 'bodyRemoved', typesOf(pair.before, before?.content), NONE)]
  if (!before) {
    const kind = after.required ? 'requiredBodyAdded' : 'bodyAdded'
    return [changeAt(point, kind, NONE, typesOf(pair.after, after.content))]
  }
  const need = (body: Body) => (body.required ? 'required' : 'optional')
  const kind = after.required ? 'bodyNowRequired' : 'bodyNowOptional'
  return [
    ...differing(point, kind, need(before), need(after)),
    ...differing(point, 'descriptionChanged', before.description, after.description),
    ...compareContents(pair, point, before.content ?? {}, after.content ?? {}),
  ]
}

function typesOf(contract: Contract, content: Content = {}): string {
  return (
    Object.values(content)
      .map(({ schema }) => wordFor(contract, schema))
      .join(' | ') || NONE
  )
}

function compareContents(pair: Pair, point: Point, before: Content, after: Content): Change[] {
  const gone = Object.keys(before).filter((type) => !(type in after))
  const fresh = Object.keys(after).filter((type) => !(type in before))
  const change = (kind: Kind, from: string, to: string) => changeAt(point, kind, from, to)
  const [from, to] = [gone[0], fresh[0]]
  const types =
    gone.length === 1 && fresh.length === 1 && from && to
      ? [change('mediaTypeChanged', from, to)]
      : [
          ...gone.map((type) => change('mediaTypeRemoved', type, NONE)),
          ...fresh.map((type) => change('mediaTypeAdded', NONE, type)),
        ]
  const kept = Object.keys(before).filter((type) => type in after)
  return [
    ...types,
    ...kept.flatMap((type) => {
      const [was, is] = [before[type] ?? {}, after[type] ?? {}]
      const there = kept.length > 1 ? below(point, type) : point
      const examples = [was.example ?? was.examples, is.example ?? is.examples] as const
      return [
        ...differing(there, 'exampleChanged', ...examples),
        ...compareSchemas(pair, there, was.schema ?? {}, is.schema ?? {}),
      ]
    }),
  ]
}

function compareResponses(
  pair: Pair,
  call: Call,
  before: Record<string, Body>,
  after: Record<string, Body>,
): Change[] {
  const gone = Object.keys(before).filter((status) => !(status in after))
  const fresh = Object.keys(after).filter((status) => !(status in before))
  const [goneSuccess, freshSuccess] = [gone.filter(isSuccess), fresh.filter(isSuccess)]
  const [from, to] = [goneSuccess[0], freshSuccess[0]]
  // If one success status replaces another, it is the same answer.
  const moved = goneSuccess.length === 1 && freshSuccess.length === 1 && from && to ? { from, to } : undefined
  const compared = Object.keys(before).filter((status) => status in after || status === moved?.from)
  const point = (status: string) => pointOf(call, 'response', `response ${status}`)
  return [
    ...compared.flatMap((status) => {
      const target = status === moved?.from ? moved.to : status
      const change = target === status ? [] : [changeAt(point(status), 'successChanged', status, target)]
      return [...change, ...compareAnswers(pair, point(status), before[status] ?? {}, after[target] ?? {})]
    }),
    ...gone
      .filter((status) => status !== moved?.from)
      .map((status) =>
        changeAt(point(status), isSuccess(status) ? 'successRemoved' : 'errorRemoved', status, NONE),
      ),
    ...fresh
      .filter((status) => status !== moved?.to)
      .map((status) =>
        changeAt(point(status), isSuccess(status) ? 'successAdded' : 'errorAdded', NONE, status),
      ),
  ]
}

/** The browser follows redirects, so they are successes for a client. */
const isSuccess = (status: string) => /^[123]/.test(status)

function compareAnswers(pair: Pair, point: Point, before: Body, after: Body): Change[] {
  const was = resolved(pair.before, before)
  const is = resolved(pair.after, after)
  // A shared answer is reported once, even if many statuses and operations refer to it.
  const shared = (after as { $ref?: string }).$ref?.split('/').at(-1)
  const there = shared ? { ...point, origin: shared } : point
  return [
    ...differing(there, 'descriptionChanged', was.description, is.description),
    ...compareHeaders(pair, there, was.headers ?? {}, is.headers ?? {}),
    ...compareContents(pair, there, was.content ?? {}, is.content ?? {}),
  ]
}

function compareHeaders(
  pair: Pair,
  point: Point,
  before: Record<string, Header>,
  after: Record<string, Header>,
): Change[] {
  const at = (name: string) => below(point, `header ${name}`, name)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const was = before[name] && resolved(pair.before, before[name])
    const is = after[name] && resolved(pair.after, after[name])
    if (!is) return [changeAt(at(name), 'fieldRemoved', wordFor(pair.before, was?.schema), NONE)]
    if (!was) return [changeAt(at(name), 'fieldAdded', NONE, wordFor(pair.after, is.schema))]
    return [
      ...differing(at(name), 'descriptionChanged', was.description, is.description),
      ...compareSchemas(pair, at(name), was.schema ?? {}, is.schema ?? {}),
    ]
  })
}
