import {
  CheckCircleFilled,
  CloseCircleFilled,
  InfoCircleFilled,
  QuestionCircleFilled,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import styles from './AlertDialog.module.css'
import { BusyButton } from './BusyButton'
import { Dialog } from './Dialog'
import { useReturnFocus } from './useReturnFocus'

export type DialogAction = { text: string; onPress: () => void; isBusy?: boolean }

type Props = {
  title: string
  children?: ReactNode
  /** A question focuses its secondary action, which is the safe one; other kinds focus the primary one. */
  kind?: 'success' | 'failure' | 'info' | 'question'
  image?: string
  /** The main action, at the end. It or the secondary action closes the dialog. */
  primary: DialogAction
  secondary?: DialogAction
  /** A third action, before the others. */
  other?: DialogAction | undefined
  onClose: () => void
}

const icons = {
  success: CheckCircleFilled,
  failure: CloseCircleFilled,
  info: InfoCircleFilled,
  question: QuestionCircleFilled,
}

/** A dialog with one message and up to three actions. It is open while it is mounted; load it lazily. */
export default function AlertDialog({
  title,
  children,
  kind = 'info',
  image,
  primary,
  secondary,
  other,
  onClose,
}: Props) {
  useReturnFocus()
  const Icon = icons[kind]
  const isAtSecondary = kind === 'question' && secondary !== undefined
  return (
    <Dialog
      open
      width={440}
      // A labelled button closes the dialog, so there is no icon for that.
      closable={false}
      title={
        <h2 className={styles.title}>
          <Icon className={styles.icon} aria-hidden />
          {title}
        </h2>
      }
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          {other && <Action {...other} autoFocus={false} />}
          {secondary && <Action {...secondary} autoFocus={isAtSecondary} />}
          <Action {...primary} type="primary" autoFocus={!isAtSecondary} />
        </div>
      }
      rootClassName={styles[kind]}
      classNames={{ container: styles.dialog }}
    >
      {image && <img className={styles.image} src={image} alt="" width="200" height="150" />}
      <div className={styles.text}>{children}</div>
    </Dialog>
  )
}

type ActionProps = DialogAction & { type?: 'primary'; autoFocus: boolean }

function Action({ text, onPress, isBusy = false, type, autoFocus }: ActionProps) {
  return (
    <BusyButton type={type} isBusy={isBusy} autoFocus={autoFocus} onClick={onPress}>
      {text}
    </BusyButton>
  )
}
