import type { WorldState } from '../state.ts'

/** As if the host had ended every session, such as after a change of keys. */
export function endSessions(state: WorldState) {
  state.sessions = {}
}

/** @returns the change after which the user is enrolled in the course, with nothing learned */
export const enrolledIn = (userId: string, courseId: string) => (state: WorldState, now: number) => {
  state.enrollments.push({
    id: `e-${courseId}`,
    userId,
    courseId,
    enrolledAt: new Date(now).toISOString(),
    startedAt: null,
    completedAt: null,
    lastAccessedAt: null,
    lessons: {},
  })
}

/** A subscription of 20 dollars a month that its owner has ended: it runs until the paid month is over. */
export const endingSubscription = (userId: string) => (state: WorldState, now: number) => {
  const second = Math.floor(now / 1000)
  state.subscriptions.push({
    id: 'sub_ending',
    userId,
    status: 'active',
    plan: { amount: 2000, interval: 'month' },
    period_start: second,
    period_end: second + 30 * 86_400,
    isEnding: true,
  })
}
