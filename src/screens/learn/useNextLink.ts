import { type RefObject, useEffect, useRef } from 'react'

/** A user who asks for more rows goes on at the first new one. @returns call with that link's index */
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
