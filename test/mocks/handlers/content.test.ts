import { describe, expect, it } from 'vitest'
import { newClient } from '../client'

const { ask } = newClient()
const list = 'GET /api/course/get-all?page=1&pageSize=100'

async function slugs(query: string): Promise<string[]> {
  const { body } = await ask(`${list}${query}`)
  return body.content.map(({ slug }: { slug: string }) => slug)
}

describe('the course list', () => {
  it('is sorted newest first or oldest first', async () => {
    const newest = await slugs('&sort=DESC')
    expect(newest.length).toBeGreaterThan(1)
    expect(await slugs('&sort=ASC')).toEqual(newest.toReversed())
  })

  it('is split into pages without a gap', async () => {
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

  it('is searched by title in either language and any letter case', async () => {
    expect(await slugs('&search=SCRATCH')).toContain('first-steps-in-scratch')
    expect(await slugs(`&search=${encodeURIComponent('اسکرچ')}`)).toContain('first-steps-in-scratch')
  })

  it('is filtered by any chosen label of a group, and by all groups together', async () => {
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

  it('is empty with 200 past the last page and for a search without matches', async () => {
    expect(await ask('GET /api/course/get-all?page=999&pageSize=12')).toMatchObject({
      status: 200,
      body: { content: [] },
    })
    expect(await slugs('&search=nobody-teaches-this')).toEqual([])
  })
})

describe('a course', () => {
  it('is found by slug and by id, in the requested language', async () => {
    const english = await ask('GET /api/course/get-full-course/first-steps-in-scratch')
    const persian = await ask('GET /api/course/get-full-course/c-001', { language: 'fa' })
    expect(persian.body.id).toBe(english.body.id)
    expect(persian.body.title).not.toBe(english.body.title)
    expect((await ask('GET /api/course/get-full-course/nothing')).status).toBe(404)
  })
})

describe('the blog', () => {
  it('shows every post once on its pages until hasNext is false', async () => {
    const seen: string[] = []
    for (let page = 1, more = true; more; page++) {
      const { body } = await ask(`GET /api/blog/get-all?filter=desc&page=${page}`)
      seen.push(...body.content.map(({ slug }: { slug: string }) => slug))
      more = body.hasNext
    }
    expect(seen).toHaveLength(40)
    expect(new Set(seen).size).toBe(40)
  })

  it('starts with the oldest post if the client asks for that order', async () => {
    const oldest = (await ask('GET /api/blog/get-all?filter=asc')).body.content[0]
    const newest = (await ask('GET /api/blog/get-recent')).body[0]
    expect(oldest.createdAt < newest.createdAt).toBe(true)
  })
})

describe('the works of a country', () => {
  it("are found by the country's name in either language, also with spaces and apostrophes", async () => {
    for (const name of ['United Kingdom', "Côte d'Ivoire", 'ایران'])
      expect(
        (await ask(`GET /api/work/get-all-works?countryName=${encodeURIComponent(name)}`)).status,
        name,
      ).toBe(200)
  })

  it('fill several pages when there are many', async () => {
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
