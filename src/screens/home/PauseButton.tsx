import { CaretRightFilled, PauseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { setPaused, useMotion } from './motion'
import styles from './PauseButton.module.css'

/** Stops whatever moves on this page, and lets it go on; each moving part has one. */
export function PauseButton() {
  const { t } = useTranslation()
  const motion = useMotion()
  if (motion === 'unwelcome') return null
  const isMoving = motion === 'moving'
  const label = t(isMoving ? 'home.motion.pause' : 'home.motion.play')
  return (
    <Button
      shape="circle"
      className={styles.pause}
      icon={isMoving ? <PauseOutlined aria-hidden="true" /> : <CaretRightFilled aria-hidden="true" />}
      aria-label={label}
      title={label}
      onClick={() => setPaused(isMoving)}
    />
  )
}
