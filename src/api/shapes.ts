import { isRecord } from '@/lib/values/isRecord'

/** Whether an answer has the parts that screens cannot do without. Everything else may be missing. */
export const hasId = (data: unknown) => isRecord(data) && typeof data.id === 'string' && data.id !== ''

export const hasList = (name: string) => (data: unknown) => isRecord(data) && Array.isArray(data[name])

export const isList = (data: unknown) => Array.isArray(data)

export const hasText = (name: string) => (data: unknown) =>
  isRecord(data) && typeof data[name] === 'string' && data[name] !== ''
