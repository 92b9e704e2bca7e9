import type { PlyrInstance } from './plyrLibrary'

const opposite: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** On a right-to-left page the menus are mirrored, so this swaps the arrow keys that open and close them. */
export function flipMenuKeys({ elements: { settings } }: PlyrInstance) {
  let isFlipped = false
  const flip = (event: KeyboardEvent) => {
    const key = opposite[event.key]
    if (!key || isFlipped) return
    event.preventDefault()
    event.stopPropagation()
    isFlipped = true
    event.target?.dispatchEvent(new KeyboardEvent(event.type, { key, bubbles: true, cancelable: true }))
    isFlipped = false
  }
  settings.popup?.addEventListener('keydown', flip, { capture: true })
  settings.popup?.addEventListener('keyup', flip, { capture: true })
}
