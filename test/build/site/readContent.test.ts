import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { logger } from '@rsbuild/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { privatePaths } from '../../../build/site/publicPages'
import { readContent } from '../../../build/site/readContent'
import { siteContent } from '../../../build/site/siteContent'
import { startHttpMock } from '../../../mocks/http/server'
import { expectOnConsole } from '../../helpers/consoleGuard'

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

describe('content of the server', () => {
  it('is read to its last page: courses, posts, countries, works', async () => {
    const server = await startHttpMock()
    ends.push(server.close)
    const found = await readContent(server.origin)
    expect(new Set(found).size).toBe(found.length)
    expect(found).toContain('/courses/first-steps-in-scratch')
    // A country has a name in each language, and an address with it.
    for (const name of ['Iran', 'ایران'])
      expect(found).toContain(paths.work(name, 'library-on-two-wheels-tabriz'))
    for (const [prefix, least] of [
      ['/courses/', 60],
      ['/blogs/', 12],
      ['/our-works/', 12],
    ] as const)
      expect(found.filter((path) => path.startsWith(prefix)).length).toBeGreaterThanOrEqual(least)
    for (const path of privatePaths) expect(found.filter((each) => each.startsWith(path))).toEqual([])
  })

  it('is undefined if no host answers or none is set, so that the build continues without it', async () => {
    const server = await startHttpMock()
    ends.push(server.close)
    expect(await siteContent(server.origin)).toContain('/our-works/Iran')
    expectOnConsole(/not prerendered/)
    expect(await siteContent('http://127.0.0.1:9')).toBeUndefined()
    expect(await siteContent('')).toBeUndefined()
  })

  it.each([
    ['an error', (_path: string) => ({ status: 500, body: '{}' })],
    ['a page', () => ({ status: 200, body: '<h1>Bad gateway</h1>' })],
    ['JSON of another shape', () => ({ status: 200, body: '{"content": 3}' })],
  ])('causes an error, and is not taken for empty, when the server sends %s', async (_name, answer) => {
    await expect(readContent(await serverOf(answer))).rejects.toThrow()
  })

  it('causes an error when the server does not answer in time', async () => {
    await expect(readContent(await serverOf(() => undefined), 200)).rejects.toThrow(/timeout/i)
  })

  it('is read up to a limit when the server always announces another page', async () => {
    let asked = 0
    const endless = (path: string) => {
      asked += 1
      const content = [{ slug: `s-${asked}` }, { slug: 7 }, null]
      return {
        status: 200,
        body: path.includes('work/country')
          ? '[]'
          : JSON.stringify({ content, hasNext: true, totalPages: 1e9 }),
      }
    }
    expect((await readContent(await serverOf(endless))).length).toBe(1000)
  })

  it('is listed without names that cannot be part of an address', async () => {
    const found = await readContent(
      await serverOf((path) => ({
        status: 200,
        body: path.includes('work/country')
          ? JSON.stringify(['Iran', 'Country', '\ud800', '..'])
          : JSON.stringify(
              path.includes('blog/')
                ? { content: [{ slug: '\ud800' }, { slug: '..' }, { slug: 'a' }] }
                : { content: [], data: [] },
            ),
      })),
    )
    expect(found).toEqual(['/blogs/a', '/our-works/Iran'])
  })

  it('is listed without slugs that cannot name a file, with one warning', async () => {
    const slugs = [
      '../../../../tmp/evil',
      '../about-us',
      '../../index',
      'a/../../../b',
      '/etc/x',
      'a\\..\\b',
      'a\0b',
      'x'.repeat(251),
      'ش'.repeat(126),
      'x'.repeat(250),
      'a..b',
    ]
    const server = await serverOf((path) => ({
      status: 200,
      body: path.includes('work/country')
        ? JSON.stringify(['../Iran', 'Iran.html', 'Iran'])
        : JSON.stringify({
            content: path.includes('blog/') ? slugs.map((slug) => ({ slug })) : [],
            data: [{ slug: '..' }, { slug: 'w' }],
          }),
    }))
    expectOnConsole(/names cannot be files \(12\)/)
    const warn = vi.spyOn(logger, 'warn')
    expect(await siteContent(server)).toEqual([
      paths.blog('x'.repeat(250)),
      paths.blog('a..b'),
      paths.worksOf('Iran.html'),
      paths.worksOf('Iran'),
      paths.work('Iran', 'w'),
    ])
    expect(warn).toHaveBeenCalledOnce()
  })

  async function serverOf(answer: (path: string) => { status: number; body: string } | undefined) {
    const server = createServer(({ url = '' }, outgoing) => {
      const given = answer(url)
      if (given) outgoing.writeHead(given.status).end(given.body)
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    ends.push(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://localhost:${(server.address() as AddressInfo).port}`
  }
})
