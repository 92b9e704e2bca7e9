import { describe, expect, test } from 'vitest'
import { normalizePost } from '@/api/normalizePosts'
import type { BlogDetail } from '@/api/types'

describe('a normalized post', () => {
  test.each([
    [true, '/one.png'],
    [false, ''],
    ['true', ''],
    [1, ''],
    [undefined, ''],
  ])('has its picture only if showInBlog is exactly true: %j', (showInBlog, imageUrl) => {
    const post = { title: 'One', imageUrl: '/one.png', showInBlog } as BlogDetail
    expect(normalizePost(post).imageUrl).toBe(imageUrl)
  })
})
