import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { QuizAnswers } from '@/api/types'
import type { QualityName } from '@/domain/course/video'
import { deviceRead } from '../learning/slice'

/** The learner, the course and the lesson. `slug` is the name of the course in the address. */
export type LessonReference = { userId: string; slug: string; courseId: string; lessonId: string }

/** The learner's preferences for videos on this device. */
export type VideoPreferences = {
  speed: number
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  quality: QualityName
  loops: boolean
  showsCaptions: boolean
  /** A language tag. Null means the language of the page. */
  captionLanguage: string | null
}

/** The state of the open player. It ends with the page. */
export type PlayerSession = {
  open: LessonReference | null
  /** The current position of the open lesson's video, in seconds. */
  second: number
  /** A completion is being stored, or the next lesson is about to open. */
  isCompleting: boolean
  /** The answers that were submitted on this page. They show even if the server refused them. */
  submittedAnswers: QuizAnswers | null
  /** The page that the learner should go to. */
  destination: string | null
  showsCompletedToast: boolean
  /** No lesson follows the completed one. */
  isSectionDone: boolean
  isCourseDone: boolean
}

export type PlayerState = {
  /** User id → course id → the lesson that was opened last on this device. */
  lastLessons: Record<string, Record<string, string>>
  preferences: VideoPreferences
  session: PlayerSession
}

const emptySession: PlayerSession = {
  open: null,
  second: 0,
  isCompleting: false,
  submittedAnswers: null,
  destination: null,
  showsCompletedToast: false,
  isSectionDone: false,
  isCourseDone: false,
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
  session: emptySession,
}

export const playerSlice = createSlice({
  name: 'player',
  initialState,
  reducers: {
    /** The page shows a lesson. `position`: where its video resumes, in seconds. */
    lessonOpened(
      state,
      { payload: { position, ...place } }: PayloadAction<LessonReference & { position: number }>,
    ) {
      const { userId, courseId, lessonId } = place
      state.lastLessons[userId] = { ...state.lastLessons[userId], [courseId]: lessonId }
      const { showsCompletedToast } = state.session
      state.session = { ...emptySession, showsCompletedToast, open: place, second: position }
    },
    /** The learner chose an option of a quiz. `question` and `option` are indexes in the server's lists. */
    answerChosen: (
      _state,
      _action: PayloadAction<LessonReference & { question: number; option: number }>,
    ) => {},
    /** The learner sees another page of a PDF, from 1. */
    pageTurned: (_state, _action: PayloadAction<LessonReference & { page: number }>) => {},
    /** The learner left the lesson. `visibleSeconds`: for how long it was visible. */
    lessonLeft: (_state, _action: PayloadAction<LessonReference & { visibleSeconds: number }>) => {},
    /**
     * The page is closed, left or hidden, perhaps for good. `visibleSeconds`: for how long the lesson was
     * visible until now.
     */
    pageHidden: (_state, _action: PayloadAction<LessonReference & { visibleSeconds: number }>) => {},
    /** This user signs out: the next user of the device learns nothing of her lessons. */
    lastLessonsForgotten(state, { payload: userId }: PayloadAction<string>) {
      delete state.lastLessons[userId]
    },
    playerLeft(state) {
      state.session = emptySession
    },
    videoTicked(state, { payload }: PayloadAction<LessonReference & { second: number }>) {
      if (state.session.open?.lessonId === payload.lessonId) state.session.second = payload.second
    },
    videoEnded: completing,
    nextPressed: completing,
    finishPressed: completing,
    quizSubmitted(state, { payload }: PayloadAction<LessonReference & { answers: QuizAnswers }>) {
      state.session.isCompleting = true
      state.session.submittedAnswers = payload.answers
    },
    /** The device has stored the quiz, or has failed to. */
    quizStored: endCompletionAt,
    /** The lesson is complete. `next`: the lesson that follows, if there is one. */
    lessonCompleted(
      state,
      { payload }: PayloadAction<{ isNew: boolean; next?: string; finishesCourse: boolean }>,
    ) {
      // Until the next lesson opens, the learner cannot complete this one again.
      state.session.isCompleting = payload.next !== undefined && !payload.finishesCourse
      state.session.showsCompletedToast = payload.isNew
      state.session.isCourseDone = payload.finishesCourse
      state.session.isSectionDone = !payload.next && !payload.finishesCourse
    },
    /** The lesson does not exist any more, or the server has just refused it. */
    completionFailed: endCompletionAt,
    completedToastEnded(state) {
      state.session.showsCompletedToast = false
    },
    courseDoneClosed(state) {
      state.session.isCourseDone = false
    },
    switchDelayEnded(state, { payload }: PayloadAction<{ destination: string }>) {
      state.session.destination = payload.destination
    },
    destinationReached(state) {
      state.session.destination = null
    },
    preferenceChosen(state, { payload }: PayloadAction<Partial<VideoPreferences>>) {
      Object.assign(state.preferences, payload)
    },
  },
  extraReducers: (builder) =>
    builder.addCase(deviceRead, (state, { payload: { userId, lastLessons } }) => {
      state.lastLessons[userId] = { ...state.lastLessons[userId], ...lastLessons }
    }),
})

function completing(state: PlayerState, _action: PayloadAction<LessonReference>) {
  state.session.isCompleting = true
}

/** Ends the completion. If the learner has left its lesson, it does not concern the open one. */
function endCompletionAt({ session }: PlayerState, { payload }: PayloadAction<LessonReference>) {
  const isOpen = session.open?.lessonId === payload.lessonId && session.open.courseId === payload.courseId
  if (isOpen) session.isCompleting = false
}

export const {
  lastLessonsForgotten,
  lessonOpened,
  answerChosen,
  pageTurned,
  lessonLeft,
  pageHidden,
  playerLeft,
  videoTicked,
  videoEnded,
  nextPressed,
  finishPressed,
  quizSubmitted,
  quizStored,
  lessonCompleted,
  completionFailed,
  completedToastEnded,
  courseDoneClosed,
  switchDelayEnded,
  destinationReached,
  preferenceChosen,
} = playerSlice.actions

export const completionPressed = isAnyOf(nextPressed, finishPressed)
