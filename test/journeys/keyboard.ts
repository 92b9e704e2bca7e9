import { expect, type Locator, type Page } from '@playwright/test'

/** More than there is to tab through on any page. */
const MOST_STEPS = 80

/** Tab by Tab to a control, as somebody without a mouse gets there. */
export async function tabTo(page: Page, target: Locator) {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return
  }
  await expect(target, 'is reached by Tab').toBeFocused()
}
