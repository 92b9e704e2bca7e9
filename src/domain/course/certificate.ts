import type { EnrollmentProgress, User } from '@/api/types'

/**
 * The time at which a course was completed, as an ISO date: the server's date of the course, else the date of
 * the lesson that was completed last.
 * @returns undefined if both are unknown
 */
export function completionTime(progress: EnrollmentProgress | undefined): string | undefined {
  if (progress?.completedAt) return progress.completedAt
  const times = (progress?.chapters ?? [])
    .flatMap(({ lessons }) => lessons ?? [])
    .flatMap(({ completedAt }) => (Number.isNaN(Date.parse(completedAt ?? '')) ? [] : [completedAt ?? '']))
  return times.toSorted((one, other) => Date.parse(one) - Date.parse(other)).at(-1)
}

/** First and last name, as far as they are known; '' if both are missing. */
export function fullName(user: Partial<Pick<User, 'firstName' | 'lastName'>> | undefined) {
  return [user?.firstName, user?.lastName]
    .map((part) => (typeof part === 'string' ? part.trim().replace(/\s+/g, ' ') : ''))
    .filter(Boolean)
    .join(' ')
}

/** The size of a line on a certificate: a longer text gets smaller letters. */
export function letterSize(text: string) {
  const { length } = Array.from(text)
  if (length <= 26) return 'large'
  if (length <= 56) return 'medium'
  return length <= 120 ? 'small' : 'tiny'
}
