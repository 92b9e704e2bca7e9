import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { falsified } from '../helpers/falsified'
import { server } from '../helpers/mockApi'
import { renderApp } from '../helpers/renderApp'
import { giveSight } from '../helpers/sight'

const SUBSCRIBE = '*/api/newsletter/subscribe'

let sight: ReturnType<typeof giveSight>
beforeEach(() => {
  sight = giveSight()
})

async function openNewsletter(language: 'en' | 'fa' = 'en') {
  const app = await renderApp({ at: '/about-us', language })
  const heading = await screen.findByRole('heading', { level: 3 })
  await sight.see(heading.parentElement?.querySelector('p + div') as Element)
  return app
}

const address = () => screen.findByLabelText('Your e-mail address')
const button = () => screen.getByRole('button', { name: /Subscrib/ })

async function subscribe(typed: string) {
  const app = await openNewsletter()
  await app.user.click(await address())
  if (typed) await app.user.paste(typed)
  await app.user.click(button())
  return app
}

describe('the newsletter form', () => {
  it("shows a disabled button 'Subscribing...' during the request, then a success dialog", async () => {
    const bodies: unknown[] = []
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      http.post(SUBSCRIBE, async ({ request }) => {
        bodies.push(await request.clone().json())
        await held
      }),
    )
    const { user } = await openNewsletter()
    await user.click(await address())
    await user.paste('  sara@example.org ')
    expect(button()).toHaveTextContent('Subscribe')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button()).toHaveTextContent('Subscribing...'))
    expect(button()).toBeDisabled()
    await user.type(await address(), '{Enter}')
    release()
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Success!')
    expect(dialog).toHaveTextContent('Newsletter subscription successful')
    expect(bodies).toEqual([{ email: 'sara@example.org' }])
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await address()).toHaveValue('')
    expect(await address()).not.toHaveAccessibleDescription()
    await waitFor(async () => expect(await address()).toHaveFocus())
  })

  it.each([
    ['', 'Email is required'],
    ['   ', 'Email is required'],
    ['sara', 'Please enter a valid e-mail address.'],
    ['sara@', 'Please enter a valid e-mail address.'],
  ])('refuses the address %j: %s', async (typed, message) => {
    let count = 0
    server.use(
      http.post(SUBSCRIBE, () => {
        count += 1
      }),
    )
    await subscribe(typed)
    expect(await address()).toHaveAccessibleDescription(message)
    expect(await address()).toHaveFocus()
    expect(count).toBe(0)
  })

  it("shows 'Something went wrong' with the server message, and keeps the address", async () => {
    server.use(
      http.post(SUBSCRIBE, () =>
        HttpResponse.json({ message: 'This address gets our newsletter already.' }, { status: 409 }),
      ),
    )
    await subscribe('sara@example.org')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Something went wrong')
    expect(dialog).toHaveTextContent('This address gets our newsletter already.')
    expect(dialog).not.toHaveTextContent('Newsletter subscription failed')
    expect(await address()).toHaveValue('sara@example.org')
  })

  it.each([
    ['an empty 500', () => new HttpResponse(null, { status: 500 }), 'Something went wrong on our side.'],
    ['HTML', () => HttpResponse.html('<p>Proxy</p>'), 'The server gave an answer that could not be read.'],
    ['429', () => new HttpResponse(null, { status: 429 }), 'There were too many requests in a short time.'],
    ['no network', () => HttpResponse.error(), 'There is no connection to the internet right now.'],
    ['404', () => new HttpResponse(null, { status: 404 }), 'Newsletter subscription failed'],
  ])(
    "shows 'Newsletter subscription failed' and the cause without a server message (%s)",
    async (_kind, respond, why) => {
      server.use(falsified.post(SUBSCRIBE, respond))
      await subscribe('sara@example.org')
      const dialog = await screen.findByRole('dialog')
      expect(dialog).toHaveTextContent('Something went wrong')
      expect(dialog).toHaveTextContent('Newsletter subscription failed')
      expect(dialog).toHaveTextContent(why)
      expect(await address()).toHaveValue('sara@example.org')
    },
  )

  it('succeeds with an empty answer', async () => {
    server.use(falsified.post(SUBSCRIBE, () => new HttpResponse(null, { status: 204 })))
    await subscribe('sara@example.org')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Success!')
  })

  it('shows its success in Persian', async () => {
    const { user } = await openNewsletter('fa')
    await user.click(await screen.findByLabelText('نشانی ایمیل شما'))
    await user.paste('sara@example.org')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toHaveTextContent('عضویت شما در خبرنامه با موفقیت ثبت شد')
  })
})
