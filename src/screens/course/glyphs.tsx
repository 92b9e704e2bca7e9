import type { ReactNode } from 'react'
import type { LessonType } from '@/domain/lesson'
import { Glyph } from '@/ui/Glyph'

const shapes: Record<LessonType, ReactNode> = {
  text: <path d="M5 6h14M5 11h14M5 16h9" />,
  video: <path d="M8 5.5v13l11-6.5z" />,
  quiz: <path d="M9 9a3 3 0 1 1 4.4 2.6c-1 .6-1.4 1.2-1.4 2.4M12 18h.01" />,
  pdf: <path d="M6 3h8l4 4v14H6zM14 3v4h4M9 13h6M9 17h4" />,
  image: <path d="M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01" />,
}

export function LessonGlyph({ type }: { type: LessonType }) {
  return <Glyph>{shapes[type]}</Glyph>
}

export function LockGlyph() {
  return (
    <Glyph>
      <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </Glyph>
  )
}

export function OpenGlyph() {
  return (
    <Glyph>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Glyph>
  )
}
