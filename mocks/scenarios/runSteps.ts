import type { Step } from './scenario.ts'

/**
 * Does the steps of a scenario in the page, each as soon as its element is there. `data-scenario` of the
 * document says 'reached' at the end, or which step could not be done. The function refers to nothing outside
 * itself: the HTTP door sends its text to the page.
 * @param patience milliseconds that a step waits for its element
 */
export async function runSteps(steps: readonly Step[], patience = 45_000): Promise<void> {
  const CARD_FIELD = 'iframe[title="Secure card payment input frame"]'
  const root = document.documentElement

  async function until<T>(find: () => T | undefined | false, sentence: string): Promise<T> {
    const end = performance.now() + patience
    for (;;) {
      const found = find()
      if (found) return found
      if (performance.now() > end) throw new Error(sentence)
      // A timer, because a page in the background has no frames.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

  function find(selector: string, at = 0) {
    return [...document.querySelectorAll<HTMLElement>(selector)].filter(isVisible).at(at)
  }

  const appears = (selector: string, at?: number) =>
    until(() => find(selector, at), `Nothing visible matches ${selector}.`)

  const canBePressed = (element: HTMLElement | undefined) =>
    element && !element.matches(':disabled, [aria-disabled=true]') && element

  /** In the order of a real press: some parts react when the mouse goes down, others to the click. */
  function press(element: HTMLElement) {
    const how = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 }
    element.scrollIntoView({ block: 'center' })
    element.dispatchEvent(new PointerEvent('pointerdown', { ...how, pointerType: 'mouse', isPrimary: true }))
    element.dispatchEvent(new MouseEvent('mousedown', how))
    element.focus()
    element.dispatchEvent(new PointerEvent('pointerup', { ...how, pointerType: 'mouse', isPrimary: true }))
    element.dispatchEvent(new MouseEvent('mouseup', how))
    element.dispatchEvent(new MouseEvent('click', how))
  }

  /** React reads a value that was set around its own setter. */
  function fill(element: HTMLElement, text: string) {
    const { prototype } = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    element.focus()
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
    element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
  }

  function type(key: string) {
    const at = document.activeElement ?? document.body
    for (const event of ['keydown', 'keyup'])
      at.dispatchEvent(new KeyboardEvent(event, { key, code: key, bubbles: true, cancelable: true }))
  }

  async function play(selector: string) {
    const film = await appears(selector)
    if (film instanceof HTMLMediaElement) void film.play().catch(() => {})
  }

  async function fileOf(step: { file: string } | { bytes: number }) {
    if ('bytes' in step)
      return new File([new Uint8Array(step.bytes)], 'large.pdf', { type: 'application/pdf' })
    const answer = await fetch(step.file)
    const name = step.file.slice(step.file.lastIndexOf('/') + 1)
    return new File([await answer.blob()], name, { type: answer.headers.get('Content-Type') ?? '' })
  }

  async function attach(selector: string, file: File) {
    const input = await until(
      () => document.querySelector<HTMLInputElement>(selector) ?? undefined,
      `Nothing matches ${selector}.`,
    )
    const chosen = new DataTransfer()
    chosen.items.add(file)
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }

  async function pay(number: string) {
    // The provider gives its frame a height once the field can be typed into.
    const isReady = () =>
      [...document.querySelectorAll<HTMLIFrameElement>(CARD_FIELD)].find((one) => one.style.blockSize)
    const field = await until(isReady, 'The card field does not come.')
    field.contentWindow?.postMessage({ type: 'enter', number }, new URL(field.src).origin)
  }

  async function take(step: Step) {
    if ('press' in step)
      press(
        await until(() => canBePressed(find(step.press, step.at)), `Nothing to press matches ${step.press}.`),
      )
    else if ('fill' in step) fill(await appears(step.fill), step.with)
    else if ('key' in step) type(step.key)
    else if ('scroll' in step) (await appears(step.scroll, step.at)).scrollIntoView({ block: 'center' })
    else if ('wait' in step) await appears(step.wait, step.at)
    else if ('play' in step) await play(step.play)
    else if ('attach' in step) await attach(step.attach, await fileOf(step))
    else await pay(step.card)
  }

  try {
    await until(() => document.readyState !== 'loading', 'The document does not come.')
    // A cast: the mock API knows no types of the client. The demo's page has no `boot`.
    const page = window as { boot?: { isHydrated?: boolean } }
    await until(() => !page.boot || page.boot.isHydrated, 'The program of the page does not come.')
    await appears('main h1, main [role=alert], main [role=status]')
    // A key wakes the sections that sleep until somebody turns to them.
    if (steps.length > 0) {
      type('Shift')
      await until(() => !document.querySelector('[data-waiting]'), 'A section of the page does not wake.')
    }
    for (const step of steps) await take(step)
    root.dataset.scenario = 'reached'
  } catch (error) {
    root.dataset.scenario = `not reached: ${(error as Error).message}`
    console.error(`The scenario is not reached. ${(error as Error).message}`)
  }
}
