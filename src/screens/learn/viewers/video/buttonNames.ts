import type { PlyrInstance, PlyrToggle } from './plyrLibrary'

/**
 * Names these buttons by what a press does now. With aria-pressed a screen reader would say the state twice,
 * and wrongly, so only the look is toggled.
 */
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
