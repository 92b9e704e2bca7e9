import { expect, type Page } from '@playwright/test'
import { changeLesson, film, lessonPath } from '../../support/watching'
import { step } from '../html/detectors'
import { HOST_SHEET } from './defences'
import type { Input } from './inputs'
import { linksPdf } from './linksPdf'
import type { Visit, Visitor } from './visitor'

/**
 * A place where a foreign text enters the page.
 * - 'markup': the product shows its markup, sanitized, so the defences decide
 * - 'style': the product applies it as style, confined
 * - 'text': the product never treats it as markup, whatever is switched off
 */
export type Sink = {
  name: string
  kind: 'markup' | 'style' | 'text'
  isSignedIn?: boolean
  /**
   * The text is also the address of a file. The server names the hosts of files, and the policy alone
   * confines them.
   */
  namesFiles?: boolean
  /** Whether the texts are shown one by one; an ordinary run then uses a sample. */
  isOneByOne?: boolean
  visit: Visit
}

const timestamp = '2026-02-14T09:30:00.000Z'
const indexIn = (url: string) => Number(/text-(\d+)/.exec(url)?.[1])
/** Trusted Types would stop a lesson with a description where nothing is sanitized. */
const withoutMarkup = { description: '' }
const slug = ({ index }: Input) => `text-${index}`
/** The text with its number, by which it is found on the page. */
const numbered = ({ index, text }: Input) => `${text} [${index}]`

async function answer(page: Page, calls: string, json: (url: string) => object) {
  await page.route(calls, (route) => route.fulfill({ json: json(route.request().url()) }))
}

/** The page shows each of these texts, as text. */
async function expectShown(page: Page, texts: readonly Input[]) {
  const missing = async () => {
    const shown = await page.evaluate(() => document.body.textContent)
    return texts.filter(({ index }) => !shown.includes(`[${index}]`)).map(({ name }) => name)
  }
  await expect.poll(missing).toEqual([])
}

/** Shows one text after the other, without a new document unless one has broken the page. */
function oneByOne(
  path: (text: Input) => string,
  prepare: (page: Page, texts: readonly Input[]) => Promise<void>,
) {
  return async ({ page, look, isLost }: Visitor, texts: readonly Input[]) => {
    await prepare(page, texts)
    let isOpen = false
    for (const text of texts) {
      // A text that ran may have moved the page to another address.
      if (isOpen)
        isOpen = await step(page, path(text)).then(
          () => true,
          () => false,
        )
      if (!isOpen) await page.goto(path(text))
      isOpen = await hasCome(page, text)
      await look(text.index)
      if (!isOpen || (await isLost())) isOpen = false
    }
  }
}

/**
 * Trusted Types stop a text that nobody has sanitized, and the page says that it has failed.
 * @returns false where the text has broken the page
 */
function hasCome(page: Page, { index }: Input) {
  const hasIt = (words: string) =>
    document.querySelector('.rich-text')?.textContent?.includes(words) ||
    document.querySelector('main [role=alert]') !== null
  return page.waitForFunction(hasIt, sentenceOf(index), { timeout: 2_000, polling: 20 }).then(
    () => true,
    () => false,
  )
}

const sentenceOf = (index: number) => `These are the words ${index}.`
const htmlOf = ({ index, text }: Input) => `<p>${sentenceOf(index)}</p>${text}`

function htmlIn(texts: readonly Input[]) {
  return (url: string) => {
    const text = texts.find(({ index }) => index === indexIn(url))
    return { title: `Text ${text?.index}`, createdAt: timestamp, html: text ? htmlOf(text) : '' }
  }
}

const lessonOf = (text: Input, more: object) => ({
  id: slug(text),
  title: `Text ${text.index}`,
  order: text.index,
  ...more,
})

async function answerCourse(page: Page, course: object) {
  const whole = { id: 'texts', slug: 'texts', title: 'Texts', chapters: [], ...course }
  await answer(page, '**/api/course/get-full-course/*', () => whole)
  await answer(page, '**/api/enrollment/progress/*', () => ({
    enrollmentId: 'e',
    progressPercentage: 0,
    chapters: [],
  }))
  await page.route('**/api/enrollment/update-progress', (route) => route.fulfill({ json: null }))
}

