import type { Caption } from '@/api/types'
import type { LanguageCode } from '@/lib/i18n/language'
import type { VideoPreferences } from '@/state/player/slice'
import type { PlaybackSetup } from './playback'
import type { PlayerTexts } from './playerTexts'

export type PlayerSetup = Omit<PlaybackSetup, 'quality' | 'onQualities'> & {
  title: string
  captions: Caption[]
  poster: string
  preferences: VideoPreferences
  language: LanguageCode
  texts: PlayerTexts
  onCaptionsFailed: () => void
  onPreference: (change: Partial<VideoPreferences>) => void
}
