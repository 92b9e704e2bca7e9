import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { Overview } from '@/screens/course/Overview'
import { createStore } from '@/state/store'
import { server } from '../../helpers/mockApi'
import { speak } from '../../helpers/speak'

const html = '<h3>What is a program?</h3><p>A list of steps.</p>'

let styleRequests: number

beforeEach(async () => {
  await speak('en')
  styleRequests = 0
  server.use(
    http.get('*/api/public/rich-text.css', () => {
      styleRequests += 1
      return HttpResponse.text('', { headers: { 'Content-Type': 'text/css' } })
    }),
  )
})

/** The HTML that the prerenderer leaves in the closed tab. */
function documentWith(overview: { html: string; isOpen: boolean }) {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = `<div><div><div class="rich-text">${overview.html}</div></div></div>`
  onTestFinished(() => root.remove())
  const errors: unknown[] = []
  const store = createStore()
  const { rerender } = render(<Overview {...overview} />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    container: root,
    hydrate: true,
    onRecoverableError: (error) => void errors.push(error),
  })
  return { errors, update: (next: typeof overview) => rerender(<Overview {...next} />) }
}

describe('an overview whose text is in the document', () => {
  it('keeps the text, and requests nothing before its tab opens', async () => {
    const { errors, update } = documentWith({ html, isOpen: false })
    const words = screen.getByText('A list of steps.')
    expect(errors).toEqual([])
    expect(styleRequests).toBe(0)
    update({ html, isOpen: true })
    await waitFor(() => expect(styleRequests).toBe(1))
    update({ html, isOpen: false })
    expect(screen.getByText('A list of steps.')).toBe(words)
  })

  it('shows a placeholder for a picture that cannot be loaded', () => {
    const { update } = documentWith({ html: '<img src="/gone.png" alt="A stage">', isOpen: false })
    update({ html: '<img src="/gone.png" alt="A stage">', isOpen: true })
    const picture = screen.getByRole('img', { name: 'A stage' })
    act(() => void picture.dispatchEvent(new Event('error')))
    expect(picture).toHaveAttribute('src', '/static/images/image-fallback.svg')
  })

  it('replaces the text by a newer one from the server, sanitized', async () => {
    const { errors, update } = documentWith({ html, isOpen: true })
    update({ html: '<p>Newer words.</p><script>hurt=1</script>', isOpen: true })
    expect(await screen.findByText('Newer words.')).toBeVisible()
    expect(screen.queryByText('A list of steps.')).toBeNull()
    expect(document.querySelector('script')).toBeNull()
    update({ html, isOpen: true })
    expect(screen.getByText('A list of steps.')).toBeVisible()
    expect(errors).toEqual([])
  })
})
