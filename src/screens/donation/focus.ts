/** Focuses an element on the next frame, when it is rendered. An open dialog keeps the focus. */
const onNextFrame = (find: () => HTMLElement | null) =>
  requestAnimationFrame(() => {
    if (!document.querySelector('[aria-modal="true"]')) find()?.focus()
  })

/** Focuses the chosen interval, which is the first question of the form. */
export const focusChoice = () => onNextFrame(() => document.querySelector('form [name=interval]:checked'))

export const PENDING_PANEL_ID = 'donation-pending-panel'

/** Focuses the panel of the pending attempt. */
export const focusPending = () => onNextFrame(() => document.getElementById(PENDING_PANEL_ID))
