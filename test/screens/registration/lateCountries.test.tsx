import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'

const LIST = '@/forms/phone/phoneCountries'

const typed = {
  'First name': 'Mina',
  'Last name': 'Karimi',
  Country: 'ايران',
  'E-mail': 'mina@example.org',
  'Confirm e-mail': 'mina@example.org',
  Password: 'garden-7',
}

/** Fills in the member form and sends it before `list` has loaded. */
async function sentAtOnce(list: () => Promise<object>) {
  vi.doMock(LIST, list)
  vi.resetModules()
  const { renderApp } = await import('../../helpers/renderApp')
  const { user } = await renderApp({ at: '/registration/member' })
  const received: unknown[] = []
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      received.push(await request.json())
      return HttpResponse.json({ message: 'Welcome' }, { status: 201 })
    }),
  )
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.paste(text)
  }
  const button = screen.getByRole('button', { name: 'Become a member' })
  await user.click(button)
  return { user, received, button }
}

function lateList() {
  const { released, release } = held()
  const list = async () => {
    await released
    return vi.importActual<object>(LIST)
  }
  return { list, release }
}

afterEach(() => void vi.doUnmock(LIST))

describe('a form that is sent before the list of countries has loaded', () => {
  it('waits for the list, recognizes the typed country, and sends one request however often it is submitted', async () => {
    const { list, release } = lateList()
    const { user, received, button } = await sentAtOnce(list)
    await waitFor(() => expect(button).toBeDisabled())
    await user.type(screen.getByLabelText('First name'), '{Enter}')
    expect(received).toEqual([])
    release()
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(received).toEqual([expect.objectContaining({ firstName: 'Mina', country: 'IR' })])
  })

  it('keeps a country that the visitor changes while it waits', async () => {
    const { list, release } = lateList()
    const { user, received, button } = await sentAtOnce(list)
    await waitFor(() => expect(button).toBeDisabled())
    const country = screen.getByLabelText('Country')
    await user.clear(country)
    await user.paste('Germany')
    release()
    await waitFor(() => expect(button).toBeEnabled())
    expect(country).toHaveValue('Germany')
    if (received.length === 0) await user.click(button)
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(received).toEqual([expect.objectContaining({ country: 'DE' })])
  })

  it('is not sent if the visitor leaves the page while it waits, and keeps her input', async () => {
    const { list, release } = lateList()
    const { user, received, button } = await sentAtOnce(list)
    await waitFor(() => expect(button).toBeDisabled())
    await user.click(screen.getByRole('link', { name: 'Teacher' }))
    expect(await screen.findByRole('button', { name: 'Register as a teacher' })).toBeEnabled()
    release()
    await user.click(screen.getByRole('link', { name: 'Member' }))
    expect(await screen.findByRole('button', { name: 'Become a member' })).toBeEnabled()
    expect(screen.getByLabelText('First name')).toHaveValue('Mina')
    await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('Iran'))
    expect(received).toEqual([])
  })

  it('is not sent if the list cannot be loaded; the field shows an error, and all input stays', async () => {
    const { received, button } = await sentAtOnce(async () => {
      throw new Error('offline')
    })
    const country = screen.getByLabelText('Country')
    await waitFor(() => expect(country).toHaveAccessibleDescription('Please select valid country!'))
    expect(country).toHaveFocus()
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text)
    expect(button).toBeEnabled()
    expect(received).toEqual([])
  })
})
