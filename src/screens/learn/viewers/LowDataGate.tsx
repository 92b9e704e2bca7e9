import { Button } from 'antd'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonType } from '@/domain/course/lesson'
import { lessonFile } from '@/domain/course/lessonFile'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { formatBytes } from '@/lib/i18n/numbers'
import { followDataUse, savesData } from '@/lib/page/dataUse'
import { visitBytes, watchVisitBytes } from '@/lib/page/visitBytes'
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
  /** How far the file is on its way to the device, if the learner has asked for it. */
  kept: KeptLesson['status'] | undefined
  size: AskedSize
  /** The gate closes or opens. */
  onGated: (isGated: boolean) => void
  /** The learner wants all that the lesson loads. */
  onLoad: () => void
  children: ReactNode
}

/** For a learner who saves data, the file of a lesson and the code of its viewer wait for a press. */
export function LowDataGate({ lesson, isKept, onLoad, children, ...gate }: Props) {
  const isSaving = useSyncExternalStore(followDataUse, savesData, () => false)
  const [isOpen, setOpen] = useState(false)
  const file = lessonFile(lesson)
  // A lesson loaded from the server stays, even if the learner saves data later. A kept one leaves the gate
  // closed, because the server may have another file in another language.
  if (!isOpen && !isKept && !(isSaving && file)) setOpen(true)
  if (isOpen || isKept || !file) return children
  const open = () => {
    setOpen(true)
    onLoad()
  }
  return <Gate {...gate} isFilm={lessonType(lesson.type) === 'video'} onOpen={open} />
}

type GateProps = Pick<Props, 'kept' | 'size' | 'onGated'> & { isFilm: boolean; onOpen: () => void }

function Gate({ kept, size, onGated, isFilm, onOpen }: GateProps) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const [used] = useState(() => {
    // The page counts from a choice to save data. A connection that becomes slow is none.
    watchVisitBytes()
    return visitBytes()
  })
  const button = useFocusReturn<HTMLButtonElement>()
  const { ask, hasParts } = size
  useEffect(() => {
    // Many questions would cost a learner data that she has not agreed to.
    if (!hasParts) ask()
  }, [ask, hasParts])
  useEffect(() => {
    onGated(true)
    return () => onGated(false)
  }, [onGated])
  return (
    <StaticAlert
      type="info"
      className={styles.missing}
      title={t('learn.lowData.title')}
      description={
        <>
          <p role="status">
            {kept === undefined && t('learn.lowData.text')}
            {isLoading(kept) && t('learn.lowData.keeping')} <SizeText {...size} />
          </p>
          {hasParts && size.size === 'asked' && !size.isAsked && (
            <AskSize onPress={ask} next={() => button.current} />
          )}
          <Button ref={button} type="primary" onClick={onOpen}>
            {t('learn.lowData.load')}
          </Button>
          <p className={styles.used}>
            {isFilm && t('learn.lowData.film')}{' '}
            {t('learn.lowData.used', { size: formatBytes(used, language) })}
          </p>
        </>
      }
    />
  )
}

function isLoading(kept: Props['kept']) {
  return kept === 'waiting' || kept === 'loading'
}

function SizeText({ size, isAsked, hasParts }: AskedSize) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  // One question is answered before anybody reads that it is under way.
  if (size === 'asked') return hasParts && isAsked ? t('keeping.dialog.asked') : null
  if (size === 'unknown') return t('learn.lowData.unknown')
  return t('learn.lowData.size', { size: formatBytes(size, language) })
}

/** A finger cannot point at a button without pressing it, so the question has a button of its own. */
function AskSize({ onPress, next }: { onPress: () => void; next: () => HTMLElement | null }) {
  const { t } = useTranslation()
  const button = useFocusReturn<HTMLButtonElement>(next)
  return (
    <p>
      <Button ref={button} type="link" size="small" onClick={onPress}>
        {t('learn.lowData.askSize')}
      </Button>
    </p>
  )
}
