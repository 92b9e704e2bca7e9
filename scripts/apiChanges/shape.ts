import { type Contract, type Limit, limits, type Schema } from './openapi.ts'

/** `owner` names the shared schema that defines the field. */
export type Field = { schema: Schema; owner: string | undefined }

/** The values that a schema allows, with references and `allOf` merged. */
export type Shape = {
  /** Name of the referenced shared schema. */
  name: string | undefined
  /** Types without `null`; empty for any type. */
  types: string[]
  isNullable: boolean
  format: string | undefined
  /** Values without `null`. */
  values: unknown[] | undefined
  limits: Partial<Record<Limit, number | boolean>>
  pattern: string | undefined
  default: unknown
  isDeprecated: boolean
  description: string | undefined
  example: unknown
  fields: Map<string, Field>
  required: Set<string>
  unnamed: boolean | Schema | undefined
  items: Schema | undefined
  variants: Schema[]
  discriminator: string | undefined
}

const nameIn = (reference: string | undefined) =>
  reference && /^#\/components\/schemas\/(.+)$/.exec(reference)?.[1]

/** @param owner name of the shared schema that contains this one */
export function shapeOf(contract: Contract, schema: Schema, owner?: string): Shape {
  const { $ref, ...own } = schema
  if ($ref === undefined) return ownShape(contract, own, owner)
  const name = nameIn($ref)
  const target = (name && contract.components?.schemas?.[name]) as Schema | undefined
  const shape = { ...shapeOf(contract, target ?? {}, name), name }
  return Object.keys(own).length === 0 ? shape : merged(shape, ownShape(contract, own, owner))
}

function ownShape(contract: Contract, schema: Schema, owner: string | undefined): Shape {
  const { allOf = [], ...rest } = schema
  const own = plainShape(contract, rest, owner)
  if (allOf.length === 0) return own
  const parts = allOf.map((part) => shapeOf(contract, part, owner))
  const [first = own, ...others] = parts
  const whole = others.reduce(merged, first)
  const name = parts.length === 1 ? first.name : undefined
  return { ...merged(whole, own), name, isNullable: own.isNullable || parts.every((part) => part.isNullable) }
}

function plainShape(contract: Contract, schema: Schema, owner: string | undefined): Shape {
  const variants = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]
  const listed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  const values = listed?.filter((value) => value !== null)
  const types = typesOf(schema, values)
  const set = Object.keys(limits) as Limit[]
  return {
    name: undefined,
    types: types.filter((type) => type !== 'null'),
    isNullable:
      schema.nullable === true || types.includes('null') || variants.some((one) => isNull(contract, one)),
    format: schema.format,
    values,
    limits: Object.fromEntries(set.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))),
    pattern: schema.pattern,
    default: schema.default,
    isDeprecated: schema.deprecated === true,
    description: schema.description ?? schema.title,
    example: schema.example,
    fields: new Map(
      Object.entries(schema.properties ?? {}).map(([name, field]) => [name, { schema: field, owner }]),
    ),
    required: new Set(schema.required),
    unnamed: schema.additionalProperties,
    items: schema.items,
    variants: variants.filter((one) => !isNull(contract, one)),
    discriminator: schema.discriminator?.propertyName,
  }
}

function typesOf(
  { type, properties, additionalProperties, items }: Schema,
  values: unknown[] | undefined,
): string[] {
  if (type !== undefined) return [type].flat().sort()
  if (properties || additionalProperties) return ['object']
  if (items) return ['array']
  return [...new Set((values ?? []).map((value) => typeof value))].sort()
}

/** A variant that allows only `null` makes the whole schema nullable. */
function isNull(contract: Contract, schema: Schema): boolean {
  const name = nameIn(schema.$ref)
  const target = name ? (contract.components?.schemas?.[name] as Schema | undefined) : schema
  return target?.type === 'null' || (target?.enum?.length === 1 && target.enum[0] === null)
}

/** @returns the shape that satisfies both; the second one refines the first */
function merged(first: Shape, second: Shape): Shape {
  return {
    name: first.name,
    types: second.types.length > 0 ? second.types : first.types,
    isNullable: first.isNullable || second.isNullable,
    format: second.format ?? first.format,
    values: second.values ?? first.values,
    limits: { ...first.limits, ...second.limits },
    pattern: second.pattern ?? first.pattern,
    default: second.default ?? first.default,
    isDeprecated: first.isDeprecated || second.isDeprecated,
    description: second.description ?? first.description,
    example: second.example ?? first.example,
    fields: new Map([...first.fields, ...second.fields]),
    required: new Set([...first.required, ...second.required]),
    unnamed: second.unnamed ?? first.unnamed,
    items: second.items ?? first.items,
    variants: [...first.variants, ...second.variants],
    discriminator: second.discriminator ?? first.discriminator,
  }
}

/** @returns one word for a shape: `Course`, `number`, `string[]`, `any` */
export function wordFor(contract: Contract, schema: Schema | undefined): string {
  if (!schema) return 'any'
  const shape = shapeOf(contract, schema)
  if (shape.name) return shape.name
  const words =
    shape.variants.length > 0
      ? shape.variants.map((variant) => wordFor(contract, variant))
      : shape.types.map((type) => (type === 'array' ? `${wordFor(contract, shape.items)}[]` : type))
  const text = words.length > 0 ? words.join(' | ') : 'any'
  const formatted = shape.format ? `${text} (${shape.format})` : text
  return shape.isNullable ? `${formatted} | null` : formatted
}
