import { describe, expect, it } from 'vitest'
import { createWorld, worldVersion } from '../../mocks/world'
import { newClient, omid } from './client'

const enrol = { json: { courseId: 'c-001' } }

describe('a world', () => {
  it('shares no state with another world', async () => {
    const one = newClient()
    const other = newClient()
    const token = await one.signIn(omid)
    await one.ask('POST /api/enrollment/enroll', { ...enrol, token })

    const elsewhere = await other.signIn(omid)
    expect((await one.ask('GET /api/enrollment/my-courses', { token })).body).toHaveLength(1)
    expect((await other.ask('GET /api/enrollment/my-courses', { token: elsewhere })).body).toEqual([])
  })

  it('returns to its initial state after a reset: no session, no enrollment, the same ids', async () => {
    const { world, ask, signIn } = newClient()
    const token = await signIn(omid)
    const before = await ask('POST /api/enrollment/enroll', { ...enrol, token })

    await world.reset()

    expect((await ask('GET /api/enrollment/my-courses', { token })).status).toBe(401)
    const again = await signIn(omid)
    expect(again).toBe(token)
    expect((await ask('POST /api/enrollment/enroll', { ...enrol, token: again })).body).toEqual(before.body)
  })

  it('saves nothing of a change that fails half way', async () => {
    const world = createWorld()
    const change = world.transact((state) => {
      state.accounts.length = 0
      throw new Error('no')
    })
    await expect(change).rejects.toThrow('no')
    expect(await world.transact((state) => state.accounts.length)).toBeGreaterThan(0)
  })

  it('hands out copies, so that a change to them has no effect on it', async () => {
    const world = createWorld()
    const account = await world.transact((state) => state.accounts[0])
    if (account) account.firstName = 'Changed'
    expect(await world.transact((state) => state.accounts[0]?.firstName)).toBe('Sara')
  })

  it('can have other content, such as an empty catalogue', async () => {
    const { ask } = newClient({ content: { courses: [] } })
    const { body } = await ask('GET /api/course/get-all?page=1&pageSize=12&sort=DESC')
    expect(body).toEqual({ content: [], totalPages: 0, totalElements: 0, page: 1 })
  })

  it('has a version that stays the same', () => {
    expect(worldVersion()).toMatch(/^[0-9a-f]+$/)
    expect(worldVersion()).toBe(worldVersion())
  })
})
