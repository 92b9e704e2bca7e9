import { Progress } from 'antd'
import styles from './ProgressBar.module.css'

type Props = {
  /** The bar's name, for people who do not see it. */
  label: string
  /** Whole, 0 to 100. */
  percent: number
  /** The same in words, shown below the bar. */
  text: string
}

/** Ant Design's bar with a name, and with its number in words of the visitor's language. */
export function ProgressBar({ label, percent, text }: Props) {
  return (
    <div className={styles.progress}>
      <Progress
        percent={percent}
        showInfo={false}
        size={{ height: 10 }}
        aria-label={label}
        aria-valuetext={text}
      />
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
