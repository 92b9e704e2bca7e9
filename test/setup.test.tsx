import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { atEnd, doEach } from './helpers/endings'

/** As far as a test reaches: the page, the device. */
function leaveTraces() {
  render(<p>left behind</p>)
  sessionStorage.setItem('left', 'behind')
}

function expectNoTraces() {
  expect(screen.queryByText('left behind')).toBeNull()
  expect(sessionStorage).toHaveLength(0)
}

describe('the next test finds nothing of a test', () => {
  it.fails('whose ending throws', () => {
    leaveTraces()
    atEnd(() => {
      throw new Error('It cannot end.')
    })
  })
  it('(after an ending that throws)', expectNoTraces)

  it.fails('that complains on the console', () => {
    leaveTraces()
    console.error('a complaint')
  })
  it('(after a complaint)', expectNoTraces)

  describe('of a file', () => {
    let isBroken = true
    afterEach(() => {
      if (isBroken) throw new Error('A hook of the file is broken.')
    })
    it.fails('whose own hook throws', leaveTraces)
    it('(after a hook that throws)', () => {
      isBroken = false
      expectNoTraces()
    })
  })
})

describe('the steps at the end of a test', () => {
  it('are all done, and the one error is thrown as it is', async () => {
    const done: string[] = []
    const error = new Error('Against the contract')
    const steps = [() => done.push('reset'), () => Promise.reject(error), async () => done.push('leave')]
    await expect(doEach(steps)).rejects.toBe(error)
    expect(done).toEqual(['reset', 'leave'])
  })

  it('name all of several errors', async () => {
    const fail = (message: string) => () => {
      throw new Error(message)
    }
    await expect(doEach([fail('one'), fail('two')])).rejects.toThrow('Error: one\nError: two')
  })
})
