import { screen } from '@testing-library/react'
import { renderApp } from '../../helpers/renderApp'
import { giveSight } from '../../helpers/sight'

export type Section = 'about' | 'subjects' | 'courses' | 'how' | 'event' | 'parents' | 'join'

export function sectionOf(section: Section) {
  const found = document.querySelector(`[data-section="${section}"]`)
  if (!found) throw new Error(`The page has no section '${section}'.`)
  return found
}

/** Opens the home page, and scrolls down to one of its sections. */
export async function readHomeAt(section: Section, language: 'en' | 'fa' = 'en', as?: string) {
  const sight = giveSight()
  const app = await renderApp({ at: '/', language, as })
  await screen.findByRole('heading', { level: 1 })
  await sight.see(sectionOf(section))
  return { ...app, sight }
}
