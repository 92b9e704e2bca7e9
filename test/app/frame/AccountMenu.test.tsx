import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openMenuOf } from '../../helpers/menus'
import { renderApp, sara } from '../../helpers/renderApp'
import { topBar } from '../../helpers/topBar'

/** Answers of the device's storage. */
const answer = vi.hoisted(() => vi.fn<() => Promise<boolean | undefined>>())
vi.mock('@/state/keeping/actions', async (original) => ({
  ...(await original<typeof import('@/state/keeping/actions')>()),
  readKeptLessons: () => answer,
}))

beforeEach(() => void answer.mockReset())

async function pressSignOut() {
  const app = await renderApp({ at: '/about-us', as: sara })
  const pressAgain = async () => {
    await openMenuOf(await screen.findByRole('button', { name: /Your account ?Sara/ }), app.user)
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }))
  }
  await pressAgain()
  return { ...app, pressAgain }
}

const question = () => screen.findByRole('dialog', { name: 'Sign out and leave your lessons here?' })

describe('the question about kept lessons at sign-out', () => {
  it.each([
    ['keeps lessons', true],
    ['does not answer', undefined],
  ])('is asked if the storage %s, even if the page has not read it yet', async (_case, kept) => {
    answer.mockResolvedValue(kept)
    const { store, user } = await pressSignOut()
    const dialog = within(await question())
    expect(store.getState().session.record).not.toBeNull()
    expect(
      dialog.getAllByRole('button').find((button) => button === document.activeElement),
    ).toHaveTextContent('Sign out and keep them')
    await user.click(dialog.getByRole('button', { name: 'Sign out and keep them' }))
    expect(await topBar().findByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  it('says without a connection that the user cannot sign in again until it is back', async () => {
    answer.mockResolvedValue(true)
    const { user, pressAgain } = await pressSignOut()
    expect(await question()).not.toHaveTextContent(/sign in again only when/)
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pressAgain()
    expect(await question()).toHaveTextContent(/sign in again only when/)
  })

  it('is not asked if the storage has none', async () => {
    answer.mockResolvedValue(false)
    await pressSignOut()
    expect(await topBar().findByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is asked once although Logout is pressed again before the storage has answered', async () => {
    let reply: (hasKept: boolean) => void = () => {}
    answer.mockReturnValue(
      new Promise((resolve) => {
        reply = resolve
      }),
    )
    const { pressAgain, store } = await pressSignOut()
    await pressAgain()
    expect(store.getState().session.record).not.toBeNull()
    reply(true)
    expect(await question()).toBeVisible()
    expect(answer).toHaveBeenCalledOnce()
  })
})
