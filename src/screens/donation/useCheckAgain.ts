import { useState } from 'react'
import { refresh } from '@/state/donation/actions'
import { useAppDispatch } from '@/state/hooks'

/** The donor's 'Check again': whether a check is in progress, and whether she has used it before. */
export function useCheckAgain() {
  const dispatch = useAppDispatch()
  const [isChecking, setChecking] = useState(false)
  const [hasChecked, setChecked] = useState(false)

  async function checkAgain() {
    setChecking(true)
    setChecked(true)
    await dispatch(refresh())
    setChecking(false)
  }

  return { isChecking, hasChecked, checkAgain }
}
