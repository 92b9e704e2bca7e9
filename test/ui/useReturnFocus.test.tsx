import { act, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { describe, expect, it } from 'vitest'
import { useReturnFocus } from '@/ui/useReturnFocus'

function Dialog({ name }: { name: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useReturnFocus()
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" ref={button}>
      {name}
    </button>
  )
}

/** A page with a button that asks, and a dialog if one is open. The focus begins on the button. */
function open() {
  const page = (dialog?: string) => (
    <>
      <button type="button">ask</button>
      {dialog && <Dialog key={dialog} name={dialog} />}
    </>
  )
  const { rerender } = render(page())
  button('ask').focus()
  return { show: (dialog?: string) => rerender(page(dialog)) }
}

const button = (name: string) => screen.getByRole('button', { name })

/**
 * The failure dialog opens and gets the focus. When it closes, it returns the focus to the button that asks.
 */
async function expectFailureToReturnIt(show: (dialog?: string) => void) {
  await nextFrame()
  expect(button('failure')).toHaveFocus()
  show()
  await nextFrame()
  expect(button('ask')).toHaveFocus()
}

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

describe('the focus after a dialog closes', () => {
  it('returns to the element that had it before', async () => {
    const { show } = open()
    show('question')
    expect(button('question')).toHaveFocus()
    show()
    await nextFrame()
    expect(button('ask')).toHaveFocus()
  })

  it.each([
    ['no element had it before, as when the address opens the dialog', false],
    ['the element that had it is gone', true],
  ])("moves to the page's title when %s", async (_when, hasOpener) => {
    const page = (dialog?: string, opener = false) => (
      <main>
        <h1>Title</h1>
        {opener && <button type="button">ask</button>}
        {dialog && <Dialog name={dialog} />}
      </main>
    )
    const { rerender } = render(page(undefined, hasOpener))
    if (hasOpener) button('ask').focus()
    rerender(page('question', hasOpener))
    expect(button('question')).toHaveFocus()
    rerender(page())
    await nextFrame()
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('stays with another element that has received it meanwhile', async () => {
    const { show } = open()
    render(<input aria-label="elsewhere" />)
    show('question')
    show()
    screen.getByRole('textbox').focus()
    await nextFrame()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it("returns to the first dialog's opener if a second dialog opens before that", async () => {
    const { show } = open()
    show('question')
    show()
    expect(document.body).toHaveFocus()
    show('failure')
    await expectFailureToReturnIt(show)
  })

  it("returns to the first dialog's opener if a second dialog replaces it", async () => {
    const { show } = open()
    show('question')
    show('failure')
    await expectFailureToReturnIt(show)
  })
})
