import type { PlyrInstance } from './plyrLibrary'

export type SettingsItem<T> = { value: T; label: string }

export type SettingsMenu<T> = {
  /** Fills the menu; fewer than two items leave nothing to choose, and no entry for it. */
  offer: (items: SettingsItem<T>[], chosen: T | undefined) => void
  /** Marks what holds now. */
  show: (chosen: T | undefined) => void
  /** As if it had been chosen here. */
  choose: (value: T) => void
}

/** The player makes a place for each of its settings: this fills one that it leaves empty, like its own menus. */
export function settingsMenu<T>(
  { elements: { settings } }: PlyrInstance,
  name: string,
  onChosen: (value: T) => void,
): SettingsMenu<T> {
  const entry = settings.buttons[name]
  const list = settings.panels[name]?.querySelector('[role="menu"]')
  const label = entry?.querySelector('.plyr__menu__value')
  if (!entry || !list || !label) return { offer() {}, show() {}, choose() {} }
  // The player would put the keyboard on a hidden entry: one with nothing to choose is not there at all.
  const gap = document.createComment(name)
  let offered: (SettingsItem<T> & { button: HTMLElement })[] = []

  const show = (chosen: T | undefined) => {
    for (const { value, button } of offered) button.setAttribute('aria-checked', String(value === chosen))
    label.textContent = offered.find(({ value }) => value === chosen)?.label ?? ''
  }
  const choose = (value: T) => {
    show(value)
    onChosen(value)
  }
  /** On to the next one or back to the one before, round and round. */
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const place = offered.findIndex(({ button }) => button === event.target)
    offered.at((place + step) % offered.length)?.button.focus()
  }
  const itemOf = (item: SettingsItem<T>) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'plyr__control'
    button.setAttribute('role', 'menuitemradio')
    const text = document.createElement('span')
    text.textContent = item.label
    button.append(text)
    button.addEventListener('keydown', move)
    button.addEventListener('click', () => {
      choose(item.value)
      // As in the player's own menus, back to the list of settings.
      settings.panels[name]?.querySelector<HTMLElement>('.plyr__control--back')?.click()
      entry.focus({ preventScroll: true })
    })
    return { ...item, button }
  }
  return {
    offer(items, chosen) {
      // A menu that is looked at stays as it is while the same things are offered.
      const isSame =
        items.length === offered.length && items.every(({ value }, place) => value === offered[place]?.value)
      if (isSame && items.length > 0) return show(chosen)
      offered = items.map(itemOf)
      list.replaceChildren(...offered.map(({ button }) => button))
      entry.hidden = items.length < 2
      if (entry.hidden) entry.replaceWith(gap)
      else gap.replaceWith(entry)
      // The player hides its settings while it finds nothing in them.
      settings.menu?.toggleAttribute(
        'hidden',
        Object.values(settings.buttons).every(({ hidden }) => hidden),
      )
      show(chosen)
    },
    show,
    choose,
  }
}
