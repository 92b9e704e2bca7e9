import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Accordion } from '@/ui/Accordion'

const questions = [
  { question: 'Is it free?', answer: 'Most of it.' },
  { question: 'For whom?', answer: 'For children.' },
]

const answer = (text: string) => screen.getByText(text).closest('[data-until-found]') as HTMLElement
const isOpen = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true'

describe('a disclosure', () => {
  it('hides closed answers so that the search of the browser finds them', async () => {
    render(<Accordion questions={questions} isFirstOpen />)
    expect(answer('Most of it.')).not.toHaveAttribute('hidden')
    expect(answer('For children.')).toHaveAttribute('hidden', 'until-found')
    await userEvent.click(screen.getByRole('button', { name: 'Is it free?' }))
    expect(answer('Most of it.')).toHaveAttribute('hidden', 'until-found')
  })

  it('opens the answer that the search of the browser has found', () => {
    render(<Accordion questions={questions} isFirstOpen />)
    act(() => void answer('For children.').dispatchEvent(new Event('beforematch', { bubbles: true })))
    expect([isOpen('Is it free?'), isOpen('For whom?')]).toEqual([false, true])
  })
})
