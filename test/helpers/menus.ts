import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'

/** Ant Design still reads `keyCode`, which browsers set and user-event does not. */
const keyCodes: Record<string, number> = { Tab: 9, Escape: 27, End: 35, Home: 36, ArrowUp: 38, ArrowDown: 40 }
window.addEventListener(
  'keydown',
  (event) => Object.defineProperty(event, 'keyCode', { value: keyCodes[event.key] ?? 0 }),
  true,
)

/** Presses a button of the frame, and waits until its menu has the focus. */
export async function openMenuOf(button: HTMLElement, user: UserEvent) {
  // Ant Design moves the focus only among elements with a layout, which jsdom gives to none.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  await user.click(button)
  const menu = await screen.findByRole('menu')
  await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement))
}
