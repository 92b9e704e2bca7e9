import { fireEvent, screen, within } from '@testing-library/react'
import type { giveSight } from '../helpers/sight'

export type Sight = ReturnType<typeof giveSight>

export const click = async (name: string | RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }))
}

/** A whole PNG without pixels. */
export const pictureBytes = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex')

/** The form of the newsletter comes when the footer is seen. */
export async function seeNewsletter(sight: Sight) {
  const heading = await screen.findByRole('heading', { level: 3 })
  const form = heading.parentElement?.querySelector('p + div')
  if (!form) throw new Error('The footer has no place for the newsletter.')
  await sight.whenWatched(form)
  await sight.see(form)
}

/** Opens the question; its button has the same name as that of the row. */
export async function askToUnsubscribe() {
  await click(/^Unsubscribe/)
  within(await screen.findByRole('dialog')).getByRole('button', { name: 'Unsubscribe' })
}
