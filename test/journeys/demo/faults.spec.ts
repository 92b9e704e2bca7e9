import type { Page } from '@playwright/test'
import { type FaultKind, faultKinds } from '../../../mocks/faults/fault'
import type { OperationId } from '../../../mocks/operations'
import { expect, test } from '../support/fixtures'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Test panel of the demo' })

async function inPanel(page: Page, act: (panel: ReturnType<typeof panelOf>) => Promise<void>) {
  await page.locator('#mock-panel .handle').click()
  await act(panelOf(page))
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
}

function setFault(page: Page, operationId: OperationId, kind: FaultKind) {
  return inPanel(page, async (panel) => {
    await panel.getByRole('button', { name: 'Remove all faults' }).click()
    await panel.getByLabel('Operation').selectOption(operationId)
    await panel.getByLabel('Kind').selectOption(kind)
    await panel.getByRole('button', { name: 'Add the fault' }).click()
    await expect(panel.getByText(`${operationId}: ${kind}`, { exact: true })).toBeVisible()
  })
}

const release = (page: Page) =>
  inPanel(page, (panel) => panel.getByRole('button', { name: 'Let held requests go on' }).click())

/** The browser's own message that a fetch of the service worker has failed. */
const BROKEN = /FetchEvent for|net::ERR/

test('the panel adds a fault of each kind', async ({ page }) => {
  await page.goto('/nowhere')
  await inPanel(page, async (panel) => {
    for (const kind of faultKinds) {
      await panel.getByLabel('Kind').selectOption(kind)
      await panel.getByRole('button', { name: 'Add the fault' }).click()
    }
    await expect(panel.getByRole('listitem')).toHaveCount(faultKinds.length)
  })
})

for (const kind of ['drop-request', 'drop-answer', 'cut', 'cors', 'redirect'] as const)
  test(`fault ${kind}: the catalogue says that it cannot be loaded`, async ({ page, t, expectComplaint }) => {
    expectComplaint(BROKEN)
    await page.goto('/courses')
    await setFault(page, 'getCourses', kind)
    await page.reload()
    await expect(page.getByText(t('courses.failed'))).toBeVisible()
  })

test('fault stall: the catalogue waits until the release, then says that it cannot be loaded', async ({
  page,
  t,
  expectComplaint,
}) => {
  expectComplaint(BROKEN)
  await page.goto('/courses')
  await setFault(page, 'getCourses', 'stall')
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/course/get-all')
  await page.reload()
  expect((await asked).status()).toBe(200)
  await expect(page.getByText(t('courses.failed'))).toHaveCount(0)
  // The client asks twice more, and each answer stalls.
  await expect(async () => {
    await release(page)
    await expect(page.getByText(t('courses.failed'))).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('fault drop-upload: the contact form says that sending failed, and keeps its texts', async ({
  page,
  t,
  expectComplaint,
}) => {
  expectComplaint(BROKEN)
  const message = 'We have forty books to give away.'
  const typed = {
    name: 'Jonas Berg',
    email: 'jonas@example.org',
    phone: '20123456',
    subject: 'Books',
    message,
  }
  await page.goto('/contact-us')
  const form = page.getByRole('form', { name: t('contact.form.title') })
  const field = (name: string) => form.getByLabel(t(`contact.form.${name}`), { exact: true })
  for (const [name, text] of Object.entries(typed)) await field(name).fill(text)
  await setFault(page, 'createContactMessage', 'drop-upload')
  await page.getByRole('button', { name: t('contact.form.submit') }).click()
  await expect(page.getByText(t('contact.form.failed'))).toBeVisible()
  for (const [name, text] of Object.entries(typed)) await expect(field(name)).toHaveValue(text)
})
