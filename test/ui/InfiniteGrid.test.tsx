import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { InfiniteGrid } from '@/ui/InfiniteGrid'
import { giveSight } from '../helpers/sight'

type Item = { slug: string }

const keyOf = ({ slug }: Item) => slug
const renderCard = ({ slug }: Item) => <a href={`/${slug}`}>{slug}</a>
const numbered = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ slug: `card ${from + index + 1}` }))

const cards = () => screen.getAllByRole('listitem')
const last = () => cards().at(-1) as HTMLElement
const more = () => screen.getByRole('button', { name: 'Load more' })

type Given = { pages?: number; fails?: () => boolean; onMore?: () => void }

/** A list with pages of three items, which arrive at once. */
function Pages({ pages = 99, fails = () => false, onMore = () => {} }: Given) {
  const [page, setPage] = useState(1)
  const [hasFailed, setFailed] = useState(false)
  return (
    <InfiniteGrid
      items={numbered(page * 3)}
      keyOf={keyOf}
      renderCard={renderCard}
      waitingCard={<span>waiting</span>}
      columns={3}
      hasMore={page < pages}
      isLoading={false}
      hasFailed={hasFailed}
      onMore={() => {
        onMore()
        setFailed(fails())
        if (!fails()) setPage(page + 1)
      }}
      status={`${page * 3} cards`}
      label="Cards"
    />
  )
}

function showList(given: Given = {}) {
  const sight = giveSight()
  const onMore = vi.fn()
  return { ...render(<Pages {...given} onMore={onMore} />), ...sight, onMore, user: userEvent.setup() }
}

const leave = () => act(() => (document.activeElement as HTMLElement).blur())

