import { useTranslation } from 'react-i18next'
import action from '@/ui/action.module.css'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './RichText.module.css'

type Props = {
  heldCount: number
  show: () => void
}

/** Above a text: loads its pictures, which are held back from a visitor who saves data. */
export function HeldPictures({ heldCount, show }: Props) {
  const { t } = useTranslation()
  const button = useFocusReturn<HTMLButtonElement>()
  if (heldCount === 0) return null
  return (
    <button ref={button} type="button" className={`${action.quiet} ${styles.held}`} onClick={show}>
      {t('ui.showPictures')}
    </button>
  )
}
