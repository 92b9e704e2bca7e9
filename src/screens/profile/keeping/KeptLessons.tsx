import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeepingProblem } from '@/blocks/keeping/KeepingProblem'
import { OpenPageHint } from '@/blocks/keeping/OpenPageHint'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { removeAllLessons } from '@/state/keeping/actions'
import {
  selectIsKeepingRead,
  selectKeepingProblem,
  selectKeptLessons,
  selectStartsOffline,
} from '@/state/keeping/selectors'
import { LazyAlert } from '@/ui/LazyAlert'
import { Panel } from '@/ui/Panel'
import { useFocusReturn } from '@/ui/useFocusReturn'
import { KeptCourse } from './KeptCourse'
import styles from './KeptLessons.module.css'
import { keptTitle } from './keptTitle'
import { StorageUse } from './StorageUse'

/** All that the user keeps on this device, the space that it takes, and the ways to delete it. */
export function KeptLessons() {
  const { t } = useTranslation()
  const isRead = useAppSelector(selectIsKeepingRead)
  const problem = useAppSelector(selectKeepingProblem)
  const lessons = useAppSelector(selectKeptLessons)
  return (
    <section aria-labelledby="kept-title">
      <Panel>
        <h2 id="kept-title" tabIndex={-1}>
          {t('keeping.storage.title')}
        </h2>
        {!isRead && <p role="status">{t('keeping.storage.loading')}</p>}
        {problem && (
          <p>
            <KeepingProblem focusAfter={keptTitle} />
          </p>
        )}
        {isRead && !problem && lessons.length === 0 && (
          <p>{t('keeping.storage.empty', { keep: t('keeping.keep') })}</p>
        )}
        {lessons.length > 0 && <KeptList lessons={lessons} />}
      </Panel>
    </section>
  )
}

function KeptList({ lessons }: { lessons: KeptLesson[] }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const startsOffline = useAppSelector(selectStartsOffline)
  const [isAsked, setAsked] = useState(false)
  const button = useFocusReturn<HTMLButtonElement>(keptTitle)
  const courseIds = [...new Set(lessons.map(({ courseId }) => courseId))]

  async function deleteAll() {
    setAsked(false)
    const isDone = await dispatch(removeAllLessons())
    // The button may be gone before the closed dialog returns the focus to it.
    if (isDone && document.activeElement === document.body) keptTitle()?.focus({ preventScroll: true })
  }

  return (
    <>
      <p>{startsOffline ? t('keeping.storage.intro', { kept: t('keeping.kept') }) : <OpenPageHint />}</p>
      <StorageUse />
      <Button ref={button} onClick={() => setAsked(true)}>
        {t('keeping.storage.removeAll')}
      </Button>
      <ul className={styles.courses}>
        {courseIds.map((id) => (
          <KeptCourse key={id} lessons={lessons.filter(({ courseId }) => courseId === id)} />
        ))}
      </ul>
      {isAsked && (
        <LazyAlert
          kind="question"
          title={t('keeping.storage.question')}
          primary={{ text: t('keeping.storage.removeAll'), onPress: deleteAll }}
          secondary={{ text: t('keeping.storage.stay'), onPress: () => setAsked(false) }}
          onClose={() => setAsked(false)}
        >
          <p>{t('keeping.storage.questionText')}</p>
        </LazyAlert>
      )}
    </>
  )
}
