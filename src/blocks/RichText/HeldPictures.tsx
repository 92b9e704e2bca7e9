import { useTranslation } from 'react-i18next'
import action from '@/ui/action.module.css'
import { useFocusReturn } from '@/ui/useFocusReturn'
import styles from './RichText.module.css'

/** Above a text: loads its pictures, which are held back from a visitor who saves data. */
export function HeldPictures({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation()
  const button = useFocusReturn<HTMLButtonElement>()
  return (
    <button ref={button} type="button" className={`${action.quiet} ${styles.held}`} onClick={onShow}>
      {t('ui.showPictures')}
    </button>
  )
}
