import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { omid, renderApp } from '../../helpers/renderApp'

const MEMBER = '*/api/auth/register'
const JOB = '*/api/jobApplication/create'

const person = {
  'First name': 'Mina',
  'Last name': 'Karimi',
  'E-mail': 'mina@example.org',
  'Confirm e-mail': 'mina@example.org',
}
const typedInto = {
  member: { ...person, Password: 'garden-7', 'City (optional)': 'Tabriz' },
  job: {
    ...person,
    City: 'Tabriz',
    Address: 'Garden Street 7',
    'Phone number': '+98 912 345 67 89',
    Message: 'I would like to work with you, for many reasons.',
  },
}
const submits = { member: 'Become a member', job: 'Send the application' }

type Kind = keyof typeof typedInto

const picture = () =>
  new File([Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex')], 'cv.png', { type: 'image/png' })

async function filledIn(kind: Kind, as?: string) {
  const app = await renderApp({ at: `/registration/${kind}`, as })
  for (const [label, text] of Object.entries(typedInto[kind])) {
    await app.user.click(await screen.findByLabelText(label))
    await app.user.paste(text)
  }
  if (kind === 'job') {
    await app.user.upload(screen.getByLabelText('PDF or image, at most 5 MB'), picture())
    await screen.findByText('cv.png')
  }
  return app
}

const send = (user: Awaited<ReturnType<typeof filledIn>>['user'], kind: Kind) =>
  user.click(screen.getByRole('button', { name: submits[kind] }))

function expectAllStays(kind: Kind) {
  for (const [label, text] of Object.entries(typedInto[kind]))
    expect(screen.getByLabelText(label)).toHaveValue(text)
  if (kind === 'job') expect(screen.getByText('cv.png')).toBeInTheDocument()
}

const refusals = [
  [
    '409',
    () => HttpResponse.json({ message: 'We know you already.' }, { status: 409 }),
    'We know you already.',
  ],
  [
    '413 with a page',
    () => HttpResponse.html('<h1>413</h1>', { status: 413 }),
    'The server does not take a file of this size.',
  ],
  [
    '429 with Retry-After',
    () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '30' } }),
    'Please wait 30 seconds before you try again.',
  ],
  ['500', () => HttpResponse.json({}, { status: 500 }), 'Something went wrong on our side.'],
  [
    '500 with a page',
    () => HttpResponse.html('<h1>500</h1>', { status: 500 }),
    'Something went wrong on our side.',
  ],
  ['a page instead of an answer', () => HttpResponse.html('<h1>Hi</h1>'), 'could not be read'],
  ['no answer', () => HttpResponse.error(), 'Everything you entered is still here.'],
] as const

describe.each([
  ['member', MEMBER, 'Something went wrong!'],
  ['job', JOB, 'Oops...'],
] as const)('a registration that is refused (%s)', (kind, path, title) => {
  it.each(refusals)('shows the failure %s, and keeps all input', async (_what, respond, words) => {
    let sent = 0
    server.use(
      falsified.post(path, () => {
        sent++
        return respond() as never
      }),
    )
    const { user } = await filledIn(kind)
    await send(user, kind)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog).toHaveTextContent(words)
    expect(dialog).toHaveTextContent('Everything you entered is still here.')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expectAllStays(kind)
    expect(sent).toBe(1)
  })
})

it('a registration form shows the server’s message at its field until the field is edited', async () => {
  server.use(
    http.post(MEMBER, () =>
      HttpResponse.json(
        { message: 'Look again.', errors: { password: ['Too well known.'] } },
        { status: 422 },
      ),
    ),
  )
  const { user } = await filledIn('member')
  await send(user, 'member')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAccessibleDescription('Too well known.')
  await waitFor(() => expect(password).toHaveFocus())
  await user.type(password, '8')
  expect(password).not.toHaveAccessibleDescription()
  expect(screen.getByLabelText('First name')).toHaveValue('Mina')
})

it('a registration form shows errors in the language of the page', async () => {
  const { user } = await renderApp({ at: '/registration/student', language: 'fa' })
  await user.click(await screen.findByRole('button', { name: 'ثبت‌نام دانش‌آموز' }))
  expect(await screen.findByText('لطفاً نامتان را بنویسید.')).toBeVisible()
})

describe('the hint that this registration opens no account', () => {
  const received = () => server.use(http.post(JOB, () => HttpResponse.json({}, { status: 201 })))

  it('shows to an applicant without an account, beside the form and after the request', async () => {
    received()
    const { user } = await filledIn('job')
    const hint = 'This registration does not open an account.'
    expect(screen.getByText(new RegExp(hint))).toBeVisible()
    await send(user, 'job')
    const dialog = await screen.findByRole('dialog', { name: 'Submitted successful!' })
    expect(dialog).toHaveTextContent(hint)
    expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.click(within(dialog).getByRole('link', { name: 'Become a member' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Member registration' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['a new member', 'member', undefined],
    ['a signed-in applicant', 'job', omid],
  ] as const)('does not show to %s', async (_who, kind, as) => {
    received()
    const { user } = await filledIn(kind, as)
    await send(user, kind)
    expect(await screen.findByRole('dialog', { name: /successful!$/ })).not.toHaveTextContent(
      'does not open an account',
    )
    expect(screen.queryByText(/does not open an account/)).toBeNull()
  })
})
