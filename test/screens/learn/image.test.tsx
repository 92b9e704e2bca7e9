import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type LessonFiles, serverFiles } from '@/domain/keeping/lessonFiles'
import Image from '@/screens/learn/viewers/Image'
import type { ViewerProps } from '@/screens/learn/viewers/viewer'

const show = (fileUrl: unknown, files: LessonFiles = serverFiles) =>
  render(
    <Image
      {...({ lesson: { id: 'l-1', title: 'Three washes', fileUrl }, files } as unknown as ViewerProps)}
    />,
  )

it('a kept image comes from the device', () => {
  show('/files/washes.png', { at: (url) => `blob:${url}`, has: () => true })
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:/files/washes.png')
})

it('a broken image falls back to a placeholder, and can be tried again', async () => {
  show('/files/washes.png')
  fireEvent.error(screen.getByRole('img', { name: 'Three washes' }))
  const placeholder = screen.getByRole('img', { name: 'Image not available' })
  expect(placeholder).toHaveAttribute('src', '/static/images/image-fallback.svg')
  // If the placeholder is missing, too, the page must not try again and again.
  fireEvent.error(placeholder)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('img', { name: 'Three washes' })).toHaveAttribute('src', '/files/washes.png')
  expect(screen.queryByRole('button')).toBeNull()
})

it('an image that cannot be loaded while offline says that there is no connection', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show('/files/washes.png')
  fireEvent.error(screen.getByRole('img', { name: 'Three washes' }))
  expect(screen.getByText('There is no connection to the internet right now.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  onLine.mockReturnValue(true)
  fireEvent.error(screen.getByRole('img', { name: 'Three washes' }))
  expect(screen.queryByText(/There is no connection/)).toBeNull()
})

it.each([undefined, null, '', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>'])(
  "an image with the url %s shows 'Image not available'",
  (fileUrl) => {
    show(fileUrl)
    expect(screen.getByText('Image not available')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  },
)
