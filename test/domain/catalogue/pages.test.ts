import { describe, expect, it } from 'vitest'
import { onceEach, pageAfter } from '@/domain/catalogue/pages'

const itself = (item: string) => item

describe('a list that arrives page by page', () => {
  it('shows a repeated item once, at its first place', () => {
    expect(onceEach(['a', 'b', 'a', 'c', 'b'], itself)).toEqual(['a', 'b', 'c'])
  })

  it('page numbering starts at 1 and increments after each successful load', () => {
    expect(pageAfter([['a']], 1, true, itself)).toBe(2)
    expect(pageAfter([['a'], ['b']], 2, true, itself)).toBe(3)
  })

  it.each([false, undefined, null, 'true', 1, {}])('ends where hasNext is %o', (hasNext) => {
    expect(pageAfter([['a']], 1, hasNext, itself)).toBeUndefined()
  })

  it('ends after a page without new items, whatever the server promises', () => {
    expect(pageAfter([[]], 1, true, itself)).toBeUndefined()
    expect(pageAfter([['a', 'b'], []], 2, true, itself)).toBeUndefined()
    expect(
      pageAfter(
        [
          ['a', 'b'],
          ['b', 'a'],
        ],
        2,
        true,
        itself,
      ),
    ).toBeUndefined()
    expect(
      pageAfter(
        [
          ['a', 'b'],
          ['b', 'c'],
        ],
        2,
        true,
        itself,
      ),
    ).toBe(3)
  })
})
