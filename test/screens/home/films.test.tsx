import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { keepDataUse } from '@/lib/page/dataUse'
import { setPaused } from '@/screens/home/motion'
import { renderApp } from '../../helpers/renderApp'
import { giveSight } from '../../helpers/sight'
import { readHomeAt } from './homeSections'

let play: MockInstance<HTMLMediaElement['play']>
let pause: MockInstance<HTMLMediaElement['pause']>

beforeEach(() => {
  act(() => setPaused(false))
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const heroPicture = () =>
  document.querySelector('img[src="/static/images/hero.svg"]')?.parentElement as Element
const clip = () => heroPicture().querySelector('video')

function loadedClip() {
  return waitFor(() => {
    const video = clip()
    if (!video) throw new Error('The clip has not loaded.')
    return video
  })
}

async function openHome() {
  const sight = giveSight()
  const app = await renderApp({ at: '/' })
  await screen.findByRole('heading', { level: 1 })
  await sight.whenWatched(heroPicture())
  return { ...app, ...sight }
}

/** The visitor's settings ask for less motion. `allow` ends that while the page is open. */
function preferLessMotion() {
  let prefersLess = true
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('reduced-motion') && prefersLess
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }))
  return {
    allow: () =>
      act(() => {
        prefersLess = false
        for (const listener of listeners) listener()
      }),
  }
}

describe('the clip of the hero', () => {
  it('starts after the still picture has shown: silent, in a loop, with a pause button', async () => {
    const { see, user } = await openHome()
    expect(clip()).toBeNull()
    await see(heroPicture())
    const video = await loadedClip()
    expect(video.muted).toBe(true)
    expect(video.loop).toBe(true)
    expect(video).toHaveAttribute('aria-hidden', 'true')
    expect(play).toHaveBeenCalled()
    fireEvent.playing(video)

    await user.click(screen.getByRole('button', { name: 'Pause the animations' }))
    expect(pause).toHaveBeenCalledTimes(1)
    play.mockClear()
    await user.click(screen.getByRole('button', { name: 'Play the animations' }))
    expect(play).toHaveBeenCalledTimes(1)
  })

  it('does not start for a visitor who prefers less motion, until that changes', async () => {
    const { allow } = preferLessMotion()
    const { see } = await openHome()
    await see(heroPicture())
    expect(clip()).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pause the animations' })).toBeNull()
    allow()
    expect(await loadedClip()).toBeInTheDocument()
  })

  it.each([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['has a slow connection', { saveData: false, effectiveType: 'slow-2g' }],
  ])('does not start for a visitor who %s', async (_who, connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    try {
      const { see } = await openHome()
      await see(heroPicture())
      expect(clip()).toBeNull()
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
  })

  it('leaves the still picture if the browser refuses to play', async () => {
    play.mockRejectedValue(new DOMException('not allowed', 'NotAllowedError'))
    const { see } = await openHome()
    await see(heroPicture())
    const video = await loadedClip()
    expect(video).toHaveAttribute('data-seen', 'false')
    expect(screen.queryByRole('button', { name: 'Pause the animations' })).toBeNull()
  })
})

describe('the orbiting subject icons', () => {
  const orbit = async () => {
    await screen.findByRole('heading', { name: 'What would you like to learn?' })
    return document.querySelector('[data-motion]') as HTMLElement
  }

  it('stop and continue by the same button as the clip', async () => {
    const { user } = await readHomeAt('subjects')
    const sky = await orbit()
    expect(sky).toHaveAttribute('data-motion', 'moving')
    await user.click(within(sky).getByRole('button', { name: 'Pause the animations' }))
    expect(sky).toHaveAttribute('data-motion', 'paused')
    await user.click(within(sky).getByRole('button', { name: 'Play the animations' }))
    expect(sky).toHaveAttribute('data-motion', 'moving')
  })

  it('stand still for a visitor who saves data, until she turns data saving off', async () => {
    keepDataUse('less')
    try {
      await readHomeAt('subjects')
      const sky = await orbit()
      expect(sky).toHaveAttribute('data-motion', 'unwelcome')
      expect(within(sky).queryByRole('button')).toBeNull()
      act(() => keepDataUse('device'))
      expect(sky).toHaveAttribute('data-motion', 'moving')
    } finally {
      act(() => keepDataUse('device'))
    }
  })

  it('stand still for a visitor who prefers less motion, without a pause button', async () => {
    preferLessMotion()
    await readHomeAt('subjects')
    const sky = await orbit()
    expect(sky).toHaveAttribute('data-motion', 'unwelcome')
    expect(within(sky).queryByRole('button')).toBeNull()
  })
})

describe('the how-it-works video', () => {
  const film = (name = 'Film: how it works') => screen.findByLabelText(name)

  it.each([
    ['en', 'Film: how it works', 'Finish, and the certificate is yours'],
    ['fa', 'فیلم: چطور کار می‌کند؟', 'تا آخر بروید و گواهی‌تان را بگیرید'],
  ] as const)(
    'is in the language of the page (%s), with its text beside it',
    async (language, name, last) => {
      const { sight } = await readHomeAt('how', language)
      const video = await film(name)
      expect(video).not.toHaveAttribute('poster')
      await sight.whenWatched(video)
      await sight.see(video)
      expect(video).toHaveAttribute('poster', `/static/videos/how-it-works-${language}.webp`)
      expect([...video.querySelectorAll('source')].map(({ src }) => new URL(src).pathname)).toEqual([
        `/static/videos/how-it-works-${language}.webm`,
        `/static/videos/how-it-works-${language}.mp4`,
      ])
      const words = document.getElementById(video.getAttribute('aria-describedby') ?? '') as HTMLElement
      expect(within(words).getAllByRole('listitem')).toHaveLength(5)
      expect(words).toHaveTextContent(last)
    },
  )

  it('loads and plays nothing before a press on play; then it has controls and the focus', async () => {
    const { user } = await readHomeAt('how')
    const video = (await film()) as HTMLVideoElement
    expect(video.preload).toBe('none')
    expect(video.autoplay).toBe(false)
    expect(play).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Play the film' }))
    expect(play).toHaveBeenCalledTimes(1)
    expect(video.controls).toBe(true)
    expect(video).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Play the film' })).toBeNull()
  })

  it('says that it cannot be played, and points to the steps', async () => {
    const { user } = await readHomeAt('how')
    const video = await film()
    await user.click(screen.getByRole('button', { name: 'Play the film' }))
    fireEvent.error(video.querySelector('source:last-of-type') as Element)
    expect(await screen.findByRole('alert')).toHaveTextContent('The steps beside it say the same.')
  })

  it('can be tried again after it failed', async () => {
    const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {})
    const { user } = await readHomeAt('how')
    const video = (await film()) as HTMLVideoElement
    await user.click(screen.getByRole('button', { name: 'Play the film' }))
    fireEvent.error(video.querySelector('source:last-of-type') as Element)
    await user.click(await screen.findByRole('button', { name: 'Play the film' }))
    expect(load).toHaveBeenCalledTimes(1)
    expect(play).toHaveBeenCalledTimes(2)
    expect(video.controls).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
