import { useMotion } from './motion'
import styles from './Orbit.module.css'
import { PauseButton } from './PauseButton'

const outer = ['coding', 'painting', 'english', 'music', 'world']
const inner = ['stories', 'theatre', 'paper']

/** Decorative pictures of subjects around a sun. The links are beside them and do not move. */
export function Orbit() {
  const motion = useMotion()
  return (
    <div className={styles.sky} data-motion={motion}>
      <div aria-hidden="true">
        <img
          className={styles.sun}
          src="/static/images/home-sun.svg"
          alt=""
          width="160"
          height="160"
          loading="lazy"
        />
        <Ring subjects={outer} className={styles.outer} />
        <Ring subjects={inner} className={styles.inner} />
      </div>
      <div className={styles.pause}>
        <PauseButton />
      </div>
    </div>
  )
}

function Ring({ subjects, className }: { subjects: string[]; className: string | undefined }) {
  return (
    <div className={`${styles.ring} ${className}`}>
      {subjects.map((subject) => (
        // The pictures are drawn for a light background.
        <span key={subject} className={styles.place} data-theme="light">
          <img src={`/static/images/subjects/${subject}.svg`} alt="" width="96" height="96" loading="lazy" />
        </span>
      ))}
    </div>
  )
}
