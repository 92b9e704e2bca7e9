import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TabMessage } from '@/state/learning/ports'
import { openTabChannel } from '@/state/learning/tabs'
import { aRecord } from './records'
import { until } from './time'

function openTab() {
  const messages: TabMessage[] = []
  const tabs = openTabChannel((message) => messages.push(message))
  onTestFinished(() => tabs.leave())
  return { ...tabs, messages }
}

describe('tabs of one browser', () => {
  it('receive the messages of other tabs, but not their own', async () => {
    const [one, other] = [openTab(), openTab()]
    const message: TabMessage = { userId: 'u', records: [aRecord({ status: 'completed' })], line: 'sending' }
    one.post(message)
    await until(() => expect(other.messages).toEqual([message]))
    expect(one.messages).toEqual([])
  })

  it('send and receive nothing after they have left', async () => {
    const [one, gone, other] = [openTab(), openTab(), openTab()]
    gone.leave()
    gone.post({ userId: 'u', line: 'offline' })
    one.post({ userId: 'u', line: 'server' })
    await until(() => expect(other.messages).toEqual([{ userId: 'u', line: 'server' }]))
    expect(gone.messages).toEqual([])
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
  ])('work alone if the browser’s channel %s', (_name, channel) => {
    vi.stubGlobal('BroadcastChannel', channel)
    const tab = openTab()
    tab.post({ userId: 'u', line: 'offline' })
    expect(tab.messages).toEqual([])
  })
})
