import type { ReactNode } from 'react'
import styles from './Tool.module.css'

const shapes = {
  back: <path className={styles.turning} d="M14 5l-7 7 7 7" />,
  forth: <path className={styles.turning} d="M10 5l7 7-7 7" />,
  minus: <path d="M5 12h14" />,
  plus: <path d="M5 12h14M12 5v14" />,
  open: <path className={styles.turning} d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />,
  save: <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />,
} satisfies Record<string, ReactNode>

export function Glyph({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[shape]}
    </svg>
  )
}

type Props = { shape: keyof typeof shapes; name: string; keys?: string; onPress: (() => void) | undefined }

/** A button of the toolbar. Without `onPress` there is nothing to do now; it stays in reach, so that nobody loses the place. */
export function Tool({ shape, name, keys, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      title={name}
      aria-disabled={!onPress}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      <Glyph shape={shape} />
    </button>
  )
}
