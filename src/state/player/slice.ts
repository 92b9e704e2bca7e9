import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type PlayerState = {
  /** User id → course id → the lesson that was open last on this device. */
  lastLessons: Record<string, Record<string, string>>
}

const initialState: PlayerState = { lastLessons: {} }

export const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    lessonOpened(state, { payload }: PayloadAction<{ userId: string; courseId: string; lessonId: string }>) {
      state.lastLessons[payload.userId] = {
        ...state.lastLessons[payload.userId],
        [payload.courseId]: payload.lessonId,
      }
    },
  },
})

export const { lessonOpened } = playerSlice.actions
