import { Button } from 'antd'
import type { ReactNode } from 'react'
import styles from './PdfReader.module.css'

type Props = { icon: ReactNode; name: string; keys?: string; onPress: (() => void) | undefined }

/** A button of the toolbar. Without `onPress` there is nothing to do now; it stays in reach, so that nobody loses the place. */
export function Tool({ icon, name, keys, onPress }: Props) {
  return (
    <Button
      className={styles.tool}
      icon={icon}
      aria-label={name}
      title={name}
      aria-disabled={!onPress}
      aria-keyshortcuts={keys}
      onClick={onPress}
    />
  )
}
