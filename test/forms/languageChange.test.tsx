import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import english from '../../public/translations/en/translation.json'
import persian from '../../public/translations/fa/translation.json'
import { falsified } from '../helpers/falsified'
import { held } from '../helpers/held'
import { server } from '../helpers/mockApi'
import { renderApp, sara } from '../helpers/renderApp'
import { giveSight } from '../helpers/sight'
import { topBar } from '../helpers/topBar'

type App = Awaited<ReturnType<typeof renderApp>>

const MEMBER = '*/api/auth/register'
const names = { fa: 'فارسی', en: 'English' }
const inPersian = /[آ-ی]/

beforeEach(() => sessionStorage.clear())

/** Chooses a language in the top bar, and waits until the page has it. */
async function choose({ user }: App, language: 'en' | 'fa') {
  await user.click(topBar().getByRole('button', { name: /language|زبان/i }))
  await user.click(await screen.findByRole('menuitemradio', { name: names[language] }))
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', language))
}

/** Changes the language without the picker, so that the focus stays where it is. */
async function switchToPersian({ store }: App) {
  store.dispatch({ type: 'language/languageChosen', payload: 'fa' })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'fa'))
}

const invalidIn = (form: HTMLElement) => [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')]

const valuesIn = (form: HTMLElement) =>
  [...form.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => `${name}: ${value}`)

const { titles } = english
const forms: [at: string, form: keyof typeof buttons, title: string, persianTitle: string][] = [
  ['/registration/member', 'member', titles.member, persian.titles.member],
  ['/registration/student', 'student', titles.student, persian.titles.student],
  ['/registration/teacher', 'teacher', titles.teacher, persian.titles.teacher],
  ['/registration/school', 'school', titles.school, persian.titles.school],
  ['/registration/job', 'job', titles.job, persian.titles.job],
  ['/signin', 'signin', english.signin.title, persian.signin.title],
  ['/password/forget', 'forget', titles.passwordForget, persian.titles.passwordForget],
  ['/password/reset?token=reset-u-001', 'reset', titles.passwordReset, persian.titles.passwordReset],
  ['/contact-us', 'contact', english.contact.form.title, persian.contact.form.title],
  ['/about-us', 'newsletter', english.newsletter.title, persian.newsletter.title],
]

const buttonsOf = (texts: typeof english) => ({
  ...texts.registration.submit,
  signin: texts.signin.submit,
  forget: texts.password.forget.submit,
  reset: texts.password.reset.submit,
  contact: texts.contact.form.submit,
  newsletter: texts.newsletter.submit,
})
const buttons = buttonsOf(english)
const persianButtons = buttonsOf(persian as unknown as typeof english)

describe.each(forms)('the form at %s (%s)', (at, kind, title, persianTitle) => {
  it('clears its field errors at a language change, keeps its input, and shows new errors in Persian', async () => {
    const sight = giveSight()
    const app = await renderApp({ at })
    if (kind === 'newsletter') {
      const heading = await screen.findByRole('heading', { level: 3 })
      await sight.see(heading.parentElement?.querySelector('p + div') as Element)
    }
    const form = await screen.findByRole('form', { name: title })
    for (const field of within(form).queryAllByLabelText(/^(E-mail|Your e-mail address)$/))
      await app.user.type(field, 'half@')
    await app.user.click(within(form).getByRole('button', { name: buttons[kind] }))
    await waitFor(() => expect(invalidIn(form)).not.toEqual([]))
    const refused = invalidIn(form)
    const values = valuesIn(form).filter((value) => !/phoneCode|country/.test(value))

    await choose(app, 'fa')
    expect(screen.getByRole('form', { name: persianTitle })).toBe(form)
    expect(invalidIn(form)).toEqual([])
    for (const field of refused) {
      expect(field).toHaveAttribute('aria-invalid', 'false')
      expect(field).not.toHaveAccessibleDescription()
    }
    for (const error of form.querySelectorAll('[aria-live="polite"]')) expect(error).toBeEmptyDOMElement()
    expect(valuesIn(form).filter((value) => !/phoneCode|country/.test(value))).toEqual(values)
    expect(form).not.toContainElement(document.activeElement as HTMLElement)

    await app.user.click(within(form).getByRole('button', { name: persianButtons[kind] }))
    await waitFor(() => expect(invalidIn(form)).toEqual(refused))
    for (const field of refused) expect(field).toHaveAccessibleDescription(inPersian)
    expect(refused[0]).toHaveFocus()
  })
})

describe('a form after a language change', () => {
  it('shows an error in the new language only at the field that is left invalid', async () => {
    const app = await renderApp({ at: '/registration/student' })
    await app.user.click(await screen.findByRole('button', { name: buttons.student }))
    const first = screen.getByLabelText('First name')
    expect(first).toHaveAccessibleDescription('Please enter your first name.')
    await choose(app, 'fa')
    await app.user.type(first, 'م')
    expect(first).not.toHaveAccessibleDescription()
    await app.user.tab()
    expect(first).toHaveAccessibleDescription(persian.registration.errors.firstName.min)
    expect(invalidIn(screen.getByRole('form'))).toEqual([first])
  })

  it('keeps the focus and the text of the focused field', async () => {
    const app = await renderApp({ at: '/password/forget' })
    const field = await screen.findByLabelText('E-mail')
    await app.user.type(field, 'half@{Enter}')
    expect(field).toHaveAccessibleDescription('Please enter a valid e-mail address.')
    await switchToPersian(app)
    expect(field).toHaveFocus()
    expect(field).toHaveValue('half@')
    expect(field).not.toHaveAccessibleDescription()
    await app.user.tab()
    expect(field).toHaveAccessibleDescription(persian.errors.form.email.not_valid)
  })

  it("removes the server's message at a field, even after a return to the first language", async () => {
    const words = 'Too well known.'
    server.use(
      falsified.post(MEMBER, () => HttpResponse.json({ errors: { password: [words] } }, { status: 422 })),
    )
    const app = await registered()
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    const password = screen.getByLabelText('Password')
    expect(password).toHaveAccessibleDescription(words)
    await waitFor(() => expect(password).toHaveFocus())
    await choose(app, 'fa')
    expect(password).not.toHaveAccessibleDescription()
    await choose(app, 'en')
    await app.user.click(password)
    await app.user.tab()
    expect(password).toHaveValue('garden-7')
    expect(password).toHaveAttribute('aria-invalid', 'false')
    expect(password).not.toHaveAccessibleDescription()
    await app.user.click(screen.getByRole('button', { name: buttons.member }))
    await waitFor(() => expect(password).toHaveAccessibleDescription(words))
  })

  it('does not show a field message that the server sends in the old language', async () => {
    const { released, release } = held()
    server.use(
      falsified.post(MEMBER, async () => {
        await released
        return HttpResponse.json({ errors: { password: ['Too well known.'] } }, { status: 422 })
      }),
    )
    const app = await registered()
    await switchToPersian(app)
    release()
    expect(await screen.findByRole('dialog')).toBeVisible()
    await waitFor(() => expect(screen.getByText(persianButtons.member)).toBeEnabled())
    expect(screen.queryByText('Too well known.')).toBeNull()
    expect(invalidIn(screen.getByRole('form', { hidden: true }))).toEqual([])
  })

  it('keeps the message about the whole form', async () => {
    server.use(
      http.post('*/api/auth/login', () => HttpResponse.json({ message: 'Not today.' }, { status: 403 })),
    )
    const app = await renderApp({ at: '/signin' })
    await app.user.type(await screen.findByLabelText('E-mail'), sara)
    await app.user.type(screen.getByLabelText('Password'), 'learn-2026{Enter}')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Not today.')
    await switchToPersian(app)
    expect(screen.getByRole('dialog')).toHaveTextContent('Not today.')
  })

  it('removes the error of a refused file, and requires a file when the field is left', async () => {
    const app = await renderApp({ at: '/registration/job' })
    const field = await screen.findByLabelText('PDF or image, at most 5 MB')
    await app.user.upload(field, new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf'))
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
    expect(field).toHaveAccessibleDescription('File size exceeds the 5MB limit')
    await waitFor(() => expect(field).toHaveFocus())
    await choose(app, 'fa')
    expect(field).toHaveAttribute('aria-invalid', 'false')
    expect(field).not.toHaveAccessibleDescription()
    field.focus()
    await app.user.tab()
    expect(field).toHaveAccessibleDescription(persian.registration.errors.file.required)
  })

  it('keeps an invalid amount as typed, and shows its error when the field is left again', async () => {
    const app = await renderApp({ at: '/donation' })
    const field = await screen.findByRole('textbox', { name: english.donation.amount.other })
    await app.user.clear(field)
    await app.user.type(field, '2.5')
    await app.user.click(screen.getByRole('button', { name: 'Donate' }))
    expect(field).toHaveAccessibleDescription(/ Whole dollars, please, without cents\.$/)
    expect(field).toBeInvalid()
    await choose(app, 'fa')
    expect(field).toBeValid()
    expect(field).toHaveValue('2.5')
    expect(screen.queryByText(persian.donation.amount.problems.fraction)).toBeNull()
    await app.user.click(field)
    await app.user.tab()
    expect(field).toBeInvalid()
    expect(screen.getByText(persian.donation.amount.problems.fraction)).toBeVisible()
    await choose(app, 'en')
    expect(field).toBeValid()
    await app.user.click(screen.getByRole('button', { name: 'Donate' }))
    expect(field).toBeInvalid()
    expect(field).toHaveFocus()
  })
})

/** Fills in and sends the form of members. */
async function registered() {
  const app = await renderApp({ at: '/registration/member' })
  const typed = {
    'First name': 'Mina',
    'Last name': 'Karimi',
    'E-mail': 'mina@example.org',
    'Confirm e-mail': 'mina@example.org',
    Password: 'garden-7',
  }
  for (const [label, text] of Object.entries(typed)) {
    await app.user.click(await screen.findByLabelText(label))
    await app.user.paste(text)
  }
  await app.user.click(screen.getByRole('button', { name: buttons.member }))
  return app
}
