import { CaretRightFilled } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import layout from '@/ui/layout.module.css'
import { useIsNearViewport } from '@/ui/useIsNearViewport'
import styles from './HowItWorks.module.css'

/** The film. Before the visitor plays it, only the poster is loaded. */
export function HowFilm({ stepsId }: { stepsId: string }) {
  const language = useAppSelector(selectLanguage)
  const file = `/static/videos/how-it-works-${language}`
  // Each language has its own film, so a change of language resets the state.
  return <Film key={language} file={file} stepsId={stepsId} />
}

function Film({ file, stepsId }: { file: string; stepsId: string }) {
  const { t } = useTranslation()
  const film = useRef<HTMLVideoElement>(null)
  // A poster has no lazy loading, and this one would compete with the hero picture.
  const isNear = useIsNearViewport(film, '400px')
  const [state, setState] = useState<'waiting' | 'started' | 'failed'>('waiting')

  function start() {
    if (state === 'failed') film.current?.load()
    setState('started')
    film.current?.focus()
    film.current?.play().catch(() => {})
  }

  return (
    <div className={styles.film}>
      <video
        ref={film}
        className={layout.fill}
        aria-label={t('home.how.film')}
        aria-describedby={stepsId}
        poster={isNear ? `${file}.webp` : undefined}
        width="960"
        height="540"
        preload="none"
        controls={state === 'started'}
        tabIndex={state === 'started' ? 0 : -1}
        muted
        playsInline
      >
        <source src={`${file}.webm`} type="video/webm" />
        <source src={`${file}.mp4`} type="video/mp4" onError={() => setState('failed')} />
      </video>
      {state !== 'started' && (
        <Button
          type="text"
          className={styles.play}
          classNames={{ icon: styles.sign, content: styles.words }}
          icon={<CaretRightFilled aria-hidden="true" />}
          data-failed={state === 'failed'}
          onClick={start}
        >
          {t('home.how.play')}
        </Button>
      )}
      {state === 'failed' && <Alert type="warning" className={styles.failed} title={t('home.how.failed')} />}
    </div>
  )
}
