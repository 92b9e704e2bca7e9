import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { KeepingProblem } from '@/blocks/keeping/KeepingProblem'
import { KeptActions } from '@/blocks/keeping/KeptActions'
import { KeptStatus } from '@/blocks/keeping/KeptStatus'
import { OpenPageHint } from '@/blocks/keeping/OpenPageHint'
import { type KeptLesson, mainUrlOf } from '@/domain/keeping/keptLesson'
import type { FileEntry } from '@/domain/keeping/lessonFiles'
import type { LearnerCourse, LearnerLesson } from '@/domain/learning/learnerCourse'
import type { TextKey } from '@/lib/i18n/i18n'
import { useAppSelector } from '@/state/hooks'
import { selectIsKeepingRead, selectKeepingProblem, selectKeptLesson } from '@/state/keeping/selectors'
import { BusyButton } from '@/ui/BusyButton'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './keeping.module.css'
import { filesOf } from './lessonOrders'
import { useKeep } from './useKeep'

type Props = { slug: string; course: LearnerCourse; lesson: LearnerLesson }

/** Keeps the open lesson on this device, and says how far that is. */
export function KeepLesson({ slug, course, lesson }: Props) {
  const { t } = useTranslation()
  const isRead = useAppSelector(selectIsKeepingRead)
  const problem = useAppSelector(selectKeepingProblem)
  const kept = useAppSelector((state) => selectKeptLesson(state, course.id, lesson.id))
  const title = lesson.title || t('learn.untitled')
  if (!isRead) return null
  if (problem) return <KeepingProblem />
  if (!kept) return <KeepButton text="keeping.keep" slug={slug} course={course} lesson={lesson} />
  if (kept.status === 'kept' && isOtherVersion(kept, filesOf(course, lesson, kept.quality)))
    return (
      <span className={styles.line}>
        <span>{t('keeping.otherVersion')}</span>
        <KeepButton text="keeping.keepAgain" slug={slug} course={course} lesson={lesson} />
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

function KeepButton({ text, slug, course, lesson }: Props & { text: TextKey }) {
  const { t } = useTranslation()
  const { keep, isBusy } = useKeep(slug, course)
  const button = useFocusReturn<HTMLButtonElement>()
  return (
    <BusyButton
      ref={button}
      type="link"
      size="small"
      className={styles.keep}
      icon={<DownloadOutlined aria-hidden />}
      isBusy={isBusy}
      onClick={() => isBusy || void keep([lesson], 'low')}
    >
      {t(isBusy ? 'keeping.busy' : text)}
    </BusyButton>
  )
}
