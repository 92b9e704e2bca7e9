import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import {
  isLastUncompleted,
  type LearnerCourse,
  type LearnerLesson,
  nextLesson,
  previousLesson,
} from '@/domain/learning/learnerCourse'
import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/state/hooks'
import { finishPressed, type LessonReference, nextPressed } from '@/state/player/slice'
import { usePlayerSession } from '@/state/player/usePlayerSession'
import action from '@/ui/action.module.css'
import { Chevron } from '@/ui/Chevron'
import styles from './LessonBar.module.css'

type Props = { slug: string; course: LearnerCourse; lesson: LearnerLesson; place: LessonReference }

/**
 * 'Previous', and 'Next' or 'Finish'. 'Finish' stands on the last lesson and on the only one that is not
 * completed. An unavailable button stays focusable, so that keyboard users do not lose their place.
 */
export function LessonBar({ slug, course, lesson, place }: Props) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isCompleting = usePlayerSession((session) => session.isCompleting)
  const previous = previousLesson(course, lesson.id)
  const back = isCompleting ? undefined : previous
  const finishes = !nextLesson(course, lesson.id) || isLastUncompleted(course, lesson.id)
  return (
    <nav className={styles.bar} aria-label={t('learn.bar.label')}>
      <Button
        icon={<Chevron points="start" />}
        aria-disabled={!back}
        onClick={() => back && navigate(paths.learn(slug, back.id))}
      >
        {t('learn.bar.previous')}
      </Button>
      <Button
        type="primary"
        className={finishes ? action.accent : undefined}
        icon={finishes ? undefined : <Chevron points="end" />}
        iconPlacement="end"
        aria-disabled={isCompleting}
        onClick={() => isCompleting || dispatch(finishes ? finishPressed(place) : nextPressed(place))}
      >
        {t(finishes ? 'learn.bar.finish' : 'learn.bar.next')}
      </Button>
    </nav>
  )
}
