/** Finds the contract to compare with in the git history. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { readPage } from './changesPage.ts'
import { BadContract, parseContract, type ReadContract } from './readContract.ts'

const CONTRACT = 'openapi.yaml'
export const PAGE = 'docs/api-changes.md'
/** Number of versions that the search reads: each takes a tenth of a second. */
const VERSIONS = 20

/**
 * @returns the committed contract that the committed page describes; if there is none, the committed
 * contract; undefined outside git and before the first commit
 */
export async function committedContract(root: string): Promise<ReadContract | undefined> {
  const page = readPage(shown(root, 'HEAD', PAGE) ?? '')
  let newest: ReadContract | undefined
  for await (const version of versionsOf(root)) {
    newest ??= version
    if (!page || version.fingerprint === page.described) return version
  }
  return newest
}

/** @returns the newest committed contract that differs from this one; undefined if the history has none */
export async function contractBefore(root: string, fingerprint: string): Promise<ReadContract | undefined> {
  for await (const version of versionsOf(root)) if (version.fingerprint !== fingerprint) return version
  return undefined
}

async function* versionsOf(root: string): AsyncGenerator<ReadContract> {
  const commits =
    git(root, 'log', '--format=%H', `--max-count=${VERSIONS}`, '--', CONTRACT)?.trim().split('\n') ?? []
  for (const commit of commits.filter(Boolean)) {
    const text = shown(root, commit, CONTRACT)
    if (text === undefined) continue
    try {
      yield await parseContract(text, `${CONTRACT} of ${commit.slice(0, 8)}`, join(root, CONTRACT))
    } catch (error) {
      // Versions that cannot be parsed are skipped.
      if (!(error instanceof BadContract)) throw error
    }
  }
}

const shown = (root: string, commit: string, file: string) => git(root, 'show', `${commit}:./${file}`)

function git(root: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 26,
    })
  } catch {
    // Outside git, or in a history without the file.
    return undefined
  }
}
