import { Button } from 'antd'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigationType } from 'react-router'
import { useGetBlogPagesInfiniteQuery } from '@/api/blog'
import { isApiError } from '@/api/errors'
import type { BlogSummary } from '@/api/types'
import { onceEach } from '@/domain/catalogue/pages'
import type { BlogView } from '@/domain/catalogue/posts'
import { formatNumber } from '@/lib/i18n/numbers'
import { useAppSelector } from '@/state/hooks'
import { selectLanguage } from '@/state/language/selectors'
import { EmptyState } from '@/ui/EmptyState'
import { InfiniteGrid } from '@/ui/InfiniteGrid'
import { PostCard, WaitingPostCard } from './PostCard'
import styles from './PostList.module.css'

type Props = { view: BlogView; visit: string; onClear: () => void }

/** The number of cards that are probably visible at once: their pictures load eagerly. */
const SEEN_AT_ONCE = 3

const slugOf = ({ slug }: BlogSummary) => slug
const drawPost = (post: BlogSummary, place: number) => <PostCard post={post} isFirst={place < SEEN_AT_ONCE} />

export function PostList({ view, visit, onClear }: Props) {
  const { t } = useTranslation()
  const language = useAppSelector(selectLanguage)
  const list = useGetBlogPagesInfiniteQuery({ ...view, visit })
  const { currentData, isFetching, error } = list
  const posts = useMemo(
    () => onceEach(currentData?.pages.flatMap(({ content }) => content) ?? [], slugOf),
    [currentData],
  )
  // If a refetch failed (after a change of language, say), the client loads the whole list again.
  const more = list.isFetchNextPageError || !list.isError ? list.fetchNextPage : list.refetch
  const place = useStartOf(visit)
  const isEmpty = currentData !== undefined && posts.length === 0
  return (
    <section ref={place} className={styles.posts}>
      <h2 className="visually-hidden">{t('blog.posts')}</h2>
      {isEmpty && !isFetching ? (
        <NothingFound search={view.search} onClear={onClear} />
      ) : (
        <InfiniteGrid
          key={visit}
          items={posts}
          keyOf={slugOf}
          renderCard={drawPost}
          waitingCard={<WaitingPostCard />}
          columns={3}
          hasMore={currentData !== undefined && list.hasNextPage}
          isLoading={isFetching}
          hasFailed={isApiError(error) && error.status !== 'aborted'}
          onMore={() => void more()}
          status={t('blog.shown', { count: posts.length, number: formatNumber(posts.length, language) })}
          label={t('blog.posts')}
        />
      )}
    </section>
  )
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="status">
      <EmptyState title={t('blog.none')}>
        {search && (
          <Button type="primary" onClick={onClear}>
            {t('blog.search.clear')}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}

/** Scrolls to the top of the list after a new search or order. */
function useStartOf(visit: string) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(visit)
  const how = useNavigationType()
  useLayoutEffect(() => {
    if (shown.current === visit) return
    shown.current = visit
    const top = place.current?.getBoundingClientRect().top ?? 0
    if (how !== 'POP' && top < 0) window.scrollBy(0, top)
  }, [visit, how])
  return place
}
