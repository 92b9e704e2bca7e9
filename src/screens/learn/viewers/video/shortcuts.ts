import type { PlyrInstance } from './plyrLibrary'

/**
 * Handles two keys in place of the player: `l`, because the player does not show its loop; and `c`, because
 * the player's handler throws without captions.
 */
export function replaceShortcuts(
  { elements: { container } }: PlyrInstance,
  video: HTMLVideoElement,
  onLoop: () => void,
) {
  const handleKey = (event: KeyboardEvent) => {
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const isOurs = event.key === 'l' || (event.key === 'c' && !video.querySelector('track'))
    if (hasModifier || !isOurs) return
    event.stopPropagation()
    if (event.key === 'l' && !event.repeat) onLoop()
  }
  container.addEventListener('keydown', handleKey, { capture: true })
}
