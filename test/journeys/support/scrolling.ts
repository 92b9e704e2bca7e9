import type { Page } from '@playwright/test'

/** A wheel goes on turning the page for some frames: until it stays where it is. */
export function scrollRests(page: Page) {
  return page.evaluate(async () => {
    const STILL_FRAMES = 10
    for (let still = 0, top = scrollY; still < STILL_FRAMES; still = top === scrollY ? still + 1 : 0) {
      top = scrollY
      await new Promise(requestAnimationFrame)
    }
  })
}
