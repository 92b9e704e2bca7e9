import { useSegments } from '@/ui/useSegments'

/** Country and slug of the URL that `paths.work` builds. */
export function useAddress() {
  const [, country = '', slug = ''] = useSegments()
  return { country, slug }
}
