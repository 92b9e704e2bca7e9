import type { PlayerTexts } from './playerTexts'
import type { PlyrInstance } from './plyrLibrary'

/** The player makes a place for 'loop' in its settings and leaves it empty: On and Off, like its other menus. */
export function addLoopMenu(player: PlyrInstance, texts: PlayerTexts, onChosen: (loops: boolean) => void) {
  const { buttons, panels } = player.elements.settings
  const button = buttons.loop
  const menu = panels.loop?.querySelector('[role="menu"]')
  const value = button?.querySelector('.plyr__menu__value')
  if (!button || !menu || !value) return
  const items = [true, false].map((loops) => {
    const item = document.createElement('button')
    item.type = 'button'
    item.className = 'plyr__control'
    item.setAttribute('role', 'menuitemradio')
    const text = document.createElement('span')
    text.textContent = loops ? texts.on : texts.off
    item.append(text)
    item.addEventListener('click', () => {
      player.loop = loops
      show()
      onChosen(loops)
      // As the player's own menus do: back to the list of settings.
      panels.loop?.querySelector<HTMLElement>('.plyr__control--back')?.click()
    })
    item.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      event.stopPropagation()
      items.find((other) => other !== item)?.focus()
    })
    return item
  })
  const show = () => {
    value.textContent = player.loop ? texts.on : texts.off
    items.forEach((item, index) => {
      item.setAttribute('aria-checked', String(player.loop === (index === 0)))
    })
  }
  menu.append(...items)
  button.hidden = false
  show()
}
