import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../helpers/renderApp'

vi.mock('@/integrations/cards/loadCards', () => import('./fakeCards'))

const radio = (name: string) => screen.getByRole('radio', { name })
const amount = () => screen.getByRole('textbox', { name: /another amount|مبلغی دیگر/ })
const total = () => screen.getByRole('status', { name: /Total|جمع کل/ })
const opened = () => screen.findByRole('radio', { name: /Once|یک بار/ })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.mocked(window.scrollTo).mockClear()
})

describe('the donation page', () => {
  it('explains what a donation does, without invented numbers', async () => {
    await renderApp({ at: '/donation' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Help a child learn' })).toBeVisible()
    const uses = screen.getByRole('region', { name: 'What your donation does' })
    expect(within(uses).getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(uses).not.toHaveTextContent(/\d/)
  })

  it('is also in Persian, with Persian digits', async () => {
    await renderApp({ at: '/donation?price=20&interval=month', language: 'fa' })
    await opened()
    expect(screen.getByRole('heading', { level: 1, name: 'به یادگیری یک کودک کمک کنید' })).toBeVisible()
    expect(radio('هر ماه')).toBeChecked()
    expect(radio('۲۰ دلار')).toBeChecked()
    expect(amount()).toHaveValue('۲۰')
    expect(total()).toHaveTextContent('امروز ۲۰ دلار برداشته می‌شود و از آن پس هر ماه ۲۰ دلار')
    expect(total()).not.toHaveTextContent(/[0-9]/)
  })

  it('shows interval buttons, amount buttons $12, $20, $30, $50, a free numeric amount input and the total', async () => {
    await renderApp({ at: '/donation' })
    await opened()
    const names = screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent)
    expect(names).toEqual(['Once', 'Every week', 'Every month', 'Every year', '$12', '$20', '$30', '$50'])
    expect(amount()).toHaveAttribute('inputmode', 'numeric')
    expect(total()).toHaveTextContent('$12 will be charged once. Nothing repeats.')
  })
})

describe('the query of the donation page', () => {
  it.each([
    ['', 'Once'],
    ['?interval=week', 'Every week'],
    ['?interval=month', 'Every month'],
    ['?interval=year', 'Every year'],
    ['?interval=one-time', 'Once'],
    ['?interval=daily', 'Once'],
    ['?interval=', 'Once'],
  ])('interval (week, month, year, otherwise one-time): %s is %s', async (query, name) => {
    await renderApp({ at: `/donation${query}` })
    await opened()
    expect(radio(name)).toBeChecked()
  })

  it.each([
    ['20', '20'],
    ['17', '17'],
    ['%DB%B2%DB%B0', '20'],
    ['', '12'],
    ['1e9', '12'],
    ['-5', '12'],
    ['0x10', '12'],
    ['12abc', '12'],
    ['NaN', '12'],
    ['Infinity', '12'],
    ['0', '12'],
    ['12.5', '12'],
    ['99999999999999999999', '12'],
    ['%3Cscript%3E', '12'],
  ])('price (integer, default 12; non-numeric gives 12): %s is %s', async (price, shown) => {
    await renderApp({ at: `/donation?price=${price}` })
    await opened()
    expect(amount()).toHaveValue(shown)
    expect(total()).toHaveTextContent(`$${shown} will be charged once`)
  })

  it('a price above the maximum stays in the field with an error, and is not reduced', async () => {
    await renderApp({ at: '/donation?price=20000&interval=month' })
    await opened()
    expect(amount()).toHaveValue('20000')
    expect(amount()).toBeInvalid()
    expect(amount()).toHaveAccessibleDescription(/By card, \$10,000 is the most that can be given\./)
    expect(total()).not.toHaveTextContent('$12')
  })

  it.each(['?price=20', '?interval=month', '?price=', '?interval=month&price=30'])(
    'scrolls the page by 600 px if price or interval is present: %s',
    async (query) => {
      await renderApp({ at: `/donation${query}` })
      await opened()
      expect(window.scrollTo).toHaveBeenCalledWith({ top: 600, behavior: 'smooth' })
    },
  )

  it('scrolls without animation if the visitor prefers less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: true, media }) as MediaQueryList)
    await renderApp({ at: '/donation?price=20' })
    await opened()
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 600, behavior: 'instant' })
    vi.mocked(window.matchMedia).mockRestore()
  })

  it('does not scroll the page if it is empty, nor after a choice', async () => {
    const { user } = await renderApp({ at: '/donation' })
    await opened()
    await user.click(radio('$30'))
    await user.click(radio('Every month'))
    expect(window.scrollTo).not.toHaveBeenCalledWith(expect.objectContaining({ top: 600 }))
  })
})

