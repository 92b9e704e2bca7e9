import styles from './WorkCard.module.css'

/** A card that is still to come, as large as most cards are. */
export function WaitingWork() {
  return (
    <div className={styles.waiting}>
      <div className={styles.image} />
      <div className={styles.body}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.line} />
      </div>
    </div>
  )
}
