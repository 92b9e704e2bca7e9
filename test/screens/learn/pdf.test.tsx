import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { describe, expect, it, vi } from 'vitest'
import { serverFiles } from '@/domain/keeping/lessonFiles'
import type { LanguageCode } from '@/lib/i18n/language'
import Pdf from '@/screens/learn/viewers/pdf/Pdf'
import type { ViewerProps } from '@/screens/learn/viewers/viewer'
import { languageShown } from '@/state/language/slice'
import { createStore } from '@/state/store'
import { choose } from '../../helpers/selectField'
import { speak } from '../../helpers/speak'
import { named, pdfFake, preparePdf } from './pdfFake'

vi.mock('@/screens/learn/viewers/pdf/openPdf', () => import('./pdfFake'))

type Scene = { page?: unknown; language?: LanguageCode; lesson?: object }

/** Renders a PDF lesson in the stage, with a remembered page, and records the pages that it reports. */
async function read({ page, language = 'en', lesson = {} }: Scene = {}) {
  await speak(language)
  const store = createStore()
  store.dispatch(languageShown(language))
  const onPage = vi.fn()
  const props = {
    lesson: { id: 'l-1', title: 'The guide', fileUrl: '/files/guide.pdf', fileName: 'guide.pdf', ...lesson },
    files: serverFiles,
    page,
    onPage,
  } as unknown as ViewerProps
  const view = render(
    <Provider store={store}>
      <Pdf {...props} />
    </Provider>,
  )
  return { ...view, onPage, user: userEvent.setup() }
}

const page = (number: number | string, total: number | string = 300) =>
  screen.findByRole('region', { name: `Page ${number} of ${total}` })
const words = (number: number) => screen.findByText(`The words of page ${number}`)
const button = (name: string) => screen.findByRole('button', { name })
const pageField = () => screen.findByRole('textbox', { name: 'Go to page' })
const scaleShown = () => pdfFake.drawings.at(-1)?.scale

describe('the remembered page number', () => {
  it.each([
    [17, 17],
    [300, 300],
    [undefined, 1],
    [0, 1],
    [301, 1],
    [1.5, 1],
    ['17', 1],
    [Number.NaN, 1],
  ])('%s opens page %s', async (remembered, shown) => {
    preparePdf()
    const { onPage } = await read({ page: remembered })
    expect(await words(shown)).toBeVisible()
    expect(await page(shown)).toBeVisible()
    expect(onPage).not.toHaveBeenCalled()
  })

  it('is reported at each turn of the page', async () => {
    preparePdf()
    const { user, onPage } = await read({ page: 17 })
    await user.click(await button('Next page'))
    await words(18)
    await user.click(await button('Previous page'))
    await words(17)
    expect(onPage.mock.calls).toEqual([[18], [17]])
  })
})

describe('pages', () => {
  it('end at the first and the last: the buttons are then disabled and keep the focus', async () => {
    preparePdf({ pageCount: 2 })
    const { user, onPage } = await read()
    await words(1)
    expect(await button('Previous page')).toHaveAttribute('aria-disabled', 'true')
    await user.click(await button('Next page'))
    await words(2)
    expect(await button('Next page')).toHaveAttribute('aria-disabled', 'true')
    expect(await button('Next page')).toHaveFocus()
    await user.click(await button('Next page'))
    expect(onPage.mock.calls).toEqual([[2]])
  })

  it.each(['250', '۲۵۰', '٢٥٠', ' 250 '])("can be opened by their number, typed as '%s'", async (typed) => {
    preparePdf()
    const { user, onPage } = await read()
    await words(1)
    await user.click(await pageField())
    await user.keyboard(`${typed}{Enter}`)
    expect(await words(250)).toBeVisible()
    expect(onPage).toHaveBeenCalledExactlyOnceWith(250)
    expect(await pageField()).toHaveValue('250')
  })

  it.each(['0', '301', '-3', '2.5', 'seven', '1e2'])(
    "cannot be opened by '%s': the viewer shows an error and stays",
    async (typed) => {
      preparePdf()
      const { user, onPage } = await read({ page: 5 })
      await words(5)
      await user.click(await pageField())
      await user.keyboard(`${typed}{Enter}`)
      expect(await screen.findByRole('alert')).toHaveTextContent('Please type a number from 1 to 300.')
      expect(await pageField()).toBeInvalid()
      await user.keyboard('{Escape}')
      expect(screen.queryByRole('alert')).toBeNull()
      expect(await pageField()).toHaveValue('5')
      expect(onPage).not.toHaveBeenCalled()
    },
  )

  it('open by a typed number when the field loses the focus, as on a phone', async () => {
    preparePdf()
    const { user } = await read()
    await words(1)
    await user.click(await pageField())
    await user.keyboard('42')
    await user.tab()
    expect(await words(42)).toBeVisible()
  })

  it('turn by keyboard: Home, End, and arrows in the reading direction', async () => {
    preparePdf()
    const { user, onPage } = await read({ language: 'fa', page: 3 })
    await words(3)
    ;(await screen.findByRole('region')).focus()
    await user.keyboard('{ArrowLeft}')
    await words(4)
    await user.keyboard('{ArrowRight}')
    await words(3)
    await user.keyboard('{End}')
    await words(300)
    await user.keyboard('{Home}')
    await words(1)
    expect(onPage.mock.calls).toEqual([[4], [3], [300], [1]])
    expect(await screen.findByRole('region', { name: 'صفحهٔ ۱ از ۳۰۰' })).toHaveFocus()
  })

  it('cancel the older drawing at a newer turn, and free the older page', async () => {
    preparePdf({ isSlow: true })
    const { user } = await read()
    await waitFor(() => expect(pdfFake.drawings).toHaveLength(1))
    for (const number of [2, 3, 4]) {
      await user.click(await button('Next page'))
      await waitFor(() => expect(pdfFake.drawings).toHaveLength(number))
    }
    expect(pdfFake.drawings.map(({ isCancelled }) => isCancelled)).toEqual([true, true, true, false])
    expect(pdfFake.released).toEqual([1, 2, 3])
    const shown = await page(4)
    expect(shown).toHaveAttribute('aria-busy', 'true')
    pdfFake.drawings.at(-1)?.finish()
    expect(await words(4)).toBeVisible()
    expect(shown).toHaveAttribute('aria-busy', 'false')
    expect(document.querySelectorAll('canvas')).toHaveLength(1)
    expect(pdfFake.opened).toHaveLength(1)
  })

  it('show that they are pictures if they have no text', async () => {
    preparePdf({ textOf: () => '' })
    await read()
    expect(
      await screen.findByText('This page is a picture: it has no words that can be read aloud.'),
    ).toBeVisible()
  })

  it('have their text once for a screen reader, without the picture', async () => {
    preparePdf()
    await read()
    await words(1)
    expect(document.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getAllByText('The words of page 1')).toHaveLength(1)
  })
})

