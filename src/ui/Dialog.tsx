import { Modal, type ModalProps } from 'antd'
import { FADE } from './theme/AntdTheme'
import { unlessDoublePress } from './unlessDoublePress'

type Props = Omit<ModalProps, 'onCancel'> & { onClose: () => void }

/** Ant Design's modal, in the middle of the window. Load it lazily. */
export function Dialog({ onClose, ...modal }: Props) {
  return <Modal centered transitionName={FADE} {...modal} onCancel={unlessDoublePress(onClose)} />
}
