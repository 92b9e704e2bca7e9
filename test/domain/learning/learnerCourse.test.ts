import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EnrollmentProgress, FullCourse, LessonProgress, LessonStatus } from '@/api/types'
import {
  firstUncompleted,
  isLastUncompleted,
  learnerCourse,
  lessonToResume,
  nextLesson,
  previousLesson,
  timeTaken,
} from '@/domain/learning/learnerCourse'
import { type LessonEvent, type LessonRecord, latestCount } from '@/domain/learning/lessonRecord'
import { isFurther } from '@/domain/learning/lessonStatus'
import { withServerState } from '@/domain/learning/serverSync'
import { anyRecord, anyServerState } from './anyRecord'
import { recorded, refused, start } from './recorded'

const statuses: LessonStatus[] = ['not_started', 'in_progress', 'completed']

/** Chapters with a few lessons each: ids in one sequence, orders of any kind. */
const courses = fc
  .array(fc.tuple(fc.option(fc.integer(), { nil: undefined }), fc.nat({ max: 4 })), { maxLength: 5 })
  .map((sizes): FullCourse => {
    let id = 0
    const chapters = sizes.map(([order, count], index) => ({
      id: `ch-${index}`,
      title: `Chapter ${index}`,
      order: order as number,
      lessons: Array.from({ length: count }, (_, place) => ({
        id: `l-${id++}`,
        title: `Lesson ${place}`,
        order: (count - place) as number,
        type: 'text',
      })),
    }))
    return { id: 'c-1', title: 'Course', chapters }
  })

const reports = fc.array(
  fc.record({
    lessonId: fc.nat({ max: 20 }).map((number) => `l-${number}`),
    status: fc.constantFrom(...statuses),
    lastPosition: fc.oneof(fc.integer({ min: -5, max: 500 }), fc.constant(Number.NaN)),
  }),
)

function progressWith(lessons: LessonProgress[], percentage: unknown = Number.NaN): EnrollmentProgress {
  return {
    enrollmentId: 'e-1',
    progressPercentage: percentage as number,
    chapters: [{ chapterId: 'x', lessons }],
  }
}

const courseOfThree = (): FullCourse => ({
  id: 'c-1',
  title: 'Course',
  chapters: [{ id: 'ch-1', title: 'One', order: 1, lessons: ['l-0', 'l-1', 'l-2'].map((id) => lesson(id)) }],
})

const course = (...statusesInOrder: LessonStatus[]) =>
  learnerCourse(
    {
      id: 'c-1',
      title: 'Course',
      chapters: [
        {
          id: 'ch-1',
          title: 'One',
          order: 1,
          lessons: statusesInOrder.map((_, index) => ({
            id: `l-${index}`,
            title: `${index}`,
            order: index,
            type: 'text',
          })),
        },
      ],
    },
    progressWith(statusesInOrder.map((status, index) => ({ lessonId: `l-${index}`, status }))),
  )