describe('zoom', () => {
  it('changes by buttons, to a chosen size and back to the width, and is announced', async () => {
    preparePdf()
    const { user } = await read()
    await words(1)
    expect(screen.getByRole('combobox', { name: 'Zoom' })).toHaveAccessibleDescription('Fit width')
    await user.click(await button('Zoom in'))
    await waitFor(() => expect(scaleShown()).toBe(1.25))
    expect(screen.getByText('Zoom: 125%')).toHaveAttribute('role', 'status')
    await choose(user, 'Zoom', '100%')
    await waitFor(() => expect(scaleShown()).toBe(1))
    await choose(user, 'Zoom', '400%')
    await waitFor(() => expect(scaleShown()).toBe(4))
    expect(await button('Zoom in')).toHaveAttribute('aria-disabled', 'true')
    await user.click(await button('Zoom out'))
    await waitFor(() => expect(scaleShown()).toBe(3))
    await choose(user, 'Zoom', 'Fit width')
    await waitFor(() => expect(scaleShown()).toBe(1))
  })

  it('changes by keyboard with +, − and 0, with Persian digits, too; selected text stays selected', async () => {
    preparePdf()
    const { user } = await read({ language: 'fa' })
    const laid = await words(1)
    const sizes = screen.getByRole('combobox', { name: 'بزرگ‌نمایی' })
    ;(await screen.findByRole('region')).focus()
    await user.keyboard('+')
    expect(sizes).toHaveAccessibleDescription('۱۲۵٪')
    await waitFor(() => expect(scaleShown()).toBe(1.25))
    await user.keyboard('--')
    expect(sizes).toHaveAccessibleDescription('۷۵٪')
    await user.keyboard('۰')
    expect(sizes).toHaveAccessibleDescription('به پهنای کادر')
    await waitFor(() => expect(scaleShown()).toBe(1))
    expect(await words(1)).toBe(laid)
  })
})

