import { type FocusEvent, type RefObject, startTransition, useEffect, useState } from 'react'

/** Lists up to this number of groups (300 cards) render whole, so that the browser's own search finds all. */
const DRAWN_WHOLE = 5
/** Two groups that are seen, and one before and behind them: further ones are more than a screen away. */
const AHEAD = 1
/** The last cards, and those that are still to come: the list grows when they are seen. */
const END = 2

/**
 * A longer list renders the groups near the view, those at its ends and the one with the focus, and keeps the
 * space of the others. So a page of thousands of cards costs as much as one of hundreds.
 */
export function useDrawnGroups(list: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState({ first: 0, last: 0 })
  const [focused, setFocused] = useState<number>()
  const isLong = count > DRAWN_WHOLE

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the count there are other groups to watch
  useEffect(() => {
    if (!isLong || !list.current) return
    const groups = [...list.current.children]
    const places = new Set<number>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        places[isIntersecting ? 'add' : 'delete'](groups.indexOf(target))
      // Somebody who reads what is below the list comes back to where it was left.
      if (places.size === 0) return
      const [first, last] = [Math.min(...places), Math.max(...places)]
      // Drawn piece by piece, between the frames of who scrolls.
      startTransition(() =>
        setSeen((before) => (before.first === first && before.last === last ? before : { first, last })),
      )
    })
    for (const group of groups) observer.observe(group)
    return () => observer.disconnect()
  }, [list, count, isLong])

  return {
    isDrawn: (group: number) =>
      !isLong ||
      group === 0 ||
      group >= count - END ||
      (group >= seen.first - AHEAD && group <= seen.last + AHEAD) ||
      (focused !== undefined && Math.abs(group - focused) <= AHEAD),
    focusProps: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        if (isLong)
          setFocused([...(list.current?.children ?? [])].findIndex((group) => group.contains(target)))
      },
      onBlur: () => setFocused(undefined),
    },
  }
}
