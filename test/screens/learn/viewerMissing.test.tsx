import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openLesson } from './oneLesson'

const gone = vi.hoisted(() => () => {
  throw new Error('The part could not be loaded.')
})
vi.mock('@/screens/learn/viewers/quiz/Quiz', gone)
vi.mock('@/screens/learn/viewers/Image', gone)

const waits = /come back to this quiz later: it stays open until you submit your answers/

describe('a viewer that cannot be loaded', () => {
  it('of a quiz says that the quiz stays open until the learner submits her answers', async () => {
    await openLesson({ type: 'quiz' })
    expect(await screen.findByRole('alert')).toHaveTextContent('This part of the lesson could not be loaded.')
    expect(screen.getByText(waits)).toBeVisible()
  })

  it('of a picture does not mention a quiz', async () => {
    await openLesson({ type: 'image' })
    await screen.findByRole('alert')
    expect(screen.queryByText(waits)).toBeNull()
  })
})
