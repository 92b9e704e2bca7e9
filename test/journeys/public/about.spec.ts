import { expect, languagesOfRun } from '../support/fixtures'
import { tabTo } from '../support/keyboard'
import { layoutShifts, watchLayout } from '../support/layoutShift'
import { test } from '../support/onePage'
import { pageHeading } from '../support/pageHeading'

for (const language of languagesOfRun)
  test.describe(`about us, ${language}`, () => {
    test.use({ language })

    test('the arrow key of the reading direction moves between tabs, and the address keeps the open tab', async ({
      page,
      t,
    }) => {
      await page.goto('/about-us')
      await tabTo(page, page.getByRole('tab', { name: t('about.tabs.story') }))
      await page.keyboard.press(language === 'fa' ? 'ArrowLeft' : 'ArrowRight')
      await expect(page.getByRole('tab', { name: t('about.tabs.mission') })).toBeFocused()
      await expect(page).toHaveURL(/\?tab=1$/)
      await page.reload()
      await expect(page.getByRole('tabpanel', { name: t('about.tabs.mission') })).toBeVisible()
    })

    test('the film in the language of the page is fetched when it is played, also by keyboard', async ({
      page,
      t,
    }) => {
      const films: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (/\.(mp4|webm)$/.test(pathname)) films.push(pathname)
      })
      await page.goto('/about-us?tab=2')
      const film = page.locator('video')
      await film.scrollIntoViewIfNeeded()
      await expect(film).toHaveAttribute('poster', `/static/videos/about/vision-${language}.webp`)
      await page.waitForLoadState('networkidle')
      expect(films).toEqual([])
      await tabTo(page, film)
      await page.keyboard.press('Space')
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
        .toBeGreaterThan(0.2)
      expect([...new Set(films)]).toEqual([`/static/videos/about/vision-${language}.mp4`])
      expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeCloseTo(10, 0)
      await page.getByRole('tabpanel').getByText(t('about.transcript')).press('Enter')
      await expect(page.getByText(t('about.vision.shows'))).toBeVisible()
    })

    test('a closed tab describes its film in text, and fetches neither film nor poster', async ({
      page,
      t,
    }) => {
      const media: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/static/videos/')) media.push(pathname)
      })
      await page.goto('/about-us')
      await page.getByRole('tabpanel').locator('video').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      for (const name of ['story', 'mission', 'vision'])
        await expect(page.getByText(t(`about.${name}.shows`))).toBeAttached()
      expect(media).toEqual([`/static/videos/about/story-${language}.webp`])
    })

    test("a visitor subscribes to the newsletter by keyboard, and reads the server's refusal of a second try", async ({
      page,
      t,
      api,
    }) => {
      await page.goto('/about-us')
      // Keys are pressed only once the page is there.
      await expect(pageHeading(page)).toBeVisible()
      await page.keyboard.press('End')
      const email = page.getByRole('form', { name: t('newsletter.title') }).getByLabel(t('newsletter.email'))
      await email.scrollIntoViewIfNeeded()
      await tabTo(page, email)
      await page.keyboard.type('sara')
      await page.keyboard.press('Enter')
      await expect(email).toHaveAccessibleDescription(t('errors.email.not_valid'))
      await expect(email).toBeFocused()
      await page.keyboard.type('@example.org')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(t('newsletter.doneText'))
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(email).toHaveValue('')
      await expect(email).toBeFocused()

      await page.keyboard.type('Sara@example.org')
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(t('newsletter.failed'))
      await page.keyboard.press('Escape')
      await expect(email).toHaveValue('Sara@example.org')
      expect((await api.received('subscribeToNewsletter')).map(({ status, body }) => [status, body])).toEqual(
        [
          [200, { email: 'sara@example.org' }],
          [409, { email: 'Sara@example.org' }],
        ],
      )
    })

    test('the newsletter button shows that it is subscribing until the server answers', async ({
      page,
      t,
      api,
    }) => {
      await page.goto('/about-us')
      const form = page.getByRole('form', { name: t('newsletter.title') })
      await page.getByRole('heading', { name: t('newsletter.title') }).scrollIntoViewIfNeeded()
      await form.getByLabel(t('newsletter.email')).fill('omid@example.org')
      await api.fail({ operationId: 'subscribeToNewsletter', kind: 'hold' })
      await form.getByRole('button').click()
      await expect(form.getByRole('button')).toHaveText(t('newsletter.submitting'))
      await expect(form.getByRole('button')).toBeDisabled()
      await expect.poll(async () => (await api.received('subscribeToNewsletter')).length).toBe(1)
      await api.release()
      await expect(page.getByRole('dialog')).toContainText(t('newsletter.doneText'))
    })

    test('content that loads later shifts no layout', async ({ page, t }) => {
      await watchLayout(page)
      await page.goto('/about-us')
      await page.getByRole('heading', { name: t('newsletter.title') }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('form', { name: t('newsletter.title') })).toBeVisible()
      await expect(page.getByRole('form', { name: t('contact.form.title') })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { total, sources } = await layoutShifts(page)
      expect(total, sources.join('\n')).toBeLessThanOrEqual(0.02)
    })
  })
