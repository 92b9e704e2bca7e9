import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { KeptLesson } from '@/domain/keeping/keptLesson'
import { keepDataUse } from '@/lib/page/dataUse'
import { keepingFailed, keptLessonsRead } from '@/state/keeping/slice'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { server } from '../../helpers/mockApi'
import { renderApp, sara } from '../../helpers/renderApp'
import { giveSight } from '../../helpers/sight'
import { keptLesson } from '../../state/keeping/keptLesson'
import { lessonTitle, press, scratch } from './learning'
import { openLesson } from './oneLesson'

vi.mock('@/screens/learn/viewers/video/createPlayer', () => import('./fakePlayer'))

const lessonHeading = () => screen.getByRole('heading', { level: 1 })

const ofOpenLesson = (more: Partial<KeptLesson>) =>
  keptLesson({ courseId: 'c-1', lessonId: 'l-1', title: 'The lesson', ...more })

const hasBar = (status: string) => status === 'loading' || status === 'paused'

describe('the open lesson', () => {
  it.each(['full', 'less'] as const)('shows its size beside its button, with data use %s', async (use) => {
    keepDataUse(use)
    const { see, whenWatched } = giveSight()
    const asked = vi.fn()
    server.use(
      http.head('*/files/map.png', () => {
        asked()
        return new HttpResponse(null, { headers: { 'Content-Length': '400000' } })
      }),
      http.head('*/cover.svg', () => new HttpResponse(null, { status: 404 })),
      http.all('*/files/*', () => new HttpResponse(null, { status: 404 })),
    )
    const { user } = await openLesson({ type: 'text', description: '<p><img src="/files/map.png"></p>' })
    const button = await press('Keep on this device')
    await whenWatched(button)
    await see(button)
    if (use === 'less') {
      expect(asked).not.toHaveBeenCalled()
      act(() => button.focus())
    }
    await waitFor(() => expect(button).toHaveAccessibleDescription('(0.4 MB)'))
    await user.tab()
    act(() => button.focus())
    expect(asked).toHaveBeenCalledOnce()
  })

  it("is kept by 'Keep on this device', and deleted after a confirmation", async () => {
    const { user } = await openLesson({ type: 'text', description: '<p>Words</p>' })
    await user.click(await press('Keep on this device'))
    const remove = await press('Delete from this device: The lesson')
    expect(screen.getAllByText('On this device').length).toBeGreaterThan(0)
    await user.click(remove)
    const question = () => screen.findByRole('dialog', { name: 'Delete this lesson from the device?' })
    await user.click(within(await question()).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(remove).toHaveFocus())
    await user.click(remove)
    await user.click(within(await question()).getByRole('button', { name: 'Delete it' }))
    expect(await press('Keep on this device')).toBeVisible()
    await waitFor(() => expect(lessonHeading()).toHaveFocus())
  })

  it.each([
    [{ status: 'loading', percent: 40 }, 'Loading, 40% so far', ['Pause', 'Cancel']],
    [{ status: 'waiting', percent: 0 }, 'Waiting for its turn', ['Pause', 'Cancel']],
    [{ status: 'paused', percent: 40 }, 'Paused at 40%', ['Go on', 'Cancel']],
    [
      { status: 'failed', reason: 'full' },
      'Not on this device yet · This device has no more space. Delete something, then try again.',
      ['Try again', 'Cancel'],
    ],
  ] as const)('shows the state %o, with its buttons', async (more, text, buttons) => {
    const { store } = await openLesson({ type: 'text', description: '<p>Words</p>' })
    await press('Keep on this device')
    act(() => void store.dispatch(keptLessonsRead({ lessons: [ofOpenLesson(more)], bytes: 0 })))
    const line = document.querySelector<HTMLElement>('article [data-keeping]')
    expect(line?.textContent).toContain(text)
    const bar = line?.querySelector('[role=progressbar]')
    expect(bar?.getAttribute('aria-valuenow')).toBe(hasBar(more.status) ? '40' : undefined)
    for (const name of buttons) expect(await press(`${name}: The lesson`)).toBeVisible()
  })

  it('says that the device has another version, and offers to keep this one', async () => {
    server.use(
      http.get(
        '*/files/new.png',
        () => new HttpResponse('new', { headers: { 'Content-Type': 'image/png' } }),
      ),
    )
    const { store } = await openLesson({ type: 'image', fileUrl: '/files/new.png' })
    await press('Keep on this device')
    const kept = ofOpenLesson({ type: 'image', mainUrl: '/files/old.png' })
    act(() => void store.dispatch(keptLessonsRead({ lessons: [kept], bytes: 0 })))
    expect(screen.getByText('The device has another version of this lesson.')).toBeVisible()
    expect(await press('Keep this one')).toBeVisible()
    // Without a connection no new version can come, and the old one opens.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.queryByText('The device has another version of this lesson.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Keep this one' })).toBeNull()
    expect(await press('Delete from this device: The lesson')).toBeVisible()
    act(
      () =>
        void store.dispatch(keptLessonsRead({ lessons: [{ ...kept, mainUrl: '/files/new.png' }], bytes: 0 })),
    )
    expect(await press('Delete from this device: The lesson')).toBeVisible()
  })

  it('keeps the version on the device if the server does not have the new one, and says so', async () => {
    server.use(http.get('*/files/new.png', () => new HttpResponse(null, { status: 404 })))
    const { store, user } = await openLesson({ type: 'image', fileUrl: '/files/new.png' })
    await press('Keep on this device')
    const kept = ofOpenLesson({ type: 'image', mainUrl: '/files/old.png' })
    act(() => void store.dispatch(keptLessonsRead({ lessons: [kept], bytes: 0 })))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await user.click(await press('Keep this one'))
    expect(await screen.findByText(/The one on this device stays/)).toBeInTheDocument()
    expect(screen.getByText('The device has another version of this lesson.')).toBeVisible()
  })

  it('never reports another version of a text, even if the server has lost its pictures', async () => {
    server.use(http.get('*/files/*', () => new HttpResponse(null, { status: 404 })))
    const { store } = await openLesson({ type: 'text', description: '<p>A<img src="/files/lost.png"></p>' })
    await press('Keep on this device')
    act(() => void store.dispatch(keptLessonsRead({ lessons: [ofOpenLesson({ type: 'text' })], bytes: 0 })))
    expect(await press('Delete from this device: The lesson')).toBeVisible()
    expect(screen.queryByText('The device has another version of this lesson.')).toBeNull()
  })

  it('keeps the focus on its button as its state changes, and announces states without percentages', async () => {
    const { store } = await openLesson({ type: 'text', description: '<p>Words</p>' })
    await press('Keep on this device')
    const becomes = (more: Partial<KeptLesson>) =>
      act(() => void store.dispatch(keptLessonsRead({ lessons: [ofOpenLesson(more)], bytes: 0 })))
    const said = () => document.querySelector('article [data-keeping] [role=status]')?.textContent
    becomes({ status: 'loading', percent: 40 })
    expect(said()).toBe('Loading')
    const button = await press('Pause: The lesson')
    button.focus()
    becomes({ status: 'paused', percent: 40 })
    expect(said()).toBe('Paused')
    expect(await press('Go on: The lesson')).toBe(button)
    expect(button).toHaveFocus()
    const cancel = await press('Cancel: The lesson')
    cancel.focus()
    becomes({ status: 'kept' })
    await waitFor(() => expect(button).toHaveFocus())
    expect(said()).toBe('On this device')
  })

  it('says that the browser does not allow lessons to be kept', async () => {
    const { store } = await openLesson({ type: 'text', description: '<p>Words</p>' })
    await press('Keep on this device')
    act(() => void store.dispatch(keepingFailed('storage')))
    expect(screen.getByText(/This browser does not let us keep lessons/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Keep (more|several) lessons$/ })).toBeNull()
  })

  it('says that the code for keeping could not be loaded, and offers another attempt', async () => {
    const { store, user } = await openLesson({ type: 'text', description: '<p>Words</p>' })
    await press('Keep on this device')
    act(() => void store.dispatch(keepingFailed('code')))
    expect(screen.getByText(/What keeps lessons could not be loaded/)).toBeVisible()
    await user.click(await press('Try again'))
    expect(await press('Keep on this device')).toBeVisible()
  })

  it('says that the page must stay open if the site cannot start offline', async () => {
    const { store } = await openLesson({ type: 'text', description: '<p>Words</p>' })
    await press('Keep on this device')
    expect(screen.queryByText(/Leave this page open/)).toBeNull()
    act(() => void store.dispatch(keptLessonsRead({ lessons: [ofOpenLesson({})], bytes: 0 })))
    expect(screen.getByText(/Leave this page open/)).toBeVisible()
  })
})

