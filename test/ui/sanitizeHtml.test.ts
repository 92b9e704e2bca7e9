import { describe, expect, it } from 'vitest'
import { picturesOf, sanitizeHtml } from '@/ui/sanitizeHtml'

describe('sanitized HTML of a server', () => {
  it('keeps the elements of a text', () => {
    const html = '<h2>One</h2><p>Two <strong>three</strong></p><ul><li>four</li></ul>'
    expect(sanitizeHtml(html)).toBe(html)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="password"><button>OK</button></form>',
    '<div style="position:fixed;inset:0">x</div>',
    '<p id="root" class="ant-btn">x</p>',
    '<style>*{display:none}</style>',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example">',
    '<math><mtext></mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></math>',
    '<object data="x"></object><embed src="x">',
    '<video autoplay src="https://evil.example/x.mp4"></video>',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  ])('%s loses its active parts', (html) => {
    const box = document.createElement('div')
    box.innerHTML = sanitizeHtml(html)
    expect(
      box.querySelector('script,iframe,form,input,button,style,meta,base,object,embed,video,svg,math'),
    ).toBeNull()
    for (const element of box.querySelectorAll('*'))
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^style$|^id$|^class$/)
        expect(value).not.toMatch(/script:|^data:/i)
      }
  })

  it('opens links in a new tab, without a referrer', () => {
    expect(sanitizeHtml('<a href="https://example.org/">x</a>')).toBe(
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer nofollow">x</a>',
    )
  })

  it.each([
    'https://tracker.example/p.gif?u=1',
    '//tracker.example/p.gif',
    'http://localhost:3000.evil.example/p.gif',
  ])('a picture from another host (%s) is left out, so that no third party learns who reads', (src) => {
    expect(sanitizeHtml(`<img src="${src}" width="1" height="1">`)).toBe('')
  })

  it('keeps a picture of the site, without a referrer', () => {
    expect(sanitizeHtml('<img src="/mock-media/blog/01.svg" alt="A tree">')).toBe(
      '<img src="/mock-media/blog/01.svg" alt="A tree" loading="lazy" referrerpolicy="no-referrer">',
    )
  })

  it.each(['mailto:hello@raha.example', 'tel:+4512345678'])('keeps the link %s', (href) => {
    expect(sanitizeHtml(`<a href="${href}">x</a>`)).toContain(`href="${href}"`)
  })

  it('has no links to anchors, because ids are removed', () => {
    expect(sanitizeHtml('<a href="#top">x</a>')).toBe('<a>x</a>')
  })
})

describe('the pictures of a text', () => {
  it('include neither those of other hosts nor those in comments', () => {
    const html =
      '<p><img src="/a.png"><img src="https://elsewhere.example/b.png"><!-- <img src="/c.png"> --><img src="/d.png" alt=""></p>'
    expect(picturesOf(html)).toEqual(['/a.png', '/d.png'])
  })
})
