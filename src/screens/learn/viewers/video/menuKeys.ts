import type { PlyrInstance } from './plyrLibrary'

const opposite: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Where words run from right to left the menus are mirrored, and so are the arrows that lead into them and back. */
export function mirrorMenuKeys({ elements: { settings } }: PlyrInstance) {
  let isMirrored = false
  const mirror = (event: KeyboardEvent) => {
    const key = opposite[event.key]
    if (!key || isMirrored) return
    event.preventDefault()
    event.stopPropagation()
    isMirrored = true
    event.target?.dispatchEvent(new KeyboardEvent(event.type, { key, bubbles: true, cancelable: true }))
    isMirrored = false
  }
  settings.popup?.addEventListener('keydown', mirror, { capture: true })
  settings.popup?.addEventListener('keyup', mirror, { capture: true })
}
