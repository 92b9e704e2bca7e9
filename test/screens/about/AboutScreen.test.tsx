import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillIn, good } from '../../blocks/contactForm'
import { renderApp } from '../../helpers/renderApp'
import { giveSight } from '../../helpers/sight'

let sight: ReturnType<typeof giveSight>
beforeEach(() => {
  sight = giveSight()
})

const openTab = () => screen.findByRole('tab', { selected: true })
const video = (name: string) => screen.getByLabelText(name, { selector: 'video' })
const panel = () => screen.getByRole('tabpanel')
const film = () => panel().querySelector('figure') as Element
const sources = (element: Element) =>
  [...element.querySelectorAll('source')].map(({ src }) => new URL(src).pathname)

describe('the tabs story, mission, vision (index 0, 1, 2)', () => {
  it.each([
    ['', 'Our story'],
    ['?tab=0', 'Our story'],
    ['?tab=1', 'Our mission'],
    ['?tab=2', 'Our vision'],
    ['?tab=3', 'Our story'],
    ['?tab=-1', 'Our story'],
    ['?tab=01', 'Our story'],
    ['?tab=1.0', 'Our story'],
    ['?tab=vision', 'Our story'],
    ['?tab=', 'Our story'],
    ['?tab=2&tab=1', 'Our vision'],
  ])('%s opens %s', async (query, name) => {
    await renderApp({ at: `/about-us${query}` })
    expect(await openTab()).toHaveTextContent(name)
    expect(screen.getAllByRole('tab')).toHaveLength(3)
    expect(screen.getByRole('tabpanel', { name })).toBeVisible()
  })

  it('keep their index in the URL', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await user.click(await screen.findByRole('tab', { name: 'Our vision' }))
    expect(window.location.search).toBe('?tab=2')
    await user.click(screen.getByRole('tab', { name: 'Our story' }))
    expect(window.location.search).toBe('')
  })

  it('change by arrow keys, Home and End, and wrap around at the ends', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    ;(await openTab()).focus()
    for (const [key, name] of [
      ['ArrowRight', 'Our mission'],
      ['ArrowRight', 'Our vision'],
      ['ArrowRight', 'Our story'],
      ['ArrowLeft', 'Our vision'],
      ['Home', 'Our story'],
      ['End', 'Our vision'],
    ] as const) {
      await user.keyboard(`{${key}}`)
      expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus()
    }
  })

  it('follow the direction of reading in Persian', async () => {
    const { user } = await renderApp({ at: '/about-us', language: 'fa' })
    const list = await screen.findByRole('tablist')
    list.style.direction = 'rtl'
    ;(await openTab()).focus()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'کار ما', selected: true })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'داستان ما', selected: true })).toHaveFocus()
  })
})

