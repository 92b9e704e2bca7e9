import type { LessonRecord } from '@/domain/learning/lessonRecord'
import type { SyncStore } from '@/state/learning/ports'
import type { LearningState } from '@/state/learning/slice'
import { watch } from './watch'
import { COURSE, keyOf, LESSONS, type Tab, USERS, type World } from './world'

type Action = Parameters<SyncStore['dispatch']>[0]

/** The store of a page: the product's reducer, which the model observes. */
export class TabStore implements SyncStore {
  state: LearningState
  private readonly world: World
  private readonly tab: Tab

  constructor(world: World, tab: Tab) {
    this.world = world
    this.tab = tab
    this.state = world.logic.learningSlice.getInitialState()
  }

  readonly getState = () => {
    const { session } = this.tab
    const userId = session && USERS[session.user]
    const record = userId === undefined ? null : { userId, accessToken: '', refreshToken: '' }
    return { learning: this.state, session: { record } }
  }

  readonly dispatch = (action: Action) => {
    const before = this.state
    this.state = this.world.logic.learningSlice.reducer(before, action)
    if (this.tab.outbox) watch(this.tab.outbox, action, before)
    return action
  }

  record(lesson: number) {
    return recordIn(this.state, lesson)
  }

  /** The records in the form that a page may show. */
  shown(): (LessonRecord | undefined)[] {
    // The selector uses only this part of the state.
    const records = this.world.logic.selectCourseRecords({ learning: this.state }, COURSE)
    return LESSONS.map((lessonId) => records?.[lessonId])
  }

  pendingWrite(user: number, lesson: number) {
    const { courseId, lessonId } = keyOf(user, lesson)
    return this.state.pendingWrites[JSON.stringify([courseId, lessonId])]
  }
}

export const recordIn = ({ courses }: LearningState, lesson: number): LessonRecord | undefined =>
  courses[COURSE]?.[LESSONS[lesson] as string]
