import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { config } from '@/lib/config/config'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'

describe('the form of members', () => {
  // This test must be the first one: the client asks for the country once per visit.
  it('shows Denmark until the visitor’s likely country is known, then that country and its code', async () => {
    let answer = (_code: string) => {}
    const known = new Promise<string>((resolve) => {
      answer = resolve
    })
    server.use(
      http.get('https://where.example.org/json', async () =>
        HttpResponse.json({ country_code: await known }),
      ),
    )
    config.geolocationUrl = 'https://where.example.org/json'
    try {
      await renderApp({ at: '/registration/member' })
      expect(await screen.findByLabelText('Country')).toHaveValue('Denmark')
      answer('DE')
      await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('Germany'))
      await waitFor(() => expect(screen.getByLabelText('Country code')).toHaveValue('+49'))
    } finally {
      config.geolocationUrl = ''
    }
  })

  it('has tokens for autofill and password managers', async () => {
    await renderApp({ at: '/registration/member' })
    const tokens = {
      'First name': 'given-name',
      'Last name': 'family-name',
      'E-mail': 'email',
      Password: 'new-password',
    }
    for (const [label, token] of Object.entries(tokens))
      expect(await screen.findByLabelText(label)).toHaveAttribute('autocomplete', token)
    expect(screen.getByLabelText('Country')).toHaveAttribute('autocomplete', 'country-name')
    expect(screen.getByLabelText('Address (optional)')).toHaveAttribute('autocomplete', 'address-line1')
    expect(screen.getByLabelText('City (optional)')).toHaveAttribute('autocomplete', 'address-level2')
    expect(screen.getByLabelText('Phone number (optional)')).toHaveAttribute('autocomplete', 'tel-national')
  })

  it.each([
    ['en', 'Message (optional)', '0 of 500 characters', '6 of 500 characters', '501 of 500 characters'],
    ['fa', 'پیام (اختیاری)', '۰ از ۵۰۰ نویسه', '۶ از ۵۰۰ نویسه', '۵۰۱ از ۵۰۰ نویسه'],
  ] as const)(
    'counts the characters of the message as sent, and never cuts the text: %s',
    async (language, label, none, six, tooMany) => {
      const { user } = await renderApp({ at: '/registration/member', language })
      const message = await screen.findByLabelText(label)
      expect(screen.getByText(none)).toBeVisible()
      // A character of two UTF-16 units, and a space at the end that the client does not send.
      await user.type(message, 'Hello😀 ')
      expect(screen.getByText(six)).toBeVisible()
      await user.clear(message)
      await user.click(message)
      await user.paste('a'.repeat(501))
      expect(screen.getByText(tooMany)).toBeVisible()
      expect(message).toHaveValue('a'.repeat(501))
    },
  )

  it("says 'No country found!' while typing, and 'Please select valid country!' when the field is left", async () => {
    const { user } = await renderApp({ at: '/registration/member' })
    const country = await screen.findByLabelText('Country')
    await user.clear(country)
    await user.type(country, 'Atlantis')
    expect(await screen.findByText('No country found!')).toBeVisible()
    await user.tab()
    expect(country).toHaveAccessibleDescription('Please select valid country!')
    expect(country).toHaveValue('Atlantis')
    await user.clear(country)
    await user.tab()
    expect(country).toHaveAccessibleDescription('Please choose your country.')
  })

  it.each([
    ['ايران', 'Iran'],
    ['دانمارك', 'Denmark'],
    ['کانادا', 'Canada'],
    ['+98', 'Iran'],
    ['۹۸', 'Iran'],
    ['denm', 'Denmark'],
    ['DE', 'Germany'],
  ])('finds a country by %j', async (typed, name) => {
    const { user } = await renderApp({ at: '/registration/member' })
    const country = await screen.findByLabelText('Country')
    await user.clear(country)
    await user.paste(typed)
    await screen.findAllByRole('option')
    await user.tab()
    await waitFor(() => expect(country).toHaveValue(name))
    expect(country).not.toHaveAccessibleDescription()
  })
})
