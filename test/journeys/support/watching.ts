import type { Page } from '@playwright/test'
import type { ProgressUpdate } from '../../../src/api/types'
import { expect, type MockApi } from './fixtures'

export { changeLesson } from '../../scenes/changeLesson'

const course = '/learn/first-steps-in-scratch'

export const lessonPath = (number: string) => `${course}?lesson=c-001-l-${number}`

/**
 * The videos of Sara's course: a film in three qualities at second 12, one plain file, one playlist that
 * lists its own renditions.
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

/** By the large button in the middle. */
export async function play(page: Page, name: string) {
  const button = page.locator('.plyr__control--overlaid')
  await expect(button).toHaveAccessibleName(new RegExp(name))
  await button.click()
  await isPaused(page).toBe(false)
}

/** The nearest that a learner comes to a second by hand. */
export async function seekTo(page: Page, second: number) {
  await page.locator('video').evaluate((element: HTMLVideoElement, place) => {
    element.currentTime = place
  }, second)
}

/** Chooses one of the settings, by keyboard, by the words of its entry and its choice. */
export async function choose(page: Page, settings: string, entry: string, choice: string) {
  await page.getByRole('button', { name: settings, exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: new RegExp(`^${entry}`) }).press('Enter')
  await page.getByRole('menuitemradio', { name: choice, exact: true }).press('Enter')
  await page.keyboard.press('Escape')
}

/** The seconds of a video that the server knows; the busyness of the machine decides which. */
export const reportsBetween = async (api: MockApi, from: number, until: number) =>
  (await api.received('updateProgress'))
    .map(({ body }) => body as ProgressUpdate)
    .filter(({ lastPosition = -1 }) => lastPosition >= from && lastPosition < until)

/** The video plays on until its page closes: the page stores the second that the video has reached then. */
export const rememberEnd = (page: Page) =>
  page.locator('video').evaluate((film: HTMLVideoElement) => {
    const keepSecond = () => localStorage.setItem('second at the end', String(film.currentTime))
    addEventListener('pagehide', keepSecond)
    // On a busy machine the browser closes a tab before its last words are written.
    film.addEventListener('timeupdate', keepSecond)
  })

/** In another tab: the second that was kept. */
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