it('the list of lessons to keep shows the sizes that hosts state, and their sum', async () => {
  server.use(
    http.head('*/mock-media/*', ({ request }) =>
      request.url.endsWith('.pdf')
        ? new HttpResponse(null, { headers: { 'Content-Length': '2000000' } })
        : new HttpResponse(null, { status: 404 }),
    ),
    http.get('*/mock-media/*', () => new HttpResponse(null, { status: 404 })),
  )
  const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-10`, as: sara })
  await user.click(await press('Keep several lessons'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Nothing is chosen yet.')).toBeInTheDocument()
  await user.click(dialog.getByRole('checkbox', { name: 'The whole chapter' }))
  await waitFor(() => expect(dialog.queryByText('Asking for the size…')).toBeNull(), { timeout: 20_000 })
  expect(dialog.getByText('Size not known')).toBeInTheDocument()
  expect(dialog.getByText('2 MB')).toBeInTheDocument()
  expect(dialog.getByText('4 lessons chosen: at least 2 MB')).toBeInTheDocument()
  expect(dialog.getByRole('checkbox', { name: 'The whole course' })).toBePartiallyChecked()
})

it('the list of lessons to keep shows no sum while sizes are being requested', async () => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(
    http.head('*/mock-media/*', async ({ request }) => {
      if (!request.url.endsWith('.pdf')) await asked
      return new HttpResponse(null, { headers: { 'Content-Length': '2000000' } })
    }),
    http.get('*/mock-media/*', () => new HttpResponse(null, { status: 404 })),
  )
  const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-10`, as: sara })
  await user.click(await press('Keep several lessons'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: 'The whole chapter' }))
  expect(dialog.getByText('4 lessons chosen: Asking for the size…')).toBeInTheDocument()
  answer()
  expect(
    await dialog.findByText(/^4 lessons chosen: at least [\d.]+ MB$/, {}, { timeout: 20_000 }),
  ).toBeInTheDocument()
})

