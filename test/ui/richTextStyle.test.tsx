import { act, render, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { RichText } from '@/ui/RichText'
import { server } from '../helpers/mockApi'

afterEach(() => {
  document.adoptedStyleSheets = []
})

test('a style sheet that comes when texts have stopped waiting changes the next text, not the one that is read', async () => {
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
  const { rerender } = render(<RichText key="first" html="<p>First</p>" />)
  act(() => void vi.advanceTimersByTime(400))
  vi.useRealTimers()
  release()
  await vi.waitFor(() => expect(read).toHaveBeenLastCalledWith(expect.stringContaining(':where')))
  expect(document.adoptedStyleSheets ?? []).toEqual([])
  rerender(<RichText key="next" html="<p>Next</p>" />)
  expect(screen.getByText('Next')).toBeVisible()
  expect(document.adoptedStyleSheets).toHaveLength(1)
})

test('the style sheet of the host takes the place of what the document was built with, at once', async () => {
  vi.resetModules()
  const { RichText: FreshRichText } = await import('@/ui/RichText')
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
  render(<FreshRichText html="<p>Words</p>" />)
  await vi.waitFor(() => expect(isAsked).toBe(true))
  expect(built?.isConnected).toBe(true)
  expect(document.adoptedStyleSheets ?? []).toEqual([])
  release()
  await vi.waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(1))
  expect(built?.isConnected).toBe(false)
})
