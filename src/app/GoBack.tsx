import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths'

/** /password goes back one step; somebody who came by a link has no step to go back and is shown the form for it. */
export function GoBack() {
  const navigate = useNavigate()
  const hasGone = useRef(false)
  useEffect(() => {
    // One step, however often the effect runs.
    if (hasGone.current) return
    hasGone.current = true
    if (window.history.length > 1) navigate(-1)
    else navigate(paths.passwordForget, { replace: true })
  }, [navigate])
  return null
}
