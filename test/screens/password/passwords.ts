import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { expect } from 'vitest'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'

export const FORGOT = '*/api/auth/forgotPassword'
export const RESET = '*/api/users/resetPassword'

/** Records the requests to `path` in order; the mock answers as usual. */
export function listening(path: string) {
  const bodies: unknown[] = []
  server.use(
    http.post(path, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}

export const answer = (path: string, status: number, body: JsonBodyType, headers: HeadersInit = {}) =>
  server.use(falsified.post(path, () => HttpResponse.json(body, { status, headers })))

/** Pastes a text, because no field may block pasting. */
export async function paste(user: UserEvent, label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.click(field)
  if (text) await user.paste(text)
}

/** The kinds of bad answers, with the title and the body of the alert. */
export const badAnswers: [name: string, respond: () => Response, title: string, body: string][] = [
  ['401', () => HttpResponse.json({ message: 'No' }, { status: 401 }), 'No', 'Not signed in (401)'],
  ['403', () => HttpResponse.json({ message: 'Too old' }, { status: 403 }), 'Too old', 'Not allowed (403)'],
  ['409', () => HttpResponse.json({ message: 'Twice' }, { status: 409 }), 'Twice', 'Conflict (409)'],
  [
    '418',
    () => HttpResponse.json({ message: 'Tea' }, { status: 418 }),
    'Tea',
    'The request was not accepted (418)',
  ],
  [
    '429 with Retry-After',
    () => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }),
    'There were too many requests in a short time. Please wait a moment, then try again.',
    'Please try again in 20 seconds.',
  ],
  [
    '500',
    () => HttpResponse.json({}, { status: 500 }),
    'Something went wrong on our side.',
    'Server error (500)',
  ],
  [
    'a 413 in HTML',
    () => HttpResponse.html('<h1>413</h1>', { status: 413 }),
    'This is more than the server can take in one go. Please make it shorter.',
    'Too large (413)',
  ],
  [
    'a 200 in HTML',
    () => HttpResponse.html('<h1>Hi</h1>'),
    'The server gave an answer that could not be read.',
    'Error code: unreadable',
  ],
  [
    'no network',
    () => HttpResponse.error(),
    'There is no connection to the internet right now.',
    'Error code: offline',
  ],
]

export async function closeDialog(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
