import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLanguage, type LanguageCode } from '@/lib/i18n/language'

export type LanguageState = { code: LanguageCode }

const initialState: LanguageState = { code: defaultLanguage }

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    /** The visitor chose a language. The page switches as soon as its texts are loaded. */
    languageChosen: (_state, _action: PayloadAction<LanguageCode>) => {},
    /** The texts are loaded, and the page switches to the language. */
    languageShown(state, { payload }: PayloadAction<LanguageCode>) {
      state.code = payload
    },
  },
})

export const { languageChosen, languageShown } = languageSlice.actions
