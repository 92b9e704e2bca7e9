import { expect, type Page } from '@playwright/test'
import { addPageStyle } from './pageStyle'

/** A stop of the focus. Numbers are pixels of the page. */
export type Stop = {
  /** One for each control, and one for a group of radio buttons, which is one stop. */
  id: string
  /** Tag and text, for a report. */
  name: string
  left: number
  right: number
  top: number
  bottom: number
  isInDialog: boolean
}

type Stops = {
  /** @returns where the focus is; undefined when no control has it. */
  focused: () => Stop | undefined
  /** Removes the focus. @returns names of the stops that look the same with and without the focus. */
  unmarked: () => string[]
  goToStart: () => void
  goToEnd: () => void
}

declare global {
  interface Window {
    stops: Stops
  }
}

/** More than the stops of any page. */
const MOST_STOPS = 150

/** @returns the stops of Tab from the beginning of the page to its end. */
export async function tabForward(page: Page): Promise<Stop[]> {
  await page.evaluate(() => window.stops.goToStart())
  return await stopsOf(page, 'Tab')
}

/** @returns the stops of Shift+Tab from the end of the page to its beginning. */
export async function tabBack(page: Page): Promise<Stop[]> {
  await page.evaluate(() => window.stops.goToEnd())
  return await stopsOf(page, 'Shift+Tab')
}

async function stopsOf(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.stops.focused())
    // A video has the focus while Tab moves through the browser's own controls.
    if (stop && stop.id === stops.at(-1)?.id) continue
    if (!stop || stops.some(({ id }) => id === stop.id)) return stops
    stops.push(stop)
  }
  throw new Error(`More than ${MOST_STOPS} stops, from ${stops[0]?.name} to ${stops.at(-1)?.name}.`)
}

/**
 * @param most as many presses as reach every control of the dialog
 * @returns the stops of a key in a dialog; between the last and the first one the focus may be in the
 * browser's own toolbar.
 */
export async function tabAround(page: Page, key: 'Tab' | 'Shift+Tab', most: number): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() => window.stops.focused())
    if (stop) stops.push(stop)
  }
  return stops
}

/** Each stop shows that it has the focus. */
export async function expectMarked(page: Page) {
  expect(await page.evaluate(() => window.stops.unmarked()), 'look the same with the focus').toEqual([])
}

/** Prepares a page for the functions above, and shortens its animations. */
export async function watchStops(page: Page) {
  // Dialogs wait for the end of their animation, so it is short, not absent.
  await addPageStyle(
    page,
    '*, *::before, *::after { transition-duration: 1ms !important; animation-duration: 1ms !important }',
  )
  await page.evaluate(() => {
    const looks = new Map<HTMLElement, string>()
    const ids = new Map<Element, number>()

    const edge = document.createElement('span')
    edge.tabIndex = -1
    const goTo = (put: () => void) => {
      put()
      edge.focus({ preventScroll: true })
      edge.remove()
    }

    window.stops = {
      goToStart: () => goTo(() => document.body.prepend(edge)),
      goToEnd: () => goTo(() => document.body.append(edge)),
      focused() {
        const control = document.activeElement
        if (!(control instanceof HTMLElement) || control === document.body) return undefined
        // The browser also stops at a box that can be scrolled. No control has the focus then.
        if (control.tabIndex < 0) return undefined
        endTransitions()
        // A focused video has an outline; the browser's controls in it, the next stops, have others.
        if (!looks.has(control)) looks.set(control, appearanceOf(control))
        if (!ids.has(control)) ids.set(control, ids.size)
        const isRadio = control instanceof HTMLInputElement && control.type === 'radio'
        const { left, right, top, bottom } = seenOf(control).getBoundingClientRect()
        return {
          id: isRadio ? `radio ${control.name}` : `${ids.get(control)}`,
          name: nameOf(control),
          left: left + scrollX,
          right: right + scrollX,
          top: top + scrollY,
          bottom: bottom + scrollY,
          isInDialog: control.closest('[role=dialog], [role=alertdialog]') !== null,
        }
      },
      unmarked() {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        endTransitions()
        const unmarked = [...looks].filter(
          ([control, look]) => control.isConnected && appearanceOf(control) === look,
        )
        return unmarked.map(([control]) => nameOf(control))
      },
    }

    function endTransitions() {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
    }

    function nameOf(control: HTMLElement) {
      const words = control.getAttribute('aria-label') ?? control.textContent
      return `${control.tagName.toLowerCase()} ${control.getAttribute('name') ?? ''} ${words?.trim().slice(0, 40)}`
    }

    /** A hidden radio button or file field has a label or a box around it that a visitor sees. */
    function seenOf(control: HTMLElement) {
      const boxes = [
        control,
        control.parentElement,
        control.parentElement?.parentElement,
        control.closest('label'),
      ]
      return boxes.find((box) => box && box.getBoundingClientRect().width > 4) ?? control
    }

    function appearanceOf(control: HTMLElement) {
      const around: (Element | null)[] = [control, control.nextElementSibling, control.closest('label')]
      for (let box = control.parentElement; box && around.length < 7; box = box.parentElement)
        around.push(box)
      return around
        .flatMap((box) =>
          box ? [null, '::before', '::after'].map((part) => getComputedStyle(box, part)) : [],
        )
        .map((style) =>
          [
            'outline',
            'box-shadow',
            'border-color',
            'background',
            'text-decoration',
            'color',
            'opacity',
            'clip-path',
          ]
            .map((property) => style.getPropertyValue(property))
            .join(),
        )
        .join('|')
    }
  })
}
