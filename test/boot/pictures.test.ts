import { describe, expect, it, vi } from 'vitest'
import { safeUrl } from '@/domain/site/url'
import { PICTURES_KEY } from '@/lib/config/constants'
import { writeStoredSession } from '@/lib/storage/storedSession'
import { held } from '../helpers/held'
import { openDocument } from './openDocument'

const record = { accessToken: 'a', refreshToken: 'r', userId: 'u-1' }
const PLACE = '<img alt="" data-early-picture="imageUrl">'
const OLD = 'http://localhost:3000/old.svg'

/** Reports the first paint at once, and lets time pass only by the test. */
function begin() {
  class FirstPaint {
    notify: (list: unknown, observer: unknown) => void
    constructor(notify: FirstPaint['notify']) {
      this.notify = notify
    }
    observe() {
      this.notify({ getEntriesByName: () => [{}] }, this)
    }
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', FirstPaint)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

type Scene = { html?: string; answer?: () => Promise<Response> | Response; kept?: string }

/** Opens a learner's page, whose requests to the server get `answer`. */
async function openPage({ html = PLACE, answer = () => new Promise(() => {}), kept }: Scene) {
  begin()
  vi.stubGlobal('fetch', async (url: string) => Object.defineProperty(await answer(), 'url', { value: url }))
  writeStoredSession({ record, remember: true })
  if (kept) {
    const pictures = { '/learn/scratch imageUrl': kept }
    localStorage.setItem(PICTURES_KEY, JSON.stringify({ userId: record.userId, pictures }))
  }
  const requests = [{ url: '/api/course/get-full-course/:slug', method: 'GET' }]
  const scripts = ['/program.js']
  await openDocument({ path: '/learn/:slug', isPersonal: true, requests, scripts }, html, '/learn/scratch')
  window.dispatchEvent(new Event('DOMContentLoaded'))
  await pass(0)
}

const isProgramAsked = () => document.head.querySelector('script[src="/program.js"]') !== null
const picture = () => document.querySelector('img') as HTMLImageElement
const keptPictures = () => localStorage.getItem(PICTURES_KEY)
const course = (imageUrl: unknown) => () => Response.json({ imageUrl })

describe("the program of a learner's page", () => {
  it('is requested at once if the document has no place for a picture', async () => {
    await openPage({ html: '<h1>Your profile</h1>' })
    expect(isProgramAsked()).toBe(true)
  })

  it('is requested at once if the learner saves data, and no picture loads', async () => {
    localStorage.setItem('data-use', 'less')
    await openPage({ answer: course('/new.svg'), kept: OLD })
    expect(isProgramAsked()).toBe(true)
    expect(picture()).not.toHaveAttribute('src')
    expect(keptPictures()).toContain(OLD)
  })

  it('waits a second for an answer that names the pictures', async () => {
    await openPage({})
    await pass(999)
    expect(isProgramAsked()).toBe(false)
    await pass(1)
    expect(isProgramAsked()).toBe(true)
  })

  it.each([
    ['new', undefined],
    ['the one of the last visit', OLD],
  ])('waits for a picture that is %s until it has loaded', async (_what, kept) => {
    await openPage({ answer: course('/old.svg'), kept })
    expect(picture().src).toBe(OLD)
    await pass(500)
    expect(isProgramAsked()).toBe(false)
    picture().dispatchEvent(new Event('load'))
    await pass(0)
    expect(isProgramAsked()).toBe(true)
  })
})

describe('an address of a picture', () => {
  it.each([
    'https://cdn.example.org/a.png',
    '//cdn.example.org/a.png',
    '/media/a.svg?x=1#y',
    'media/a.svg',
    '../a.svg',
    'https://user:secret@example.org/a.png',
    '//user@example.org/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://',
    '',
    '   ',
    7,
    null,
  ])('%j gives the same address as in the program', async (imageUrl) => {
    await openPage({ answer: course(imageUrl) })
    const wanted = safeUrl(imageUrl)
    expect(picture().src).toBe(wanted === undefined ? '' : new URL(wanted, location.origin).href)
  })
})

describe('the picture addresses for the next visit', () => {
  it('are stored with the session', async () => {
    await openPage({ answer: course('/old.svg') })
    expect(JSON.parse(keptPictures() ?? '')).toEqual({
      userId: record.userId,
      pictures: { '/learn/scratch imageUrl': OLD },
    })
  })

  it.each([
    ['has ended', null],
    ['is another user’s', { record: { ...record, userId: 'u-2' }, remember: true }],
    ['is kept in the tab alone', { record, remember: false }],
  ])('are not stored if the session %s by the time of the answer', async (_what, session) => {
    const server = held()
    await openPage({
      answer: async () => {
        await server.released
        return Response.json({ imageUrl: '/old.svg' })
      },
    })
    writeStoredSession(session)
    server.release()
    await pass(0)
    expect(picture().src).toBe(OLD)
    expect(keptPictures()).toBeNull()
  })
})
