import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { TextKey } from '@/lib/i18n/i18n'

/** A short message about the last event. The frame shows it on the current or the next page. */
export type Notice = { id: string; kind: 'success' | 'info' | 'failure'; text: TextKey; message?: string }

export const noticesSlice = createSlice({
  name: 'notices',
  initialState: [] as Notice[],
  reducers: {
    noticeGiven: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer(state, { payload }: PayloadAction<Notice>) {
        // Two notices with the same text count as one.
        return [
          ...state.filter((notice) => notice.text !== payload.text || notice.message !== payload.message),
          payload,
        ]
      },
    },
    noticeDismissed: (state, { payload }: PayloadAction<string>) =>
      state.filter((notice) => notice.id !== payload),
  },
})

export const { noticeGiven, noticeDismissed } = noticesSlice.actions
