import type { AgeGroup, CourseCategory, CourseLevel } from '../../../src/api/types.ts'
import { type Bilingual, bilingual, type Pair } from '../bilingual.ts'
import { isolateLatin } from '../direction.ts'
import { lessonHtml } from './lesson-html.ts'
import type { ChapterDraft, LessonDraft, QuestionDraft } from './lessons.ts'
import { media } from './lessons.ts'
import { overviewHtml } from './overview-html.ts'
import type { SourceCourse, SourceLesson, SourceMaterial } from './source.ts'

export type MaterialDraft = {
  type: string
  title: Pair
  fileUrl?: Pair
  fileName?: Pair
  duration?: number
  chapter?: Pair
}

/** A course as authors write it; ids, orders, counts and the frame of the texts are added by `defineCourse`. */
export type CourseDraft = {
  id: string
  slug: string
  category: CourseCategory
  ageGroup: AgeGroup
  level: CourseLevel
  price?: number
  /** YYYY-MM-DD */
  created: string
  updated: string
  /** A file of mocks/public/mock-media/courses, without its ending. */
  cover: string
  title: Pair
  shortDesc: Pair
  /** The overview: own sentences, what is learnt, for whom. */
  about: Pair
  learn: Pair[]
  forWhom: Pair
  chapters: ChapterDraft[]
  materials?: MaterialDraft[]
}

/** Builds the course that the world keeps. Lesson ids count through the whole course: c-001-l-01, c-001-l-02 … */
export function defineCourse(draft: CourseDraft): SourceCourse {
  let lessonNumber = 0
  const chapters = draft.chapters.map((chapter, index) => ({
    id: `${draft.id}-ch-${index + 1}`,
    title: readable(chapter.title),
    order: index + 1,
    lessonCount: chapter.lessons.length,
    lessons: chapter.lessons.map((lesson, position) => {
      lessonNumber += 1
      return sourceLesson(draft, lesson, position + 1, lessonNumber)
    }),
  }))
  return {
    id: draft.id,
    slug: draft.slug,
    title: readable(draft.title),
    shortDesc: readable(draft.shortDesc),
    imageUrl: `${media}/courses/${draft.cover}.svg`,
    ...(draft.price === undefined ? {} : { price: draft.price }),
    createdAt: `${draft.created}T08:00:00.000Z`,
    updatedAt: `${draft.updated}T09:30:00.000Z`,
    html: directed(overviewHtml(draft)),
    category: draft.category,
    ageGroup: draft.ageGroup,
    level: draft.level,
    chapters,
    ...(draft.materials
      ? { materials: draft.materials.map((item, i) => sourceMaterial(draft.id, item, i)) }
      : {}),
  }
}

function sourceLesson(draft: CourseDraft, lesson: LessonDraft, order: number, number: number): SourceLesson {
  return {
    id: `${draft.id}-l-${String(number).padStart(2, '0')}`,
    title: readable(lesson.title),
    order,
    type: lesson.type,
    ...(lesson.duration === undefined ? {} : { duration: lesson.duration }),
    description: directed(lessonHtml(draft.category, lesson, number)),
    ...file(lesson),
    ...(lesson.videoQualities ? { videoQualities: lesson.videoQualities } : {}),
    ...(lesson.captions ? { captions: lesson.captions } : {}),
    ...(lesson.questions ? { quizData: { questions: lesson.questions.map(sourceQuestion) } } : {}),
  }
}

function sourceQuestion([ask, options, correctAnswer, because]: QuestionDraft) {
  return {
    question: plainCode(ask),
    options: options.map(plainCode),
    correctAnswer,
    ...(because ? { explanation: plainCode(because) } : {}),
  }
}

/** Questions are plain text, so code in them loses its tags; in Persian it keeps its direction by isolate marks. */
function plainCode(pair: Pair): Bilingual {
  const { en, fa } = bilingual(pair)
  return {
    en: en.replace(/<code>(.*?)<\/code>/g, '$1'),
    fa: isolateLatin(fa.replace(/<code>(.*?)<\/code>/g, '\u2066$1\u2069')),
  }
}

function sourceMaterial(courseId: string, item: MaterialDraft, index: number): SourceMaterial {
  return {
    id: `${courseId}-m-${String(index + 1).padStart(2, '0')}`,
    title: readable(item.title),
    type: item.type,
    ...file(item),
    ...(item.duration === undefined ? {} : { duration: item.duration }),
    ...(item.chapter ? { chapterTitle: readable(item.chapter) } : {}),
  }
}

function file({ fileUrl, fileName }: { fileUrl?: Pair; fileName?: Pair }) {
  const parts: { fileUrl?: Bilingual | string; fileName?: Bilingual | string } = {}
  if (fileUrl) parts.fileUrl = plainOrBilingual(fileUrl)
  if (fileName) parts.fileName = plainOrBilingual(fileName)
  return parts
}

function plainOrBilingual(pair: Pair): Bilingual | string {
  if (typeof pair === 'string') return pair
  return pair[0] === pair[1] ? pair[0] : bilingual(pair)
}

function readable(pair: Pair) {
  return directed(bilingual(pair))
}

function directed({ en, fa }: Bilingual): Bilingual {
  return { en, fa: isolateLatin(fa) }
}
