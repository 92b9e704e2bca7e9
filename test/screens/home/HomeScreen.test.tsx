import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../helpers/renderApp'
import { giveSight } from '../../helpers/sight'
import { readHomeAt, type Section, sectionOf } from './homeSections'

const main = () => within(screen.getByRole('main'))

const sections: [Section, string][] = [
  ['about', 'A class that comes to every child'],
  ['subjects', 'What would you like to learn?'],
  ['courses', 'New in the catalogue'],
  ['how', 'How it works'],
  ['event', 'A place is waiting for your child'],
  ['parents', 'Parents stay in charge'],
  ['join', 'Come and join us'],
]

describe('the home page', () => {
  // This test must be the first one: in later ones the sections are already loaded.
  it('loads a section when it is near the viewport, and only a placeholder for the others', async () => {
    const sight = giveSight()
    await renderApp({ at: '/' })
    await screen.findByRole('heading', { level: 1, name: /Every child/ })
    expect(main().queryAllByRole('heading', { level: 2 })).toEqual([])
    for (const [section] of sections) expect(sectionOf(section)).toHaveTextContent('')
    await sight.see(sectionOf('how'))
    expect(await screen.findByRole('heading', { name: 'How it works' })).toBeVisible()
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(1)
    // A reader who has not scrolled loads only visible sections; after a scroll the next ones load, too.
    expect(sight.optionsFor(sectionOf('event'))).toEqual([{ rootMargin: '0px' }])
    fireEvent.scroll(window)
    expect(sight.optionsFor(sectionOf('event'))).toEqual([{ rootMargin: '400px' }])
  })

  it('is complete for a keyboard user, in the order of the document', async () => {
    giveSight()
    const { user } = await renderApp({ at: '/' })
    await screen.findByRole('heading', { level: 1 })
    await user.tab()
    await screen.findByRole('heading', { name: 'Come and join us' })
    for (const [section, heading] of sections)
      expect(
        await within(sectionOf(section) as HTMLElement).findByRole('heading', { name: heading }),
      ).toBeVisible()
    expect(
      [...document.querySelectorAll('[data-section]')].map((section) => section.getAttribute('data-section')),
    ).toEqual(sections.map(([section]) => section))
  })

  it("has a hero with the '2K+' courses teaser and links to courses and donation", async () => {
    await renderApp({ at: '/' })
    expect(await screen.findByRole('heading', { level: 1, name: /Every child/ })).toBeVisible()
    expect(main().getByText('2K+').parentElement).toHaveTextContent('2K+ courses')
    expect(main().getByRole('link', { name: 'Explore the courses' })).toHaveAttribute('href', '/courses')
    expect(main().getByRole('link', { name: 'Support a child' })).toHaveAttribute('href', '/donation')
  })

  it('has an about section with links to our story and our works', async () => {
    await readHomeAt('about')
    expect(await screen.findByRole('link', { name: 'Read our story' })).toHaveAttribute('href', '/about-us')
    expect(main().getByRole('link', { name: 'See where we work' })).toHaveAttribute('href', '/our-works')
    expect(main().getByRole('heading', { name: 'What you can count on' })).toBeVisible()
  })

  it('has subjects and ages that link to the filtered catalogue', async () => {
    await readHomeAt('subjects')
    for (const [name, to] of [
      ['Coding & Tech', '/courses?categories=Coding+%26+Tech'],
      ['Arts & Design', '/courses?categories=Arts+%26+Design'],
      ['English Language', '/courses?categories=English+Language'],
      ['Ages 5-9', '/courses?ageGroups=5-9'],
      ['Ages 8-11', '/courses?ageGroups=8-11'],
      ['Ages 14-18', '/courses?ageGroups=14-18'],
    ] as const)
      expect(await main().findByRole('link', { name })).toHaveAttribute('href', to)
  })

  it('has an event block that promotes student registration', async () => {
    await readHomeAt('event')
    expect(await screen.findByRole('heading', { name: 'A place is waiting for your child' })).toBeVisible()
    expect(main().getByRole('link', { name: 'Register your child' })).toHaveAttribute(
      'href',
      '/registration/student',
    )
  })

  it('has four join-us cards: teacher, student, school and job registration', async () => {
    await readHomeAt('join')
    await screen.findByRole('heading', { name: 'Come and join us' })
    for (const [name, to] of [
      ['Register as a teacher', '/registration/teacher'],
      ['Register as a student', '/registration/student'],
      ['Register your school', '/registration/school'],
      ['Apply for a job', '/registration/job'],
    ] as const)
      expect(main().getByRole('link', { name })).toHaveAttribute('href', to)
  })

  it('has a parental-control accordion: five questions, the first one answered', async () => {
    const { user } = await readHomeAt('parents')
    await screen.findByRole('heading', { name: 'Parents stay in charge' })
    const parents = within(screen.getByRole('region', { name: 'Parents stay in charge' }))
    const open = () => parents.getAllByRole('button').map((question) => question.ariaExpanded)
    expect(parents.getAllByRole('heading', { level: 3 })).toHaveLength(5)
    expect(open()).toEqual(['true', 'false', 'false', 'false', 'false'])
    await user.click(parents.getByRole('button', { name: 'Can a child spend money by accident?' }))
    expect(open()).toEqual(['false', 'false', 'true', 'false', 'false'])
    await waitFor(() => expect(screen.getByText(/^No lesson asks for money/)).toBeVisible())
  })

  it('is also in Persian, with Persian digits', async () => {
    await readHomeAt('how', 'fa')
    expect(await screen.findByRole('heading', { level: 1, name: /هر کودکی/ })).toBeVisible()
    expect(main().getByText('+۲۰۰۰')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'چطور کار می‌کند؟' })).toBeVisible()
  })
})
