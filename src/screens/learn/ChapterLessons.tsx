import { useRef, useState } from 'react'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { MoreLessons } from './MoreLessons'
import { SidebarLessons } from './SidebarLessons'
import { useNextLink } from './useNextLink'

type Props = {
  slug: string
  courseId: string
  lessons: LearnerLesson[]
  currentId: string | undefined
  onChosen: () => void
}

/** The number of rows drawn at first. 'More' adds as many again. */
const ROWS = 100
/** The number of rows above the current lesson. */
const BEFORE = 20

/** The lessons of the open chapter. A long chapter shows the rows around the current lesson. */
export function ChapterLessons({ slug, courseId, lessons, currentId, onChosen }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const goToLink = useNextLink(place)
  const [{ from, to }, setRows] = useRows(
    lessons.length,
    lessons.findIndex(({ id }) => id === currentId),
  )
  const earlier = Math.min(ROWS, from)
  const later = Math.min(ROWS, lessons.length - to)
  return (
    <div ref={place}>
      <MoreLessons
        text="learn.showEarlier"
        count={earlier}
        onAsked={() => {
          setRows({ from: from - earlier, to })
          goToLink(earlier - 1)
        }}
      />
      <SidebarLessons
        slug={slug}
        courseId={courseId}
        lessons={lessons.slice(from, to)}
        currentId={currentId}
        onChosen={onChosen}
      />
      <MoreLessons
        text="learn.showMore"
        count={later}
        onAsked={() => {
          setRows({ from, to: to + later })
          goToLink(to - from)
        }}
      />
    </div>
  )
}

function useRows(count: number, current: number) {
  const [rows, setRows] = useState(() => rowsRound(count, current))
  const isCurrentShown = current === -1 || (current >= rows.from && current < rows.to)
  if (isCurrentShown) return [rows, setRows] as const
  const moved = rowsRound(count, current)
  setRows(moved)
  return [moved, setRows] as const
}

function rowsRound(count: number, current: number) {
  const from = Math.max(0, Math.min(current - BEFORE, count - ROWS))
  return { from, to: Math.min(count, from + ROWS) }
}
