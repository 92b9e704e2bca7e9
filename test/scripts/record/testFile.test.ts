import { expect, it } from 'vitest'
import type { Recording } from '../../../mocks/replay/recording'
import { testText } from '../../../scripts/record/testFile'

const callFrom = (page: string): Recording => ({
  operationId: 'getBlogs',
  case: '001',
  request: { method: 'GET', path: '/api/blog/get-all', page },
  response: { status: 200, contentType: 'application/json', body: null },
})

it('the written test opens the page of the last call', () => {
  expect(testText('visit', [callFrom('/'), callFrom('/blogs')])).toContain("renderApp({ at: '/blogs' })")
})

it('the written test escapes the address of a page in its code and in its comment', () => {
  const page = "/a*/b'); process.exit('c"
  const text = testText('visit', [callFrom(page)])
  expect(text).toContain(`renderApp({ at: ${JSON.stringify(page)} })`)
  expect(text.split('*/')).toHaveLength(3)
  expect(text).toContain(" * getBlogs.001 200 from /a* /b'")
})
