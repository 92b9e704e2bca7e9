import { vi } from 'vitest'

// Browser features that jsdom lacks.
const mediaQueryList = (media: string, matches: boolean): MediaQueryList => ({
  matches,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
window.matchMedia ??= (query: string) => mediaQueryList(query, false)

class ObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
window.ResizeObserver ??= ObserverStub as never
window.IntersectionObserver ??= ObserverStub as never
window.scrollTo = vi.fn() as never
Element.prototype.scrollIntoView ??= () => {}
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
}

/** The window is as narrow as a phone until the test ends. */
export function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => mediaQueryList(query, query === '(width < 768px)'))
}