describe('a file that cannot be shown', () => {
  const causes = [
    [
      named('InvalidPDFException'),
      'The file is damaged, or it is no PDF.',
      'فایل خراب است یا اصلاً پی‌دی‌اف نیست.',
    ],
    [named('PasswordException'), 'It is protected with a password.', 'این فایل گذرواژه دارد.'],
    [
      named('ResponseException', { status: 404 }),
      'The file is not there any more.',
      'این فایل دیگر اینجا نیست.',
    ],
    [
      new TypeError('Failed to fetch'),
      'It could not be fetched. Please check the connection, or try again in a while.',
      'فایل دریافت نشد. اتصال اینترنت را بررسی کنید یا کمی بعد دوباره امتحان کنید.',
    ],
  ] as const

  it.each(causes)('is explained in the visitor’s language, and the links stay: %s', async (...cause) => {
    const [problem, ...texts] = cause
    for (const [index, language] of (['en', 'fa'] as const).entries()) {
      preparePdf({ problem })
      const { unmount } = await read({ language })
      expect(await screen.findByRole('alert')).toHaveTextContent(texts[index] ?? '')
      expect(screen.getAllByRole('link')).toHaveLength(2)
      unmount()
    }
  })

  it("'Try again' opens the file again, and keeps the focus", async () => {
    preparePdf({ problem: named('InvalidPDFException') })
    const { user } = await read({ page: 7 })
    expect(await screen.findByRole('alert')).toHaveTextContent('The PDF could not be shown here.')
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
    pdfFake.problem = undefined
    await user.click(await button('Try again'))
    expect(await words(7)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await page(7)).toHaveFocus()
  })

  it('a page that cannot be drawn does not affect the others; another try stays on it', async () => {
    preparePdf({ badPages: { 2: new Error('Bad operator') } })
    const { user, onPage } = await read()
    await words(1)
    await user.click(await button('Next page'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Page 2 could not be shown.')
    expect(screen.queryByText('The words of page 1')).toBeNull()
    await user.click(await button('Next page'))
    expect(await words(3)).toBeVisible()
    await user.click(await button('Previous page'))
    await screen.findByRole('alert')
    pdfFake.badPages = {}
    await user.click(await button('Try again'))
    expect(await words(2)).toBeVisible()
    expect(onPage.mock.calls).toEqual([[2], [3], [2]])
    // pdf.js never requests again what it failed to get once, so the viewer opens the file again.
    expect(pdfFake.opened).toHaveLength(3)
    expect(pdfFake.closed).toBe(2)
  })

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'data:application/pdf;base64,JVBERg==',
    'blob:x',
    7,
    'https://a:b@x/',
  ])("with the url %s shows 'PDF document not available', and nothing is opened", async (fileUrl) => {
    preparePdf()
    await read({ lesson: { fileUrl } })
    expect(await screen.findByText('PDF document not available')).toBeVisible()
    expect(screen.queryAllByRole('link')).toEqual([])
    expect(pdfFake.opened).toEqual([])
  })

  it('a file is closed when the learner leaves it', async () => {
    preparePdf()
    const { unmount } = await read()
    await words(1)
    unmount()
    expect(pdfFake.closed).toBe(1)
  })
})

describe('the links to the file', () => {
  const download = () => screen.findByRole('link', { name: 'Download the PDF' })
  const open = () => screen.findByRole('link', { name: 'Open the PDF in a new tab' })

  it.each([
    ['guide.pdf', 'guide.pdf'],
    ['Guide.PDF', 'Guide.pdf'],
    ['setup.exe', 'setup.exe.pdf'],
    [null, ''],
    [7, ''],
  ])('download a file of this site; %s gets the name %s', async (fileName, saved) => {
    preparePdf()
    await read({ lesson: { fileName } })
    expect(await download()).toHaveAttribute('download', saved)
    expect(await download()).not.toHaveAttribute('target')
    expect(await open()).toHaveAttribute('target', '_blank')
    expect(await open()).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('open a foreign file in another tab, which cannot reach the page', async () => {
    preparePdf()
    await read({ lesson: { fileUrl: 'https://files.example.org/guide.pdf' } })
    for (const link of [await download(), await open()]) {
      expect(link).toHaveAttribute('href', 'https://files.example.org/guide.pdf')
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
  })
})

describe('the links on a page', () => {
  const place = { x: 0.1, y: 0.2, width: 0.5, height: 0.05 }

  it.each([
    [
      'en',
      'All about cats (opens in a new tab)',
      'cats.example.org (opens in a new tab)',
      'Next (in this PDF)',
    ],
    [
      'fa',
      'All about cats (در برگهٔ تازه باز می‌شود)',
      'cats.example.org (در برگهٔ تازه باز می‌شود)',
      'Next (در همین پی‌دی‌اف)',
    ],
  ] as const)(
    'are named by their text or their target, and announce how they open (%s)',
    async (language, worded, unworded, inside) => {
      const url = 'https://cats.example.org/all'
      preparePdf({
        linksOf: () => [
          { ...place, words: 'All about cats', url },
          { ...place, y: 0.4, words: '', url },
          { ...place, y: 0.6, words: 'Next', pageNumber: async () => 2 },
        ],
      })
      await read({ language })
      for (const name of [worded, unworded]) {
        const link = await screen.findByRole('link', { name })
        expect(link).toHaveAttribute('href', url)
        expect(link).toHaveAttribute('target', '_blank')
        expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      }
      expect(await button(inside)).toBeVisible()
    },
  )

  it('lead to a page of the file and move the focus; a link without a target changes nothing', async () => {
    preparePdf({
      linksOf: (number) =>
        number === 1
          ? [
              { ...place, words: 'Away', pageNumber: () => Promise.reject(named('FormatError')) },
              { ...place, y: 0.3, words: 'Far away', pageNumber: async () => 301 },
              { ...place, y: 0.4, words: 'The last one', pageNumber: async () => 300 },
            ]
          : [],
    })
    const { user, onPage } = await read()
    await user.click(await button('Away (in this PDF)'))
    await user.click(await button('Far away (in this PDF)'))
    expect(onPage).not.toHaveBeenCalled()
    await user.click(await button('The last one (in this PDF)'))
    expect(await words(300)).toBeVisible()
    expect(await page(300)).toHaveFocus()
    expect(onPage).toHaveBeenCalledExactlyOnceWith(300)
    expect(screen.queryByRole('button', { name: /in this PDF/ })).toBeNull()
  })
})
