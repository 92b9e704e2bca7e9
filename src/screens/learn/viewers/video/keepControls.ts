import type { PlyrInstance } from './plyrLibrary'

/**
 * While a video plays, the player hides its controls unless the pointer is on them. This keeps them visible
 * for keyboard focus, too. The browser shows no focus ring after the player moves the focus, so an attribute
 * marks the use of the keyboard.
 */
export function keepControlsWhileFocused({ elements: { container, controls, buttons } }: PlyrInstance) {
  if (!controls) return
  const markKeyboardUse = (isUsed: boolean) => container.toggleAttribute('data-keyboard', isUsed)
  container.addEventListener('keydown', () => markKeyboardUse(true), { capture: true })
  container.addEventListener('pointerdown', () => markKeyboardUse(false), { capture: true })
  container.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) markKeyboardUse(true)
  })
  controls.addEventListener('focusin', () => {
    controls.hover = container.hasAttribute('data-keyboard')
  })
  controls.addEventListener('focusout', () => {
    controls.hover = controls.matches(':hover')
  })
  // The large button disappears after a press, so the small one takes the focus.
  const [large, small] = buttons.play ?? []
  large?.addEventListener('click', () => {
    if (large === document.activeElement) small?.focus({ preventScroll: true })
  })
}
