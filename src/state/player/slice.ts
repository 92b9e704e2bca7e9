import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { QuizAnswers } from '@/api/types'
import type { QualityName } from '@/domain/video'

/** Who learns which lesson where. `slug` is what the page's address calls the course. */
export type LessonPlace = { userId: string; slug: string; courseId: string; lessonId: string }

/** How this learner likes her videos, on this device. */
export type VideoPreferences = {
  speed: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  quality: QualityName
  loops: boolean
  showsCaptions: boolean
  /** Language tag; null follows the language of the page. */
  captionLanguage: string | null
}

/** What goes on in the open player; gone with the page. */
export type Room = {
  open: LessonPlace | null
  /** Where the open lesson's video is, in seconds. */
  second: number
  /** The second of the open lesson that the server was told last; -1 where it did not take it. */
  toldSecond: number
  /** A completion is on its way. */
  isCompleting: boolean
  /** The answers that were submitted here; shown also when they could not be saved. */
  submittedAnswers: QuizAnswers | null
  /** Where the learner should be taken. */
  destination: string | null
  showsCompletedToast: boolean
  /** No lesson follows the completed one. */
  isSectionDone: boolean
  isCourseDone: boolean
  /** The server did not take the newest news. */
  isUnsaved: boolean
}

export type PlayerState = {
  /** User id → course id → the lesson that was open last on this device. */
  lastLessons: Record<string, Record<string, string>>
  preferences: VideoPreferences
  room: Room
}

const emptyRoom: Room = {
  open: null,
  second: 0,
  toldSecond: 0,
  isCompleting: false,
  submittedAnswers: null,
  destination: null,
  showsCompletedToast: false,
  isSectionDone: false,
  isCourseDone: false,
  isUnsaved: false,
}

const initialState: PlayerState = {
  lastLessons: {},
  preferences: {
    speed: 1,
    volume: 1,
    isMuted: false,
    quality: 'medium',
    loops: false,
    showsCaptions: false,
    captionLanguage: null,
  },
  room: emptyRoom,
}

export const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    /** A lesson is on the page; `position` is where its video goes on, in seconds. */
    lessonOpened(
      state,
      { payload: { position, ...place } }: PayloadAction<LessonPlace & { position: number }>,
    ) {
      const { userId, courseId, lessonId } = place
      state.lastLessons[userId] = { ...state.lastLessons[userId], [courseId]: lessonId }
      const { showsCompletedToast, isUnsaved } = state.room
      state.room = {
        ...emptyRoom,
        showsCompletedToast,
        isUnsaved,
        open: place,
        second: position,
        toldSecond: position,
      }
    },
    /** It was shown for so many seconds, counted only while the page could be seen, and is left now. */
    lessonLeft: (_state, _action: PayloadAction<LessonPlace & { visibleSeconds: number }>) => {},
    /** The page is closed, left or hidden; perhaps for good. */
    pageHidden: (_state, _action: PayloadAction<LessonPlace>) => {},
    playerLeft(state) {
      state.room = emptyRoom
    },
    videoTicked(state, { payload }: PayloadAction<LessonPlace & { second: number }>) {
      if (state.room.open?.lessonId === payload.lessonId) state.room.second = payload.second
    },
    videoEnded: completing,
    nextPressed: completing,
    finishPressed: completing,
    quizSubmitted(state, { payload }: PayloadAction<LessonPlace & { answers: QuizAnswers }>) {
      state.room.isCompleting = true
      state.room.submittedAnswers = payload.answers
    },
    quizSettled(state) {
      state.room.isCompleting = false
    },
    /** The lesson is complete; what follows it, if anything. */
    lessonCompleted(
      state,
      { payload }: PayloadAction<{ isNew: boolean; next?: string; finishesCourse: boolean }>,
    ) {
      state.room.isCompleting = false
      state.room.showsCompletedToast = payload.isNew
      state.room.isCourseDone = payload.finishesCourse
      state.room.isSectionDone = !payload.next && !payload.finishesCourse
    },
    completionRefused(state) {
      state.room.isCompleting = false
    },
    completedToastEnded(state) {
      state.room.showsCompletedToast = false
    },
    courseDoneClosed(state) {
      state.room.isCourseDone = false
    },
    switchDelayEnded(state, { payload }: PayloadAction<{ destination: string }>) {
      state.room.destination = payload.destination
    },
    destinationReached(state) {
      state.room.destination = null
    },
    /** A position is on its way to the server. */
    positionTold(state, { payload }: PayloadAction<{ lessonId: string; second: number }>) {
      if (state.room.open?.lessonId === payload.lessonId) state.room.toldSecond = payload.second
    },
    progressSaved(state) {
      state.room.isUnsaved = false
    },
    progressRefused(state, { payload }: PayloadAction<{ lessonId: string }>) {
      state.room.isUnsaved = true
      if (state.room.open?.lessonId === payload.lessonId) state.room.toldSecond = -1
    },
    preferenceChosen(state, { payload }: PayloadAction<Partial<VideoPreferences>>) {
      Object.assign(state.preferences, payload)
    },
  },
})

function completing(state: PlayerState, _action: PayloadAction<LessonPlace>) {
  state.room.isCompleting = true
}

export const {
  lessonOpened,
  lessonLeft,
  pageHidden,
  playerLeft,
  videoTicked,
  videoEnded,
  nextPressed,
  finishPressed,
  quizSubmitted,
  quizSettled,
  lessonCompleted,
  completionRefused,
  completedToastEnded,
  courseDoneClosed,
  switchDelayEnded,
  destinationReached,
  positionTold,
  progressSaved,
  progressRefused,
  preferenceChosen,
} = playerSlice.actions

export const completionPressed = isAnyOf(nextPressed, finishPressed)
