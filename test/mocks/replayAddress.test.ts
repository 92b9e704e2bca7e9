// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { expect, it, vi } from 'vitest'
import { startMockApi } from '../../mocks/browser'
import { server } from '../helpers/mockApi'

const { start, setupWorker } = vi.hoisted(() => {
  const start = vi.fn(async () => {})
  return { start, setupWorker: vi.fn(() => ({ start, events: { on: () => {} } })) }
})
vi.mock('msw/browser', () => ({ setupWorker }))
vi.mock('../../mocks/stores/browser.ts', async () => ({
  browserStore: (await import('../../mocks/stores/memory')).memoryStore,
}))

it('the options of a replay move from the address to the session storage of the tab', async () => {
  server.use(http.get('*/mock-recordings/first-visit', () => HttpResponse.json([])))
  vi.spyOn(console, 'info').mockImplementation(() => {})
  history.replaceState(null, '', '/blogs?replay=first-visit&strict=off&latency=recorded&page=2')
  await startMockApi()
  expect(`${location.pathname}${location.search}`).toBe('/blogs?page=2')
  expect(JSON.parse(sessionStorage.getItem('mock-replay') ?? '')).toEqual({
    set: 'first-visit',
    strict: false,
    latency: 'recorded',
  })
  expect(start).toHaveBeenCalledOnce()
})
