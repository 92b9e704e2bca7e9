import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { useQuestionSearch } from './QuestionSearch'
import styles from './Questions.module.css'
import { ThemeList } from './ThemeList'
import { ThemeSection } from './ThemeSection'

/** The matching questions by theme. Without a match it suggests what to do. */
export default function Questions() {
  const { t } = useTranslation()
  const { words, found } = useQuestionSearch()
  if (found.length === 0)
    return (
      <EmptyState title={t('faqs.none', { query: words.trim() })}>
        <p>{t('faqs.noneText')}</p>
        <Link to={paths.contact} className={action.primary}>
          {t('faqs.ask')}
        </Link>
      </EmptyState>
    )
  return (
    <div className={styles.body}>
      <ThemeList themes={found} />
      <div className={styles.themes}>
        {found.map((theme) => (
          <ThemeSection key={theme.theme} {...theme} />
        ))}
      </div>
    </div>
  )
}
