import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { learnerCourse } from '@/domain/learning/learnerCourse'
import type { LessonRecord } from '@/domain/learning/lessonRecord'
import type { SyncStatus } from '@/domain/learning/syncPlan'
import type { LanguageCode } from '@/lib/i18n/language'
import { SaveStatusLine } from '@/screens/learn/SaveStatusLine'
import { languageShown } from '@/state/language/slice'
import {
  deviceRead,
  learnerCame,
  recordsReceived,
  type StorageHealth,
  storageHealthChanged,
  syncStatusReceived,
} from '@/state/learning/slice'
import { createStore } from '@/state/store'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { falsified } from '../../helpers/falsified'
import { expectViolation } from '../../helpers/judgeCalls'
import { server } from '../../helpers/mockApi'
import { speak } from '../../helpers/speak'
import { accepted, openFakeServer, refused } from '../../state/learning/fakeServer'
import { aRecord } from '../../state/learning/records'
import { openTab } from '../../state/learning/tab'

const saved = aRecord({ status: 'completed', saved: { ...aRecord().saved, status: 'completed' } })
const unsaved = aRecord({ status: 'completed' })
const refusedIn = (lessonId: string) =>
  aRecord({
    lessonId,
    status: 'completed',
    refused: { attempt: 0, status: 'completed', position: false, quiz: false, code: 422 },
  })

const texts = [
  { id: 'read', title: 'Reading', order: 1, type: 'text' },
  { id: 'look', title: 'Looking', order: 2, type: 'text' },
]
const chapters = [{ id: 'ch-1', title: 'The chapter', order: 1, lessons: texts }]
const course = learnerCourse({ id: 'c', slug: 'any', title: 'The course', chapters } as never, undefined)

const placed = (store: ReturnType<typeof createStore>) => (
  <Provider store={store}>
    <MemoryRouter>
      <SaveStatusLine slug="any" course={course} />
    </MemoryRouter>
  </Provider>
)

/** The visible text, and the text that a screen reader announces. */
const seen = () => document.querySelector('[data-save-status]')
const announcement = () => screen.getByRole('status')

type Scene = { records?: LessonRecord[]; line?: SyncStatus; storage?: StorageHealth; isUnread?: boolean }

async function show(
  { records = [], line = 'idle', storage = 'well', isUnread = false }: Scene,
  language: LanguageCode,
) {
  await speak(language)
  const store = createStore()
  store.dispatch(languageShown(language))
  store.dispatch(learnerCame({ userId: 'u-001', tab: 'here' }))
  store.dispatch(deviceRead({ userId: 'u-001', records, courseSnapshots: [], isWhole: !isUnread }))
  store.dispatch(syncStatusReceived(line))
  store.dispatch(storageHealthChanged(storage))
  render(placed(store))
  return store
}

const scenes: [string, Scene, { en: string; fa: string }][] = [
  [
    'the server has everything',
    { records: [saved] },
    { en: 'Everything you have learned is saved.', fa: 'همهٔ آنچه یاد گرفته‌اید ذخیره شده است.' },
  ],
  [
    'the connection is lost',
    { records: [saved, { ...unsaved, lessonId: 'look' }], line: 'offline' },
    {
      en: 'Saved on this device. It will be sent when you are online again.',
      fa: 'روی همین دستگاه ذخیره شد. به محض وصل‌شدن اینترنت فرستاده می‌شود.',
    },
  ],
  [
    'the server fails',
    { records: [unsaved], line: 'server' },
    {
      en: 'Saved on this device. The server cannot take it right now; we keep trying.',
      fa: 'روی همین دستگاه ذخیره شد. سرور فعلاً پاسخ نمی‌دهد؛ باز هم تلاش می‌کنیم.',
    },
  ],
  [
    'the storage is full',
    { records: [unsaved], line: 'offline', storage: 'full' },
    {
      en: "Not saved yet: this device's storage is full. Keep this page open until it has been sent.",
      fa: 'هنوز ذخیره نشده است: حافظهٔ این دستگاه پر است. تا ارسال کامل، این صفحه را باز نگه دارید.',
    },
  ],
  [
    'the storage is forbidden',
    { records: [unsaved], line: 'sending', storage: 'forbidden' },
    {
      en: 'Not saved yet: this browser does not let us keep anything. Keep this page open until it has been sent.',
      fa: 'هنوز ذخیره نشده است: این مرورگر اجازهٔ نگهداری اطلاعات نمی‌دهد. تا ارسال کامل، این صفحه را باز نگه دارید.',
    },
  ],
  [
    'the server has refused one lesson',
    { records: [refusedIn('read'), { ...unsaved, lessonId: 'look' }], line: 'offline' },
    {
      en: 'The server did not accept your progress in one lesson.',
      fa: 'سرور پیشرفت شما را در یک درس نپذیرفت.',
    },
  ],
  [
    'the server has refused several lessons',
    { records: ['read', 'look', 'ask'].map(refusedIn) },
    {
      en: 'The server did not accept your progress in 3 lessons.',
      fa: 'سرور پیشرفت شما را در ۳ درس نپذیرفت.',
    },
  ],
]

