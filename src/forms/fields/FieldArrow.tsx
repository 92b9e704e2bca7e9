import { DownOutlined } from '@ant-design/icons'
import styles from './FieldArrow.module.css'

/** The arrow of a field that opens a list. It lies over the end of the field, in the same grid cell. */
export function FieldArrow() {
  return <DownOutlined className={styles.arrow} aria-hidden />
}
