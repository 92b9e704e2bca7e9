import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { SearchField } from '@/ui/SearchField'
import styles from './FaqSearch.module.css'
import { useQuestionSearch } from './QuestionSearch'

/** Searches while the visitor types, and announces the number of results. */
export default function FaqSearch() {
  const { t } = useTranslation()
  const { words, onSearch, count } = useQuestionSearch()
  const language = useAppSelector(selectLanguage)
  const isSearching = words.trim() !== ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: older supported browsers know the role, not the element
    <form className={styles.search} role="search" method="get" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        name="search"
        label={t('faqs.search')}
        placeholder={t('faqs.search')}
        value={words}
        onChange={onSearch}
        submitText={t('faqs.submit')}
      >
        {words !== '' && (
          <Button
            type="text"
            className={styles.clear}
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={t('faqs.clear')}
            onClick={(event) => {
              event.currentTarget.closest('form')?.querySelector('input')?.focus()
              onSearch('')
            }}
          />
        )}
      </SearchField>
      <p className={styles.count} role="status">
        {isSearching && count > 0 && t('faqs.found', { count, number: formatNumber(count, language) })}
        {/* Sighted visitors read the same text in place of the questions. */}
        {isSearching && count === 0 && (
          <span className="visually-hidden">{t('faqs.none', { query: words.trim() })}</span>
        )}
      </p>
    </form>
  )
}
