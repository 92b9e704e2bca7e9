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

// The time before the program is there is the subject here.
test.use({ waitsForProgram: false })

const PROGRAM_FRAMES = 5
const SERVER_FRAMES = 5

/** @returns whether a text is an English one of the program or its contents, and no Persian one, too. */
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

/** Courses, posts and works. A Persian page may show the English name of a country: its address has it. */
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

/** Frame by frame, from the first paint until everything has come; program and server take their time. */
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

/** Texts that no Persian learner may see, with the number of the frame. */
function flashesIn(frames: Frame[]) {
  return frames.flatMap(({ direction, texts, topLinks }, index) => [
    ...(direction === 'rtl' ? [] : [`${index}: ${direction}`]),
    ...texts.filter(isEnglish).map((text) => `${index}: ${text}`),
    ...topLinks
      .filter((href) => ['/signin', '/registration/member'].includes(href))
      .map((href) => `${index}: ${href}`),
  ])
}

test.describe('a signed-in Persian learner on a host that knows files alone', () => {
  test.use({ language: 'fa' })

  for (const { path } of publicRoutes)
    test(`${path} shows her no English, no other direction, and nothing of a visitor's`, async ({
      page,
      plainHost: { origin },
    }) => {
      await signIn(page, sara, origin)
      expect(flashesIn(await film(page, origin, path))).toEqual([])
      await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
      await expect(pageHeading(page)).toBeVisible()
    })
})

test('the film sees what a visitor is shown, and a reader of English', async ({
  page,
  plainHost: { origin },
}) => {
  const flashes = flashesIn(await film(page, origin, '/courses')).map((flash) => flash.replace(/^\d+: /, ''))
  expect(flashes).toEqual(expect.arrayContaining(['ltr', '/signin', '/registration/member', 'Filter']))
  // Texts with a value in them, and those of the server.
  expect(flashes).toEqual(expect.arrayContaining(['1-12 of 64', 'Raha teachers', 'First Steps in Scratch']))
})

test.describe('a signed-in English learner on a host that knows files alone', () => {
  for (const { path } of publicRoutes)
    test(`${path} shows her nothing of a visitor's`, async ({ page, plainHost: { origin } }) => {
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

test.describe('a view that the address asks for', () => {
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
    test(`${address} is the first that is seen of the page`, async ({ page, plainHost: { origin } }) => {
      // The fault is in the document, outside the view.
      const document = await (await page.request.get(`${origin}${address.split('?')[0]}`)).text()
      for (const text of wrong) expect(document).toContain(text)
      const frames = await film(page, origin, address)
      const seen = frames.flatMap(({ texts }, index) =>
        texts.filter((text) => wrong.includes(text)).map((text) => `${index}: ${text}`),
      )
      expect(seen).toEqual([])
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    })

  test('a donation that the address proposes is never another one', async ({
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
