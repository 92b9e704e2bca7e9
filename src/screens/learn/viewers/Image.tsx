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
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const url = safeUrl(lesson.fileUrl)
  if (!url) return <Unavailable text={t('learn.image.unavailable')} />
  const isBroken = brokenUrl === url
  return (
    <figure className={layout.below5}>
      <img
        className={styles.image}
        src={isBroken ? PLACEHOLDER : files.at(url)}
        alt={isBroken ? t('learn.image.unavailable') : lesson.title}
        onError={() => setBrokenUrl(url)}
      />
      {isBroken && (
        <figcaption className={styles.broken}>
          {/* The placeholder tells screen readers the same. */}
          <span aria-hidden="true">{t('learn.image.unavailable')}</span>
          <Retry onPress={() => setBrokenUrl(undefined)} />
        </figcaption>
      )}
    </figure>
  )
}