describe('a list that grows', () => {
  test('loads the next page when the last card is 80% visible and hasNext is true', async () => {
    const { see, onMore } = showList()
    await see(last(), 0.79)
    await see(cards()[1] as HTMLElement)
    expect(onMore).not.toHaveBeenCalled()
    await see(last(), 0.8)
    expect(onMore).toHaveBeenCalledOnce()
    expect(cards()).toHaveLength(6)
  })

  test('counts the last card as seen if a fast scroll has skipped it', () => {
    const { optionsFor } = showList()
    expect(optionsFor(last())).toEqual([{ threshold: 0.8, rootMargin: '1000000px 0px 0px' }])
  })

  test('requests nothing if there is no next page', () => {
    const { isWatched } = showList({ pages: 1 })
    expect(isWatched(last())).toBe(false)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('loads pages as long as there is a next one', async () => {
    const { see, onMore } = showList({ pages: 26 })
    for (let page = 0; page < 25; page++) await see(last())
    expect(onMore).toHaveBeenCalledTimes(25)
    expect(cards()).toHaveLength(78)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('loads more only by its button while the focus is in it', async () => {
    const { isWatched, onMore, user } = showList()
    await user.tab()
    expect(isWatched(last())).toBe(false)
    await user.tab()
    await user.tab()
    await user.tab()
    expect(more()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onMore).toHaveBeenCalledOnce()
    expect(screen.getByRole('link', { name: 'card 4' })).toHaveFocus()
    leave()
    expect(isWatched(last())).toBe(true)
  })

  test('announces the number of its cards', async () => {
    const { see } = showList()
    expect(screen.getByRole('status')).toHaveTextContent('3 cards')
    await see(last())
    expect(screen.getByRole('status')).toHaveTextContent('6 cards')
  })

  test('keeps its cards if a page cannot be loaded, and offers another try', async () => {
    let isDown = true
    const { see, isWatched, onMore, user } = showList({ fails: () => isDown })
    await see(last())
    expect(cards()).toHaveLength(3)
    expect(screen.getByRole('status')).toHaveTextContent('The next ones could not be loaded.')
    expect(isWatched(last())).toBe(false)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(cards()).toHaveLength(6)
    expect(onMore).toHaveBeenCalledTimes(2)
  })

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [7, 3],
  ])('%i cards fill at most %i columns', (count, columns) => {
    giveSight()
    render(
      <InfiniteGrid
        items={numbered(count)}
        keyOf={keyOf}
        renderCard={renderCard}
        waitingCard={null}
        columns={3}
        hasMore={false}
        isLoading={false}
        hasFailed={false}
        onMore={() => {}}
        status=""
        label="Cards"
      />,
    )
    expect(screen.getByRole('list', { name: 'Cards' })).toHaveAttribute('data-columns', String(columns))
  })

  test.each([
    ['the first page', 0, false, 9],
    ['the next page', 3, true, 9],
    ['a complete list again', 3, false, 0],
  ])('while it loads %s: %i cards and hasMore %j give %i placeholders', (_what, count, hasMore, waiting) => {
    giveSight()
    render(
      <InfiniteGrid
        items={numbered(count)}
        keyOf={keyOf}
        renderCard={renderCard}
        waitingCard={<span>waiting</span>}
        columns={3}
        hasMore={hasMore}
        isLoading
        hasFailed={false}
        onMore={() => {}}
        status=""
        label="Cards"
      />,
    )
    expect(screen.queryAllByText('waiting')).toHaveLength(waiting)
  })

  test('renders a card again only when its item changes', async () => {
    const { see } = giveSight()
    const draw = vi.fn(renderCard)
    const shared = { keyOf, renderCard: draw, waitingCard: null, columns: 3, hasFailed: false } as const
    const rest = { ...shared, isLoading: false, hasMore: true, onMore: () => {}, status: '', label: 'Cards' }
    const first = numbered(3)
    const { rerender } = render(<InfiniteGrid items={first} {...rest} />)
    await see(last())
    rerender(<InfiniteGrid items={[...first, ...numbered(3, 3)]} {...rest} />)
    expect(draw).toHaveBeenCalledTimes(6)
  })
})

describe('a list of thousands of cards', () => {
  const items = numbered(2000)

  function showLong(count = items.length) {
    const sight = giveSight()
    render(
      <InfiniteGrid
        items={items.slice(0, count)}
        keyOf={keyOf}
        renderCard={renderCard}
        waitingCard={null}
        columns={3}
        hasMore={false}
        isLoading={false}
        hasFailed={false}
        onMore={() => {}}
        status=""
        label="Cards"
      />,
    )
    const groups = [...screen.getByRole('list', { name: 'Cards' }).children]
    /** The reader scrolls to a group, and leaves another. */
    const goTo = async (place: number, from?: number) => {
      if (from !== undefined) await sight.see(groups[from] as Element, 0)
      await sight.see(groups[place] as Element)
    }
    return { goTo, user: userEvent.setup() }
  }

  const link = (name: string) => screen.queryByRole('link', { name })

  test('renders the cards near the viewport, the first and the last ones', async () => {
    const { goTo } = showLong()
    expect(link('card 1')).toBeVisible()
    expect(link('card 1000')).toBeNull()
    expect(link('card 2000')).toBeVisible()
    await goTo(16)
    expect(link('card 1')).toBeVisible()
    expect(link('card 1000')).toBeVisible()
    expect(link('card 500')).toBeNull()
    await goTo(8, 16)
    expect(link('card 500')).toBeVisible()
    expect(link('card 1000')).toBeNull()
  })

  test('renders at most 360 cards at any scroll position', async () => {
    const { goTo } = showLong()
    for (let place = 0; place < 34; place++) {
      await goTo(place, place - 1 < 0 ? undefined : place - 1)
      expect(cards().length).toBeLessThanOrEqual(6 * 60)
    }
  })

  test('gives each card its position and the number of all cards', () => {
    showLong()
    expect(last()).toHaveAttribute('aria-posinset', '2000')
    expect(last()).toHaveAttribute('aria-setsize', '2000')
  })

  test('keeps the focused card and its neighbours rendered at any scroll position', async () => {
    const { goTo, user } = showLong()
    await goTo(16)
    act(() => link('card 1000')?.focus())
    await goTo(30, 16)
    expect(link('card 1000')).toHaveFocus()
    await user.tab()
    expect(link('card 1001')).toHaveFocus()
    leave()
    expect(link('card 1000')).toBeNull()
  })

  test('is rendered whole if it has only three hundred, so that the browser can search it', () => {
    showLong(300)
    expect(cards()).toHaveLength(300)
  })
})
