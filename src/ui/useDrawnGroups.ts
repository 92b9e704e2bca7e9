import { type FocusEvent, type RefObject, startTransition, useEffect, useState } from 'react'

/** Lists up to this number of groups (300 cards) render whole, so that the browser's own search finds all. */
const DRAWN_WHOLE = 5
/** The number of groups rendered before and after the visible ones: more than a screen each. */
const AHEAD = 1
/**
 * The number of groups always rendered at the end: the last cards and the placeholders, whose visibility
 * makes the list grow.
 */
const END = 2

/**
 * A longer list renders only the groups near the viewport, those at its ends and the focused one, and keeps
 * the space of the others. So a page of thousands of cards costs as much as one of hundreds.
 */
export function useDrawnGroups(list: RefObject<HTMLElement | null>, count: number) {
  const [seen, setSeen] = useState({ first: 0, last: 0 })
  const [focused, setFocused] = useState<number>()
  const isLong = count > DRAWN_WHOLE

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count means other groups to observe
  useEffect(() => {
    if (!isLong || !list.current) return
    const groups = [...list.current.children]
    const places = new Set<number>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        places[isIntersecting ? 'add' : 'delete'](groups.indexOf(target))
      // If the list is out of view, the last groups stay, so that the visitor returns to them.
      if (places.size === 0) return
      const [first, last] = [Math.min(...places), Math.max(...places)]
      // A transition renders the groups between the frames of scrolling.
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
