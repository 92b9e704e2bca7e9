import { blogApi } from '@/api/blog'
import { startListening } from '../listeners'

/** A page of the list did not come → it is logged (document 1, section 8); that a newer request took its place is no failure. */
startListening({
  matcher: blogApi.endpoints.getBlogPages.matchRejected,
  effect: ({ payload, meta }) => {
    if (meta.condition || payload?.status === 'aborted') return
    console.error('The blog list could not be loaded.', payload)
  },
})
