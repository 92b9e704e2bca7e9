import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeUrl } from '@/domain/site/url'
import layout from '@/ui/layout.module.css'
import styles from './Image.module.css'
import { Retry } from './Retry'
import { Unavailable } from './Unavailable'
import type { ViewerProps } from './viewer'

const PLACEHOLDER = '/static/images/image-fallback.svg'

export default function Image({ lesson, files }: ViewerProps) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState<{ url: string; isOffline: boolean }>()
  const url = safeUrl(lesson.fileUrl)
  if (!url) return <Unavailable text={t('learn.image.unavailable')} />
  const isBroken = broken?.url === url
  return (
    <figure className={layout.below5}>
      <img
        className={styles.image}
        src={isBroken ? PLACEHOLDER : files.at(url)}
        alt={isBroken ? t('learn.image.unavailable') : lesson.title}
        onError={() => setBroken({ url, isOffline: !navigator.onLine })}
      />
      {isBroken && (
        <figcaption className={styles.broken}>
          {/* The placeholder tells screen readers the same. */}
          <span aria-hidden="true">{t('learn.image.unavailable')}</span>
          {broken.isOffline && <span>{t('ui.offline')}</span>}
          <Retry onPress={() => setBroken(undefined)} />
        </figcaption>
      )}
    </figure>
  )
}
