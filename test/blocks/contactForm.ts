import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { server } from '../helpers/mockApi'

export const CREATE = '*/api/contact/create'

export const labels = {
  name: 'Your name',
  email: 'E-mail',
  phoneNumber: 'Phone number',
  subject: 'Subject',
  message: 'Your message',
} as const

export type Typed = Partial<Record<keyof typeof labels, string>>

export const good = {
  name: 'Jonas Berg',
  email: 'jonas@example.org',
  phoneNumber: '20123456',
  subject: 'Books for a school',
  message: 'We have forty books to give away.',
}

export const field = (name: keyof typeof labels) => screen.findByLabelText(labels[name])

export async function fillIn(user: UserEvent, typed: Typed) {
  for (const [name, text] of Object.entries(typed)) {
    await user.clear(await field(name as keyof typeof labels))
    await user.click(await field(name as keyof typeof labels))
    if (text) await user.paste(text)
  }
}

export const press = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /Send the message/ }))

/** The forms that the server received, in order; the mock answers as usual. */
export function listening() {
  const bodies: unknown[] = []
  server.use(
    http.post(CREATE, async ({ request }) => {
      bodies.push(await request.clone().json())
    }),
  )
  return bodies
}
