import { baseApi } from '@/api/baseApi'
import type { LanguageCode } from '@/lib/i18n/language'
import type { RootState } from '@/state/reducer'

/** In the document, as JSON with the id 'state'. */
type Stored = { isVisitor: boolean; api: Pick<RootState['api'], 'queries' | 'provided'> }

/** @returns the state that the document was prerendered with; undefined where the document is another page's. */
export function readPrerenderedState() {
  if (window.boot?.fit !== 'whole') return undefined
  const text = document.getElementById('state')?.textContent
  if (!text) return undefined
  const { isVisitor, api } = JSON.parse(text) as Stored
  return {
    /** The store begins with it. */
    preloaded: (code: LanguageCode): Partial<RootState> => ({
      language: { code },
      api: { ...baseApi.reducer(undefined, { type: 'prerendered' }), ...api } as RootState['api'],
    }),
    /** Hydration renders with it, also for a user: the document was made for a visitor. */
    serverState: (initial: RootState): RootState => ({
      ...initial,
      session: { ...initial.session, isRead: isVisitor },
    }),
  }
}
