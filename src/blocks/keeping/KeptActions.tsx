import { Button } from 'antd'
import { type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeepingStatus, KeptLesson } from '@/domain/keeping/keptLesson'
import { useAppDispatch } from '@/state/hooks'
import { pauseLessons, removeLessons, resumeLessons } from '@/state/keeping/actions'
import { BidiText } from '@/ui/BidiText'
import { LazyAlert } from '@/ui/LazyAlert'
import { pageTitle, useFocusReturn } from '@/ui/useFocusReturn'
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
  focusAfter?: (() => HTMLElement | null) | undefined
}

/** Actions for a lesson that the device keeps or loads. */
export function KeptActions({ kept, title, focusAfter }: Props) {
  const [isAsked, setAsked] = useState(false)
  const place = useFocusReturn<HTMLSpanElement>(focusAfter)
  const first = useRef<HTMLButtonElement>(null)
  const [name, other] = actionsOf[kept.status]
  return (
    <span ref={place} className={styles.actions}>
      <Action ref={first} name={name} kept={kept} title={title} onRemoveAsked={() => setAsked(true)} />
      {other && <OtherAction name={other} kept={kept} title={title} focusAfter={() => first.current} />}
      {isAsked && (
        <Question kept={kept} title={title} focusAfter={focusAfter} onClose={() => setAsked(false)} />
      )}
    </span>
  )
}

type QuestionProps = Props & { onClose: () => void }

/** The button that pauses a download becomes the one that deletes it, so a late press must delete nothing. */
function Question({ kept, title, focusAfter = pageTitle, onClose }: QuestionProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  async function remove() {
    onClose()
    const isDone = await dispatch(removeLessons([kept]))
    // The button may be gone before the closed dialog returns the focus to it.
    if (isDone && document.activeElement === document.body) focusAfter()?.focus({ preventScroll: true })
  }
  return (
    <LazyAlert
      kind="question"
      title={t('keeping.question.title')}
      primary={{ text: t('keeping.question.remove'), onPress: remove }}
      secondary={{ text: t('keeping.question.stay'), onPress: onClose }}
      onClose={onClose}
    >
      <p>
        <BidiText text={title} />
      </p>
      <p>{t('keeping.question.text')}</p>
    </LazyAlert>
  )
}

type ActionProps = {
  name: ActionName
  kept: KeptLesson
  title: string
  onRemoveAsked?: () => void
  ref: Ref<HTMLButtonElement>
}

function Action({ name, kept, title, onRemoveAsked, ref }: ActionProps) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <Button
      ref={ref}
      type="link"
      size="small"
      className={styles.action}
      aria-label={t('keeping.of', { action: t(`keeping.${name}`), title })}
      onClick={
        onRemoveAsked && name === 'remove' ? onRemoveAsked : () => void dispatch(actions[name]([kept]))
      }
    >
      {t(`keeping.${name}`)}
    </Button>
  )
}

type OtherProps = Omit<ActionProps, 'ref'> & { focusAfter: () => HTMLElement | null }

function OtherAction({ focusAfter, ...action }: OtherProps) {
  return <Action ref={useFocusReturn<HTMLButtonElement>(focusAfter)} {...action} />
}
