import { useLocation } from 'react-router'
import { readSegment, segmentsOf } from '@/lib/paths'

/**
 * Country and slug as `paths.work` wrote them. Not from the router's parameters: it turns what is left of an encoded slash into
 * a slash, so a name that holds '%2F' would be another one.
 */
export function useAddress() {
  const [, country = '', slug = ''] = segmentsOf(useLocation().pathname).map(readSegment)
  return { country, slug }
}
