import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import type { LessonRecord } from '@/domain/lessonRecord'
import type { LanguageCode } from '@/lib/language'
import { SafetyLine } from '@/screens/learn/SafetyLine'
import { languageShown } from '@/state/language/slice'
import {
  deviceRead,
  type Line,
  learnerCame,
  lineTold,
  type StorageHealth,
  storageTold,
} from '@/state/progress/slice'
import { createStore } from '@/state/store'
import { expectOnConsole } from '../../helpers/consoleGuard'
import { speak } from '../../helpers/speak'
import { accepted, openDesk, refused } from '../../state/progress/desk'
import { aRecord } from '../../state/progress/records'
import { openTab } from '../../state/progress/tab'

const saved = aRecord({ status: 'completed', saved: { ...aRecord().saved, status: 'completed' } })
const unsaved = aRecord({ status: 'completed' })
const refusedIn = (lessonId: string) =>
  aRecord({
    lessonId,
    status: 'completed',
    refused: { attempt: 0, status: 'completed', position: false, quiz: false, code: 422 },
  })

type Scene = { records?: LessonRecord[]; line?: Line; storage?: StorageHealth; isUnread?: boolean }

async function show(
  { records = [], line = 'idle', storage = 'well', isUnread = false }: Scene,
  language: LanguageCode,
) {
  await speak(language)
  const store = createStore()
  store.dispatch(languageShown(language))
  store.dispatch(learnerCame({ userId: 'u-001', tab: 'here' }))
  store.dispatch(deviceRead({ userId: 'u-001', records, outlines: [], isWhole: !isUnread }))
  store.dispatch(lineTold(line))
  store.dispatch(storageTold(storage))
  render(
    <Provider store={store}>
      <SafetyLine />
    </Provider>,
  )
}

const scenes: [string, Scene, { en: string; fa: string }][] = [
  [
    'the server has all',
    { records: [saved] },
    { en: 'Everything you have learned is saved.', fa: 'همهٔ آنچه یاد گرفته‌اید ذخیره شده است.' },
  ],
  [
    'the line is broken',
    { records: [saved, { ...unsaved, lessonId: 'look' }], line: 'offline' },
    {
      en: 'Saved on this device. It will be sent when you are online again.',
      fa: 'روی همین دستگاه ذخیره شد. به محض وصل‌شدن اینترنت فرستاده می‌شود.',
    },
  ],
  [
    'the server cannot take it',
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
    'the server will not take one lesson',
    { records: [refusedIn('read'), { ...unsaved, lessonId: 'look' }], line: 'offline' },
    {
      en: 'The server did not accept your progress in one lesson.',
      fa: 'سرور پیشرفت شما را در یک درس نپذیرفت.',
    },
  ],
  [
    'the server will not take several',
    { records: ['read', 'look', 'ask'].map(refusedIn) },
    {
      en: 'The server did not accept your progress in 3 lessons.',
      fa: 'سرور پیشرفت شما را در ۳ درس نپذیرفت.',
    },
  ],
]

describe('a quiet line tells the learner how safe her work is', () => {
  it.each(
    scenes.flatMap(([name, scene, texts]) =>
      (['en', 'fa'] as const).map((code) => ({ name, scene, code, text: texts[code] })),
    ),
  )('$name ($code): $text', async ({ scene, code, text }) => {
    await show(scene, code)
    expect(screen.getByRole('status')).toHaveTextContent(text)
  })

  it.each([
    ['en', 'Saving…'],
    ['fa', 'در حال ذخیره…'],
  ] as const)('what is on its way is seen, and not read aloud every few seconds (%s)', async (code, text) => {
    await show({ records: [unsaved], line: 'sending' }, code)
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each(['en', 'fa'] as const)('nothing is said where nothing was done (%s)', async (code) => {
    await show({}, code)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('after a refusal was put aside, nothing is said: not all is saved', async () => {
    await show({ records: [saved, { ...refusedIn('look'), dismissed: 0 }] }, 'en')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('while the device has not told what it holds, nothing is said to be saved', async () => {
    await show({ records: [saved], isUnread: true }, 'en')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('a full storage is no trouble to what the server has', async () => {
    await show({ records: [saved], storage: 'full' }, 'en')
    expect(screen.getByRole('status')).toHaveTextContent('Everything you have learned is saved.')
  })
})

describe('what the server will not take', () => {
  async function showRefused() {
    expectOnConsole(/does not accept/)
    const desk = openDesk()
    const tab = await openTab()
    desk.answersWith(() => refused(422))
    await tab.note({ kind: 'completed', isMarked: true })
    render(
      <Provider store={tab.store}>
        <SafetyLine />
      </Provider>,
    )
    await screen.findByText('The server did not accept your progress in one lesson.')
    return { desk, user: userEvent.setup() }
  }

  it('can be tried again', async () => {
    const { desk, user } = await showRefused()
    desk.answersWith(accepted)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Everything you have learned is saved.')).toBeVisible()
    expect(desk.posts).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('can be put aside', async () => {
    const { desk, user } = await showRefused()
    await user.click(screen.getByRole('button', { name: 'Put aside' }))
    await waitFor(() => expect(screen.queryByText(/did not accept/)).toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
    expect(desk.posts).toHaveLength(1)
  })
})
