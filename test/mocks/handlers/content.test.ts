import { describe, expect, it } from 'vitest'
import { newClient } from '../client'

const { ask } = newClient()
const list = 'GET /api/course/get-all?page=1&pageSize=100'

async function slugs(query: string): Promise<string[]> {
  const { body } = await ask(`${list}${query}`)
  return body.content.map(({ slug }: { slug: string }) => slug)
}

describe('the course list', () => {
  it('comes newest first, or oldest first', async () => {
    const newest = await slugs('&sort=DESC')
    expect(newest.length).toBeGreaterThan(1)
    expect(await slugs('&sort=ASC')).toEqual(newest.toReversed())
  })

  it('comes in pages that follow each other without a gap', async () => {
    const all = await slugs('&sort=DESC')
    const page = async (number: number) => {
      const { body } = await ask(`GET /api/course/get-all?page=${number}&pageSize=2&sort=DESC`)
      expect(body).toMatchObject({
        totalElements: all.length,
        totalPages: Math.ceil(all.length / 2),
        page: number,
      })
      return body.content.map(({ slug }: { slug: string }) => slug)
    }
    expect([...(await page(1)), ...(await page(2))]).toEqual(all.slice(0, 4))
  })

  it('finds a title in either language, in any case', async () => {
    expect(await slugs('&search=SCRATCH')).toContain('first-steps-in-scratch')
    expect(await slugs(`&search=${encodeURIComponent('اسکرچ')}`)).toContain('first-steps-in-scratch')
  })

  it('filters by any label of a group and by every group', async () => {
    const arts = await slugs('&categories=Arts+%26+Design')
    const coding = await slugs('&categories=Coding+%26+Tech')
    const both = await slugs('&categories=Arts+%26+Design&categories=Coding+%26+Tech')
    expect(arts).toContain('watercolour-for-beginners')
    expect(coding).not.toContain('watercolour-for-beginners')
    expect(both.toSorted()).toEqual([...arts, ...coding].toSorted())
    const narrowed = await slugs('&categories=Arts+%26+Design&levels=Expert')
    expect(arts).toEqual(expect.arrayContaining(narrowed))
    expect(narrowed.length).toBeLessThan(arts.length)
  })

  it('is empty past the end and for what nobody teaches, with 200', async () => {
    expect(await ask('GET /api/course/get-all?page=999&pageSize=12')).toMatchObject({
      status: 200,
      body: { content: [] },
    })
    expect(await slugs('&search=nobody-teaches-this')).toEqual([])
  })
})

describe('a course', () => {
  it('is found by slug and by id, and speaks the language that is asked for', async () => {
    const english = await ask('GET /api/course/get-full-course/first-steps-in-scratch')
    const persian = await ask('GET /api/course/get-full-course/c-001', { language: 'fa' })
    expect(persian.body.id).toBe(english.body.id)
    expect(persian.body.title).not.toBe(english.body.title)
    expect((await ask('GET /api/course/get-full-course/nothing')).status).toBe(404)
  })
})

describe('the blog', () => {
  it('has pages until hasNext is false, and every post once', async () => {
    const seen: string[] = []
    for (let page = 1, more = true; more; page++) {
      const { body } = await ask(`GET /api/blog/get-all?filter=desc&page=${page}`)
      seen.push(...body.content.map(({ slug }: { slug: string }) => slug))
      more = body.hasNext
    }
    expect(seen).toHaveLength(40)
    expect(new Set(seen).size).toBe(40)
  })

  it('begins with the oldest when asked to', async () => {
    const oldest = (await ask('GET /api/blog/get-all?filter=asc')).body.content[0]
    const newest = (await ask('GET /api/blog/get-recent')).body[0]
    expect(oldest.createdAt < newest.createdAt).toBe(true)
  })
})

describe('the works of a country', () => {
  it('are found by its name in either language, names with spaces and apostrophes included', async () => {
    for (const name of ['United Kingdom', "Côte d'Ivoire", 'ایران'])
      expect(
        (await ask(`GET /api/work/get-all-works?countryName=${encodeURIComponent(name)}`)).status,
        name,
      ).toBe(200)
  })

  it('fill several pages where there are many', async () => {
    const page = async (number: number) =>
      (await ask(`GET /api/work/get-all-works?countryName=Iran&page=${number}`)).body
    expect((await page(1)).pagination.hasNext).toBe(true)
    expect((await page(3)).pagination.hasNext).toBe(false)
    expect((await page(4)).data).toEqual([])
  })
})

describe('the content', () => {
  it('is complete in both languages', async () => {
    const { posts, countries } = newClient().world.content
    const texts = [...posts, ...countries.flatMap(({ works }) => works)].flatMap(({ en, fa }) => [
      [en.title, en.shortDesc, en.html],
      [fa.title, fa.shortDesc, fa.html],
    ])
    expect(texts.flat().filter((text) => text.trim() === '')).toEqual([])
    const latin = posts.filter(({ fa }) => !/[آ-ی]/.test(fa.title))
    expect(latin).toEqual([])
  })
})
