// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { electLeader, takenElsewhere, underLock } from '@/lib/async/webLock'
import { fakeLocks, giveLocks } from '../../helpers/locks'

const NAME = 'progress-sender:u'

let changes: string[] = []

beforeEach(() => {
  changes = []
})

/** A tab that stands in line, and notes when it gets and loses the turn. */
function standInLine(tab: string) {
  const stop = new AbortController()
  const steal = electLeader(NAME, {
    signal: stop.signal,
    onTaken: () => changes.push(`${tab} has it`),
    onLost: () => changes.push(`${tab} lost it`),
  })
  return { steal, leave: () => stop.abort() }
}

/** Locks answer in microtasks: none is left in the next turn. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('one sender across tabs', () => {
  it('the first that asks has the turn, the next one when that is gone', async () => {
    giveLocks(fakeLocks())
    const first = standInLine('first')
    standInLine('second')
    await nextTask()
    expect(changes).toEqual(['first has it'])
    first.leave()
    await nextTask()
    expect(changes).toEqual(['first has it', 'second has it'])
  })

  it('a tab that stops waiting never leads', async () => {
    giveLocks(fakeLocks())
    const first = standInLine('first')
    const second = standInLine('second')
    await nextTask()
    second.leave()
    first.leave()
    await nextTask()
    expect(changes).toEqual(['first has it'])
  })

  it('a tab that seems asleep loses the turn, stands in line again, and gets it when the other one is gone', async () => {
    giveLocks(fakeLocks())
    standInLine('sleeper')
    const other = standInLine('other')
    await nextTask()
    other.steal()
    await nextTask()
    expect(changes).toEqual(['sleeper has it', 'sleeper lost it', 'other has it'])
    other.leave()
    await nextTask()
    expect(changes.at(-1)).toBe('sleeper has it')
  })

  it('a turn that is granted to a tab that has left meanwhile goes on to the next', async () => {
    giveLocks(fakeLocks())
    standInLine('sleeper')
    const gone = standInLine('gone')
    await nextTask()
    gone.steal()
    gone.leave()
    await nextTask()
    expect(changes).toEqual(['sleeper has it', 'sleeper lost it', 'sleeper has it'])
  })
})

describe('a browser without locks', () => {
  it('each tab leads', () => {
    standInLine('first')
    standInLine('second')
    expect(changes).toEqual(['first has it', 'second has it'])
  })

  it('for a site that may keep nothing, each tab has the turn and asks no more', async () => {
    const refusing = {
      request: vi.fn(async () => {
        throw new DOMException('The request was denied.', 'SecurityError')
      }),
    }
    giveLocks(refusing)
    const tab = standInLine('first')
    await nextTask()
    expect(changes).toEqual(['first has it'])
    expect(refusing.request).toHaveBeenCalledTimes(1)
    tab.leave()
  })
})

describe('one tab at a time does the work', () => {
  const work = async () => 'done'

  it('each tab works in a browser without locks', async () => {
    expect(await underLock('donation', work)).toBe('done')
  })

  it('the second tab does nothing, and does not wait', async () => {
    const request = vi.fn((_name: string, options: LockOptions, hold: (lock: Lock | null) => unknown) => {
      expect(options).toEqual({ ifAvailable: true })
      return Promise.resolve(hold(null))
    })
    giveLocks({ request })
    const unused = vi.fn(work)
    expect(await underLock('donation', unused)).toBe(takenElsewhere)
    expect(unused).not.toHaveBeenCalled()
  })

  it('a browser that refuses locks gives all the same', async () => {
    giveLocks({ request: () => Promise.reject(new DOMException('Forbidden', 'SecurityError')) })
    expect(await underLock('donation', work)).toBe('done')
  })

  it('work that fails is done once, and fails', async () => {
    giveLocks({
      request: async (_name: string, _options: LockOptions, hold: (lock: object) => unknown) => hold({}),
    })
    const failing = vi.fn(() => Promise.reject(new Error('No')))
    await expect(underLock('donation', failing)).rejects.toThrow('No')
    expect(failing).toHaveBeenCalledTimes(1)
  })
})
