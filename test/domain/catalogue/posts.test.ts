import { describe, expect, test } from 'vitest'
import { blogViewToParams, parseBlogView } from '@/domain/catalogue/posts'

const read = (query: string) => parseBlogView(new URLSearchParams(query))

describe('the address of the blog list', () => {
  test.each([
    ['', '', 'desc'],
    ['filter=asc', '', 'asc'],
    ['filter=desc&search=school', 'school', 'desc'],
    ['filter=ASC', '', 'desc'],
    ['filter=drop%20table', '', 'desc'],
    ['filter=asc&filter=desc', '', 'asc'],
    ['search=%20%20school%20', 'school', 'desc'],
    [`search=${'x'.repeat(5000)}`, 'x'.repeat(200), 'desc'],
    ['search=%F0%9F', '�', 'desc'],
  ])("'%s' is read as the search '%s', %s", (query, search, filter) => {
    expect(read(query)).toEqual({ search, filter })
  })

  test('contains the filter, and the search if there is one', () => {
    expect(blogViewToParams({ search: 'a b', filter: 'desc' }).toString()).toBe('search=a+b&filter=desc')
    expect(blogViewToParams({ search: '', filter: 'asc' }).toString()).toBe('filter=asc')
  })
})
