import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CopyLink } from './CopyLink'
import styles from './Question.module.css'
import { type QuestionId, ways } from './questions'
import { useHashTarget } from './useHashTarget'

/** A question that opens to its answer; its own link opens it and brings it into sight. */
export function Question({ id }: { id: QuestionId }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const way = ways[id]
  useHashTarget(id, place, () => {
    setIsOpen(true)
    place.current?.querySelector('summary')?.focus({ preventScroll: true })
  })
  return (
    <details
      ref={place}
      id={id}
      className={styles.question}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{t(`faqs.questions.${id}.question`)}</h3>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 9l6 6 6-6" />
        </svg>
      </summary>
      <div className={styles.answer}>
        <p>{t(`faqs.questions.${id}.answer`)}</p>
        <div className={styles.more}>
          {way && <Link to={way.to}>{t(way.text)}</Link>}
          <CopyLink id={id} />
        </div>
      </div>
    </details>
  )
}
