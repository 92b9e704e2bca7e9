import styles from './CourseCard.module.css'

/** A card that is still to come, as large as most cards are. */
export function CourseCardSkeleton() {
  return (
    <div className={styles.waiting}>
      <div className={styles.image} />
      <div className={styles.body}>
        <span className={styles.line} />
        <span className={styles.line} />
        <span className={styles.foot} />
      </div>
    </div>
  )
}
