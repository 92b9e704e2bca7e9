import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import standalone from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import {
  type Document,
  type NamedSchema,
  operationsOf,
  readDocument,
  type Schema,
  schemasOf,
} from './contract.ts'
import { FILES, type Rules } from './writtenRules.ts'

/** A mailbox as RFC 5321 has it: its domain may have no dot, which the format of ajv-formats demands. */
const MAILBOX = /^[^\s@]+@[^\s@]+$/

/** Reads openapi.yaml; each schema is compiled when it is first needed. */
export function compileRules(document = readDocument()): Rules {
  const { bodies, texts } = compilersOf(document)
  return {
    operations: operationsOf(document),
    validatorOf: (key) => bodies.getSchema(key) ?? texts.getSchema(key),
  }
}

/** Compiles all schemas into a folder, so that many short processes load them in a tenth of the time. */
export function writeRules(folder: string, document = readDocument()) {
  const { bodies, texts, keys } = compilersOf(document)
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write(FILES.operations, JSON.stringify(operationsOf(document)))
  write(FILES.bodies, withWholePaths(standalone(bodies, keys(false))))
  write(FILES.texts, withWholePaths(standalone(texts, keys(true))))
}

/** Absolute paths, because the folder may lie outside the project, where no packages are found. */
function withWholePaths(code: string) {
  const { resolve } = createRequire(import.meta.url)
  return code.replaceAll(
    /require\("([^"]+)"\)/g,
    (_, name: string) => `require(${JSON.stringify(resolve(name))})`,
  )
}

/** Two compilers: one for JSON values, one for values that arrive as text and are converted. */
function compilersOf(document: Document) {
  const root = exact(document)
  const schemas = schemasOf(root)
  const ofText = (isText: boolean) => schemas.filter((schema) => schema.isText === isText)
  return {
    bodies: compilerOf(root, ofText(false), false),
    texts: compilerOf(root, ofText(true), true),
    keys: (isText: boolean) => Object.fromEntries(ofText(isText).map(({ key }) => [key, key])),
  }
}

function compilerOf(root: Document, schemas: NamedSchema[], coerceTypes: boolean) {
  const ajv = new Ajv2019({
    strict: false,
    allErrors: true,
    validateSchema: false,
    coerceTypes,
    code: { source: true },
  })
  addFormats.default(ajv)
  ajv.addFormat('email', MAILBOX)
  ajv.addFormat('binary', true)
  ajv.addSchema(root, 'openapi')
  for (const { key, schema } of schemas) ajv.addSchema({ $id: key, ...closed(pointingInto(schema)) })
  return ajv
}

/** References are written from the contract's root. */
function pointingInto(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'))
}

function closed(schema: Schema): Schema {
  return { allOf: [schema], unevaluatedProperties: false }
}

/**
 * The other side could rely on a field that the contract does not name, so schemas are closed. Schemas that
 * others are composed of stay open; the composed ones are closed.
 */
function exact(document: Document): Document {
  const schemas = Object.entries(document.components.schemas)
  const parts = new Set(
    schemas.flatMap(([, { allOf }]) => (allOf as Schema[] | undefined)?.map(({ $ref }) => $ref) ?? []),
  )
  const exactSchemas = schemas.map(([name, schema]) => {
    const isOpen = 'additionalProperties' in schema || parts.has(`#/components/schemas/${name}`)
    const isObject = schema.type === 'object' || 'allOf' in schema
    return [name, isObject && !isOpen ? { ...schema, unevaluatedProperties: false } : schema]
  })
  return {
    ...document,
    components: { ...document.components, schemas: Object.fromEntries(exactSchemas) },
  }
}
