import { useSyncExternalStore } from 'react'
import { followDataUse, savesData } from '@/lib/page/dataUse'

/**
 * 'unwelcome' if the visitor prefers less motion or saves data: nothing moves, and there is no pause button.
 */
export type Motion = 'moving' | 'paused' | 'unwelcome'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

let isPaused = false
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  const preference = window.matchMedia(LESS_MOTION)
  preference.addEventListener('change', onChange)
  listeners.add(onChange)
  const stop = followDataUse(onChange)
  return () => {
    stop()
    preference.removeEventListener('change', onChange)
    listeners.delete(onChange)
  }
}

function motionNow(): Motion {
  if (window.matchMedia(LESS_MOTION).matches || savesData()) return 'unwelcome'
  return isPaused ? 'paused' : 'moving'
}

/** Pauses or resumes everything that moves on this page. */
export function setPaused(paused: boolean) {
  isPaused = paused
  for (const onChange of listeners) onChange()
}

export function useMotion(): Motion {
  return useSyncExternalStore(subscribe, motionNow, () => 'unwelcome')
}
