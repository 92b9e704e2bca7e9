import { learnerCourse } from '@/domain/learning/learnerCourse'
import { isInDeadLetters } from '@/domain/learning/lessonRecord'
import { reportOf } from '@/domain/learning/serverSync'
import { keptRecord } from '@/domain/learning/tabRecords'
import { Outbox } from '@/state/learning/outbox'
import { selectCourseRecords } from '@/state/learning/selectors'
import { learningSlice } from '@/state/learning/slice'

/** The code under test. A mutant replaces some of it. */
export const product = {
  isInDeadLetters,
  keptRecord,
  learnerCourse,
  Outbox,
  learningSlice,
  reportOf,
  selectCourseRecords,
}

export type Logic = typeof product

/** The modules of a mutant's code. */
export const modulesUnderTest = [
  'src/domain/learning/tabRecords',
  'src/domain/learning/lessonRecord',
  'src/domain/learning/learnerCourse',
  'src/domain/learning/serverSync',
  'src/state/learning/outbox',
  'src/state/learning/selectors',
  'src/state/learning/slice',
]
