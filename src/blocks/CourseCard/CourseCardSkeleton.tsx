import card from '@/ui/card.module.css'
import styles from './CourseCard.module.css'

/** A card that is still to come, as large as most cards are. */
export function CourseCardSkeleton() {
  return (
    <div className={card.waiting}>
      <div className={card.image} />
      <div className={styles.body}>
        <span className={card.line} />
        <span className={card.line} />
        <span className={`${styles.foot} ${styles.waitingFoot}`} />
      </div>
    </div>
  )
}
