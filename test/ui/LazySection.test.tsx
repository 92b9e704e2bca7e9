import { act, fireEvent, render, screen } from '@testing-library/react'
import { createContext, type ReactNode, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { i18next } from '@/lib/i18n/i18n'
import { LazySection } from '@/ui/LazySection'
import { lazyModule } from '@/ui/lazyModule'
import { openDocument } from '../boot/openDocument'
import { giveSight } from '../helpers/sight'
import { speak } from '../helpers/speak'

const Text = () => <p>words</p>
const partOf = () => {
  const load = vi.fn(async () => ({ default: Text }))
  return { load, part: lazyModule(load) }
}

const Address = createContext('/about-us')

function PageWithAddress({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState('/about-us')
  return (
    <Address value={address}>
      <button type="button" onClick={() => setAddress('/about-us?tab=2')}>
        Another address
      </button>
      {children}
    </Address>
  )
}

const section = () => document.querySelector('[data-section]') as HTMLElement

describe('a lazy section', () => {
  it('loads when it is visible, and ahead of a reader who scrolls', async () => {
    const sight = giveSight()
    const { load, part } = partOf()
    render(<LazySection name="a" part={part} failed="ui.serverError" />)
    expect(load).not.toHaveBeenCalled()
    expect(sight.optionsFor(section())).toEqual([{ rootMargin: '0px' }])
    fireEvent.scroll(window)
    expect(sight.optionsFor(section())).toEqual([{ rootMargin: '400px' }])
    await sight.see(section())
    expect(await screen.findByText('words')).toBeVisible()
    expect(section()).not.toHaveAttribute('data-waiting')
  })

  it('loads at the first key press, however far away it is', async () => {
    giveSight()
    const { part } = partOf()
    render(<LazySection name="a" part={part} failed="ui.serverError" />)
    fireEvent.keyDown(window, { key: 'Tab' })
    expect(await screen.findByText('words')).toBeVisible()
  })

  it('shows an error if it cannot be loaded, and can be tried again', async () => {
    const sight = giveSight()
    const { load, part } = partOf()
    load.mockRejectedValueOnce(new Error('gone'))
    render(<LazySection name="a" part={part} failed="ui.serverError" />)
    await sight.see(section())
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('words')).toBeVisible()
  })
})

describe('a section whose content is in the document', () => {
  /** The HTML that the prerenderer leaves: the content between the marks of a boundary. */
  const documentWith = (part: ReturnType<typeof partOf>['part']) =>
    hydrateWords(<LazySection name="a" part={part} failed="ui.serverError" />)

  function hydrateWords(page: ReactNode, prepare = (_root: Element) => {}) {
    const html = renderToString(page).replace(
      /<!--\$.*?--><div><\/div><!--\/\$-->|<!--\$!-->.*<!--\/\$-->/s,
      '<!--$--><p>words</p><!--/$-->',
    )
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = html
    prepare(root)
    onTestFinished(() => root.remove())
    const errors: unknown[] = []
    act(() => {
      const mounted = hydrateRoot(root, page, {
        onRecoverableError: (error) => void errors.push(error),
      })
      onTestFinished(() => act(() => mounted.unmount()))
    })
    return errors
  }

  it('keeps the content until its code has loaded, then hydrates it', async () => {
    const sight = giveSight()
    const { load, part } = partOf()
    const errors = documentWith(part)
    const words = screen.getByText('words')
    expect(section()).toHaveAttribute('data-waiting')
    expect(load).not.toHaveBeenCalled()
    await sight.see(section())
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
    expect(screen.getByText('words')).toBe(words)
    expect(errors).toEqual([])
  })

  it('keeps the content if its code cannot be loaded, shows an error, and can be tried again', async () => {
    const sight = giveSight()
    const { load, part } = partOf()
    load.mockRejectedValue(new Error('gone'))
    documentWith(part)
    await sight.see(section())
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByText('words')).toBeVisible()
    load.mockResolvedValue({ default: Text })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
    expect(screen.getByText('words')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps the content if a context above it, such as the address, changes before its hydration', async () => {
    const sight = giveSight()
    const { part } = partOf()
    hydrateWords(
      <PageWithAddress>
        <LazySection name="a" part={part} failed="ui.serverError" />
      </PageWithAddress>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Another address' }))
    expect(screen.getByText('words')).toBeVisible()
    await sight.see(section())
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
    expect(screen.getAllByText('words')).toHaveLength(1)
  })

  it.each([
    ['hover', () => fireEvent.pointerOver(screen.getByText('words'))],
    ['press', () => fireEvent.pointerDown(screen.getByText('words'))],
    ['focus', () => fireEvent.focusIn(screen.getByText('words'))],
    [
      'find of the browser',
      () => fireEvent(screen.getByText('words'), new Event('beforematch', { bubbles: true })),
    ],
    ['key anywhere', () => fireEvent.keyDown(window, { key: 'Tab' })],
  ])('stays unhydrated, even in sight, until the first %s', async (_what, turnTo) => {
    const sight = giveSight()
    const { load, part } = partOf()
    const errors = hydrateWords(<LazySection name="a" part={part} failed="ui.serverError" isAsleep />)
    await sight.see(section())
    expect(load).not.toHaveBeenCalled()
    turnTo()
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
    expect(errors).toEqual([])
  })

  it('is hydrated when its page asks for it', async () => {
    giveSight()
    const { part } = partOf()
    hydrateWords(<LazySection name="a" part={part} failed="ui.serverError" isAsleep isAsked />)
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
  })

  it('is hydrated at once if a field in it was filled in before', async () => {
    giveSight()
    const { part } = partOf()
    const { boot } = await openDocument({ path: '/contact-us' }, '')
    onTestFinished(() => void Reflect.deleteProperty(window, 'boot'))
    const field = document.createElement('input')
    boot.typed.set(field, 'Mina')
    hydrateWords(<LazySection name="a" part={part} failed="ui.serverError" isAsleep />, (root) =>
      root.querySelector('p')?.append(field),
    )
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
  })

  it('is hydrated at once if a key was pressed before the program loaded', async () => {
    giveSight()
    const { part } = partOf()
    const { boot } = await openDocument({ path: '/about-us' }, '')
    onTestFinished(() => void Reflect.deleteProperty(window, 'boot'))
    fireEvent.keyDown(document.body, { key: 'Shift' })
    expect(boot.hasKeys).toBe(true)
    hydrateWords(<LazySection name="a" part={part} failed="ui.serverError" isAsleep />)
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
  })

  it('is rendered again when the language changes before its hydration', async () => {
    giveSight()
    const { load, part } = partOf()
    const errors = documentWith(part)
    onTestFinished(() => speak('en'))
    await act(() => i18next.changeLanguage('fa'))
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    expect(await screen.findByText('words')).toBeVisible()
    await vi.waitFor(() => expect(section()).not.toHaveAttribute('data-waiting'))
    expect(errors).toEqual([])
  })
})
