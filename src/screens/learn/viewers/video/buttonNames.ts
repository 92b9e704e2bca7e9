import type { PlyrInstance, PlyrToggle } from './plyrLibrary'

/** The names of these buttons say what pressing them does now. 'Pause, pressed' would say it twice, and wrong: only the look is toggled. */
export function nameByAction({ elements: { buttons } }: PlyrInstance) {
  const { play = [], mute, captions, fullscreen } = buttons
  for (const button of [...play, mute, captions, fullscreen]) if (button) withoutPressed(button)
}

function withoutPressed(button: PlyrToggle) {
  const look = 'plyr__control--pressed'
  button.removeAttribute('aria-pressed')
  Object.defineProperty(button, 'pressed', {
    get: () => button.classList.contains(look),
    set: (isPressed: boolean) => button.classList.toggle(look, isPressed),
  })
}
