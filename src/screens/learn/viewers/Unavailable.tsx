import { StaticAlert } from '@/ui/StaticAlert'
import styles from './Unavailable.module.css'

/** Replaces content of a lesson that cannot be shown. */
export function Unavailable({ text }: { text: string }) {
  return <StaticAlert className={styles.box} title={text} />
}
