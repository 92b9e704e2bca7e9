import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths'

/** /password goes back one step. A visitor who came by a link has no previous step and gets the form. */
export function GoBack() {
  const navigate = useNavigate()
  const hasGone = useRef(false)
  useEffect(() => {
    // The effect may run more than once.
    if (hasGone.current) return
    hasGone.current = true
    if (window.history.length > 1) navigate(-1)
    else navigate(paths.passwordForget, { replace: true })
  }, [navigate])
  return null
}
