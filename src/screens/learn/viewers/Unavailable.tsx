import { StaticAlert } from '@/ui/StaticAlert'
import styles from './Unavailable.module.css'

/** What a lesson should show and cannot, in the place where it would be. */
export function Unavailable({ text }: { text: string }) {
  return <StaticAlert className={styles.box} title={text} />
}
