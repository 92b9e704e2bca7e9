import { expect, type Page } from '@playwright/test'

/** Chooses an option of a select (`ui/SelectField`) by its text or its index. */
export async function choose(page: Page, label: string, option: string | number) {
  await page.getByRole('combobox', { name: label }).click()
  await pick(page, label, option)
}

/** Presses an option of the open list, and waits until the list is hidden. */
export async function pick(page: Page, label: string, option: string | number) {
  const list = page.getByRole('listbox', { name: label })
  // A list that opens scrolls to its chosen option: a press could begin on one option and end on another.
  await expect(list).toBeVisible()
  await expect(page.locator('.ant-select-dropdown[class*="ant-slide-"]')).toHaveCount(0)
  const options = list.getByRole('option')
  await (typeof option === 'number'
    ? options.nth(option)
    : list.getByRole('option', { name: option, exact: true })
  ).click()
  await list.waitFor({ state: 'hidden' })
}
