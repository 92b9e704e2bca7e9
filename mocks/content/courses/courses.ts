import { designCourses } from './arts/design.ts'
import { drawingCourses } from './arts/drawing.ts'
import { makingCourses } from './arts/making.ts'
import { storyCourses } from './arts/stories.ts'
import { blockCourses } from './coding/blocks.ts'
import { machineCourses } from './coding/machines.ts'
import { puzzleCourses } from './coding/puzzles.ts'
import { pythonCourses } from './coding/python.ts'
import { webCourses } from './coding/web.ts'
import { firstWordCourses } from './english/first-words.ts'
import { grammarCourses } from './english/grammar.ts'
import { readingAndWritingCourses } from './english/reading-and-writing.ts'
import { talkingCourses } from './english/talking.ts'
import { firstStepsInScratch } from './first-steps-in-scratch.ts'
import type { SourceCourse } from './source.ts'
import { watercolourForBeginners } from './watercolour-for-beginners.ts'

/** Every course of the mock world, ordered by id, which is also newest first. */
export const courses: SourceCourse[] = [
  firstStepsInScratch,
  watercolourForBeginners,
  ...blockCourses,
  ...pythonCourses,
  ...webCourses,
  ...machineCourses,
  ...puzzleCourses,
  ...drawingCourses,
  ...makingCourses,
  ...storyCourses,
  ...designCourses,
  ...firstWordCourses,
  ...grammarCourses,
  ...talkingCourses,
  ...readingAndWritingCourses,
].sort((one, other) => one.id.localeCompare(other.id))
