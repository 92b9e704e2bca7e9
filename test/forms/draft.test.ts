import { expect, it, vi } from 'vitest'
import { forgetDrafts, keepDraft, readDraft } from '@/forms/draft'

const start = { name: '', email: '' }

it('a draft survives a reload in its own tab alone', () => {
  keepDraft('letter', { name: 'Sara', email: '' }, start)
  expect(readDraft('letter', start)).toEqual({ name: 'Sara', email: '' })
  expect(localStorage).toHaveLength(0)
})

it('a draft is deleted once it equals the initial values', () => {
  keepDraft('letter', { name: 'Sara' }, start)
  keepDraft('letter', start, start)
  expect(sessionStorage).toHaveLength(0)
})

it('the drafts of all forms are deleted together, and nothing else', () => {
  sessionStorage.setItem('donation:choice', '{}')
  keepDraft('letter', { name: 'Sara' }, start)
  keepDraft('other', { name: 'Sara' }, start)
  forgetDrafts()
  expect(readDraft('letter', start)).toEqual(start)
  expect(Object.keys(sessionStorage)).toEqual(['donation:choice'])
})

it.each(['', '{', 'null', '7', '[]', '{"name":{"first":"x"},"other":"y"}'])(
  'a stored draft of %j is read without its invalid fields',
  (kept) => {
    sessionStorage.setItem('draft:letter', kept)
    expect(readDraft('letter', start)).toEqual(start)
  },
)

it('a draft is skipped without an error if the browser forbids storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  keepDraft('letter', { name: 'Sara' }, start)
  expect(readDraft('letter', start)).toEqual(start)
})
