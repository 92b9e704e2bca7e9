import { describe, expect, it, vi } from 'vitest'
import {
  createUnloadJournal,
  forgetJournal,
  isJournalKey,
  readJournals,
} from '@/state/learning/unloadJournal'
import { aRecord, fullRecord } from './records'

const leave = (tab: string, text: string) => localStorage.setItem(`progress-mirror:${tab}`, text)
const keys = () => Object.keys(localStorage).toSorted()
const found = () => readJournals().flatMap(({ records }) => records)

describe('the journal of a page that hides', () => {
  it('is found complete by the next page', () => {
    createUnloadJournal('one').write([fullRecord])
    expect(found()).toEqual([fullRecord])
  })

  it('has a key per tab, and a tab removes only its own', () => {
    const [one, other] = [createUnloadJournal('one'), createUnloadJournal('other')]
    one.write([aRecord({ lessonId: 'read' })])
    other.write([aRecord({ lessonId: 'look' })])
    expect(keys()).toEqual(['progress-mirror:one', 'progress-mirror:other'])
    one.clear()
    expect(keys()).toEqual(['progress-mirror:other'])
  })

  it('is removed, unless its tab has written it again meanwhile', () => {
    const journal = createUnloadJournal('one')
    journal.write([aRecord()])
    const [left] = readJournals()
    journal.write([aRecord({ status: 'completed' })])
    forgetJournal(left!)
    expect(found()).toEqual([aRecord({ status: 'completed' })])
    forgetJournal(readJournals()[0]!)
    expect(keys()).toEqual([])
  })

  it('is distinguished from everything else that the site stores', () => {
    localStorage.setItem('player', '{}')
    expect(readJournals()).toEqual([])
    expect([isJournalKey('progress-mirror:x'), isJournalKey('player'), isJournalKey(null)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('a journal with invalid content', () => {
  const { draft: _draft, ...older } = aRecord()

  it.each([
    ['no JSON', '{"userId":'],
    ['no list', '{"userId":"u-001"}'],
    ['null', 'null'],
    ['a list of other things', '[null, 7, "x", [], {}]'],
    ['a record without its parts', JSON.stringify([older])],
    ['a position without its timestamp', JSON.stringify([{ ...aRecord(), position: { second: 5 } }])],
    ['a choice that is a number', JSON.stringify([{ ...aRecord(), draft: { 0: 3 } }])],
    ['a timestamp that is a date', JSON.stringify([{ ...aRecord(), page: { number: 2, at: '2026-11-01' } }])],
    [
      'text in place of numbers',
      JSON.stringify([{ ...aRecord(), saved: { ...aRecord().saved, position: { count: '1', tab: 't' } } }]),
    ],
  ])('is ignored, and can be removed: %s', (_name, text) => {
    leave('old', text)
    expect(readJournals()).toEqual([{ key: 'progress-mirror:old', text, records: [] }])
    forgetJournal(readJournals()[0]!)
    expect(keys()).toEqual([])
  })

  it('does not affect valid records beside it', () => {
    leave('old', JSON.stringify([older, fullRecord]))
    expect(found()).toEqual([fullRecord])
  })
})

it('a full or forbidden storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('No', 'QuotaExceededError')
  }
  for (const method of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
  const journal = createUnloadJournal('one')
  journal.write([aRecord()])
  journal.clear()
  const forbidden = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
  expect(readJournals()).toEqual([])
  forbidden.mockRestore()
})
