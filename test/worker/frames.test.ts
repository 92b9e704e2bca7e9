import { describe, expect, it } from 'vitest'
import { frameFor, framePages, notPages } from '../../src/worker/frames'

describe('the frame that starts the program without a connection', () => {
  it.each([
    ['/learn/first-steps', 'fa', '/fa/learn/_'],
    ['/fa/learn/first-steps', 'en', '/fa/learn/_'],
    ['/Learn/%D9%BE%D8%A7/', undefined, '/en/learn/_'],
    ['/courses/first-steps', 'fa', '/fa/my-courses'],
    ['/en', 'fa', '/en/my-courses'],
    ['/english', 'fa', '/fa/my-courses'],
    ['/', undefined, '/en/my-courses'],
    ['/', 'xx', '/en/my-courses'],
    ['/learn', 'en', '/en/my-courses'],
    ['/learn/a/b', 'en', '/en/my-courses'],
  ])('for %s in language %s is %s', (pathname, language, frame) => {
    expect(frameFor(pathname, language)).toBe(frame)
  })
})

it.each([
  ['/api/course/get-all', true],
  ['/v1/payment', true],
  ['/static/js/index.js', true],
  ['/mock-pay/1', true],
  ['/__mock/requests', true],
  ['/courses/api', false],
  ['/', false],
])('the path %s is excluded from the pages: %s', (pathname, isExcluded) => {
  expect(notPages.some((pattern) => pattern.test(pathname))).toBe(isExcluded)
})

it.each([
  ['/learn/first-steps?lesson=c-001-l-09', true],
  ['/fa/learn/first-steps', true],
  ['/my-courses', true],
  ['/fa/my-courses/', true],
  ['/my-coursesx', false],
  ['/courses/learn/', false],
  ['/', false],
])('the worker answers %s with the stored frame: %s', (address, isFrame) => {
  expect(framePages.some((pattern) => pattern.test(address))).toBe(isFrame)
})
