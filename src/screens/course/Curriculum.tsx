import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chapter, FullCourse, Lesson } from '@/api/types'
import type { Enrollment } from '@/blocks/enrollment/useEnrollment'
import { chapterLessonCount, chaptersInOrder } from '@/domain/course/course'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { Disclosure } from '@/ui/Disclosure'
import { sliced } from '@/ui/sliced'
import styles from './Curriculum.module.css'
import { LessonRow } from './LessonRow'

type Props = { course: FullCourse; enrollment: Enrollment['kind'] }

/**
 * The chapters in order, the first one open. Their keys are indexes: a faulty server may send an id twice.
 */
export function Curriculum({ course, enrollment }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [open, setOpen] = useState<readonly string[]>(['0'])
  const chapters = chaptersInOrder<Lesson, Chapter>(course)
  if (chapters.length === 0) return <p>{t('course.noCurriculum')}</p>
  const toggle = (key: string) =>
    setOpen((shown) => (shown.includes(key) ? shown.filter((one) => one !== key) : [...shown, key]))
  const items = chapters.map((chapter, place) => {
    const key = String(place)
    const count = chapterLessonCount(chapter)
    return {
      key,
      title: chapter.title || t('learn.untitledChapter'),
      extra: t('course.lessons', { count, number: formatNumber(count, language) }),
      children: <LessonsSlice course={course} place={place} enrollment={enrollment} />,
    }
  })
  return <Disclosure items={items} open={open} onToggle={toggle} level={2} />
}

type LessonsProps = Props & { place: number }

function Lessons({ course, place, enrollment }: LessonsProps) {
  const chapter = chaptersInOrder<Lesson, Chapter>(course)[place]
  return (
    <ul className={styles.lessons}>
      {chapter?.lessons.map((lesson, index) => (
        <LessonRow
          key={lesson.id ?? index}
          lesson={lesson}
          slug={course.slug ?? course.id}
          enrollment={enrollment}
        />
      ))}
    </ul>
  )
}

const LessonsSlice = sliced(Lessons)
