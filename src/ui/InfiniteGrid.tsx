import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from './BusyButton'
import styles from './InfiniteGrid.module.css'
import { Group, type RenderCard } from './InfiniteGridGroup'
import { useDrawnGroups } from './useDrawnGroups'
import { GROUP, useGroups } from './useGroups'
import { useMorePages } from './useMorePages'
import { useRowHeight } from './useRowHeight'

type Props<Item> = {
  /** In order and without duplicates (see `onceEach` in `domain/catalogue/pages`). */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Renders one card. The function must be stable, so that cards of unchanged items do not render again. */
  renderCard: (item: Item, place: number) => ReactNode
  /** The placeholder of a card, of the same size. */
  waitingCard: ReactNode
  /** The largest number of columns; fewer items or less space give fewer columns. */
  columns: 1 | 2 | 3 | 4 | 5
  /** There is a next page. */
  hasMore: boolean
  /** The first or the next page is loading. */
  isLoading: boolean
  /** The last request for a page failed. */
  hasFailed: boolean
  /** Requests the next page, or repeats the request that failed. */
  onMore: () => void
  /** The number of items as text, such as '18 posts'. Screen readers announce its changes. */
  status: string
  /** The accessible name of the list. */
  label: string
}

/**
 * Cards in columns. The next page loads when 80 % of the last card is visible, or when the user has passed it
 * (docs/behaviour/public.md#pages-of-the-blog). A keyboard user loads it with the button 'Load more', so that
 * she can reach the footer. A button below the cards repeats a failed request.
 *
 * ```tsx
 * const works = useGetWorkPagesInfiniteQuery({ countryName }) // options: api/pagesOf
 * const pages = works.data?.pages ?? []
 * const items = useMemo(() => onceEach(pages.flatMap((page) => page.data), slugOf), [pages])
 * <InfiniteGrid key={countryName} items={items} keyOf={slugOf} renderCard={drawWork} columns={5}
 *   waitingCard={<WaitingWork />} hasMore={works.hasNextPage} isLoading={works.isFetching}
 *   hasFailed={works.isError} onMore={works.fetchNextPage} … />
 * ```
 * Another list needs another `key`. Without items, `isLoading` shows a page of placeholders and `hasFailed` a
 * retry; the caller shows the empty result. Cards of equal height keep the scroll position after Back.
 */
export function InfiniteGrid<Item>(props: Props<Item>) {
  const { items, keyOf, renderCard, waitingCard, columns, hasMore, isLoading, hasFailed, status, label } =
    props
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const { isAutomatic, ask, rootProps } = useMorePages(list, props)
  useRowHeight(list, items.length > 0)
  // A complete list has no placeholders while it loads again, for example in another language.
  const waiting = (isLoading && (items.length === 0 || hasMore)) || isAutomatic ? WAITING : 0
  const groups = useGroups(items, items.length + waiting)
  const { isDrawn, focusProps } = useDrawnGroups(list, groups.length)
  return (
    <div {...rootProps}>
      <p className="visually-hidden" role="status">
        {isLoading
          ? t('ui.more.loading')
          : hasFailed
            ? t(items.length > 0 ? 'ui.more.failed' : 'ui.more.listFailed')
            : status}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: an <ul> may contain only items, and these are in groups */}
      <div
        ref={list}
        role="list"
        className={styles.list}
        data-columns={items.length > 0 && !hasMore ? Math.min(items.length, columns) : columns}
        aria-label={label}
        aria-busy={isLoading}
        {...focusProps}
      >
        {groups.map((group, index) => (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its index
            key={index}
            items={group}
            start={index * GROUP}
            waiting={clamp(items.length + waiting - index * GROUP - group.length, GROUP - group.length)}
            waitingCard={waitingCard}
            isDrawn={isDrawn(index)}
            total={hasMore ? -1 : items.length}
            keyOf={keyOf as (item: unknown) => string}
            renderCard={renderCard as RenderCard}
          />
        ))}
      </div>
      <Foot items={items} hasMore={hasMore} isLoading={isLoading} hasFailed={hasFailed} onPress={ask} />
    </div>
  )
}

/** The number of placeholders for the next page, enough to keep the content below out of view. */
const WAITING = 9

/** The part of `count` that fits into `capacity`, at least 0. */
const clamp = (count: number, capacity: number) => Math.max(0, Math.min(count, capacity))

type FootProps = Pick<Props<unknown>, 'items' | 'hasMore' | 'isLoading' | 'hasFailed'> & {
  onPress: () => void
}

function Foot({ items, hasMore, isLoading, hasFailed, onPress }: FootProps) {
  const { t } = useTranslation()
  const noticeId = useId()
  const failed = hasFailed && !isLoading
  if (!hasMore && !failed) return null
  return (
    <div className={styles.foot}>
      {failed && (
        <p id={noticeId} className={styles.notice}>
          {t(items.length > 0 ? 'ui.more.failed' : 'ui.more.listFailed')}
        </p>
      )}
      <BusyButton isBusy={isLoading} aria-describedby={failed ? noticeId : undefined} onClick={onPress}>
        {failed ? t('ui.retry') : isLoading ? t('ui.more.loading') : t('ui.more.load')}
      </BusyButton>
    </div>
  )
}
