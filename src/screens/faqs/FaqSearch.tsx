import { useTranslation } from 'react-i18next'
import { SEARCH_MAX_LENGTH } from '@/lib/constants'
import { formatNumber } from '@/lib/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import box from '@/ui/searchBox.module.css'
import styles from './FaqSearch.module.css'

type Props = { search: string; onSearch: (search: string) => void; count: number }

/** Searches as one types; how many were found is told to whoever cannot see it. */
export function FaqSearch({ search, onSearch, count }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const isSearching = search.trim() !== ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago know the role, not the element
    <form className={styles.search} role="search" onSubmit={(event) => event.preventDefault()}>
      <div className={box.box}>
        <svg className={box.glyph} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500L20 20" />
        </svg>
        <input
          type="search"
          className={box.input}
          aria-label={t('faqs.search')}
          placeholder={t('faqs.search')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        {search !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('faqs.clear')}
            onClick={(event) => {
              event.currentTarget.closest('form')?.querySelector('input')?.focus()
              onSearch('')
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
      </div>
      <p className={styles.count} role="status">
        {isSearching && count > 0 && t('faqs.found', { count, number: formatNumber(count, language) })}
      </p>
    </form>
  )
}
