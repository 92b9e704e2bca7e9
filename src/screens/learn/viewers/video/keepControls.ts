import type { PlyrInstance } from './plyrLibrary'

/**
 * The player hides its controls while a video runs, unless the pointer is on them: a keyboard's focus counts as well. Focus that the
 * player moves by itself shows no ring in the browser's eyes, so the container says by what hand it is used.
 */
export function keepControlsWhileFocused({ elements: { container, controls, buttons } }: PlyrInstance) {
  if (!controls) return
  const byKeyboard = (isSo: boolean) => container.toggleAttribute('data-keyboard', isSo)
  container.addEventListener('keydown', () => byKeyboard(true), { capture: true })
  container.addEventListener('pointerdown', () => byKeyboard(false), { capture: true })
  container.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) byKeyboard(true)
  })
  controls.addEventListener('focusin', () => {
    controls.hover = container.hasAttribute('data-keyboard')
  })
  controls.addEventListener('focusout', () => {
    controls.hover = controls.matches(':hover')
  })
  // The large button goes once it was pressed: focus stays with the small one.
  const [large, small] = buttons.play ?? []
  large?.addEventListener('click', () => {
    if (large === document.activeElement) small?.focus({ preventScroll: true })
  })
}
