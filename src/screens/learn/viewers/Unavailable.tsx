import { StaticAlert } from '@/ui/StaticAlert'
import styles from './Unavailable.module.css'

/** Stands in the place of content that a lesson should show and cannot. */
export function Unavailable({ text }: { text: string }) {
  return <StaticAlert className={styles.box} title={text} />
}
