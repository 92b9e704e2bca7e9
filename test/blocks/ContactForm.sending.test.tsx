import { screen, waitFor } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import invalid from '../../mocks/recordings/createContactMessage.invalid-422.json'
import { falsified } from '../helpers/falsified'
import { server } from '../helpers/mockApi'
import { renderApp } from '../helpers/renderApp'
import { CREATE, field, fillIn, good, labels, listening, press } from './contactForm'

const answer = (status: number, body: object) =>
  server.use(http.post(CREATE, () => HttpResponse.json(body as never, { status })))

const closeDialog = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  const buttons = await screen.findAllByRole('button', { name: 'Close' })
  await user.click(buttons.at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

async function expectAllKept() {
  for (const name of Object.keys(labels) as (keyof typeof labels)[])
    expect(await field(name)).toHaveValue(good[name])
}

async function sendGood(at = '/contact-us') {
  const app = await renderApp({ at })
  await fillIn(app.user, good)
  await press(app.user)
  return app
}

describe('the contact form during a request', () => {
  it('disables its button and shows a spinner; a second press sends nothing', async () => {
    let count = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      http.post(CREATE, async () => {
        count += 1
        await held
      }),
    )
    const { user } = await sendGood()
    const button = screen.getByRole('button', { name: /Send the message/ })
    await waitFor(() => expect(button).toBeDisabled())
    expect(button.querySelector('[data-spinner]')).toBeInTheDocument()
    await user.click(button)
    await user.type(await field('subject'), '{Enter}')
    release()
    expect(await screen.findByRole('dialog')).toHaveTextContent('Message Sent successfully!')
    expect(count).toBe(1)
    expect(button).toBeEnabled()
  })
})

describe('a contact message that is sent', () => {
  it("shows 'Message Sent successfully!' with the server message, and empties the form", async () => {
    const { user } = await sendGood()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Message Sent successfully!')
    expect(dialog).toHaveTextContent('Thank you. We will answer within two days.')
    await closeDialog(user)
    for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
      expect(await field(name)).toHaveValue('')
      expect(await field(name)).not.toHaveAccessibleDescription()
    }
    await waitFor(() => expect(screen.getByRole('button', { name: /Send the message/ })).toHaveFocus())
    expect(sessionStorage.getItem('draft:contact')).toBeNull()
  })

  it('has its draft deleted even if the sender has gone to another page', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      http.post(CREATE, async () => {
        await held
        return HttpResponse.json({ message: 'Thank you.' }, { status: 201 })
      }),
    )
    const { user } = await sendGood()
    await user.click(screen.getByRole('link', { name: 'See the frequently asked questions' }))
    await screen.findByRole('searchbox')
    expect(sessionStorage.getItem('draft:contact')).not.toBeNull()
    release()
    await waitFor(() => expect(sessionStorage.getItem('draft:contact')).toBeNull())
  })

  it('leaves no error at the emptied field from which it was sent', async () => {
    const { user } = await renderApp({ at: '/contact-us' })
    await fillIn(user, good)
    await user.type(await field('subject'), '{Enter}')
    await closeDialog(user)
    for (const name of Object.keys(labels) as (keyof typeof labels)[])
      expect(await field(name)).not.toHaveAccessibleDescription()
  })

  it.each([
    ['empty', () => new HttpResponse(null, { status: 201 })],
    ['without a message', () => HttpResponse.json({ ok: true })],
    ['a list', () => HttpResponse.json([1])],
    ['with a message that is not text', () => HttpResponse.json({ message: { en: 'x' } })],
  ])('shows a default text if the answer is %s', async (_kind, respond) => {
    server.use(falsified.post(CREATE, respond))
    await sendGood()
    expect(await screen.findByRole('dialog')).toHaveTextContent('Thank you. You will hear from us soon.')
  })
})

