import { baseApi } from '@/api/baseApi'
import type { LanguageCode } from '@/lib/i18n/language'
import type { RootState } from '@/state/reducer'

/** The JSON in the document's element with the id 'state'. */
type Stored = { isVisitor: boolean; api: Pick<RootState['api'], 'queries' | 'provided'> }

/** @returns the state of the prerendered document; undefined if that is the document of another page. */
export function readPrerenderedState() {
  if (window.boot?.fit !== 'whole') return undefined
  const text = document.getElementById('state')?.textContent
  if (!text) return undefined
  const { isVisitor, api } = JSON.parse(text) as Stored
  return {
    /** The initial state of the store. */
    preloaded: (code: LanguageCode): Partial<RootState> => ({
      language: { code },
      api: { ...baseApi.reducer(undefined, { type: 'prerendered' }), ...api } as RootState['api'],
    }),
    /** The state for hydration, which must match the document. That was prerendered for a visitor. */
    serverState: (initial: RootState): RootState => ({
      ...initial,
      session: { ...initial.session, isRead: isVisitor },
    }),
  }
}
