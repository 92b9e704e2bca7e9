import styles from './Total.module.css'

/** A text with its day in one line: browsers break a line within a day, behind its '-'. */
export function UnbrokenDay({ text, day }: { text: string; day: string }) {
  const [before, after] = day === '' ? [text] : text.split(day)
  if (after === undefined) return text
  return (
    <>
      {before}
      <span className={styles.day}>{day}</span>
      {after}
    </>
  )
}
