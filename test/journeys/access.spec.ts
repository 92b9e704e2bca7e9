import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, sara, signIn, test } from './fixtures'

const LEARN = '/learn/first-steps-in-scratch'

type Scene = {
  name: string
  path: string
  as?: typeof sara
  open?: (page: Page, t: (key: string) => string) => Promise<void>
}

const pages: Scene[] = [
  { name: 'home', path: '/' },
  ...[
    'about-us',
    'contact-us',
    'faqs',
    'blogs',
    'blogs/a-post',
    'our-works',
    'our-works/country',
    'our-works/Iran',
  ].map((path) => ({ name: path, path: `/${path}` })),
  ...['our-works/Iran/a-work', 'donation', 'verify', 'password/forget', 'password/reset'].map((path) => ({
    name: path,
    path: `/${path}`,
  })),
  ...['member', 'student', 'teacher', 'school', 'job'].map((kind) => ({
    name: `registration ${kind}`,
    path: `/registration/${kind}`,
  })),
  { name: 'not found', path: '/nowhere' },
  { name: 'catalogue', path: '/courses' },
  { name: 'catalogue, filtered and empty', path: '/courses?search=zzzz&levels=Expert' },
  {
    name: 'catalogue, filter dialog',
    path: '/courses',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('courses.filter') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'free course', path: '/courses/first-steps-in-scratch' },
  { name: 'paid course', path: '/courses/watercolour-for-beginners' },
  { name: 'course overview', path: '/courses/watercolour-for-beginners?tab=overview' },
  { name: 'course materials', path: '/courses/watercolour-for-beginners?tab=materials' },
  { name: 'unknown course', path: '/courses/no-such-course' },
  { name: 'sign in', path: '/signin' },
  { name: 'my courses', path: '/my-courses', as: sara },
  { name: 'profile', path: '/user/profile', as: sara },
  { name: 'player', path: LEARN, as: sara },
  { name: 'player, text', path: `${LEARN}?lesson=c-001-l-02`, as: sara },
]

for (const language of languages)
  test.describe(`accessible at 1280 and 360 px, ${language}`, () => {
    test.use({ language })
    for (const { name, path, as, open } of pages)
      test(name, async ({ page, t }) => {
        if (as) await signIn(page, as)
        await page.goto(path)
        await expect(page.locator('main h1').first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        await open?.(page, t)
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 })
          await expectAccessible(page)
          expect(await widthOfPage(page), 'nothing is wider than the screen').toBeLessThanOrEqual(width)
        }
      })
  })

function widthOfPage(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth)
}
