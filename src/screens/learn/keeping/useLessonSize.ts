import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { bytesOf, type FileSizes, lessonSizes } from '@/integrations/lessonSize'
import type { Bytes } from '@/lib/values/units'
import { filesOf } from './lessonOrders'

/** `unknown`: the hosts do not say it. `asked`: they have not answered yet. */
export type LessonSize = Bytes | 'unknown' | 'asked'

/** Places that show the size call `ask`: the first one asks for all of them. */
export type AskedSize = { size: LessonSize; ask: () => void }

/** The size of the open lesson's files, of a film in its lowest quality. Nobody asks the hosts twice. */
export function useLessonSize(course: LearnerCourse, lesson: LearnerLesson): AskedSize {
  const files = filesOf(course, lesson, 'low')
  // The same lesson has other files in another language.
  const key = files.map(({ url }) => url).join(' ')
  const [asked, setAsked] = useState<string>()
  const [answer, setAnswer] = useState<{ key: string; sizes: FileSizes | undefined }>()
  const ask = useCallback(() => setAsked(key), [key])
  const request = useEffectEvent((signal: AbortSignal) => lessonSizes(files, 'low', signal))
  useEffect(() => {
    if (asked === undefined) return
    const ending = new AbortController()
    void request(ending.signal).then((sizes) => ending.signal.aborted || setAnswer({ key: asked, sizes }))
    return () => ending.abort()
  }, [asked])
  if (answer?.key !== key) return { ask, size: 'asked' }
  return { ask, size: answer.sizes ? bytesOf([answer.sizes]) : 'unknown' }
}
