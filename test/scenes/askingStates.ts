/** What about, contact and questions look like in their states: brought about in the page, in whatever language. */
import type { Page } from '@playwright/test'
import { paths } from '../../src/lib/paths.ts'

export type AskingState = {
  name: string
  path: string
  prepare?: (page: Page) => Promise<unknown>
  /** What the page says of it on the console. */
  complaint?: RegExp
}

const contact = (page: Page) => page.locator('form:has([name=subject])')
const newsletter = (page: Page) => page.locator('section form:has([name=email]):not(:has([name=subject]))')
const send = (page: Page) => contact(page).locator('[type=submit]').click()

/** What stands further down is loaded when one comes near it. */
async function scrollThrough(page: Page) {
  for (const place of await page.locator('main section').all()) await place.scrollIntoViewIfNeeded()
  await contact(page).waitFor()
  await newsletter(page).waitFor()
}

async function fillIn(page: Page, email = 'jonas@example.org') {
  const typed = {
    name: 'Jonas Berg',
    email,
    phoneNumber: '20123456',
    subject: 'Books',
    message: 'We have forty.',
  }
  for (const [name, text] of Object.entries(typed)) await contact(page).locator(`[name=${name}]`).fill(text)
}

export const askingStates: AskingState[] = [
  { name: 'about', path: paths.about, prepare: scrollThrough },
  { name: 'about-mission', path: `${paths.about}?tab=1` },
  {
    name: 'about-vision',
    path: `${paths.about}?tab=2`,
    prepare: (page) => page.locator('[role=tabpanel][aria-hidden=false] figcaption summary').click(),
  },
  {
    name: 'about-film-failed',
    path: paths.about,
    prepare: async (page) => {
      await page.route('**/static/videos/**', (route) => route.abort('connectionfailed'))
      await wakeSections(page)
      await page.locator('video').evaluate((film: HTMLVideoElement) => film.play().catch(() => undefined))
      await page.locator('figure [role=status]').waitFor()
    },
  },
  {
    name: 'about-subscribed',
    path: paths.about,
    prepare: async (page) => {
      await scrollThrough(page)
      await newsletter(page).locator('[name=email]').fill('jonas@example.org')
      await newsletter(page).locator('[type=submit]').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'about-not-subscribed',
    path: paths.about,
    prepare: async (page) => {
      await scrollThrough(page)
      await newsletter(page).locator('[type=submit]').click()
      await newsletter(page).locator('[aria-invalid=true]').waitFor()
    },
  },
  { name: 'contact', path: paths.contact },
  {
    name: 'contact-countries',
    path: paths.contact,
    prepare: async (page) => {
      await wakeSections(page)
      await page.getByRole('main').getByRole('combobox').click()
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'contact-no-country',
    path: paths.contact,
    prepare: async (page) => {
      await page.getByRole('main').getByRole('combobox').fill('zzzz')
      await page.getByRole('listbox').getByRole('option').first().waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'contact-mistakes',
    path: paths.contact,
    prepare: async (page) => {
      await send(page)
      await contact(page).locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'contact-sending',
    path: paths.contact,
    prepare: async (page) => {
      await page.route('**/api/contact/create', () => undefined)
      await fillIn(page)
      await send(page)
      await contact(page).locator('[data-spinner]').waitFor()
    },
  },
  {
    name: 'contact-sent',
    path: paths.contact,
    prepare: async (page) => {
      await fillIn(page)
      await send(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'contact-failed',
    path: paths.contact,
    prepare: async (page) => {
      await fillIn(page, 'jonas@example')
      await send(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'faqs', path: paths.faqs },
  { name: 'faqs-question', path: paths.faq('offline') },
  { name: 'faqs-found', path: `${paths.faqs}?search=30` },
  { name: 'faqs-none', path: `${paths.faqs}?search=zzzz` },
]

/** A key wakes the sections that sleep until somebody turns to them. */
async function wakeSections(page: Page) {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => !document.querySelector('[data-waiting]'))
}
