import { describe, expect, test } from 'vitest'
import type { BlogDetail } from '@/api/types'
import { usablePost } from '@/api/usablePosts'

describe('a post as it can be read', () => {
  test.each([
    [true, '/one.png'],
    [false, ''],
    ['true', ''],
    [1, ''],
    [undefined, ''],
  ])('has its picture only where showInBlog is really true: %j', (showInBlog, imageUrl) => {
    const post = { title: 'One', imageUrl: '/one.png', showInBlog } as BlogDetail
    expect(usablePost(post).imageUrl).toBe(imageUrl)
  })
})
