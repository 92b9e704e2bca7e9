import { beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreScroll } from '@/app/frame/restoreScroll'

let grow = () => {}
const scrollTo = vi.fn()
const onDone = vi.fn()

function setHeight(height: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true })
}

beforeEach(() => {
  scrollTo.mockClear()
  onDone.mockClear()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grow = callback
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
})

describe('restoreScroll', () => {
  it('scrolls at once on a page that is tall enough', () => {
    setHeight(3000)
    restoreScroll(1200, onDone)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 1200)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('waits for content that arrives later', () => {
    setHeight(900)
    restoreScroll(1200, onDone)
    expect(onDone).not.toHaveBeenCalled()
    setHeight(2500)
    grow()
    expect(scrollTo).toHaveBeenLastCalledWith(0, 1200)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'gives up when the visitor acts first (%s)',
    (event) => {
      setHeight(900)
      restoreScroll(1200, onDone)
      window.dispatchEvent(new Event(event))
      expect(onDone).toHaveBeenCalledOnce()
      scrollTo.mockClear()
      setHeight(2500)
      grow()
      expect(scrollTo).not.toHaveBeenCalled()
    },
  )
})
