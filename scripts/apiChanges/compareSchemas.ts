import { below, type Change, changeAt, NONE, type Point, quoted } from './change.ts'
import { type Contract, type Limit, limits, resolved, type Schema } from './openapi.ts'
import { renamesAmong } from './renames.ts'
import type { Kind } from './rules.ts'
import { type Field, type Shape, shapeOf, wordFor } from './shape.ts'

export type Pair = { before: Contract; after: Contract }

/** @returns the differences between two schemas, fields and rows included */
export function compareSchemas(pair: Pair, point: Point, before: Schema, after: Schema): Change[] {
  return compare({ ...pair, open: [] }, point, before, after)
}

/** `open` has the pairs of shared schemas above this one, because a schema may contain itself. */
type Walk = Pair & { open: string[] }

function compare(walk: Walk, at: Point, before: Schema, after: Schema): Change[] {
  const was = shapeOf(walk.before, before)
  const is = shapeOf(walk.after, after)
  const shared = is.name ?? was.name
  const key = shared && `${was.name} ${is.name}`
  if (key && walk.open.includes(key)) return []
  const point = shared ? { ...at, origin: shared, schemas: [...at.schemas, shared] } : at
  const inner = key ? { ...walk, open: [...walk.open, key] } : walk
  if (was.variants.length + is.variants.length > 0)
    return [...compareMarks(point, was, is), ...compareVariants(inner, point, [before, was], [after, is])]
  const types = compareTypes(walk, point, [before, was], [after, is])
  // Values of different types have no comparable parts.
  if (types.some(({ kind }) => kind === 'typeChanged')) return types
  return [
    ...types,
    ...compareMarks(point, was, is),
    ...compareText(point, was, is),
    ...compareFields(inner, point, was, is),
    ...compareUnnamed(inner, point, was.unnamed, is.unnamed),
    ...(was.items || is.items ? compare(inner, below(point, '[]'), was.items ?? {}, is.items ?? {}) : []),
  ]
}

type Side = [schema: Schema, shape: Shape]

function compareTypes(walk: Pair, point: Point, [before, was]: Side, [after, is]: Side): Change[] {
  const change = (kind: Kind) => [
    changeAt(point, kind, wordFor(walk.before, before), wordFor(walk.after, after)),
  ]
  const [former, now] = [was.types.join(), is.types.join()]
  const isFile = (shape: Shape) => shape.format === 'binary'
  if (former === now) return isFile(was) === isFile(is) ? [] : change('typeChanged')
  if (former === 'integer' && now === 'number') return change('decimalsAllowed')
  if (former === 'number' && now === 'integer') return change('wholeNumbersOnly')
  if (isWithin(was.types, is.types)) return change('typeAdded')
  if (isWithin(is.types, was.types)) return change('typeRemoved')
  return change('typeChanged')
}

/** Whether all types of `few` are allowed by `many`. No type means any type. */
function isWithin(few: string[], many: string[]) {
  return many.length === 0 || (few.length > 0 && few.every((type) => many.includes(type)))
}

/** Compares the keywords of every type: null, deprecation, description. */
function compareMarks(point: Point, was: Shape, is: Shape): Change[] {
  const words = (shape: Shape) => (shape.isNullable ? 'nullable' : 'never null')
  const marks: Change[] = []
  if (was.isNullable !== is.isNullable)
    marks.push(changeAt(point, is.isNullable ? 'nowNullable' : 'neverNull', words(was), words(is)))
  if (was.isDeprecated !== is.isDeprecated) marks.push(deprecation(point, is.isDeprecated))
  if (was.discriminator !== is.discriminator)
    marks.push(changeAt(point, 'discriminatorChanged', quoted(was.discriminator), quoted(is.discriminator)))
  return [
    ...marks,
    ...differing(point, 'defaultChanged', was.default, is.default),
    ...differing(point, 'descriptionChanged', was.description, is.description),
    ...differing(point, 'exampleChanged', was.example, is.example),
  ]
}

export function deprecation(point: Point, isDeprecated: boolean): Change {
  const words = ['kept', 'deprecated'] as const
  const [from, to] = isDeprecated ? words : words.toReversed()
  return changeAt(point, isDeprecated ? 'deprecated' : 'undeprecated', from ?? NONE, to ?? NONE)
}

