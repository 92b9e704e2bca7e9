import { expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { parsedApart } from '../support/parsedApart'

const kinds = ['empty', 'html', 'cut', 'drop-request'] as const

for (const language of languagesOfRun)
  test.describe(`answers that cannot be used, ${language}`, () => {
    test.use({ language })

    for (const kind of kinds) {
      test(`the catalogue says so and tries again: ${kind}`, async ({ page, api, t }) => {
        await api.fail({ operationId: 'getCourses', kind, times: 3 })
        // A view that no document holds.
        await page.goto('/courses?sort=ASC')
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(t('courses.failed'))
        await api.mend()
        await alert.getByRole('button', { name: t('ui.retry') }).click()
        await expect(page.getByRole('article').first()).toBeVisible()
      })

      test(`a course says so: ${kind}`, async ({ page, api, t }) => {
        await api.fail({ operationId: 'getFullCourse', kind, times: 3 })
        await page.goto('/courses/first-steps-in-scratch?tab=materials')
        await expect(page.getByRole('alert')).toContainText(t('course.failed'))
      })

      test(`my courses say so: ${kind}`, async ({ page, api, t }) => {
        await signIn(page, sara)
        await api.fail({ operationId: 'getMyCourses', kind, times: 3 })
        await page.goto('/my-courses')
        await expect(page.getByRole('alert')).toContainText(t('myCourses.failed'))
      })
    }

    test('a course of another shape', async ({ page, api, t }) => {
      await api.fail({
        operationId: 'getFullCourse',
        kind: 'status',
        status: 200,
        body: { hello: ['world'] },
      })
      await page.goto('/courses/newer-than-the-build')
      await expect(page.getByRole('alert')).toContainText(t('course.failed'))
    })

    test('a course with next to nothing in it', async ({ page, api, t, expectComplaint }) => {
      expectComplaint(/getFullCourse: 1 row of the answer cannot be used/)
      await api.fail({
        operationId: 'getFullCourse',
        kind: 'status',
        status: 200,
        body: { id: 'x', chapters: [null, {}] },
      })
      await page.goto('/courses/first-steps-in-scratch')
      await expect(page.getByRole('tab', { name: t('course.tabs.curriculum') })).toBeVisible()
    })

    test('an unknown slug', async ({ page, t }) => {
      await page.goto('/courses/no-such-course')
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
    })

    test('a page number past the end leads to the last page', async ({ page }) => {
      await page.goto('/courses?page=999')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page).toHaveURL(/page=\d$/)
    })

    test('a search of 5,000 characters', async ({ page, api }) => {
      await page.goto(`/courses?search=${'x'.repeat(5000)}`)
      await expect(page.getByRole('searchbox')).toBeVisible()
      const searches = async () =>
        (await api.received('getCourses')).map(({ query }) => new URLSearchParams(query).get('search'))
      await expect.poll(searches).toEqual(['x'.repeat(200)])
    })

    test('a description with scripts: nothing is executed', async ({ page, api, expectComplaint }) => {
      expectComplaint(parsedApart)
      const html =
        '<p>Hello</p><img src="/x.png" onerror="window.hacked=1"><script>window.hacked=1</script><svg onload="window.hacked=1">'
      const course = {
        id: 'x',
        title: '<img src=x onerror=window.hacked=1>',
        shortDesc: html,
        html,
        chapters: [],
        imageUrl: 'javascript:window.hacked=1',
      }
      await api.fail({ operationId: 'getFullCourse', kind: 'status', status: 200, body: course })
      await page.route('**/x.png', (route) =>
        route.fulfill({
          status: 200,
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      )
      await page.goto('/courses/x?tab=overview')
      await expect(page.getByRole('tabpanel')).toContainText('Hello')
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    })

    for (const record of ['{', '{"accessToken":1}', '[]', 'null'])
      test(`a corrupt session record ${record}: signed out, without a word`, async ({ page, t }) => {
        await page.goto('/favicon.svg')
        await page.evaluate((text) => localStorage.setItem('user', text), record)
        await page.goto('/')
        await expect(page.getByRole('link', { name: t('frame.account.signin') }).first()).toBeVisible()
        await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
      })

    test('a picture that cannot be loaded is replaced', async ({ page, expectComplaint }) => {
      expectComplaint(/404 \/mock-media/)
      await page.route('**/mock-media/courses/**', (route) => route.fulfill({ status: 404 }))
      await page.goto('/courses')
      await expect(
        page.locator('article img[src="/static/images/course-fallback.svg"]').first(),
      ).toBeVisible()
    })
  })
