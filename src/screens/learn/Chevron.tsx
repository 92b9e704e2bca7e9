import styles from './Chevron.module.css'

/** An arrow head that knows where a line of text begins and ends. */
export function Chevron({ points }: { points: 'start' | 'end' | 'up' | 'down' }) {
  return (
    <svg className={styles.chevron} data-points={points} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M6 3l5 5-5 5" />
    </svg>
  )
}
