import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '../useKeptFocus'

type Props = { isBusy?: boolean; onPress: () => void }

/** 'Try again', which is gone when the other try succeeds. */
export function Retry({ isBusy = false, onPress }: Props) {
  const { t } = useTranslation()
  const button = useKeptFocus<HTMLButtonElement>()
  return (
    <Button ref={button} aria-disabled={isBusy} onClick={isBusy ? undefined : onPress}>
      {t(isBusy ? 'ui.loading' : 'ui.retry')}
    </Button>
  )
}
