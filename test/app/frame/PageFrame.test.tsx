import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { PageFrame } from '@/app/frame/PageFrame'
import { scrollMemory } from '@/app/frame/scrollMemory'
import { createStore } from '@/state/store'
import { renderApp } from '../../helpers/renderApp'
import { speak } from '../../helpers/speak'

let scrollTo: Mock

beforeEach(() => {
  scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
})

afterEach(() => {
  scrollMemory.forget()
  setScroll(0)
})

function setScroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true, writable: true })
  fireEvent.scroll(window)
}

const follow = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name })
function ListOfPages() {
  const { search } = useLocation()
  return (
    <>
      <h1>{search}</h1>
      <Link to="?page=2">next</Link>
    </>
  )
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a navigation to another page', () => {
  it('scrolls to the top and puts the focus on the heading', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await user.click(follow('Blog'))
    expect(await heading('Our blog')).toHaveFocus()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('waits for the heading of a page that is still loading', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await user.click(screen.getByRole('link', { name: /^Raha/ }))
    const title = await heading('Every child can learn something wonderful')
    await waitFor(() => expect(title).toHaveFocus())
  })

  it('does not move the focus on the first page of a visit', async () => {
    await renderApp({ at: '/about-us' })
    await heading('About us')
    expect(document.body).toHaveFocus()
    expect(scrollTo.mock.calls.filter(([, top]) => top !== 0)).toEqual([])
  })

  it('moves neither scroll position nor focus if only the query changes', async () => {
    await speak('en')
    render(
      <Provider store={createStore()}>
        <MemoryRouter initialEntries={['/list']}>
          <Routes>
            <Route element={<PageFrame />}>
              <Route path="/list" element={<ListOfPages />} />
            </Route>
          </Routes>
        </MemoryRouter>
      </Provider>,
    )
    scrollTo.mockClear()
    await userEvent.click(screen.getByRole('link', { name: 'next' }))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('?page=2')
    expect(screen.getByRole('link', { name: 'next' })).toHaveFocus()
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('Back and Forward', () => {
  it('restore the scroll position at which the page was left', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    setScroll(640)
    await user.click(follow('Blog'))
    await heading('Our blog')
    setScroll(80)
    act(() => window.history.back())
    await heading('About us')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
    act(() => window.history.forward())
    await heading('Our blog')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 80)
  })

  it('restore scroll positions from before a reload of the tab', async () => {
    await renderApp({ at: '/about-us' })
    setScroll(300)
    fireEvent(window, new Event('pagehide'))
    scrollMemory.forget()
    expect(scrollMemory.recall('start:/about-us')).toBe(300)
  })
})

describe('every page', () => {
  it.each([
    ['/about-us', 'About us · Raha'],
    ['/courses', 'Courses · Raha'],
    ['/signin', 'Sign in · Raha'],
    ['/blogs/a-desk-of-their-own', 'A desk of their own, even in a small flat · Raha'],
    ['/nowhere', 'Page not found · Raha'],
  ])('%s has the title %s', async (at, title) => {
    await renderApp({ at })
    await waitFor(() => expect(document.title).toBe(title))
  })

  it('changes its title with the page and the language', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await user.click(follow('Contact us'))
    await waitFor(() => expect(document.title).toBe('Contact us · Raha'))
    await user.click(screen.getByRole('button', { name: /^Language:/ }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'فارسی' }))
    await waitFor(() => expect(document.title).toBe('تماس با ما · Raha'))
  })

  it('begins with a link that skips to the content and leaves the address alone', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await user.tab()
    const skip = screen.getByRole('link', { name: 'Skip to the content' })
    expect(skip).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.location.hash).toBe('')
  })
})
