import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { meetTabs, type Word } from '@/state/progress/tabs'
import { aRecord } from './records'
import { until } from './time'

function openTab() {
  const words: Word[] = []
  const tabs = meetTabs((word) => words.push(word))
  onTestFinished(() => tabs.leave())
  return { ...tabs, words }
}

describe('tabs of one browser', () => {
  it('hear what another one tells, and not themselves', async () => {
    const [one, other] = [openTab(), openTab()]
    const word: Word = { userId: 'u', records: [aRecord({ status: 'completed' })], line: 'sending' }
    one.tell(word)
    await until(() => expect(other.words).toEqual([word]))
    expect(one.words).toEqual([])
  })

  it('say and hear nothing once they have left', async () => {
    const [one, gone, other] = [openTab(), openTab(), openTab()]
    gone.leave()
    gone.tell({ userId: 'u', line: 'offline' })
    one.tell({ userId: 'u', line: 'server' })
    await until(() => expect(other.words).toEqual([{ userId: 'u', line: 'server' }]))
    expect(gone.words).toEqual([])
  })

  it.each([
    ['is missing', undefined],
    [
      'throws, as where cookies are blocked',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
      },
    ],
  ])('where the browser’s channel %s, each tab is alone', (_name, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    const tab = openTab()
    tab.tell({ userId: 'u', line: 'offline' })
    expect(tab.words).toEqual([])
  })
})
