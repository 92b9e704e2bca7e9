import { VIDEO_SEEK_SECONDS } from '@/lib/config/constants'
import { firstCaption } from './captions'
import type { PlayerSetup } from './playerSetup'
import type { PlyrOptions } from './plyrLibrary'

/** The options of the player. All files come from our own origin (docs/behaviour/media.md#video). */
export function plyrOptions(setup: PlayerSetup): PlyrOptions {
  const { title, captions, poster, preferences, texts } = setup
  return {
    title,
    // Phones show these on the lock screen.
    mediaMetadata: { title, artwork: [{ src: poster }] },
    controls: [
      'play-large',
      'play',
      'progress',
      'current-time',
      'duration',
      'mute',
      'volume',
      ...(captions.length > 0 ? ['captions'] : []),
      'settings',
      'fullscreen',
    ],
    settings: [...(captions.length > 0 ? ['captions'] : []), 'quality', 'speed', 'loop'],
    captions: {
      active: preferences.showsCaptions,
      language: firstCaption(setup)?.language ?? 'auto',
      update: false,
    },
    // Our own menus offer quality and speed, as qualities arrive late and numbers depend on the language.
    quality: { default: 0, options: [], forced: true },
    speed: { selected: preferences.speed, options: [] },
    volume: preferences.volume,
    muted: preferences.isMuted,
    loop: { active: preferences.loops },
    seekTime: VIDEO_SEEK_SECONDS,
    ratio: '16:9',
    invertTime: false,
    toggleInvert: false,
    keyboard: { focused: true, global: false },
    // The whole box goes to full screen, so that the messages over the player do, too.
    fullscreen: { enabled: true, fallback: true, iosNative: true, container: '[data-video-box]' },
    // The player slice stores the preferences.
    storage: { enabled: false },
    loadSprite: false,
    iconUrl: '/static/images/player-icons.svg',
    blankVideo: '',
    i18n: texts,
  }
}
