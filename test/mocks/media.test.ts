import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { newClient } from './client'

/** Every address of a file in an answer, whether in a field or in HTML. */
function mediaIn(answer: unknown): string[] {
  return JSON.stringify(answer).match(/\/mock-media\/[^"\\)]+/g) ?? []
}

it('every media file that the mock world names exists', async () => {
  const { world, ask } = newClient()
  const { courses, posts, countries } = world.content
  const calls = [
    ...courses.map(({ id }) => `GET /api/course/get-full-course/${id}`),
    ...posts.map(({ slug }) => `GET /api/blog/get-blog/${slug}`),
    ...countries.map(({ name }) => `GET /api/work/get-all-works?countryName=${encodeURIComponent(name.en)}`),
  ]
  const named = new Set<string>()
  for (const call of calls)
    for (const language of ['en', 'fa'] as const)
      for (const file of mediaIn((await ask(call, { language })).body)) named.add(file)
  expect(named.size).toBeGreaterThan(30)
  expect([...named].filter((file) => !existsSync(resolve(`mocks/public${file}`)))).toEqual([])
})
