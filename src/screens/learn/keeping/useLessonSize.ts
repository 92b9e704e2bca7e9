import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import { bytesOf, lessonSizes } from '@/integrations/lessonSize'
import type { Bytes } from '@/lib/values/units'
import { filesOf } from './lessonOrders'

/** `unknown`: the hosts do not say it. `asked`: they have not answered yet. */
export type LessonSize = Bytes | 'unknown' | 'asked'

/** Places that show the size call `ask`: the first one asks for all of them. */
export type AskedSize = {
  size: LessonSize
  ask: () => void
  /** A place has asked. */
  isAsked: boolean
  /** The size of a film in parts takes a question for each part. */
  hasParts: boolean
}

/**
 * The size of the open lesson's files, of a film in its lowest quality. A known size stays while the course
 * is open.
 */
export function useLessonSize(course: LearnerCourse, lesson: LearnerLesson): AskedSize {
  const files = filesOf(course, lesson, 'low')
  // The same lesson has other files in another language.
  const key = files.map(({ url }) => url).join(' ')
  const [asked, setAsked] = useState<string>()
  const [answers, setAnswers] = useState<ReadonlyMap<string, Bytes>>(new Map())
  const [unanswered, setUnanswered] = useState<string>()
  // A learner who comes back to a lesson asks again.
  if (asked !== undefined && asked !== key) {
    setAsked(undefined)
    setUnanswered(undefined)
  }
  const ask = useCallback(() => setAsked(key), [key])
  const request = useEffectEvent((signal: AbortSignal) => lessonSizes(files, 'low', signal))
  const open = asked === key && unanswered !== key && !answers.has(key) ? key : undefined
  useEffect(() => {
    if (open === undefined) return
    const ending = new AbortController()
    const { signal } = ending
    const run = async () => {
      const sizes = await request(signal)
      if (signal.aborted) return
      // A missing connection says nothing about the size.
      if (!sizes && !navigator.onLine)
        return void window.addEventListener('online', run, { once: true, signal })
      if (sizes) setAnswers((before) => new Map(before).set(open, bytesOf([sizes])))
      else setUnanswered(open)
    }
    void run()
    return () => ending.abort()
  }, [open])
  return {
    ask,
    size: answers.get(key) ?? (unanswered === key ? 'unknown' : 'asked'),
    isAsked: asked === key,
    hasParts: files.some(({ role }) => role === 'playlist'),
  }
}
