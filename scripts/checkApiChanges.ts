/**
 * Checks docs/api-changes.md against openapi.yaml: the page describes this contract, every breaking change
 * has a line, and every line says what the client does about it.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageProblems, readPage } from './apiChanges/changesPage.ts'
import { compareContracts } from './apiChanges/compareContracts.ts'
import { committedContract, contractBefore, PAGE } from './apiChanges/formerContract.ts'
import { groupChanges } from './apiChanges/groups.ts'
import { BadContract, readContract } from './apiChanges/readContract.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @returns the faults of the page of changes of the project at `root`, one sentence each */
export async function apiChangeProblems(root = ROOT): Promise<string[]> {
  const now = await readContract(join(root, 'openapi.yaml'), 'openapi.yaml')
  const page = readPage(await readFile(join(root, PAGE), 'utf8').catch(() => ''))
  if (!page) return [`${PAGE} does not say which contract it describes.`]
  const committed = await committedContract(root)
  const isCommitted = committed?.fingerprint === now.fingerprint
  // In a fresh clone the check compares with the last change; without a history it uses only the page.
  const base = isCommitted ? await contractBefore(root, now.fingerprint) : committed
  const groups = base ? groupChanges(compareContracts(base.contract, now.contract)) : []
  const problems = pageProblems(page, groups)
  if (page.described === now.fingerprint) return problems
  return [
    `${PAGE} describes the contract ${page.described}, openapi.yaml is ${now.fingerprint}. Run \`npm run generate\`.`,
    ...problems,
  ]
}

if (import.meta.main) {
  const problems = await apiChangeProblems().catch((error: unknown) => {
    if (error instanceof BadContract) return [error.message]
    throw error
  })
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`${PAGE} describes openapi.yaml, and answers every breaking change.`)
}
