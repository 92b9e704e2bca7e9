import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LearnerCourse } from '@/domain/learning/learnerCourse'
import { useAppDispatch } from '@/state/hooks'
import { deadLettersDismissed, deadLettersRetried } from '@/state/learning/slice'
import { useFocusReturn } from '@/ui/useFocusReturn'
import { RefusedLessons } from './RefusedLessons'
import styles from './SaveStatusLine.module.css'

type Props = {
  slug: string
  course: LearnerCourse
  /** The number of refused lessons. */
  count: number
  /** Finds the element that gets the focus when nothing is refused any more. */
  next: () => HTMLElement | null
}

/** Buttons that list, retry and dismiss the refused reports. */
export function Refused({ slug, course, count, next }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const place = useFocusReturn<HTMLDivElement>(next)
  return (
    <div ref={place} className={styles.refused}>
      <Button aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {t('learn.saveStatus.which', { count })}
      </Button>
      <Button onClick={() => dispatch(deadLettersRetried())}>{t('ui.retry')}</Button>
      <Button onClick={() => dispatch(deadLettersDismissed())}>{t('learn.saveStatus.dismiss')}</Button>
      <ul id={listId} className={styles.lessons} hidden={!isOpen}>
        {isOpen && <RefusedLessons slug={slug} course={course} />}
      </ul>
    </div>
  )
}
