import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './BankTransfer.module.css'

type Props = {
  name: string
  value: string
  /** Digits and letters of a bank, the same in every language; they are copied without their spaces. */
  isCode?: boolean
}

/** Long enough to see it; the next press says it again. */
const SHOWN_MS = 4000

/** One line of the account, and a button that copies it. */
export function BankRow({ name, value, isCode }: Props) {
  const { t } = useTranslation()
  const text = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<{ said: 'copied' | 'refused'; press: number }>()
  const report = (said: 'copied' | 'refused') =>
    setOutcome((last) => ({ said, press: (last?.press ?? 0) + 1 }))

  useEffect(() => {
    if (outcome?.said !== 'copied') return
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
      <dd className={styles.outcome} data-said={outcome?.said}>
        <span role="status">
          {/* Another element each time: the same words are read aloud again. */}
          {outcome && <span key={outcome.press}>{t(`donation.bank.${outcome.said}`)}</span>}
        </span>
      </dd>
    </div>
  )
}
