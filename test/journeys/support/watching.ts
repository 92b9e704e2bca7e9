import type { Page } from '@playwright/test'
import type { ProgressUpdate } from '../../../src/api/types'
import { expect, type MockApi } from './fixtures'

export { changeLesson } from '../../scenes/changeLesson'

const course = '/learn/first-steps-in-scratch'

export const lessonPath = (number: string) => `${course}?lesson=c-001-l-${number}`

/**
 * The videos of Sara's course: one in three qualities, stored at second 12; a single file; and a playlist
 * that lists its own renditions.
 */
export const film = lessonPath('08')
export const clip = lessonPath('05')
export const stream = lessonPath('12')

export const video = (page: Page) =>
  page.locator('video').evaluate((element: HTMLVideoElement) => ({
    second: element.currentTime,
    isPaused: element.paused,
    height: element.videoHeight,
    speed: element.playbackRate,
    isMuted: element.muted,
    isLooping: element.loop,
    buffered: element.buffered.length > 0 ? element.buffered.end(element.buffered.length - 1) : 0,
    soundBytes: (element as HTMLVideoElement & { webkitAudioDecodedByteCount: number })
      .webkitAudioDecodedByteCount,
  }))

export const seconds = (page: Page) =>
  expect.poll(async () => (await video(page)).second, { timeout: 20_000 })

export const height = (page: Page) => expect.poll(async () => (await video(page)).height)

export const isPaused = (page: Page) => expect.poll(async () => (await video(page)).isPaused)

/** Presses the large play button. */
export async function play(page: Page, name: string) {
  const button = page.locator('.plyr__control--overlaid')
  await expect(button).toHaveAccessibleName(new RegExp(name))
  await button.click()
  await isPaused(page).toBe(false)
}

/** Seeks to an exact second, which a learner could only approach by hand. */
export async function seekTo(page: Page, second: number) {
  await page.locator('video').evaluate((element: HTMLVideoElement, place) => {
    element.currentTime = place
  }, second)
}

/** Chooses one of the settings by keyboard, by the texts of its entry and its choice. */
export async function choose(page: Page, settings: string, entry: string, choice: string) {
  await page.getByRole('button', { name: settings, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).press('Enter')
  await page.getByRole('menuitemradio', { name: choice, exact: true }).press('Enter')
  await page.keyboard.press('Escape')
}

/**
 * The reports of positions within a range; which seconds are reported depends on the load of the machine.
 */
export const reportsBetween = async (api: MockApi, from: number, until: number) =>
  (await api.received('updateProgress'))
    .map(({ body }) => body as ProgressUpdate)
    .filter(({ lastPosition = -1 }) => lastPosition >= from && lastPosition < until)

/** The video plays until its page closes, and the page stores the second that it has reached by then. */
export const rememberEnd = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => {
    const keepSecond = () => localStorage.setItem('second at the end', String(film.currentTime))
    addEventListener('pagehide', keepSecond)
    // On a busy machine the browser may close a tab before it has written what `pagehide` stores.
    film.addEventListener('timeupdate', keepSecond)
  })

/** Reads the stored second in another tab. */
export const rememberedEnd = async (page: Page) => {
  const second = () => page.evaluate(() => Number(localStorage.getItem('second at the end')))
  await expect.poll(second).toBeGreaterThan(0)
  return second()
}

export const remembered = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('player') ?? '{}')
    return JSON.parse(stored.preferences ?? '{}')
  })
