import { firstStepsInScratch } from './first-steps-in-scratch.ts'
import type { SourceCourse } from './source.ts'
import { watercolourForBeginners } from './watercolour-for-beginners.ts'

/** Every course of the mock world, ordered by id. */
export const courses: SourceCourse[] = [firstStepsInScratch, watercolourForBeginners].sort((one, other) =>
  one.id.localeCompare(other.id),
)
