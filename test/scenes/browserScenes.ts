/** States that a link cannot bring about: features of the browser, a changed program, a second document. */
import type { Page } from '@playwright/test'
import { keepButton } from '../../mocks/scenarios/selectors.ts'
import { paths } from '../../src/lib/paths.ts'
import { changeLesson } from './changeLesson.ts'
import type { Scene } from './scenes.ts'

const monthly = paths.donationOf({ price: '20', interval: 'month' })
const once = paths.donationOf({ price: '30' })
const lesson = (number: string) => paths.learn('first-steps-in-scratch', `c-001-l-${number}`)
const reports = /\/api\/enrollment\/(update-progress|mark-complete)$/

const donate = (page: Page) => page.locator('main form [type=submit]').click()
const goOn = (page: Page) => page.locator('main nav button').last().click()

/** Removes the provider's key from the program, as in a build without it. */
async function takeKeyAway(page: Page) {
  await page.route('**/*.js', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('pk_test_preview', '') })
  })
}

/** Marks the outcome as unseen, as if the donor had left the page before her card was refused. */
function refuseUnseen() {
  const stored = JSON.parse(localStorage.getItem('donation:u-002') ?? '{}')
  localStorage.setItem('donation:u-002', JSON.stringify({ ...stored, isUntold: true }))
}

/** Makes the page's writes to IndexedDB wait, as behind another page whose transaction does not end. */
const occupyDevice = (page: Page) =>
  page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name)
      await new Promise((opened) => opening.addEventListener('success', opened))
      const stores = [...opening.result.objectStoreNames]
      const [first] = stores
      if (first === undefined) continue
      const store = opening.result.transaction(stores, 'readwrite').objectStore(first)
      const goOn = () => store.count().addEventListener('success', goOn)
      goOn()
    }
  })

/** Makes IndexedDB refuse further bytes, as when the device is full. */
const fillDevice = () => {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value, key) {
    if (this.name === 'chunks') throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, value, key)
  }
}

/** Stands in for a service worker with a waiting release. */
const letReleaseWait = () => {
  const scriptURL = `${location.origin}/service-worker.js`
  const waiting = Object.assign(new EventTarget(), { scriptURL, state: 'installed', postMessage() {} })
  const registration = Object.assign(new EventTarget(), { waiting, async update() {} })
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
    getRegistration: async () => undefined,
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container })
}

const offerInstall = () =>
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: async () => {} }))

const keepLesson = async (page: Page) => {
  await page.locator(keepButton).click()
  await page.locator('article [data-keeping=kept]').waitFor()
}

async function leaveForPaymentPage(page: Page) {
  await page.goto(once)
  await donate(page)
  await page.waitForURL(/mock-pay/)
  await page.goBack()
}

export const browserScenes: Scene[] = [
  {
    name: 'donation-left',
    from: 'donation',
    path: once,
    prepare: async (page) => {
      await leaveForPaymentPage(page)
      await page.locator('#donation-pending').waitFor()
    },
  },
  {
    name: 'donation-left-signed-in',
    from: 'donation-every-month-signed-in',
    path: once,
    prepare: async (page) => {
      await leaveForPaymentPage(page)
      await page.locator('[aria-labelledby=donation-pending] [role=status]:not(:empty)').waitFor()
    },
  },
  {
    name: 'donation-not-set-up',
    from: 'donation-every-month-signed-in',
    path: monthly,
    prepare: async (page) => {
      await takeKeyAway(page)
      await page.reload()
      await donate(page)
      await page.locator('main [role=alert]').first().waitFor()
    },
  },
  {
    name: 'donation-refused-unseen-why',
    from: 'donation-not-succeeded',
    path: monthly,
    prepare: async (page) => {
      await page.evaluate(refuseUnseen)
      await page.reload()
      await page.locator('[role=dialog] blockquote').waitFor()
    },
  },
  {
    name: 'learn-quiz-submitting',
    from: 'learn-quiz',
    path: lesson('11'),
    // The product gives up on the device after five seconds, and says so on the console.
    complains: /This device cannot keep what is learned/,
    prepare: async (page) => {
      for (const [question, option] of [2, 0, 1, 1].entries())
        await page.locator('form fieldset').nth(question).getByRole('radio').nth(option).check()
      // Only now, because the page sends no further write while one is pending.
      await occupyDevice(page)
      await page.locator('form button[type=submit]').click()
      await page.locator('form button[type=submit][aria-disabled=true]').waitFor()
    },
  },
  {
    name: 'learn-viewer-missing',
    from: 'learn-text',
    path: lesson('02'),
    prepare: async (page) => {
      await page.route('**/static/*/async/*', (route) => route.abort('connectionfailed'))
      await goOn(page)
      await page.locator('article [role=alert]').waitFor()
    },
  },
  {
    name: 'learn-unsaved',
    from: 'learn',
    path: lesson('09'),
    complains: /This device cannot keep what is learned/,
    prepare: async (page) => {
      await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
      await page.route(reports, (route) => route.abort('internetdisconnected'))
      await page.goto(lesson('09'))
      await goOn(page)
      await page.locator('[data-save-status=unsaved]').waitFor()
      await page.locator('[data-words]').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'learn-keep-full',
    from: 'learn-keep',
    path: lesson('09'),
    complains: /A lesson could not be kept/,
    prepare: async (page) => {
      await page.evaluate(fillDevice)
      await page.locator('.ant-modal-footer button').click()
      await page.locator('[role=dialog] [data-keeping=failed]').first().waitFor()
    },
  },
  {
    name: 'learn-kept-other-version',
    from: 'learn-picture',
    path: lesson('03'),
    prepare: async (page) => {
      await keepLesson(page)
      await changeLesson(page, '03', { fileUrl: '/mock-media/lessons/colour-wheel.svg' })
      await page.reload()
      await page.locator(keepButton).waitFor()
    },
  },
  {
    name: 'learn-kept-page-alone',
    from: 'learn-text',
    path: lesson('02'),
    prepare: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await page.reload()
      await keepLesson(page)
    },
  },
  {
    name: 'learn-keep-forbidden',
    from: 'learn-text',
    path: lesson('02'),
    complains: /could not be changed/,
    prepare: async (page) => {
      await page.evaluate(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('private', 'SecurityError')
        }
      })
      await page.locator(keepButton).click()
      await page.locator(keepButton).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'my-courses-offline-search',
    from: 'my-courses-offline',
    path: paths.myCourses,
    prepare: async (page) => {
      const language = await page.locator('html').getAttribute('lang')
      await page.locator('main form input').fill(language === 'fa' ? 'آبرنگ' : 'watercolour')
      await page.locator('main form + * a').first().waitFor()
    },
  },
  {
    name: 'my-courses-install',
    from: 'my-courses',
    path: paths.myCourses,
    prepare: async (page) => {
      await page.evaluate(offerInstall)
      await page.locator('main .ant-alert').waitFor()
    },
  },
  {
    name: 'new-release',
    from: 'my-courses',
    path: paths.myCourses,
    prepare: async (page) => {
      await page.addInitScript(letReleaseWait)
      await page.reload()
      await page.locator('#notices button').first().waitFor()
    },
  },
  {
    name: 'profile-stale',
    from: 'profile',
    path: paths.profile,
    prepare: async (page) => {
      const fault = { operationId: 'getDonationHistory', kind: 'html', times: 9 }
      await page.request.post('/__mock/faults', { data: fault })
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.locator('main [role=alert]').waitFor()
    },
  },
]