/** Opens a page with all texts, and looks once. */
async function showAll({ page, look }: Visitor, path: string, texts: readonly Input[]) {
  await page.goto(path)
  await page.waitForFunction(() => window.boot?.isHydrated, undefined, { polling: 20 })
  await page.keyboard.press('Shift')
  await expectShown(page, texts)
  await look()
}

export const sinks: Sink[] = [
  {
    name: 'blog: the body of a post',
    kind: 'markup',
    isOneByOne: true,
    visit: oneByOne(
      (text) => `/blogs/${slug(text)}`,
      (page, texts) => answer(page, '**/api/blog/get-blog/*', htmlIn(texts)),
    ),
  },
  {
    name: 'works: the story of a work',
    kind: 'markup',
    isOneByOne: true,
    visit: oneByOne(
      (text) => `/our-works/Iran/${slug(text)}`,
      (page, texts) => answer(page, '**/api/work/get-work/*', htmlIn(texts)),
    ),
  },
  {
    name: 'course: its description',
    kind: 'markup',
    isOneByOne: true,
    visit: oneByOne(
      (text) => `/courses/${slug(text)}?tab=overview`,
      (page, texts) =>
        answer(page, '**/api/course/get-full-course/*', (url) => ({
          ...htmlIn(texts)(url),
          id: `text-${indexIn(url)}`,
          slug: `text-${indexIn(url)}`,
          chapters: [],
        })),
    ),
  },
  {
    name: 'lesson: its text',
    kind: 'markup',
    isOneByOne: true,
    isSignedIn: true,
    visit: oneByOne(
      (text) => `/learn/texts?lesson=${slug(text)}`,
      (page, texts) => {
        const lessons = texts.map((text) => lessonOf(text, { type: 'text', description: htmlOf(text) }))
        return answerCourse(page, { chapters: [{ id: 'c', title: 'Texts', order: 1, lessons }] })
      },
    ),
  },
  {
    name: "the host's style sheet",
    kind: 'style',
    isOneByOne: true,
    async visit({ page, look }, texts) {
      let current = ''
      await page.route('**/api/public/rich-text.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: `${HOST_SHEET}\n${current}` }),
      )
      await answer(page, '**/api/blog/get-blog/*', () => ({
        title: 'Text',
        createdAt: timestamp,
        html: '<p>Words</p>',
      }))
      for (const { index, text } of texts) {
        current = text
        const sheet = page.waitForResponse('**/api/public/rich-text.css')
        await page.goto('/blogs/text', { waitUntil: 'domcontentloaded' })
        await (await sheet).finished()
        await page.waitForFunction(() => document.adoptedStyleSheets.length > 0, undefined, { polling: 20 })
        await look(index)
      }
    },
  },
  {
    name: 'courses: titles, chapters and pictures',
    kind: 'text',
    async visit(visitor, texts) {
      const content = texts.map((text) => ({
        id: slug(text),
        slug: text.text,
        title: numbered(text),
        imageUrl: text.text,
        chapters: [{ id: 'c', title: text.text, lessons: [{ title: text.text, duration: text.text }] }],
      }))
      await answer(visitor.page, '**/api/course/get-all*', () => ({
        content,
        totalPages: 1,
        totalElements: content.length,
        page: 1,
      }))
      await showAll(visitor, '/courses?search=texts', texts)
    },
  },
  {
    name: 'blog: titles, summaries and pictures of posts',
    kind: 'text',
    async visit(visitor, texts) {
      const content = texts.map((text) => ({
        slug: text.text,
        title: numbered(text),
        shortDesc: text.text,
        imageUrl: text.text,
        imageName: text.text,
        createdAt: text.text,
      }))
      await answer(visitor.page, '**/api/blog/get-all*', () => ({ content, hasNext: false }))
      await answer(visitor.page, '**/api/blog/get-recent*', () => content.slice(0, 3))
      await showAll(visitor, '/blogs?search=texts', texts)
    },
  },
  {
    name: 'works: titles, countries and pictures',
    kind: 'text',
    async visit(visitor, texts) {
      const [first] = texts
      const data = texts.map((text) => ({
        title: numbered(text),
        slug: text.text,
        shortDesc: text.text,
        thumbnailUrl: text.text,
        thumbnailName: text.text,
        createdAt: timestamp,
      }))
      await answer(visitor.page, '**/api/work/get-all-works*', () => ({
        data,
        pagination: { page: 1, limit: data.length, total: data.length, totalPages: 1 },
        country: { title: first?.text, description: first?.text, bannerImageUrl: first?.text },
      }))
      await showAll(visitor, '/our-works/Iran?search=texts', texts)
    },
  },
  {
    name: 'course: title, sections and lessons',
    kind: 'text',
    async visit(visitor, texts) {
      const chapters = texts.map((text) => ({
        id: slug(text),
        title: numbered(text),
        order: text.index,
        lessons: [lessonOf(text, { title: text.text, type: 'text', duration: text.text })],
      }))
      const [{ text: title = '' } = {}] = texts
      await answerCourse(visitor.page, {
        title,
        shortDesc: title,
        imageUrl: title,
        updatedAt: title,
        chapters,
      })
      await showAll(visitor, '/courses/texts?tab=curriculum', texts)
    },
  },
  {
    name: 'downloads: names and addresses of files',
    kind: 'text',
    async visit(visitor, texts) {
      const materials = texts.map((text) => ({
        id: slug(text),
        title: numbered(text),
        fileName: text.text,
        fileUrl: text.text,
        type: text.index % 2 ? 'pdf' : text.text,
        chapterTitle: text.text,
      }))
      await answerCourse(visitor.page, { materials })
      await visitor.page.goto('/courses/texts?tab=materials')
      await expect(visitor.page.getByRole('tabpanel')).toBeVisible()
      await visitor.look()
    },
  },
  {
    name: 'lesson: titles in the list, and addresses of its file',
    kind: 'text',
    namesFiles: true,
    isSignedIn: true,
    isOneByOne: true,
    async visit(visitor, texts) {
      const types = ['image', 'pdf', 'video', 'unknown']
      // A longer list would draw only its visible part.
      for (let first = 0; first < texts.length; first += 20) {
        const part = texts.slice(first, first + 20)
        const lessons = part.map((text, place) =>
          lessonOf(text, {
            title: numbered(text),
            type: types[place % types.length],
            fileUrl: text.text,
            fileName: text.text,
            captions: [{ language: text.text, label: text.text, url: text.text }],
          }),
        )
        await answerCourse(visitor.page, {
          chapters: [{ id: 'c', title: part[0]?.text, order: 1, lessons }],
        })
        await showAll(visitor, `/learn/texts?lesson=${lessons[0]?.id}`, part)
        for (const { id } of lessons.slice(1)) {
          await step(visitor.page, `/learn/texts?lesson=${id}`)
          await visitor.look(indexIn(id))
        }
      }
    },
  },
  {
    name: 'quiz: questions, options and explanations',
    kind: 'text',
    isSignedIn: true,
    async visit(visitor, texts) {
      const questions = texts.map((text) => ({
        question: numbered(text),
        options: [text.text, `${text.text} or not`],
        correctAnswer: 0,
        explanation: text.text,
      }))
      await changeLesson(visitor.page, '11', { quizData: { questions }, ...withoutMarkup })
      await showAll(visitor, lessonPath('11'), texts)
    },
  },
  {
    name: 'film: captions and their names',
    kind: 'text',
    isSignedIn: true,
    async visit({ page, look }, texts) {
      const cues = texts.map((text) => `00:00.000 --> 00:59.000\n${numbered(text).replace(/\n\n+/g, '\n')}`)
      await page.route('**/captions-en.vtt', (route) =>
        route.fulfill({ contentType: 'text/vtt', body: `WEBVTT\n\n${cues.join('\n\n')}` }),
      )
      await changeLesson(page, '08', {
        ...withoutMarkup,
        captions: [
          { language: 'en', label: texts[0]?.text, url: '/mock-media/video/captions-en.vtt' },
          ...texts.slice(1, 5).map(({ text }) => ({ language: text, label: text, url: text })),
        ],
      })
      await page.addInitScript(
        (preferences) => localStorage.setItem('player', JSON.stringify({ preferences })),
        JSON.stringify({ showsCaptions: true }),
      )
      await page.goto(film)
      await expect(page.locator('.plyr__caption')).toContainText('[')
      await look()
    },
  },
  {
    name: 'paper: links of a PDF',
    kind: 'text',
    isSignedIn: true,
    async visit({ page, look }, texts) {
      await page.route('**/*.pdf', (route) =>
        route.fulfill({ contentType: 'application/pdf', body: linksPdf(texts.map(({ text }) => text)) }),
      )
      await changeLesson(page, '10', withoutMarkup)
      await page.goto(lessonPath('10'))
      await expect(page.locator('[data-words]').getByText('The last line')).toBeAttached()
      await look()
    },
  },
  {
    name: 'member: names, address and invoices',
    kind: 'text',
    isOneByOne: true,
    isSignedIn: true,
    async visit({ page, look }, texts) {
      let current = texts[0]
      await page.route('**/api/auth/getUser', async (route) => {
        const user = await (await route.fetch()).json()
        const [text, firstName] = [current?.text, current && numbered(current)]
        await route.fulfill({
          json: { ...user, firstName, lastName: text, city: text, address: text, country: text },
        })
      })
      const invoice = (text: string) => ({
        period_start: 1,
        period_end: 2,
        hosted_invoice_url: text,
        invoice_pdf: text,
      })
      await answer(page, '**/api/donate/history*', () => ({
        subs: texts.map(({ index, text }) => ({
          id: `s-${index}`,
          status: text,
          plan: { amount: 500, interval: text },
          latest_invoice: invoice(text),
        })),
        onetime: texts.map(({ index, text }) => ({
          id: `o-${index}`,
          amount: 500,
          created: 1,
          status: text,
        })),
      }))
      await page.goto('/user/profile')
      for (const text of texts) {
        current = text
        // The connection is back, so the program asks who the user is.
        await page.evaluate(() => dispatchEvent(new Event('online')))
        await expectShown(page, [text])
        await look(text.index)
      }
    },
  },
  {
    name: 'uploads: names of files',
    kind: 'text',
    isOneByOne: true,
    async visit({ page, look }, texts) {
      await page.goto('/registration/student')
      await page.waitForFunction(() => window.boot?.isHydrated, undefined, { polling: 20 })
      const input = page.locator('input[type=file]').first()
      for (const text of texts) {
        await input.evaluate((element: HTMLInputElement, name) => {
          const files = new DataTransfer()
          files.items.add(new File(['%PDF-1.4 no more'], name, { type: 'application/pdf' }))
          element.files = files.files
          element.dispatchEvent(new Event('change', { bubbles: true }))
        }, numbered(text))
        await look(text.index)
      }
    },
  },
  {
    name: 'error messages of the server',
    kind: 'text',
    isOneByOne: true,
    async visit({ page, look }, texts) {
      let current = texts[0]
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({
          status: 400,
          // The page cuts a message that is too long.
          json: { message: current && `[${current.index}] ${current.text}` },
        }),
      )
      await page.goto('/signin')
      await page.waitForFunction(() => window.boot?.isHydrated, undefined, { polling: 20 })
      await page.locator('form input').nth(0).fill('sara@example.org')
      await page.locator('form input').nth(1).fill('learn-2026')
      for (const text of texts) {
        current = text
        await page.locator('form button[type=submit]').click()
        await expectShown(page, [text])
        await look(text.index)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    },
  },
  {
    name: 'the address: path, query and fragment',
    kind: 'text',
    isOneByOne: true,
    isSignedIn: true,
    async visit({ page, look }, texts) {
      const places = [
        (word: string) => `/courses?search=${word}&levels=${word}&page=${word}`,
        (word: string) => `/blogs?search=${word}#${word}`,
        (word: string) => `/donation?price=${word}&interval=${word}`,
        (word: string) => `/our-works/${word}`,
        (word: string) => `/learn/first-steps-in-scratch?lesson=${word}`,
        (word: string) => `/nowhere/${word}#${word}`,
        (word: string) => `/courses/first-steps-in-scratch?tab=${word}`,
      ]
      for (const { index, text } of texts) {
        const place = places[index % places.length]
        await page.goto(place?.(encodeURIComponent(text)) ?? '/')
        await page.waitForFunction(() => window.boot?.isHydrated, undefined, { polling: 20 })
        await look(index)
      }
    },
  },
  {
    name: 'storage: every key, the cookies and the databases',
    kind: 'text',
    isOneByOne: true,
    async visit({ page, look }, texts) {
      for (let first = 0; first < texts.length; first += KEYS.length) {
        const entries = KEYS.map(
          (key, place) => [key, texts[(first + place) % texts.length]?.text ?? ''] as const,
        )
        await page.goto('/favicon.svg')
        await page.evaluate(fillStorages, entries)
        await page.goto('/contact-us')
        await page.waitForFunction(() => window.boot?.isHydrated, undefined, { polling: 20 })
        await look()
        await step(page, '/donation')
        await look()
      }
      await page.goto('/favicon.svg')
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    },
  },
  {
    name: 'messages from frames, windows and other tabs',
    kind: 'text',
    isSignedIn: true,
    async visit({ page, look }, texts) {
      for (const path of ['/donation?price=20&interval=month', lessonPath('01')]) {
        await page.goto(path)
        await page.waitForFunction(() => window.boot?.isHydrated, undefined, { polling: 20 })
        await page.evaluate(
          sendMessages,
          texts.map(({ text }) => text),
        )
        await look()
      }
    },
  },
]

