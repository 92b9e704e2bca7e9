import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '@/lib/page/useIsHydrated'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import { useIsNearViewport } from '@/ui/useIsNearViewport'
import styles from './AboutFilm.module.css'
import type { AboutTab } from './tabNames'

type Props = {
  name: AboutTab
  /** Whether the tab is open. A closed tab contains the text but no video. */
  isOpen: boolean
}

/**
 * A silent film in the visitor's language, with a transcript. It loads when the visitor plays it. The
 * prerendered document contains the video element, so it plays before the page is hydrated.
 */
export function AboutFilm({ name, isOpen }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const place = useRef<HTMLElement>(null)
  const isNear = useIsNearViewport(place)
  const isHydrated = useIsHydrated()
  const [isInDocument] = useState(!isHydrated)
  const [failed, setFailed] = useState<string>()
  // An opened tab tries to load the film again.
  if (!isOpen && failed !== undefined) setFailed(undefined)
  const file = `/static/videos/about/${name}-${language}`
  return (
    <figure ref={place}>
      <div className={styles.frame}>
        {isOpen && (isNear || isInDocument) && failed !== file && (
          <video
            key={file}
            // The film of a prerendered document may have failed before its hydration.
            ref={(video) => {
              if (!isHydrated && video?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) setFailed(file)
            }}
            className={layout.fill}
            controls
            muted
            playsInline
            preload="none"
            poster={isHydrated ? `${file}.webp` : undefined}
            data-poster={`${file}.webp`}
            width="1280"
            height="720"
            aria-label={t(`about.${name}.film`)}
          >
            <source src={`${file}.mp4`} type="video/mp4" />
            <source src={`${file}.webm`} type="video/webm" onError={() => setFailed(file)} />
          </video>
        )}
        {failed === file && (
          <Alert role="status" type="warning" className={styles.failed} title={t('about.filmFailed')} />
        )}
      </div>
      <figcaption>
        <details className={styles.transcript} open={failed === file || undefined}>
          <summary>{t('about.transcript')}</summary>
          <p>{t(`about.${name}.shows`)}</p>
        </details>
      </figcaption>
    </figure>
  )
}
