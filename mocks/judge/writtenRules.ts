import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ErrorObject } from 'ajv'
import type { Operation } from './operation.ts'

type Validate = { (value: unknown): unknown; errors?: null | ErrorObject[] }

/** The contract as something to judge by. */
export interface Rules {
  operations: Operation[]
  /** The validator of a schema, by its key; undefined where the contract has no such schema. */
  validatorOf(key: string): Validate | undefined
}

export const FILES = { operations: 'operations.json', bodies: 'bodies.cjs', texts: 'texts.cjs' }

/** The rules that `writeRules` has written. */
export function loadRules(folder: string): Rules {
  const require = createRequire(import.meta.url)
  const bodies: Record<string, Validate> = require(join(folder, FILES.bodies))
  const texts: Record<string, Validate> = require(join(folder, FILES.texts))
  return {
    operations: require(join(folder, FILES.operations)),
    validatorOf: (key) => bodies[key] ?? texts[key],
  }
}
