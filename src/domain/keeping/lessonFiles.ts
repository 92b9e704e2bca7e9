import { lessonCaptions } from '../course/captions'
import { lessonType } from '../course/lesson'
import { choiceFor, type QualityName, videoChoices } from '../course/video'
import { safeUrl } from '../site/url'

/** `part` is a file that a playlist names: a segment, its start or its key. */
export type FileRole = 'film' | 'playlist' | 'part' | 'captions' | 'poster' | 'picture' | 'paper'

/** A file that a lesson needs, by its address. */
export type FileEntry = {
  url: string
  role: FileRole
  /** Without it the lesson still shows, as it does with a connection: the server may have lost it. */
  isOptional: boolean
  /** The files that a playlist names are in the lesson's list, too. */
  isExpanded?: boolean
  /** A playlist has named the file; another version of it may name others. */
  isNamed?: boolean
}

/** The addresses from which a lesson's viewer and text read: of the server, or of files on this device. */
export type LessonFiles = {
  /** @returns the address on this device, or the same one */
  at: (url: string) => string
  has: (url: string) => boolean
}

export const serverFiles: LessonFiles = { at: (url) => url, has: () => false }

type LessonWithFiles = { type?: unknown; fileUrl?: unknown; videoQualities?: unknown; captions?: unknown }

type Beside = {
  /** The picture of the course, which a film shows before it starts. */
  posterUrl: string | undefined
  /** Addresses of the pictures in the lesson's text. */
  pictures: readonly string[]
  quality: QualityName
}

/**
 * @returns the files that a lesson shows, each once; of a film one quality. Materials are no part of it. The
 * segments of a playlist follow when it is loaded (playlist.ts).
 */
export function lessonFiles(lesson: LessonWithFiles, { posterUrl, pictures, quality }: Beside): FileEntry[] {
  const files = [
    ...ofType(lesson, posterUrl, quality),
    ...pictures.map((url): FileEntry => ({ url, role: 'picture', isOptional: true })),
  ]
  return files.filter(({ url }, place) => files.findIndex((file) => file.url === url) === place)
}

function ofType(lesson: LessonWithFiles, posterUrl: string | undefined, quality: QualityName): FileEntry[] {
  const type = lessonType(lesson.type)
  if (type === 'video') return ofFilm(lesson, posterUrl, quality)
  const url = type === 'image' || type === 'pdf' ? safeUrl(lesson.fileUrl) : undefined
  return url ? [{ url, role: type === 'pdf' ? 'paper' : 'picture', isOptional: false }] : []
}

function ofFilm(lesson: LessonWithFiles, posterUrl: string | undefined, quality: QualityName): FileEntry[] {
  const choice = choiceFor(videoChoices(lesson), quality)
  if (!choice) return []
  const poster = safeUrl(posterUrl)
  return [
    { url: choice.url, role: choice.isPlaylist ? 'playlist' : 'film', isOptional: false },
    ...lessonCaptions(lesson).map(({ url }): FileEntry => ({ url, role: 'captions', isOptional: true })),
    ...(poster ? [{ url: poster, role: 'poster' as const, isOptional: true }] : []),
  ]
}
