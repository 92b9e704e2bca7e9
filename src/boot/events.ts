import { EARLY_PRESS, type Field } from '../lib/page/boot'
import { askForProgram } from './program'
import { boot } from './state'

/** Finds the control: a button, or a control of Ant Design without one (a tab, a field with a list). */
function pressedIn(target: Element) {
  const list = target.closest('.ant-select')?.querySelector('[role=combobox]')
  return list ?? target.closest('button, [role=tab], [role=combobox]')
}

/** The keys that move between tabs and open them, for which tabs need a script. */
const keysOfTabs = /^(Arrow(Left|Right)|Home|End|Enter|Space)$/

/** Stores what a visitor types and presses before the app can react. Links work without it. */
export function catchEarlyEvents() {
  const isWaiting = (target: Element) =>
    !(boot.isHydrated || boot.isDrawn) || target.closest('[data-waiting]')
  const listen = (type: string, handle: (target: Element, event: Event) => void) =>
    addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && isWaiting(event.target)) handle(event.target, event)
      },
      true,
    )
  const keepPress = (button: Element | null, event: Event) => {
    if (!(button instanceof HTMLElement)) return
    event.preventDefault()
    // React may already listen and would handle the press before it is repeated.
    event.stopImmediatePropagation()
    button.dataset.pressed = ''
    boot.pressed.add(button)
    wake(button)
  }
  const keepKey = (tab: Element, event: Event) => {
    const { code, altKey, ctrlKey, metaKey } = event as KeyboardEvent
    if (!(tab instanceof HTMLElement) || tab.role !== 'tab' || !keysOfTabs.test(code)) return
    if (altKey || ctrlKey || metaKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    boot.keys.push({ tab, code })
    wake(tab)
  }
  const wake = (pressed: Element) => {
    pressed.dispatchEvent(new Event(EARLY_PRESS, { bubbles: true }))
    askForProgram()
  }
  const keepText = (target: Element) => {
    if (!/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return
    const field = target as Field
    boot.typed.delete(field)
    boot.typed.set(
      field,
      /^(checkbox|radio)$/.test(field.type) ? (field as HTMLInputElement).checked : field.value,
    )
  }
  const markKeys = () => {
    boot.hasKeys = true
  }
  addEventListener('keydown', markKeys, { capture: true, once: true })
  listen('input', keepText)
  listen('change', keepText)
  listen('click', (target, event) => keepPress(pressedIn(target), event))
  listen('keydown', keepKey)
  listen('submit', (form, event) => {
    // The browser would put the typed values into the URL. Enter in a field is a press on the button.
    event.preventDefault()
    keepPress(form.querySelector('button[type=submit]'), event)
  })
}
