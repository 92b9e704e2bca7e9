import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import layout from '@/ui/layout.module.css'
import styles from './Answer.module.css'
import { CopyLink } from './CopyLink'
import { type QuestionId, ways } from './questions'
import { useHashTarget } from './useHashTarget'

type Props = { id: QuestionId; onLinked: () => void }

/** A question with its answer. A link to the question opens it, focuses it and scrolls to it. */
export function Answer({ id, onLinked }: Props) {
  const { t } = useTranslation()
  const way = ways[id]
  useHashTarget(id, (question) => {
    onLinked()
    question?.querySelector('button')?.focus({ preventScroll: true })
  })
  return (
    <>
      <p className={`${layout.below2} ${layout.readable}`}>{t(`faqs.questions.${id}.answer`)}</p>
      <div className={styles.more}>
        {way && <Link to={way.to}>{t(way.text)}</Link>}
        <CopyLink id={id} />
      </div>
    </>
  )
}
