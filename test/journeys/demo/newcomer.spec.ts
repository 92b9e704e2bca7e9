import { expect, languages, test } from '../support/fixtures'
import { seconds, seekTo, video } from '../support/watching'

for (const language of languages)
  test.describe(`the demo for a newcomer, ${language}`, () => {
    test.use({ language })

    test('signs in the sample learner, and its mock world survives a reload and is shared by tabs', async ({
      page,
      context,
      t,
    }) => {
      await page.goto('/signin')
      const hint = page.getByRole('complementary', { name: t('signin.demo.title') })
      await hint.getByRole('button').first().click()
      await expect(page.getByText(t('signin.success'))).toBeVisible()

      await page.goto('/my-courses')
      await expect(page.getByRole('progressbar')).toHaveCount(3)
      await page.reload()
      await expect(page.getByRole('progressbar')).toHaveCount(3)

      const other = await context.newPage()
      await other.goto('/my-courses')
      await expect(other.getByRole('progressbar')).toHaveCount(3)
    })
  })

test('the mock service worker answers each request for /api/, and none reaches the server', async ({
  page,
}) => {
  const answeredBy: boolean[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/')) answeredBy.push(response.fromServiceWorker())
  })
  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(answeredBy.length).toBeGreaterThan(0)
  expect(answeredBy).not.toContain(false)
})

test('the mock service worker stays registered when its last page closes', async ({ page }) => {
  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  const isRegistered = await page.evaluate(async () => {
    const { serviceWorker } = navigator
    const closed = new Promise<void>((resolve) =>
      serviceWorker.addEventListener('message', ({ data }) => {
        if (data.type === 'CLIENT_CLOSED') resolve()
      }),
    )
    serviceWorker.controller?.postMessage('CLIENT_CLOSE')
    await closed
    return (await serviceWorker.getRegistration()) !== undefined
  })
  expect(isRegistered).toBe(true)
})

test('a single-file video resumes at its saved position after a reload', async ({ page, t }) => {
  await page.goto('/signin')
  const hint = page.getByRole('complementary', { name: t('signin.demo.title') })
  await hint.getByRole('button').first().click()
  await expect(page.getByText(t('signin.success'))).toBeVisible()
  const film = '/learn/watercolour-for-beginners?lesson=c-002-l-03'
  await page.goto(film)
  await seconds(page).toBe(0)
  await expect.poll(async () => (await video(page)).buffered).toBeGreaterThan(0)
  await seekTo(page, 15)
  await seconds(page).toBe(15)
  await expect(page.locator('[data-save-status=saved]')).toBeVisible()
  await page.reload()
  await seconds(page).toBe(15)
})
