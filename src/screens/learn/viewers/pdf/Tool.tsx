import { Button, Tooltip } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import styles from './PdfReader.module.css'

type Props = { icon: ReactNode; name: string; keys?: string; onPress: (() => void) | undefined }

/** A name that fades while the focus is already gone would stay for good where motion is unwelcome. */
const still = { motionName: '' }

/**
 * A button of the toolbar. Without `onPress` it does nothing, but stays focusable, so that the focus is not
 * lost.
 */
export function Tool({ icon, name, keys, onPress }: Props) {
  return (
    // By itself Ant Design shows it to a mouse alone.
    <Tooltip title={name} trigger={['hover', 'focus']} motion={still} classNames={{ root: styles.hint }}>
      <Named
        icon={icon}
        aria-label={name}
        aria-disabled={!onPress}
        aria-keyshortcuts={keys}
        onClick={onPress}
      />
    </Tooltip>
  )
}

/** Ant Design has the tooltip describe the button, too: a screen reader would say its name twice. */
function Named({ 'aria-describedby': _sameWords, ...props }: ComponentProps<typeof Button>) {
  return <Button {...props} />
}
