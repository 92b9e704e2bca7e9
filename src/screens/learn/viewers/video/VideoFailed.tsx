import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n/i18n'
import type { VideoFailure } from './failure'
import styles from './VideoFailed.module.css'

const texts: Record<VideoFailure, TextKey> = {
  offline: 'learn.video.offline',
  lost: 'learn.video.failed',
  refused: 'learn.video.failed',
  unplayable: 'learn.video.unplayable',
}

type Props = {
  failure: VideoFailure
  /** The focus was on the player, which is now inert. */
  takesFocus: boolean
  onRetry: () => void
}

/** Covers the picture with the reason of the failure and a button to try again. */
export function VideoFailed({ failure, takesFocus, onRetry }: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <Alert
      type="warning"
      className={styles.failed}
      title={t(texts[failure])}
      description={
        <Button ref={button} onClick={onRetry}>
          {t('ui.retry')}
        </Button>
      }
    />
  )
}
