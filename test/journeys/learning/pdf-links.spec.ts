import { expect, expectAccessible, languages, sara, signIn, test } from '../support/fixtures'
import { lessonPath } from '../support/watching'

const link = (place: string, target: string) =>
  `<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect[${place}]${target}>>`

/** The content of a page that draws these texts, each at its height. */
const drawing = (...lines: [text: string, height: number][]) => {
  const words = lines.map(([text, height]) => `BT /F1 14 Tf 40 ${height} Td (${text}) Tj ET`).join('\n')
  return `<</Length ${words.length}>>stream\n${words}\nendstream`
}

const pageOf = (content: number, ...links: string[]) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 500]/Resources<</Font<</F1 5 0 R>>>>/Contents ${content} 0 R/Annots[${links.join('')}]>>`

const objects = [
  '<</Type/Catalog/Pages 2 0 R/Dests<</last[4 0 R/Fit]>>>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
  pageOf(
    6,
    link('38 395 240 425', '/A<</S/URI/URI(https://scratch.example.org/cats?a=1)>>'),
    link('38 345 240 375', '/Dest[4 0 R/Fit]'),
    link('38 295 240 325', '/A<</S/GoTo/D/last>>'),
    link('38 245 240 275', '/A<</S/URI/URI(javascript:alert(1))>>'),
    link('38 195 240 225', '/A<</S/Launch/F(calc.exe)>>'),
    link('38 145 240 175', '/A<</S/URI/URI(https://anna:secret@example.org/)>>'),
    link('38 95 240 125', '/Dest/nowhere'),
  ),
  pageOf(7, link('38 395 240 425', '/Dest[0/Fit]')),
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  drawing(['All about cats', 405], ['The second page', 355], ['The last page', 305], ['A trap', 255]),
  drawing(['To the beginning', 405]),
]

const file = `%PDF-1.4\n${objects.map((object, index) => `${index + 1} 0 obj ${object} endobj`).join('\n')}\ntrailer<</Root 1 0 R>>`

for (const language of languages)
  test.describe(`the links of a PDF, ${language}`, () => {
    test.use({ language })

    test('open web addresses in a new tab and pages of the file in place; others are left out', async ({
      page,
      context,
      t,
    }) => {
      await signIn(page, sara)
      await page.route('**/*.pdf', (route) => route.fulfill({ contentType: 'application/pdf', body: file }))
      await page.goto(lessonPath('10'))
      const reader = page.locator('article section')
      const out = reader.getByRole('link')
      await expect(out).toHaveCount(1)
      await expect(out).toHaveAccessibleName(t('learn.pdf.linkOut', { words: 'All about cats' }))
      await expect(out).toHaveAttribute('href', 'https://scratch.example.org/cats?a=1')
      await expect(out).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      const inside = reader.getByRole('button')
      await expect(inside).toHaveText([
        t('learn.pdf.linkInside', { words: 'The second page' }),
        t('learn.pdf.linkInside', { words: 'The last page' }),
        t('learn.pdf.linkInside', { words: t('learn.pdf.link') }),
      ])
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page)
      }

      // The link lies over the drawn text.
      const text = await page.locator('[data-words]').getByText('All about cats').elementHandle()
      // Both boxes are read in one evaluation, because another width draws the page again.
      const liesOver = () =>
        out.evaluate((link, drawn) => {
          const [box, words] = [link.getBoundingClientRect(), drawn!.getBoundingClientRect()]
          const isAcross = box.left <= words.left && box.right >= words.right
          return isAcross && box.top <= words.top && box.bottom >= words.bottom
        }, text)
      await expect.poll(liesOver).toBe(true)

      await context.route('https://scratch.example.org/**', (route) => route.fulfill({ body: 'cats' }))
      const opened = context.waitForEvent('page')
      await out.click()
      const other = await opened
      await expect(other).toHaveURL('https://scratch.example.org/cats?a=1')
      expect(await other.evaluate(() => window.opener)).toBeNull()
      await other.close()

      // A link with an unknown target changes nothing.
      await inside.last().press('Enter')
      const first = t('learn.pdf.page', {
        number: (1).toLocaleString(language),
        total: (2).toLocaleString(language),
      })
      const second = t('learn.pdf.page', {
        number: (2).toLocaleString(language),
        total: (2).toLocaleString(language),
      })
      await expect(reader).toHaveAccessibleName(first)
      for (const place of [0, 1]) {
        await inside.nth(place).press('Enter')
        await expect(reader).toHaveAccessibleName(second)
        await expect(reader).toBeFocused()
        // The links of the earlier page stay until the next page is drawn.
        await expect(inside).toHaveCount(1)
        await inside.press('Enter')
        await expect(reader).toHaveAccessibleName(first)
        await expect(inside).toHaveCount(3)
      }
    })
  })
