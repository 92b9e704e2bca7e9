import { useLocation } from 'react-router'
import { readSegment, segmentsOf } from '@/lib/paths'

/**
 * The segments of the path as `paths` wrote them. The router's parameters also decode a remaining '%2F' into
 * a slash, which would change a name that contains it.
 */
export function useSegments() {
  return segmentsOf(useLocation().pathname).map(readSegment)
}
