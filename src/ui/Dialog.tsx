import { Modal, type ModalProps } from 'antd'
import { FADE } from './theme/AntdTheme'
import { useIgnoredDoublePress } from './useIgnoredDoublePress'

type Props = Omit<ModalProps, 'onCancel'> & { open: boolean; onClose: () => void }

/** Ant Design's modal, centred in the window. Load it lazily. */
export function Dialog({ onClose, ...modal }: Props) {
  useIgnoredDoublePress(modal.open)
  return <Modal centered transitionName={FADE} {...modal} onCancel={onClose} />
}
