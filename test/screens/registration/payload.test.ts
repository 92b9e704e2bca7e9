import { expect, it } from 'vitest'
import { payloadOf } from '@/screens/registration/person'

const empty = { country: 'here', phoneCode: '', phoneNumber: '', city: '' }

it.each([
  ['empty fields are left out, and a missing country is the visitor’s', empty, { country: 'DE' }],
  ['a chosen country stays', { ...empty, country: 'IR' }, { country: 'IR' }],
  ['a code without a number is left out', { ...empty, phoneCode: '45' }, { country: 'DE' }],
  [
    'code and number are sent',
    { ...empty, phoneCode: '45', phoneNumber: '20123456' },
    { country: 'DE', phoneCode: '45', phoneNumber: '20123456' },
  ],
  [
    'a number with its own code leaves out the chosen code',
    { ...empty, phoneCode: '45', phoneNumber: '+98912' },
    { country: 'DE', phoneNumber: '+98912' },
  ],
  ['an empty list of files is left out', { ...empty, file: [] }, { country: 'DE' }],
])('the payload of a registration: %s', (_what, values, payload) => {
  expect(payloadOf(values, 'DE')).toEqual(payload)
})
