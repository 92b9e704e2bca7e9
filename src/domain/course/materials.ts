import type { Chapter, FullCourse, Lesson, Material } from '@/api/types'
import { isRecord } from '@/lib/values/isRecord'
import { chaptersInOrder } from './course'
import { knownType } from './lesson'

export const materialTypes = [
  'pdf',
  'video',
  'audio',
  'image',
  'text',
  'quiz',
  'document',
  'presentation',
  'spreadsheet',
  'archive',
  'other',
] as const

export type MaterialType = (typeof materialTypes)[number]

export function materialType(type: unknown): MaterialType {
  return knownType(materialTypes, type) ?? 'other'
}

/**
 * The materials of a course. If the server sent no list, they are the lessons with a file's url and name, and
 * the text and quiz lessons. A material without a `chapterTitle` belongs to 'General Materials'.
 */
export function materialsOf(course: Pick<FullCourse, 'chapters' | 'materials'>): Material[] {
  if (Array.isArray(course.materials)) return course.materials.filter((material) => isRecord(material))
  return chaptersInOrder<Lesson, Chapter>(course).flatMap((chapter) =>
    chapter.lessons.filter(isMaterial).map((lesson) => materialFrom(lesson, chapter)),
  )
}

/** One row per content type of the materials, in the order of the labels, with its count and its chapters. */
export function materialCounts(materials: readonly Material[]) {
  return materialTypes
    .map((type) => ({ type, found: materials.filter((material) => materialType(material.type) === type) }))
    .filter(({ found }) => found.length > 0)
    .map(({ type, found }) => ({
      type,
      count: found.length,
      chapterTitles: [...new Set(found.map(({ chapterTitle }) => chapterTitle || undefined))],
    }))
}

function isMaterial(lesson: Lesson) {
  return (!!lesson.fileUrl && !!lesson.fileName) || knownType(['text', 'quiz'], lesson.type) !== undefined
}

function materialFrom(lesson: Lesson, chapter: Chapter): Material {
  const { id, title, fileName, fileUrl, type, duration } = lesson
  return { id, title, fileName, fileUrl, type, duration, chapterTitle: chapter.title || undefined }
}
