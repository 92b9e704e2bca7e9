import { lessonName } from '@/domain/lessonRecord'
import { selectCourseRecords } from '@/state/progress/selectors'
import {
  learnerCame,
  lessonNoted,
  progressSlice,
  recordsTold,
  reportAcknowledged,
  reportAnswered,
  reportRefused,
  reportSent,
  serverAsked,
  serverTold,
  writesEnded,
} from '@/state/progress/slice'
import type { RootState } from '@/state/store'
import { type CreateMemory, keys } from './memory'
import { COURSE, LESSONS, USERS } from './world'

type Action = Parameters<typeof progressSlice.reducer>[1]

/** The store's own reducers in place of what the model mirrors of them. */
export const createSliceMemory: CreateMemory = (_logic, _shell, user, tab) => {
  const userId = USERS[user] as string
  let state = progressSlice.reducer(undefined, learnerCame({ userId, tab }))
  const dispatch = (action: Action) => {
    state = progressSlice.reducer(state, action)
  }
  const key = (lesson: number) =>
    keys[user]?.[lesson] as { userId: string; courseId: string; lessonId: string }
  return {
    record: (lesson) => state.courses[COURSE]?.[LESSONS[lesson] as string],
    // The selector reads nothing else of the store.
    shown: (lesson) =>
      selectCourseRecords({ progress: state } as RootState, COURSE)?.[LESSONS[lesson] as string],
    endWrite: (lesson) => dispatch(writesEnded([lessonName(key(lesson))])),
    clock: () => state.clock,
    take: (record) => dispatch(recordsTold([record])),
    note: (lesson, news, now) =>
      dispatch({ ...lessonNoted({ key: key(lesson), news }), meta: { now } } as Action),
    send: (lesson, report) => dispatch(reportSent({ key: key(lesson), report })),
    answer: (lesson, report) => dispatch(reportAnswered({ key: key(lesson), report })),
    acknowledge: (lesson, report) => dispatch(reportAcknowledged({ key: key(lesson), report })),
    refuse: (lesson, report, attempt, code) =>
      dispatch(reportRefused({ key: key(lesson), report, attempt, code })),
    ask() {
      dispatch(serverAsked())
      return state.clock
    },
    tell: (progress, askedAt) => dispatch(serverTold({ userId, courseId: COURSE, progress, askedAt })),
  }
}
