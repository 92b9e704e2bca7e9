import type { QualityName } from '@/domain/course/video'
import { directionOf, type LanguageCode } from '@/lib/i18n/language'
import { formatNumber } from '@/lib/i18n/numbers'
import { allowMarkup } from '@/lib/page/trustedTypes'
import { sanitizeHtml } from '@/ui/sanitizeHtml'
import { nameByAction } from './buttonNames'
import { addTracks, followCaptions } from './captions'
import { keepControlsWhileFocused } from './keepControls'
import { showLocalTimes } from './localTimes'
import { flipMenuKeys } from './menuKeys'
import { type PlaybackPosition, startPlayback } from './playback'
import type { PlayerSetup } from './playerSetup'
import { Plyr, type PlyrInstance } from './plyrLibrary'
import { plyrOptions } from './plyrOptions'
import { replaceLostPoster } from './poster'
import { settingsMenu } from './settingsMenu'
import { replaceShortcuts } from './shortcuts'
import 'plyr/dist/plyr.css'
import './plyr.css'

export type Player = {
  place: () => PlaybackPosition
  retry: () => void
  /** Focuses the play button. */
  focus: () => void
  destroy: () => void
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

function speedLabel(speed: number, { language, texts }: PlayerSetup) {
  return speed === 1 ? texts.normal : `${formatNumber(speed, language)}×`
}

function adaptToLanguage(player: PlyrInstance, language: LanguageCode, signal: AbortSignal) {
  if (directionOf(language) === 'rtl') flipMenuKeys(player)
  showLocalTimes(player.elements.container, language, signal)
}

/** Builds the player inside `host`, outside of React, because both would change the same elements. */
export function createPlayer(host: HTMLElement, setup: PlayerSetup): Player {
  const { captions, poster, preferences, language, texts, onPreference } = setup
  // Plyr writes its labels and the captions as markup.
  allowMarkup(sanitizeHtml)
  const ending = new AbortController()
  const { signal } = ending
  const video = document.createElement('video')
  video.playsInline = true
  video.preload = 'metadata'
  video.dataset.poster = poster
  video.defaultPlaybackRate = preferences.speed
  addTracks(video, captions)
  host.replaceChildren(video)

  const player = new Plyr(video, plyrOptions(setup))
  keepControlsWhileFocused(player)
  nameByAction(player)
  adaptToLanguage(player, language, signal)
  replaceLostPoster(player, poster, signal)
  followCaptions(player, video, setup, signal)

  const speedMenu = settingsMenu<number>(player, 'speed', (speed) => {
    player.speed = speed
  })
  speedMenu.offer(
    SPEEDS.map((value) => ({ value, label: speedLabel(value, setup) })),
    preferences.speed,
  )
  const loopMenu = settingsMenu<boolean>(player, 'loop', (loops) => {
    player.loop = loops
    onPreference({ loops })
  })
  loopMenu.offer(
    [true, false].map((value) => ({ value, label: value ? texts.on : texts.off })),
    preferences.loops,
  )
  replaceShortcuts(player, video, () => loopMenu.choose(!player.loop))

  const qualityMenu = settingsMenu<QualityName>(player, 'quality', (quality) => {
    onPreference({ quality })
    playback.choose(quality)
  })
  const playback = startPlayback(video, {
    ...setup,
    quality: preferences.quality,
    onQualities(qualities, played) {
      qualityMenu.offer(
        qualities.map((value) => ({ value, label: texts[value] })),
        played,
      )
    },
  })

  const rateChanged = () => {
    video.defaultPlaybackRate = video.playbackRate
    speedMenu.show(video.playbackRate)
    onPreference({ speed: video.playbackRate })
  }
  const volumeChanged = () => onPreference({ volume: video.volume, isMuted: video.muted })
  video.addEventListener('ratechange', rateChanged, { signal })
  video.addEventListener('volumechange', volumeChanged, { signal })

  return {
    place: playback.place,
    retry: playback.retry,
    focus: () => player.elements.buttons.play?.[1]?.focus({ preventScroll: true }),
    destroy() {
      ending.abort()
      playback.end()
      player.destroy()
      // The player leaves an empty `src` behind, which the element would keep trying to load.
      video.removeAttribute('src')
      video.load()
      host.replaceChildren()
    },
  }
}
