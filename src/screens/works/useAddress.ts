import { useSegments } from '@/ui/useSegments'

/** Country and slug as `paths.work` wrote them. */
export function useAddress() {
  const [, country = '', slug = ''] = useSegments()
  return { country, slug }
}
