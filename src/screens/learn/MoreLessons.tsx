import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import styles from './SidebarChapter.module.css'

type Props = {
  text: 'learn.showEarlier' | 'learn.showMore'
  /** The number of lessons that the button adds. With 0 there is no button. */
  count: number
  onAsked: () => void
}

export function MoreLessons({ text, count, onAsked }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  if (count === 0) return null
  return (
    <Button type="dashed" block className={styles.more} onClick={onAsked}>
      {t(text, { count, number: formatNumber(count, language) })}
    </Button>
  )
}
