import { useTranslation } from 'react-i18next'
import action from '@/ui/action.module.css'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './RichText.module.css'

type Props = {
  onShow: () => void
  /** The text, which then takes the focus. */
  next: () => HTMLElement | null
}

/** Above a text: loads its pictures, which are held back from a visitor who saves data. */
export function HeldPictures({ onShow, next }: Props) {
  const { t } = useTranslation()
  const button = useFocusReturn<HTMLButtonElement>(next)
  return (
    <button ref={button} type="button" className={`${action.quiet} ${styles.held}`} onClick={onShow}>
      {t('ui.showPictures')}
    </button>
  )
}
