import { expect, it } from 'vitest'
import { faultKinds } from '../../mocks/faults/fault'
import { workerProblem } from '../../mocks/faults/workerProblem'

it.each(faultKinds)('%s is possible in a service worker that streams answers', (kind) => {
  expect(workerProblem({ kind }, true)).toBeUndefined()
})

it('a fault that breaks an answer midway is refused in a browser whose service worker gets only whole answers', () => {
  const refused = faultKinds.filter((kind) => workerProblem({ kind }, false) !== undefined)
  expect(refused.sort()).toEqual(['cut', 'stall'])
  expect(workerProblem({ kind: 'cut' }, false)).toBe(
    "This browser hands a service worker whole answers alone, so that 'cut' cannot happen in the demo. Take another browser, or: npm run preview has it.",
  )
})

it('a fault of a video is refused in a service worker; one of a playlist, a picture or a PDF is not', () => {
  const problemAt = (path: string) => workerProblem({ kind: 'drop-request', path }, true)
  for (const path of ['/mock-media/films/a.mp4', '/mock-media/*.webm', '/mock-media/hls/*.m4s'])
    expect(problemAt(path)).toBe(
      `The demo's service worker leaves films to the browser, so that no fault can meet '${path}' in the demo. npm run preview has it.`,
    )
  for (const path of [
    '/mock-media/*.m3u8',
    '/mock-media/a.svg',
    '/mock-media/pdf/guide*',
    '/static/videos/*',
  ])
    expect(problemAt(path)).toBeUndefined()
})
