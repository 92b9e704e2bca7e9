import type { ApiError } from './errors'

/** The server's data, by noun. The base api declares them. */
export const tagTypes = [
  'User',
  'Course',
  'Enrollment',
  'Progress',
  'Blog',
  'Work',
  'WorkCountry',
  'Donation',
] as const

export type TagType = (typeof tagTypes)[number]
export type Tag = { type: TagType; id?: string }

export const LIST = 'LIST'

/** For queries: `one('Course', slug)`. */
export const one = (type: TagType, id: string): Tag => ({ type, id })

/** For queries: `listOf('Enrollment')`. */
export const listOf = (type: TagType): Tag => ({ type, id: LIST })

/** For mutations: every answer about this noun. */
export const every = (type: TagType): Tag => ({ type })

/** For mutations: these tags are out of date after a success. After a refusal nothing has changed. */
export const onSuccess = (error: ApiError | undefined, tags: Tag[]): Tag[] => (error ? [] : tags)

/** Tags whose content depends on the visitor's language. */
export const inVisitorsLanguage: TagType[] = ['Course', 'Enrollment', 'Blog', 'Work', 'WorkCountry']
