import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { EmptyState } from '@/ui/EmptyState'
import { FaqSearch } from './FaqSearch'
import { FaqsHead } from './FaqsHead'
import styles from './FaqsScreen.module.css'
import { findQuestions } from './findQuestions'
import { ThemeList } from './ThemeList'
import { ThemeSection } from './ThemeSection'
import { useSearchInAddress } from './useSearchInAddress'

export default function FaqsScreen() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchInAddress()
  const found = findQuestions(search, t)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <div className={styles.page}>
      <FaqsHead />
      <header className={styles.header}>
        <div>
          <h1 tabIndex={-1}>{t('titles.faqs')}</h1>
          <p className={styles.intro}>{t('faqs.intro')}</p>
          <FaqSearch search={search} onSearch={setSearch} count={count} />
        </div>
        <img src="/static/images/questions.svg" alt="" width="400" height="300" />
      </header>
      {count > 0 ? (
        <div className={styles.body}>
          <ThemeList themes={found} />
          <div className={styles.themes}>
            {found.map((theme) => (
              <ThemeSection key={theme.theme} {...theme} />
            ))}
          </div>
        </div>
      ) : (
        <EmptyState title={t('faqs.none', { query: search.trim() })}>
          <p>{t('faqs.noneText')}</p>
          <Link to={paths.contact} className={action.primary}>
            {t('faqs.ask')}
          </Link>
        </EmptyState>
      )}
      {count > 0 && (
        <aside className={styles.still} aria-labelledby="faqs-still">
          <h2 id="faqs-still">{t('faqs.stillTitle')}</h2>
          <p>{t('faqs.stillText')}</p>
          <Link to={paths.contact} className={action.primary}>
            {t('faqs.ask')}
          </Link>
        </aside>
      )}
    </div>
  )
}
