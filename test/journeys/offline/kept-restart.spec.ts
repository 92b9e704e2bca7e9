import { chromium } from '@playwright/test'
import { temporaryFolder } from '../../../mocks/temporaryFolder'
import { journeyBrowser, playwrightArguments } from '../../../scripts/browser'
import { goOn, lessonAtServer, row, saveStatusLine } from '../durability/learning'
import { becomeVisitor, expect, languages, prepareContext, sara, signIn, test } from '../support/fixtures'
import { acceptedWork, isKept, keepOpenLesson, lessonPath, numbers, openLesson, plays } from './keeping'

const { CLIP, TEXT } = numbers
const textId = `c-001-l-${TEXT}`

for (const language of languages)
  test.describe(`kept lessons after a restart, ${language}`, () => {
    test.use({ language })

    test('a browser that starts again without a connection, twice, shows them and what was learned', async ({
      t,
      baseURL,
      extraHTTPHeaders,
    }) => {
      test.setTimeout(180_000)
      const { folder, remove } = temporaryFolder('profile-')
      const start = async () => {
        const context = await chromium.launchPersistentContext(folder, {
          executablePath: journeyBrowser(),
          args: playwrightArguments,
          baseURL,
          extraHTTPHeaders,
        })
        prepareContext(context, 15_000)
        await becomeVisitor(context, baseURL, language, extraHTTPHeaders?.['x-mock-world'])
        return context
      }

      const online = await start()
      const before = await online.newPage()
      await signIn(before, sara)
      for (const number of [CLIP, TEXT]) {
        await openLesson(before, number)
        await keepOpenLesson(before, t)
      }
      await online.close()

      const offline = await start()
      await offline.setOffline(true)
      const page = await offline.newPage()
      await page.goto(lessonPath(CLIP))
      await isKept(page)
      await plays(page)
      await page.goto(lessonPath(TEXT))
      await goOn(page, t)
      await expect(row(page, textId).locator('svg[data-status="completed"]')).toBeVisible()
      await offline.close()

      const again = await start()
      await again.setOffline(true)
      const later = await again.newPage()
      await later.goto(lessonPath(TEXT))
      await expect(row(later, textId).locator('svg[data-status="completed"]')).toBeVisible()
      await expect(saveStatusLine(later)).toHaveAttribute('data-save-status', 'onDevice')
      await again.setOffline(false)
      await expect(saveStatusLine(later)).toHaveAttribute('data-save-status', 'saved', { timeout: 75_000 })
      expect(await lessonAtServer(again.request, textId)).toMatchObject({ status: 'completed' })
      expect(await acceptedWork(later)).toEqual([`markComplete ${textId}`])
      await again.close()
      remove()
    })
  })
