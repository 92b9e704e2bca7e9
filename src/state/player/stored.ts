import { qualityNames } from '@/domain/course/video'
import { PLAYER_KEY } from '@/lib/config/constants'
import { deviceStorage, storageItem } from '@/lib/storage/storageItem'
import { isRecord } from '@/lib/values/isRecord'
import type { PlayerState, VideoPreferences } from './slice'

type Stored = Pick<PlayerState, 'lastLessons' | 'preferences'>

/** Takes the valid parts of the stored state, because older versions and people may have written others. */
export function readStoredPlayer(stored: unknown, { lastLessons, preferences }: Stored): Stored {
  const held = isRecord(stored) ? stored : {}
  return {
    lastLessons: isRecord(held.lastLessons) ? readLastLessons(held.lastLessons) : lastLessons,
    preferences: { ...preferences, ...readPreferences(held.preferences) },
  }
}

/** Reads the stored slice. redux-persist stores each of its parts as a text. */
export function readPlayerStorage(): unknown {
  try {
    const parts: unknown = JSON.parse(storageItem(deviceStorage, PLAYER_KEY).read() ?? '{}')
    if (!isRecord(parts)) return undefined
    return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, JSON.parse(String(text))]))
  } catch {
    // The storage is forbidden or its text is invalid, so the initial state stays.
    return undefined
  }
}

function readLastLessons(value: object): Stored['lastLessons'] {
  return Object.fromEntries(Object.entries(value).map(([userId, courses]) => [userId, texts(courses)]))
}

function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const checks: { [name in keyof VideoPreferences]: (value: unknown) => boolean } = {
  speed: (value) => isBetween(value, 0.25, 4),
  volume: (value) => isBetween(value, 0, 1),
  isMuted: (value) => typeof value === 'boolean',
  quality: (value) => qualityNames.some((name) => name === value),
  loops: (value) => typeof value === 'boolean',
  showsCaptions: (value) => typeof value === 'boolean',
  captionLanguage: (value) => value === null || (typeof value === 'string' && value.length <= 35),
}

function readPreferences(value: unknown): Partial<VideoPreferences> {
  if (!isRecord(value)) return {}
  const names = Object.keys(checks) as (keyof VideoPreferences)[]
  return Object.fromEntries(
    names.filter((name) => checks[name](value[name])).map((name) => [name, value[name]]),
  )
}

const isBetween = (value: unknown, from: number, to: number) =>
  typeof value === 'number' && value >= from && value <= to
