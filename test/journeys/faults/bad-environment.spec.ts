import { learnTexts, saveStatusLine } from '../durability/learning'
import { donateButton, PROVIDER } from '../support/donating'
import { expect, languagesOfRun, omid, sara, signIn, test } from '../support/fixtures'

/**
 * Clocks that are wrong by decades: after an empty battery, or set ahead to cheat in a game.
 */
const CLOCKS = ['2001-01-01T00:00:00Z', '2099-12-31T23:59:00Z']

/**
 * It calls a foreign host, writes markup and evaluates a text before it offers what the page waits for.
 */
const BREAKING = `
  void fetch('https://stranger.example/').catch(() => {})
  try {
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.isHacked = true">')
  } catch {}
  window.Stripe = new Function('window.isHacked = true')
`

for (const language of languagesOfRun)
  test.describe(`a bad device or host, ${language}`, () => {
    test.use({ language })

    for (const time of CLOCKS)
      test(`a clock at ${time}: a learner can sign in, and her work reaches the server`, async ({
        page,
        t,
      }) => {
        await page.clock.setSystemTime(time)
        await page.goto('/signin')
        await page.getByLabel(t('signin.email')).fill(sara.email)
        await page.getByLabel(t('signin.password')).fill(sara.password)
        await page.getByRole('button', { name: t('signin.submit'), exact: true }).click()
        await expect(page).toHaveURL('/')
        await learnTexts(page, sara)
        await page.getByRole('button', { name: t('learn.bar.next') }).click()
        await expect(saveStatusLine(page)).toHaveAttribute('data-save-status', 'saved')
        await page.goto('/courses')
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      })

    test('a third-party script that breaks the policy is blocked and reported, and the page works on', async ({
      page,
      t,
      expectComplaint,
    }) => {
      expectComplaint(
        /Content Security Policy|content security policy|Trusted(?:HTML|Script)|EvalError|stranger\.example/i,
      )
      await page.route(`${PROVIDER}/stripe.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: BREAKING }),
      )
      await signIn(page, omid)
      await page.goto('/donation?interval=month&price=20')
      const named = page.waitForEvent('console', (message) =>
        /refuses https:\/\/stranger/.test(message.text()),
      )
      await donateButton(page, t).click()
      await expect(page.getByText(t('donation.failed.reload'), { exact: true })).toBeVisible()
      expect((await named).text()).toContain('name it in MEDIA_HOSTS')
      expect(await page.evaluate(() => 'isHacked' in window)).toBe(false)
      await page
        .getByRole('navigation', { name: t('frame.mainMenu') })
        .getByRole('link')
        .first()
        .click()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    })

    test('the policy in the document holds on a host that strips all headers, and the page hydrates', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/Content Security Policy directive: "connect-src|evil\.example/)
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const answer = await route.fetch()
        await route.fulfill({ status: answer.status(), contentType: 'text/html', body: await answer.text() })
      })
      const answer = await page.goto('/courses')
      expect(Object.keys(answer?.headers() ?? {})).not.toContain('content-security-policy')
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      const outcome = await page.evaluate(async () => {
        const isAsked = await fetch('https://evil.example/').then(
          () => true,
          () => false,
        )
        const box = document.createElement('p')
        try {
          box.innerHTML = '<img src=x onerror="window.isHacked = true">'
        } catch {}
        return { isAsked, hasMarkup: box.children.length > 0 }
      })
      expect(outcome).toEqual({ isAsked: false, hasMarkup: false })
    })
  })
