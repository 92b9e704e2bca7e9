import type { Page } from '@playwright/test'

/** Chooses an option of a select (`ui/SelectField`), by its words or its place. */
export async function choose(page: Page, label: string, option: string | number) {
  await page.getByRole('combobox', { name: label }).click()
  await pick(page, label, option)
}

/** Presses an option of the open list, and waits until the list has gone. */
export async function pick(page: Page, label: string, option: string | number) {
  const list = page.getByRole('listbox', { name: label })
  const options = list.getByRole('option')
  await (typeof option === 'number'
    ? options.nth(option)
    : list.getByRole('option', { name: option, exact: true })
  ).click()
  await list.waitFor({ state: 'hidden' })
}
