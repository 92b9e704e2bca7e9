import { useEffect, useRef, useState } from 'react'
import layout from '@/ui/layout.module.css'
import { lazyModule, useLazyModule } from '@/ui/lazyModule'
import { useIsNearViewport } from '@/ui/useIsNearViewport'
import styles from './HeroPicture.module.css'
import { heroPicture } from './heroPicture'
import { useMotion } from './motion'

const clip = lazyModule(() => import('./HeroClip'))

/** The still picture is in the first paint. The clip loads after the page if motion is welcome. */
export function HeroPicture() {
  const place = useRef<HTMLDivElement>(null)
  const motion = useMotion()
  const isSeen = useIsNearViewport(place, '0px')
  const isLoaded = usePageLoaded()
  const [isWanted, setWanted] = useState(false)
  if (!isWanted && motion === 'moving' && isSeen && isLoaded) setWanted(true)
  const { loaded: Clip } = useLazyModule(isWanted ? clip : undefined)
  return (
    <div ref={place} className={styles.frame}>
      <img className={layout.fill} src={heroPicture} alt="" width="640" height="512" fetchPriority="high" />
      {Clip && isWanted && motion !== 'unwelcome' && <Clip />}
    </div>
  )
}

/** Files that the page needs at once load before the clip. */
function usePageLoaded() {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const markLoaded = () => setLoaded(true)
    if (document.readyState === 'complete') return markLoaded()
    window.addEventListener('load', markLoaded)
    return () => window.removeEventListener('load', markLoaded)
  }, [])
  return isLoaded
}
