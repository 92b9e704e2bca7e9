import { expect, languages } from '../support/fixtures'
import { layoutShifts, watchLayout } from '../support/layoutShift'
import { test } from '../support/onePage'

const course = '/courses/first-steps-in-scratch'

for (const language of languages)
  test.describe(`the tabs of a course, ${language}`, () => {
    test.use({ language })

    test('contain all texts in the document, fetch one style sheet on opening, and shift no layout', async ({
      page,
      t,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/') || pathname.startsWith('/static/js/')) asked.push(pathname)
      })
      await watchLayout(page)
      await page.goto(course)
      await page.waitForLoadState('networkidle')
      const overview = page.getByRole('tabpanel', { name: t('course.tabs.overview'), includeHidden: true })
      const materials = page.getByRole('tabpanel', { name: t('course.tabs.materials'), includeHidden: true })
      await expect(overview).toBeHidden()
      await expect(materials).toBeHidden()
      await expect(materials).toContainText(t('course.materials.chapters'))
      const words = (await overview.textContent()) ?? ''
      expect(words.length).toBeGreaterThan(100)

      const before = asked.length
      const { total: shiftBefore } = await layoutShifts(page)
      await page.getByRole('tab', { name: t('course.tabs.overview') }).click()
      await expect(overview.locator('p').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked.slice(before)).toEqual(['/api/public/rich-text.css'])
      expect(await overview.textContent()).toBe(words)
      await page.getByRole('tab', { name: t('course.tabs.materials') }).click()
      await expect(materials.getByRole('table')).toBeVisible()
      await expect(overview).toBeHidden()
      const { total, sources } = await layoutShifts(page)
      expect(total, sources.join('\n')).toBe(shiftBefore)
    })

    test('keep each type of a material on one line at 320 px', async ({ page, t }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(course)
      await page.getByRole('tab', { name: t('course.tabs.materials') }).click()
      const types = page.getByRole('table').getByRole('rowheader')
      await expect(types.first()).toBeVisible()
      expect(
        await types.evaluateAll((cells) =>
          cells.map((cell) => {
            const words = document.createRange()
            words.selectNodeContents(cell)
            return words.getClientRects().length
          }),
        ),
      ).toEqual(Array.from({ length: await types.count() }, () => 1))
    })

    test('change to the language that the visitor switches to', async ({ page, t }) => {
      await page.goto(course)
      const other = language === 'fa' ? 'English' : 'فارسی'
      await page.getByRole('button', { name: t('frame.language') }).click()
      await page.getByRole('menuitemradio', { name: other }).click()
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'fa' ? 'ltr' : 'rtl')
      await page.getByRole('tab').nth(1).click()
      const panel = page.getByRole('tabpanel')
      await expect(panel.locator('p').first()).toBeVisible()
      await expect(panel).toContainText(language === 'fa' ? /What you will learn/ : /[آ-ی]{3}/)
    })
  })
