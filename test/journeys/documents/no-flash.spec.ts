import type { Page } from '@playwright/test'
import { isBilingual } from '../../../mocks/fixtures/bilingual'
import { content } from '../../../mocks/fixtures/content'
import { expect, sara, signIn } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { allHasCome } from '../support/traffic'
import { leavesAt, patternOf, translationsOf } from './documentTexts'
import { type Frame, framesPass, watchFrames } from './film'
import { test } from './plainHost'
import { expectHydrated, holdProgram } from './program'
import { publicRoutes } from './publicRoutes'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

const PROGRAM_FRAMES = 5
const SERVER_FRAMES = 5

/**
 * @returns a function that finds whether a text of the program or its content is English and not Persian.
 */
function englishTexts() {
  const textsOf = (language: 'en' | 'fa') => {
    const translations = translationsOf(language)
    return Object.keys(translations)
      .flatMap((name) => leavesAt(translations, name).flatMap(({ texts }) => texts))
      .concat(contentsIn(language))
  }
  const persian = new Set(textsOf('fa'))
  const english = textsOf('en').filter(
    (text) => /[a-z]{2}/i.test(text.replace(/{{\w+}}/g, '')) && !persian.has(text),
  )
  const whole = new Set(english)
  const patterns = [...whole].filter((text) => text.includes('{{')).map(patternOf)
  return (text: string) =>
    whole.has(text) || (!persian.has(text) && patterns.some((pattern) => pattern.test(text)))
}

/** Courses, posts and works. A Persian page may show the English name of a country, as in its address. */
function contentsIn(language: 'en' | 'fa') {
  const { courses, posts, countries } = content
  const works = countries.flatMap((country) => country.works.map((work) => work[language]))
  return [
    ...textsIn([courses, posts], language),
    ...works.flatMap(({ title, shortDesc }) => [title, shortDesc]),
  ]
}

function textsIn(value: unknown, language: 'en' | 'fa'): string[] {
  if (isBilingual(value)) return [value[language]]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((item) => textsIn(item, language))
    : []
}

const isEnglish = englishTexts()

/** Records the frames from the first paint until everything has loaded, with a slow program and server. */
async function film(page: Page, origin: string, address: string) {
  const { frames } = await watchFrames(page)
  const letGo = await holdProgram(page)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\//, async (route) => {
    await answered
    await route.continue()
  })
  await page.goto(`${origin}${address}`, { waitUntil: 'domcontentloaded' })
  await framesPass(page, PROGRAM_FRAMES)
  letGo()
  await expectHydrated(page)
  await framesPass(page, SERVER_FRAMES)
  answer()
  await allHasCome(page)
  await framesPass(page, 2)
  const all = await frames()
  expect(all.length).toBeGreaterThan(1)
  return all
}

/** Texts that a Persian learner must not see, with the number of the frame. */
function flashesIn(frames: Frame[]) {
  return frames.flatMap(({ direction, texts, topLinks }, index) => [
    ...(direction === 'rtl' ? [] : [`${index}: ${direction}`]),
    ...texts.filter(isEnglish).map((text) => `${index}: ${text}`),
    ...topLinks
      .filter((href) => ['/signin', '/registration/member'].includes(href))
      .map((href) => `${index}: ${href}`),
  ])
}

test.describe('a signed-in Persian learner on a static host', () => {
  test.use({ language: 'fa' })

  for (const { path } of publicRoutes)
    test(`never sees English texts, another direction or links for visitors at ${path}`, async ({
      page,
      plainHost: { origin },
    }) => {
      await signIn(page, sara, origin)
      expect(flashesIn(await film(page, origin, path))).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
      await expect(pageHeading(page)).toBeVisible()
    })
})

test('the recorded frames contain the English texts and links that an English visitor sees', async ({
  page,
  plainHost: { origin },
}) => {
  const flashes = flashesIn(await film(page, origin, '/courses')).map((flash) => flash.replace(/^\d+: /, ''))
  expect(flashes).toEqual(expect.arrayContaining(['ltr', '/signin', '/registration/member', 'Filter']))
  // These are texts with values, and texts of the server.
  expect(flashes).toEqual(expect.arrayContaining(['1-12 of 64', 'Raha teachers', 'First Steps in Scratch']))
})

test.describe('a signed-in English learner on a static host', () => {
  for (const { path } of publicRoutes)
    test(`never sees links for visitors at ${path}`, async ({ page, plainHost: { origin } }) => {
      await signIn(page, sara, origin)
      const frames = await film(page, origin, path)
      const visitors = frames.flatMap(({ topLinks }, index) =>
        topLinks
          .filter((href) => ['/signin', '/registration/member'].includes(href))
          .map((href) => `${index}: ${href}`),
      )
      expect(visitors).toEqual([])
    })
})

test.describe('the view for a query in the address', () => {
  const views: [address: string, wrong: string[]][] = [
    ['/courses?search=scratch', ['Watercolour for Beginners', 'Python from Zero']],
    ['/courses?page=2', ['First Steps in Scratch', 'Python from Zero']],
    ['/courses?levels=Expert', ['First Steps in Scratch']],
    ['/blogs?search=garden', ['Fifteen minutes a day']],
    ['/courses/first-steps-in-scratch?tab=overview', ['What is a program?']],
    ['/about-us?tab=2', ['It began at a kitchen table']],
    ['/our-works/country?letter=I', ['Denmark']],
  ]

  for (const [address, wrong] of views)
    test(`${address} is painted first, without the contents of another view`, async ({
      page,
      plainHost: { origin },
    }) => {
      // The document contains these texts, but not for this view.
      const document = await (await page.request.get(`${origin}${address.split('?')[0]}`)).text()
      for (const text of wrong) expect(document).toContain(text)
      const frames = await film(page, origin, address)
      const seen = frames.flatMap(({ texts }, index) =>
        texts.filter((text) => wrong.includes(text)).map((text) => `${index}: ${text}`),
      )
      expect(seen).toEqual([])
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    })

  test('the order that the address of a donation names is the only one shown', async ({
    page,
    plainHost: { origin },
  }) => {
    const frames = await film(page, origin, '/donation?interval=month&price=30')
    const shown = new Set(
      frames
        .filter(({ fields }) => fields.interval !== undefined)
        .map(({ fields }) => `${fields.interval} ${fields.amount}`),
    )
    expect([...shown]).toEqual(['month 30'])
  })
})
