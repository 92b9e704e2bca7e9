// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { writeStoredSession } from '@/lib/storage/storedSession'
import { replaySet, sessionOf } from '../../mocks/replay'
import { readSet } from '../../mocks/replay/readRecordings'
import { expectOnConsole } from '../helpers/consoleGuard'
import { expectViolation } from '../helpers/judgeCalls'
import { server } from '../helpers/mockApi'
import { renderApp } from '../helpers/renderApp'

it('a page shows the data of a replayed set, signed in as its user', async () => {
  server.use(replaySet('first-visit'))
  writeStoredSession({ record: sessionOf('first-visit'), remember: true })
  await renderApp({ at: '/my-courses' })
  const titles = readSet('first-visit').find(({ operationId }) => operationId === 'getMyCourses')?.response
    .body
  const [{ title }] = titles as [{ title: string }]
  expect((await screen.findAllByText(title)).length).toBeGreaterThan(0)
})

it('a page shows an error for a call without a recording, and the console names the nearest one', async () => {
  expectOnConsole(
    /^No recording answers GET \/api\/course\/get-full-course\/no-such-course\. The nearest is getFullCourse\./,
  )
  expectViolation(/getFullCourse › answer 501/)
  server.use(replaySet('first-visit'))
  await renderApp({ at: '/courses/no-such-course' })
  expect(await screen.findByRole('alert')).toBeVisible()
})
