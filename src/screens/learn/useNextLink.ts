import { type RefObject, useEffect, useRef } from 'react'

/** Whoever asks for more rows goes on from the first that is new to her. @returns call with that link's place among the next ones. */
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