describe('interval and amount', () => {
  it('choosing week, month or year resets the amount to 12; one-time keeps it', async () => {
    const { user } = await renderApp({ at: '/donation?price=50' })
    await opened()
    for (const [name, often] of [
      ['Every week', 'week'],
      ['Every month', 'month'],
      ['Every year', 'year'],
    ] as const) {
      await user.click(radio('$50'))
      await user.click(radio(name))
      expect(amount()).toHaveValue('12')
      expect(total()).toHaveTextContent(`$12 will be charged today, and $12 every ${often} from then on`)
    }
    await user.click(radio('$30'))
    await user.click(radio('Once'))
    expect(amount()).toHaveValue('30')
  })

  it('explains what recurs, when the next time is, and how to stop', async () => {
    vi.setSystemTime(new Date('2027-01-31T12:00:00'))
    await renderApp({ at: '/donation?interval=month' })
    await opened()
    // February has no 31st.
    expect(total()).toHaveTextContent('The next time is 28-02-2027.')
    expect(screen.getByText(/^You can stop whenever you like: in your profile/)).toBeVisible()
    vi.useRealTimers()
  })

  it.each([
    ['', 'Please write an amount, such as 12.'],
    ['0', 'The smallest donation is $1.'],
    ['-5', 'The smallest donation is $1.'],
    ['12.5', 'Whole dollars, please, without cents.'],
    ['۱۲٫۵', 'Whole dollars, please, without cents.'],
    ['1e9', 'We cannot read this as an amount. Please write a whole number, such as 12.'],
    ['0x10', 'We cannot read this as an amount. Please write a whole number, such as 12.'],
    ['twelve', 'We cannot read this as an amount. Please write a whole number, such as 12.'],
    ['10001', 'By card, $10,000 is the most that can be given.'],
  ])(
    'an amount of %j has a clear error at the field, and the client sends nothing',
    async (typed, message) => {
      const { user, store } = await renderApp({ at: '/donation' })
      await opened()
      await user.clear(amount())
      if (typed) await user.type(amount(), typed)
      expect(amount()).toBeValid()
      await user.click(screen.getByRole('button', { name: 'Donate' }))
      expect(amount()).toBeInvalid()
      expect(amount()).toHaveAccessibleDescription(expect.stringContaining(message))
      expect(amount()).toHaveFocus()
      expect(amount()).toHaveValue(typed)
      expect(total()).toHaveTextContent('As soon as there is an amount')
      expect(Object.values(store.getState().api.mutations)).toEqual([])
    },
  )

  it('Persian digits and separators of thousands are accepted', async () => {
    const { user } = await renderApp({ at: '/donation' })
    await opened()
    await user.clear(amount())
    await user.type(amount(), '۱٬۲۵۰')
    expect(total()).toHaveTextContent('$1,250 will be charged once')
    await user.tab()
    expect(amount()).toHaveValue('1250')
    expect(amount()).toBeValid()
  })

  it('a field that is left with an error shows it at once, and hides it after a correction', async () => {
    const { user } = await renderApp({ at: '/donation', language: 'fa' })
    await opened()
    await user.clear(amount())
    await user.type(amount(), '۰')
    await user.tab()
    expect(screen.getByText('کمترین مبلغ ۱ دلار است.')).toBeVisible()
    await user.click(radio('۳۰ دلار'))
    expect(screen.queryByText('کمترین مبلغ ۱ دلار است.')).toBeNull()
    expect(amount()).toHaveValue('۳۰')
  })

  it('the address contains the choice, so that a reload and Back restore it', async () => {
    const { user, unmount } = await renderApp({ at: '/donation' })
    await opened()
    await user.click(radio('Every month'))
    await user.click(radio('$30'))
    expect(window.location.search).toBe('?price=30&interval=month')
    unmount()
    await renderApp({ at: '/donation?price=30&interval=month' })
    await opened()
    expect(radio('$30')).toBeChecked()
  })

  it('a typed amount survives a reload even if it is invalid', async () => {
    const { user, unmount } = await renderApp({ at: '/donation?interval=month' })
    await opened()
    await user.clear(amount())
    await user.type(amount(), '12,50')
    expect(window.location.search).toBe('?interval=month')
    unmount()
    await renderApp({ at: '/donation?interval=month' })
    await opened()
    expect(amount()).toHaveValue('12,50')
  })
})

describe('the bank transfer block for Denmark', () => {
  const write = (writeText: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

  it('has account details with a note that they are invented', async () => {
    await renderApp({ at: '/donation' })
    const bank = within(await screen.findByRole('region', { name: 'By bank transfer in Denmark' }))
    expect(bank.getByText(/^This is a demonstration\. The account is invented/)).toBeVisible()
    expect(bank.getByText('DK32 0000 0123 4567 89')).toBeVisible()
    // The number has the form of an IBAN, with correct check digits.
    const digits = 'DK3200000123456789'
      .replace(/^(.{4})(.*)$/, '$2$1')
      .replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
    expect(BigInt(digits) % 97n).toBe(1n)
  })

  it('copies the details in the bank’s format, and confirms it', async () => {
    await renderApp({ at: '/donation' })
    const copied = vi.fn(async () => {})
    write(copied)
    fireEvent.click(await screen.findByRole('button', { name: 'Copy IBAN' }))
    expect(await screen.findByText('Copied')).toBeVisible()
    expect(copied).toHaveBeenCalledWith('DK3200000123456789')
  })

  it('selects the details if the browser refuses to copy', async () => {
    await renderApp({ at: '/donation' })
    write(() => Promise.reject(new Error('not allowed')))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy IBAN' }))
    expect(await screen.findByText(/^Your browser does not let us copy\./)).toBeVisible()
    expect(String(window.getSelection())).toBe('DK32 0000 0123 4567 89')
  })
})
