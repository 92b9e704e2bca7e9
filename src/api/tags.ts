import type { ApiError } from './errors'

/** The server's data, by noun. Declared on the base api. */
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

/** Read: `one('Course', slug)`. */
export const one = (type: TagType, id: string): Tag => ({ type, id })

/** Read: `listOf('Enrollment')`. */
export const listOf = (type: TagType): Tag => ({ type, id: LIST })

/** Write: every answer about this noun. */
export const every = (type: TagType): Tag => ({ type })

/** Write: on success these are out of date; after a refusal nothing has changed. */
export const onSuccess = (error: ApiError | undefined, tags: Tag[]): Tag[] => (error ? [] : tags)

/** Tags whose content the server gives in the visitor's language. */
export const inVisitorsLanguage: TagType[] = ['Course', 'Enrollment', 'Blog', 'Work', 'WorkCountry']
