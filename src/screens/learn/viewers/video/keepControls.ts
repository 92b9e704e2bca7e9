import type { PlyrInstance } from './plyrLibrary'

/** The player hides its controls while a video runs, unless the pointer is on them: a keyboard's focus counts as well. */
export function keepControlsWhileFocused({ elements: { controls } }: PlyrInstance) {
  if (!controls) return
  controls.addEventListener('focusin', ({ target }) => {
    controls.hover = target instanceof Element && target.matches(':focus-visible')
  })
  controls.addEventListener('focusout', () => {
    controls.hover = controls.matches(':hover')
  })
}
