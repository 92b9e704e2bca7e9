/** Counts the requests that a playing video sends to the server. */
import type { Browser, Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'
import { atLeast, type Finding, limitTo } from './finding.ts'
import { asLearner, type Learner } from './learner.ts'

/** A video of eight hours, and the id of its lesson. */
export const FILM = 'long-film'
const TEN_MINUTES = 600
const MAX_POSTS = 130
/** One report per five seconds, as specified, with some less for skipped seconds. */
const MIN_POSTS = 110
/**
 * The video really plays, four times as fast. Its clock ticks four times a second, so no second is skipped.
 */
const SPEED = 4

export async function measureWatching(browser: Browser, origin: string): Promise<Finding[]> {
  const posts = await asLearner(browser, origin, FILM, postsWhileWatching)
  const pausedPosts = await asLearner(browser, origin, FILM, postsWhilePaused)
  return [
    limitTo('posts in ten minutes of a film that plays', posts, MAX_POSTS, ''),
    atLeast('the same: it does play', posts, MIN_POSTS, ''),
    limitTo('posts in ten minutes of a film that is paused', pausedPosts, 0, ''),
  ]
}

/** Opens the video and waits until it can play. */
export async function openFilm(page: Page) {
  await page.goto(paths.learn(FILM, `${FILM}-l-01`))
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
  await page.waitForLoadState('networkidle')
}

async function postsWhileWatching({ page, reports, forgetReports }: Learner) {
  await openFilm(page)
  await forgetReports()
  await playTo(page, TEN_MINUTES)
  await page.waitForLoadState('networkidle')
  return (await reports()).length
}

/**
 * Pauses the video shortly after its start, and moves the page's clock ten minutes on, with every timer that
 * is due.
 */
async function postsWhilePaused({ page, reports, forgetReports }: Learner) {
  await page.clock.install()
  await openFilm(page)
  await playTo(page, 8)
  await page.evaluate(() => document.querySelector('video')?.pause())
  await page.waitForLoadState('networkidle')
  const bodies = (await reports()).map(({ body }) => JSON.stringify(body))
  if (!bodies.some((body) => body.includes('lastPosition'))) throw new Error('No position was told before.')
  await forgetReports()
  await page.clock.runFor(TEN_MINUTES * 1000)
  await page.waitForLoadState('networkidle')
  return (await reports()).length
}

/** Plays at SPEED up to this second of the video. */
function playTo(page: Page, second: number) {
  return page.evaluate(
    ([speed, end]) =>
      new Promise<void>((resolve, reject) => {
        const video = document.querySelector('video')
        if (!video) return reject(new Error('There is no video.'))
        video.muted = true
        video.playbackRate = speed
        video.addEventListener('timeupdate', () => video.currentTime >= end && resolve())
        video.play().catch(reject)
      }),
    [SPEED, second] as const,
  )
}
