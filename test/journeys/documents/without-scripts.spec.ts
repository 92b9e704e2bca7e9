import { expect, languagesOfRun, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'
import { publicRoutes } from './publicRoutes'

// These tests are about the time before the program has loaded.
test.use({ waitsForProgram: false })

for (const language of languagesOfRun)
  test.describe(`the site without scripts, ${language}`, () => {
    test.use({ language, javaScriptEnabled: false })

    test('shows every public page, with all of its style sheets', async ({ page }) => {
      for (const { path } of publicRoutes) {
        await page.goto(path)
        await expect(page.locator('html'), path).toHaveAttribute('dir', language === 'fa' ? 'rtl' : 'ltr')
        await expect(pageHeading(page), path).toBeVisible()
        await expect(page.getByRole('navigation').first(), path).toBeVisible()
        await expect(page.getByRole('contentinfo'), path).toBeVisible()
        const { expected, loaded } = await page.evaluate(() => {
          const data = document.getElementById('page')?.textContent ?? '{}'
          const sheets = [...document.styleSheets].filter(({ href, cssRules }) => href && cssRules.length > 0)
          return {
            expected: JSON.parse(data).styles as string[],
            loaded: sheets.map(({ href }) => new URL(href ?? '').pathname),
          }
        })
        expect(expected.length, path).toBeGreaterThan(0)
        expect(loaded, path).toEqual(expected)
        await expect(page.locator('body > noscript'), path).toBeVisible()
      }
    })

    test('has working links to the catalogue, a course, the blog, a post and the works', async ({
      page,
      t,
    }) => {
      const menu = (key: string) =>
        page.getByRole('banner').getByRole('link', { name: t(`frame.menu.${key}.label`), exact: true })
      await page.goto('/')
      await menu('courses').click()
      await expect(page).toHaveURL('/courses')
      const course = page.getByRole('article').first().getByRole('link').first()
      const title = (await course.textContent()) ?? ''
      await course.click()
      await expect(pageHeading(page)).toHaveText(title)
      await menu('blog').click()
      const post = page.getByRole('main').getByRole('article').first().getByRole('link').first()
      await post.click()
      await expect(page).toHaveURL(/\/blogs\/.+/)
      await expect(pageHeading(page)).toBeVisible()
      await menu('works').click()
      await page
        .getByRole('main')
        .getByRole('link', { name: t('works.overview.go') })
        .click()
      await expect(page).toHaveURL('/our-works/country')
      await page.getByRole('main').getByRole('region').first().getByRole('link').first().click()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })

    for (const [path, tabs] of [
      ['/courses/first-steps-in-scratch', 'course.tabs'],
      ['/about-us', 'about.tabs'],
    ] as const)
      test(`shows all tabs of ${path} one below the other, each with its name`, async ({ page, t }) => {
        await page.goto(path)
        const panels = page.getByRole('tabpanel', { includeHidden: true })
        await expect(panels).toHaveCount(3)
        const names =
          path === '/about-us' ? ['story', 'mission', 'vision'] : ['curriculum', 'overview', 'materials']
        for (const [index, name] of names.entries()) {
          const panel = panels.nth(index)
          await expect(panel).toBeVisible()
          await expect(panel).toHaveAccessibleName(t(`${tabs}.${name}`))
          const label = panel.locator('> [data-label]')
          const heading = await label.evaluate((element) => getComputedStyle(element, '::before').content)
          expect(heading).toContain(t(`${tabs}.${name}`))
          for (const words of await panel.locator('p, li, th, summary').all())
            if ((await words.locator('xpath=ancestor::details[not(@open)]').count()) === 0)
              await expect(words).toBeVisible()
        }
        // The buttons of the tabs would do nothing.
        await expect(page.getByRole('tablist')).toHaveCount(0)
      })

    test('keeps the input of the sign-in form out of the address', async ({ page, t, expectComplaint }) => {
      // A static host accepts no form.
      expectComplaint(/^405 \/signin$/)
      await page.goto('/signin')
      await page.getByLabel(t('signin.email')).fill('sara@example.org')
      await page.getByLabel(t('signin.password'), { exact: true }).fill('learn-2026')
      const sent = page.waitForRequest((request) => request.isNavigationRequest())
      await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
      expect((await sent).method()).toBe('POST')
      await page.waitForLoadState()
      await expect(page).toHaveURL('/signin')
    })

    for (const path of ['/courses', '/blogs', '/faqs'])
      test(`sends a search of ${path} by its address`, async ({ page }) => {
        await page.goto(path)
        await page.getByRole('searchbox').fill('scratch')
        await page.getByRole('searchbox').press('Enter')
        await expect(page).toHaveURL(`${path}?search=scratch`)
        await expect(pageHeading(page)).toBeVisible()
      })

    test('shows the sections of the home page', async ({ page, t }) => {
      await page.goto('/')
      for (const key of [
        'about.title',
        'subjects.title',
        'courses.title',
        'how.title',
        'event.title',
        'joinTitle',
      ])
        await expect(page.getByRole('heading', { name: t(`home.${key}`), exact: true }), key).toBeVisible()
    })
  })
