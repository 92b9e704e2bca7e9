/** Whether the page keeps more and more in memory the longer a film runs. */
import type { Browser } from '@playwright/test'
import { atMost, type Finding } from './finding.ts'
import { asLearner, type Learner } from './learner.ts'
import { FILM, openFilm } from './watching.ts'

const HOUR = 60 * 60
const MAX_GROWTH_MB = 5
const MEGABYTE = 1_000_000

/** What a page builds once (compiled code, caches) is there after these seconds of the film. */
const WARM_UP = HOUR / 4
/** Its last seconds stay away: at its end the lesson would be completed. */
const END = 8 * HOUR - 10

/**
 * Eight hours of a real video that runs, and is besides moved on second by second: each step is a seek that the browser carries out, with
 * the event that tells its time; every report that falls due goes to the server and is answered. Garbage is collected before each look.
 */
export function measurePlaybackHeap(browser: Browser, origin: string): Promise<Finding[]> {
  return asLearner(browser, origin, FILM, async (learner) => {
    await openFilm(learner.page)
    await watch(learner, WARM_UP)
    const before = await heap(learner)
    await watch(learner, END)
    const growth = (await heap(learner)) - before
    return [atMost('growth of the heap in eight hours of a film', growth / MEGABYTE, MAX_GROWTH_MB, 'MB')]
  })
}

/** Goes on from where the video is, up to a second of it. */
async function watch({ page }: Learner, until: number) {
  await page.evaluate(async (end) => {
    const video = document.querySelector('video')
    if (!video) throw new Error('There is no video.')
    video.muted = true
    await video.play()
    const next = (event: string) =>
      new Promise((resolve) => video.addEventListener(event, resolve, { once: true }))
    await next('timeupdate')
    while (video.currentTime < end) {
      const isThere = next('seeked')
      video.currentTime += 1
      await isThere
    }
    video.pause()
  }, until)
  await page.waitForLoadState('networkidle')
}

/** Bytes that the page's scripts hold. */
async function heap({ cdp }: Learner) {
  // What a collection sets free may hold other things, which the next one finds.
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
