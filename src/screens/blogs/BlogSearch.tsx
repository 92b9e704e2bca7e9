import { type FormEvent, type Ref, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router'
import { cleanSearch } from '@/domain/text/text'
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_LENGTH } from '@/lib/config/constants'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { SearchField } from '@/ui/SearchField'
import styles from './BlogSearch.module.css'

type Props = {
  committed: string
  /** The key of the current history entry. */
  visit: string
  field: Ref<HTMLInputElement>
  onSearch: (search: string) => void
}

/** Searches half a second after the last key, or at once on Enter. */
export function BlogSearch(props: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const noticeId = useId()
  const { draft, setDraft, commit } = useDraft(props)
  const isFull = draft.length >= SEARCH_MAX_LENGTH

  function submit(event: FormEvent) {
    event.preventDefault()
    commit()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older supported browsers know the role, not the element
    <form role="search" method="get" onSubmit={submit}>
      <SearchField
        ref={props.field}
        name="search"
        label={t('blog.search.label')}
        placeholder={t('blog.search.placeholder')}
        describedBy={isFull ? noticeId : undefined}
        value={draft}
        onChange={setDraft}
        submitText={t('blog.search.submit')}
      />
      <p id={noticeId} className={styles.notice} role="status">
        {isFull && t('blog.search.tooLong', { number: formatNumber(SEARCH_MAX_LENGTH, language) })}
      </p>
    </form>
  )
}

/** The typed text and the time of its search. Back, a link or 'Clear search' replaces the text. */
function useDraft({ committed, visit, onSearch }: Props) {
  const isReturn = useNavigationType() === 'POP'
  const [draft, setDraft] = useState(committed)
  const [shown, setShown] = useState({ committed, visit })
  const [asked, setAsked] = useState<string>()
  if (shown.visit !== visit) {
    setShown({ committed, visit })
    // This search's own result has arrived. The visitor may have typed more meanwhile, so the text stays.
    const isOurs = asked === committed && !isReturn
    if (!isOurs && (isReturn || shown.committed !== committed)) setDraft(committed)
    setAsked(undefined)
  }

  const commit = useEffectEvent(() => {
    const search = cleanSearch(draft)
    if (search === committed) return
    setAsked(search)
    onSearch(search)
  })

  useEffect(() => {
    if (cleanSearch(draft) === committed) return
    const timer = setTimeout(() => commit(), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [draft, committed])

  return { draft, setDraft, commit }
}
