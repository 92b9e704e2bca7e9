import { expect, it, vi } from 'vitest'
import { forgetDrafts, keepDraft, readDraft } from '@/forms/draft'

const start = { name: '', email: '' }

it('a draft survives a reload in its own tab alone', () => {
  keepDraft('letter', { name: 'Sara', email: '' }, start)
  expect(readDraft('letter', start)).toEqual({ name: 'Sara', email: '' })
  expect(localStorage).toHaveLength(0)
})

it('is forgotten once nothing differs from the start', () => {
  keepDraft('letter', { name: 'Sara' }, start)
  keepDraft('letter', start, start)
  expect(sessionStorage).toHaveLength(0)
})

it('the drafts of all forms are dropped together, and nothing else', () => {
  sessionStorage.setItem('donation:choice', '{}')
  keepDraft('letter', { name: 'Sara' }, start)
  keepDraft('other', { name: 'Sara' }, start)
  forgetDrafts()
  expect(readDraft('letter', start)).toEqual(start)
  expect(Object.keys(sessionStorage)).toEqual(['donation:choice'])
})

it.each(['', '{', 'null', '7', '[]', '{"name":{"first":"x"},"other":"y"}'])(
  'of a draft that is %j only what fits the form is taken',
  (kept) => {
    sessionStorage.setItem('draft:letter', kept)
    expect(readDraft('letter', start)).toEqual(start)
  },
)

it('a browser that forbids storage lets one type all the same', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  keepDraft('letter', { name: 'Sara' }, start)
  expect(readDraft('letter', start)).toEqual(start)
})
