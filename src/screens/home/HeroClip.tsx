import { useEffect, useRef, useState } from 'react'
import styles from './HeroClip.module.css'
import { useMotion } from './motion'
import { PauseButton } from './PauseButton'

/** A silent loop over the still picture, which stays visible if the clip cannot be played. */
export default function HeroClip() {
  const clip = useRef<HTMLVideoElement>(null)
  const [isSeen, setSeen] = useState(false)
  const isPaused = useMotion() === 'paused'

  useEffect(() => {
    if (isPaused) clip.current?.pause()
    // A browser may forbid autoplay; the still picture then stays.
    else clip.current?.play().catch(() => {})
  }, [isPaused])

  return (
    <>
      <video
        ref={clip}
        className={styles.clip}
        data-seen={isSeen}
        aria-hidden="true"
        tabIndex={-1}
        muted
        loop
        playsInline
        disablePictureInPicture
        onPlaying={() => setSeen(true)}
      >
        <source src="/static/videos/hero.webm" type="video/webm" />
        <source src="/static/videos/hero.mp4" type="video/mp4" />
      </video>
      {isSeen && (
        <div className={styles.pause}>
          <PauseButton />
        </div>
      )}
    </>
  )
}
