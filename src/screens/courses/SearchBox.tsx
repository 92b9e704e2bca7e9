import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX_LENGTH } from '@/lib/constants'
import { formatNumber } from '@/lib/numbers'
import { searchCommitted } from '@/state/catalogue/slice'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import actions from '@/ui/action.module.css'
import box from '@/ui/searchBox.module.css'
import styles from './SearchBox.module.css'
import type { Tell } from './useCatalogue'

type Props = { committed: string; tell: Tell }

/** Nothing is searched until Search is pressed, or Enter. */
export function SearchBox({ committed, tell }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const noticeId = useId()
  const [draft, setDraft] = useState(committed)
  const [drafted, setDrafted] = useState(committed)
  // Back, a link or 'Clear search' has changed what is searched: what was typed gives way.
  if (drafted !== committed) {
    setDrafted(committed)
    setDraft(committed)
  }
  const isFull = draft.length >= SEARCH_MAX_LENGTH

  function commit(event: FormEvent) {
    event.preventDefault()
    tell(searchCommitted(draft))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of two years ago know the role, not the element
    <form className={styles.search} role="search" onSubmit={commit}>
      <div className={box.box}>
        <svg className={box.glyph} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20" />
        </svg>
        <input
          type="search"
          className={box.input}
          aria-label={t('courses.search.label')}
          aria-describedby={isFull ? noticeId : undefined}
          placeholder={t('courses.search.placeholder')}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={SEARCH_MAX_LENGTH}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit" className={actions.primary}>
          {t('courses.search.submit')}
        </button>
      </div>
      <p id={noticeId} className={styles.notice} role="status">
        {isFull && t('courses.search.tooLong', { number: formatNumber(SEARCH_MAX_LENGTH, language) })}
      </p>
    </form>
  )
}
