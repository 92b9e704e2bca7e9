/** On the next frame, when the place is on the page. A dialog that has opened meanwhile keeps the focus. */
const onNextFrame = (find: () => HTMLElement | null) =>
  requestAnimationFrame(() => {
    if (!document.querySelector('[aria-modal="true"]')) find()?.focus()
  })

/** Focuses the first question of the form, as it is answered. */
export const focusChoice = () => onNextFrame(() => document.querySelector('form [name=interval]:checked'))

export const PENDING_PANEL_ID = 'donation-pending-panel'

/** Focuses the panel of the attempt that has to end first. */
export const focusPending = () => onNextFrame(() => document.getElementById(PENDING_PANEL_ID))
