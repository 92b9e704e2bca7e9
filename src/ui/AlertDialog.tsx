import { CheckCircleFilled, CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import { Modal } from 'antd'
import type { ReactNode } from 'react'
import styles from './AlertDialog.module.css'
import { AntdTheme, FADE } from './theme/AntdTheme'
import { useReturnFocus } from './useReturnFocus'

type Action = { text: string; onPress: () => void; isBusy?: boolean }

type Props = {
  title: string
  children?: ReactNode
  kind?: 'success' | 'failure' | 'info'
  image?: string
  /** The one that is meant, at the end. */
  primary: Action
  secondary?: Action
  onClose: () => void
}

const icons = { success: CheckCircleFilled, failure: CloseCircleFilled, info: InfoCircleFilled }

/** A dialog that says one thing and asks for one answer. Open while it is mounted; load it lazily. */
export default function AlertDialog({
  title,
  children,
  kind = 'info',
  image,
  primary,
  secondary,
  onClose,
}: Props) {
  useReturnFocus()
  const Icon = icons[kind]
  return (
    <AntdTheme>
      <Modal
        open
        centered
        transitionName={FADE}
        width={440}
        title={
          <>
            <Icon className={styles.icon} aria-hidden /> {title}
          </>
        }
        onCancel={onClose}
        onOk={primary.onPress}
        okText={primary.text}
        okButtonProps={{ loading: primary.isBusy, autoFocus: true }}
        cancelText={secondary?.text}
        cancelButtonProps={
          secondary
            ? { onClick: secondary.onPress, loading: secondary.isBusy }
            : { style: { display: 'none' } }
        }
        className={styles.dialog}
        rootClassName={styles[kind]}
      >
        {image && <img className={styles.image} src={image} alt="" width="200" height="150" />}
        <div className={styles.text}>{children}</div>
      </Modal>
    </AntdTheme>
  )
}
