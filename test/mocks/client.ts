import { getResponse } from 'msw'
import { handlersFor } from '../../mocks/handlers/all'
import { accountByEmail } from '../../mocks/handlers/sessions'
import { createWorld, type WorldOptions } from '../../mocks/world'

interface CallOptions {
  json?: unknown
  form?: FormData
  token?: string
  language?: 'en' | 'fa'
  headers?: Record<string, string | undefined>
}

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape, and fail on another one
type Body = any

/** A client of a new world of the mock API, without a network. */
export function newClient(options: WorldOptions = {}) {
  const world = createWorld(options)
  const handlers = handlersFor(world)

  async function ask(
    call: string,
    { json, form, token, language = 'en', headers: more = {} }: CallOptions = {},
  ) {
    const [method = 'GET', path = '/'] = call.split(' ')
    const headers = new Headers({ 'Accept-Language': language })
    if (token) headers.set('Authorization', `Bearer ${token}`)
    for (const [name, value] of Object.entries(more)) if (value !== undefined) headers.set(name, value)
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
    const response = await getResponse(
      handlers,
      new Request(`http://localhost${path}`, { method, headers, body }),
    )
    if (!response) throw new Error(`Nobody answers ${call}`)
    return {
      status: response.status,
      body: (response.status === 204 ? undefined : await response.json()) as Body,
    }
  }

  return {
    world,
    ask,
    /** @returns the access token */
    async signIn(email: string): Promise<string> {
      const { password } = await world.transact((state) => accountByEmail(state, email) ?? { password: '' })
      return (await ask('POST /api/auth/login', { json: { email, password, remember: true } })).body
        .accessToken
    },
  }
}

export const sara = 'sara@example.org'
export const omid = 'omid@example.org'
export const lena = 'lena@example.org'
