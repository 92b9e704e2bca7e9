import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { server } from '../../helpers/mockApi'

export const scratch = '/learn/first-steps-in-scratch'
export const address = () => window.location.pathname + window.location.search
export const lessonTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
export const contents = () => screen.findByRole('complementary', { name: 'Course content' })
/** What the quiet line shows; the same words may be in the region beside it that is heard. */
export const saveStatusLine = (text: string) => screen.findByText(text, { selector: '[data-save-status] *' })
export const press = (name: string) => screen.findByRole('button', { name })

export function refuse(call: string, status: number, body: object = { message: 'No', statusCode: status }) {
  server.use(http.all(`*/api/${call}`, () => HttpResponse.json(body, { status })))
}
