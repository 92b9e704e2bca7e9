import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { object } from 'yup'
import { AppForm } from '@/forms/AppForm'
import { useBeforeSending } from '@/forms/beforeSending'
import { held } from '../helpers/held'
import { speak } from '../helpers/speak'

function WaitingField({ until }: { until: Promise<void> }) {
  useBeforeSending(() => until.then(() => true))
  return <button type="submit">Send</button>
}

it.each([
  ['is sent when the field is ready', false, 1],
  ['is not sent if the user has left its page', true, 0],
])('a form that waits for one of its fields %s', async (_what, isLeft, calls) => {
  await speak('en')
  const { released, release } = held()
  const onSubmit = vi.fn(async () => {})
  const { unmount } = render(
    <AppForm schema={object()} initialValues={{}} onSubmit={onSubmit} label="Form">
      <WaitingField until={released} />
    </AppForm>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  if (isLeft) unmount()
  await act(async () => release())
  expect(onSubmit).toHaveBeenCalledTimes(calls)
})
