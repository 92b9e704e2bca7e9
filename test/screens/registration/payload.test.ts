import { expect, it } from 'vitest'
import { payloadOf } from '@/screens/registration/person'

const empty = { country: 'here', phoneCode: '', phoneNumber: '', city: '' }

it.each([
  ['empty fields are skipped, a country not chosen is where one is', empty, { country: 'DE' }],
  ['a country that was chosen stays', { ...empty, country: 'IR' }, { country: 'IR' }],
  ['a code without a number is no news', { ...empty, phoneCode: '45' }, { country: 'DE' }],
  [
    'code and number',
    { ...empty, phoneCode: '45', phoneNumber: '20123456' },
    { country: 'DE', phoneCode: '45', phoneNumber: '20123456' },
  ],
  [
    'a number with a code of its own',
    { ...empty, phoneCode: '45', phoneNumber: '+98912' },
    { country: 'DE', phoneNumber: '+98912' },
  ],
  ['no file', { ...empty, file: [] }, { country: 'DE' }],
])('what is told: %s', (_what, values, payload) => {
  expect(payloadOf(values, 'DE')).toEqual(payload)
})
