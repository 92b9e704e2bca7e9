import { qualityNames, type VideoChoice } from '@/domain/video'
import { VIDEO_SEEK_SECONDS } from '@/lib/constants'
import type { PlayerSetup } from './createPlayer'
import type { PlyrOptions } from './plyrLibrary'

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]

/** The player's settings: controls and menus as the specification lists them (document 2, section 9), all files our own. */
export function plyrOptions(
  { title, choices, preferences, texts }: PlayerSetup,
  first: VideoChoice | undefined,
  onQuality: (rank: number) => void,
): PlyrOptions {
  const ranks = choices.flatMap(({ quality }) => (quality ? [rankOf(quality)] : []))
  return {
    title,
    controls: [
      'play-large',
      'play',
      'progress',
      'current-time',
      'duration',
      'mute',
      'volume',
      'settings',
      'fullscreen',
    ],
    settings: ['quality', 'speed', 'loop'],
    quality: {
      default: first?.quality ? rankOf(first.quality) : 0,
      options: ranks,
      forced: true,
      onChange: onQuality,
    },
    speed: { selected: preferences.speed, options: SPEEDS },
    volume: preferences.volume,
    muted: preferences.isMuted,
    loop: { active: preferences.loops },
    seekTime: VIDEO_SEEK_SECONDS,
    ratio: '16:9',
    invertTime: false,
    toggleInvert: false,
    keyboard: { focused: true, global: false },
    fullscreen: { enabled: true, fallback: true, iosNative: true },
    // What is remembered, the player's slice remembers.
    storage: { enabled: false },
    loadSprite: false,
    iconUrl: '/static/images/player-icons.svg',
    blankVideo: '',
    i18n: texts,
  }
}

/** The player knows qualities by number. */
function rankOf(quality: NonNullable<VideoChoice['quality']>) {
  return qualityNames.indexOf(quality) + 1
}
