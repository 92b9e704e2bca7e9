import type { Page } from '@playwright/test'

/** Waits until the page has stopped scrolling, which takes some frames after a turn of the wheel. */
export function scrollRests(page: Page) {
  return page.evaluate(async () => {
    const STILL_FRAMES = 10
    for (let still = 0, top = scrollY; still < STILL_FRAMES; still = top === scrollY ? still + 1 : 0) {
      top = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
}
