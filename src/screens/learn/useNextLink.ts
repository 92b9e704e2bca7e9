import { type RefObject, useEffect, useRef } from 'react'

/** Focuses a link after the next render, such as the first of the rows that a user asked for. */
export function useNextLink(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelectorAll('a')[wanted.current]?.focus()
    wanted.current = undefined
  })
  return (place: number) => {
    wanted.current = place
  }
}
