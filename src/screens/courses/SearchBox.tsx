import { type FormEvent, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX_LENGTH } from '@/lib/config/constants'
import { formatNumber } from '@/lib/i18n/numbers'
import { searchCommitted } from '@/state/catalogue/slice'
import { useAppDispatch, useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { SearchField } from '@/ui/SearchField'
import styles from './SearchBox.module.css'

type Props = { committed: string; field: Ref<HTMLInputElement> }

/** Searches only after a press on 'Search' or Enter. */
export function SearchBox({ committed, field }: Props) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const noticeId = useId()
  const [draft, setDraft] = useState(committed)
  const [drafted, setDrafted] = useState(committed)
  // Back, a link or 'Clear search' has changed the search, so it replaces the typed text.
  if (drafted !== committed) {
    setDrafted(committed)
    setDraft(committed)
  }
  const isFull = draft.length >= SEARCH_MAX_LENGTH

  function commit(event: FormEvent) {
    event.preventDefault()
    dispatch(searchCommitted(draft))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older supported browsers know the role, not the element
    <form className={styles.search} role="search" method="get" onSubmit={commit}>
      <SearchField
        ref={field}
        name="search"
        label={t('courses.search.label')}
        placeholder={t('courses.search.placeholder')}
        describedBy={isFull ? noticeId : undefined}
        value={draft}
        onChange={setDraft}
        submitText={t('courses.search.submit')}
      />
      <p id={noticeId} className={styles.notice} role="status">
        {isFull && t('courses.search.tooLong', { number: formatNumber(SEARCH_MAX_LENGTH, language) })}
      </p>
    </form>
  )
}
