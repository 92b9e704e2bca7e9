import { describe, expect, test } from 'vitest'
import { normalizePost } from '@/api/normalizePosts'
import type { BlogDetail } from '@/api/types'

describe('a post as it can be read', () => {
  test.each([
    [true, '/one.png'],
    [false, ''],
    ['true', ''],
    [1, ''],
    [undefined, ''],
  ])('has its picture only where showInBlog is really true: %j', (showInBlog, imageUrl) => {
    const post = { title: 'One', imageUrl: '/one.png', showInBlog } as BlogDetail
    expect(normalizePost(post).imageUrl).toBe(imageUrl)
  })
})
