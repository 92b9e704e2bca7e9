import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choiceConsumed, choiceSent, forgetChoice, keepChoice, readChoice } from '@/state/donation/choice'
import { bindReminder, reminderFor, reminderShown } from '@/state/donation/reminder'

const monthly = { interval: 'month', amount: '30' } as const
const wanted = { dollars: 30, interval: 'month' }
const mina = 'mina@example.org'
const omid = 'omid@example.org'
const otherTab = () => sessionStorage.clear()

/** A visitor who was sent here from the donation page registers in this tab. */
function register(email: string, form: Parameters<typeof choiceSent>[0] = monthly) {
  choiceSent(form)
  bindReminder(email)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

describe('the order that a visitor chooses', () => {
  it('is known only in this tab, until the donation is made', () => {
    keepChoice(monthly)
    expect(readChoice()).toEqual({ form: monthly })
    expect(localStorage).toHaveLength(0)
    otherTab()
    expect(readChoice()).toBeUndefined()
    keepChoice(monthly)
    forgetChoice()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is the last choice, even if it equals the page’s default', () => {
    keepChoice(monthly)
    const start = { interval: 'one-time', amount: '12' } as const
    keepChoice(start)
    expect(readChoice()?.form).toEqual(start)
  })

  it.each(['', 'null', '[]', '7', '{', '{"amount":30}', '{"interval":"month"}'])(
    'is missing if the stored text is invalid: %s',
    (text) => {
      sessionStorage.setItem('donation:choice', text)
      expect(readChoice()).toBeUndefined()
    },
  )

  it('is a one-time donation if the stored interval is invalid', () => {
    sessionStorage.setItem('donation:choice', '{"interval":"hour","amount":"30","sentAt":"now"}')
    expect(readChoice()).toEqual({ form: { interval: 'one-time', amount: '30' } })
  })

  it('lasts as long as the page if storage is forbidden, and so does its reminder', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const forbidden = [
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied),
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied),
      vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied),
    ]
    register(mina)
    expect(readChoice()).toEqual({ form: monthly })
    expect(reminderFor(omid)).toBeUndefined()
    expect(reminderFor(mina)).toEqual(wanted)
    reminderShown(mina)
    expect(reminderFor(mina)).toBeUndefined()
    forgetChoice()
    expect(readChoice()).toBeUndefined()
    for (const spy of forbidden) spy.mockRestore()
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('the order of a visitor who had to register', () => {
  it('belongs to the user who registered, in every tab and in any spelling of her e-mail', () => {
    register(' Mina@Example.org ')
    expect(reminderFor(omid)).toBeUndefined()
    otherTab()
    expect(reminderFor(mina)).toEqual(wanted)
    expect(reminderFor(omid)).toBeUndefined()
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/mina/i)
  })

  it('belongs to nobody, and stays in its tab, until the visitor registers', () => {
    choiceSent(monthly)
    expect(reminderFor(mina)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(readChoice()?.form).toEqual(monthly)
  })

  it('is not given to a user who registers in another tab', () => {
    choiceSent(monthly)
    otherTab()
    bindReminder(mina)
    expect(reminderFor(mina)).toBeUndefined()
  })

  it('is not given to the next user who registers in this tab', () => {
    register(mina)
    bindReminder(omid)
    expect(reminderFor(omid)).toBeUndefined()
    expect(reminderFor(mina)).toEqual(wanted)
  })

  it('is not given to a user who registers after another user has signed in', () => {
    choiceSent(monthly)
    choiceConsumed()
    bindReminder(mina)
    expect(reminderFor(mina)).toBeUndefined()
    expect(readChoice()).toEqual({ form: monthly })
  })

  it('is the last choice before the registration', () => {
    choiceSent(monthly)
    keepChoice({ interval: 'week', amount: '۲۰' })
    bindReminder(mina)
    expect(reminderFor(mina)).toEqual({ dollars: 20, interval: 'week' })
  })

  it('is stored beside the orders of other users', () => {
    register(mina)
    register(omid, { interval: 'year', amount: '50' })
    expect(reminderFor(mina)).toEqual(wanted)
    reminderShown(mina)
    expect(reminderFor(omid)).toEqual({ dollars: 50, interval: 'year' })
  })

  it('shows once, and is then the tab’s choice', () => {
    register(mina)
    otherTab()
    reminderShown(mina)
    expect(reminderFor(mina)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(readChoice()).toEqual({ form: monthly })
    // The reminder was already shown, so it does not concern the next visitor who registers here.
    bindReminder(omid)
    expect(reminderFor(omid)).toBeUndefined()
  })

  it('does not replace the choice of the tab in which it shows', () => {
    register(mina)
    keepChoice({ interval: 'one-time', amount: '7' })
    reminderShown(mina)
    expect(readChoice()?.form).toEqual({ interval: 'one-time', amount: '7' })
  })

  it('expires after one day', () => {
    vi.setSystemTime('2026-11-22T10:00:00Z')
    register(mina)
    choiceSent(monthly)
    vi.setSystemTime('2026-11-23T08:59:00Z')
    expect(reminderFor(mina)).toEqual(wanted)
    vi.setSystemTime('2026-11-23T09:00:01Z')
    expect(reminderFor(mina)).toBeUndefined()
    bindReminder(omid)
    expect(reminderFor(omid)).toBeUndefined()
  })

  it.each([
    { interval: 'one-time', amount: '30' },
    { interval: 'month', amount: '12,50' },
  ] as const)('gives no reminder if it is not regular or not valid: %j', (form) => {
    register(mina, form)
    expect(reminderFor(mina)).toBeUndefined()
  })

  it.each(['7', '{"x":7}', '{"x":{"amount":"30","interval":"month"}}', '{"x":{"boundAt":1}}'])(
    'is not read from invalid stored content: %s',
    (text) => {
      localStorage.setItem('donation:wishes', text)
      expect(reminderFor(mina)).toBeUndefined()
      register(mina)
      expect(reminderFor(mina)).toEqual(wanted)
    },
  )
})
