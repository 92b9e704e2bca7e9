import type { Bilingual } from '../bilingual.ts'

export interface WorkText {
  title: string
  shortDesc: string
  html: string
}

export interface SourceWork {
  slug: string
  createdAt: string
  /** A picture under /mock-media/works/, without its ending. */
  image: string
  en: WorkText
  fa: WorkText
}

/** A country with what was done there. Its English name is the one that addresses carry. */
export interface Country {
  name: Bilingual
  description: Bilingual
  banner: string
  overlay: string
  works: SourceWork[]
}
