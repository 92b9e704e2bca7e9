import type { Page } from '@playwright/test'

export type Frame = {
  direction: string
  /** Pieces of text that can be seen. */
  texts: string[]
  /** Addresses of the links that can be seen in the top bar. */
  topLinks: string[]
  /** The values of the visible fields, by their names. */
  fields: Record<string, string>
}

/**
 * Records each painted frame from the first on, so call it before the page is opened. Equal successive
 * frames count once.
 */
export async function watchFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: string[] = []
    Object.assign(window, { filmFrames: frames })
    const isSeen = (element: Element | null) => {
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    const textsSeen = () => {
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
        if (text && isSeen(walker.currentNode.parentElement)) texts.push(text)
      }
      return texts
    }
    const look = () => {
      if (document.body) {
        const links = [...document.querySelectorAll('header a[href], body > #root > a[href]')].filter(isSeen)
        const fields = [...document.querySelectorAll('main [name]')]
          .filter((field) => field instanceof HTMLInputElement)
          .filter((field) => (field.type !== 'radio' || field.checked) && isSeen(field.parentElement))
        const frame = JSON.stringify({
          direction: document.documentElement.dir,
          texts: textsSeen(),
          topLinks: links.map((link) => link.getAttribute('href')),
          fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
        })
        if (frames.at(-1) !== frame) frames.push(frame)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return {
    /** The frames of the document that is open now. */
    frames: async () => {
      const found = await page.evaluate(() => (window as unknown as { filmFrames: string[] }).filmFrames)
      return found.map((frame) => JSON.parse(frame) as Frame)
    },
  }
}

/** Waits until this many frames are painted. */
export function framesPass(page: Page, count: number) {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}