/** @returns a change of the kind; none if both values are equal */
export function differing(point: Point, kind: Kind, before: unknown, after: unknown): Change[] {
  const isSame = JSON.stringify(before) === JSON.stringify(after)
  return isSame ? [] : [changeAt(point, kind, quoted(before), quoted(after))]
}

/** Compares the keywords of single values: format, listed values, limits, pattern. */
function compareText(point: Point, was: Shape, is: Shape): Change[] {
  const change = (kind: Kind, from: unknown, to: unknown) => changeAt(point, kind, quoted(from), quoted(to))
  const changes = compareValues(point, was.values, is.values)
  if (was.format !== is.format) {
    const kind = was.format && is.format ? 'formatChanged' : is.format ? 'formatAdded' : 'formatRemoved'
    changes.push(change(kind, was.format, is.format))
  }
  for (const key of Object.keys(limits) as Limit[]) {
    const [before, after] = [was.limits[key], is.limits[key]]
    if (before === after) continue
    const kind = isTighter(key, before, after) ? 'limitTightened' : 'limitLoosened'
    changes.push(
      change(
        kind,
        before === undefined ? before : `${key} ${before}`,
        after === undefined ? after : `${key} ${after}`,
      ),
    )
  }
  if (was.pattern !== is.pattern) {
    const kind =
      was.pattern && is.pattern ? 'patternChanged' : is.pattern ? 'limitTightened' : 'limitLoosened'
    changes.push(change(kind, was.pattern && `pattern ${was.pattern}`, is.pattern && `pattern ${is.pattern}`))
  }
  return changes
}

/** Whether a limit became tighter. A missing limit and `false` allow everything. */
function isTighter(key: Limit, before: number | boolean | undefined, after: number | boolean | undefined) {
  if (before === undefined || before === false) return after !== false
  if (after === undefined || after === false) return false
  return limits[key] ? after > before : after < before
}

function compareValues(point: Point, was: unknown[] | undefined, is: unknown[] | undefined): Change[] {
  const list = (values: unknown[]) => quoted(values.map((value) => quoted(value)).join(' | '))
  if (!was && !is) return []
  if (!was || !is)
    return [changeAt(point, is ? 'enumAdded' : 'enumRemoved', was ? list(was) : NONE, is ? list(is) : NONE)]
  const added = is.filter((value) => !was.includes(value))
  const removed = was.filter((value) => !is.includes(value))
  return [
    ...removed.map((value) => changeAt(point, 'enumValueRemoved', quoted(value), NONE)),
    ...added.map((value) => changeAt(point, 'enumValueAdded', NONE, quoted(value))),
  ]
}

function compareFields(walk: Walk, point: Point, was: Shape, is: Shape): Change[] {
  const former = fieldsOn(point, walk.before, was)
  const now = fieldsOn(point, walk.after, is)
  const gone = [...former.keys()].filter((name) => !now.has(name))
  const fresh = [...now.keys()].filter((name) => !former.has(name))
  const withSignature = (contract: Contract, fields: Map<string, Field>) => (name: string) => ({
    name,
    signature: wordFor(contract, fields.get(name)?.schema),
  })
  const renames = renamesAmong(
    gone.map(withSignature(walk.before, former)),
    fresh.map(withSignature(walk.after, now)),
  )
  const word = (contract: Contract, field: Field | undefined) => wordFor(contract, field?.schema)
  return [
    ...[...former].flatMap(([name, field]): Change[] => {
      const to = now.has(name) ? name : renames.find(({ from }) => from === name)?.to
      const there = fieldPoint(point, name, field)
      if (to === undefined) return [changeAt(there, 'fieldRemoved', word(walk.before, field), NONE)]
      const after = now.get(to)
      const renamed = to === name ? [] : [{ ...changeAt(there, 'fieldRenamed', name, to), names: [name, to] }]
      const needs = [was.required.has(name), is.required.has(to)] as const
      return [
        ...renamed,
        ...compareNeed(there, ...needs),
        ...compare(walk, there, field.schema, after?.schema ?? {}),
      ]
    }),
    ...fresh
      .filter((name) => !renames.some(({ to }) => to === name))
      .map((name) => {
        const kind = is.required.has(name) ? 'requiredFieldAdded' : 'fieldAdded'
        const field = now.get(name)
        return changeAt(fieldPoint(point, name, field), kind, NONE, word(walk.after, field))
      }),
  ]
}

