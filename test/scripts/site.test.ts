// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { pageOf } from '@/app/frame/pageOf'
import { paths } from '@/lib/paths'
import english from '../../public/translations/en/translation.json'
import persian from '../../public/translations/fa/translation.json'
import { headPages } from '../../scripts/site/headPages'
import { siteTags } from '../../scripts/site/headTags'
import { publicPages } from '../../scripts/site/publicPages'
import { robotsTxt } from '../../scripts/site/robots'
import { sitemapXml } from '../../scripts/site/sitemap'

const ORIGIN = 'https://www.example.org'
const TEMPLATE = '<!doctype html><html lang="en"><head><title>Raha</title></head><body></body></html>'

describe('which pages are public', () => {
  it('every one is described by the frame too, under the same name', () => {
    for (const { path, name } of publicPages) expect(pageOf(path)).toMatchObject({ pattern: path, name })
  })

  it('of the paths without a parameter none is forgotten, but what leads elsewhere and the door of sign-in', () => {
    const elsewhere: string[] = [paths.registration, paths.signin]
    const fixed = [
      ...Object.values(paths),
      ...(['member', 'student', 'teacher', 'school', 'job'] as const).map(paths.registrationOf),
    ]
      .filter((path) => typeof path === 'string')
      .filter((path) => !elsewhere.includes(path) && !pageOf(path).isPrivate)
    expect(publicPages.map(({ path }) => path).sort()).toEqual(fixed.sort())
  })
})

describe('robots.txt', () => {
  /** Whether a robot may visit, read as RFC 9309 has it. */
  function isRefused(path: string, text = robotsTxt(ORIGIN)) {
    return text
      .split('\n')
      .flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? [])
      .some((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(path))
  }

  it.each(['', '/en', '/fa'])(
    'keeps what belongs to one person out, behind the doorway %j too',
    (doorway) => {
      const own = [
        '/learn/x?lesson=1',
        '/user/profile',
        '/my-courses',
        '/enrolled-course',
        '/courses/x/certificate',
      ]
      const once = ['/password/reset?token=x', '/password/forget', '/verify?token=x']
      for (const path of [...own, ...once]) expect([path, isRefused(doorway + path)]).toEqual([path, true])
    },
  )

  it('lets robots to every public page, and to what they are drawn with', () => {
    const needed = [
      '/courses/x',
      '/blogs/verify',
      '/api/course/get-all?page=1',
      '/static/js/index.js',
      '/translations/fa/translation.json',
    ]
    for (const path of [...publicPages.map(({ path }) => path), ...needed])
      for (const doorway of ['', '/en', '/fa'])
        expect([path, isRefused(doorway + path)]).toEqual([path, false])
  })

  it('points to the sitemap where there is one', () => {
    expect(robotsTxt(ORIGIN)).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`)
    expect(robotsTxt('')).not.toContain('Sitemap')
  })
})

describe('sitemap.xml', () => {
  function addressesIn(xml: string) {
    const document = new DOMParser().parseFromString(xml, 'application/xml')
    expect(document.querySelector('parsererror')).toBeNull()
    return [...document.querySelectorAll('url')].map((url) => ({
      loc: url.querySelector('loc')?.textContent ?? '',
      alternates: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map(
        (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
      ),
    }))
  }

  it('names each page in each language, with the others beside it', () => {
    expect(addressesIn(sitemapXml(['/', paths.about], ORIGIN))).toEqual(
      ['', '/about-us'].flatMap((path) =>
        ['en', 'fa'].map((code) => ({
          loc: `${ORIGIN}/${code}${path}`,
          alternates: [
            `en ${ORIGIN}/en${path}`,
            `fa ${ORIGIN}/fa${path}`,
            `x-default ${ORIGIN}${path || '/'}`,
          ],
        })),
      ),
    )
  })

  it('is well-formed whatever a slug holds, and holds each page once', () => {
    const slugs = [`it's <new> & "hot"`, 'سلام دنیا', ']]>', 'a', 'a']
    const found = addressesIn(sitemapXml(slugs.map(paths.course), ORIGIN)).map(({ loc }) => loc)
    expect(found).toHaveLength(2 * 4)
    expect(found[0]).toBe(`${ORIGIN}/en${paths.course(slugs[0] ?? '')}`)
  })

  it('never grows beyond what search engines take', () => {
    const many = Array.from({ length: 30_000 }, (_, number) => `/courses/c-${number}`)
    expect(sitemapXml(many, ORIGIN).match(/<url>/g)).toHaveLength(50_000)
  })
})

describe('pages with a head of their own', () => {
  const site = { origin: ORIGIN, productName: 'Raha', texts: { en: english, fa: persian } }
  const headOf = (html = '') => new DOMParser().parseFromString(html, 'text/html')

  it('there is one for each public path, alone and behind each doorway', () => {
    const files = Object.keys(headPages(TEMPLATE, site))
    expect(files).toHaveLength(3 * publicPages.length)
    expect(files).toEqual(
      expect.arrayContaining(['index.html', 'fa.html', 'about-us.html', 'fa/our-works/country.html']),
    )
  })

  it('each speaks its language and names itself', () => {
    const document = headOf(headPages(TEMPLATE, site)['fa/about-us.html'])
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fa', 'rtl'])
    expect(document.title).toBe(`${persian.titles.about} · Raha`)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/fa/about-us`)
    expect(document.querySelectorAll('title')).toHaveLength(1)
  })

  it('the page for all other paths does not pass itself off as home', () => {
    const document = headOf(headPages(TEMPLATE, site)['index.html'])
    expect(document.querySelector('link, meta[property="og:url"]')).toBeNull()
    expect(document.querySelector('meta[property="og:image"]')?.getAttribute('content')).toBe(
      `${ORIGIN}/static/images/share.png`,
    )
  })

  it('without an address of the site nothing is said that needs one', () => {
    const pages = headPages(TEMPLATE, { ...site, origin: '' })
    expect(Object.values(pages).join()).not.toMatch(/canonical|og:url|og:image|https?:/)
    expect(headOf(pages['en/about-us.html']).querySelector('meta[name=description]')).not.toBeNull()
  })

  it('a product may be called anything', () => {
    const productName = '$& "<script>" & Sons</title>'
    const document = headOf(headPages(TEMPLATE, { ...site, productName })['en.html'])
    expect(document.title).toBe(`${english.titles.home} · ${productName}`)
    expect(document.querySelector('script')).toBeNull()
    document.head.innerHTML = siteTags(productName, ORIGIN)
    expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(productName)
    const [data, ...others] = document.querySelectorAll('script')
    expect(others).toEqual([])
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ '@type': 'NGO', name: productName })
  })
})
