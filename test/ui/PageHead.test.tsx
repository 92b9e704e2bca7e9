import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Head } from '@/domain/site/head'
import { showLanguage } from '@/lib/i18n/i18n'
import { PageHead } from '@/ui/PageHead'
import { siteTags } from '../../build/site/headTags'
import { speak } from '../helpers/speak'

beforeEach(async () => {
  await speak('en')
  document.head.innerHTML = siteTags('Raha', '')
})

/** The frame first and then the screen in it, as on every page. */
function Page({ frame = { title: 'Blog' }, screen }: { frame?: Head; screen?: Head }) {
  return (
    <MemoryRouter initialEntries={['/blogs/?utm_source=x#top']}>
      <PageHead {...frame} />
      {screen && <PageHead {...screen} />}
    </MemoryRouter>
  )
}

function said(selector: string) {
  return [...document.head.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
  )
}

const description = 'meta[name="description"]'
const canonical = 'link[rel="canonical"]'

describe('the head of the document', () => {
  it("has the screen's values, and the frame's where the screen has none", () => {
    render(<Page frame={{ title: 'Blog', description: 'All posts.' }} screen={{ title: 'One post' }} />)
    expect(document.title).toBe('One post · Raha')
    expect(said('title')).toEqual(['One post · Raha'])
    expect(said(description)).toEqual(['All posts.'])
  })

  it("returns to the frame's values when the screen is gone", () => {
    const { rerender } = render(<Page screen={{ title: 'Lost', noIndex: true }} />)
    expect([said('meta[name="robots"]'), said(canonical)]).toEqual([['noindex'], []])
    rerender(<Page />)
    expect(document.title).toBe('Blog · Raha')
    expect([said('meta[name="robots"]'), said(canonical)]).toEqual([[], ['http://localhost:3000/en/blogs']])
  })

  it('has one tag of each kind, even after earlier tags and changes', () => {
    document.head.innerHTML += `<title>Raha</title><meta name="viewport" content="x">
      <meta name="description" content="old" data-head="content description">`
    const { rerender } = render(<Page screen={{ description: 'one' }} />)
    rerender(<Page screen={{ description: 'two' }} />)
    expect(said(description)).toEqual(['two'])
    expect(said('title')).toEqual(['Blog · Raha'])
    expect(said('meta[name="viewport"]')).toEqual(['x'])
  })

  it('treats a server’s title and data as text', () => {
    const hostile =
      '</title></script><script>document.title="owned"</script><meta name="robots" content="none">'
    render(<Page screen={{ title: hostile, description: hostile, jsonLd: { name: hostile } }} />)
    expect(document.title).toBe(`${hostile} · Raha`)
    expect(said('meta[name="robots"]')).toEqual([])
    expect(said(description)).toEqual([hostile])
    expect(document.head.querySelectorAll('script[data-head]')).toHaveLength(1)
    expect(JSON.parse(said('script[data-head]')[0] ?? '')).toEqual({ name: hostile })
  })

  it('has the language of the page, and links to the others', async () => {
    render(<Page />)
    await act(() => showLanguage('fa'))
    expect(said('meta[property="og:locale"]')).toEqual(['fa_IR'])
    expect(said('meta[property="og:locale:alternate"]')).toEqual(['en_GB'])
    expect(said('link[rel="manifest"]')).toEqual(['/manifest.fa.webmanifest'])
    expect(said('link:not([rel="manifest"])')).toEqual(
      ['/fa', '/en', '/fa', ''].map((doorway) => `http://localhost:3000${doorway}/blogs`),
    )
  })

  it('keeps no values of a page that failed', () => {
    render(<Page screen={{ title: 'One post', description: 'About it.' }} />).unmount()
    expect(document.title).toBe('Raha')
    expect(said('[data-head]')).toEqual([])
  })
})