const KEYS = [
  'user',
  'boot:pictures',
  'player',
  'theme',
  'progress-mirror:x',
  'donation:u-001',
  'donation:wishes',
  'draft:contact',
  'donation:choice',
  'donation:left',
  'scroll-places',
  'boot:renewed',
  'redirectAfterLogin',
  'i18next',
  'learning',
]

/** Each text is stored as it is, and as the value of each field that a record of ours could have. */
async function fillStorages(entries: readonly (readonly [key: string, text: string])[]) {
  for (const [key, text] of entries) {
    const fields = [
      'message',
      'accessToken',
      'refreshToken',
      'userId',
      'url',
      'html',
      'order',
      'stage',
      'preferences',
    ]
    const record = JSON.stringify(Object.fromEntries(fields.map((field) => [field, text])))
    for (const [storage, value] of [
      [localStorage, key.length % 2 ? text : record],
      [sessionStorage, key.length % 2 ? record : text],
    ] as const)
      if (key !== 'user') storage.setItem(key, value)
    document.cookie = `${key.replace(/\W/g, '-')}=${encodeURIComponent(text)};path=/`
  }
  const [, text = ''] = entries.at(-1) ?? []
  const opened = indexedDB.open('learning', 1)
  await new Promise<void>((resolve) => {
    opened.onupgradeneeded = () => {
      const records = opened.result.createObjectStore('records', {
        keyPath: ['userId', 'courseId', 'lessonId'],
      })
      records.createIndex('byUser', 'userId')
      const outlines = opened.result.createObjectStore('outlines', { keyPath: ['userId', 'courseId'] })
      outlines.createIndex('byUser', 'userId')
      opened.result.createObjectStore('copies', { keyPath: 'key' }).createIndex('byAge', 'keptAt')
    }
    opened.onerror = () => resolve()
    opened.onsuccess = () => {
      const change = opened.result.transaction(['records', 'copies'], 'readwrite')
      change.objectStore('records').put({ userId: 'u-001', courseId: text, lessonId: text, status: text })
      change
        .objectStore('copies')
        .put({ key: `u-001 ${text}`, answer: { title: text, html: text }, keptAt: Date.now() })
      change.oncomplete = change.onabort = () => {
        opened.result.close()
        resolve()
      }
    }
  })
}

/** Sends messages from a foreign window, from a frame of our page, and from another tab. */
async function sendMessages(texts: readonly string[]) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const channel = new BroadcastChannel('progress-v1')
  for (const text of texts) {
    const parsed = text.startsWith('{') ? text : '{}'
    for (const data of [
      text,
      { type: text, url: text, html: text },
      { userId: 'u-001', records: text, line: text },
      parsed,
    ]) {
      for (const origin of ['https://evil.example', 'https://js.stripe.com', location.origin])
        dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow }))
      frame.contentWindow?.parent.postMessage(data, '*')
    }
    channel.postMessage({ userId: text, records: [], line: text })
  }
  await new Promise((resolve) => setTimeout(resolve, 30))
  channel.close()
  frame.remove()
}
