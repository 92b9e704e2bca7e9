import { DownloadOutlined } from '@ant-design/icons'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepingProblem } from '@/blocks/keeping/KeepingProblem'
import { KeptActions } from '@/blocks/keeping/KeptActions'
import { KeptStatus } from '@/blocks/keeping/KeptStatus'
import { OpenPageHint } from '@/blocks/keeping/OpenPageHint'
import { type KeptLesson, mainUrlOf } from '@/domain/keeping/keptLesson'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import type { TextKey } from '@/lib/i18n/i18n'
import { formatBytes } from '@/lib/i18n/numbers'
import { followDataUse, savesData } from '@/lib/page/dataUse'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { askForReplacement } from '@/state/keeping/actions'
import { selectIsKeepingRead, selectKeepingProblem, selectKeptLesson } from '@/state/keeping/selectors'
import { selectLanguage } from '@/state/language/selectors'
import { BusyButton } from '@/ui/BusyButton'
import { useFocusReturn } from '@/ui/useFocusReturn'
import { useIsNearViewport } from '@/ui/useIsNearViewport'
import { useIsOnline } from '@/ui/useIsOnline'
import styles from './keeping.module.css'
import { filesOf } from './lessonOrders'
import { useKeep } from './useKeep'
import type { AskedSize } from './useLessonSize'

type Props = { slug: string; course: LearnerCourse; lesson: LearnerLesson; size: AskedSize }

/** Keeps the open lesson on this device, and says how far that is. */
export function KeepLesson({ slug, course, lesson, size }: Props) {
  const { t } = useTranslation()
  const isRead = useAppSelector(selectIsKeepingRead)
  const problem = useAppSelector(selectKeepingProblem)
  const kept = useAppSelector((state) => selectKeptLesson(state, course.id, lesson.id))
  const isOnline = useIsOnline()
  const isReplaced = useIsReplaced(course.id, lesson.id, kept?.status === 'kept')
  const title = lesson.title || t('learn.untitled')
  if (!isRead) return null
  if (problem) return <KeepingProblem />
  const button = { slug, course, lesson, size }
  if (!kept) return <KeepButton text="keeping.keep" {...button} />
  const hasOtherVersion =
    kept.status === 'kept' && (isReplaced || isOtherVersion(kept, filesOf(course, lesson, kept.quality)))
  // Without a connection the device's version is the one that counts.
  if (hasOtherVersion && isOnline)
    return (
      <span className={styles.line}>
        <span>{t('keeping.otherVersion')}</span>
        <KeepButton text="keeping.keepAgain" known={kept} {...button} />
      </span>
    )
  return (
    <span className={styles.line}>
      <KeptStatus kept={kept} />
      <KeptActions kept={kept} title={title} />
      {kept.status === 'kept' && <OpenPageHint className={styles.openPage} />}
    </span>
  )
}

/** Another language, or an author who has replaced the file. Texts and quizzes have none to compare. */
function isOtherVersion({ mainUrl }: KeptLesson, files: readonly FileEntry[]) {
  const url = mainUrlOf(files)
  return url !== undefined && url !== mainUrl
}

/**
 * Whether the server has replaced the file of a lesson that was kept when it opened. A lesson that has just
 * been loaded is not asked about.
 */
function useIsReplaced(courseId: string, lessonId: string, isKept: boolean) {
  const dispatch = useAppDispatch()
  const isRead = useAppSelector(selectIsKeepingRead)
  const [wasKept, setWasKept] = useState<boolean>()
  const [isReplaced, setReplaced] = useState(false)
  if (wasKept === undefined && isRead) setWasKept(isKept)
  useEffect(() => {
    if (!wasKept) return
    const ending = new AbortController()
    const ask = async () => {
      const found = await dispatch(askForReplacement({ courseId, lessonId }, ending.signal))
      if (!ending.signal.aborted) setReplaced(found)
    }
    void ask()
    return () => ending.abort()
  }, [dispatch, wasKept, courseId, lessonId])
  // The learner who keeps the new one has the version of the server.
  if (isReplaced && !isKept) setReplaced(false)
  return isReplaced
}

/** `known`: the version of the lesson that the device has, if any. The new one comes in the same quality. */
type ButtonProps = Props & { text: TextKey; known?: KeptLesson }

function KeepButton({ text, known, slug, course, lesson, size: { size, ask, hasParts } }: ButtonProps) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const { keep, isBusy } = useKeep(slug, course)
  const button = useFocusReturn<HTMLButtonElement>()
  const sizeId = useId()
  const isSeen = useIsNearViewport(button, '0px')
  const isSaving = useSyncExternalStore(followDataUse, savesData, () => false)
  useEffect(() => {
    // The size of a film in parts takes a question for each part, so the page waits until somebody turns to
    // the button.
    if (isSeen && !isSaving && !hasParts) ask()
  }, [isSeen, isSaving, hasParts, ask])
  return (
    <span>
      <BusyButton
        ref={button}
        type="link"
        size="small"
        className={styles.keep}
        icon={<DownloadOutlined aria-hidden />}
        aria-describedby={sizeId}
        isBusy={isBusy}
        onFocus={ask}
        onMouseEnter={ask}
        onClick={() => isBusy || void keep([lesson], known?.quality ?? 'low', known !== undefined)}
      >
        {t(isBusy ? 'keeping.busy' : text)}
      </BusyButton>{' '}
      <span id={sizeId} className={styles.keepSize} data-answered={size !== 'asked'}>
        {/* The known size is that of the lowest quality. */}
        {(known?.quality ?? 'low') === 'low' &&
          typeof size === 'number' &&
          size > 0 &&
          `(${formatBytes(size, language)})`}
      </span>
    </span>
  )
}
