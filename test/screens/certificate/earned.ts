import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { server } from '../../helpers/mockApi'

/** Sara has completed this one, on 11-09-2026. */
export const certificate = '/courses/hello-english/certificate'

export const sheet = (name = 'Certificate of completion') => screen.findByRole('region', { name })

/** The server answers calls of this path so. */
export function answer(path: string, body: object | null, status = 200) {
  server.use(http.all(`*/api/${path}`, () => HttpResponse.json(body, { status })))
}

export const called = (firstName: string, lastName = '') =>
  answer('auth/getUser', { id: 'u-001', firstName, lastName, email: 'sara@example.org' })
