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

/** A page with a button that asks, and whatever dialog is open; the focus begins on the button. */
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

/** The failure is open and has the focus; closed, it gives it to the button that asks. */
async function expectFailureToReturnIt(show: (dialog?: string) => void) {
  await nextFrame()
  expect(button('failure')).toHaveFocus()
  show()
  await nextFrame()
  expect(button('ask')).toHaveFocus()
}

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))

describe('where the focus is when a dialog goes', () => {
  it('returns to what had it before', async () => {
    const { show } = open()
    show('question')
    expect(button('question')).toHaveFocus()
    show()
    await nextFrame()
    expect(button('ask')).toHaveFocus()
  })

  it.each([
    ['nothing had it before, as where the address opens the dialog', false],
    ['what had it before is gone', true],
  ])("goes on at the page's title when %s", async (_when, hasOpener) => {
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

  it('stays with what else has taken it meanwhile', async () => {
    const { show } = open()
    render(<input aria-label="elsewhere" />)
    show('question')
    show()
    screen.getByRole('textbox').focus()
    await nextFrame()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  it('is where the first would have returned it, when another comes before it is back', async () => {
    const { show } = open()
    show('question')
    show()
    expect(document.body).toHaveFocus()
    show('failure')
    await expectFailureToReturnIt(show)
  })

  it('is where the first would have returned it, when another takes its place', async () => {
    const { show } = open()
    show('question')
    show('failure')
    await expectFailureToReturnIt(show)
  })
})
