import type { Page } from '@playwright/test'
import { scenarioLink } from '../../../mocks/scenarios/page/scenarioPage'
import { scenarioReached } from '../../scenes/scenes'
import { expect, expectAccessible, languages, test } from '../support/fixtures'

const handle = (page: Page) => page.locator('#mock-panel .handle')

for (const language of languages)
  test.describe(`scenarios in the demo, ${language}`, () => {
    test('open by a link with sign-in, faults and steps, which a reload does not repeat', async ({
      page,
    }) => {
      // Two documents load one after the other: the link's, and the scenario's.
      await page.goto(scenarioLink('profile-unsubscribe-failed', language), { waitUntil: 'commit' })
      await scenarioReached(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.reload()
      await expect(page.locator('main tbody tr').first()).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

test('an unknown scenario shows a message in both languages with the nearest name', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/There is no scenario 'expired-sesion'/)
  await page.goto('/?scenario=expired-sesion', { waitUntil: 'commit' })
  await expect(page.getByText(/The nearest one is 'expired-session'/)).toBeVisible()
  await expect(page.getByText(/نزدیک‌ترین سناریو «expired-session» است/)).toBeVisible()
})

for (const name of ['learn-video-failed', 'learn-picture-broken', 'learn-pdf-failed'])
  test(`a link opens the scenario of failing media ${name}`, async ({ page, expectComplaint }) => {
    expectComplaint(/./)
    await page.goto(scenarioLink(name, 'en'), { waitUntil: 'commit' })
    await scenarioReached(page)
  })

test('a link opens the scenario of a lesson that is still being stored on the device', async ({ page }) => {
  await page.goto(scenarioLink('learn-keep-loading', 'en'), { waitUntil: 'commit' })
  await scenarioReached(page)
  await expect(page.getByRole('dialog').locator('[data-keeping=loading]')).toHaveCount(1)
})

test('the page of all scenarios opens in Persian, and its links work', async ({ page }) => {
  await page.goto('/scenarios.html?language=fa')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.locator('a.open[href*="scenario=not-found&"]').click()
  await scenarioReached(page)
})

test('the panel sets a fault, changes the language and opens a scenario', async ({ page, t }) => {
  await page.goto('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
  // The panel comes after everything else of the page.
  await expect(page.locator('body > :last-child')).toHaveAttribute('id', 'mock-panel')
  await handle(page).click()
  const panel = page.getByRole('dialog', { name: 'Test panel of the demo' })
  await expectAccessible(page)
  await panel.getByLabel('Operation').selectOption('getCourses')
  await panel.getByLabel('Kind').selectOption('html')
  await panel.getByRole('button', { name: 'Add the fault' }).click()
  await expect(panel.getByText('getCourses: html')).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('courses.failed'))).toBeVisible()

  await handle(page).click()
  await panel.getByRole('button', { name: 'Remove all faults' }).click()
  await panel.getByLabel('Language').selectOption('fa')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('article').first()).toBeVisible()

  await handle(page).click()
  const persian = page.getByRole('dialog', { name: 'پنل آزمایش نسخهٔ نمایشی' })
  await persian.getByLabel('سناریو').selectOption('profile')
  await scenarioReached(page)
  await expect(page).toHaveURL(/\/user\/profile$/)
})
