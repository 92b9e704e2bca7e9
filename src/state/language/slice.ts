import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { defaultLanguage, type LanguageCode } from '@/lib/i18n/language'

export type LanguageState = { code: LanguageCode }

const initialState: LanguageState = { code: defaultLanguage }

export const languageSlice = createSlice({
  name: 'language',
  initialState,
  reducers: {
    /** The visitor picked a language. The texts follow as soon as they are loaded. */
    languageChosen: (_state, _action: PayloadAction<LanguageCode>) => {},
    /** The texts are here: from now on the page speaks it. */
    languageShown(state, { payload }: PayloadAction<LanguageCode>) {
      state.code = payload
    },
  },
})

export const { languageChosen, languageShown } = languageSlice.actions
