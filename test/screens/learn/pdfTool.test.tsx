import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Tool } from '@/screens/learn/viewers/pdf/Tool'

test('a tool of the PDF viewer shows its name on keyboard focus, announces it once, and hides it at Escape', async () => {
  render(<Tool icon={<i />} name="Next page" onPress={vi.fn()} />)
  const user = userEvent.setup()
  await user.tab()
  const tool = screen.getByRole('button', { name: 'Next page' })
  expect(tool).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Next page')
  expect(tool).not.toHaveAccessibleDescription()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
})
