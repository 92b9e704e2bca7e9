import type { FullConfig } from '@playwright/test'
import { printVerdict, writeVerdict } from './verdict'

/** Prints how the calls of all journeys agreed with the contract; a violation fails the run. */
export default async function journeysEnd({ projects }: FullConfig) {
  const [project] = projects
  if (!project) return
  const site = projects.find(({ name }) => name === 'site')?.use.baseURL
  const answer = await fetch(`${site}/__mock/verdict`)
  if (answer.status !== 200)
    throw new Error('The site of the journeys has judged no call: it runs without --judge.')
  writeVerdict(project.outputDir, await answer.json())
  const { findings } = printVerdict(project.outputDir)
  if (findings.length > 0) throw new Error('Some calls were against the contract.')
}
