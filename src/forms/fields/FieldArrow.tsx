import { DownOutlined } from '@ant-design/icons'
import styles from './FieldArrow.module.css'

/** At the end of a field that opens a list; it lies over the field, in the grid that holds both. */
export function FieldArrow() {
  return <DownOutlined className={styles.arrow} aria-hidden />
}
