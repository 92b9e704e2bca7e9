import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { KeepingStatus, KeptLesson } from '@/domain/keeping/keptLesson'
import { useAppDispatch } from '@/state/hooks'
import { pauseLessons, removeLessons, resumeLessons } from '@/state/keeping/actions'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './keeping.module.css'

const actions = {
  pause: pauseLessons,
  goOn: resumeLessons,
  retry: resumeLessons,
  cancel: removeLessons,
  remove: removeLessons,
}

const actionsOf: Record<KeepingStatus, (keyof typeof actions)[]> = {
  waiting: ['pause', 'cancel'],
  loading: ['pause', 'cancel'],
  paused: ['goOn', 'cancel'],
  failed: ['retry', 'cancel'],
  kept: ['remove'],
}

/** Actions for a lesson that the device keeps or loads. */
export function KeptActions({ kept, title }: { kept: KeptLesson; title: string }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const place = useFocusReturn<HTMLSpanElement>()
  return (
    <span ref={place} className={styles.actions}>
      {actionsOf[kept.status].map((name) => (
        <Button
          key={name}
          type="link"
          size="small"
          className={styles.action}
          aria-label={t('keeping.of', { action: t(`keeping.${name}`), title })}
          onClick={() => void dispatch(actions[name]([kept]))}
        >
          {t(`keeping.${name}`)}
        </Button>
      ))}
    </span>
  )
}
