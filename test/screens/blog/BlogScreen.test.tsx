import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { PLACEHOLDER } from '@/ui/PlaceholderHeading'
import { falsified, type StubDoor } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'

const POST = '*/api/blog/get-blog/:slug'
const at = '/blogs/a-desk-of-their-own'
/** Waits for the post's own heading, which a placeholder precedes while the post loads. */
const heading = () =>
  waitFor(() => {
    const found = screen.getByRole('heading', { level: 1 })
    expect(found).not.toHaveAttribute(PLACEHOLDER)
    return found
  })

function answer(body: unknown, status = 200, door: StubDoor = http) {
  server.use(door.get(POST, () => HttpResponse.json(body as object, { status })))
}

const whole = {
  title: 'A class under the walnut tree',
  createdAt: '2026-02-14T09:30:00.000Z',
  html: '<p>The lesson moved <strong>outside</strong>.</p>',
  imageUrl: '/mock-media/blog/01.svg',
  imageName: 'Children under a tree',
  showInBlog: true,
}

describe('a blog post', () => {
  test('shows title, date and the HTML body', async () => {
    answer(whole)
    await renderApp({ at })
    expect(await heading()).toHaveTextContent('A class under the walnut tree')
    expect(screen.getByText('14-02-2026')).toBeVisible()
    expect(screen.getByText('outside').tagName).toBe('STRONG')
    expect(screen.getByRole('link', { name: 'All posts' })).toHaveAttribute('href', '/blogs')
  })

  test('is shown in Persian with Persian digits', async () => {
    await renderApp({ at, language: 'fa' })
    expect(await heading()).toHaveTextContent('یک میز فقط برای خودش، حتی در خانهٔ کوچک')
    expect(screen.getByText('۱۶-۰۹-۲۰۲۶')).toBeVisible()
  })

  test('says that it is loading', async () => {
    server.use(http.get(POST, () => delay('infinite')))
    await renderApp({ at })
    expect(await screen.findByText('Loading the post…')).toBeInTheDocument()
  })

  test('shows its image when showInBlog is true', async () => {
    answer(whole)
    await renderApp({ at })
    const image = await screen.findByRole('img', { name: 'Children under a tree' })
    expect(image).toHaveAttribute('src', '/mock-media/blog/01.svg')
    fireEvent.error(image)
    expect(image).toHaveAttribute('src', '/static/images/image-fallback.svg')
  })

  test.each([false, undefined, null, 'true', 1])(
    'shows no image when showInBlog is %j',
    async (showInBlog) => {
      answer({ ...whole, showInBlog }, 200, falsified)
      await renderApp({ at })
      await heading()
      expect(document.querySelector('main article img')).toBeNull()
    },
  )

  test('is styled by the rich-text stylesheet from the API host', async () => {
    document.adoptedStyleSheets = []
    answer(whole)
    await renderApp({ at })
    await heading()
    await waitFor(() => expect(document.adoptedStyleSheets).toHaveLength(1))
    const rules = [...(document.adoptedStyleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText)
    expect(rules.length).toBeGreaterThan(3)
    for (const rule of rules)
      expect(rule).toMatch(
        /^:where\((:root:not\(\[data-theme=.dark.\]\) :is\()?\.rich-text, \.rich-text \*\)/,
      )
  })

  test('without text says that there is nothing to read', async () => {
    answer({ ...whole, html: ' <p> </p> ' })
    await renderApp({ at })
    expect(await screen.findByText('There is nothing to read in this post.')).toBeVisible()
  })

  test('is loaded in the new language after the visitor changes it', async () => {
    const { user } = await renderApp({ at })
    expect(await heading()).toHaveTextContent('A desk of their own')
    await user.click(screen.getByRole('button', { name: /language/i }))
    await user.click(await screen.findByRole('menuitemradio', { name: /فارسی/ }))
    await waitFor(async () => expect(await heading()).toHaveTextContent('یک میز فقط برای خودش'))
  })
})

describe('a post that cannot be shown', () => {
  test('Blog detail 404: Not-found page.', async () => {
    await renderApp({ at: '/blogs/no-such-post' })
    expect(await screen.findByRole('heading', { name: 'Page not found!' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    [500, { message: 'The press is broken' }, 'The press is broken'],
    [403, { message: 'Not for you' }, 'Not for you'],
    [500, {}, 'Something went wrong on our side.'],
    [200, { hello: [] }, 'The server gave an answer that could not be read.'],
  ])(
    "Blog detail other error: 'Something went wrong' with the error message (%i)",
    async (status, body, words) => {
      answer(body, status, falsified)
      const { user } = await renderApp({ at })
      const dialog = await screen.findByRole('dialog', { name: 'Something went wrong' })
      expect(within(dialog).getByText(words)).toBeVisible()
      server.resetHandlers()
      await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
      await waitFor(async () => expect(await heading()).toHaveTextContent('A desk of their own'))
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('shows its message and another try in the page after the dialog is closed', async () => {
    answer({ message: 'The press is broken' }, 500)
    const { user } = await renderApp({ at })
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const alert = within(screen.getByRole('alert'))
    expect(alert.getByText('The press is broken')).toBeVisible()
    server.resetHandlers()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await waitFor(async () => expect(await heading()).toHaveTextContent('A desk of their own'))
  })

  test('opens the dialog again when the retry fails', async () => {
    answer({ message: 'The press is broken' }, 500)
    const { user } = await renderApp({ at })
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('dialog', { name: 'Something went wrong' })).toBeVisible()
  })
})

describe('a post with unusual or invalid fields', () => {
  test('is shown with a title of 300 characters, no date and the fallback picture', async () => {
    answer(
      { ...whole, title: 'ب'.repeat(300), createdAt: 'yesterday', imageUrl: 'javascript:alert(1)' },
      200,
      falsified,
    )
    await renderApp({ at })
    expect(await heading()).toHaveTextContent('ب'.repeat(300))
    expect(screen.queryByText(/invalid date/i)).toBeNull()
    expect(document.querySelector('main time')).toBeNull()
    expect(document.querySelector('main article img')).toHaveAttribute(
      'src',
      '/static/images/image-fallback.svg',
    )
  })

  test.each([undefined, null, '', ['x'], {}])(
    "with the title %j is called 'Post without a title'",
    async (title) => {
      answer({ ...whole, title }, 200, falsified)
      await renderApp({ at })
      expect(await heading()).toHaveTextContent('Post without a title')
    },
  )

  test('with a body that is not text says that there is nothing to read', async () => {
    answer({ ...whole, html: { evil: '<script>' } }, 200, falsified)
    await renderApp({ at })
    expect(await screen.findByText('There is nothing to read in this post.')).toBeVisible()
  })

  test.each(['a%2Fb', 'a%252Fb', '%D8%B1%D9%87%D8%A7', 'a%20b%3Fc'])(
    'at the unusual address %s is requested by exactly this slug',
    async (slug) => {
      const asked: string[] = []
      server.use(
        http.get(POST, ({ request }) => {
          asked.push(new URL(request.url).pathname)
          return HttpResponse.json(whole)
        }),
      )
      await renderApp({ at: `/blogs/${slug}` })
      await heading()
      expect(asked).toEqual([`/api/blog/get-blog/${slug}`])
    },
  )

  test('is shown without a new answer when the visitor goes back to it', async () => {
    const { user } = await renderApp({ at: '/blogs' })
    await user.click(await screen.findByRole('link', { name: 'A desk of their own, even in a small flat' }))
    await screen.findByRole('link', { name: 'All posts' })
    act(() => window.history.back())
    await waitFor(() => expect(window.location.pathname).toBe('/blogs'))
    server.use(http.get(POST, () => delay('infinite')))
    act(() => window.history.forward())
    expect(await screen.findByRole('link', { name: 'All posts' })).toBeVisible()
  })
})
