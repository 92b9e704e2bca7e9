import type { RootState } from '../reducer'

export const selectNotices = (state: RootState) => state.notices
