import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crumbsOf } from '@/app/frame/crumbs'
import { toTitle } from '@/lib/i18n/text'
import english from '../../../public/translations/en/translation.json'
import { renderApp } from '../../helpers/renderApp'

describe('the breadcrumb', () => {
  it('has a Home link and one link per path segment, except the last, which is text', async () => {
    await renderApp({ at: '/our-works/denmark/a-new-library' })
    const strip = within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Our Works', '/our-works'],
      ['Denmark', '/our-works/denmark'],
    ])
    expect(strip.getByText('A New Library')).toHaveAttribute('aria-current', 'page')
  })

  it('translates known segments into Persian', async () => {
    await renderApp({ at: '/password/reset', language: 'fa' })
    const strip = within(screen.getByRole('navigation', { name: 'شما اینجا هستید' }))
    expect(strip.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'خانه',
      'گذرواژه',
      'گذرواژهٔ تازه',
    ])
  })

  it.each(['/', '/nowhere/at/all', '/learn/first-steps-in-scratch'])('is not shown at %s', async (at) => {
    await renderApp({ at })
    expect(screen.queryByRole('navigation', { name: 'Where you are' })).toBeNull()
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  })

  it('turns dashes into spaces and capitalises each word, as the English names of known segments do', () => {
    expect(crumbsOf('/first-steps-in-scratch')).toEqual([
      { label: 'First Steps In Scratch', path: '/first-steps-in-scratch' },
    ])
    for (const [segment, name] of Object.entries(english.frame.crumbs)) expect(name).toBe(toTitle(segment))
  })

  it('decodes valid segments, shows invalid ones unchanged, and has no names for inherited properties', () => {
    expect(crumbsOf('/c%C3%B4te-d-ivoire/%E0%A4%A/constructor').map(({ label }) => label)).toEqual([
      'Côte D Ivoire',
      '%E0%A4%A',
      'Constructor',
    ])
  })

  it('never throws, and each path begins with the one before', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (segments) => {
        const crumbs = crumbsOf(`/${segments.join('/')}`)
        for (const [index, crumb] of crumbs.entries())
          expect(crumb.path.startsWith(crumbs[index - 1]?.path ?? '/')).toBe(true)
      }),
    )
  })
})
