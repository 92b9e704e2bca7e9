import { baseApi } from '@/api/baseApi'
import { inVisitorsLanguage } from '@/api/tags'
import { languageShown } from '../language/slice'
import { startListening } from '../listeners'

/** The page speaks another language → what the server tells in the visitor's language is asked again. */
startListening({
  actionCreator: languageShown,
  effect: ({ payload: code }, { dispatch, getOriginalState }) => {
    if (getOriginalState().language.code !== code) dispatch(baseApi.util.invalidateTags(inVisitorsLanguage))
  },
})
