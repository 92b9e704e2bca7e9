import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../helpers/renderApp'

const main = () => within(screen.getByRole('main'))

describe('the home page', () => {
  it("has a hero with the '2K+' courses teaser and the ways to courses and donation", async () => {
    await renderApp({ at: '/' })
    expect(await screen.findByRole('heading', { level: 1, name: /Every child/ })).toBeVisible()
    expect(main().getByText('2K+').parentElement).toHaveTextContent('2K+ courses')
    expect(main().getByRole('link', { name: 'Explore the courses' })).toHaveAttribute('href', '/courses')
    expect(main().getByRole('link', { name: 'Support a child' })).toHaveAttribute('href', '/donation')
  })

  it('has four join-us cards: teacher, student, school and job registration', async () => {
    await renderApp({ at: '/' })
    await screen.findByRole('heading', { name: 'Come and join us' })
    for (const [name, to] of [
      ['Register as a teacher', '/registration/teacher'],
      ['Register as a student', '/registration/student'],
      ['Register your school', '/registration/school'],
      ['Apply for a job', '/registration/job'],
    ] as const)
      expect(main().getByRole('link', { name })).toHaveAttribute('href', to)
  })

  it('speaks Persian, with Persian digits', async () => {
    await renderApp({ at: '/', language: 'fa' })
    expect(await screen.findByRole('heading', { level: 1, name: /هر کودکی/ })).toBeVisible()
    expect(main().getByText('+۲۰۰۰')).toBeVisible()
  })
})
