import { useEffect, useRef, useState } from 'react'
import { isLineThin } from '@/lib/page/isLineThin'
import layout from '@/ui/layout.module.css'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'
import { useIsNear } from '@/ui/useIsNear'
import styles from './HeroPicture.module.css'
import { heroPicture } from './heroPicture'
import { useMotion } from './motion'

const clip = lazyPart(() => import('./HeroClip'))

/** The still picture is the first paint. The clip that brings it to life comes when the page is loaded and the visitor is fine with it. */
export function HeroPicture() {
  const place = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const isSeen = useIsNear(place, '0px')
  const isLoaded = usePageLoaded()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && motion === 'moving' && isSeen && isLoaded && !isLineThin()) setWanted(true)
  const { loaded: Clip } = useLazyPart(isWanted ? clip : undefined)
  return (
    <div ref={place} className={styles.frame}>
      <img className={layout.fill} src={heroPicture} alt="" width="640" height="512" fetchPriority="high" />
      {Clip && isWanted && motion !== 'unwelcome' && <Clip />}
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
