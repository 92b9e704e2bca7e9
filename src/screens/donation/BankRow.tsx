import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BankTransfer.module.css'

type Props = {
  name: string
  value: string
  /** The value is a code, such as an IBAN: the same in every language, and copied without its spaces. */
  isCode?: boolean
}

/** The message disappears after this time. */
const SHOWN_MS = 4000

/** A row of the bank account with a button that copies its value. */
export function BankRow({ name, value, isCode }: Props) {
  const { t } = useTranslation()
  const text = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<{ kind: 'copied' | 'refused'; press: number }>()
  const report = (kind: 'copied' | 'refused') =>
    setOutcome((last) => ({ kind, press: (last?.press ?? 0) + 1 }))

  useEffect(() => {
    if (outcome?.kind !== 'copied') return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(isCode ? value.replaceAll(' ', '') : value)
      report('copied')
    } catch {
      if (text.current) window.getSelection()?.selectAllChildren(text.current)
      report('refused')
    }
  }

  return (
    <div className={styles.line}>
      <dt>{name}</dt>
      <dd>
        <bdi ref={text} className={styles.value} dir={isCode ? 'ltr' : undefined}>
          {value}
        </bdi>
      </dd>
      <dd className={styles.action}>
        <Button className={styles.copy} onClick={copy}>
          <span>
            {t('donation.bank.copy')} <span className="visually-hidden">{name}</span>
          </span>
        </Button>
      </dd>
      <dd className={styles.outcome} data-said={outcome?.kind}>
        <span role="status">
          {/* A new key makes a new element, so that a screen reader reads the same message again. */}
          {outcome && <span key={outcome.press}>{t(`donation.bank.${outcome.kind}`)}</span>}
        </span>
      </dd>
    </div>
  )
}