describe('the three videos (story, mission, vision)', () => {
  it.each([
    ['en', 0, 'Film: our story', 'story-en'],
    ['en', 1, 'Film: our mission', 'mission-en'],
    ['en', 2, 'Film: our vision', 'vision-en'],
    ['fa', 0, 'فیلم: داستان ما', 'story-fa'],
    ['fa', 1, 'فیلم: کار ما', 'mission-fa'],
    ['fa', 2, 'فیلم: آرزوی ما', 'vision-fa'],
  ] as const)(
    'have a file that depends on the selected language (%s, tab %i)',
    async (language, tab, name, file) => {
      await renderApp({ at: `/about-us?tab=${tab}`, language })
      await openTab()
      await sight.see(film())
      expect(sources(video(name))).toEqual([
        `/static/videos/about/${file}.mp4`,
        `/static/videos/about/${file}.webm`,
      ])
      expect(video(name)).toHaveAttribute('poster', `/static/videos/about/${file}.webp`)
    },
  )

  it('load only near the viewport, one at a time, and never start by themselves', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await openTab()
    expect(document.querySelector('video')).toBeNull()
    await sight.see(film())
    expect(video('Film: our story')).toHaveAttribute('preload', 'none')
    expect(video('Film: our story')).not.toHaveAttribute('autoplay')
    expect(video('Film: our story')).toHaveAttribute('controls')
    await user.click(screen.getByRole('tab', { name: 'Our mission' }))
    expect(document.querySelector('video')).toBeNull()
    await sight.see(film())
    expect(document.querySelectorAll('video')).toHaveLength(1)
  })

  it('load nothing while their tabs are closed; only their text is in the page', async () => {
    await renderApp({ at: '/about-us?tab=1' })
    await openTab()
    await sight.see(film())
    const panels = [...document.querySelectorAll('[role=tabpanel]')]
    expect(panels.map((panel) => panel.ariaHidden)).toEqual(['true', 'false', 'true'])
    expect(panels.map((panel) => panel.querySelector('[hidden]') !== null)).toEqual([true, false, true])
    expect(panels.map((each) => each.querySelectorAll('video').length)).toEqual([0, 1, 0])
    expect(panels[0]).toHaveTextContent('A teacher and a child sit at a kitchen table')
    expect(panels[2]).toHaveTextContent('Night lies over hills and houses')
  })

  it('load again after a failure when their tab opens again', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await openTab()
    await sight.see(film())
    fireEvent.error(film().querySelector('source:last-child') as Element)
    expect(screen.getByText(/^The film could not be loaded/)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Our mission' }))
    await user.click(screen.getByRole('tab', { name: 'Our story' }))
    expect(screen.queryByText(/^The film could not be loaded/)).toBeNull()
    expect(video('Film: our story')).toBeVisible()
  })

  it('change with the language', async () => {
    const { store } = await renderApp({ at: '/about-us' })
    await openTab()
    await sight.see(film())
    store.dispatch({ type: 'language/languageChosen', payload: 'fa' })
    await waitFor(() =>
      expect(sources(video('فیلم: داستان ما'))[0]).toBe('/static/videos/about/story-fa.mp4'),
    )
  })

  it('have a text of their content, which opens with a message if a film cannot be loaded', async () => {
    await renderApp({ at: '/about-us' })
    await openTab()
    await sight.see(film())
    const words = within(panel()).getByText('What the film shows').closest('details')
    expect(words).toHaveTextContent('A teacher and a child sit at a kitchen table')
    expect(words).not.toHaveAttribute('open')
    fireEvent.error(film().querySelector('source:last-child') as Element)
    expect(screen.getByText(/^The film could not be loaded/)).toBeVisible()
    expect(words).toHaveAttribute('open')
    expect(document.querySelector('video')).toBeNull()
  })
})

describe('the about page', () => {
  it('has a heading and a contact-us button', async () => {
    await renderApp({ at: '/about-us' })
    expect(await screen.findByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us')
  })

  it('loads the contact form when it is near, and shares its draft with the contact page', async () => {
    const { user, unmount } = await renderApp({ at: '/about-us' })
    const section = await screen.findByRole('region', { name: 'Write to us' })
    await sight.see(section.lastElementChild as Element)
    expect(await within(section).findByRole('form', { name: 'Send us a message' })).toBeVisible()
    await fillIn(user, { subject: good.subject })
    unmount()
    await renderApp({ at: '/contact-us' })
    expect(await screen.findByLabelText('Subject')).toHaveValue(good.subject)
  })

  it('loads all its forms for a keyboard user, even far from the viewport', async () => {
    const { user } = await renderApp({ at: '/about-us' })
    await screen.findByRole('region', { name: 'Be part of it' })
    await user.keyboard('{Tab}')
    expect(await screen.findByRole('form', { name: 'Send us a message' })).toBeVisible()
    expect(await screen.findByRole('form', { name: 'A letter from us, now and then' })).toBeVisible()
  })

  it('has the subscribe block: title, three buttons (teacher registration, donation, member registration) and the newsletter', async () => {
    await renderApp({ at: '/about-us' })
    const block = within(await screen.findByRole('region', { name: 'Be part of it' }))
    for (const [name, to] of [
      ['Become a teacher', '/registration/teacher'],
      ['Make a donation', '/donation'],
      ['Become a member', '/registration/member'],
    ] as const)
      expect(block.getByRole('link', { name })).toHaveAttribute('href', to)
    expect(block.getByRole('heading', { name: 'A letter from us, now and then' })).toBeVisible()
  })
})