describe('a course and its learner’s progress', () => {
  it('keeps every lesson, once, in the order of chapters and then of lessons', () => {
    fc.assert(
      fc.property(courses, reports, (content, lessons) => {
        const merged = learnerCourse(content, progressWith(lessons))
        const ids = content.chapters.flatMap((chapter) => chapter.lessons.map(({ id }) => id))
        expect(merged.lessons.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
        expect(merged.chapters.flatMap((chapter) => chapter.lessons)).toEqual(merged.lessons)
      }),
    )
  })

  it('merged lesson adds completed: true when the status is completed', () => {
    fc.assert(
      fc.property(courses, reports, (content, lessons) => {
        for (const lesson of learnerCourse(content, progressWith(lessons)).lessons) {
          expect(lesson.completed).toBe(lesson.status === 'completed')
          expect(lesson.position).toBeGreaterThanOrEqual(0)
          if (lesson.completed) expect(lesson.position).toBe(0)
        }
      }),
    )
  })

  it('a completed lesson never falls back, in whatever order reports about it come', () => {
    fc.assert(
      fc.property(courses, reports, (content, lessons) => {
        const completed = new Set(
          lessons.filter(({ status }) => status === 'completed').map(({ lessonId }) => lessonId),
        )
        for (const order of [lessons, lessons.toReversed()])
          for (const lesson of learnerCourse(content, progressWith(order)).lessons)
            expect(lesson.completed).toBe(completed.has(lesson.id))
      }),
    )
  })

  it('shows a whole percentage from 0 to 100, whatever the server sends', () => {
    fc.assert(
      fc.property(courses, reports, fc.anything(), (content, lessons, percentage) => {
        const shown = learnerCourse(content, progressWith(lessons, percentage)).percentage
        expect(Number.isInteger(shown) && shown >= 0 && shown <= 100).toBe(true)
      }),
    )
    expect(learnerCourse({ id: 'c', title: '', chapters: [] }, progressWith([], 101)).percentage).toBe(100)
  })

  it('counts the lessons if the server’s percentage is not a number', () => {
    expect(course('completed', 'in_progress', 'completed').percentage).toBe(67)
  })

  it('shows the server’s percentage if this device knows nothing more', () => {
    const content = courseOfThree()
    const completed: LessonProgress[] = [{ lessonId: 'l-0', status: 'completed' }]
    for (const progressWithLesson of [33, 30, 34, 50])
      expect(learnerCourse(content, progressWith(completed, progressWithLesson)).percentage).toBe(
        progressWithLesson,
      )
  })

  it('is 100 if every lesson is completed, even if the server adds rounded shares to 99.99', () => {
    const completed = ['l-0', 'l-1', 'l-2'].map(
      (lessonId): LessonProgress => ({ lessonId, status: 'completed' }),
    )
    expect(learnerCourse(courseOfThree(), progressWith(completed, 99.99)).percentage).toBe(100)
    expect(learnerCourse(courseOfThree(), progressWith(completed.slice(1), 99.99)).percentage).toBe(99)
  })

  it('treats an unknown status as not started', () => {
    const odd = progressWith([{ lessonId: 'l-0', status: 'paused' as LessonStatus }])
    const content = { id: 'c', title: '', chapters: [{ id: 'ch', title: '', order: 1, lessons: [] }] }
    const withLesson = { ...content, chapters: [{ ...content.chapters[0]!, lessons: [lesson('l-0')] }] }
    expect(learnerCourse(withLesson, odd).lessons[0]?.status).toBe('not_started')
  })
})

describe('a course with missing fields', () => {
  // Each test makes its own course, because the product caches what it derives from a lesson. The cast is
  // needed because an older server sends less than the contract demands.
  const sparse = () =>
    ({
      id: 'c',
      chapters: [
        { order: 1, lessons: [{ id: 'l-0', order: 1 }, { order: 2 }] },
        { id: 'ch', title: 'Two', order: 2, lessons: [{ id: 'l-1', title: 'Named', order: 1 }] },
      ],
    }) as unknown as FullCourse

  it('has empty titles, and chapters named by their place', () => {
    const { title, chapters } = learnerCourse(sparse(), undefined)
    expect([title, ...chapters.map((chapter) => [chapter.id, chapter.title])]).toEqual([
      '',
      ['chapter-1', ''],
      ['ch', 'Two'],
    ])
  })

  it('leaves out a lesson without an id; the others keep their titles', () => {
    const { lessons } = learnerCourse(sparse(), undefined)
    expect(lessons.map(({ id, title }) => [id, title])).toEqual([
      ['l-0', ''],
      ['l-1', 'Named'],
    ])
  })

  it('keeps the title of the course if there is one', () => {
    expect(learnerCourse(courseOfThree(), undefined).title).toBe('Course')
  })

  it('says whether its progress is known, and then when it was started and completed', () => {
    expect(learnerCourse(sparse(), undefined)).toMatchObject({ isProgressKnown: false, startedAt: undefined })
    const times = { startedAt: '2026-02-01T10:00:00Z', completedAt: '2026-02-02T10:00:00Z' }
    expect(learnerCourse(sparse(), { ...progressWith([]), ...times })).toMatchObject({
      isProgressKnown: true,
      ...times,
    })
  })

  it('survives progress of a chapter without lessons', () => {
    // The cast is needed because the contract demands a list of lessons.
    const progress = { ...progressWith([]), chapters: [{ chapterId: 'x' }] } as unknown as EnrollmentProgress
    expect(learnerCourse(sparse(), progress).lessons).toHaveLength(2)
  })

  it('counts a quiz as submitted by its score alone, and by its answers alone', () => {
    const reported = (parts: Partial<LessonProgress>) =>
      learnerCourse(contentOf('l'), progressWith([{ lessonId: 'l', status: 'completed', ...parts }]))
    expect(reported({ quizScore: 50 }).lessons[0]?.isSubmitted).toBe(true)
    expect(reported({ quizAnswers: { 0: 1 } }).lessons[0]?.isSubmitted).toBe(true)
    expect(reported({}).lessons[0]?.isSubmitted).toBe(false)
  })

  it('counts the percentage itself if this device has completed a lesson that the server lacks', () => {
    const here = recorded(start, { kind: 'completed', isMarked: true })
    const reported = progressWith([{ lessonId: 'l-0', status: 'completed' }], 33)
    expect(learnerCourse(courseOfThree(), reported, { 'l-1': here }).percentage).toBe(67)
  })
})

describe('a course joined with what this device knows', () => {
  const content = contentOf('l')
  const progressWithLesson = (parts: Partial<LessonProgress>) =>
    progressWith([{ lessonId: 'l', status: 'not_started', ...parts }])
  const shown = (parts: Partial<LessonProgress> | undefined, record: LessonRecord | undefined) =>
    learnerCourse(content, parts && progressWithLesson(parts), record && { l: record }).lessons[0]!
  const completed: LessonEvent = { kind: 'completed', isMarked: true }
  const quiz: LessonEvent = { kind: 'quiz', answers: { 0: 1 }, score: 50 }

  it('a completed lesson never falls back, whatever server answers come in whatever order', () => {
    fc.assert(
      fc.property(anyRecord, fc.array(anyServerState), (record, answers) => {
        const statusAfter = (parts: LessonProgress) => shown(parts, record).status
        const alone = shown(undefined, record).status
        for (const parts of answers) expect(isFurther(alone, statusAfter(parts))).toBe(false)
        // After one answer is joined with the record, no later answer takes it back.
        answers.reduce((held, parts, index) => {
          const before = shown(answers[index - 1], held).completed
          const joined = withServerState(held, parts, {
            requestedAt: latestCount(held) + 1,
            isOutdated: false,
          })
          if (before) expect(shown(parts, joined).completed).toBe(true)
          return joined
        }, record)
      }),
      { numRuns: 1_000 },
    )
  })

  it('has the further status of the two, and the position and quiz of this device', () => {
    expect(shown({ status: 'in_progress', lastPosition: 5 }, recorded(start, completed))).toMatchObject({
      status: 'completed',
      position: 0,
    })
    expect(shown({ status: 'completed' }, recorded(start, { kind: 'position', second: 7 }))).toMatchObject({
      status: 'completed',
      position: 0,
    })
    expect(
      shown({ status: 'in_progress', lastPosition: 5 }, recorded(start, { kind: 'position', second: 7 }))
        .position,
    ).toBe(7)
    expect(
      shown({ status: 'in_progress', lastPosition: 5 }, recorded(start, { kind: 'opened' })).position,
    ).toBe(5)
    expect(shown({ status: 'completed' }, recorded(start, quiz))).toMatchObject({
      isSubmitted: true,
      quizScore: 50,
      quizAnswers: { 0: 1 },
    })
  })

  it('a refused completion does not count as done until the client sends it again', () => {
    expect(shown({ status: 'in_progress' }, refused(recorded(start, completed))).status).toBe('in_progress')
    expect(shown(undefined, refused(recorded(start, completed))).completed).toBe(false)
    const again = recorded(refused(recorded(start, completed)), { kind: 'triedAgain' })
    expect(shown(undefined, again).completed).toBe(true)
    const submitted = shown({ status: 'completed', quizScore: 80 }, refused(recorded(start, quiz)))
    expect(submitted).toMatchObject({ completed: true, quizScore: 80, quizAnswers: undefined })
    expect(shown(undefined, refused(recorded(start, quiz)))).toMatchObject({
      isSubmitted: false,
      completed: false,
    })
  })

  it('a refused quiz leaves the lesson completed if the learner has also completed it with Next', () => {
    expect(shown(undefined, refused(recorded(start, completed, quiz)))).toMatchObject({
      completed: true,
      isSubmitted: false,
    })
  })

  it('shows draft answers and the page of a document, which are not results', () => {
    const record = recorded(
      start,
      { kind: 'chosen', question: 0, option: 2 },
      { kind: 'chosen', question: 1, option: 0 },
      { kind: 'chosen', question: 0, option: 1 },
      { kind: 'page', number: 4 },
    )
    expect(shown(undefined, record)).toMatchObject({
      status: 'not_started',
      draftAnswers: { 0: 1, 1: 0 },
      page: 4,
      isSubmitted: false,
      quizAnswers: undefined,
    })
  })

  it('stays within 0 to 100 percent and valid seconds, whatever the server sends', () => {
    fc.assert(
      fc.property(
        anyRecord,
        fc.anything(),
        fc.anything(),
        fc.anything(),
        (record, percent, second, status) => {
          const progress = progressWith(
            [{ lessonId: 'l', status, lastPosition: second } as LessonProgress],
            percent,
          )
          const joined = learnerCourse(content, progress, { l: record })
          expect(joined.percentage >= 0 && joined.percentage <= 100).toBe(true)
          const [lesson] = joined.lessons
          expect(Number.isFinite(lesson?.position) && lesson!.position >= 0).toBe(true)
          expect(['not_started', 'in_progress', 'completed']).toContain(lesson?.status)
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('ignores a position that is not a number', () => {
    for (const lastPosition of [{ toString: '' }, {}, [], null, 'soon', -5])
      expect(shown({ lastPosition: lastPosition as number }, undefined).position).toBe(0)
    expect(shown({ lastPosition: '12' as unknown as number }, undefined).position).toBe(12)
  })

  it('is 100 percent when everything is completed here, whatever the server still says', () => {
    const records = { l: recorded(start, completed) }
    expect(learnerCourse(content, progressWithLesson({ status: 'not_started' }), records).percentage).toBe(
      100,
    )
  })

  it('an unchanged lesson stays the same object, and two learners never share one', () => {
    const [own, his] = [recorded(start, completed), recorded(start, { kind: 'opened' })]
    const progress = progressWithLesson({ status: 'in_progress' })
    const first = learnerCourse(content, progress, { l: own }).lessons[0]
    expect(learnerCourse(content, progress, { l: own }).lessons[0]).toBe(first)
    expect(learnerCourse(content, progress, { l: his }).lessons[0]?.completed).toBe(false)
    expect(learnerCourse(content, progress, { l: own }).lessons[0]).toEqual(first)
  })
})

describe('the way through a course', () => {
  it('next and previous are inverse, and stop at the last and the first lesson', () => {
    fc.assert(
      fc.property(courses, (content) => {
        const { lessons, ...rest } = learnerCourse(content, undefined)
        const merged = { lessons, ...rest }
        lessons.forEach(({ id }, index) => {
          const next = nextLesson(merged, id)
          expect(next).toBe(lessons[index + 1])
          if (next) expect(previousLesson(merged, next.id)?.id).toBe(id)
        })
        if (lessons[0]) expect(previousLesson(merged, lessons[0].id)).toBeUndefined()
      }),
    )
  })

  it('resumes at the requested, else last opened, else furthest started, else first uncompleted lesson', () => {
    const started = course('completed', 'in_progress', 'not_started', 'in_progress', 'not_started')
    expect(lessonToResume(started, 'l-2', 'l-4')?.id).toBe('l-2')
    expect(lessonToResume(started, 'gone', 'l-4')?.id).toBe('l-4')
    expect(lessonToResume(started, null, 'gone')?.id).toBe('l-3')
    expect(lessonToResume(course('completed', 'not_started'), null, undefined)?.id).toBe('l-1')
  })

  it('the first lesson (lowest chapter order, then lowest lesson order) is selected initially', () => {
    const content: FullCourse = {
      id: 'c',
      title: '',
      chapters: [
        { id: 'b', title: '', order: 2, lessons: [lesson('b-1', 1)] },
        { id: 'a', title: '', order: 1, lessons: [lesson('a-2', 2), lesson('a-1', 1)] },
      ],
    }
    expect(lessonToResume(learnerCourse(content, undefined), null, undefined)?.id).toBe('a-1')
  })

  it('always finds a lesson if there is one', () => {
    fc.assert(
      fc.property(courses, reports, fc.string(), fc.string(), (content, lessons, asked, last) => {
        const merged = learnerCourse(content, progressWith(lessons))
        expect(lessonToResume(merged, asked, last) === undefined).toBe(merged.lessons.length === 0)
      }),
    )
  })

  it('has no next lesson after one that the course does not have', () => {
    expect(nextLesson(course('completed', 'not_started'), 'gone')).toBeUndefined()
  })

  it('knows the last uncompleted lesson', () => {
    expect(isLastUncompleted(course('completed', 'in_progress', 'completed'), 'l-1')).toBe(true)
    expect(isLastUncompleted(course('completed', 'in_progress', 'not_started'), 'l-1')).toBe(false)
    expect(isLastUncompleted(course('completed', 'completed'), 'l-1')).toBe(false)
    expect(isLastUncompleted(course('completed', 'in_progress'), 'l-0')).toBe(false)
    expect(firstUncompleted(course('completed', 'completed'))).toBeUndefined()
  })
})

describe('the time taken', () => {
  const from = '2026-02-01T10:00:00.000Z'
  it.each([
    [from, { unit: 'minutes', count: 1 }],
    ['2026-02-01T10:00:20.000Z', { unit: 'minutes', count: 1 }],
    ['2026-02-01T10:59:59.000Z', { unit: 'minutes', count: 59 }],
    ['2026-02-01T11:00:00.000Z', { unit: 'hours', count: 1 }],
    ['2026-02-02T09:59:00.000Z', { unit: 'hours', count: 23 }],
    ['2026-02-02T10:00:00.000Z', { unit: 'days', count: 1 }],
    ['2026-03-03T10:00:00.000Z', { unit: 'days', count: 30 }],
  ])('until %s is in days, hours or minutes', (until, taken) => {
    expect(timeTaken(from, until)).toEqual(taken)
  })

  it('is unknown if a time is missing, invalid, or before the start', () => {
    expect(timeTaken(undefined, from)).toBeUndefined()
    expect(timeTaken(from, 'soon')).toBeUndefined()
    expect(timeTaken(from, '2026-01-01T10:00:00.000Z')).toBeUndefined()
  })
})

function contentOf(id: string): FullCourse {
  return { id: 'c', title: '', chapters: [{ id: 'ch', title: '', order: 1, lessons: [lesson(id)] }] }
}

function lesson(id: string, order = 1) {
  return { id, title: id, order, type: 'text' }
}
