import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countLessons, firstLessons } from '@/domain/course/lessonSearch'
import type { LearnerChapter } from '@/domain/learning/learnerCourse'
import { BidiText } from '@/ui/BidiText'
import { MoreLessons } from './MoreLessons'
import styles from './SidebarChapter.module.css'
import { SidebarLessons } from './SidebarLessons'
import { useNextLink } from './useNextLink'

type Props = {
  slug: string
  courseId: string
  words: string
  chapters: LearnerChapter[]
  currentId: string | undefined
  onChosen: () => void
}

/** The number of rows drawn at first. More rows would slow down typing. */
const ROWS = 40

/** The results of a search by chapter. If there are many, it shows the first ones and a button for more. */
export function SidebarMatches({ slug, courseId, words, chapters, currentId, onChosen }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const goToLink = useNextLink(place)
  const [asked, setAsked] = useState({ words, rows: ROWS })
  const rows = asked.words === words ? asked.rows : ROWS
  const more = Math.min(ROWS, countLessons(chapters) - rows)
  return (
    <div ref={place}>
      {firstLessons(chapters, rows).map(({ id, title, lessons }) => (
        <section key={id} className={styles.chapter}>
          <h3 className={styles.found}>
            <BidiText text={title || t('learn.untitledChapter')} />
          </h3>
          <SidebarLessons
            slug={slug}
            courseId={courseId}
            lessons={lessons}
            currentId={currentId}
            onChosen={onChosen}
          />
        </section>
      ))}
      <MoreLessons
        text="learn.showMore"
        count={Math.max(0, more)}
        onAsked={() => {
          setAsked({ words, rows: rows + more })
          goToLink(rows)
        }}
      />
    </div>
  )
}
