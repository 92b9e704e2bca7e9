/**
 * Each kind of change with its meaning for a client: a level and a sentence. The direction matters: a client
 * that sends a value must satisfy the server, and one that receives it must accept what comes.
 */
export type Level = 'breaking' | 'risky' | 'compatible'
export type Direction = 'request' | 'response'
type Verdict = readonly [Level, string]
type Rule = Record<Direction, Verdict>

const both = (level: Level, sentence: string): Rule => ({
  request: [level, sentence],
  response: [level, sentence],
})

export const rules = {
  operationAdded: both('compatible', 'The server offers this call.'),
  operationRemoved: both('breaking', 'The server no longer answers this call.'),
  operationRenamed: both(
    'compatible',
    'The call has another name in the code, and the same one on the wire.',
  ),
  pathChanged: both('breaking', 'The call has another address.'),
  pathPartRenamed: both('risky', 'The address looks the same, but a part of it has another name.'),
  methodChanged: both('breaking', 'The call has another method.'),
  tagChanged: both('compatible', 'The call belongs to another subject of the contract.'),
  deprecated: both('risky', 'The server will drop this some day.'),
  undeprecated: both('compatible', 'The server keeps this.'),

  signInNeeded: both('breaking', 'The server refuses a visitor who is not signed in.'),
  signInDropped: both('compatible', 'The server also answers a visitor who is not signed in.'),
  securityChanged: both('breaking', 'The server expects another proof of who calls.'),
  serverChanged: both('risky', 'The contract names another host.'),
  versionChanged: both('compatible', 'The contract has another version number.'),

  parameterMoved: both('breaking', 'The server reads this parameter in another place.'),
  parameterStyleChanged: both(
    'breaking',
    'The server reads lists and objects of this parameter in another form.',
  ),
  bodyAdded: both('compatible', 'The client may send a body.'),
  requiredBodyAdded: both('breaking', 'The server refuses a call without a body.'),
  bodyRemoved: both('risky', 'The server no longer reads the body.'),
  bodyNowRequired: both('breaking', 'The server refuses a call without a body.'),
  bodyNowOptional: both('compatible', 'The client may leave the body out.'),

  mediaTypeAdded: {
    request: ['compatible', 'The server accepts one more format.'],
    response: ['risky', 'The server may answer in another format.'],
  },
  mediaTypeRemoved: {
    request: ['breaking', 'The server refuses this format.'],
    response: ['breaking', 'The server no longer answers in this format.'],
  },
  mediaTypeChanged: {
    request: ['breaking', 'The server expects another format.'],
    response: ['breaking', 'The server answers in another format.'],
  },
  successAdded: both('risky', 'The server may succeed with a status that the client does not know.'),
  successRemoved: both('breaking', 'The server no longer succeeds with this status.'),
  successChanged: both('risky', 'The server succeeds with another status.'),
  errorAdded: both('risky', 'The server may refuse with a status that the client does not know.'),
  errorRemoved: both('compatible', 'The server no longer refuses with this status.'),

  fieldAdded: {
    request: ['compatible', 'The client may send this.'],
    response: ['compatible', 'The server sends this, too.'],
  },
  requiredFieldAdded: {
    request: ['breaking', 'The server refuses a call without this.'],
    response: ['compatible', 'The server sends this, too.'],
  },
  fieldRemoved: {
    request: ['risky', 'The server no longer reads this.'],
    response: ['breaking', 'The server no longer sends this.'],
  },
  fieldRenamed: {
    request: ['breaking', 'The server reads this under another name.'],
    response: ['breaking', 'The server sends this under another name.'],
  },
  nowOptional: {
    request: ['compatible', 'The client may leave this out.'],
    response: ['breaking', 'The server may leave this out.'],
  },
  nowRequired: {
    request: ['breaking', 'The server refuses a call without this.'],
    response: ['compatible', 'The server always sends this.'],
  },
  nowNullable: {
    request: ['compatible', 'The client may send null.'],
    response: ['breaking', 'The server may send null.'],
  },
  neverNull: {
    request: ['breaking', 'The server refuses null.'],
    response: ['compatible', 'The server never sends null.'],
  },
  typeChanged: {
    request: ['breaking', 'The server expects another type.'],
    response: ['breaking', 'The server sends another type.'],
  },
  typeAdded: {
    request: ['compatible', 'The server accepts one more type.'],
    response: ['breaking', 'The server may send another type.'],
  },
  typeRemoved: {
    request: ['breaking', 'The server refuses one type that it accepted.'],
    response: ['compatible', 'The server sends fewer types.'],
  },
  decimalsAllowed: {
    request: ['compatible', 'The client may send a number with decimals.'],
    response: ['risky', 'The server may send a number with decimals.'],
  },
  wholeNumbersOnly: {
    request: ['breaking', 'The server refuses a number with decimals.'],
    response: ['compatible', 'The server sends whole numbers only.'],
  },
  formatChanged: {
    request: ['breaking', 'The server expects the value in another format.'],
    response: ['risky', 'The server sends the value in another format.'],
  },
  formatAdded: {
    request: ['risky', 'The server may refuse a value that does not have this format.'],
    response: ['compatible', 'The server promises this format.'],
  },
  formatRemoved: {
    request: ['compatible', 'The server accepts any format.'],
    response: ['risky', 'The server no longer promises this format.'],
  },
  enumValueAdded: {
    request: ['compatible', 'The server accepts one more value.'],
    response: ['risky', 'The server may send a value that the client does not know.'],
  },
  enumValueRemoved: {
    request: ['breaking', 'The server refuses a value that it accepted.'],
    response: ['compatible', 'The server no longer sends one of the values.'],
  },
  enumAdded: {
    request: ['breaking', 'The server accepts the listed values alone.'],
    response: ['compatible', 'The server sends the listed values alone.'],
  },
  enumRemoved: {
    request: ['compatible', 'The server accepts any value.'],
    response: ['risky', 'The server may send any value.'],
  },
  limitTightened: {
    request: ['breaking', 'The server refuses values that it accepted.'],
    response: ['compatible', 'The server sends values within a closer limit.'],
  },
  limitLoosened: {
    request: ['compatible', 'The server accepts values beyond the former limit.'],
    response: ['risky', 'The server may send values beyond the former limit.'],
  },
  patternChanged: {
    request: ['breaking', 'The server may refuse values that it accepted.'],
    response: ['risky', 'The server may send values of another form.'],
  },
  variantAdded: {
    request: ['compatible', 'The server accepts one more shape.'],
    response: ['breaking', 'The server may send a shape that the client does not know.'],
  },
  variantRemoved: {
    request: ['breaking', 'The server refuses a shape that it accepted.'],
    response: ['compatible', 'The server no longer sends one of the shapes.'],
  },
  discriminatorChanged: both('breaking', 'Another field says which shape it is.'),
  unnamedFieldsRefused: {
    request: ['breaking', 'The server refuses fields that the contract does not name.'],
    response: ['compatible', 'The server sends no fields but the named ones.'],
  },
  unnamedFieldsAllowed: {
    request: ['compatible', 'The server accepts fields that the contract does not name.'],
    response: ['compatible', 'The server may send fields that the contract does not name.'],
  },
  defaultChanged: {
    request: ['risky', 'The server assumes another value when the client sends none.'],
    response: ['compatible', 'The contract states another default.'],
  },
  descriptionChanged: both('compatible', 'Only the description changed.'),
  exampleChanged: both('compatible', 'Only the example changed.'),
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof rules
