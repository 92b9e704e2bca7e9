import type { EnrollmentProgress, User } from '@/api/types'

/**
 * When a course was completed, as an ISO date: what the server says of the whole, else of the lesson completed last.
 * @returns undefined while it is unknown.
 */
export function completionTime(progress: EnrollmentProgress | undefined): string | undefined {
  if (progress?.completedAt) return progress.completedAt
  const times = (progress?.chapters ?? [])
    .flatMap(({ lessons }) => lessons ?? [])
    .flatMap(({ completedAt }) => (Number.isNaN(Date.parse(completedAt ?? '')) ? [] : [completedAt ?? '']))
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1)
}

/** First and last name, as far as they are known; '' for somebody without a name. */
export function fullName(user: Partial<Pick<User, 'firstName' | 'lastName'>> | undefined) {
  return [user?.firstName, user?.lastName]
    .map((part) => (typeof part === 'string' ? part.trim().replace(/\s+/g, ' ') : ''))
    .filter(Boolean)
    .join(' ')
}

/** How much room a line of a certificate needs: the longer the text, the smaller its letters. */
export function letterSize(text: string) {
  const { length } = Array.from(text)
  if (length <= 26) return 'large'
  if (length <= 56) return 'medium'
  return length <= 120 ? 'small' : 'tiny'
}
