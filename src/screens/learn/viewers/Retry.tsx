import { useTranslation } from 'react-i18next'
import actions from '@/ui/action.module.css'
import { useKeptFocus } from '../useKeptFocus'

type Props = { isBusy?: boolean; onPress: () => void }

/** 'Try again', which is gone when the other try succeeds. */
export function Retry({ isBusy = false, onPress }: Props) {
  const { t } = useTranslation()
  const button = useKeptFocus<HTMLButtonElement>()
  return (
    <button
      ref={button}
      type="button"
      className={actions.quiet}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onPress}
    >
      {t(isBusy ? 'ui.loading' : 'ui.retry')}
    </button>
  )
}
