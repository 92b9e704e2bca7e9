import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { object } from 'yup'
import { AppForm } from '@/forms/AppForm'
import { speak } from '../helpers/speak'

const containers: HTMLElement[] = []
afterEach(() => {
  for (const container of containers.splice(0)) container.remove()
})

it.each([
  ['reports a focus from before its hydration', true, 1],
  ['reports no focus if no field has it', false, 0],
])('a prerendered form %s', async (_what, isFocused, calls) => {
  await speak('en')
  const onFocus = vi.fn()
  const form = (
    <AppForm schema={object()} initialValues={{}} onSubmit={async () => {}} onFocus={onFocus} label="Form">
      <button type="submit">Send</button>
    </AppForm>
  )
  const container = document.body.appendChild(document.createElement('div'))
  containers.push(container)
  container.innerHTML = renderToString(form)
  const field = screen.getByRole('button', { name: 'Send' })
  if (isFocused) field.focus()
  render(form, { container, hydrate: true })
  expect(onFocus).toHaveBeenCalledTimes(calls)
  act(() => field.focus())
  expect(onFocus).toHaveBeenCalledTimes(1)
})
