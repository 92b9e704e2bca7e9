import { baseApi } from '@/api/baseApi'
import { inVisitorsLanguage } from '@/api/tags'
import { languageShown } from '../language/slice'
import { startListening } from '../listeners'

/** The visitor changes the language → invalidates the answers that depend on it. */
startListening({
  actionCreator: languageShown,
  effect: ({ payload: code }, { dispatch, getOriginalState }) => {
    if (getOriginalState().language.code !== code) dispatch(baseApi.util.invalidateTags(inVisitorsLanguage))
  },
})
