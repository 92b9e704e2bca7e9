import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FileRow,
  failureReasons,
  fileToLoad,
  isWhole,
  keptBytes,
  keptLessons,
  type LessonRow,
  lessonsToRetry,
  lessonToLoad,
  renewed,
  unneededFiles,
} from '@/domain/keeping/keptLesson'

const lessonRow = (lessonId: string, urls: string[], more: Partial<LessonRow> = {}): LessonRow => ({
  userId: 'u',
  courseId: 'c',
  lessonId,
  title: lessonId,
  courseTitle: 'Course',
  slug: 'course',
  type: 'video',
  quality: 'low',
  files: urls.map((url) => ({ url, role: 'film', isOptional: false })),
  isPaused: false,
  failure: undefined,
  requestedAt: 1,
  ...more,
})

const fileRow = (url: string, received: number, expected: number | undefined = 100): FileRow => ({
  userId: 'u',
  url,
  downloadId: 'd',
  address: url,
  type: '',
  expected,
  validator: undefined,
  received,
  chunkCount: 1,
  isComplete: received === expected,
})

const statuses = (lessons: LessonRow[], files: FileRow[]) =>
  keptLessons({ lessons, files }).map(({ lessonId, status, percent }) => `${lessonId} ${status} ${percent}`)

describe('a kept lesson', () => {
  it('waits until the lessons requested before it are loaded', () => {
    const lessons = [lessonRow('b', ['/b'], { requestedAt: 2 }), lessonRow('a', ['/a', '/x'])]
    expect(statuses(lessons, [fileRow('/a', 100)])).toEqual(['a loading 50', 'b waiting 0'])
    expect(statuses(lessons, [fileRow('/a', 100), fileRow('/x', 100)])).toEqual(['a kept 100', 'b loading 0'])
  })

  it('does not wait for a lesson that is paused or has failed', () => {
    const lessons = [
      lessonRow('a', ['/a'], { isPaused: true }),
      lessonRow('b', ['/b'], { failure: 'gone' }),
      lessonRow('c', ['/c']),
    ]
    expect(statuses(lessons, [fileRow('/a', 40)])).toEqual(['a paused 40', 'b failed 0', 'c loading 0'])
    expect(keptLessons({ lessons, files: [] })[1]?.reason).toBe('gone')
  })

  it('is kept at once if it has no files, because it needs only the server’s answers', () => {
    expect(statuses([lessonRow('quiz', [])], [])).toEqual(['quiz kept 100'])
  })

  it('has its first required file as its main file, never an optional picture', () => {
    const picture = { url: '/picture', role: 'picture', isOptional: true } as const
    const film = { url: '/film', role: 'film', isOptional: false } as const
    const mainUrls = (files: LessonRow['files']) =>
      keptLessons({ lessons: [lessonRow('a', [], { files })], files: [] })[0]?.mainUrl
    expect(mainUrls([picture, film])).toBe('/film')
    expect(mainUrls([picture])).toBeUndefined()
    expect(mainUrls([])).toBeUndefined()
  })

  it('may share files with other lessons; each file counts once', () => {
    const lessons = [lessonRow('a', ['/a', '/cover']), lessonRow('b', ['/cover'])]
    const files = [fileRow('/a', 10), fileRow('/cover', 100), fileRow('/old', 5)]
    expect(statuses(lessons, files)).toEqual(['a loading 55', 'b kept 100'])
    expect(keptBytes(files)).toBe(115)
    expect(unneededFiles({ lessons, files })).toEqual(['/old'])
  })
})

const anyFile = fc.record({
  received: fc.nat(200),
  expected: fc.option(fc.nat(200), { nil: undefined }),
  isComplete: fc.boolean(),
})

it('a lesson with a playlist is kept only once the files that the playlist lists are stored', () => {
  const entry = { url: '/index.m3u8', role: 'playlist', isOptional: false } as const
  const files = [fileRow('/index.m3u8', 100)]
  expect(statuses([lessonRow('a', [], { files: [entry] })], files)).toEqual(['a loading 99'])
  const expanded = { ...entry, isExpanded: true }
  const part = { url: '/part.ts', role: 'part', isOptional: false, isNamed: true } as const
  const lesson = lessonRow('a', [], { files: [expanded, part] })
  expect(statuses([lesson], files)).toEqual(['a loading 50'])
  expect(statuses([lesson], [...files, fileRow('/part.ts', 100)])).toEqual(['a kept 100'])
})

it('a lesson is never shown as kept with a missing, incomplete or failed file', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(anyFile), { maxLength: 5 }),
      fc.boolean(),
      fc.option(fc.constantFrom(...failureReasons), { nil: undefined }),
      (parts, isPaused, failure) => {
        const urls = parts.map((_, place) => `/${place}`)
        const lesson = lessonRow('a', urls, { isPaused, failure })
        const files = parts.flatMap((part, place) => (part ? [{ ...fileRow(`/${place}`, 0), ...part }] : []))
        const isReady = parts.length === files.length && files.every(isWhole)
        const [shown] = keptLessons({ lessons: [lesson], files })
        expect(shown?.status === 'kept').toBe(isReady && (!failure || failure === 'connection'))
        expect(shown?.percent === 100).toBe(shown?.status === 'kept')
        expect(fileToLoad(lesson, files) === undefined).toBe(isReady)
        expect(lessonToLoad({ lessons: [lesson], files }) !== undefined).toBe(shown?.status === 'loading')
      },
    ),
  )
})

it('a failed lesson whose file another lesson has loaded is kept, and not retried', () => {
  const lessons = [lessonRow('a', ['/x'], { failure: 'connection', isRetried: true }), lessonRow('b', ['/x'])]
  expect(statuses(lessons, [fileRow('/x', 100)])).toEqual(['a kept 100', 'b kept 100'])
  expect(lessonsToRetry({ lessons, files: [fileRow('/x', 100)] })).toEqual([])
  expect(lessonsToRetry({ lessons, files: [] })).toHaveLength(1)
})

describe('a new version of a film in parts', () => {
  const playlist = (url: string) => ({ url, role: 'playlist', isOptional: false, isExpanded: true }) as const
  const part = (url: string) => ({ url, role: 'part', isOptional: false, isNamed: true }) as const
  const film = (lessonId: string, url: string, parts: string[]) =>
    lessonRow(lessonId, [], { files: [playlist(url), ...parts.map(part)] })

  it('removes the parts of the old version, except those that another playlist names', () => {
    const lessons = [
      film('a', '/a.m3u8', ['/start', '/a1']),
      film('same', '/a.m3u8', ['/start', '/a1']),
      film('other', '/other.m3u8', ['/start', '/o1']),
    ]
    const asked = film('a', '/a.m3u8', [])
    const { lessons: stored, removed } = renewed(lessons, asked)
    expect(new Set(removed)).toEqual(new Set(['/a.m3u8', '/a1']))
    expect(stored.map(({ lessonId, files }) => [lessonId, files.map(({ url }) => url)])).toEqual([
      ['a', ['/a.m3u8']],
      ['same', ['/a.m3u8']],
    ])
  })

  it('removes no file of other lessons if the lesson now has another address', () => {
    const lessons = [film('a', '/a.m3u8', ['/a1']), film('same', '/a.m3u8', ['/a1'])]
    const asked = film('a', '/new.m3u8', [])
    expect(renewed(lessons, asked)).toEqual({ lessons: [asked], removed: [] })
  })
})
