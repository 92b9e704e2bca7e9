import { describe, expect, it } from 'vitest'
import { unlistedPosts } from '../../../mocks/content/blog/unlisted'

describe('posts that no list shows', () => {
  it('are as many as are asked for, each another one, newest first', () => {
    const posts = unlistedPosts('many-2000') ?? []
    expect(posts).toHaveLength(2000)
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(2000)
    const days = posts.map(({ createdAt }) => createdAt)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  it.each(['', 'many', 'many-0', 'many-10001', 'many-9e9', 'so many-20'])(
    "are not what '%s' finds",
    (search) => {
      expect(unlistedPosts(search)).toBeUndefined()
    },
  )
})
