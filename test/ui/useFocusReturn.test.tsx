import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FailureAlert } from '@/ui/FailureAlert'
import { useFocusBefore } from '@/ui/useFocusReturn'

function Page({ isGone }: { isGone: boolean }) {
  const [hasFailed, setFailed] = useState(true)
  const [isNoticed, setNoticed] = useState(true)
  return (
    <main>
      <h1>Courses</h1>
      {!isGone && <button type="button">Search</button>}
      {hasFailed && <FailureAlert title="about.filmFailed" onRetry={() => setFailed(false)} />}
      {isNoticed && <Notice onClose={() => setNoticed(false)} />}
    </main>
  )
}

function Notice({ onClose }: { onClose: () => void }) {
  const focusBefore = useFocusBefore<HTMLDivElement>()
  return (
    <div {...focusBefore}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test("'Try again' moves the focus to the page's title when its alert disappears", async () => {
  render(<Page isGone={false} />)
  await userEvent.click(button('Try again'))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Courses' })).toHaveFocus()
})

test('a closed notice returns the focus to the element that had it', async () => {
  render(<Page isGone={false} />)
  button('Search').focus()
  await userEvent.click(button('Close'))
  expect(button('Search')).toHaveFocus()
})

test("a closed notice moves the focus to the page's title if the earlier element is gone", async () => {
  const { rerender } = render(<Page isGone={false} />)
  button('Search').focus()
  button('Close').focus()
  rerender(<Page isGone />)
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('heading', { name: 'Courses' })).toHaveFocus()
})
