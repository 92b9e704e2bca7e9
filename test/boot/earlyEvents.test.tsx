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

/** The form offers two ways to give. The first one is chosen at the start. */
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

/** As app/frame/Hydrated does once the screen is there. */
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

it('carries out a press before hydration once', async () => {
  // The mark of the press is an attribute that only this development build of React minds.
  expectOnConsole(/data-pressed/)
  button().click()
  hydrate()
  expect(onPress).not.toHaveBeenCalled()
  await becomeAlive()
  expect(onPress).toHaveBeenCalledTimes(1)
})

it('carries out a press that comes between hydration and its end once', async () => {
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
  ['when React hears the mouse already', true],
])('opens a list that is pressed %s', async (_when, isListening) => {
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

it('lets the form know what the browser has filled in again', async () => {
  // After a reload: no event tells of it.
  field().value = 'mina@example.org'
  keepRestoredFields()
  hydrate()
  await becomeAlive()
  expect(root.querySelector('output')).toHaveTextContent('mina@example.org')
  expect(field()).toHaveValue('mina@example.org')
})

it('shows the way to give that was chosen before hydration, as the form holds it', async () => {
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
  ['the same button', <Form key="same" />, 1],
  ['no such button', <DonationForm key="other" />, 0],
  ['two such buttons', [<Form key="one" />, <Form key="two" />], 0],
])('carries out a press where the program draws the page itself, with %s', async (_what, page, times) => {
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
})

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

it('carries out the keys that were pressed on a tab before hydration, each after the one before', async () => {
  await open(<Sections />)
  const tab = (name: string) => within(root).getByRole('tab', { name })
  tab('first').focus()
  const press = (init: KeyboardEventInit) =>
    tab('first').dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
  expect(press({ code: 'ArrowRight' })).toBe(false)
  expect(press({ code: 'ArrowRight' })).toBe(false)
  // Not the page's: the browser goes back with it, and on with the next.
  expect(press({ code: 'ArrowRight', altKey: true })).toBe(true)
  expect(press({ code: 'Tab' })).toBe(true)
  hydrate(<Sections />)
  expect(tab('first')).toHaveAttribute('aria-selected', 'true')
  await becomeAlive()
  await act(() => vi.waitFor(() => expect(tab('third')).toHaveAttribute('aria-selected', 'true')))
  expect(tab('third')).toHaveFocus()
})

it('has nothing to wait for where the program has drawn the page itself', async () => {
  hydrate()
  if (window.boot) window.boot.isDrawn = true
  act(() => button().click())
  expect(onPress).toHaveBeenCalledTimes(1)
})
