import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import type { Bytes } from '@/lib/values/units'

/** Lessons cannot be kept: the browser does not let us store them, or the code of the keeper is missing. */
export type KeepingProblem = 'storage' | 'code'

export type KeepingState = {
  userId: string | undefined
  /** The lessons on the device have been read, or cannot be read. */
  isRead: boolean
  problem: KeepingProblem | undefined
  /** Whether a page of the site opens here without a connection. */
  startsOffline: boolean
  /** In the order in which the user asked for them. */
  lessons: KeptLesson[]
  /** The space that the files take on the device. */
  bytes: Bytes
}

const initialState: KeepingState = {
  userId: undefined,
  isRead: false,
  problem: undefined,
  startsOffline: true,
  lessons: [],
  bytes: 0,
}

type Content = Pick<KeepingState, 'lessons' | 'bytes'>

export const keepingSlice = createSlice({
  name: 'keeping',
  initialState,
  reducers: {
    keeperOpened: ({ startsOffline }, { payload }: PayloadAction<string>) => ({
      ...initialState,
      startsOffline,
      userId: payload,
    }),
    keeperClosed: ({ startsOffline }) => ({ ...initialState, startsOffline }),
    keptLessonsRead: (state, { payload }: PayloadAction<Content>) => ({
      ...state,
      ...payload,
      isRead: true,
      problem: undefined,
    }),
    keepingFailed: (state, { payload }: PayloadAction<KeepingProblem>) => ({
      ...state,
      isRead: true,
      problem: payload,
    }),
    /** There is no service worker: the browser forbids it, or the page belongs to the demo. */
    offlineStartMissed: (state) => ({ ...state, startsOffline: false }),
  },
})

export const { keeperOpened, keeperClosed, keptLessonsRead, keepingFailed, offlineStartMissed } =
  keepingSlice.actions
