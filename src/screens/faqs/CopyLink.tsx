import { LinkOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import styles from './CopyLink.module.css'
import type { QuestionId } from './questions'

/** Copies the link to the question. If the browser forbids that, the link goes to the address bar. */
export function CopyLink({ id }: { id: QuestionId }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [outcome, setOutcome] = useState<{ kind: 'copied' | 'shown'; press: number }>()
  const announce = (kind: 'copied' | 'shown') =>
    setOutcome((last) => ({ kind, press: (last?.press ?? 0) + 1 }))
  const path = paths.faq(id)

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + path)
      announce('copied')
    } catch {
      navigate({ search, hash: `#${id}` }, { replace: true })
      announce('shown')
    }
  }

  return (
    <>
      <Button type="text" className={styles.copy} icon={<LinkOutlined aria-hidden="true" />} onClick={copy}>
        {t('faqs.copy')}
      </Button>
      <span className={styles.outcome} role="status">
        {/* A new key makes a new element, so that a screen reader reads the same message again. */}
        {outcome && <span key={outcome.press}>{t(`faqs.${outcome.kind}`)}</span>}
      </span>
    </>
  )
}
