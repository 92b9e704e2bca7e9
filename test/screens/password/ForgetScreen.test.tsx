import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { falsified } from '../../helpers/falsified'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { answer, badAnswers, closeDialog, FORGOT, listening, paste } from './passwords'

const field = () => screen.findByLabelText('E-mail')

async function send(email: string) {
  const app = await renderApp({ at: '/password/forget' })
  await paste(app.user, 'E-mail', email)
  await app.user.click(screen.getByRole('button', { name: 'Send the link' }))
  return app
}

describe('the forgotten-password page', () => {
  it('sends the trimmed {email}, and says that an e-mail was sent to it', async () => {
    const bodies = listening(FORGOT)
    await send('  sara@example.org ')
    const confirmation = await screen.findByText('We sent you an e-mail with a link to reset your password.')
    expect(confirmation.closest('[role="status"]')).toHaveTextContent('It went to sara@example.org')
    expect(bodies).toEqual([{ email: 'sara@example.org' }])
  })

  it('is also in Persian', async () => {
    const { user } = await renderApp({ at: '/password/forget', language: 'fa' })
    await paste(user, 'ایمیل', sara)
    await user.click(screen.getByRole('button', { name: 'ارسال پیوند' }))
    expect(await screen.findByText('ایمیلی با پیوند بازنشانی گذرواژه برایتان فرستادیم.')).toBeVisible()
  })

  it('shows a default text if the answer has no message', async () => {
    server.use(http.post(FORGOT, () => new HttpResponse(null, { status: 200 })))
    await send(sara)
    expect(await screen.findByText('The e-mail was sent.')).toBeVisible()
  })

  it('can be sent again, one request per press', async () => {
    const bodies = listening(FORGOT)
    const { user } = await send(sara)
    await user.click(await screen.findByRole('button', { name: 'Send it again' }))
    await waitFor(() => expect(bodies).toEqual([{ email: sara }, { email: sara }]))
  })

  it('sends nothing at a second press during the request, and the button keeps the focus', async () => {
    let count = 0
    const answer = held()
    server.use(
      http.post(FORGOT, async () => {
        count += 1
        await answer.released
      }),
    )
    const { user } = await send(sara)
    const button = screen.getByRole('button', { name: /Send the link/ })
    await user.keyboard('{Enter}{Enter}')
    answer.release()
    await screen.findByRole('button', { name: 'Send it again' })
    expect(count).toBe(1)
    expect(button).toHaveFocus()
  })

  it('says that no account has this address', async () => {
    await send('nobody@example.org')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('We know no account with this e-mail address.')
    expect(dialog).toHaveTextContent('Not found (404)')
    expect(await field()).toHaveValue('nobody@example.org')
  })

  it.each([
    '',
    ' ',
    'sara',
    'sara@',
    '@example.org',
    'sara@ex ample.org',
    'sara@example.org,omid@example.org',
  ])('refuses the e-mail %j with errors.form.email.not_valid', async (email) => {
    const bodies = listening(FORGOT)
    await send(email)
    expect(await field()).toHaveAccessibleDescription('Please enter a valid e-mail address.')
    expect(await field()).toHaveFocus()
    expect(bodies).toEqual([])
  })

  it.each(['a@b.co', 'SARA@EXAMPLE.ORG', 'sara+school@example.org', `${'a'.repeat(60)}@example.org`])(
    'accepts the e-mail %j',
    async (email) => {
      const bodies = listening(FORGOT)
      await send(email)
      await waitFor(() => expect(bodies).toEqual([{ email }]))
      await screen.findAllByText(/e-mail/)
    },
  )

  it.each(badAnswers)('shows an alert after %s, and keeps the form', async (_name, respond, title, body) => {
    server.use(falsified.post(FORGOT, respond as never))
    await send(sara)
    const dialog = await screen.findByRole('dialog', { name: new RegExp(title.slice(0, 20)) })
    expect(dialog).toHaveTextContent(title)
    expect(dialog).toHaveTextContent(body)
    expect(await field()).toHaveValue(sara)
    expect(window.location.pathname).toBe('/password/forget')
  })

  it('says after a time-out that the answer took too long', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort())
    await send(sara)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('The answer took too long.')
    expect(dialog).toHaveTextContent('Error code: timeout')
    vi.restoreAllMocks()
  })

  it("shows the server's message at its field", async () => {
    answer(FORGOT, 422, { message: 'Odd', errors: { email: ['No mailbox there'], jwt: ['?'] } })
    const { user } = await send(sara)
    await screen.findByRole('dialog')
    await closeDialog(user)
    expect(await field()).toHaveAccessibleDescription('No mailbox there')
  })

  it('keeps the typed address after a reload', async () => {
    const first = await renderApp({ at: '/password/forget' })
    await paste(first.user, 'E-mail', 'half@')
    first.unmount()
    const { user } = await renderApp({ at: '/password/forget' })
    expect(await field()).toHaveValue('half@')
    await user.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText('Please enter a valid e-mail address.')).toBeVisible()
  })

  it('supports autofill, and links back to sign-in', async () => {
    await renderApp({ at: '/password/forget' })
    expect(await field()).toHaveAttribute('autocomplete', 'email')
    expect(await field()).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/signin')
  })
})
