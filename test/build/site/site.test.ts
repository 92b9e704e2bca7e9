// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { pageOf } from '@/app/frame/pageOf'
import { paths, patterns } from '@/lib/paths'
import { documentOf } from '../../../build/site/document'
import { siteTags } from '../../../build/site/headTags'
import { filesOf, pagesOfSite } from '../../../build/site/pages'
import { publicPages } from '../../../build/site/publicPages'
import { robotsTxt } from '../../../build/site/robots'
import { sitemapXml } from '../../../build/site/sitemap'
import persian from '../../../public/translations/fa/translation.json'

const ORIGIN = 'https://www.example.org'
const TEMPLATE =
  '<!doctype html><html lang="en"><head><title>Raha</title><!--page--><!--styles--></head><body><div id="root"></div><!--state--></body></html>'

describe('the public pages', () => {
  it('have the same pattern and name in the frame', () => {
    for (const { path, name } of publicPages) expect(pageOf(path)).toMatchObject({ pattern: path, name })
  })

  it('are all fixed paths except private pages, the redirect of registration and the sign-in page', () => {
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
  /** Whether the file keeps a robot from a path, by the rules of RFC 9309. */
  function isRefused(path: string, text = robotsTxt(ORIGIN)) {
    return text
      .split('\n')
      .flatMap((line) => /^Disallow: (\S+)$/.exec(line)?.[1] ?? [])
      .some((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`).test(path))
  }

  it.each(['', '/en', '/fa'])(
    'keeps robots from personal pages and from links of e-mails below the language prefix %j',
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

  it('lets robots read every public page, and the files and calls that it needs', () => {
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

  it('names the sitemap if the site has an address', () => {
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

  it('names each page in each language, with its versions in the other languages', () => {
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

  it('is well-formed whatever a slug contains, and names each page once', () => {
    const slugs = [`it's <new> & "hot"`, 'سلام دنیا', ']]>', 'a', 'a']
    const found = addressesIn(sitemapXml(slugs.map(paths.course), ORIGIN)).map(({ loc }) => loc)
    expect(found).toHaveLength(2 * 4)
    expect(found[0]).toBe(`${ORIGIN}/en${paths.course(slugs[0] ?? '')}`)
  })

  it('has at most 50 000 addresses, the limit of search engines', () => {
    const many = Array.from({ length: 30_000 }, (_, number) => `/courses/c-${number}`)
    expect(sitemapXml(many, ORIGIN).match(/<url>/g)).toHaveLength(50_000)
  })
})

describe('the files of a page', () => {
  it('are one without a language, for a plain host, and one below each language prefix', () => {
    expect(filesOf({ path: '/' }).map(({ file }) => file)).toEqual(['en.html', 'index.html', 'fa.html'])
    expect(filesOf({ path: '/our-works/:country/:slug' })).toEqual([
      { language: 'en', file: 'en/our-works/_/_.html' },
      { language: 'en', file: 'our-works/_/_.html' },
      { language: 'fa', file: 'fa/our-works/_/_.html' },
    ])
    expect(filesOf({ path: '*' }).map(({ file }) => file)).toContain('404.html')
  })

  it('are named by the decoded address, as a host looks for them', () => {
    const [{ file } = { file: '' }] = filesOf({ path: paths.worksOf("Côte d'Ivoire") })
    expect(file).toBe("en/our-works/Côte d'Ivoire.html")
  })

  it('exist for every public page, and each has a unique name', () => {
    const pages = pagesOfSite([paths.course('a')])
    const files = pages.flatMap((page) => filesOf(page).map(({ file }) => file))
    expect(new Set(files).size).toBe(files.length)
    for (const { path } of publicPages) expect(pages.map((page) => page.path)).toContain(path)
    for (const path of [paths.signin, paths.passwordForget])
      expect(pages.map((page) => page.path)).toContain(path)
  })
})

describe('a page with several views', () => {
  it('names the query parameter that chooses the view: tab of a course, letter of the countries', () => {
    const pages = pagesOfSite([paths.course('a'), paths.blog('a')])
    const queryOf = (path: string) => pages.find((page) => page.path === path)?.query
    for (const path of [paths.course('a'), patterns.course]) expect(queryOf(path)).toEqual(['tab'])
    expect(queryOf(paths.workCountries)).toEqual(['letter'])
    expect(queryOf(paths.blog('a'))).toBeUndefined()
  })
})

describe('a document', () => {
  const site = { origin: ORIGIN, productName: 'Raha' }
  const content: Parameters<typeof documentOf>[2] = {
    language: 'fa',
    head: { path: '/about-us', title: persian.titles.about, description: 'x' },
    html: '<link rel="preload" as="image" href="/a.svg"/><main>words</main>',
    styles: 'main{color:red}',
    textStyle: '',
    page: {
      path: '/about-us',
      isComplete: true,
      isPersonal: false,
      query: [],
      requests: [],
      scripts: ['/a.js'],
      styles: ['/a.css'],
    },
    state: { text: '</script><script>alert(1)</script>' },
  }
  const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

  it('has its language, direction, title and canonical address', () => {
    const document = read(documentOf(TEMPLATE, site, content))
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['fa', 'rtl'])
    expect(document.title).toBe(`${persian.titles.about} · Raha`)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/fa/about-us`)
    expect(document.querySelectorAll('title')).toHaveLength(1)
  })

  it('contains its text, its preload links in the head, and the whole stylesheet only in noscript', () => {
    const document = read(documentOf(TEMPLATE, site, content))
    expect(document.querySelector('#root')?.innerHTML).toBe('<main>words</main>')
    expect(document.head.querySelector('link[as=image]')?.getAttribute('href')).toBe('/a.svg')
    expect(
      documentOf(TEMPLATE, site, content).match(/<link rel="stylesheet"[^>]*>(?!<\/noscript>)/g),
    ).toBeNull()
    expect(document.querySelector('noscript link')?.getAttribute('href')).toBe('/a.css')
    expect(document.querySelector('style')?.textContent).toBe('main{color:red}')
  })

  it("contains the program's data, in which no text can end the element", () => {
    const document = read(documentOf(TEMPLATE, site, content))
    const stored = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? '')
    expect(stored('page')).toEqual(content.page)
    expect(stored('state')).toEqual(content.state)
    expect(document.querySelectorAll('script')).toHaveLength(2)
  })

  it("contains the API host's style if it shows rich text; no string in it can end the element", () => {
    const textStyle = ':where(.rich-text):is(q){quotes:"</style><b>" "x"}'
    const styleIn = (html: string) =>
      read(documentOf(TEMPLATE, site, { ...content, html, textStyle })).getElementById('rich-text-style')
    const style = styleIn('<main><div class="text_a1 rich-text"><q>words</q></div></main>')
    expect(style?.textContent).toBe(textStyle.replace('</', '<\\/'))
    // The body has the style: later rules win, and the head gets the stylesheet later.
    expect(style?.closest('body')?.querySelector('#root q')).not.toBeNull()
    expect(styleIn('<main>words of .rich-text</main>')).toBeNull()
  })

  it('has no canonical or social address if the site has no address', () => {
    const text = documentOf(TEMPLATE, { ...site, origin: '' }, content)
    expect(text).not.toMatch(/canonical|og:url|og:image|https?:/)
    expect(read(text).querySelector('meta[name=description]')).not.toBeNull()
  })

  it('escapes any product name', () => {
    const productName = '$& "<script>" & Sons</title>'
    const document = read(documentOf(TEMPLATE, { ...site, productName }, content))
    expect(document.title).toBe(`${persian.titles.about} · ${productName}`)
    expect(document.querySelectorAll('script')).toHaveLength(2)
    document.head.innerHTML = siteTags(productName, ORIGIN)
    expect(document.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(productName)
    const [data, ...others] = document.querySelectorAll('head script')
    expect(others).toEqual([])
    expect(JSON.parse(data?.textContent ?? '')).toMatchObject({ '@type': 'NGO', name: productName })
  })
})
