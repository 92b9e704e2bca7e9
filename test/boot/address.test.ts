import { expect, it } from 'vitest'
import { openDocument } from './openDocument'

const course = { path: '/courses/first-steps-in-scratch', pattern: '/courses/:slug' }
const country = { path: '/our-works/%D8%A7%DB%8C%D8%B1%D8%A7%D9%86', pattern: '/our-works/:country' }

it.each([
  ['/about-us', { path: '/about-us' }, 'whole'],
  ['/About-Us/', { path: '/about-us' }, 'whole'],
  ['/contact-us', { path: '/about-us' }, 'none'],
  ['/courses/first-steps-in-scratch', course, 'whole'],
  ['/Courses/first%2Dsteps-in-scratch', course, 'whole'],
  // The API distinguishes names by case: this is another course, or none.
  ['/courses/First-Steps-in-Scratch', course, 'none'],
  ['/our-works/ایران', country, 'whole'],
  ['/courses/First-Steps-in-Scratch', { path: '/courses/:slug' }, 'whole'],
])('the boot script at %s finds that the document %j fits: %s', async (at, page, fit) => {
  const { boot } = await openDocument(page, '', at)
  expect(boot.fit).toBe(fit)
})
