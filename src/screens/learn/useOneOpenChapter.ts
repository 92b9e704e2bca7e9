import { useCallback, useState } from 'react'

/** One chapter is open at a time; a lesson of another chapter opens that one. */
export function useOneOpenChapter(current: string | undefined) {
  const [chosen, setChosen] = useState({ current, open: current })
  const open = chosen.current === current ? chosen.open : current
  const setOpen = useCallback((id: string | undefined) => setChosen({ current, open: id }), [current])
  return [open, setOpen] as const
}
