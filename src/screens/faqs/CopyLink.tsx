import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import styles from './CopyLink.module.css'
import type { QuestionId } from './questions'

/** Puts the question's own link on the clipboard; where a browser forbids that, into the address bar. */
export function CopyLink({ id }: { id: QuestionId }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<'copied' | 'shown'>()
  const path = paths.faq(id)

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + path)
      setOutcome('copied')
    } catch {
      navigate(path, { replace: true })
      setOutcome('shown')
    }
  }

  return (
    <>
      <button type="button" className={styles.copy} onClick={copy}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 6 6l1-1" />
        </svg>
        {t('faqs.copy')}
      </button>
      <span className={styles.outcome} role="status">
        {outcome && t(`faqs.${outcome}`)}
      </span>
    </>
  )
}
