import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SelectField } from '@/ui/SelectField'

const options = [
  { value: '', label: 'All' },
  { value: 'a', label: 'Armenia', disabled: true },
  { value: 'i', label: 'Iran' },
  { value: 'q', label: 'Iraq' },
  { value: 'y', label: 'ایران' },
]

function Countries() {
  const [value, setValue] = useState('')
  return <SelectField label="Country" value={value} onChange={setValue} options={options} />
}

test('a typed letter chooses the next enabled option of a select that begins with it', async () => {
  render(<Countries />)
  const user = userEvent.setup()
  await user.tab()
  expect(screen.getByRole('combobox')).toHaveFocus()
  const chosen = () => screen.getByRole('combobox').closest('.ant-select')?.textContent
  await user.keyboard('i')
  expect(chosen()).toBe('Iran')
  await user.keyboard('I')
  expect(chosen()).toBe('Iraq')
  await user.keyboard('i')
  expect(chosen()).toBe('Iran')
  await user.keyboard('x')
  expect(chosen()).toBe('Iran')
  await user.keyboard('ا')
  expect(chosen()).toBe('ایران')
  await user.keyboard('a')
  expect(chosen()).toBe('All')
})

test('a letter pressed with Control changes nothing in a select', async () => {
  render(<Countries />)
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Control>}i{/Control}')
  expect(screen.getByRole('combobox').closest('.ant-select')).toHaveTextContent('All')
})
