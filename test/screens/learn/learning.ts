import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'

export const scratch = '/learn/first-steps-in-scratch'
export const address = () => window.location.pathname + window.location.search
export const lessonTitle = (name: string) => screen.findByRole('heading', { level: 1, name })
export const contents = () => screen.findByRole('complementary', { name: 'Course content' })
/** Finds the visible save status. The announced region beside it may contain the same text. */
export const saveStatusLine = (text: string) => screen.findByText(text, { selector: '[data-save-status] *' })
export const press = (name: string) => screen.findByRole('button', { name })

/** Any answer in place of the mock API's, statuses that the contract does not name included. */
export function refuse(call: string, status: number, body: object = { message: 'No', statusCode: status }) {
  server.use(falsified.all(`*/api/${call}`, () => HttpResponse.json(body, { status })))
}
