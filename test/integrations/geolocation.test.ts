import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { detectCountry } from '@/integrations/geolocation'
import { expectOnConsole } from '../helpers/consoleGuard'
import { server } from '../helpers/mockApi'

const SERVICE = 'https://where.example.org/json'
const answering = (respond: () => Response) => server.use(http.get(SERVICE, respond))

describe('the country of a visitor', () => {
  it.each([
    ['DE', 'DE'],
    ['ir', 'IR'],
    ['ZZ', undefined],
    ['Germany', undefined],
    [undefined, undefined],
  ])("is the service's country_code (%j)", async (code, country) => {
    answering(() => HttpResponse.json({ country_code: code }))
    expect(await detectCountry(SERVICE)).toBe(country)
  })

  it('is not requested if no service is configured', async () => {
    expect(await detectCountry('')).toBeUndefined()
  })

  it.each([
    ['a failure', () => new HttpResponse(null, { status: 500 })],
    ['no answer', () => HttpResponse.error()],
    ['no JSON', () => HttpResponse.html('<h1>Hello</h1>')],
  ])('is unknown after %s, which is only logged', async (_what, respond) => {
    expectOnConsole(/The country of this visitor could not be found out/)
    answering(respond)
    expect(await detectCountry(SERVICE)).toBeUndefined()
  })
})
