import { useEffect, useState } from 'react'
import { lazyPart } from '@/ui/lazyPart'
import { useHasKeys } from '@/ui/useHasKeys'
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
  const hasScrolled = useHasScrolled()
  const hasKeys = useHasKeys()
  return (
    <>
      <Hero />
      {sections.map(({ room, part }) => (
        <Later key={room} room={room} part={part} isAhead={hasScrolled} isWanted={hasKeys} />
      ))}
    </>
  )
}

/** Who has begun to scroll reads on. */
function useHasScrolled() {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const note = () => setHasScrolled(true)
    window.addEventListener('scroll', note, { once: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
  return hasScrolled
}
