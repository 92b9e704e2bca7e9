import { useState } from 'react'
import { useLook } from './useLook'
import type { TakeStep } from './useNextStep'

/** The donor's own 'Check again': whether it is being asked, and whether it was. */
export function useLookAgain(takeStep: TakeStep) {
  const look = useLook()
  const [isLooking, setLooking] = useState(false)
  const [hasLooked, setLooked] = useState(false)

  async function lookAgain() {
    setLooking(true)
    setLooked(true)
    const step = await look()
    setLooking(false)
    if (step) takeStep(step)
  }

  return { isLooking, hasLooked, lookAgain }
}
