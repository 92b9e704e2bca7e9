import type { AgeGroup, Caption, CourseCategory, CourseLevel } from '../../../src/api/types.ts'
import type { Bilingual } from '../bilingual.ts'

/** The labels by which the catalogue filters; they are the values of the call too. */
export const categories: CourseCategory[] = ['Arts & Design', 'Coding & Tech', 'English Language']
export const ageGroups: AgeGroup[] = ['14-18', '5-9', '8-11']
export const levels: CourseLevel[] = ['All Levels', 'Beginner', 'Intermediate', 'Expert']

export type SourceQuestion = {
  question: Bilingual
  options: Bilingual[]
  /** Index into options, from 0. */
  correctAnswer: number
  explanation?: Bilingual
}

export type VideoQualities = Record<'low' | 'medium' | 'high', { url: string }>

export type SourceLesson = {
  id: string
  title: Bilingual
  order: number
  /** text, video, quiz, pdf, image or others; now and then in another case, as a real host answers. */
  type: string
  /** Whole minutes, or mm:ss / hh:mm:ss. */
  duration?: number | string
  description: Bilingual
  fileUrl?: string | Bilingual
  fileName?: string | Bilingual
  videoQualities?: VideoQualities
  captions?: Caption[]
  quizData?: { questions: SourceQuestion[] }
}

export type SourceChapter = {
  id: string
  title: Bilingual
  order: number
  lessonCount: number
  lessons: SourceLesson[]
}

export type SourceMaterial = {
  id: string
  title: Bilingual
  type: string
  fileUrl?: string | Bilingual
  fileName?: string | Bilingual
  duration?: number
  chapterTitle?: Bilingual
}

/** A course as the mock world keeps it: the API's full course, bilingual, with what the filters need. */
export type SourceCourse = {
  id: string
  slug: string
  title: Bilingual
  shortDesc: Bilingual
  imageUrl: string
  /** US dollars; missing or 0 means free. */
  price?: number
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
  html: Bilingual
  category: CourseCategory
  ageGroup: AgeGroup
  level: CourseLevel
  chapters: SourceChapter[]
  materials?: SourceMaterial[]
}
