import { act, waitFor } from '@testing-library/react'
import { vi } from 'vitest'

type Watch = { callback: IntersectionObserverCallback; options: IntersectionObserverInit; seen: Set<Element> }

/** Replaces IntersectionObserver. `see(element)` reports to its observers that a share of it is visible. */
export function giveSight() {
  const watches = new Set<Watch>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watch: Watch
      constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        this.watch = { callback, options, seen: new Set() }
        watches.add(this.watch)
      }
      observe = (element: Element) => void this.watch.seen.add(element)
      unobserve = (element: Element) => void this.watch.seen.delete(element)
      disconnect = () => void watches.delete(this.watch)
    },
  )
  const watchesOf = (element: Element) => [...watches].filter(({ seen }) => seen.has(element))
  return {
    see: (element: Element, share = 1) =>
      act(async () => {
        for (const { callback } of watchesOf(element))
          callback(
            [
              {
                target: element,
                intersectionRatio: share,
                isIntersecting: share > 0,
              } as IntersectionObserverEntry,
            ],
            {} as IntersectionObserver,
          )
      }),
    /** An effect begins to watch an element some time after the element is there. */
    whenWatched: (element: Element) =>
      waitFor(() => {
        if (watchesOf(element).length === 0) throw new Error('Nobody watches this element.')
      }),
    isWatched: (element: Element) => watchesOf(element).length > 0,
    optionsFor: (element: Element) => watchesOf(element).map(({ options }) => options),
  }
}
