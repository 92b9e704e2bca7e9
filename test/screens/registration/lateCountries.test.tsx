import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'

const typed = {
  'First name': 'Mina',
  'Last name': 'Karimi',
  Country: 'ايران',
  'E-mail': 'mina@example.org',
  'Confirm e-mail': 'mina@example.org',
  Password: 'garden-7',
}

/** The list of countries comes when it is let. */
let letCome = () => {}
const comes = new Promise<void>((resolve) => {
  letCome = resolve
})
vi.mock('@/forms/phone/phoneCountries', async (importOriginal) => {
  await comes
  return importOriginal()
})

async function filledInAtOnce(render = renderApp) {
  const { user } = await render({ at: '/registration/member' })
  const told: unknown[] = []
  server.use(
    http.post('*/api/auth/register', async ({ request }) => {
      told.push(await request.json())
      return HttpResponse.json({ message: 'Welcome' }, { status: 201 })
    }),
  )
  for (const [label, text] of Object.entries(typed)) {
    const field = await screen.findByLabelText(label)
    await user.clear(field)
    await user.paste(text)
  }
  return { user, told }
}

describe('a form that is sent before the list of countries has come', () => {
  it('waits for it, and the country that was typed is understood; one request, however often one presses', async () => {
    const { user, told } = await filledInAtOnce()
    const button = screen.getByRole('button', { name: 'Become a member' })
    await user.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    await user.type(screen.getByLabelText('First name'), '{Enter}')
    expect(told).toEqual([])
    letCome()
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(told).toEqual([expect.objectContaining({ firstName: 'Mina', country: 'IR' })])
  })

  it('is not sent where the list cannot be loaded: the field says so, and all that was typed is there', async () => {
    vi.doMock('@/forms/phone/phoneCountries', () => {
      throw new Error('offline')
    })
    vi.resetModules()
    const { renderApp: renderAnew } = await import('../../helpers/renderApp')
    const { user, told } = await filledInAtOnce(renderAnew)
    await user.click(screen.getByRole('button', { name: 'Become a member' }))
    const country = screen.getByLabelText('Country')
    await waitFor(() => expect(country).toHaveAccessibleDescription('Please select valid country!'))
    expect(country).toHaveFocus()
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text)
    expect(screen.getByRole('button', { name: 'Become a member' })).toBeEnabled()
    expect(told).toEqual([])
    vi.doUnmock('@/forms/phone/phoneCountries')
  })
})
