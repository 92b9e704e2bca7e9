import styles from './ProgressBar.module.css'

type Props = {
  /** What the progress is of, for people who do not see it. */
  label: string
  /** Whole, 0 to 100. */
  percent: number
  /** The same in words, shown beside the bar. */
  text: string
}

export function ProgressBar({ label, percent, text }: Props) {
  return (
    <div className={styles.progress}>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <div className={styles.done} data-done={percent === 100} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
