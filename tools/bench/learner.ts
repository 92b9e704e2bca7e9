/** A learner with her own browser session and mock world, enrolled in one course. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { ReceivedRequest } from '../../mocks/http/places.ts'
import { operationOf } from '../../mocks/operations.ts'
import { type Account, signIn } from '../../scripts/visit.ts'

/** An account without earlier progress. */
const beginner: Account = { email: 'omid@example.org', password: 'start-2026' }

export type Learner = {
  page: Page
  context: BrowserContext
  cdp: CDPSession
  /** The progress reports that her server received since `forgetReports`, oldest first; at most 5 000. */
  reports: () => Promise<ReceivedRequest[]>
  forgetReports: () => Promise<void>
  /** The number of completed lessons of her course at her server. */
  completed: () => Promise<number>
}

let worlds = 0

/** Whether the address is that of a progress report. */
export function isReport(address: string) {
  return /^(updateProgress|markComplete)$/.test(
    operationOf('POST', new URL(address, 'http://site').pathname) ?? '',
  )
}

/** Creates a learner, runs the work, and closes her session. */
export async function asLearner<T>(
  browser: Browser,
  origin: string,
  courseId: string,
  learn: (learner: Learner) => Promise<T>,
): Promise<T> {
  worlds += 1
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'x-mock-world': `bench-${worlds}` },
  })
  try {
    const page = await context.newPage()
    await signIn(page, origin, beginner)
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').accessToken)
    const headers = { Authorization: `Bearer ${token}` }
    const { request } = context
    const answer = await request.post('/api/enrollment/enroll', { headers, data: { courseId } })
    if (answer.status() !== 201) throw new Error(`Nobody could enrol in ${courseId}: ${answer.status()}`)
    return await learn({
      page,
      context,
      cdp: await context.newCDPSession(page),
      async reports() {
        const received: ReceivedRequest[] = await (await request.get('/__mock/requests')).json()
        return received.filter(({ method, path }) => method === 'POST' && isReport(path))
      },
      forgetReports: async () => void (await request.delete('/__mock/requests')),
      completed: async () =>
        (await (await request.get(`/api/enrollment/progress/${courseId}`, { headers })).json())
          .completedLessons,
    })
  } finally {
    await context.close()
  }
}
