import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choosePictures, keepDataUse } from '@/lib/page/dataUse'
import { renderApp, visitor } from '../../helpers/renderApp'

const FALLBACK = '/static/images/course-fallback.svg'
const PICTURE = '/mock-media/courses/scratch-1.svg'

/** The picture of the first card. */
const picture = async () => (await screen.findAllByRole('article'))[0]?.querySelector('img')

const choice = (name = 'Show pictures') => screen.queryByRole('checkbox', { name })

afterEach(() => {
  vi.restoreAllMocks()
  choosePictures(false)
  keepDataUse('device')
})

describe('the pictures of courses', () => {
  it('show at once, without a checkbox, for a visitor who does not save data', async () => {
    await renderApp({ at: '/courses', as: visitor })
    expect(await picture()).toHaveAttribute('src', PICTURE)
    expect(choice()).toBeNull()
  })

  it.each([
    ['en', 'Show pictures'],
    ['fa', 'نمایش تصویرها'],
  ] as const)('wait for the checkbox of a visitor who saves data, in %s', async (language, name) => {
    keepDataUse('less')
    const { user } = await renderApp({ at: '/courses', as: visitor, language })
    expect(await picture()).toHaveAttribute('src', FALLBACK)
    await user.click(screen.getByRole('checkbox', { name }))
    expect(await picture()).toHaveAttribute('src', PICTURE)
    expect(choice(name)).toBeChecked()
    expect(choice(name)).toHaveFocus()
    await user.click(screen.getByRole('checkbox', { name }))
    expect(await picture()).toHaveAttribute('src', FALLBACK)
  })

  it('can be loaded one by one by the buttons of their cards', async () => {
    keepDataUse('less')
    const { user } = await renderApp({ at: '/courses', as: visitor })
    await picture()
    expect(choice()).toHaveAccessibleDescription(/may have loaded some pictures already/)
    const [first, second] = (await screen.findAllByRole('article')).map((card) => within(card))
    await user.click(first?.getByRole('button', { name: 'Show picture' }) as HTMLElement)
    expect(await picture()).toHaveAttribute('src', PICTURE)
    expect(first?.queryByRole('button', { name: 'Show picture' })).toBeNull()
    await waitFor(() => expect(first?.getByRole('link')).toHaveFocus())
    const ofSecond = second?.getByRole('button', { name: 'Show picture' })
    expect(ofSecond).toBeVisible()
    expect(ofSecond).toHaveAccessibleDescription(second?.getByRole('heading').textContent as string)
  })

  it('stay if they have loaded when the visitor begins to save data', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(640)
    await renderApp({ at: '/courses', as: visitor })
    const image = await picture()
    act(() => keepDataUse('less'))
    expect(choice()).not.toBeChecked()
    expect(image).toHaveAttribute('src', PICTURE)
  })
})
