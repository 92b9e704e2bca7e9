import { Button } from 'antd'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonType } from '@/domain/course/lesson'
import { type LessonFile, lessonFile } from '@/domain/course/lessonFile'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { fileSize } from '@/integrations/fileSize'
import { formatBytes } from '@/lib/i18n/numbers'
import { followDataUse, savesData } from '@/lib/page/dataUse'
import { visitBytes } from '@/lib/page/visitBytes'
import type { Bytes } from '@/lib/values/units'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { StaticAlert } from '@/ui/StaticAlert'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './LessonViewer.module.css'

type Props = {
  lesson: LearnerLesson
  /** The device has the file, so that it costs no data. */
  isKept: boolean
  children: ReactNode
}

/** For a learner who saves data, the file of a lesson and the code of its viewer wait for a press. */
export function LowDataGate({ lesson, isKept, children }: Props) {
  const isSaving = useSyncExternalStore(followDataUse, savesData, () => false)
  const [isOpen, setOpen] = useState(false)
  const file = lessonFile(lesson)
  // A lesson loaded from the server stays, even if the learner saves data later. A kept one leaves the gate
  // closed, because the server may have another file in another language.
  if (!isOpen && !isKept && !(isSaving && file)) setOpen(true)
  if (isOpen || isKept || !file) return children
  return <Gate file={file} isFilm={lessonType(lesson.type) === 'video'} onOpen={() => setOpen(true)} />
}

function Gate({ file, isFilm, onOpen }: { file: LessonFile; isFilm: boolean; onOpen: () => void }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const size = useFileSize(file)
  const [used] = useState(visitBytes)
  const button = useFocusReturn<HTMLButtonElement>()
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
              : size === undefined
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

/** @returns the file's size, 'asked' until its host has answered, undefined if the host does not say it. */
function useFileSize({ url, isSizeKnown }: LessonFile): Bytes | 'asked' | undefined {
  const [size, setSize] = useState<Bytes | 'asked' | undefined>(isSizeKnown ? 'asked' : undefined)
  useEffect(() => {
    if (!isSizeKnown) return
    const ending = new AbortController()
    void fileSize(url, ending.signal).then((size) => ending.signal.aborted || setSize(size))
    return () => ending.abort()
  }, [url, isSizeKnown])
  return size
}
