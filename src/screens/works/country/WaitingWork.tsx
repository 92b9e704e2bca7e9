import styles from './WorkCard.module.css'

/** A card that is still to come, as large as every card is. */
export function WaitingWork() {
  return (
    <div className={styles.waiting}>
      <div className={styles.image} />
      <div className={styles.body}>
        <div className={styles.words}>
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
        <span className={styles.day} />
      </div>
    </div>
  )
}
