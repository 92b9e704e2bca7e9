import { useState } from 'react'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'

/** The lessons that a learner has ticked in the list. */
export function useChosenLessons() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    isChosen: ({ id }: LearnerLesson) => ids.has(id),
    choose(lessons: readonly LearnerLesson[], isChosen: boolean) {
      const changed = lessons.map(({ id }) => id)
      setIds(new Set(isChosen ? [...ids, ...changed] : [...ids].filter((id) => !changed.includes(id))))
    },
    clear: () => setIds(new Set()),
  }
}

export type ChosenLessons = ReturnType<typeof useChosenLessons>
