import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileProblem } from '@/domain/people/files'
import { held } from '../../helpers/held'
import { server } from '../../helpers/mockApi'

const READER = '@/forms/file/pdfProblem'
const CHECKING = 'Looking at the file…'
const LABEL = /^PDF or image, at most 5 MB/

const person = {
  'First name': 'Mina',
  'Last name': 'Karimi',
  'E-mail': 'mina@example.org',
  'Confirm e-mail': 'mina@example.org',
}
const forms = {
  job: {
    path: '*/api/jobApplication/create',
    submit: 'Send the application',
    typed: {
      ...person,
      City: 'Tabriz',
      Address: 'Garden Street 7',
      'Phone number': '+98 912 345 67 89',
      Message: 'I would like to work with you, for many reasons.',
    },
  },
  teacher: { path: '*/api/teachers/create', submit: 'Register as a teacher', typed: person },
}

const pdf = (name: string) => new File(['%PDF-1.7\n', name], name)
const PNG = '89504e470d0a1a0a0000000049454e44ae426082'
const png = (name: string) => new File([Buffer.from(PNG, 'hex')], name, { type: 'image/png' })

/** A check of a PDF that ends when the test decides, with the result that it gives. */
function heldCheck() {
  const { released, release } = held()
  let problem: FileProblem | undefined
  const reader = async () => ({
    default: async () => {
      await released
      return problem
    },
  })
  const end = (found?: FileProblem) => {
    problem = found
    release()
  }
  return { reader, end }
}

/** Opens the form with everything filled in except the file. `sent` has the file name of each request. */
async function open(kind: keyof typeof forms, reader: () => Promise<object>) {
  vi.doMock(READER, reader)
  vi.resetModules()
  const { renderApp } = await import('../../helpers/renderApp')
  const { path, submit, typed } = forms[kind]
  const app = await renderApp({ at: `/registration/${kind}` })
  const sent: (string | undefined)[] = []
  server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.text()).match(/filename="(.*)"/)?.[1])
      return HttpResponse.json({}, { status: 201 })
    }),
  )
  for (const [label, text] of Object.entries(typed)) {
    await app.user.click(await screen.findByLabelText(label))
    await app.user.paste(text)
  }
  const button = screen.getByRole('button', { name: submit })
  const field = screen.getByLabelText<HTMLInputElement>(LABEL)
  const expectAllStays = () => {
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text)
  }
  return { ...app, sent, button, field, expectAllStays }
}

/** Opens the form, attaches a PDF, and presses the button during the check. */
async function sentAtOnce(kind: keyof typeof forms, reader: () => Promise<object>) {
  const form = await open(kind, reader)
  await form.user.upload(form.field, pdf('cv.pdf'))
  expect(await screen.findByText(CHECKING)).toBeVisible()
  await form.user.click(form.button)
  await waitFor(() => expect(form.button).toBeDisabled())
  expect(form.sent).toEqual([])
  return form
}

const remove = () => screen.getByRole('button', { name: 'Remove the file' })

async function checked(name: string) {
  expect(await screen.findByText(name)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(CHECKING)).toBeNull())
}

const success = () => screen.findByRole('dialog', { name: /successful!$/ })

async function closeProblem(user: Awaited<ReturnType<typeof open>>['user'], words: string) {
  const dialog = await screen.findByRole('dialog', { name: 'Something is not okay' })
  expect(dialog).toHaveTextContent(words)
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.doUnmock(READER)
  vi.restoreAllMocks()
})

describe('a form that is sent while its file is being checked', () => {
  it('shows that it is busy, ignores a second press, and is sent once when the file is valid', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button } = await sentAtOnce('job', reader)
    expect(button.querySelector('[data-spinner]')).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).toBeNull()
    await user.click(button)
    await user.type(screen.getByLabelText('First name'), '{Enter}')
    end()
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['cv.pdf'])
  })

  it('is not sent if the file is refused; it shows why and focuses the field', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button, field, expectAllStays } = await sentAtOnce('job', reader)
    end('protected')
    await closeProblem(user, 'File is password protected')
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription('File is password protected')
    expect(button).toBeEnabled()
    expect(sent).toEqual([])
    expectAllStays()
  })

  it('is not sent without an optional file if a chosen one is refused', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button, field } = await sentAtOnce('teacher', reader)
    end('damaged')
    await closeProblem(user, 'This file is damaged or not complete.')
    await waitFor(() => expect(field).toHaveFocus())
    expect(sent).toEqual([])
    await user.click(button)
    expect(await success()).toBeVisible()
    expect(sent).toEqual([undefined])
  })

  it('is not sent with the former file if a new one is refused', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button, field } = await open('job', reader)
    await user.upload(field, png('cv.png'))
    await checked('cv.png')
    await user.upload(field, pdf('cv.pdf'))
    await user.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    end('protected')
    await closeProblem(user, 'File is password protected')
    expect(sent).toEqual([])
    expect(screen.getByText('cv.png')).toBeVisible()
    await user.click(button)
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['cv.png'])
  })

  it('shows other errors after the check', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button, field } = await open('job', reader)
    await user.clear(screen.getByLabelText('First name'))
    await user.upload(field, pdf('cv.pdf'))
    await user.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    end()
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    expect(screen.getByLabelText('First name')).toHaveAccessibleDescription('Please enter your first name.')
    expect(field).toHaveAttribute('aria-invalid', 'false')
    expect(button).toBeEnabled()
    expect(sent).toEqual([])
  })
})

