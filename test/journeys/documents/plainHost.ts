import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '../support/fixtures'
import { startJudgedHost } from '../support/judged'

type HostFixtures = {
  /** A static host with the built site and the mock API. */
  plainHost: { origin: string }
  /** Starts another static host, of a copy of the built site that `change` has altered. */
  hostCopy: (change: (folder: string) => Promise<void>) => Promise<{ origin: string; folder: string }>
}

export const test = base.extend<Pick<HostFixtures, 'hostCopy'>, Pick<HostFixtures, 'plainHost'>>({
  plainHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use, { project }) => {
      const host = await startJudgedHost({ site: 'dist', host: 'plain' }, project.outputDir)
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
  hostCopy: async ({}, use, { project }) => {
    const ends: (() => Promise<void>)[] = []
    await use(async (change) => {
      const folder = await mkdtemp(join(tmpdir(), 'site-copy-'))
      ends.push(() => rm(folder, { recursive: true, force: true }))
      await cp('dist', folder, { recursive: true })
      await change(folder)
      const host = await startJudgedHost({ site: folder, host: 'plain' }, project.outputDir)
      ends.push(host.close)
      return { origin: host.origin, folder }
    })
    for (const end of ends.reverse()) await end()
  },
})
