import { resetTranslateWidget } from '@/integrations/translateWidget'
import { showLanguage } from '@/lib/i18n/i18n'
import { rememberLanguage } from '@/lib/i18n/language'
import { startListening } from '../listeners'
import { noticeGiven } from '../notices/slice'
import { languageChosen, languageShown } from './slice'

/** The visitor chose a language → loads its texts, then switches the page. The newest choice wins. */
startListening({
  actionCreator: languageChosen,
  effect: async ({ payload: code }, { dispatch, cancelActiveListeners, signal }) => {
    cancelActiveListeners()
    try {
      await showLanguage(code)
      if (!signal.aborted) dispatch(languageShown(code))
    } catch (error) {
      console.error('The texts could not be loaded.', error)
      if (!signal.aborted) dispatch(noticeGiven({ kind: 'failure', text: 'ui.languageFailed' }))
    }
  },
})

/** The page shows another language → updates its root element, the cookie and the translation widget. */
startListening({
  actionCreator: languageShown,
  effect: ({ payload: code }) => {
    rememberLanguage(code)
    resetTranslateWidget()
  },
})
