import { VIDEO_SEEK_SECONDS } from '@/lib/config/constants'
import { firstCaption } from './captions'
import type { PlayerSetup } from './playerSetup'
import type { PlyrOptions } from './plyrLibrary'

/** The player's settings: its controls and menus, all files our own (docs/behaviour/media.md#video). */
export function plyrOptions(setup: PlayerSetup): PlyrOptions {
  const { title, captions, poster, preferences, texts } = setup
  return {
    title,
    // A locked phone shows this.
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
    // Our own menus offer these: qualities may be known later, and numbers belong to a language.
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
    // The elements over the player belong to the full screen as well.
    fullscreen: { enabled: true, fallback: true, iosNative: true, container: '[data-video-box]' },
    // The player's slice remembers the preferences.
    storage: { enabled: false },
    loadSprite: false,
    iconUrl: '/static/images/player-icons.svg',
    blankVideo: '',
    i18n: texts,
  }
}
