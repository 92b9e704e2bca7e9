import { toTitle } from '@/lib/i18n/text'
import { readSegment, segmentsOf } from '@/lib/paths'

export type Crumb = { label: string; path: string }

/**
 * One crumb per path segment. Its label is the segment's entry in `names`, or else the segment with spaces
 * for dashes and capitalized words. A segment that cannot be decoded stays as it is.
 */
export function crumbsOf(pathname: string, names: Readonly<Record<string, string>> = {}): Crumb[] {
  const segments = segmentsOf(pathname)
  return segments.map((segment, index) => ({
    label: (Object.hasOwn(names, segment) && names[segment]) || toTitle(readSegment(segment)),
    path: `/${segments.slice(0, index + 1).join('/')}`,
  }))
}
