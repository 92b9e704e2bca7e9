import card from '@/ui/card.module.css'
import styles from './WorkCard.module.css'

/** A card that is still to come, as large as every card is. */
export function WaitingWork() {
  return (
    <div className={card.waiting}>
      <div className={card.image} />
      <div className={styles.body}>
        <div className={styles.words}>
          <span className={card.line} />
          <span className={card.line} />
        </div>
        <span className={styles.day} />
      </div>
    </div>
  )
}
