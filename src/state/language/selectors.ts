import { directionOf } from '@/lib/i18n/language'
import type { RootState } from '../reducer'

export const selectLanguage = (state: RootState) => state.language.code
export const selectDirection = (state: RootState) => directionOf(state.language.code)
