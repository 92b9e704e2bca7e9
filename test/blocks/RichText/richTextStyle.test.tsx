import { act, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { RichText } from '@/blocks/RichText/RichText'
import { languageShown } from '@/state/language/slice'
import { sessionSlice } from '@/state/session/slice'
import { createStore } from '@/state/store'
import { server } from '../../helpers/mockApi'

function inStore(store = createStore()) {
  return ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
}

afterEach(() => {
  document.adoptedStyleSheets = []
})

test('a rich-text style sheet that loads late applies to the next text, not to the one shown', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.use(
    http.get('*/api/public/rich-text.css', async () => {
      await held
      return HttpResponse.text('.rich-text { color: teal }', { headers: { 'Content-Type': 'text/css' } })
    }),
  )
  const read = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { rerender } = render(<RichText key="first" html="<p>First</p>" />, {
    wrapper: inStore(),
  })
  act(() => void vi.advanceTimersByTime(400))
  vi.useRealTimers()
  release()
  await vi.waitFor(() => expect(read).toHaveBeenLastCalledWith(expect.stringContaining(':where')))
  expect(document.adoptedStyleSheets ?? []).toEqual([])
  rerender(<RichText key="next" html="<p>Next</p>" />)
  expect(screen.getByText('Next')).toBeVisible()
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test("the host's rich-text style sheet replaces that of the document as soon as it has loaded", async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style id="rich-text-style">.rich-text { color: navy }</style>',
  )
  const built = document.getElementById('rich-text-style')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isAsked = false
  server.use(
    http.get('*/api/public/rich-text.css', async () => {
      isAsked = true
      await held
      return HttpResponse.text('.rich-text { color: teal }', { headers: { 'Content-Type': 'text/css' } })
    }),
  )
  render(<RichText html="<p>Words</p>" />, { wrapper: inStore() })
  await vi.waitFor(() => expect(isAsked).toBe(true))
  expect(built?.isConnected).toBe(true)
  expect(document.adoptedStyleSheets ?? []).toEqual([])
  release()
  await vi.waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(1))
  expect(built?.isConnected).toBe(false)
})

test("the rich-text style sheet is requested with the user's token and language", async () => {
  const record = { userId: 'u-1', accessToken: 'token-1', refreshToken: 'r' }
  const _persist = { version: -1, rehydrated: true }
  const session = { ...sessionSlice.getInitialState(), isRead: true, record, _persist }
  const store = createStore({ session })
  store.dispatch(languageShown('fa'))
  const asked: (string | null)[] = []
  server.use(
    http.get('*/api/public/rich-text.css', ({ request: { headers } }) => {
      asked.push(...['Authorization', 'Accept-Language', 'Accept'].map((name) => headers.get(name)))
      return HttpResponse.text('p { color: teal }', { headers: { 'Content-Type': 'text/css' } })
    }),
  )
  render(<RichText html="<p>Words</p>" />, { wrapper: inStore(store) })
  await vi.waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(1))
  expect(asked).toEqual(['Bearer token-1', 'fa', 'text/css'])
})