describe('the save status line', () => {
  it.each(
    scenes.flatMap(([name, scene, texts]) =>
      (['en', 'fa'] as const).map((code) => ({ name, scene, code, text: texts[code] })),
    ),
  )('$name ($code): $text', async ({ scene, code, text }) => {
    await show(scene, code)
    expect(seen()).toHaveTextContent(text)
  })

  it.each([
    ['en', 'Saving…'],
    ['fa', 'در حال ذخیره…'],
  ] as const)(
    'shows that work is being sent, and does not announce it every few seconds (%s)',
    async (code, text) => {
      await show({ records: [unsaved], line: 'sending' }, code)
      expect(seen()).toHaveTextContent(text)
      expect(announcement()).toBeEmptyDOMElement()
    },
  )

  it.each(['en', 'fa'] as const)('shows nothing without work (%s)', async (code) => {
    await show({}, code)
    expect(seen()).toHaveTextContent('')
    expect(announcement()).toBeEmptyDOMElement()
  })

  it('shows nothing after a dismissed refusal, because not everything is saved', async () => {
    await show({ records: [saved, { ...refusedIn('look'), dismissed: 0 }] }, 'en')
    expect(seen()).toHaveTextContent('')
  })

  it('does not say saved before the device’s records have been read', async () => {
    await show({ records: [saved], isUnread: true }, 'en')
    expect(seen()).toHaveTextContent('')
  })

  it('ignores a full storage if the server has all work', async () => {
    await show({ records: [saved], storage: 'full' }, 'en')
    expect(seen()).toHaveTextContent('Everything you have learned is saved.')
  })
})

describe('a learner with a screen reader', () => {
  const offline = 'Saved on this device. It will be sent when you are online again.'
  const allSaved = 'Everything you have learned is saved.'

  it.each(
    scenes
      .slice(1)
      .flatMap(([name, scene, texts]) =>
        (['en', 'fa'] as const).map((code) => ({ name, scene, code, text: texts[code] })),
      ),
  )('hears every failure: $name ($code)', async ({ scene, code, text }) => {
    await show(scene, code)
    expect(announcement()).toHaveTextContent(text)
  })

  it('gets announcements from one live region, which exists even while nothing is wrong', async () => {
    const store = await show({ records: [saved] }, 'en')
    const region = announcement()
    expect(region).toBeEmptyDOMElement()
    act(() => void store.dispatch(recordsReceived([{ ...unsaved, lessonId: 'look' }])))
    for (const state of ['sending', 'offline'] as const)
      act(() => void store.dispatch(syncStatusReceived(state)))
    expect(announcement()).toBe(region)
    expect(region).toHaveTextContent(offline)
  })

  it('hears a failure once, however often the client retries, and its end once', async () => {
    const store = await show({ records: [{ ...unsaved, lessonId: 'look' }], line: 'offline' }, 'en')
    const said: (string | null)[] = []
    new MutationObserver(() => said.push(announcement().textContent)).observe(announcement(), {
      subtree: true,
      childList: true,
      characterData: true,
    })
    for (const state of ['sending', 'offline', 'sending', 'idle'] as const)
      act(() => void store.dispatch(syncStatusReceived(state)))
    const taken = { ...saved, lessonId: 'look' }
    act(() => void store.dispatch(recordsReceived([taken])))
    await waitFor(() => expect(said).toEqual([allSaved]))
    act(() => void store.dispatch(recordsReceived([{ ...unsaved, lessonId: 'ask' }])))
    act(() => void store.dispatch(recordsReceived([{ ...saved, lessonId: 'ask' }])))
    expect(seen()).toHaveTextContent(allSaved)
    expect(said).toEqual([allSaved])
  })
})

