import { screen, waitFor, within } from '@testing-library/react'
import { delay, HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { languageChosen } from '@/state/language/slice'
import { falsified, type StubDoor } from '../../helpers/falsified'
import { server } from '../../helpers/mockApi'
import { renderApp } from '../../helpers/renderApp'
import { choose, openSelect } from '../../helpers/selectField'

const COUNTRIES = '*/api/work/country'

const answer = (names: unknown, door: StubDoor = http) =>
  server.use(door.get(COUNTRIES, () => HttpResponse.json(names as string[])))

const groupsShown = () =>
  screen.getAllByRole('region').map(
    (group) =>
      `${within(group).getByRole('heading', { level: 2 }).textContent}: ${within(group)
        .getAllByRole('link')
        .map((link) => link.textContent)
        .join(', ')}`,
  )

describe('/our-works/country', () => {
  test('lists countries grouped by first letter', async () => {
    await renderApp({ at: '/our-works/country' })
    expect(await screen.findByRole('link', { name: 'Kenya' })).toHaveAttribute('href', '/our-works/Kenya')
    expect(groupsShown().slice(0, 4)).toEqual([
      'A: Afghanistan',
      'B: Brazil',
      "C: Côte d'Ivoire",
      'D: Denmark',
    ])
    expect(screen.getByText('14 countries')).toBeVisible()
    expect(document.title).toBe('Our works by country · Raha')
  })

  test('lists countries by the Persian alphabet in Persian', async () => {
    const { user } = await renderApp({ at: '/our-works/country', language: 'fa' })
    expect(await screen.findByRole('link', { name: 'ساحل عاج' })).toHaveAttribute(
      'href',
      `/our-works/${encodeURIComponent('ساحل عاج')}`,
    )
    expect(groupsShown().slice(0, 3)).toEqual([
      'آ: آفریقای جنوبی',
      'ا: افغانستان, ایران',
      'ب: برزیل, بریتانیا',
    ])
    expect(screen.getByText('۱۴ کشور')).toBeVisible()
    const options = (await openSelect(user, 'حرف اول')).getAllByRole('option')
    expect(options.slice(1, 5).map((option) => option.textContent)).toEqual(['آ', 'ا', 'ب', 'پ'])
  })

  test('has a dropdown of the whole alphabet; letters without countries are disabled', async () => {
    const { user } = await renderApp({ at: '/our-works/country' })
    await screen.findByRole('link', { name: 'Kenya' })
    const letters = await openSelect(user, 'First letter')
    expect(letters.getAllByRole('option')).toHaveLength(27)
    expect(letters.getByRole('option', { name: 'K' })).toHaveAttribute('aria-disabled', 'false')
    expect(letters.getByRole('option', { name: 'X' })).toHaveAttribute('aria-disabled', 'true')
  })

  test("shows only the countries of a chosen letter, which is in the address; 'All letters' shows all", async () => {
    const { user } = await renderApp({ at: '/our-works/country' })
    await screen.findByRole('link', { name: 'Kenya' })
    await choose(user, 'First letter', 'I')
    expect(groupsShown()).toEqual(['I: India, Iran'])
    expect(window.location.search).toBe('?letter=I')
    expect(screen.getByText('2 countries')).toHaveAttribute('role', 'status')
    await choose(user, 'First letter', 'All letters')
    expect(groupsShown()).toHaveLength(13)
    expect(window.location.search).toBe('')
  })

  test.each(['?letter=X', '?letter=', '?letter=%F0%9F%90%B8', '?letter=constructor'])(
    'shows all countries for an invalid letter, %s',
    async (query) => {
      await renderApp({ at: `/our-works/country${query}` })
      expect(await screen.findByText('14 countries')).toBeVisible()
    },
  )

  test('moves the focus by a typed letter to its next country, but not by a browser shortcut', async () => {
    const { user } = await renderApp({ at: '/our-works/country' })
    const first = await screen.findByRole('link', { name: 'Afghanistan' })
    first.focus()
    await user.keyboard('i')
    expect(screen.getByRole('link', { name: 'India' })).toHaveFocus()
    await user.keyboard('i')
    expect(screen.getByRole('link', { name: 'Iran' })).toHaveFocus()
    await user.keyboard('I')
    expect(screen.getByRole('link', { name: 'India' })).toHaveFocus()
    await user.keyboard('x')
    expect(screen.getByRole('link', { name: 'India' })).toHaveFocus()
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.getByRole('link', { name: 'India' })).toHaveFocus()
  })

  test('says that it is loading', async () => {
    server.use(http.get(COUNTRIES, () => delay('infinite')))
    await renderApp({ at: '/our-works/country' })
    expect(await screen.findByText('Loading the countries…')).toBeVisible()
  })

  test('says that the list is empty', async () => {
    answer([])
    await renderApp({ at: '/our-works/country' })
    expect(await screen.findByText('No country has a work to tell of yet.')).toBeVisible()
  })

  test.each([
    [
      'an error',
      () => HttpResponse.json({ message: 'The atlas is lent out' }, { status: 500 }),
      'The atlas is lent out',
    ],
    ['another shape', () => HttpResponse.json({ countries: [] }), /could not be read/],
    ['HTML', () => HttpResponse.html('<p>Hello</p>'), /could not be read/],
  ])('shows the failure %s, and offers another try', async (_name, respond, words) => {
    server.use(falsified.get(COUNTRIES, respond))
    const { user } = await renderApp({ at: '/our-works/country' })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('The countries could not be loaded.')).toBeVisible()
    expect(alert.getByText(words)).toBeVisible()
    server.resetHandlers()
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Kenya' })).toBeVisible()
  })

  test('leaves out names that are invalid, repeated or unusable in an address, and keeps unusual ones', async () => {
    answer(
      [' Ghana ', 'Ghana', '', null, 7, {}, '.', '..', 'country', '100% land', 'a/b', '<b>Bold</b>', '日本'],
      falsified,
    )
    const { user } = await renderApp({ at: '/our-works/country' })
    await screen.findByRole('link', { name: 'Ghana' })
    const links = within(screen.getByRole('main'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
      .filter((href) => href?.startsWith('/our-works/') && href !== '/our-works/country')
    expect(links).toEqual([
      '/our-works/a%2Fb',
      '/our-works/%3Cb%3EBold%3C%2Fb%3E',
      '/our-works/Ghana',
      '/our-works/100%25%20land',
      '/our-works/7',
      `/our-works/${encodeURIComponent('日本')}`,
    ])
    const letters = await openSelect(user, 'First letter')
    expect(letters.getByRole('option', { name: 'Other' })).toHaveAttribute('aria-disabled', 'false')
  })

  test('requests the list again in a new language, and groups it by that alphabet', async () => {
    const { store } = await renderApp({ at: '/our-works/country?letter=K' })
    await screen.findByRole('link', { name: 'Kenya' })
    store.dispatch(languageChosen('fa'))
    await waitFor(() => expect(screen.getByRole('link', { name: 'کنیا' })).toBeVisible())
    expect(screen.getByText('۱۴ کشور')).toBeVisible()
  })
})
