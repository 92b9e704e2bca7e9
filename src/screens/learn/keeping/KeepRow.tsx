import { Checkbox } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { KeptRow } from '@/blocks/keeping/KeptRow'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import type { LearnerLesson } from '@/domain/learning/learnerCourse'
import { bytesOf } from '@/integrations/lessonSize'
import { formatBytes } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { BidiText } from '@/ui/BidiText'
import styles from './keeping.module.css'
import type { LessonSizes } from './useLessonSizes'

type Props = {
  lesson: LearnerLesson
  kept: KeptLesson | undefined
  isChosen: boolean
  sizes: LessonSizes
  onChoose: (isChosen: boolean) => void
}

/** A lesson of the list: its size, or what the device has of it. */
export function KeepRow({ lesson, kept, isChosen, sizes, onChoose }: Props) {
  const { t } = useTranslation()
  const title = lesson.title || t('learn.untitled')
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      {kept ? (
        <KeptRow kept={kept} title={title} focusAfter={() => place.current?.querySelector('input') ?? null}>
          <BidiText text={title} />
        </KeptRow>
      ) : (
        <Checkbox
          classNames={{ icon: styles.box }}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        >
          <BidiText text={title} />{' '}
          <small className={styles.size} data-answered={sizes.has(lesson.id)}>
            <Size sizes={sizes} lessonId={lesson.id} />
          </small>
        </Checkbox>
      )}
    </div>
  )
}

function Size({ sizes, lessonId }: { sizes: LessonSizes; lessonId: string }) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  if (!sizes.has(lessonId)) return t('keeping.dialog.asked')
  const files = sizes.get(lessonId)
  if (!files) return t('keeping.dialog.unknown')
  const size = bytesOf([files])
  return size === 0 ? t('keeping.dialog.noFile') : formatBytes(size, language)
}
