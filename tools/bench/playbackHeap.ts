/** Measures whether the page keeps more and more in memory the longer a film runs. */
import type { Browser } from '@playwright/test'
import { atLeast, type Finding, limitTo } from './finding.ts'
import { asLearner, isReport, type Learner } from './learner.ts'
import { FILM, openFilm } from './watching.ts'

const HOUR = 60 * 60
const MAX_GROWTH_MB = 5
const MEGABYTE = 1_000_000

/** A page has built its caches and compiled code after these seconds of the film. */
const WARM_UP = HOUR / 4
/** The least number of the 5 760 multiples of five seconds; with fewer, nobody has watched. */
const MIN_REPORTS = 5000
/** So long a report's answer is waited for. */
const ANSWER_MS = 1000
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
    let reports = 0
    learner.page.on('requestfinished', (request) => {
      if (isReport(request.url())) reports += 1
    })
    await watch(learner, END)
    const growth = (await heap(learner)) - before
    return [
      limitTo('growth of the heap in eight hours of a film', growth / MEGABYTE, MAX_GROWTH_MB, 'MB'),
      atLeast('reports sent and answered meanwhile', reports, MIN_REPORTS, ''),
    ]
  })
}

/** Goes on from where the video is, up to a second of it; every report has its answer before the film goes on. */
async function watch({ page }: Learner, until: number) {
  await page.evaluate(
    async ([end, patience]) => {
      const video = document.querySelector('video')
      if (!video) throw new Error('There is no video.')
      let onAnswer = () => {}
      new PerformanceObserver(() => onAnswer()).observe({ type: 'resource' })
      const answer = () =>
        new Promise<void>((resolve) => {
          onAnswer = resolve
          setTimeout(resolve, patience)
        })
      const next = (event: string) =>
        new Promise((resolve) => video.addEventListener(event, resolve, { once: true }))
      video.muted = true
      await video.play()
      await next('timeupdate')
      while (video.currentTime < end) {
        const [before, isThere] = [Math.floor(video.currentTime / 5), next('seeked')]
        video.currentTime += 1
        await isThere
        if (Math.floor(video.currentTime / 5) !== before) await answer()
      }
      video.pause()
    },
    [until, ANSWER_MS] as const,
  )
  await page.waitForLoadState('networkidle')
}

/** Bytes that the page's scripts hold. */
async function heap({ cdp }: Learner) {
  // A collection frees objects that may hold others, which the next one finds.
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
