import { Button } from 'antd'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonType } from '@/domain/course/lesson'
import { lessonFile } from '@/domain/course/lessonFile'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { formatBytes } from '@/lib/i18n/numbers'
import { followDataUse, savesData } from '@/lib/page/dataUse'
import { visitBytes } from '@/lib/page/visitBytes'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { StaticAlert } from '@/ui/StaticAlert'
import { useFocusReturn } from '@/ui/useFocusReturn'
import type { AskedSize } from '../keeping/useLessonSize'
import styles from './LessonViewer.module.css'

type Props = {
  lesson: LearnerLesson
  /** The device has the file, so that it costs no data. */
  isKept: boolean
  size: AskedSize
  children: ReactNode
}

/** For a learner who saves data, the file of a lesson and the code of its viewer wait for a press. */
export function LowDataGate({ lesson, isKept, size, children }: Props) {
  const isSaving = useSyncExternalStore(followDataUse, savesData, () => false)
  const [isOpen, setOpen] = useState(false)
  const file = lessonFile(lesson)
  // A lesson loaded from the server stays, even if the learner saves data later. A kept one leaves the gate
  // closed, because the server may have another file in another language.
  if (!isOpen && !isKept && !(isSaving && file)) setOpen(true)
  if (isOpen || isKept || !file) return children
  return <Gate size={size} isFilm={lessonType(lesson.type) === 'video'} onOpen={() => setOpen(true)} />
}

type GateProps = { size: AskedSize; isFilm: boolean; onOpen: () => void }

function Gate({ size: { size, ask }, isFilm, onOpen }: GateProps) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [used] = useState(visitBytes)
  const button = useFocusReturn<HTMLButtonElement>()
  useEffect(ask, [ask])
  return (
    <StaticAlert
      type="info"
      className={styles.missing}
      title={t('learn.lowData.title')}
      description={
        <>
          <p role="status">
            {t('learn.lowData.text')}{' '}
            {size === 'asked'
              ? null
              : size === 'unknown'
                ? t('learn.lowData.unknown')
                : t('learn.lowData.size', { size: formatBytes(size, language) })}{' '}
            {isFilm && t('learn.lowData.film')}
          </p>
          <p>{t('learn.lowData.used', { size: formatBytes(used, language) })}</p>
          <Button ref={button} type="primary" onClick={onOpen}>
            {t('learn.lowData.load')}
          </Button>
        </>
      }
    />
  )
}
