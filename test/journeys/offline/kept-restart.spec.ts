import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { temporaryFolder } from '../../../mocks/temporaryFolder'
import { journeyArguments, journeyBrowser } from '../../../scripts/browser'
import { openGate } from '../../kill/gate'
import { goOn, lessonAtServer, row, saveStatusLine } from '../durability/learning'
import { becomeVisitor, expect, languages, prepareContext, sara, signIn, test } from '../support/fixtures'
import { startJudgedHost } from '../support/judged'
import {
  acceptedReports,
  acceptedWork,
  chooseCourse,
  hasCourse,
  isKept,
  lessonPath,
  numbers,
  openLesson,
  plays,
  submitQuiz,
  type Texts,
} from './keeping'

const { PICTURE, FILM, TEXT, PAPER, QUIZ, STREAM } = numbers
const idOf = (number: string) => `c-001-l-${number}`
const learned = [FILM, TEXT, PAPER, QUIZ].map(idOf)

/** Ends all processes of the browser at once, so that no page can write another byte. */
async function kill(context: BrowserContext) {
  const cdp = await context.browser()?.newBrowserCDPSession()
  const { processInfo } = (await cdp?.send('SystemInfo.getProcessInfo')) ?? { processInfo: [] }
  const main = processInfo.find(({ type }) => type === 'browser')
  if (!main) throw new Error('The browser does not tell its process.')
  const hasEnded = context.waitForEvent('close')
  process.kill(main.id, 'SIGKILL')
  await hasEnded
}

/** Works through one lesson of each type; Sara has completed a picture of the course before. */
async function learnEachType(page: Page, t: Texts) {
  await page.goto(lessonPath(PICTURE))
  await expect(page.locator('article figure img')).toHaveAttribute('src', /^blob:/)
  await page.goto(lessonPath(STREAM))
  await plays(page)
  await page.goto(lessonPath(FILM))
  await isKept(page)
  await plays(page)
  await goOn(page, t)
  await page.goto(lessonPath(TEXT))
  await goOn(page, t)
  await page.goto(lessonPath(PAPER))
  await expect(page.locator('[data-words]')).toBeAttached()
  await goOn(page, t)
  await page.goto(lessonPath(QUIZ))
  await submitQuiz(page, t)
}

async function areLearned(page: Page) {
  for (const id of learned) await expect(row(page, id).locator('svg[data-status="completed"]')).toBeVisible()
}

for (const language of languages)
  test.describe(`kept lessons after a restart, ${language}`, () => {
    test.use({ language })

    test('open offline after the browser was killed twice, and their work reaches the server once', async ({
      t,
    }, { project }) => {
      test.setTimeout(300_000)
      const host = await startJudgedHost({ site: 'dist' }, project.outputDir)
      const gate = await openGate(host.origin)
      const { folder, remove } = temporaryFolder('profile-')
      const start = async () => {
        const context = await chromium.launchPersistentContext(folder, {
          executablePath: journeyBrowser(),
          args: journeyArguments,
          baseURL: gate.origin,
        })
        prepareContext(context, 15_000)
        await becomeVisitor(context, gate.origin, language)
        return { context, page: await context.newPage() }
      }

      const online = await start()
      await signIn(online.page, sara)
      await openLesson(online.page, TEXT)
      const dialog = await chooseCourse(online.page, t)
      await dialog.getByRole('button', { name: t('keeping.dialog.keep') }).click()
      await expect(dialog.locator('[data-keeping=kept]')).toHaveCount(4, { timeout: 60_000 })
      await hasCourse(online.page, t, language)
      gate.close()
      await kill(online.context)

      const alone = await start()
      await learnEachType(alone.page, t)
      await areLearned(alone.page)
      await expect(saveStatusLine(alone.page)).toHaveAttribute('data-save-status', 'onDevice')
      await kill(alone.context)

      const again = await start()
      await again.page.goto(lessonPath(TEXT))
      await areLearned(again.page)
      await expect(saveStatusLine(again.page)).toHaveAttribute('data-save-status', 'onDevice')
      await again.context.close()

      gate.open()
      const later = await start()
      await later.page.goto(lessonPath(TEXT))
      await expect(saveStatusLine(later.page)).toHaveAttribute('data-save-status', 'saved', {
        timeout: 75_000,
      })
      expect(await acceptedWork(later.page)).toEqual([
        ...[FILM, TEXT, PAPER].map((number) => `markComplete ${idOf(number)}`),
        `updateProgress ${idOf(QUIZ)}`,
      ])
      // The position in the video comes before its completion, which it would otherwise seem to undo.
      const ofFilm = (await acceptedReports(later.page)).filter(({ lessonId }) => lessonId === idOf(FILM))
      expect(ofFilm.map(({ operationId }) => operationId).at(-1)).toBe('markComplete')
      for (const id of learned)
        expect(await lessonAtServer(later.context.request, id)).toMatchObject({ status: 'completed' })
      await later.context.close()
      gate.end()
      await host.close()
      remove()
    })
  })
