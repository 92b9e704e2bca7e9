import type { StandInKind } from '../../../mocks/replay/standIns.ts'

/** Each name without case, hyphens and underscores → the kind of its values, wherever the field stands. */
const byName: [RegExp, StandInKind][] = [
  [/passw(or)?d|passphrase/, 'password'],
  [/token|jwt|apikey|authori[sz]ation|cookie|sessionid/, 'token'],
  [/secret|signature|credential|otp$|^pin$|^cv[cv]$/, 'secret'],
  [/e?mail(address)?$/, 'email'],
  [/phone(number)?$|^mobile|^tel$/, 'phone'],
  [/schoolname$/, 'school'],
  [/^((first|last|full|middle|given|family|user|display|nick)?name|surname)$/, 'name'],
  [/^address|address(line\d?)?$|^street/, 'address'],
  [/^city$|^town$|^postalcode$|^postcode$|^zip(code)?$/, 'town'],
  [/^(card|cardnumber|pan)$/, 'card'],
  [/iban$/, 'iban'],
  // Such an address opens a person's invoice without a sign-in.
  [/^hostedinvoiceurl$|^invoicepdf$/, 'link'],
]

/** Fields of requests that people write themselves, or choose on their devices. */
const ofRequests: [RegExp, StandInKind][] = [
  [/^(message|subject|comment|note|bio|about|profession)$/, 'text'],
  [/^file$/, 'file'],
]

/** A name says too little: the field of one operation. */
const byOperation: Record<string, StandInKind> = { 'getPaymentLink.data': 'link' }

/** The place of a value. */
export interface FieldPlace {
  operationId: string
  side: 'request' | 'answer'
  name: string
}

/** @returns the kind of all values of a field; undefined where each value is looked at by itself. */
export function kindOfField({ operationId, side, name }: FieldPlace): StandInKind | undefined {
  const plain = name.replaceAll(/[_-]/g, '').toLowerCase()
  if (/^phonecode$/.test(plain)) return undefined
  const rules = side === 'request' ? [...byName, ...ofRequests] : byName
  const inOperation = side === 'answer' ? byOperation[`${operationId}.${name}`] : undefined
  return inOperation ?? rules.find(([pattern]) => pattern.test(plain))?.[1]
}
