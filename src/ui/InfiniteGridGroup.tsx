import { memo, type ReactNode } from 'react'
import styles from './InfiniteGrid.module.css'
import { GROUP } from './useGroups'

export type RenderCard = (item: unknown, place: number) => ReactNode

type Props = {
  items: readonly unknown[]
  /** The place of the first one in the whole list. */
  start: number
  /** Number of cards that are still to come behind them. */
  waiting: number
  waitingCard: ReactNode
  /** The page holds the cards, or their space alone. */
  isDrawn: boolean
  /** How many cards the list has, -1 while it is unknown. */
  total: number
  keyOf: (item: unknown) => string
  renderCard: RenderCard
}

/** Some cards of a long list; when others come, these are neither drawn nor laid out again. */
export const Group = memo(
  function Group({ items, start, waiting, waitingCard, isDrawn, total, keyOf, renderCard }: Props) {
    if (!isDrawn) return <div role="presentation" className={styles.placeholder} />
    return (
      <div role="presentation" className={styles.grid} data-full={items.length === GROUP}>
        {items.map((item, index) => (
          <Cell key={keyOf(item)} item={item} place={start + index} total={total} renderCard={renderCard} />
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each keeps its place until the card comes that takes it
          <div key={`waiting ${items.length + index}`} className={styles.waiting} aria-hidden="true">
            {waitingCard}
          </div>
        ))}
      </div>
    )
  },
  // A waiting card is as good as the other.
  (before, now) =>
    before.items === now.items &&
    before.waiting === now.waiting &&
    before.isDrawn === now.isDrawn &&
    before.total === now.total &&
    before.renderCard === now.renderCard,
)

type CellProps = { item: unknown; place: number; total: number; renderCard: RenderCard }

const Cell = memo(function Cell({ item, place, total, renderCard }: CellProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of the list above, which is no <ul>
    <div role="listitem" aria-posinset={place + 1} aria-setsize={total} className={styles.cell}>
      {renderCard(item, place)}
    </div>
  )
})
