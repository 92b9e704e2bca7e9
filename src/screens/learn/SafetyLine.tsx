import { useTranslation } from 'react-i18next'
import type { TextKey } from '@/lib/i18n'
import { formatNumber } from '@/lib/numbers'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { type Safety, selectSafety } from '@/state/progress/selectors'
import { lettersDismissed, lettersTriedAgain } from '@/state/progress/slice'
import actions from '@/ui/action.module.css'
import styles from './SafetyLine.module.css'

const signs: Record<Safety['kind'], string> = {
  untouched: '',
  saved: 'M5 10.5l3.5 3.5L15 6.5',
  saving: 'M10 4a6 6 0 1 1-6 6',
  onDevice: 'M6.5 3h7v14h-7zM9 14.5h2',
  nowhere: 'M10 4.5v7M10 14.8v.4',
  refused: 'M10 4.5v7M10 14.8v.4',
}

/** A quiet line: how safe what she has learned is, and why it is not where it should be. */
export function SafetyLine() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const language = useAppSelector(selectLanguage)
  const safety = useAppSelector(selectSafety)
  const values =
    safety.kind === 'refused' ? { count: safety.count, number: formatNumber(safety.count, language) } : {}
  return (
    <div className={styles.line} data-safety={safety.kind}>
      {safety.kind !== 'untouched' && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={signs[safety.kind]} />
        </svg>
      )}
      {/* 'Saving' comes and goes every few seconds: it is seen, not heard. */}
      <p role={safety.kind === 'saving' ? undefined : 'status'}>
        {safety.kind !== 'untouched' && t(textOf(safety), values)}
      </p>
      {safety.kind === 'refused' && (
        <>
          <button type="button" className={actions.quiet} onClick={() => dispatch(lettersTriedAgain())}>
            {t('ui.retry')}
          </button>
          <button type="button" className={actions.quiet} onClick={() => dispatch(lettersDismissed())}>
            {t('learn.safety.dismiss')}
          </button>
        </>
      )}
    </div>
  )
}

function textOf(safety: Exclude<Safety, { kind: 'untouched' }>): TextKey {
  switch (safety.kind) {
    case 'onDevice':
      return safety.because === 'offline' ? 'learn.safety.onDeviceOffline' : 'learn.safety.onDeviceServer'
    case 'nowhere':
      return safety.because === 'full' ? 'learn.safety.nowhereFull' : 'learn.safety.nowhereForbidden'
    default:
      return `learn.safety.${safety.kind}` as TextKey
  }
}
