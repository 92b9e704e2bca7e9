import { useEffect, useRef, useState } from 'react'
import type { QualityName } from '@/domain/course/video'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { type FileSizes, lessonSizes } from '@/integrations/lessonSize'
import { filesOf } from './lessonOrders'

/** undefined: the host does not say it. A lesson without an entry is not asked for yet. */
export type LessonSizes = ReadonlyMap<string, FileSizes | undefined>

const NOTHING: LessonSizes = new Map()

/** The sizes of these lessons, asked one after the other, each once. */
export function useLessonSizes(
  course: LearnerCourse,
  lessons: readonly LearnerLesson[],
  quality: QualityName,
): LessonSizes {
  const [{ sizes, of }, setSizes] = useState({ sizes: NOTHING, of: quality })
  const known = of === quality ? sizes : NOTHING
  const next = lessons.find(({ id }) => !known.has(id))
  const latest = useRef(known)
  latest.current = known
  useEffect(() => {
    if (!next) return
    const ending = new AbortController()
    const files = filesOf(course, next, quality)
    void lessonSizes(files, quality, ending.signal).then((answer) => {
      if (ending.signal.aborted) return
      setSizes({ sizes: new Map(latest.current).set(next.id, answer), of: quality })
    })
    return () => ending.abort()
  }, [course, next, quality])
  return known
}
