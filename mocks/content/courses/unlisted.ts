import type { Pair } from '../bilingual.ts'
import { type CourseDraft, defineCourse } from './define.ts'
import { chapter, media, text } from './lessons.ts'
import type { SourceCourse } from './source.ts'

/** Longer than any course that a person would write. */
const MAX_LESSONS = 10_000

const built = new Map<string, SourceCourse>()

/**
 * Courses that no list shows, for measuring; built when first asked for.
 * - `large-50x40`: 50 chapters of 40 texts, and so with any numbers up to 10 000 lessons
 * - `long-film`: a film of eight hours, and a text after it
 */
export function unlistedCourse(slug: string): SourceCourse | undefined {
  const course = built.get(slug) ?? build(slug)
  if (course) built.set(slug, course)
  return course
}

/** The unlisted course whose lessons have ids like this one. */
export function unlistedCourseOfLesson(lessonId: string): SourceCourse | undefined {
  return unlistedCourse(/^(.+)-l-\d+$/.exec(lessonId)?.[1] ?? '')
}

function build(slug: string) {
  if (slug === 'long-film') return longFilm()
  const size = /^large-([1-9]\d*)x([1-9]\d*)$/.exec(slug)
  const [chapters, lessons] = [Number(size?.[1]), Number(size?.[2])]
  return size && chapters * lessons <= MAX_LESSONS ? largeCourse(slug, chapters, lessons) : undefined
}

function largeCourse(slug: string, chapters: number, lessonsEach: number) {
  return defineCourse({
    ...frame(slug, [`${chapters} chapters`, `${chapters.toLocaleString('fa')} فصل`]),
    chapters: Array.from({ length: chapters }, (_, index) =>
      chapter(
        numbered(['Chapter', 'فصل'], index + 1),
        ...Array.from({ length: lessonsEach }, (_, place) => {
          const number = index * lessonsEach + place + 1
          return text(2, numbered(subjects[number % subjects.length] ?? ['', ''], number), [
            '<p>Read these two lines, and go on when you are ready.</p>',
            '<p>این دو خط را بخوان و هر وقت آماده بودی ادامه بده.</p>',
          ])
        }),
      ),
    ),
  })
}

function longFilm() {
  const film = { type: 'video', duration: '08:00:00', fileUrl: `${media}/long-film.mp4` }
  return defineCourse({
    ...frame('long-film', ['A long film', 'فیلمی بلند']),
    chapters: [
      chapter(
        ['The film', 'فیلم'],
        { ...film, title: ['Eight hours', 'هشت ساعت'], say: ['<p>All of it.</p>', '<p>همهٔ آن.</p>'] },
        text(2, ['Afterwards', 'پس از آن'], ['<p>That was all.</p>', '<p>تمام شد.</p>']),
      ),
    ],
  })
}

/** What a course needs besides its chapters. */
function frame(slug: string, title: readonly [string, string]): Omit<CourseDraft, 'chapters'> {
  return {
    id: slug,
    slug,
    title,
    category: 'Coding & Tech',
    ageGroup: '8-11',
    level: 'All Levels',
    price: 0,
    created: '2026-01-01',
    updated: '2026-01-01',
    cover: 'scratch-1',
    shortDesc: title,
    about: title,
    learn: [],
    forWhom: title,
  }
}

const subjects: (readonly [string, string])[] = [
  ['Loops and rhythm', 'حلقه و ریتم'],
  ['Colours of the morning', 'رنگ‌های صبح'],
  ['A question for tomorrow', 'پرسشی برای فردا'],
  ['Numbers in the garden', 'عددها در باغ'],
  ['How rivers find their way', 'رودخانه چگونه راهش را پیدا می‌کند'],
  ['Stories told twice', 'قصه‌هایی که دو بار گفته می‌شوند'],
  ['The moving cat', 'گربه‌ای که راه می‌رود'],
  ['Words that travel', 'واژه‌های مسافر'],
]

function numbered([en, fa]: readonly [string, string], number: number): Pair {
  return [`${en} ${number}`, `${fa} ${number.toLocaleString('fa', { useGrouping: false })}`]
}
