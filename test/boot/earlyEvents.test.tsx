import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepRestoredFields, repeatEarlyEvents } from '@/ui/earlyEvents'
import { expectOnConsole } from '../helpers/consoleGuard'

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

let root: HTMLElement
let unmount = () => {}

beforeEach(async () => {
  const page = { path: '/signin', isComplete: true, requests: [], scripts: [], styles: [], query: [] }
  document.documentElement.lang = 'en'
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(page)}</script><div id="root">${renderToString(<Form />)}</div>`
  window.history.replaceState(null, '', '/signin')
  root = document.getElementById('root') as HTMLElement
  vi.resetModules()
  await import('@/boot/boot')
})

afterEach(() => {
  act(() => unmount())
  onPress.mockReset()
})

function hydrate() {
  act(() => {
    const mounted = hydrateRoot(root, <Form />)
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

it('lets the form know what the browser has filled in again', async () => {
  // After a reload: no event tells of it.
  field().value = 'mina@example.org'
  keepRestoredFields()
  hydrate()
  await becomeAlive()
  expect(root.querySelector('output')).toHaveTextContent('mina@example.org')
  expect(field()).toHaveValue('mina@example.org')
})

it('has nothing to wait for where the program has drawn the page itself', async () => {
  hydrate()
  if (window.boot) window.boot.isDrawn = true
  act(() => button().click())
  expect(onPress).toHaveBeenCalledTimes(1)
})
