import type { Page } from '@playwright/test'
import { expect, languages, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'

const pages = [
  '/',
  '/courses',
  '/courses/first-steps-in-scratch',
  '/about-us',
  '/contact-us',
  '/faqs',
  '/our-works',
  '/our-works/country',
  '/our-works/Iran',
  '/our-works/Iran/library-on-two-wheels-tabriz',
  '/blogs',
  '/blogs/a-desk-of-their-own',
  '/signin',
  '/password/forget',
  '/registration/member',
  '/registration/student',
  '/registration/teacher',
  '/registration/school',
  '/registration/job',
  '/donation',
  '/nowhere',
]
/** Pages with a dialog, and the control that opens it. */
const dialogs = [
  { path: '/courses', opener: 'main button[aria-haspopup=dialog]', widths: [1280, 360] },
  { path: '/my-courses', opener: 'main article button', widths: [1280, 360] },
  { path: '/user/profile', opener: 'main tr button:not([aria-disabled=true])', widths: [1280, 360] },
  { path: '/learn/first-steps-in-scratch', opener: 'aside button[aria-haspopup=dialog]', widths: [360] },
]
const personalPages = ['/user/profile', '/my-courses', '/learn/first-steps-in-scratch']

/** WCAG 1.4.10: the width of a 1280 px screen at 400 % zoom. */
const NARROW = 320
const widths = [1280, 360]

/**
 * Parts that read from left to right in both languages: a phone number after its code, the controls of a
 * film.
 */
const notMirrored = '.ant-space-compact:has(input[name=phoneCode]) *, .plyr, .plyr *'
/** Countries are sorted by the alphabet of the language; the other two lists grow with the scrolling. */
const withOwnOrder = ['/our-works/country', '/our-works/Iran', '/blogs']

type Box = { name: string; left: number; right: number; isInDialog: boolean }

for (const path of [...pages, ...personalPages])
  test(`${path} needs no sideways scrolling at ${NARROW} px, and its Persian boxes are mirrored`, async ({
    page,
    baseURL,
  }) => {
    if (personalPages.includes(path)) await signIn(page, sara)
    const boxes: Record<string, Box[][]> = {}
    for (const language of languages) {
      await page.context().addCookies([{ name: 'i18next', value: language, url: baseURL }])
      await page.setViewportSize({ width: NARROW, height: 640 })
      await page.goto(path)
      await expect(pageHeading(page)).toBeVisible()
      // A key press hydrates the lazy sections, which show the texts of the document until then.
      await page.keyboard.press('Shift')
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(await sidewaysOf(page), `sideways at ${NARROW} px, ${language}`).toEqual([])
      boxes[language] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        boxes[language].push(await boxesOf(page))
      }
    }
    for (const [index, width] of withOwnOrder.includes(path) ? [] : widths.entries()) {
      const [english = [], persian = []] = languages.map((language) => boxes[language]?.[index] ?? [])
      expect(english.length).toBeGreaterThan(10)
      expectMirrored(english, persian, width)
    }
  })

for (const { path, opener, widths } of dialogs)
  for (const width of widths)
    test(`the dialog of ${path} needs no sideways scrolling at ${width} px, and its Persian boxes are mirrored`, async ({
      page,
      baseURL,
    }) => {
      if (path !== '/courses') await signIn(page, sara)
      const boxes: Box[][] = []
      for (const language of languages) {
        await page.context().addCookies([{ name: 'i18next', value: language, url: baseURL }])
        await page.setViewportSize({ width, height: 800 })
        await page.goto(path)
        await page.locator(opener).first().click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1)
        await page.waitForLoadState('networkidle')
        expect(await sidewaysOf(page), language).toEqual([])
        boxes.push((await boxesOf(page)).filter(({ isInDialog }) => isInDialog))
      }
      const [english = [], persian = []] = boxes
      expectMirrored(english, persian, width)
    })

/** Each box of the English page is in the Persian one as in a mirror, within a pixel. */
function expectMirrored(english: Box[], persian: Box[], width: number) {
  expect(english.length).toBeGreaterThan(2)
  expect(persian.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
  const askew = english.filter(({ left, right }, at) => {
    const other = persian[at]
    return !other || Math.abs(left + other.right - width) > 1 || Math.abs(right + other.left - width) > 1
  })
  expect(askew, `not mirrored at ${width} px`).toEqual([])
}

/** @returns the elements that overflow the sides of a page that can be scrolled sideways */
function sidewaysOf(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > clientWidth + 1
      })
      .map((element) => `${element.tagName} ${element.className}`)
  })
}

/**
 * Gives all texts the same width in both languages, and measures landmarks, headings and controls.
 * @returns boxes in pixels from the left edge of the viewport, in the order of the document
 */
function boxesOf(page: Page): Promise<Box[]> {
  return page.evaluate(async (notMirrored) => {
    // Parts that depend on the width are drawn one frame after it has changed.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    const style = new CSSStyleSheet()
    style.replaceSync(`*, *::before, *::after {
      animation: none !important; transition: none !important; font-family: monospace !important;
      letter-spacing: 0 !important; line-height: 1.5 !important; }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (text.data.trim() && !text.parentElement?.closest('script, style, noscript')) text.data = '■■■■■■'
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) field.placeholder = ''
    const measured =
      'header, nav, main, aside, footer, section, article, form, h1, h2, h3, a[href], button, label, input, textarea, [role=tab], svg'
    return [...document.querySelectorAll(measured)]
      .filter((element) => element.checkVisibility() && !element.matches(notMirrored))
      .map((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isInDialog = element.closest('[role=dialog]') !== null
        return {
          name: element.tagName.toLowerCase(),
          left: Math.round(left),
          right: Math.round(right),
          isInDialog,
        }
      })
      .filter(({ left, right }) => right > left)
  }, notMirrored)
}
