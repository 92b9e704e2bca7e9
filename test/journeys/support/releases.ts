import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startHttpMock } from '../../../mocks/http/server'
import { temporaryFolder } from '../../../mocks/temporaryFolder'
import { nextRelease } from '../../deploy/nextRelease'
import { startFront } from './front'
import { startJudgedHost } from './judged'

/** Paths of the mock API, which is not replaced by a release. */
const OF_API = /^\/(?:api|v1|__mock|mock-)/

/**
 * Serves a built site and the mock API on one origin. A new release, whose files have other names, replaces
 * it on demand; the program's files of the older one stay, as deploy/release.sh leaves them.
 * @param verdicts folder for the judge's verdicts
 */
export async function startReleases(site: string, verdicts: string) {
  const { folder, remove } = temporaryFolder('releases-')
  const nextFolder = join(folder, 'next')
  await nextRelease(site, nextFolder)
  const [first, next] = await Promise.all([
    startJudgedHost({ site }, verdicts),
    startHttpMock({ site: nextFolder }),
  ])
  let isReleased = false
  const isOfNext = (path: string) =>
    isReleased && !OF_API.test(path) && (!path.startsWith('/static/') || existsSync(join(nextFolder, path)))
  const front = await startFront((path) => (isOfNext(path) ? next.origin : first.origin))
  return {
    origin: front.origin,
    release() {
      isReleased = true
    },
    async close() {
      front.close()
      await Promise.all([first.close(), next.close()])
      remove()
    },
  }
}
