import { expect, languagesOfRun, sara, signIn } from '../support/fixtures'
import { test } from '../support/onePage'
import { parsedApart } from '../support/parsedApart'

const kinds = ['empty', 'html', 'cut', 'drop-request'] as const

for (const language of languagesOfRun)
  test.describe(`unusable answers and inputs, ${language}`, () => {
    test.use({ language })

    for (const kind of kinds) {
      test(`${kind}: the catalogue shows an error and loads on retry`, async ({ page, api, t }) => {
        await api.fail({ operationId: 'getCourses', kind, times: 3 })
        // No document contains this view, so the page has to request it.
        await page.goto('/courses?sort=ASC')
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(t('courses.failed'))
        await api.mend()
        await alert.getByRole('button', { name: t('ui.retry') }).click()
        await expect(page.getByRole('article').first()).toBeVisible()
      })

      test(`${kind}: the page of a course shows an error`, async ({ page, api, t }) => {
        await api.fail({ operationId: 'getFullCourse', kind, times: 3 })
        await page.goto('/courses/first-steps-in-scratch?tab=materials')
        await expect(page.getByRole('alert')).toContainText(t('course.failed'))
      })

      test(`${kind}: my courses shows an error`, async ({ page, api, t }) => {
        await signIn(page, sara)
        await api.fail({ operationId: 'getMyCourses', kind, times: 3 })
        await page.goto('/my-courses')
        await expect(page.getByRole('alert')).toContainText(t('myCourses.failed'))
      })
    }

    test('a course of another shape shows an error', async ({ page, api, t }) => {
      await api.fail({
        operationId: 'getFullCourse',
        kind: 'status',
        status: 200,
        body: { hello: ['world'] },
      })
      await page.goto('/courses/newer-than-the-build')
      await expect(page.getByRole('alert')).toContainText(t('course.failed'))
    })

    test('a course with hardly any fields still shows its tabs', async ({
      page,
      api,
      t,
      expectComplaint,
    }) => {
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

    test('an unknown slug shows the not-found page', async ({ page, t }) => {
      await page.goto('/courses/no-such-course')
      await expect(page.getByRole('heading', { name: t('notFound.title') })).toBeVisible()
    })

    test('a page number past the end leads to the last page', async ({ page }) => {
      await page.goto('/courses?page=999')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page).toHaveURL(/page=\d$/)
    })

    test('a search of 5,000 characters is sent with its first 200', async ({ page, api }) => {
      await page.goto(`/courses?search=${'x'.repeat(5000)}`)
      await expect(page.getByRole('searchbox')).toBeVisible()
      const searches = async () =>
        (await api.received('getCourses')).map(({ query }) => new URLSearchParams(query).get('search'))
      await expect.poll(searches).toEqual(['x'.repeat(200)])
    })

    test('scripts in the texts of a course do not run', async ({ page, api, expectComplaint }) => {
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
      test(`a corrupt session record ${record} is removed, and the visitor is signed out`, async ({
        page,
        t,
      }) => {
        await page.goto('/favicon.svg')
        await page.evaluate((text) => localStorage.setItem('user', text), record)
        await page.goto('/')
        await expect(page.getByRole('link', { name: t('frame.account.signin') }).first()).toBeVisible()
        await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull()
      })

    test('a picture of a course that cannot be loaded is replaced by a picture of the site', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/404 \/mock-media/)
      await page.route('**/mock-media/courses/**', (route) => route.fulfill({ status: 404 }))
      await page.goto('/courses')
      await expect(
        page.locator('article img[src="/static/images/course-fallback.svg"]').first(),
      ).toBeVisible()
    })
  })
