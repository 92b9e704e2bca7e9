import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { answer, called, certificate, sheet } from './earned'

const fact = async (name: string) => (await screen.findByText(name)).parentElement

describe('a course at 100% offers a printable certificate in the selected language', () => {
  it('with product, name, course, date, lessons and hours, number, and congratulations', async () => {
    await renderApp({ at: certificate, as: sara })
    const words = await sheet()
    expect(words).toHaveTextContent('Raha')
    expect(within(words).getByText('Sara Lindholm')).toBeVisible()
    expect(within(words).getByText('Hello, English!')).toBeVisible()
    expect(words).toHaveTextContent('we are proud of you!')
    expect(await fact('Completed on')).toHaveTextContent('11-09-2026')
    expect(await fact('In this course')).toHaveTextContent('7 lessons · 22 min')
    expect(await fact('Certificate number')).toHaveTextContent('e-003')
    await waitFor(() => expect(document.title).toBe('Certificate: Hello, English! · Raha'))
  })

  it('in Persian, with Persian texts, digits and dates', async () => {
    await renderApp({ at: certificate, as: sara, language: 'fa' })
    const words = await sheet('گواهی پایان دوره')
    expect(within(words).getByText('سلام، انگلیسی!')).toBeVisible()
    expect(await fact('تاریخ پایان دوره')).toHaveTextContent('۱۱-۰۹-۲۰۲۶')
    expect(await fact('در این دوره')).toHaveTextContent('۷ درس · ۲۲ دقیقه')
    expect(await fact('شمارهٔ گواهی')).toHaveTextContent('e-003')
  })

  it("'Print or save as PDF' opens the print dialog of the browser", async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    const { user } = await renderApp({ at: certificate, as: sara })
    await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('with a link back to my courses', async () => {
    await renderApp({ at: certificate, as: sara })
    await sheet()
    const [link] = within(screen.getByRole('main')).getAllByRole('link', { name: 'My courses' })
    expect(link).toHaveAttribute('href', '/my-courses')
  })
})

describe('the name on a certificate', () => {
  it.each([
    ['مریم', 'آذرنوش', 'مریم آذرنوش', 'large'],
    ['Sara', '', 'Sara', 'large'],
    ['<b>Bobby</b>', '"; --', '<b>Bobby</b> "; --', 'large'],
    ['Konstantin '.repeat(14), 'Papadopoulos '.repeat(12), undefined, 'tiny'],
    ['x'.repeat(300), '', 'x'.repeat(300), 'tiny'],
  ])('%s %s keeps its own text direction on any page', async (first, last, shown, letters) => {
    called(first, last)
    await renderApp({ at: certificate, as: sara })
    const name = within(await sheet()).getByText(shown ?? `${first.trim()} ${last.trim()}`)
    expect(name.tagName).toBe('BDI')
    expect(name.parentElement).toHaveAttribute('data-letters', letters)
  })

  it.each([
    ['en', 'Certificate of completion', 'Write your name here', /could not be asked for just now/],
    ['fa', 'گواهی پایان دوره', 'نامتان را اینجا بنویسید', /نتوانستیم نام شما را بپرسیم/],
  ] as const)(
    'that could not be loaded is a line to write on, with the reason (%s)',
    async (language, title, line, why) => {
      server.use(http.all('*/api/auth/getUser', () => HttpResponse.error()))
      await renderApp({ at: certificate, as: sara, language })
      expect(within(await sheet(title)).getByText(line)).toBeVisible()
      expect(screen.getByText(why)).toBeVisible()
    },
  )
})

describe('a certificate without unknown details', () => {
  it.each([
    ['leaves out a missing date and number', { progressPercentage: 100, chapters: [] }],
    [
      'leaves out an invalid date and an empty number',
      { progressPercentage: 100, completedAt: 'soon', enrollmentId: '', chapters: [] },
    ],
  ])('%s', async (_what, progress) => {
    answer('enrollment/progress/:id', progress, 200, falsified)
    await renderApp({ at: certificate, as: sara })
    const words = await sheet()
    expect(
      within(words)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['In this course'])
  })

  it('leaves out the lessons of an empty course, and gives it a default title', async () => {
    answer('course/get-full-course/:slug', { id: 'c-003', chapters: [] }, 200, falsified)
    await renderApp({ at: certificate, as: sara })
    const words = await sheet()
    expect(words).toHaveTextContent('Course without a title')
    expect(within(words).queryByText('In this course')).toBeNull()
  })

  it('has a number but no date if only the list of enrollments answers', async () => {
    expectOnConsole(/The enrollment could not be checked/)
    answer('enrollment/progress/:id', { message: 'No' }, 500)
    await renderApp({ at: certificate, as: sara })
    expect(await fact('Certificate number')).toHaveTextContent('e-003')
    expect(screen.queryByText('Completed on')).toBeNull()
  })
})
