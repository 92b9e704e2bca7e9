import type { PlyrInstance } from './plyrLibrary'

export type SettingsItem<T> = { value: T; label: string }

export type SettingsMenu<T> = {
  /** Fills the menu. With fewer than two items there is nothing to choose, so its entry is hidden. */
  offer: (items: SettingsItem<T>[], chosen: T | undefined) => void
  /** Marks the current value. */
  show: (chosen: T | undefined) => void
  /** Chooses a value as if the learner had done so. */
  choose: (value: T) => void
}

/** Fills a panel of the player's settings that the player leaves empty, in the manner of its own menus. */
export function settingsMenu<T>(
  { elements: { settings } }: PlyrInstance,
  name: string,
  onChosen: (value: T) => void,
): SettingsMenu<T> {
  const entry = settings.buttons[name]
  const list = settings.panels[name]?.querySelector('[role="menu"]')
  const label = entry?.querySelector('.plyr__menu__value')
  if (!entry || !list || !label) return { offer() {}, show() {}, choose() {} }
  // The player would focus even a hidden entry, so an entry without a choice is removed.
  const placeholder = document.createComment(name)
  let offered: (SettingsItem<T> & { button: HTMLElement })[] = []

  const show = (chosen: T | undefined) => {
    for (const { value, button } of offered) button.setAttribute('aria-checked', String(value === chosen))
    label.textContent = offered.find(({ value }) => value === chosen)?.label ?? ''
  }
  const choose = (value: T) => {
    show(value)
    onChosen(value)
  }
  /** Moves the focus to the next or the previous item, in a circle. */
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
      // Like the player's own menus, this one returns to the list of settings.
      settings.panels[name]?.querySelector<HTMLElement>('.plyr__control--back')?.click()
      entry.focus({ preventScroll: true })
    })
    return { ...item, button }
  }
  return {
    offer(items, chosen) {
      // An open menu stays as it is while its items are the same.
      const isSame =
        items.length === offered.length && items.every(({ value }, place) => value === offered[place]?.value)
      if (isSame && items.length > 0) return show(chosen)
      offered = items.map(itemOf)
      list.replaceChildren(...offered.map(({ button }) => button))
      entry.hidden = items.length < 2
      if (entry.hidden) entry.replaceWith(placeholder)
      else placeholder.replaceWith(entry)
      // The player hides its settings if all of its own menus are empty.
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
