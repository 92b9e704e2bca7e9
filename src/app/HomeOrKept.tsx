import { useEffect, useState } from 'react'
import { Navigate, Outlet } from 'react-router'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { paths } from '@/lib/paths'
import { useAppSelector } from '@/state/hooks'
import { selectHasKeptLesson, selectIsKeepingKnown } from '@/state/keeping/early'
import { selectUserId } from '@/state/session/selectors'
import { PageLoading } from '@/ui/PageLoading'

/** The home page does not wait longer for the device's storage, or for the code that reads it. */
const PATIENCE_MS = 4_000

/**
 * The home page. If it opens without a connection, it lacks most of its parts: a signed-in learner who keeps
 * lessons here gets my courses in its place. The page decides that, because the worker does not know who is
 * signed in.
 */
export function HomeOrKept() {
  // A prerendered document is whole.
  const isHydrated = useIsHydrated()
  const userId = useAppSelector(selectUserId)
  const isKnown = useAppSelector(selectIsKeepingKnown)
  const hasKept = useAppSelector((state) => selectHasKeptLesson(state))
  const [isOpen, setOpen] = useState(!isHydrated || navigator.onLine)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(setOpen, PATIENCE_MS, true)
    return () => clearTimeout(timer)
  }, [isOpen])
  // An open home page stays.
  if (!isOpen && (!userId || (isKnown && !hasKept))) setOpen(true)
  if (isOpen) return <Outlet />
  return isKnown ? <Navigate to={paths.myCourses} replace /> : <PageLoading />
}
