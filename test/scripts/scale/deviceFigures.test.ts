import { expect, it } from 'vitest'
import type { CountedCall } from '../../../scripts/scale/countingHost.ts'
import { deviceFigures } from '../../../scripts/scale/deviceFigures.ts'

const call = (more: Partial<CountedCall>): CountedCall => ({
  kind: 'API',
  bytes: 1000,
  body: 800,
  asked: 600,
  rule: 'not kept',
  path: '/api/enrollment/my-courses',
  status: 200,
  ...more,
})
const course = call({ operation: 'getFullCourse', status: 304, bytes: 300, body: 0 })
const player = call({ kind: 'program', path: '/static/js/learn.0123abcd.js', bytes: 20_000 })
const cover = call({ kind: 'pictures', path: '/mock-media/courses/cover.svg', bytes: 1500 })
const film = call({ kind: 'films and papers', path: '/mock-media/video/clip.mp4', bytes: 330_000 })

const figures = deviceFigures({
  visits: { 'A visit': [course, player] },
  second: [course, course, call({ operation: 'getMyCourses' })],
  lessons: {
    'a film': { opened: [player, cover, course, film], gated: [], kept: [film], reopened: [course] },
  },
  paints: { 'the player': { online: [100, 900, 110], offline: [120, 130, 90] } },
})

it('the calls of a visit are counted by kind', () => {
  expect(figures).toContain('| A visit | – | 1 · 20 | – | – | – | – | – | 1 · 0.3 | 2 · 20.3 |')
})

it('the calls of a second visit are listed with the sizes of their headers and bodies', () => {
  expect(figures).toContain('| `getFullCourse` | 304 | 2 | 0.6 | 0 | 1.2 |')
  expect(figures).toContain('| `getMyCourses` | 200 | 1 | 0.2 | 0.8 | 0.6 |')
  expect(figures).toContain('| together |  | 3 | 0.8 | 0.8 | 1.8 |')
})

it("a lesson counts its program, calls and files, without the course's picture", () => {
  expect(figures).toContain('| a film | 21.5 · 0.3 · 330 | – · – · – | – · – · 330 | – · 0.3 · – |')
})

it('first paints are compared by their medians', () => {
  expect(figures).toContain('| the player | 110 ms | 120 ms | 1.09 |')
})
