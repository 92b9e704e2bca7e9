import { Button, Tooltip } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import styles from './PdfReader.module.css'

type Props = { icon: ReactNode; name: string; keys?: string; onPress: (() => void) | undefined }

/** With reduced motion a tooltip that fades after the focus has left would never disappear. */
const noMotion = { motionName: '' }

/** A button of the toolbar. Without `onPress` it stays focusable, so that the focus is not lost. */
export function Tool({ icon, name, keys, onPress }: Props) {
  return (
    // By default Ant Design shows a tooltip on hover only.
    <Tooltip title={name} trigger={['hover', 'focus']} motion={noMotion} classNames={{ root: styles.hint }}>
      <UndescribedButton
        icon={icon}
        aria-label={name}
        aria-disabled={!onPress}
        aria-keyshortcuts={keys}
        onClick={onPress}
      />
    </Tooltip>
  )
}

/** Ant Design also describes the button by its tooltip, so a screen reader would read the name twice. */
function UndescribedButton({ 'aria-describedby': _sameWords, ...props }: ComponentProps<typeof Button>) {
  return <Button {...props} />
}