describe('a refused report', () => {
  async function showRefused() {
    expectOnConsole(/does not accept/)
    const fakeServer = openFakeServer()
    const tab = await openTab()
    fakeServer.answersWith(() => refused(422))
    await tab.addEvent({ kind: 'completed', isMarked: true })
    render(placed(tab.store))
    await waitFor(() =>
      expect(seen()).toHaveTextContent(/^The server did not accept your progress in one lesson/),
    )
    // The announcement comes after the visible text.
    await waitFor(() => expect(announcement()).toHaveTextContent(/^The server did not accept/))
    return { fakeServer, user: userEvent.setup() }
  }

  it('can be retried', async () => {
    const { fakeServer, user } = await showRefused()
    fakeServer.answersWith(accepted)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(seen()).toHaveTextContent('Everything you have learned is saved.'))
    await waitFor(() => expect(announcement()).toHaveTextContent('Everything you have learned is saved.'))
    expect(fakeServer.posts).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
    expect(
      screen.getByText('Everything you have learned is saved.', { selector: '[tabindex]' }),
    ).toHaveFocus()
  })

  it('is announced again after a second refusal', async () => {
    const { fakeServer, user } = await showRefused()
    const region = announcement()
    const said: (string | null)[] = []
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(fakeServer.posts).toHaveLength(2))
    await waitFor(() => expect(said).toEqual(['', 'The server did not accept your progress in one lesson.']))
  })

  it('can be dismissed', async () => {
    const { fakeServer, user } = await showRefused()
    await user.click(screen.getByRole('button', { name: 'Put aside' }))
    await waitFor(() => expect(screen.queryByText(/did not accept/)).toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
    expect(fakeServer.posts).toHaveLength(1)
  })
})

describe('the refused lessons', () => {
  const refusedWith = (code: number, lessonId: string, courseId = 'c') => {
    const letter = refusedIn(lessonId)
    return { ...letter, courseId, refused: { ...letter.refused!, code } }
  }
  const which = (name: string) => screen.getByRole('button', { name })
  const named = () =>
    within(seen() as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('are listed on demand, in the order of the course, each as a link', async () => {
    await show({ records: [refusedWith(422, 'look'), refusedWith(422, 'read')] }, 'en')
    expect(screen.queryByRole('link')).toBeNull()
    const button = which('Which ones?')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(named()).toEqual(['Reading', 'Looking'])
    expect(screen.getByRole('link', { name: 'Looking' })).toHaveAttribute('href', '/learn/any?lesson=look')
    await userEvent.click(button)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    ['en', 404, 'Which one?', 'Reading The server does not know it any more.'],
    ['fa', 404, 'کدام درس؟', 'Reading سرور دیگر آن را نمی‌شناسد.'],
    ['en', 403, 'Which one?', 'Reading The server says that you have no access to it.'],
    ['fa', 403, 'کدام درس؟', 'Reading سرور می‌گوید به آن دسترسی ندارید.'],
    ['en', 400, 'Which one?', 'Reading'],
  ] as const)('show the reason if the answer has one (%s, %i)', async (code, status, name, text) => {
    await show({ records: [refusedWith(status, 'read')] }, code)
    await userEvent.click(which(name))
    expect(named()).toEqual([text])
  })

  it('of other courses are counted with a link to each course; a deleted lesson shows as such', async () => {
    // The line is rendered alone, without a session.
    expectViolation(/getMyCourses › header › authorization/)
    server.use(
      falsified.get('*/api/enrollment/my-courses', () =>
        HttpResponse.json([{ courseId: 'c-2', slug: 'birds', title: 'Birds', progressPercentage: 5 }]),
      ),
    )
    const records = [
      refusedWith(404, 'lost'),
      refusedWith(422, 'x', 'c-2'),
      refusedWith(422, 'y', 'c-2'),
      refusedWith(422, 'z', 'c-3'),
    ]
    await show({ records }, 'en')
    await userEvent.click(which('Which ones?'))
    expect(await screen.findByRole('link', { name: '2 lessons in “Birds”' })).toHaveAttribute(
      'href',
      '/learn/birds',
    )
    expect(screen.getByRole('link', { name: '1 lesson in another course' })).toHaveAttribute(
      'href',
      '/learn/c-3',
    )
    expect(named()[0]).toBe(
      'A lesson that is not in this course any more The server does not know it any more.',
    )
  })
})
