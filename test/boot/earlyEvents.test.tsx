import { act, fireEvent, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepRestoredFields, repeatEarlyEvents } from '@/ui/earlyEvents'
import { SelectField } from '@/ui/SelectField'
import { Tabs } from '@/ui/Tabs'
import { expectOnConsole } from '../helpers/consoleGuard'
import { openDocument } from './openDocument'

const onPress = vi.fn()

function Form() {
  const [email, setEmail] = useState('')
  return (
    <form>
      <input aria-label="E-mail" value={email} onChange={(event) => setEmail(event.target.value)} />
      <output>{email}</output>
      <button type="button" onClick={() => onPress(email)}>
        Send
      </button>
    </form>
  )
}

/** A form with two intervals, of which the first one is chosen at the start. */
function DonationForm() {
  const [interval, choose] = useState('one-time')
  return (
    <form>
      {['one-time', 'month'].map((value) => (
        <label key={value}>
          <input
            type="radio"
            name="interval"
            value={value}
            checked={value === interval}
            onChange={() => choose(value)}
          />
          {value}
        </label>
      ))}
      <output>{interval}</output>
    </form>
  )
}

let root: HTMLElement
let unmount = () => {}

beforeEach(() => open(<Form />))

async function open(page: ReactNode) {
  root = (await openDocument({ path: '/signin' }, renderToString(page))).root
}

afterEach(() => {
  act(() => unmount())
  onPress.mockReset()
})

function hydrate(page: ReactNode = <Form />) {
  act(() => {
    const mounted = hydrateRoot(root, page)
    unmount = () => mounted.unmount()
  })
}

/** Ends the hydration as app/frame/Hydrated does once the screen is there. */
async function becomeAlive() {
  if (window.boot) window.boot.isHydrated = true
  await act(async () => {
    repeatEarlyEvents()
    await vi.waitFor(() => expect(window.boot?.pressed.size).toBe(0))
    await new Promise((resolve) => setTimeout(resolve))
  })
}

const field = () => root.querySelector('input') as HTMLInputElement
const button = () => root.querySelector('button') as HTMLButtonElement

it('the boot script repeats a press from before hydration once', async () => {
  // The press is marked by an attribute, about which only this development build of React complains.
  expectOnConsole(/data-pressed/)
  button().click()
  hydrate()
  expect(onPress).not.toHaveBeenCalled()
  await becomeAlive()
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('the boot script repeats a press from during hydration once', async () => {
  hydrate()
  act(() => button().click())
  expect(onPress).not.toHaveBeenCalled()
  await becomeAlive()
  expect(onPress).toHaveBeenCalledTimes(1)
  act(() => button().click())
  expect(onPress).toHaveBeenCalledTimes(2)
})

it.each([
  ['before React listens', false],
  ['when React already listens', true],
])('the boot script opens a select that is pressed %s', async (_when, isListening) => {
  const list = (
    <SelectField label="Sort" value="new" onChange={() => {}} options={[{ value: 'new', label: 'New' }]} />
  )
  await open(list)
  const combobox = () => root.querySelector('[role=combobox]') as HTMLElement
  if (!isListening) fireEvent.mouseDown(combobox())
  hydrate(list)
  if (isListening) act(() => void fireEvent.mouseDown(combobox()))
  act(() => void fireEvent.click(combobox(), { detail: 1 }))
  expect(window.boot?.pressed.size).toBe(1)
  await becomeAlive()
  expect(combobox()).toHaveAttribute('aria-expanded', 'true')
})

it('the boot script reports values that the browser has restored to the form', async () => {
  // After a reload the browser restores the value without an event.
  field().value = 'mina@example.org'
  keepRestoredFields()
  hydrate()
  await becomeAlive()
  expect(root.querySelector('output')).toHaveTextContent('mina@example.org')
  expect(field()).toHaveValue('mina@example.org')
})

it('the boot script keeps an interval that was chosen before hydration in form and state', async () => {
  await open(<DonationForm />)
  const radio = (value: string) => root.querySelector(`[value=${value}]`) as HTMLInputElement
  radio('month').click()
  keepRestoredFields()
  hydrate(<DonationForm />)
  await becomeAlive()
  expect(root.querySelector('output')).toHaveTextContent('month')
  expect(radio('month')).toBeChecked()
  expect(radio('one-time')).not.toBeChecked()
})

it.each([
  ['once with the same button', <Form key="same" />, 1],
  ['not without such a button', <DonationForm key="other" />, 0],
  ['not with two such buttons', [<Form key="one" />, <Form key="two" />], 0],
])(
  'the boot script repeats a press on a page that the program renders itself %s',
  async (_what, page, times) => {
    root = (
      await openDocument({ path: '/signin', query: ['page'] }, renderToString(<Form />), '/signin?page=2')
    ).root
    button().click()
    if (window.boot) window.boot.isDrawn = true
    act(() => {
      const drawn = createRoot(root)
      drawn.render(page)
      unmount = () => drawn.unmount()
    })
    await becomeAlive()
    expect(onPress).toHaveBeenCalledTimes(times)
  },
)

const names = ['first', 'second', 'third'] as const

function Sections() {
  const [open, show] = useState<(typeof names)[number]>('first')
  return (
    <Tabs
      label="Sections"
      open={open}
      onShow={show}
      tabs={names.map((name) => ({ name, text: name, panel: name }))}
    />
  )
}

it('the boot script repeats keys that were pressed on a tab before hydration, in their order', async () => {
  await open(<Sections />)
  const tab = (name: string) => within(root).getByRole('tab', { name })
  tab('first').focus()
  const press = (init: KeyboardEventInit) =>
    tab('first').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  expect(press({ code: 'ArrowRight' })).toBe(false)
  expect(press({ code: 'ArrowRight' })).toBe(false)
  // These keys are the browser's: the first goes back or forward, the second moves the focus.
  expect(press({ code: 'ArrowRight', altKey: true })).toBe(true)
  expect(press({ code: 'Tab' })).toBe(true)
  hydrate(<Sections />)
  expect(tab('first')).toHaveAttribute('aria-selected', 'true')
  await becomeAlive()
  await act(() => vi.waitFor(() => expect(tab('third')).toHaveAttribute('aria-selected', 'true')))
  expect(tab('third')).toHaveFocus()
})

it('the boot script lets a press through at once on a page that the program has rendered itself', async () => {
  hydrate()
  if (window.boot) window.boot.isDrawn = true
  act(() => button().click())
  expect(onPress).toHaveBeenCalledTimes(1)
})
