import styles from './Total.module.css'

/** Keeps the date in a text on one line: browsers would break it after a '-'. */
export function NoWrapDay({ text, day }: { text: string; day: string }) {
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
