import type { Field } from '@/lib/page/boot'

/** Runs before hydration, because the browser restores fields without an event after a reload or Back. */
export function keepRestoredFields() {
  const { boot } = window
  if (!boot) return
  for (const field of document.querySelectorAll<Field>('#root :is(input, textarea, select)')) {
    if (boot.typed.has(field) || field.type === 'file') continue
    if (isTick(field)) {
      // A radio that was unchecked needs no repeat: checking another one of its group unchecks it.
      const isRepeated = field.checked || field.type !== 'radio'
      if (isRepeated && field.checked !== field.defaultChecked) boot.typed.set(field, field.checked)
    } else if (field.value !== defaultOf(field)) boot.typed.set(field, field.value)
  }
}

export function isTick(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type)
}

export function defaultOf(field: Field) {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

/** @returns whether the element contains an early input or press that is not repeated yet. */
export function hasEarlyEvents(place: Element) {
  const { boot } = window
  if (!boot) return false
  const touched = [...boot.typed.keys(), ...boot.pressed, ...boot.keys.map(({ tab }) => tab)]
  return touched.some((element) => place.contains(element))
}

/**
 * Repeats for React what the user typed and pressed before hydration, in the parts that are hydrated now:
 * each change once, in order, texts before presses.
 */
export function repeatEarlyEvents() {
  const { boot } = window
  if (!boot) return
  const isHydrated = (element: Element) => !element.closest('[data-waiting]')
  for (const [field, value] of [...boot.typed].filter(([field]) => isHydrated(field))) {
    boot.typed.delete(field)
    if (field.isConnected) repeatChange(field, value)
    // Some fields read their value on blur.
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
  const pressed: HTMLElement[] = []
  for (const button of boot.pressed) {
    const current = currentOf(button)
    if (current && !isHydrated(current)) continue
    boot.pressed.delete(button)
    delete button.dataset.pressed
    if (current) pressed.push(current)
  }
  // The presses wait until the forms have the typed values.
  if (pressed.length > 0)
    setTimeout(() => {
      for (const button of pressed) button.click()
    })
  const keys = boot.keys.filter(({ tab }) => isHydrated(currentOf(tab) ?? tab))
  boot.keys = boot.keys.filter((key) => !keys.includes(key))
  // Each key waits for the changes of the previous one.
  for (const { tab, code } of keys)
    setTimeout(() => currentOf(tab)?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true })))
}

/**
 * Finds the element to press. React may have replaced the pressed one by a new one.
 * @returns the only element with the same role and text; undefined if there are none or several.
 */
function currentOf(pressed: HTMLElement) {
  if (pressed.isConnected) return pressed
  const name = nameOf(pressed)
  const role = pressed.getAttribute('role')
  const kind = role ? `[role=${role}]` : 'button:not([role])'
  const same = [...document.querySelectorAll<HTMLElement>(kind)].filter((other) => nameOf(other) === name)
  return name && same.length === 1 ? same[0] : undefined
}

function nameOf(button: HTMLElement) {
  return button.getAttribute('aria-label') ?? button.textContent
}

function repeatChange(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') return repeatTick(field as HTMLInputElement, value)
  // The field already has the files; a script may not set them.
  if (field.type === 'file') return dispatch(field, 'change')
  // React compares with the last value that it saw. Its own setter records a value, the browser's does not.
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  dispatch(field, field instanceof HTMLSelectElement ? 'change' : 'input')
}

function repeatTick(box: HTMLInputElement, isTicked: boolean) {
  box.checked = !isTicked
  box.click()
}

function dispatch(field: Field, type: 'input' | 'change') {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
