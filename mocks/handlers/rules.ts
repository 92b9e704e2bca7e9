import { PASSWORD_MIN_LENGTH } from '../../src/lib/config/constants.ts'
import type { MessageKey } from '../messages.ts'
import { Refusal } from './call.ts'

/** Says what is wrong with a value, or nothing. Rules other than `required` let an absent value pass. */
export type Rule = (value: unknown, fields?: Record<string, unknown>) => MessageKey | undefined

const isAbsent = (value: unknown) => value === undefined || value === null || value === ''

/** A rule for text that is there. */
function ofText(judge: (text: string) => MessageKey | undefined): Rule {
  return (value) => {
    if (isAbsent(value)) return undefined
    return typeof value === 'string' ? judge(value.trim()) : 'badRequest'
  }
}

export const required: Rule = (value) => (isAbsent(value) ? 'required' : undefined)

/** Lengths as the contract counts them (JSON Schema): code points. */
export const atLeast = (least: number) =>
  ofText((text) => ([...text].length < least ? 'tooShort' : undefined))

export const maxLength = (most: number) => ofText((text) => ([...text].length > most ? 'tooLong' : undefined))

export const email = ofText((text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : 'notAnEmail'))

/** Equal to the field `email`, without regard to case. */
export const sameEmail: Rule = (value, fields) =>
  String(value).trim().toLowerCase() === String(fields?.email).trim().toLowerCase()
    ? undefined
    : 'emailsDiffer'

export const phone = ofText((text) => (/^\+?[\d\s().-]+$/.test(text) ? undefined : 'notAPhone'))

export const password: Rule = (value) => required(value) ?? atLeast(PASSWORD_MIN_LENGTH)(value)

/** Refuses with 422 and the first complaint about each field. */
export function check(fields: Record<string, unknown>, rules: Record<string, Rule[]>) {
  const complaints: Record<string, MessageKey> = {}
  for (const [field, judges] of Object.entries(rules))
    for (const judge of judges) complaints[field] ??= judge(fields[field], fields) as MessageKey
  refuseIfAny(complaints)
}

/** Refuses with 422 when a field has a complaint. */
export function refuseIfAny(complaints: Record<string, MessageKey | undefined>) {
  const found = Object.entries(complaints).filter(
    (entry): entry is [string, MessageKey] => entry[1] !== undefined,
  )
  if (found.length > 0) throw new Refusal(422, 'invalidFields', Object.fromEntries(found))
}
