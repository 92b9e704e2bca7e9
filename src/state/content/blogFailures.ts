import { blogApi } from '@/api/blog'
import { startListening } from '../listeners'

/**
 * A page of the list fails → logs the failure (docs/behaviour/public.md#failures-of-the-blog-list), unless a
 * newer request replaced it.
 */
startListening({
  matcher: blogApi.endpoints.getBlogPages.matchRejected,
  effect: ({ payload, meta }) => {
    if (meta.condition || payload?.status === 'aborted') return
    console.error('The blog list could not be loaded.', payload)
  },
})
