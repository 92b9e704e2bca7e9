import { screen } from '@testing-library/react'
import { renderApp } from '../../helpers/renderApp'
import { giveSight } from '../../helpers/sight'

export type Room = 'about' | 'subjects' | 'courses' | 'how' | 'event' | 'parents' | 'join'

export function roomOf(room: Room) {
  const found = document.querySelector(`[data-section="${room}"]`)
  if (!found) throw new Error(`The page keeps no room for '${room}'.`)
  return found
}

/** The home page, and a reader who has come down to one of its sections. */
export async function readHomeAt(room: Room, language: 'en' | 'fa' = 'en') {
  const sight = giveSight()
  const app = await renderApp({ at: '/', language })
  await screen.findByRole('heading', { level: 1 })
  await sight.see(roomOf(room))
  return { ...app, sight }
}
