import { scenarioLink } from '../../../mocks/scenarios/page/scenarioPage'
import { runSteps } from '../../../mocks/scenarios/runSteps'
import { scenarioReached } from '../../scenes/scenes'
import { expect, expectAccessible, languages } from '../support/fixtures'
import { test } from '../support/onePage'

for (const language of languages)
  test.describe(`the page of all scenarios, ${language}`, () => {
    test.use({ language })

    test('is accessible at 1280, 360 and 320 px, and loads its pictures', async ({ page }) => {
      await page.goto('/scenarios.html')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
      }
      await page.setViewportSize({ width: 320, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const picture = page.locator('main img').first()
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360)
    })

    test('links each picture to its scenario, which starts without the data of an earlier one', async ({
      page,
      t,
    }) => {
      await page.goto('/scenarios.html')
      await page.locator(`a.open[href*="scenario=profile&"]`).click()
      await scenarioReached(page)
      await expect(page.getByRole('heading', { name: t('profile.history.title') })).toBeVisible()
      await page.goto(scenarioLink('signin', language))
      await scenarioReached(page)
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    })
  })

test('the page for an unknown scenario says so and links to the nearest name', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/^404 \/$|could not be confirmed/)
  await page.goto('/?scenario=expired-sesion')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no scenario ‘expired-sesion’.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'expired-session' }).first().click()
  await scenarioReached(page)
})

test('a scenario whose step fails reports that step', async ({ page, expectComplaint }) => {
  expectComplaint(/The scenario is not reached/)
  await page.goto('/password/forget')
  await page.evaluate(`(${runSteps})([{ press: '#no-such-button' }], 3000)`)
  await expect(scenarioReached(page)).rejects.toThrow(
    'not reached: Nothing to press matches #no-such-button.',
  )
})
