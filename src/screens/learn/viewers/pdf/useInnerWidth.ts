import { type RefObject, useLayoutEffect, useState } from 'react'

/** The inner width of an element without its scroll bar, in CSS pixels; 0 until it is known. */
export function useInnerWidth(element: RefObject<HTMLElement | null>) {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
