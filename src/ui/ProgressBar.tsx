import { Progress } from 'antd'
import styles from './ProgressBar.module.css'

type Props = {
  /** The accessible name of the bar. */
  label: string
  /** An integer from 0 to 100. */
  percent: number
  /** The progress as text, shown below the bar. */
  text: string
}

/** Ant Design's bar with an accessible name, and with its value as text in the visitor's language. */
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
