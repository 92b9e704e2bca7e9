import { screen, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../../helpers/mockApi'
import { readHomeAt } from './homeSections'

const LIST = '*/api/course/get-all'
const teaser = () => within(screen.getByRole('region', { name: 'New in the catalogue' }))

function answer(status: number, body: object) {
  server.use(http.get(LIST, () => HttpResponse.json(body, { status })))
}

describe('the courses teaser', () => {
  it('shows the newest four courses, each with a link to its page, and a link to all courses', async () => {
    const asked: string[] = []
    server.use(http.get(LIST, ({ request }) => void asked.push(new URL(request.url).search)))
    await readHomeAt('courses')
    const first = await screen.findByRole('link', { name: 'First Steps in Scratch' })
    expect(first).toHaveAttribute('href', '/courses/first-steps-in-scratch')
    expect(teaser().getAllByRole('article')).toHaveLength(4)
    expect(teaser().getByRole('link', { name: 'See all courses' })).toHaveAttribute('href', '/courses')
    expect(asked).toEqual(['?page=1&pageSize=4&sort=DESC'])
  })

  it('shows that it is loading, and keeps the link to the catalogue meanwhile', async () => {
    server.use(http.get(LIST, () => delay('infinite')))
    await readHomeAt('courses')
    expect(await screen.findByText('Loading the newest courses…')).toHaveRole('status')
    expect(teaser().queryByRole('article')).toBeNull()
    expect(teaser().getByRole('link', { name: 'See all courses' })).toBeVisible()
  })

  it('says that the courses could not be loaded, and offers another try', async () => {
    answer(500, { message: 'The database sleeps' })
    const { user } = await readHomeAt('courses')
    const alert = await screen.findByRole('alert', {}, { timeout: 10_000 })
    expect(alert).toHaveTextContent('The courses cannot be shown right now')
    server.resetHandlers()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'First Steps in Scratch' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('links to the student registration if there are no courses', async () => {
    answer(200, { content: [], totalPages: 0, totalElements: 0, page: 1 })
    await readHomeAt('courses')
    expect(await screen.findByText('New courses are being made right now.')).toBeVisible()
    expect(teaser().getByRole('link', { name: 'Register, and be there when they open' })).toHaveAttribute(
      'href',
      '/registration/student',
    )
  })

  it('shows four at most, even if the server sends more or repeats one', async () => {
    const course = { id: 'c', slug: 'c', title: 'Kites', price: 0, chapters: [] }
    answer(200, {
      content: Array.from({ length: 9 }, () => course),
      totalPages: 1,
      totalElements: 9,
      page: 1,
    })
    await readHomeAt('courses')
    expect(await teaser().findAllByRole('article', { name: 'Kites' })).toHaveLength(4)
  })
})