describe('an applicant who changes her mind while the form waits for the check', () => {
  it('sends the new file instead, and never the first one', async () => {
    const { reader } = heldCheck()
    const { user, sent, field } = await sentAtOnce('job', reader)
    await user.upload(field, png('better.png'))
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['better.png'])
  })

  it('can remove the file: nothing is sent, and the field requires a file', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button, field, expectAllStays } = await sentAtOnce('job', reader)
    await user.click(remove())
    await waitFor(() => expect(button).toBeEnabled())
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Please choose a file.')
    end()
    await user.upload(field, png('better.png'))
    await checked('better.png')
    expect(sent).toEqual([])
    expectAllStays()
    await user.click(button)
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['better.png'])
  })

  it('can remove an optional file: the form is sent without it at the next press', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button, field } = await sentAtOnce('teacher', reader)
    await user.click(remove())
    await waitFor(() => expect(button).toBeEnabled())
    end('damaged')
    expect(field).toHaveAttribute('aria-invalid', 'false')
    expect(sent).toEqual([])
    await user.click(button)
    expect(await success()).toBeVisible()
    expect(sent).toEqual([undefined])
  })

  it('gets an error for two dropped files; the form with the first file is sent at the next press', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, button, field } = await sentAtOnce('job', reader)
    fireEvent.drop(field, { dataTransfer: { files: [pdf('one.pdf'), pdf('two.pdf')] } })
    await closeProblem(user, 'Please choose exactly one file.')
    expect(sent).toEqual([])
    await waitFor(() => expect(field).toHaveFocus())
    await user.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    end()
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['cv.pdf'])
  })

  it('can leave the page: nothing is sent, and her input is kept for her return', async () => {
    const { reader, end } = heldCheck()
    const { user, sent, expectAllStays } = await sentAtOnce('job', reader)
    const kinds = () => within(screen.getByRole('navigation', { name: 'Register as' }))
    await user.click(kinds().getByRole('link', { name: 'Teacher' }))
    expect(await screen.findByRole('button', { name: forms.teacher.submit })).toBeEnabled()
    end()
    await user.click(kinds().getByRole('link', { name: 'Work with us' }))
    expect(await screen.findByRole('button', { name: forms.job.submit })).toBeEnabled()
    expectAllStays()
    expect(screen.queryByText('cv.pdf')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })
})

describe('a file that cannot be checked', () => {
  it('is sent if the PDF reader cannot be loaded, because the server decides', async () => {
    const { user, sent, button, field } = await open('job', async () => {
      throw new Error('offline')
    })
    await user.upload(field, pdf('cv.pdf'))
    await user.click(button)
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['cv.pdf'])
  })

  it('is sent if the PDF reader fails', async () => {
    const { user, sent, button, field } = await open('job', async () => ({
      default: async () => {
        throw new Error('no worker')
      },
    }))
    await user.upload(field, pdf('cv.pdf'))
    await user.click(button)
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['cv.pdf'])
  })

  it('delays the form for 20 seconds at most', async () => {
    const patience = new AbortController()
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
      ms === 20_000 ? patience.signal : timeout(ms),
    )
    const { sent, button } = await sentAtOnce('job', () => new Promise(() => {}))
    expect(button).toBeDisabled()
    patience.abort()
    expect(await success()).toBeVisible()
    expect(sent).toEqual(['cv.pdf'])
  })
})

it('a file that is being checked shows no error, and can be removed', async () => {
  const { reader, end } = heldCheck()
  const { user, field } = await open('job', reader)
  await user.upload(field, pdf('cv.pdf'))
  field.focus()
  await user.tab()
  expect(field).toHaveAttribute('aria-invalid', 'false')
  expect(field).not.toHaveAccessibleDescription()
  expect(screen.getByText('cv.pdf')).toBeVisible()
  await user.click(remove())
  end('protected')
  expect(screen.queryByText('cv.pdf')).toBeNull()
  expect(field).toHaveFocus()
  await user.tab()
  expect(field).toHaveAccessibleDescription('Please choose a file.')
  expect(screen.queryByRole('dialog')).toBeNull()
})
