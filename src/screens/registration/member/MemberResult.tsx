import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { OutcomeDialog } from '@/ui/OutcomeDialog'

const results = new Map([
  ['true', { kind: 'success', text: 'success' }],
  ['false', { kind: 'failure', text: 'failure' }],
] as const)

/** Explains `?result=true|false` once to a returning visitor, and removes it from the URL. */
export function MemberResult() {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const arrived = results.get(query.get('result') as 'true' | 'false')
  const [result, setResult] = useState(arrived)
  useEffect(() => {
    if (!arrived) return
    setResult(arrived)
    setQuery(
      (now) => {
        now.delete('result')
        return now
      },
      { replace: true },
    )
  }, [arrived, setQuery])
  if (!result) return null
  return (
    <OutcomeDialog
      kind={result.kind}
      title={t(`registration.result.${result.text}`)}
      onClose={() => setResult(undefined)}
    >
      <p>{t(`registration.result.${result.text}Text`)}</p>
    </OutcomeDialog>
  )
}
