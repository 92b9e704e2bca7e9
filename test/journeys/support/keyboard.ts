import { expect, type Locator, type Page } from '@playwright/test'

/** More than there is to tab through on any page. */
const MOST_STEPS = 80

/**
 * Tab by Tab to a control, as somebody without a mouse gets there; of several of that name to the first that
 * comes.
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
