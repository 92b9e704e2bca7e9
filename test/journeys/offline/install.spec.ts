import { expect, expectAccessible, languages, sara, signIn, test } from '../support/fixtures'
import { pageHeading } from '../support/pageHeading'

for (const language of languages)
  test.describe(`the site as an app, ${language}`, () => {
    test.use({ language })

    test('has a manifest in the language of the page, which the browser accepts without errors', async ({
      page,
      context,
      request,
    }) => {
      await page.goto('/courses')
      const cdp = await context.newCDPSession(page)
      const { url, errors, data = '' } = await cdp.send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(new URL(url).pathname).toBe(`/manifest.${language}.webmanifest`)
      const manifest = JSON.parse(data)
      expect(manifest).toMatchObject({ lang: language, dir: language === 'fa' ? 'rtl' : 'ltr' })
      const pictures = [...manifest.icons, ...manifest.screenshots]
      for (const { src } of pictures) expect((await request.get(src)).status(), src).toBe(200)
      const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
    })

    for (const width of [360, 1280])
      test(`has an accessible hint, which prompts once, ${width} px`, async ({ page, t }) => {
        await page.setViewportSize({ width, height: 800 })
        await signIn(page, sara)
        await page.goto('/my-courses')
        await expect(page.getByRole('article').first()).toBeVisible()
        const offer = () =>
          page.evaluate(() => {
            const event = Object.assign(new Event('beforeinstallprompt'), {
              async prompt() {
                document.title = 'asked'
              },
            })
            window.dispatchEvent(event)
          })
        await offer()
        const hint = page.getByText(t('myCourses.install.title', { productName: 'Raha' }))
        await expect(hint).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: t('myCourses.install.add') }).click()
        await expect(page).toHaveTitle('asked')
        await expect(hint).toBeHidden()
        await expect(pageHeading(page)).toBeFocused()
        await page.reload()
        await expect(page.getByRole('article').first()).toBeVisible()
        await offer()
        await expect(hint).toBeHidden()
      })
  })
