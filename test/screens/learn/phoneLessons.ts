import { within } from '@testing-library/react'
import { onPhone } from '../../helpers/browserStubs'
import { renderApp, sara } from '../../helpers/renderApp'
import { contents, scratch } from './learning'

/** Sara presses the button of the lesson list on a phone as soon as it shows. */
export async function openPhoneLessons() {
  onPhone()
  const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
  const sidebar = within(await contents())
  const opener = await sidebar.findByRole('button', { name: 'Course content' })
  await user.click(opener)
  return { user, sidebar, opener }
}
