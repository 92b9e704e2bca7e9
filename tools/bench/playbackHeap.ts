/** Measures whether the page uses more and more memory while a video runs. */
import type { Browser } from '@playwright/test'
import { atLeast, type Finding, limitTo } from './finding.ts'
import { asLearner, isReport, type Learner } from './learner.ts'
import { FILM, openFilm } from './watching.ts'

const HOUR = 60 * 60
const MAX_GROWTH_MB = 5
const MEGABYTE = 1_000_000

/** By this second the page has built its caches and compiled its code. */
const WARM_UP = HOUR / 4
/** Smallest number of reports, of 5 760 multiples of five seconds. With fewer, the video has not played. */
const MIN_REPORTS = 5000
/** Longest wait for the answer to a report. */
const ANSWER_MS = 1000
/** The video stops before its last seconds, because its end would complete the lesson. */
const END = 8 * HOUR - 10

/**
 * Plays eight hours of a real video, moved on second by second. Each step is a real seek, with the event that
 * reports its time, and the server answers every report that is due. Garbage is collected before each
 * measurement.
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

/** Plays from the current second to `until`. Every report is answered before the video continues. */
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
  // A collection frees objects that hold others, which only the next one frees.
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}
