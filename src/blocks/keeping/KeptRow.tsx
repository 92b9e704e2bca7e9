import type { ReactNode, Ref } from 'react'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { formatBytes } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { KeptActions } from './KeptActions'
import { KeptStatus } from './KeptStatus'
import styles from './keeping.module.css'

type Props = {
  ref?: Ref<HTMLDivElement>
  kept: KeptLesson
  title: string
  /** The title, or a link with it. */
  children: ReactNode
  /** Takes the focus after a deletion. */
  focusAfter: () => HTMLElement | null
}

/** A lesson of a list that the device has or loads. */
export function KeptRow({ ref, kept, title, children, focusAfter }: Props) {
  const language = useAppSelector(selectLanguage)
  return (
    <div ref={ref} className={styles.row}>
      <span>{children}</span>
      <span className={styles.facts}>
        <KeptStatus kept={kept} />
        {kept.received > 0 && <span>{formatBytes(kept.received, language)}</span>}
      </span>
      <KeptActions kept={kept} title={title} focusAfter={focusAfter} />
    </div>
  )
}
