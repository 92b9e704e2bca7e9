import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { StubDoor } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'

/** The certificate of a course that Sara completed on 11-09-2026. */
export const certificate = '/courses/hello-english/certificate'

export const sheet = (name = 'Certificate of completion') => screen.findByRole('region', { name })

/** Makes the server answer calls of this path. */
export function answer(path: string, body: object | null, status = 200, door: StubDoor = http) {
  server.use(door.all(`*/api/${path}`, () => HttpResponse.json(body, { status })))
}

export const called = (firstName: string, lastName = '') =>
  answer('auth/getUser', { id: 'u-001', firstName, lastName, email: 'sara@example.org' })
