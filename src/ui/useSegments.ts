import { useLocation } from 'react-router'
import { readSegment, segmentsOf } from '@/lib/paths'

/**
 * The parts of the address as `paths` wrote them. Not from the router's parameters: it turns what is left of an encoded slash into
 * a slash, so a name that holds '%2F' would be another one.
 */
export function useSegments() {
  return segmentsOf(useLocation().pathname).map(readSegment)
}
