import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Caption } from '@/api/types'
import type { VideoChoice } from '@/domain/course/video'
import { savesData } from '@/lib/page/dataUse'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { noticeGiven } from '@/state/notices/slice'
import { selectVideoPreferences } from '@/state/player/selectors'
import { preferenceChosen } from '@/state/player/slice'
import { createPlayer, type Player } from './createPlayer'
import type { VideoFailure } from './failure'
import { playerTexts } from './playerTexts'
import { VideoFailed } from './VideoFailed'
import styles from './VideoPlayer.module.css'

type Props = {
  title: string
  choices: VideoChoice[]
  captions: Caption[]
  poster: string
  /** Seconds; the position at which the video starts. */
  position: number
  onTick: (second: number) => void
  onEnded: () => void
}

/** The video player. A change of language builds a new one, which continues at the same position. */
export function VideoPlayer({ title, choices, captions, poster, position, onTick, onEnded }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const preferences = useAppSelector(selectVideoPreferences)
  const dispatch = useAppDispatch()
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const player = useRef<Player>(null)
  const place = useRef({ second: position, isPlaying: false })
  const [failed, setFailed] = useState<{ failure: VideoFailure; hadFocus: boolean }>()
  const addresses = [...choices, ...captions].map(({ url }) => url).join(' ')

  /** Removes the message. The focus moves from its button to the player, which is no longer inert. */
  const clear = () => {
    const hasFocus = box.current?.contains(document.activeElement)
    flushSync(() => setFailed(undefined))
    if (hasFocus) player.current?.focus()
  }
  const start = useEffectEvent((element: HTMLElement) =>
    createPlayer(element, {
      title,
      choices,
      captions,
      poster,
      preferences: savesData() ? { ...preferences, quality: 'low' } : preferences,
      language,
      texts: playerTexts(t),
      place: place.current,
      onTick,
      onEnded,
      onFailed: (failure) => setFailed({ failure, hadFocus: element.contains(document.activeElement) }),
      onRecovered: clear,
      onCaptionsFailed: () => dispatch(noticeGiven({ kind: 'info', text: 'learn.video.captionsFailed' })),
      onPreference: (change) => dispatch(preferenceChosen(change)),
    }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language or new URLs need a new player
  useEffect(() => {
    if (!host.current) return
    const started = start(host.current)
    player.current = started
    return () => {
      place.current = started.place()
      started.destroy()
      player.current = null
      setFailed(undefined)
    }
  }, [language, addresses])

  const retry = () => {
    clear()
    player.current?.retry()
  }
  return (
    <div ref={box} className={styles.box} data-video-box="" data-language={language}>
      {/* The controls of a player run from left to right in every language. */}
      <div ref={host} dir="ltr" className={styles.player} inert={failed !== undefined} />
      {failed && <VideoFailed failure={failed.failure} takesFocus={failed.hadFocus} onRetry={retry} />}
    </div>
  )
}
