import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choiceConsumed, choiceSent, forgetChoice, keepChoice, readChoice } from '@/state/donation/choice'
import { bindReminder, reminderFor, reminderShown } from '@/state/donation/reminder'

const monthly = { interval: 'month', amount: '30' } as const
const wanted = { dollars: 30, interval: 'month' }
const mina = 'mina@example.org'
const omid = 'omid@example.org'
const otherTab = () => sessionStorage.clear()

/** A member registers in this tab, where she was sent to from the donation page. */
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
  it('is known in this tab alone, until it is given', () => {
    keepChoice(monthly)
    expect(readChoice()).toEqual({ form: monthly })
    expect(localStorage).toHaveLength(0)
    otherTab()
    expect(readChoice()).toBeUndefined()
    keepChoice(monthly)
    forgetChoice()
    expect(sessionStorage).toHaveLength(0)
  })

  it('once more is what was chosen last, be it what the page begins with', () => {
    keepChoice(monthly)
    const start = { interval: 'one-time', amount: '12' } as const
    keepChoice(start)
    expect(readChoice()?.form).toEqual(start)
  })

  it.each(['', 'null', '[]', '7', '{', '{"amount":30}', '{"interval":"month"}'])(
    'is nothing where something else lies: %s',
    (text) => {
      sessionStorage.setItem('donation:choice', text)
      expect(readChoice()).toBeUndefined()
    },
  )

  it('has an interval that there is', () => {
    sessionStorage.setItem('donation:choice', '{"interval":"hour","amount":"30","sentAt":"now"}')
    expect(readChoice()).toEqual({ form: { interval: 'one-time', amount: '30' } })
  })

  it('lives as long as the page where storage is forbidden, and so does what was registered for', () => {
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
  it('is hers who has registered, in every tab, however she writes her e-mail, and nobody else’s', () => {
    register(' Mina@Example.org ')
    expect(reminderFor(omid)).toBeUndefined()
    otherTab()
    expect(reminderFor(mina)).toEqual(wanted)
    expect(reminderFor(omid)).toBeUndefined()
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/mina/i)
  })

  it('is nobody’s as long as nobody has registered, and leaves the tab no more', () => {
    choiceSent(monthly)
    expect(reminderFor(mina)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(readChoice()?.form).toEqual(monthly)
  })

  it('is not claimed by who registers in another tab', () => {
    choiceSent(monthly)
    otherTab()
    bindReminder(mina)
    expect(reminderFor(mina)).toBeUndefined()
  })

  it('is not claimed by who registers after her in this tab', () => {
    register(mina)
    bindReminder(omid)
    expect(reminderFor(omid)).toBeUndefined()
    expect(reminderFor(mina)).toEqual(wanted)
  })

  it('is not claimed by who registers after somebody has signed in', () => {
    choiceSent(monthly)
    choiceConsumed()
    bindReminder(mina)
    expect(reminderFor(mina)).toBeUndefined()
    expect(readChoice()).toEqual({ form: monthly })
  })

  it('is what she has chosen last', () => {
    choiceSent(monthly)
    keepChoice({ interval: 'week', amount: '۲۰' })
    bindReminder(mina)
    expect(reminderFor(mina)).toEqual({ dollars: 20, interval: 'week' })
  })

  it('waits beside what others have registered for', () => {
    register(mina)
    register(omid, { interval: 'year', amount: '50' })
    expect(reminderFor(mina)).toEqual(wanted)
    reminderShown(mina)
    expect(reminderFor(omid)).toEqual({ dollars: 50, interval: 'year' })
  })

  it('is told once, and is a choice of the tab from then on', () => {
    register(mina)
    otherTab()
    reminderShown(mina)
    expect(reminderFor(mina)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
    expect(readChoice()).toEqual({ form: monthly })
    // It is told already: who registers here next has nothing to do with it.
    bindReminder(omid)
    expect(reminderFor(omid)).toBeUndefined()
  })

  it('does not take the place of what is chosen in the tab where it is told', () => {
    register(mina)
    keepChoice({ interval: 'one-time', amount: '7' })
    reminderShown(mina)
    expect(readChoice()?.form).toEqual({ interval: 'one-time', amount: '7' })
  })

  it('waits for a day, and is not registered for later than that', () => {
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
  ] as const)('is nothing to remind of where it is not regular, or cannot be given: %j', (form) => {
    register(mina, form)
    expect(reminderFor(mina)).toBeUndefined()
  })

  it.each(['7', '{"x":7}', '{"x":{"amount":"30","interval":"month"}}', '{"x":{"boundAt":1}}'])(
    'is not made up of what lies there: %s',
    (text) => {
      localStorage.setItem('donation:wishes', text)
      expect(reminderFor(mina)).toBeUndefined()
      register(mina)
      expect(reminderFor(mina)).toEqual(wanted)
    },
  )
})