it('the list of lessons to keep says when no lesson is left to choose, and can only be closed', async () => {
  const { user, store } = await openLesson({ type: 'text', description: '<p>Words</p>' })
  await press('Keep several lessons')
  const becomes = (more: Partial<KeptLesson>) =>
    act(() => void store.dispatch(keptLessonsRead({ lessons: [ofOpenLesson(more)], bytes: 0 })))
  becomes({ status: 'loading', percent: 40 })
  await user.click(await press('Keep more lessons'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('All lessons of this course are chosen already.')).toBeInTheDocument()
  becomes({ status: 'kept' })
  expect(dialog.getByText('All lessons of this course are on this device.')).toBeInTheDocument()
  expect(dialog.queryByText('Nothing is chosen yet.')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Keep them' })).toBeNull()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await user.click(dialog.getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a deletion in the list of lessons to keep moves the focus to the checkbox of the lesson', async () => {
  server.use(http.all('*/mock-media/*', () => new HttpResponse(null, { status: 404 })))
  const { user, store } = await renderApp({ at: `${scratch}?lesson=c-001-l-10`, as: sara })
  await user.click(await press('Keep several lessons'))
  const dialog = within(await screen.findByRole('dialog'))
  const kept = keptLesson({ courseId: 'c-001', lessonId: 'c-001-l-10', title: 'A paper' })
  act(() => void store.dispatch(keptLessonsRead({ lessons: [kept], bytes: 0 })))
  const remove = await dialog.findByRole('button', { name: /^Delete from this device/ })
  const row = remove.closest('li') as HTMLElement
  remove.focus()
  act(() => void store.dispatch(keptLessonsRead({ lessons: [], bytes: 0 })))
  await waitFor(() => expect(within(row).getByRole('checkbox')).toHaveFocus())
})

it('cancelling a deletion leaves the list of lessons to keep open', async () => {
  server.use(http.all('*/mock-media/*', () => new HttpResponse(null, { status: 404 })))
  const { user, store } = await renderApp({ at: `${scratch}?lesson=c-001-l-10`, as: sara })
  await user.click(await press('Keep several lessons'))
  const dialog = within(await screen.findByRole('dialog'))
  const kept = keptLesson({ courseId: 'c-001', lessonId: 'c-001-l-10', title: 'A paper' })
  act(() => void store.dispatch(keptLessonsRead({ lessons: [kept], bytes: 0 })))
  const remove = await dialog.findByRole('button', { name: /^Delete from this device/ })
  await user.click(remove)
  expect(await screen.findByText('Delete this lesson from the device?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  await waitFor(() => expect(remove).toHaveFocus())
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(dialog.getByText('On this device', { selector: '[data-keeping] > span:not([role])' })).toBeVisible()
})

it('a lesson is not kept if the code of its viewer cannot be loaded, and the learner reads why', async () => {
  expectOnConsole(/The code of a viewer could not be loaded/)
  server.use(http.get('*/static/images/player-icons.svg', () => HttpResponse.error()))
  const { user } = await renderApp({ at: `${scratch}?lesson=c-001-l-08`, as: sara })
  await lessonTitle('Loops: repeat and forever')
  await user.click(await press('Keep on this device'))
  expect(await screen.findByText(/That needs a connection/)).toBeInTheDocument()
  expect(await press('Keep on this device')).toBeVisible()
})
