import { accountByEmail, openSession } from '../handlers/sessions.ts'
import type { World } from '../world.ts'
import type { Scenario } from './scenario.ts'

/** The client keeps the tokens of a session under this key of its storage. */
const SESSION_KEY = 'user'

/**
 * Puts a fresh world into the state of the scenario.
 * @returns what the visitor's device holds in localStorage, the session of the scenario's account included
 */
export async function prepareWorld(
  world: World,
  { as, world: change, device }: Scenario,
): Promise<Record<string, unknown>> {
  await world.reset()
  const now = world.now()
  const session = await world.transact((state) => {
    const account = as === undefined ? undefined : accountByEmail(state, as)
    if (as !== undefined && !account) throw new Error(`Nobody in the mock world has the address ${as}`)
    const tokens = account && { ...openSession(state, account.id, now), userId: account.id }
    change?.(state, now)
    return tokens
  })
  return { ...device?.(now), ...(session && { [SESSION_KEY]: session }) }
}
