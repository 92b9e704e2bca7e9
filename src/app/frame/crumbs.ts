import { toTitle } from '@/lib/i18n/text'
import { readSegment, segmentsOf } from '@/lib/paths'

export type Crumb = { label: string; path: string }

/**
 * One per path segment: dashes become spaces, words are capitalised, and a segment that `names` knows is called as it says.
 * A segment that cannot be decoded is shown as it stands.
 */
export function crumbsOf(pathname: string, names: Readonly<Record<string, string>> = {}): Crumb[] {
  const segments = segmentsOf(pathname)
  return segments.map((segment, index) => ({
    label: (Object.hasOwn(names, segment) && names[segment]) || toTitle(readSegment(segment)),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }))
}
