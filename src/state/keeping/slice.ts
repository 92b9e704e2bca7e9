import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import type { Bytes } from '@/lib/values/units'

export type KeepingState = {
  userId: string | undefined
  /** The lessons on the device have been read, or cannot be read. */
  isRead: boolean
  /** The browser does not let us store lessons. */
  isForbidden: boolean
  /** In the order in which the user asked for them. */
  lessons: KeptLesson[]
  /** The space that the files take on the device. */
  bytes: Bytes
}

const initialState: KeepingState = {
  userId: undefined,
  isRead: false,
  isForbidden: false,
  lessons: [],
  bytes: 0,
}

type Content = Pick<KeepingState, 'lessons' | 'bytes'>

export const keepingSlice = createSlice({
  name: 'keeping',
  initialState,
  reducers: {
    keeperOpened: (_state, { payload }: PayloadAction<string>) => ({ ...initialState, userId: payload }),
    keeperClosed: () => initialState,
    keptLessonsRead: (state, { payload }: PayloadAction<Content>) => ({
      ...state,
      ...payload,
      isRead: true,
      isForbidden: false,
    }),
    keepingFailed: (state) => ({ ...state, isRead: true, isForbidden: true }),
  },
})

export const { keeperOpened, keeperClosed, keptLessonsRead, keepingFailed } = keepingSlice.actions