describe('a contact message that fails', () => {
  it("shows 'Oops...' with the error message, and keeps all input", async () => {
    answer(400, { message: 'We are moving house today.' })
    const { user } = await sendGood()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Oops...')
    expect(dialog).toHaveTextContent('We are moving house today.')
    expect(dialog).toHaveTextContent('What you wrote is still there.')
    await closeDialog(user)
    await expectAllKept()
    await waitFor(() => expect(screen.getByRole('button', { name: /Send the message/ })).toHaveFocus())
  })

  const html = (status: number) => () => HttpResponse.html('<h1>Proxy</h1>', { status })
  it.each([
    ['an empty 500', () => new HttpResponse(null, { status: 500 }), 'Something went wrong on our side.'],
    ['HTML 413', html(413), 'This is more than the server can take in one go.'],
    ['HTML 502', html(502), 'Something went wrong on our side.'],
    ['HTML 200', html(200), 'The server gave an answer that could not be read.'],
    ['429', () => new HttpResponse(null, { status: 429 }), 'There were too many requests in a short time.'],
    ['404', () => new HttpResponse(null, { status: 404 }), 'The message could not be sent.'],
    ['200 around an error', () => HttpResponse.json({ statusCode: 503, message: 'Later' }), 'Later'],
    ['offline', () => HttpResponse.error(), 'There is no connection to the internet right now.'],
  ])('shows a clear message after %s, and keeps all input', async (_kind, respond, message) => {
    server.use(falsified.post(CREATE, respond))
    const { user } = await sendGood()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Oops...')
    expect(dialog).toHaveTextContent(message)
    await closeDialog(user)
    await expectAllKept()
  })

  it('says when to try again after a 429 with Retry-After', async () => {
    server.use(
      falsified.post(CREATE, () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '30' } })),
    )
    await sendGood()
    expect(await screen.findByRole('dialog')).toHaveTextContent(/30 seconds/)
  })

  it('says after a time-out that the answer took too long, and keeps all input', async () => {
    const patience = new AbortController()
    server.use(http.post(CREATE, () => delay('infinite')))
    const app = await renderApp({ at: '/contact-us' })
    await fillIn(app.user, good)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
    await press(app.user)
    await waitFor(() => expect(timeout).toHaveBeenCalledWith(600_000))
    patience.abort(new DOMException('late', 'TimeoutError'))
    expect(await screen.findByRole('dialog')).toHaveTextContent('The answer took too long.')
    await expectAllKept()
  })

  it("shows the server's message at its field, which has the focus after the dialog", async () => {
    answer(invalid.response.status, invalid.response.body)
    const { user } = await sendGood()
    expect(await screen.findByRole('dialog')).toHaveTextContent('Some fields need another look.')
    await closeDialog(user)
    const email = await field('email')
    expect(email).toHaveAccessibleDescription('This is not an e-mail address.')
    await waitFor(() => expect(email).toHaveFocus())
    await user.type(email, 'x')
    expect(email).not.toHaveAccessibleDescription()
  })

  it("hides the server's message at a field after a language change", async () => {
    answer(invalid.response.status, invalid.response.body)
    const { user, store } = await sendGood()
    await closeDialog(user)
    expect(await screen.findByText('This is not an e-mail address.')).toBeVisible()
    store.dispatch({ type: 'language/languageChosen', payload: 'fa' })
    expect(await screen.findByLabelText('ایمیل')).toHaveValue(good.email)
    expect(screen.queryByText('This is not an e-mail address.')).toBeNull()
  })

  it('is sent again at the next press, and not before', async () => {
    answer(500, { message: 'Not now' })
    const { user } = await sendGood()
    await closeDialog(user)
    server.resetHandlers()
    const bodies = listening()
    await press(user)
    expect(await screen.findByRole('dialog')).toHaveTextContent('Message Sent successfully!')
    expect(bodies).toHaveLength(1)
  })
})

describe('a message that was typed and not sent', () => {
  it('is kept over a reload', async () => {
    const first = await renderApp({ at: '/contact-us' })
    await fillIn(first.user, good)
    first.unmount()
    await renderApp({ at: '/contact-us' })
    await expectAllKept()
  })

  it('keeps the country code that the visitor saw when the language changes', async () => {
    const { user, store } = await renderApp({ at: '/contact-us' })
    await fillIn(user, { phoneNumber: '20123456' })
    store.dispatch({ type: 'language/languageChosen', payload: 'fa' })
    expect(await screen.findByRole('combobox', { name: 'کد کشور' })).toHaveValue('+۴۵')
  })
})
