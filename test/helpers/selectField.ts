import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Opens the list of a select by its name. @returns the list's queries. */
export async function openSelect(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('combobox', { name }))
  return within(await screen.findByRole('listbox', { name }))
}

/** Chooses an option of a select, both by their names. */
export async function choose(user: UserEvent, name: string, option: string) {
  const list = await openSelect(user, name)
  await user.click(list.getByRole('option', { name: option }))
}
