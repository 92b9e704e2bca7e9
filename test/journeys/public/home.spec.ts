import type { Page } from '@playwright/test'
import { expect, languagesOfRun, test } from '../support/fixtures'
import { layoutShifts, watchLayout } from '../support/layoutShift'
import { pageHeading } from '../support/pageHeading'

const sections = ['about', 'subjects', 'courses', 'how', 'event', 'parents', 'join'] as const

type Section = (typeof sections)[number]

const sectionOf = (page: Page, section: Section) => page.locator(`[data-section="${section}"]`)

/** Scrolls with the wheel, as a reader does, until the section is in the upper half of the screen. */
async function readTo(page: Page, section: Section) {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 300)
        return (await sectionOf(page, section).getByRole('heading', { level: 2 }).first().isVisible())
          ? page.evaluate((name) => {
              const top = document.querySelector(`[data-section="${name}"]`)?.getBoundingClientRect().top
              return top !== undefined && top < innerHeight / 2
            }, section)
          : false
      },
      { intervals: [60] },
    )
    .toBe(true)
}

/** The files of films that the page has fetched, by name. */
function filmsFetched(page: Page) {
  const files: string[] = []
  page.on('request', (request) => {
    const file = /\/videos\/(.*\.(?:webm|mp4))$/.exec(request.url())?.[1]
    if (file) files.push(file)
  })
  return files
}

for (const language of languagesOfRun)
  test.describe(`the home page, ${language}`, () => {
    test.use({ language })

    test('leads a reader through all sections, to a course, back to her place, and to the registration', async ({
      page,
      t,
    }) => {
      await page.goto('/')
      await expect(pageHeading(page)).toHaveText(t('home.headline'))
      for (const section of sections) await readTo(page, section)
      await expect(page.locator('main h2')).toHaveText([
        t('home.about.title'),
        t('home.promisesTitle'),
        t('home.subjects.title'),
        t('home.courses.title'),
        t('home.how.title'),
        t('home.event.title'),
        t('home.parents.title'),
        t('home.joinTitle'),
      ])

      const course = sectionOf(page, 'courses').getByRole('article').first().getByRole('link')
      const title = await course.textContent()
      await course.hover()
      await course.click()
      await expect(pageHeading(page)).toHaveText(title ?? '')
      await page.goBack()
      await expect(course).toBeInViewport()

      await sectionOf(page, 'event')
        .getByRole('link', { name: t('home.event.action') })
        .click()
      await expect(page).toHaveURL('/registration/student')
    })

    test('has buttons that pause and resume its clip and its moving orbit', async ({ page, t }) => {
      await page.goto('/')
      const clip = page.locator('main video').first()
      const playing = () =>
        clip.evaluate((video) => (video instanceof HTMLVideoElement ? !video.paused : undefined))
      await expect.poll(playing).toBe(true)
      expect(await clip.evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true)
      await page.getByRole('button', { name: t('home.motion.pause') }).click()
      await expect.poll(playing).toBe(false)

      await readTo(page, 'subjects')
      const orbit = sectionOf(page, 'subjects')
      const moving = () =>
        orbit.evaluate((section) =>
          section
            .getAnimations({ subtree: true })
            .filter((one) => one instanceof CSSAnimation)
            .map(({ playState }) => playState),
        )
      const states = async () => [...new Set(await moving())]
      await expect.poll(states).toEqual(['paused'])
      await orbit.getByRole('button', { name: t('home.motion.play') }).click()
      await expect.poll(states).toEqual(['running'])
    })

    test("opens one of the parents' answers at a time by keyboard", async ({ page, t }) => {
      await page.goto('/')
      await expect(pageHeading(page)).toBeVisible()
      await page.keyboard.press('Tab')
      const parents = sectionOf(page, 'parents')
      const question = (name: string) =>
        parents.getByRole('button', { name: t(`home.parents.questions.${name}.question`) })
      const answer = (name: string) => parents.getByText(t(`home.parents.questions.${name}.answer`))
      await expect(answer('who')).toBeVisible()
      await question('who').focus()
      await page.keyboard.press('Tab')
      await expect(question('progress')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(answer('progress')).toBeVisible()
      await expect(answer('who')).toBeHidden()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await expect(answer('money')).toBeVisible()
      await page.keyboard.press('Space')
      await expect(answer('money')).toBeHidden()
      // Each part loads on its own; this one is the last.
      await expect(page.getByRole('link', { name: t('home.join.teacher.action') })).toBeVisible()
      for (const _ of ['time', 'data', 'join us']) await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: t('home.join.teacher.action') })).toBeFocused()
    })

    test("fetches the film 'how it works' in the language of the page when it is played", async ({
      page,
      t,
    }) => {
      const films = filmsFetched(page)
      await page.goto('/')
      for (const section of sections) await readTo(page, section)
      expect(films.filter((file) => file.startsWith('how'))).toEqual([])
      await page.getByRole('button', { name: t('home.how.play') }).click()
      const film = page.getByLabel(t('home.how.film'))
      await expect(film).toBeFocused()
      await expect
        .poll(() => film.evaluate((video) => (video as HTMLVideoElement).currentTime))
        .toBeGreaterThan(0.5)
      expect(new Set(films.filter((file) => file.startsWith('how')))).toEqual(
        new Set([`how-it-works-${language}.webm`]),
      )
    })

    for (const width of [360, 1280])
      test(`shifts no layout while it is scrolled, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 })
        await watchLayout(page)
        await page.goto('/')
        await expect(pageHeading(page)).toBeVisible()
        for (const section of sections) await readTo(page, section)
        await page.evaluate(() => document.fonts.ready)
        const { total, sources } = await layoutShifts(page)
        expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
      })

    for (const width of [360, 768, 1280])
      test(`shifts no layout when its courses arrive late, ${width} px`, async ({ page, api }) => {
        await page.setViewportSize({ width, height: 900 })
        await watchLayout(page)
        await api.fail({ operationId: 'getCourses', kind: 'hold' })
        await page.goto('/')
        await readTo(page, 'courses')
        // The courses of the document are shown meanwhile.
        await expect(sectionOf(page, 'courses').getByRole('article').first()).toBeVisible()
        await expect.poll(async () => (await api.received('getCourses')).length).toBe(1)
        await api.release()
        await expect(sectionOf(page, 'courses').getByRole('article').first()).toBeVisible()
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
        const { total, sources } = await layoutShifts(page)
        expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
      })
  })

test.describe('the home page with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('runs no animation, fetches no film, and has no button to pause', async ({ page, t }) => {
    const films = filmsFetched(page)
    await page.goto('/')
    for (const section of sections) await readTo(page, section)
    await page.waitForLoadState('networkidle')
    expect(films).toEqual([])
    await expect(page.getByRole('button', { name: t('home.motion.pause') })).toHaveCount(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test('the home page fetches nothing for its lower sections before the visitor scrolls', async ({ page }) => {
  const later: string[] = []
  page.on('request', (request) => {
    // A browser fetches pictures that are up to 1250 pixels below the screen.
    if (/\/api\/|home-(event|parents)|how-it-works/.test(request.url())) later.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(later).toEqual([])
})
