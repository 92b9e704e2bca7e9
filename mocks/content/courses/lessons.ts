import type { Caption } from '../../../src/api/types.ts'
import type { Pair } from '../bilingual.ts'
import type { VideoQualities } from './source.ts'

/** A lesson as authors write it. `say` is its own lines; a text that begins with a tag is taken as it is. */
export type LessonDraft = {
  type: string
  title: Pair
  duration?: number | string
  say: Pair
  fileUrl?: Pair
  fileName?: Pair
  videoQualities?: VideoQualities
  captions?: Caption[]
  questions?: QuestionDraft[]
}

export type ChapterDraft = { title: Pair; lessons: LessonDraft[] }

/** [question, options, index of the right one, explanation] */
export type QuestionDraft = readonly [ask: Pair, options: readonly Pair[], correct: number, because?: Pair]

export const media = '/mock-media'

const qualities: VideoQualities = {
  low: { url: `${media}/video/low/index.m3u8` },
  medium: { url: `${media}/video/medium/index.m3u8` },
  high: { url: `${media}/video/high/index.m3u8` },
}

/** What is said in the film with the robot; the painting is silent. */
const captions: Caption[] = [
  { language: 'en', label: 'English', url: `${media}/video/captions-en.vtt` },
  { language: 'fa', label: 'فارسی', url: `${media}/video/captions-fa.vtt` },
]

export function text(duration: number | string | undefined, title: Pair, say: Pair): LessonDraft {
  return { type: 'text', duration, title, say }
}

/** The film in which Robi the robot follows his blocks, in three qualities. */
export function video(duration: number | string, title: Pair, say: Pair): LessonDraft {
  return { type: 'video', duration, title, say, videoQualities: qualities, captions }
}

/** The same film behind a single address: a playlist that lists the three qualities itself. */
export function stream(duration: number | string, title: Pair, say: Pair): LessonDraft {
  return { type: 'video', duration, title, say, fileUrl: `${media}/video/master.m3u8`, captions }
}

/** The film in which a landscape is painted, as one plain file. */
export function clip(duration: number | string, title: Pair, say: Pair): LessonDraft {
  return { type: 'video', duration, title, say, fileUrl: `${media}/video/clip.mp4`, fileName: 'clip.mp4' }
}

export function image(duration: number, title: Pair, say: Pair, file: Pair): LessonDraft {
  const [en, fa] = typeof file === 'string' ? [file, file] : file
  return {
    type: 'image',
    duration,
    title,
    say,
    fileUrl: [`${media}/${en}`, `${media}/${fa}`],
    fileName: [nameOf(en), nameOf(fa)],
  }
}

export function pdf(duration: number, title: Pair, say: Pair): LessonDraft {
  return {
    type: 'pdf',
    duration,
    title,
    say,
    fileUrl: [`${media}/pdf/guide.pdf`, `${media}/pdf/guide-fa.pdf`],
    fileName: ['guide.pdf', 'guide-fa.pdf'],
  }
}

export function quiz(duration: number, title: Pair, say: Pair, questions: QuestionDraft[]): LessonDraft {
  return { type: 'quiz', duration, title, say, questions }
}

function nameOf(path: string) {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** A chapter in one line, for the shorter courses. */
export function chapter(title: Pair, ...lessons: LessonDraft[]): ChapterDraft {
  return { title, lessons }
}
