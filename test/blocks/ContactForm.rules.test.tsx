import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../helpers/renderApp'
import { field, fillIn, good, labels, listening, press, type Typed } from './contactForm'

type Name = keyof typeof labels

const says = {
  email: 'Please enter a valid e-mail address.',
  name: 'Please tell us your name.',
  subject: 'Please say in a few words what it is about.',
  message: 'Please write your message.',
  missing: 'Please enter your phone number.',
  min: 'A phone number has at least 5 characters.',
  max: 'A phone number has at most 18 characters.',
  characters:
    'A phone number has only digits, parentheses, dots and hyphens, and perhaps a plus at the beginning.',
}

const refused: [sentence: string, name: Name, typed: string, message: string][] = [
  ['email: missing', 'email', '', says.email],
  ['email: spaces', 'email', '   ', says.email],
  ['email: not valid', 'email', 'jonas', says.email],
  ['email: not valid', 'email', 'jonas@', says.email],
  ['email: not valid', 'email', '@example.org', says.email],
  ['email: not valid', 'email', 'jonas berg@example.org', says.email],
  ['name: required, at least 1 character', 'name', '', says.name],
  ['name: spaces are no character', 'name', '  ', says.name],
  ['subject: required', 'subject', '', says.subject],
  ['subject: required', 'subject', ' \t', says.subject],
  ['message: required', 'message', '', says.message],
  ['message: required', 'message', '\n\n', says.message],
  ['phoneNumber: a missing value gives .invalid', 'phoneNumber', '', says.missing],
  ['phoneNumber: spaces are a missing value', 'phoneNumber', '    ', says.missing],
  ['phoneNumber: 4 of 5 to 18 characters', 'phoneNumber', '1234', says.min],
  ['phoneNumber: 4 after whitespace is removed', 'phoneNumber', '1 2 3 4', says.min],
  ['phoneNumber: 19 of 5 to 18 characters', 'phoneNumber', '1234567890123456789', says.max],
  ['phoneNumber: letters', 'phoneNumber', '20a123', says.characters],
  ['phoneNumber: a plus that does not lead', 'phoneNumber', '2012+3456', says.characters],
  ['phoneNumber: two pluses', 'phoneNumber', '++20123456', says.characters],
  ['phoneNumber: a slash', 'phoneNumber', '2012/3456', says.characters],
]

describe('the contact form refuses', () => {
  it.each(refused)('%s (%s: %j)', async (_sentence, name, typed, message) => {
    const bodies = listening()
    const { user } = await renderApp({ at: '/contact-us' })
    await fillIn(user, { ...good, [name]: typed })
    await press(user)
    const input = await field(name)
    expect(input).toHaveAccessibleDescription(message)
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(input).toHaveFocus()
    expect(bodies).toEqual([])
  })
})

const accepted: [sentence: string, typed: Typed, sent: Record<string, string>][] = [
  ['5 characters of phone number', { phoneNumber: '12345' }, { phoneNumber: '+4512345' }],
  ['6 characters of phone number', { phoneNumber: '123456' }, { phoneNumber: '+45123456' }],
  [
    '17 characters of phone number',
    { phoneNumber: '12345678901234567' },
    { phoneNumber: '+4512345678901234567' },
  ],
  [
    '18 characters of phone number',
    { phoneNumber: '123456789012345678' },
    { phoneNumber: '+45123456789012345678' },
  ],
  [
    '18 characters after whitespace is removed',
    { phoneNumber: ' 123 456 789 012 345 678 ' },
    { phoneNumber: '+45123456789012345678' },
  ],
  ['parentheses, dots and hyphens', { phoneNumber: '(20) 12.34-56' }, { phoneNumber: '+45(20)12.34-56' }],
  ['an optional leading plus', { phoneNumber: '+4620123456' }, { phoneNumber: '+4620123456' }],
  ['Persian digits, sent as ASCII', { phoneNumber: '۲۰۱۲۳۴۵۶' }, { phoneNumber: '+4520123456' }],
  ['Arabic digits, sent as ASCII', { phoneNumber: '٢٠١٢٣٤٥٦' }, { phoneNumber: '+4520123456' }],
  ['a trimmed e-mail address', { email: '  jonas@example.org ' }, { email: 'jonas@example.org' }],
  ['a name of 1 character', { name: 'J' }, { name: 'J' }],
  ['a message in Persian', { message: 'سلام، خسته نباشید' }, { message: 'سلام، خسته نباشید' }],
]

describe('the contact form sends', () => {
  it.each(accepted)('%s', async (_sentence, typed, sent) => {
    const bodies = listening()
    const { user } = await renderApp({ at: '/contact-us' })
    await fillIn(user, { ...good, ...typed })
    await press(user)
    expect(await screen.findByRole('dialog')).toHaveTextContent('Message Sent successfully!')
    expect(bodies).toEqual([{ ...good, phoneNumber: '+4520123456', ...sent }])
  })
})

describe('the errors of the contact form', () => {
  it('all show when it is sent empty, and the first field has the focus', async () => {
    const { user } = await renderApp({ at: '/contact-us' })
    await screen.findByLabelText(labels.name)
    await press(user)
    for (const [name, message] of [
      ['name', says.name],
      ['email', says.email],
      ['phoneNumber', says.missing],
      ['subject', says.subject],
      ['message', says.message],
    ] as const)
      expect(await field(name)).toHaveAccessibleDescription(message)
    expect(await field('name')).toHaveFocus()
  })

  it('show once a field is left, and disappear as soon as it is corrected', async () => {
    const { user } = await renderApp({ at: '/contact-us' })
    const email = await field('email')
    await user.type(email, 'jonas@')
    expect(email).not.toHaveAccessibleDescription()
    await user.tab()
    expect(email).toHaveAccessibleDescription(says.email)
    expect(await field('subject')).not.toHaveAccessibleDescription()
    await user.type(email, 'example.org')
    expect(email).not.toHaveAccessibleDescription()
    expect(email).toHaveAttribute('aria-invalid', 'false')
  })
})
