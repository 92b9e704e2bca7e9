import { useEffect, useState } from 'react'
import { lazyPart } from '@/ui/lazyPart'
import { Hero } from './Hero'
import { Later } from './Later'

const sections = [
  { room: 'about', part: lazyPart(() => import('./About')) },
  { room: 'subjects', part: lazyPart(() => import('./Subjects')) },
  { room: 'courses', part: lazyPart(() => import('./CoursesTeaser')) },
  { room: 'how', part: lazyPart(() => import('./HowItWorks')) },
  { room: 'event', part: lazyPart(() => import('./StudentEvent')) },
  { room: 'parents', part: lazyPart(() => import('./ParentalControl')) },
  { room: 'join', part: lazyPart(() => import('./JoinUs')) },
] as const

export default function HomeScreen() {
  const hasKeys = useKeys()
  return (
    <>
      <Hero />
      {sections.map(({ room, part }) => (
        <Later key={room} room={room} part={part} isWanted={hasKeys} />
      ))}
    </>
  )
}

/** Whether a key has been pressed: Tab, and what reads a page aloud, find only what is there. */
function useKeys() {
  const [hasKeys, setHasKeys] = useState(false)
  useEffect(() => {
    const note = () => setHasKeys(true)
    window.addEventListener('keydown', note, { once: true })
    return () => window.removeEventListener('keydown', note)
  }, [])
  return hasKeys
}
