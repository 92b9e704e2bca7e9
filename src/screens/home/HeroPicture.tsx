import { useEffect, useRef, useState } from 'react'
import styles from './HeroPicture.module.css'
import { heroPicture } from './heroPicture'
import { useMotion } from './motion'
import { useNear } from './useNear'
import { usePart } from './usePart'

const loadClip = () => import('./HeroClip')

/** The still picture is the first paint. The clip that brings it to life comes when the page is loaded and the visitor is fine with it. */
export function HeroPicture() {
  const place = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const isNear = useNear(place, '0px')
  const isLoaded = usePageLoaded()
  const [mayPlay, setMayPlay] = useState(false)
  if (!mayPlay && motion === 'moving' && isNear && isLoaded && !isLineThin()) setMayPlay(true)
  const { Part: Clip } = usePart(loadClip, mayPlay)
  return (
    <div ref={place} className={styles.frame}>
      <img className={styles.still} src={heroPicture} alt="" width="640" height="512" fetchPriority="high" />
      {Clip && mayPlay && motion !== 'unwelcome' && <Clip />}
    </div>
  )
}

/** Whatever the page needs at once goes first. */
function usePageLoaded() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const note = () => setLoaded(true)
    if (document.readyState === 'complete') return note()
    window.addEventListener('load', note)
    return () => window.removeEventListener('load', note)
  }, [])
  return isLoaded
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** The visitor saves data, or the line is too slow for a film that nobody asked for. */
function isLineThin() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