/** The point of a field. A field of an included schema is reported in the schema that defines it. */
function fieldPoint(point: Point, name: string, field: Field | undefined): Point {
  const { owner } = field ?? {}
  const there = below({ ...point, origin: owner ?? point.origin }, name, name)
  return owner ? { ...there, owner, schemas: [...new Set([...there.schemas, owner])] } : there
}

/** @returns the fields for the point's direction, because a field may be read-only or write-only */
function fieldsOn({ direction }: Point, contract: Contract, { fields }: Shape): Map<string, Field> {
  const stays = direction === 'request' ? 'readOnly' : 'writeOnly'
  return new Map([...fields].filter(([, { schema }]) => resolved(contract, schema)[stays] !== true))
}

export function compareNeed(point: Point, wasRequired = false, isRequired = false): Change[] {
  if (wasRequired === isRequired) return []
  const words = (required: boolean) => (required ? 'required' : 'optional')
  return [changeAt(point, isRequired ? 'nowRequired' : 'nowOptional', words(wasRequired), words(isRequired))]
}

/** Compares the properties of an object without names of their own. */
function compareUnnamed(walk: Walk, point: Point, was: Shape['unnamed'], is: Shape['unnamed']): Change[] {
  if (was === false && is === false) return []
  if (is === false) return [changeAt(point, 'unnamedFieldsRefused', 'any other field', 'no other field')]
  if (was === false) return [changeAt(point, 'unnamedFieldsAllowed', 'no other field', 'any other field')]
  if (typeof was !== 'object' && typeof is !== 'object') return []
  const schema = (side: boolean | Schema | undefined) => (typeof side === 'object' ? side : {})
  return compare(walk, below(point, '{key}'), schema(was), schema(is))
}

function compareVariants(walk: Walk, point: Point, [before, was]: Side, [after, is]: Side): Change[] {
  let gone = variantsOf(walk.before, before, was)
  let fresh = variantsOf(walk.after, after, is)
  const take = (isPartner: (before: Variant, after: Variant) => boolean) => {
    const found = gone.flatMap((one) => {
      const other = fresh.find((candidate) => isPartner(one, candidate))
      return other ? [[one, other] as const] : []
    })
    gone = gone.filter((one) => !found.some(([former]) => former === one))
    fresh = fresh.filter((one) => !found.some(([, now]) => now === one))
    return found
  }
  const same = take((one, other) => one.name === other.name)
  const numbers = take((one, other) => [one, other].every(({ name }) => NUMBERS.includes(name)))
  // If one variant replaces another, it is a change of that variant.
  const replaced = gone.length === 1 && fresh.length === 1 ? take(() => true) : []
  return [
    ...[...same, ...numbers, ...replaced].flatMap(([one, other]) =>
      compare(walk, below(point, one.name), one.schema, other.schema),
    ),
    ...gone.map(({ name }) => changeAt(point, 'variantRemoved', name, NONE)),
    ...fresh.map(({ name }) => changeAt(point, 'variantAdded', NONE, name)),
  ]
}

const NUMBERS = ['integer', 'number']

type Variant = { name: string; schema: Schema }

/** The variants of a schema. A schema without variants is its own only variant. */
function variantsOf(contract: Contract, schema: Schema, shape: Shape): Variant[] {
  if (shape.variants.length === 0)
    return [{ name: shape.types.join(' | ') || 'any', schema: inlined(contract, schema) }]
  return shape.variants.map((variant) => ({
    name: wordFor(contract, { ...variant, nullable: false }),
    schema: variant,
  }))
}

/**
 * Without the name of the shared schema: it is already being compared, and its name would stop the comparison
 * of its only variant.
 */
function inlined(contract: Contract, schema: Schema): Schema {
  const {
    $ref,
    type,
    nullable,
    description,
    title,
    default: _default,
    example,
    deprecated,
    ...rest
  } = resolved(contract, schema)
  return type === undefined ? rest : { ...rest, type: [type].flat().filter((one) => one !== 'null') }
}
