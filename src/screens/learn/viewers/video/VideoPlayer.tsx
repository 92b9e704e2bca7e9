import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VideoChoice } from '@/domain/video'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { selectVideoPreferences } from '@/state/player/selectors'
import { preferenceChosen } from '@/state/player/slice'
import actions from '@/ui/action.module.css'
import { createPlayer, type Player } from './createPlayer'
import { playerTexts } from './playerTexts'
import styles from './VideoPlayer.module.css'

type Props = {
  title: string
  choices: VideoChoice[]
  poster: string
  /** Seconds; where it goes on when it is first shown. */
  position: number
  onTick: (second: number) => void
  onEnded: () => void
}

/** The player in its box. A new language gives it new words and leaves it where it was. */
export function VideoPlayer({ title, choices, poster, position, onTick, onEnded }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const preferences = useAppSelector(selectVideoPreferences)
  const dispatch = useAppDispatch()
  const host = useRef<HTMLDivElement>(null)
  const player = useRef<Player>(null)
  const place = useRef({ second: position, isPlaying: false })
  const [isFailed, setIsFailed] = useState(false)
  const addresses = choices.map(({ url }) => url).join(' ')

  const start = useEffectEvent((box: HTMLElement) =>
    createPlayer(box, {
      title,
      choices,
      poster,
      preferences,
      texts: playerTexts(t),
      place: place.current,
      onTick: (second) => {
        setIsFailed(false)
        onTick(second)
      },
      onEnded,
      onFailed: () => setIsFailed(true),
      onPreference: (change) => dispatch(preferenceChosen(change)),
    }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words or other addresses ask for another player
  useEffect(() => {
    if (!host.current) return
    const started = start(host.current)
    player.current = started
    return () => {
      place.current = started.place()
      started.destroy()
      player.current = null
    }
  }, [language, addresses])

  const retry = () => {
    setIsFailed(false)
    player.current?.retry()
  }
  return (
    <div className={styles.box} data-language={language}>
      {/* Media controls run from left to right in every language. */}
      <div ref={host} dir="ltr" className={styles.player} />
      {isFailed && (
        <div className={styles.failed} role="alert">
          <p>{t('learn.video.failed')}</p>
          <button type="button" className={actions.quiet} onClick={retry}>
            {t('ui.retry')}
          </button>
        </div>
      )}
    </div>
  )
}
