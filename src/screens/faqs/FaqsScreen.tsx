import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import action from '@/ui/action.module.css'
import { antdModule } from '@/ui/antdModule'
import { LazySection } from '@/ui/LazySection'
import layout from '@/ui/layout.module.css'
import { hideUntilFound } from '@/ui/untilFound'
import { FaqsHead } from './FaqsHead'
import styles from './FaqsScreen.module.css'
import { findQuestions } from './findQuestions'
import { QuestionSearch } from './QuestionSearch'
import { useSearchInAddress } from './useSearchInAddress'

const questions = antdModule(() => import('./Questions'))
const searchField = antdModule(() => {
  // A search needs the questions, so both load together.
  void questions.load()
  return import('./FaqSearch')
})

export const parts = [searchField, questions]

export default function FaqsScreen() {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const page = useRef<HTMLDivElement>(null)
  // The answers are not hydrated yet, so this makes their text findable for the browser's own search.
  useEffect(() => {
    if (page.current) hideUntilFound(page.current)
  }, [])
  const [words, onSearch] = useSearchInAddress()
  // Memoized: a new value would make React discard sections that are not hydrated yet.
  const search = useMemo(() => {
    const found = findQuestions(words, t)
    const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
    return { words, onSearch, found, count }
  }, [words, onSearch, t])
  return (
    <QuestionSearch value={search}>
      <div ref={page} className={styles.page}>
        <FaqsHead />
        <header className={styles.header}>
          <div>
            <h1 tabIndex={-1}>{t('titles.faqs')}</h1>
            <p className={layout.large}>{t('faqs.intro')}</p>
            <LazySection
              name="search"
              part={searchField}
              failed="ui.partFailed"
              waitingClassName={styles.search}
              isAsleep
            />
          </div>
          <img
            className={styles.picture}
            src="/static/images/questions.svg"
            alt=""
            width="400"
            height="300"
          />
        </header>
        <LazySection
          name="questions"
          part={questions}
          failed="ui.partFailed"
          waitingClassName={styles.questions}
          isAsleep
          // A link to a question opens it, and a search hides questions, so the section loads at once.
          isAsked={hash !== '' || words !== ''}
        />
        {search.count > 0 && (
          <aside className={styles.still} aria-labelledby="faqs-still">
            <h2 id="faqs-still">{t('faqs.stillTitle')}</h2>
            <p>{t('faqs.stillText')}</p>
            <Link to={paths.contact} className={action.primary}>
              {t('faqs.ask')}
            </Link>
          </aside>
        )}
      </div>
    </QuestionSearch>
  )
}
