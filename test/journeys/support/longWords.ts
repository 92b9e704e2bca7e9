import type { Page } from '@playwright/test'

/**
 * Puts a word of 200 letters into every control, label and heading, as a translation may have one.
 */
export async function lengthenWords(page: Page) {
  await page.evaluate(() => {
    const word = (document.documentElement.lang === 'fa' ? 'ب' : 'w').repeat(200)
    const worded =
      'a, button, label, legend, th, th bdi, th span, dt, dd, .ant-descriptions-item-content *, [role=tab], [role=option], [role^=menuitem], .ant-tag, h1, h2, h3, [role=alert], [role=dialog] p'
    for (const element of document.querySelectorAll(
      `:is(main, [role=dialog], .ant-select-dropdown, .ant-dropdown) :is(${worded}):not(.plyr *)`,
    )) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        if (text.data.trim() && !text.parentElement?.closest('.visually-hidden, script, style'))
          text.data = word
      }
    }
  })
}

/** @returns the elements that make the page wider than the screen */
export function tooWide(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const reaches = ({ left, right }: DOMRect) => left < -1 || right > clientWidth + 1
    return [...document.querySelectorAll('main *, [role=dialog] *')]
      .filter((element) => reaches(element.getBoundingClientRect()) && element.children.length === 0)
      .map((element) => `${element.tagName} ${element.className}`)
  })
}
