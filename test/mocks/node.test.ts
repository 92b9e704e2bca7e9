import { getResponse } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { resetWorld, server, signInTo, world } from '../../mocks/node'

afterEach(resetWorld)

const handlers = () => [...server.listHandlers()] as Parameters<typeof getResponse>[0]

function getUser({ accessToken, userId }: { accessToken: string; userId: string }) {
  const init = {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ userId }),
  }
  return getResponse(handlers(), new Request('http://localhost/api/auth/getUser', init))
}

describe('the mock API of a test process', () => {
  it('signs a user in without the sign-in page', async () => {
    const answer = await getUser(await signInTo('sara@example.org'))
    expect(await answer?.json()).toMatchObject({ firstName: 'Sara' })
  })

  it('throws an error with the address when a test signs in an unknown user', async () => {
    await expect(signInTo('nobody@example.org')).rejects.toThrow('nobody@example.org')
  })

  it('has no session left after a reset', async () => {
    const session = await signInTo('sara@example.org')
    await resetWorld()
    expect((await getUser(session))?.status).toBe(401)
    expect(await world.transact((state) => Object.keys(state.sessions))).toEqual([])
  })
})
