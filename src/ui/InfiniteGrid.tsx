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
  /** Each once (`domain/catalogue/pages` has `onceEach`), in their order. */
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Draws one card. Give a function that stays the same: cards whose item stays are not drawn again. */
  renderCard: (item: Item, place: number) => ReactNode
  /** Stands where a card is still to come, as large as a card is. */
  waitingCard: ReactNode
  /** Side by side at most; with fewer items or less room there are fewer. */
  columns: 1 | 2 | 3 | 4 | 5
  /** There is a next page. */
  hasMore: boolean
  /** A page, the first or the next one, is on its way. */
  isLoading: boolean
  /** The last request for a page failed. */
  hasFailed: boolean
  /** Asks for the next page, or again for the one that did not come. */
  onMore: () => void
  /** How many there are, in words: '18 posts'. Read aloud whenever it changes. */
  status: string
  /** The list's name for screen readers. */
  label: string
}

/**
 * Cards in columns that load the next page when 80 % of the last card is seen, or when the user has passed it
 * (docs/behaviour/public.md#pages-of-the-blog). While the user goes through the list by keyboard, the next
 * page waits for the button 'Load more', so that the footer can be reached. A button below the cards asks
 * again for a page that failed.
 *
 * ```tsx
 * const works = useGetWorkPagesInfiniteQuery({ countryName })            // options: api/pagesOf
 * const items = useMemo(() => onceEach(works.data?.pages.flatMap((page) => page.data) ?? [], slugOf), [works.data])
 * <InfiniteGrid key={countryName} items={items} keyOf={slugOf} renderCard={drawWork} waitingCard={<WaitingWork />} columns={5}
 *   hasMore={works.hasNextPage} isLoading={works.isFetching} hasFailed={works.isError} onMore={works.fetchNextPage} … />
 * ```
 * Give it another `key` for another list. No items and `isLoading` are a page of waiting cards, no items and
 * `hasFailed` the quiet 'try again'; what stands where nothing was found is yours. Cards of one height keep
 * the place when somebody comes Back.
 */
export function InfiniteGrid<Item>(props: Props<Item>) {
  const { items, keyOf, renderCard, waitingCard, columns, hasMore, isLoading, hasFailed, status, label } =
    props
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const { isAutomatic, ask, rootProps } = useMorePages(list, props)
  useRowHeight(list, items.length > 0)
  // Nothing follows a complete list that is requested again, such as in another language.
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
      {/* biome-ignore lint/a11y/useSemanticElements: an <ul> holds nothing but its items, and these stand in groups */}
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
            // biome-ignore lint/suspicious/noArrayIndexKey: the first sixty, the next sixty: a group is its place
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

/** Number of placeholders for the next page: the content below stays out of sight, and does not jump. */
const WAITING = 9

/** How many of them, from none to all there is room for. */
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
