import { useTranslation } from 'react-i18next'
import { setPaused, useMotion } from './motion'
import styles from './PauseButton.module.css'

/**
 * Pauses and resumes all motion on the page; each moving part has such a button. It is a plain button: the
 * first view contains one, and Ant Design's would load that library too early.
 */
export function PauseButton() {
  const { t } = useTranslation()
  const motion = useMotion()
  if (motion === 'unwelcome') return null
  const isMoving = motion === 'moving'
  const label = t(isMoving ? 'home.motion.pause' : 'home.motion.play')
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={label}
      title={label}
      onClick={() => setPaused(isMoving)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="currentColor">
        <path d={isMoving ? 'M6 4h4v16H6zM14 4h4v16h-4z' : 'M7 4l13 8-13 8z'} />
      </svg>
    </button>
  )
}
