import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { goesOn, openBad, values } from './badInput'
import { fakePlayer } from './fakePlayer'
import { contents, lessonTitle } from './learning'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

const LONG = 'Long words '.repeat(30).trim()
const hostile = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost/1',
  'https://user:secret@evil.example/a',
  'https://',
  '   ',
  7,
  {},
  null,
]

describe('the type of a lesson', () => {
  it.each([
    ['VIDEO', 'Video', 'Video not available'],
    [' Pdf\n', 'PDF', 'PDF document not available'],
    ['iMaGe', 'Image', 'Image not available'],
    ['QUIZ ', 'Quiz', 'Quiz content is not available.'],
    ['hologram', 'Text', 'Words of bad'],
    ['', 'Text', 'Words of bad'],
    [null, 'Text', 'Words of bad'],
    [7, 'Text', 'Words of bad'],
    [['video'], 'Text', 'Words of bad'],
    ['constructor', 'Text', 'Words of bad'],
  ])('%j has the label %s', async (type, label, content) => {
    const app = await openBad({ type })
    expect(await screen.findByText(content)).toBeVisible()
    expect(within(screen.getByRole('article')).getByText(label)).toBeVisible()
    await goesOn(app)
  })
})

describe('the duration of a text', () => {
  it.each(
    values(['', '5', 'mm:ss', 'hh:mm:ss', '-3', '00:00', '1:2:3:4', 'ten', -3, 0, 1e308, null, [], {}, true]),
  )('%j does not break the lesson', async (duration) => {
    const app = await openBad({ duration })
    await lessonTitle('The bad one')
    expect(screen.getByText('Words of bad')).toBeVisible()
    await goesOn(app)
  })
})

describe('the title of a lesson', () => {
  it.each(values([undefined, null, '', '   ', {}, [], true]))('%j gets a default name', async (title) => {
    const app = await openBad({ title })
    await lessonTitle('Lesson without a title')
    const link = within(await contents()).getByRole('link', { name: /Lesson without a title/ })
    expect(link).toHaveAttribute('aria-current', 'page')
    await goesOn(app)
  })

  it.each([
    [7, '7'],
    [LONG, LONG],
    ['<b>Bold</b> & {{title}}', '<b>Bold</b> & {{title}}'],
  ])('%j shows as it is', async (title, shown) => {
    const app = await openBad({ title })
    await lessonTitle(shown)
    await goesOn(app)
  })
})

describe('the description of a lesson', () => {
  const nothing = ['', '<p></p>', '<script>window.owned = 1</script>', '<style>*{display:none}</style>']

  it.each(values([7, {}, [], true, null, undefined, ...nothing]))(
    "%j shows 'There is nothing to read in this lesson yet.'",
    async (description) => {
      const app = await openBad({ description })
      expect(await screen.findByText('There is nothing to read in this lesson yet.')).toBeVisible()
      expect(screen.queryByRole('heading', { level: 2, name: 'In this lesson' })).toBeNull()
      expect(window).not.toHaveProperty('owned')
      await goesOn(app)
    },
  )

  it.each([
    '<p onclick="window.owned = 1">Words</p>',
    '<p>Words<img src=x onerror="window.owned = 1"></p>',
    '<p>Words<script>window.owned = 1</script></p>',
    '<p>Words<iframe srcdoc="<script>parent.owned = 1</script>"></iframe></p>',
    '<svg onload="window.owned = 1"></svg><p>Words</p>',
    '<form action="https://evil.example"><p>Words</p><input name="password"></form>',
    '<p>Words',
  ])('%s shows its text, and nothing in it runs', async (description) => {
    const app = await openBad({ description })
    const words = await screen.findByText('Words')
    expect(words.parentElement!.outerHTML).not.toMatch(/script|onerror|onclick|onload|iframe|svg|form|input/)
    words.click()
    expect(window).not.toHaveProperty('owned')
    await goesOn(app)
  })
})

describe('the address of a file', () => {
  it.each(values(hostile))(
    '%j is invalid: the lesson says that its content is not available',
    async (fileUrl) => {
      for (const [type, text] of [
        ['video', 'Video not available'],
        ['image', 'Image not available'],
        ['pdf', 'PDF document not available'],
      ]) {
        const app = await openBad({
          type,
          fileUrl,
          fileName: fileUrl,
          videoQualities: { low: { url: fileUrl } },
        })
        expect(await screen.findByText(text!)).toBeVisible()
        expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull()
        await goesOn(app)
        app.unmount()
      }
    },
  )

  it("an address that begins with '//' is a normal web address", async () => {
    const app = await openBad({ type: 'image', fileUrl: '//evil.example/a.png' })
    expect(await screen.findByRole('img', { name: 'The bad one' })).toHaveAttribute(
      'src',
      'http://evil.example/a.png',
    )
    await goesOn(app)
  })

  it.each(
    values<unknown>([
      null,
      'low',
      7,
      [],
      { low: null, medium: 7, high: {} },
      { low: { url: 7 } },
      { constructor: { url: '/x.mp4' } },
    ]),
  )('qualities %j: the single file is used', async (videoQualities) => {
    const app = await openBad({ type: 'video', fileUrl: '/clip.mp4', videoQualities })
    await waitFor(() => expect(fakePlayer.setup?.choices).toEqual([{ url: '/clip.mp4', isPlaylist: false }]))
    await goesOn(app)
  })

  it.each(values([null, 'en', 7, {}, [null, 7, 'en', {}], hostile.map((url) => ({ language: 'en', url }))]))(
    'captions %j: the video plays without them',
    async (captions) => {
      const app = await openBad({ type: 'video', fileUrl: '/clip.mp4', captions })
      await waitFor(() => expect(fakePlayer.setup?.captions).toEqual([]))
      await goesOn(app)
    },
  )
})
