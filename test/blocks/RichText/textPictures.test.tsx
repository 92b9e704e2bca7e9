import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { beforeEach, describe, expect, it } from 'vitest'
import { RichText } from '@/blocks/RichText/RichText'
import type { LessonFiles } from '@/domain/keeping/lessonFiles'
import { choosePictures, keepDataUse } from '@/lib/page/dataUse'
import { createStore } from '@/state/store'
import { speak } from '../../helpers/speak'

const FALLBACK = '/static/images/image-fallback.svg'

const keeps = (kept: string): LessonFiles => ({
  at: (url) => (url === kept ? `blob:${url}` : url),
  has: (url) => url === kept,
})

const picture = (url: string, alt: string) => `<img src="${url}" alt="${alt}">`
const text = (html: string, files?: LessonFiles) => <RichText html={html} files={files} />
const addressOf = (name: string) => screen.getByRole('img', { name }).getAttribute('src')
const button = () => screen.queryByRole('button', { name: 'Show the pictures in this text' })

function show(html: string, files?: LessonFiles) {
  const store = createStore()
  return render(text(html, files), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
}

beforeEach(() => speak('en'))

it('kept pictures of a text come from the device, also after the text has changed its language', () => {
  const files = keeps('/map.png')
  const { rerender } = show(picture('/map.png', 'Map'), files)
  expect(addressOf('Map')).toBe('blob:/map.png')
  rerender(text(picture('/map.png', 'نقشه'), files))
  expect(addressOf('نقشه')).toBe('blob:/map.png')
})

it('a picture of a text that cannot be loaded is replaced by the fallback', () => {
  show(picture('/lost.png', 'Lost'))
  fireEvent.error(screen.getByRole('img', { name: 'Lost' }))
  expect(addressOf('Lost')).toBe(FALLBACK)
})

describe('a text for a visitor who saves data', () => {
  beforeEach(() => keepDataUse('less'))

  it('loads its pictures only at a press, as does the next text', async () => {
    const { rerender } = show(`${picture('/map.png', 'Map')}${picture('/sea.png', 'Sea')}`)
    expect([addressOf('Map'), addressOf('Sea')]).toEqual([FALLBACK, FALLBACK])
    button()?.focus()
    fireEvent.click(button() as HTMLElement)
    expect([addressOf('Map'), addressOf('Sea')]).toEqual(['/map.png', '/sea.png'])
    expect(button()).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByRole('img', { name: 'Map' })),
    )
    expect(document.activeElement).not.toBe(document.body)
    rerender(text(picture('/hill.png', 'Hill')))
    expect(addressOf('Hill')).toBe(FALLBACK)
    expect(button()).toBeVisible()
  })

  it('shows kept pictures at once', () => {
    show(`${picture('/map.png', 'Map')}${picture('/sea.png', 'Sea')}`, keeps('/map.png'))
    expect([addressOf('Map'), addressOf('Sea')]).toEqual(['blob:/map.png', FALLBACK])
    fireEvent.click(button() as HTMLElement)
    expect([addressOf('Map'), addressOf('Sea')]).toEqual(['blob:/map.png', '/sea.png'])
  })

  it('keeps a picture that had loaded before the visitor began to save data', () => {
    keepDataUse('full')
    show(`${picture('/map.png', 'Map')}${picture('/sea.png', 'Sea')}`)
    const map = screen.getByRole('img', { name: 'Map' })
    Object.defineProperties(map, { complete: { value: true }, naturalWidth: { value: 320 } })
    act(() => keepDataUse('less'))
    expect([addressOf('Map'), addressOf('Sea')]).toEqual(['/map.png', FALLBACK])
  })

  it('shows a picture once the device keeps it, and all once they are requested elsewhere on the page', () => {
    const html = `${picture('/map.png', 'Map')}${picture('/sea.png', 'Sea')}`
    const { rerender } = show(html)
    rerender(text(html, keeps('/map.png')))
    expect([addressOf('Map'), addressOf('Sea')]).toEqual(['blob:/map.png', FALLBACK])
    rerender(<RichText html={html} isAsked />)
    expect([addressOf('Map'), addressOf('Sea')]).toEqual(['/map.png', '/sea.png'])
  })

  it('follows the choice to show pictures, and has no button if it has no pictures', () => {
    const { rerender } = show(picture('/map.png', 'Map'))
    expect(addressOf('Map')).toBe(FALLBACK)
    act(() => choosePictures(true))
    expect(addressOf('Map')).toBe('/map.png')
    act(() => choosePictures(false))
    rerender(text(picture('/hill.png', 'Hill')))
    expect(addressOf('Hill')).toBe(FALLBACK)
    rerender(text('<p>Words</p>'))
    expect(button()).toBeNull()
  })
})
