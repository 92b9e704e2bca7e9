import { memo, type ReactNode } from 'react'
import styles from './InfiniteGrid.module.css'
import { GROUP } from './useGroups'

export type RenderCard = (item: unknown, place: number) => ReactNode

type Props = {
  items: readonly unknown[]
  /** The index of the group's first item in the whole list. */
  start: number
  /** The number of placeholders after the items. */
  waiting: number
  waitingCard: ReactNode
  /** False if only the space of the group is rendered. */
  isDrawn: boolean
  /** The length of the whole list; -1 while it is unknown. */
  total: number
  keyOf: (item: unknown) => string
  renderCard: RenderCard
}

/** A group of cards of a long list. It does not render again when other groups change. */
export const Group = memo(
  function Group({ items, start, waiting, waitingCard, isDrawn, total, keyOf, renderCard }: Props) {
    if (!isDrawn) return <div role="presentation" className={styles.placeholder} />
    return (
      <div role="presentation" className={styles.grid} data-full={items.length === GROUP}>
        {items.map((item, index) => (
          <Cell key={keyOf(item)} item={item} place={start + index} total={total} renderCard={renderCard} />
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder has no id, and keeps its index until a card replaces it
          <div key={`waiting ${items.length + index}`} className={styles.waiting} aria-hidden="true">
            {waitingCard}
          </div>
        ))}
      </div>
    )
  },
  // All placeholders are alike, so `waitingCard` is not compared.
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
    // biome-ignore lint/a11y/useSemanticElements: it is an item of a list that is no <ul>
    <div role="listitem" aria-posinset={place + 1} aria-setsize={total} className={styles.cell}>
      {renderCard(item, place)}
    </div>
  )
})
