import { Input } from 'antd'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './PdfReader.module.css'
import { typedPage } from './pageNumber'

type Props = { page: number; pageCount: number | undefined; onTurn: (page: number) => void }

/** 'Page 3 of 300', where the user can replace the 3. */
export function PageField({ page, pageCount, onTurn }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const field = useId()
  const hint = useId()
  const [draft, setDraft] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const total = pageCount === undefined ? '…' : formatNumber(pageCount, language)

  function leave() {
    setDraft(undefined)
    setRefused(false)
  }
  /** @returns whether the page exists. */
  function go() {
    const wanted = draft === undefined ? page : typedPage(draft, pageCount ?? 0)
    if (wanted === undefined) return false
    leave()
    onTurn(wanted)
    return true
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!go()) setRefused(true)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') leave()
  }
  return (
    <form className={styles.field} method="post" onSubmit={onSubmit} noValidate>
      <label htmlFor={field} className={styles.label}>
        <span aria-hidden="true">{t('learn.pdf.pageField')}</span>
        <Input
          id={field}
          className={styles.number}
          inputMode="numeric"
          enterKeyHint="go"
          autoComplete="off"
          aria-label={t('learn.pdf.goTo')}
          aria-describedby={hint}
          aria-invalid={isRefused}
          status={isRefused ? 'error' : undefined}
          disabled={pageCount === undefined}
          value={draft ?? formatNumber(page, language, { useGrouping: false })}
          onChange={(event) => {
            setDraft(event.target.value)
            setRefused(false)
          }}
          onFocus={(event) => event.target.select()}
          onBlur={() => go() || leave()}
          onKeyDown={onKeyDown}
        />
        <span id={hint}>{t('learn.pdf.ofTotal', { total })}</span>
      </label>
      {isRefused && (
        <p className={styles.refusal} role="alert">
          {t('learn.pdf.noSuchPage', { total })}
        </p>
      )}
    </form>
  )
}
