import type { PlyrInstance } from './plyrLibrary'

/**
 * Two keys that the player handles itself: `l` for its loop, which it does not show, and `c` for captions,
 * which fails if there are none.
 */
export function tameShortcuts(
  { elements: { container } }: PlyrInstance,
  video: HTMLVideoElement,
  onLoop: () => void,
) {
  const tame = (event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const isOurs = event.key === 'l' || (event.key === 'c' && !video.querySelector('track'))
    if (hasModifier || !isOurs) return
    event.stopPropagation()
    if (event.key === 'l' && !event.repeat) onLoop()
  }
  container.addEventListener('keydown', tame, { capture: true })
}
