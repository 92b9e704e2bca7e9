import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { themes, ways } from '@/screens/faqs/questions'
import english from '../../../public/translations/en/translation.json'
import persian from '../../../public/translations/fa/translation.json'
import { renderApp } from '../../helpers/renderApp'

const searchBox = () => screen.findByRole('searchbox')
/** The ids of the questions whose buttons match the selector. */
const questionsThat = (selector: string) =>
  [...document.querySelectorAll(`main h3 > button${selector}`)].map(
    (button) => button.closest('[id]:not(button)')?.id,
  )
const shown = () => questionsThat('[aria-expanded]')
const open = () => questionsThat('[aria-expanded=true]')
const { questions } = english.faqs

describe('the frequently asked questions', () => {
  it('are grouped by theme, each under one theme', async () => {
    await renderApp({ at: '/faqs' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Frequently asked questions' })).toBeVisible()
    for (const { theme, questions: ids } of themes) {
      const section = within(screen.getByRole('region', { name: english.faqs.themes[theme] }))
      for (const id of ids)
        expect(section.getByRole('heading', { level: 3, name: questions[id].question })).toBeInTheDocument()
    }
    expect(shown().sort()).toEqual(Object.keys(questions).sort())
    expect(open()).toEqual([])
  })

  it('show their answer and its link when they are opened', async () => {
    const { user } = await renderApp({ at: '/faqs' })
    await user.click(await screen.findByText(questions.teach.question))
    const question = within(document.getElementById('teach') as HTMLElement)
    await waitFor(() => expect(question.getByText(questions.teach.answer)).toBeVisible())
    expect(question.getByRole('link')).toHaveAttribute('href', ways.teach?.to)
  })

  it('are also in Persian', async () => {
    await renderApp({ at: '/faqs', language: 'fa' })
    expect(await screen.findByText(persian.faqs.questions.free.question)).toBeVisible()
  })
})

describe('a search in the questions', () => {
  it.each([
    ['en', 'CERTIFICATE', ['free', 'paid', 'certificate']],
    ['en', '30 days', ['paid']],
    ['en', '۳۰ days', ['paid']],
    ['en', 'unsubscribe', ['end']],
    ['fa', 'گواهي', ['free', 'paid', 'certificate']],
    ['fa', '30 روز', ['paid']],
    ['fa', 'شماره كارت', ['card']],
    ['fa', 'نیمه کاره', ['pause']],
  ] as const)('in %s for %j finds the questions %j', async (language, search, found) => {
    const { user } = await renderApp({ at: '/faqs', language })
    await user.click(await searchBox())
    await user.paste(search)
    await waitFor(() => expect(shown()).toEqual(found))
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('search')).toBe(search))
  })

  it('shows the number of results', async () => {
    const { user } = await renderApp({ at: '/faqs' })
    await user.type(await searchBox(), 'certificate')
    expect(await screen.findByText('3 questions')).toHaveAttribute('role', 'status')
  })

  it('is in the URL, so that a link shares it and Back restores it', async () => {
    await renderApp({ at: '/faqs?search=certificate' })
    expect(await searchBox()).toHaveValue('certificate')
    expect(shown()).toEqual(['free', 'paid', 'certificate'])
    window.history.pushState({ key: 'next', idx: 1 }, '', '/faqs')
    window.history.back()
    await waitFor(() => expect(shown()).toEqual(['free', 'paid', 'certificate']))
  })

  it('loses no letter that is typed while the URL is updated', async () => {
    const { user } = await renderApp({ at: '/faqs' })
    const box = await searchBox()
    const replace = window.history.replaceState.bind(window.history)
    vi.spyOn(window.history, 'replaceState').mockImplementationOnce((...step) => {
      replace(...step)
      fireEvent.change(box, { target: { value: 'certificate' } })
    })
    await user.click(box)
    await user.paste('certif')
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('search')).toBe('certificate'))
    expect(box).toHaveValue('certificate')
  })

  it('without results shows a message, and offers the contact form', async () => {
    const { user } = await renderApp({ at: '/faqs?search=dinosaur' })
    const none = 'No question found for “dinosaur”'
    expect(await screen.findByText(none, { ignore: '.visually-hidden' })).toBeVisible()
    expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent(none)
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us')
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(shown()).toHaveLength(Object.keys(questions).length)
    expect(await searchBox()).toHaveFocus()
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('of 5,000 characters is cut to 200', async () => {
    await renderApp({ at: `/faqs?search=${'x'.repeat(5000)}` })
    expect(await searchBox()).toHaveValue('x'.repeat(200))
  })
})

describe('the link of a question', () => {
  it('opens the question, focuses it and scrolls to it', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await renderApp({ at: '/faqs#offline' })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(open()).toEqual(['offline']))
    expect(document.getElementById('offline')?.querySelector('h3 > button')).toHaveFocus()
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([document.getElementById('offline')]))
  })

  it.each(['#nothing', '#', '#%', '#"]', '#main'])(
    'of no known question (%s) opens nothing',
    async (hash) => {
      await renderApp({ at: `/faqs${hash}` })
      await screen.findByRole('heading', { level: 1 })
      expect(shown()).toHaveLength(Object.keys(questions).length)
      expect(open()).toEqual([])
    },
  )

  it('is copied by a button, which confirms it', async () => {
    const { user } = await renderApp({ at: '/faqs#quiz' })
    await screen.findByText(questions.quiz.answer)
    const question = within(document.getElementById('quiz') as HTMLElement)
    await user.click(question.getByRole('button', { name: 'Copy the link to this question' }))
    const message = await question.findByText('The link is copied')
    await waitFor(() => expect(message).toBeVisible())
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/faqs#quiz')
  })

  it('announces each further copy', async () => {
    const { user } = await renderApp({ at: '/faqs#quiz' })
    await screen.findByText(questions.quiz.answer)
    const question = within(document.getElementById('quiz') as HTMLElement)
    const copy = question.getByRole('button', { name: 'Copy the link to this question' })
    await user.click(copy)
    const message = await question.findByText('The link is copied')
    await user.click(copy)
    await waitFor(() => expect(message).not.toBeInTheDocument())
    expect(question.getByRole('status')).toHaveTextContent('The link is copied')
  })

  it('is put into the address bar, beside the search, if the browser refuses to copy', async () => {
    const { user } = await renderApp({ at: '/faqs?search=quiz' })
    await user.click(await screen.findByText(questions.quiz.question))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    const question = within(document.getElementById('quiz') as HTMLElement)
    await user.click(question.getByRole('button', { name: 'Copy the link to this question' }))
    const message = await question.findByText('The link stands in the address bar')
    await waitFor(() => expect(message).toBeVisible())
    const { pathname, search, hash } = window.location
    expect(pathname + search + hash).toBe('/faqs?search=quiz#quiz')
  })

  it('of a theme leads to its heading, and keeps the search', async () => {
    const { user } = await renderApp({ at: '/faqs?search=certificate' })
    await user.click(await screen.findByRole('link', { name: 'Learning and progress' }))
    expect(window.location.search + window.location.hash).toBe('?search=certificate#theme-learning')
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Learning and progress' })).toHaveFocus(),
    )
  })
})
