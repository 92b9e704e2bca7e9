// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { electLeader, takenElsewhere, underLock } from '@/lib/async/webLock'
import { fakeLocks, giveLocks } from '../../helpers/locks'

const NAME = 'progress-sender:u'

let changes: string[] = []

beforeEach(() => {
  changes = []
})

/** A tab that takes part in the leader election, and records when it gets and loses the lead. */
function joinElection(tab: string) {
  const stop = new AbortController()
  const steal = electLeader(NAME, {
    signal: stop.signal,
    onTaken: () => changes.push(`${tab} leads`),
    onLost: () => changes.push(`${tab} lost the lead`),
  })
  return { steal, leave: () => stop.abort() }
}

/** Locks answer in microtasks, of which none is left in the next task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('the leader election of the tabs', () => {
  it('makes the first tab the leader, and the next one when the first has left', async () => {
    giveLocks(fakeLocks())
    const first = joinElection('first')
    joinElection('second')
    await nextTask()
    expect(changes).toEqual(['first leads'])
    first.leave()
    await nextTask()
    expect(changes).toEqual(['first leads', 'second leads'])
  })

  it('does not elect a tab that has stopped waiting', async () => {
    giveLocks(fakeLocks())
    const first = joinElection('first')
    const second = joinElection('second')
    await nextTask()
    second.leave()
    first.leave()
    await nextTask()
    expect(changes).toEqual(['first leads'])
  })

  it('replaces a leader that seems asleep; it leads again when the other tab has left', async () => {
    giveLocks(fakeLocks())
    joinElection('sleeper')
    const other = joinElection('other')
    await nextTask()
    other.steal()
    await nextTask()
    expect(changes).toEqual(['sleeper leads', 'sleeper lost the lead', 'other leads'])
    other.leave()
    await nextTask()
    expect(changes.at(-1)).toBe('sleeper leads')
  })

  it('elects the next tab if the elected one has left meanwhile', async () => {
    giveLocks(fakeLocks())
    joinElection('sleeper')
    const gone = joinElection('gone')
    await nextTask()
    gone.steal()
    gone.leave()
    await nextTask()
    expect(changes).toEqual(['sleeper leads', 'sleeper lost the lead', 'sleeper leads'])
  })
})

describe('a browser without usable locks', () => {
  it('lets each tab lead if it has no locks', () => {
    joinElection('first')
    joinElection('second')
    expect(changes).toEqual(['first leads', 'second leads'])
  })

  it('lets each tab lead after one request if it refuses locks', async () => {
    const refusing = {
      request: vi.fn(async () => {
        throw new DOMException('The request was denied.', 'SecurityError')
      }),
    }
    giveLocks(refusing)
    const tab = joinElection('first')
    await nextTask()
    expect(changes).toEqual(['first leads'])
    expect(refusing.request).toHaveBeenCalledTimes(1)
    tab.leave()
  })
})

describe('work under a lock', () => {
  const work = async () => 'done'

  it('runs in each tab of a browser without locks', async () => {
    expect(await underLock('donation', work)).toBe('done')
  })

  it('does not run in a second tab, which does not wait either', async () => {
    const request = vi.fn((_name: string, options: LockOptions, hold: (lock: Lock | null) => unknown) => {
      expect(options).toEqual({ ifAvailable: true })
      return Promise.resolve(hold(null))
    })
    giveLocks({ request })
    const unused = vi.fn(work)
    expect(await underLock('donation', unused)).toBe(takenElsewhere)
    expect(unused).not.toHaveBeenCalled()
  })

  it('runs in a browser that refuses locks', async () => {
    giveLocks({ request: () => Promise.reject(new DOMException('Forbidden', 'SecurityError')) })
    expect(await underLock('donation', work)).toBe('done')
  })

  it('runs once, and rejects if it fails', async () => {
    giveLocks({
      request: async (_name: string, _options: LockOptions, hold: (lock: object) => unknown) => hold({}),
    })
    const failing = vi.fn(() => Promise.reject(new Error('No')))
    await expect(underLock('donation', failing)).rejects.toThrow('No')
    expect(failing).toHaveBeenCalledTimes(1)
  })
})
