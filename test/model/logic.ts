import { learnerCourse } from '@/domain/learning/learnerCourse'
import { isInDeadLetters } from '@/domain/learning/lessonRecord'
import { reportOf } from '@/domain/learning/serverSync'
import { keptRecord } from '@/domain/learning/tabRecords'
import { Outbox } from '@/state/progress/outbox'
import { selectCourseRecords } from '@/state/progress/selectors'
import { progressSlice } from '@/state/progress/slice'

/** The code under test, as the product has it; a mutant brings its own. */
export const product = {
  isInDeadLetters,
  keptRecord,
  learnerCourse,
  Outbox,
  progressSlice,
  reportOf,
  selectCourseRecords,
}

export type Logic = typeof product

/** The modules from which a mutant's logic is loaded. */
export const modulesUnderTest = [
  'src/domain/learning/tabRecords',
  'src/domain/learning/lessonRecord',
  'src/domain/learning/learnerCourse',
  'src/domain/learning/serverSync',
  'src/state/progress/outbox',
  'src/state/progress/selectors',
  'src/state/progress/slice',
]
