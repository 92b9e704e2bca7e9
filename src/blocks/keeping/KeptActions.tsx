import { Button } from 'antd'
import { type Ref, useRef } from 'react'
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

type ActionName = keyof typeof actions

/** The first one is a button that stays, the second one goes with the end of the download. */
const actionsOf: Record<KeepingStatus, [ActionName, ActionName?]> = {
  waiting: ['pause', 'cancel'],
  loading: ['pause', 'cancel'],
  paused: ['goOn', 'cancel'],
  failed: ['retry', 'cancel'],
  kept: ['remove'],
}

type Props = {
  kept: KeptLesson
  title: string
  /** Takes the focus after a deletion, by default the page's title. */
  focusAfter?: () => HTMLElement | null
}

/** Actions for a lesson that the device keeps or loads. */
export function KeptActions({ kept, title, focusAfter }: Props) {
  const place = useFocusReturn<HTMLSpanElement>(focusAfter)
  const first = useRef<HTMLButtonElement>(null)
  const [name, other] = actionsOf[kept.status]
  return (
    <span ref={place} className={styles.actions}>
      <Action ref={first} name={name} kept={kept} title={title} />
      {other && <OtherAction name={other} kept={kept} title={title} focusAfter={() => first.current} />}
    </span>
  )
}

type ActionProps = { name: ActionName; kept: KeptLesson; title: string; ref: Ref<HTMLButtonElement> }

function Action({ name, kept, title, ref }: ActionProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Button
      ref={ref}
      type="link"
      size="small"
      className={styles.action}
      aria-label={t('keeping.of', { action: t(`keeping.${name}`), title })}
      onClick={() => void dispatch(actions[name]([kept]))}
    >
      {t(`keeping.${name}`)}
    </Button>
  )
}

type OtherProps = Omit<ActionProps, 'ref'> & { focusAfter: () => HTMLElement | null }

function OtherAction({ focusAfter, ...action }: OtherProps) {
  return <Action ref={useFocusReturn<HTMLButtonElement>(focusAfter)} {...action} />
}
