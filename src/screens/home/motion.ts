import { useSyncExternalStore } from 'react'

/** 'unwelcome' if the visitor prefers reduced motion: nothing moves, and there is no pause button. */
export type Motion = 'moving' | 'paused' | 'unwelcome'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

let isPaused = false
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  const preference = window.matchMedia(LESS_MOTION)
  preference.addEventListener('change', onChange)
  listeners.add(onChange)
  return () => {
    preference.removeEventListener('change', onChange)
    listeners.delete(onChange)
  }
}

function motionNow(): Motion {
  if (window.matchMedia(LESS_MOTION).matches) return 'unwelcome'
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
