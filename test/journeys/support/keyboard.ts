import { expect, type Locator, type Page } from '@playwright/test'

/** More than the stops of any page. */
const MOST_STEPS = 80

/**
 * Presses Tab until the control has the focus; of several matching controls, the first that Tab reaches.
 */
export async function tabTo(page: Page, target: Locator) {
  await target.first().waitFor()
  const reached = target.and(page.locator(':focus'))
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab')
    if ((await reached.count()) > 0) return
  }
  await expect(reached, 'is reached by Tab').toBeFocused()
}
