import { useTranslation } from 'react-i18next'
import { BusyButton } from '@/ui/BusyButton'
import { useFocusReturn } from '@/ui/useFocusReturn'

type Props = { isBusy?: boolean; onPress: () => void }

/** 'Try again'. The focus moves on when the button disappears after a success. */
export function Retry({ isBusy = false, onPress }: Props) {
  const { t } = useTranslation()
  const button = useFocusReturn<HTMLButtonElement>()
  return (
    <BusyButton ref={button} isBusy={isBusy} onClick={onPress}>
      {t(isBusy ? 'ui.loading' : 'ui.retry')}
    </BusyButton>
  )
}
