/**
 * Writes src/api/endpoints.gen.ts from openapi.yaml, reports what changed in the contract since the last commit, and enters
 * breaking changes in docs/api-changes.md. A file or URL as an argument replaces openapi.yaml. `--dry-run` reports alone;
 * `--check` writes nothing and fails when the generated file on disk differs.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { readPage, updatePage, writePage } from './apiChanges/changesPage.ts'
import { compareContracts } from './apiChanges/compareContracts.ts'
import { usersOf } from './apiChanges/findUsers.ts'
import { committedContract, PAGE } from './apiChanges/formerContract.ts'
import { type ChangeGroup, groupChanges } from './apiChanges/groups.ts'
import { callsOf } from './apiChanges/openapi.ts'
import { changesInWords } from './apiChanges/printChanges.ts'
import { BadContract, type ReadContract, readContract } from './apiChanges/readContract.ts'
import { options, outputFile } from './openapiCodegen.config.ts'

const HEADER = '// Generated from openapi.yaml by `npm run generate`. Never edited by hand.\n'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CONTRACT = 'openapi.yaml'

/** @returns the text that endpoints.gen.ts must have. */
async function generated(contract: string): Promise<string> {
  const text = await generateEndpoints({ ...options, schemaFile: contract })
  if (!text) throw new Error('The generator returned nothing.')
  return HEADER + text
}

async function generatedFrom({ text }: ReadContract, source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const copy = join(folder, CONTRACT)
  try {
    await writeFile(copy, text)
    return await generated(copy)
  } catch (error) {
    throw new BadContract(
      `No client can be generated from ${source}: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @returns whether the generated file of the project at `root` is what its contract makes. */
async function isGenerated(root = ROOT): Promise<boolean> {
  const wanted = await generated(join(root, CONTRACT))
  return wanted === (await readFile(join(root, outputFile), 'utf8').catch(() => ''))
}

type Options = { root?: string; source?: string | undefined; isDryRun?: boolean }

/**
 * Everything is read and compared before the first file is written.
 * @returns what there is to say, a paragraph each
 * @throws BadContract when there is no contract in the source
 */
export async function generate({ root = ROOT, source, isDryRun }: Options): Promise<string[]> {
  const contract = join(root, CONTRACT)
  const now = await readContract(source ?? contract, source ?? CONTRACT)
  const code = await generatedFrom(now, source ?? CONTRACT)
  // Outside git, a contract from elsewhere is compared with the one that it replaces.
  const base =
    (await committedContract(root)) ?? (source ? await readContract(contract, CONTRACT) : undefined)
  const groups = base ? groupChanges(compareContracts(base.contract, now.contract)) : []
  const messages = [await report(root, base, now, groups)]
  if (isDryRun) return messages
  if (source) await writeFile(contract, now.text)
  await writeFile(join(root, outputFile), code)
  const entered = base ? await enter(root, base, now, groups) : []
  return [...messages, `Wrote ${source ? `${CONTRACT} and ` : ''}${outputFile}.`, ...entered]
}

async function report(
  root: string,
  base: ReadContract | undefined,
  now: ReadContract,
  groups: ChangeGroup[],
) {
  if (!base) return 'There is no committed contract to compare with.'
  if (groups.length === 0)
    return base.fingerprint === now.fingerprint
      ? 'Nothing changed between the committed contract and this one.'
      : 'The contract changed in a part that no call uses, or that this report does not read (docs/adr/0062-api-changes-in-words.md).'
  const paths = new Map<string, string[]>()
  for (const { id, path } of [...callsOf(base.contract), ...callsOf(now.contract)])
    paths.set(id, [...new Set([...(paths.get(id) ?? []), path])])
  const former = await generatedFrom(base, 'the committed contract')
  return changesInWords(groups, await usersOf(root, former, paths, groups))
}

/** Brings docs/api-changes.md to the new contract. */
async function enter(root: string, base: ReadContract, now: ReadContract, groups: ChangeGroup[]) {
  const file = join(root, PAGE)
  const text = await readFile(file, 'utf8').catch(() => '')
  const page = readPage(text)
  if (!page) return [`${PAGE} does not say which contract it describes; nothing is entered in it.`]
  const wanted = writePage(updatePage(page, base.fingerprint, now.fingerprint, groups))
  if (wanted === text) return []
  await writeFile(file, wanted)
  const lines = groups.filter(({ first }) => first.level === 'breaking').length
  if (lines === 0) return [`${PAGE} describes this contract now.`]
  const entries = lines === 1 ? '1 breaking change' : `${lines} breaking changes`
  return [`Entered ${entries} in ${PAGE}. Write in each line what the client does about it.`]
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { check: { type: 'boolean' }, 'dry-run': { type: 'boolean' } },
    })
  } catch (error) {
    throw new BadContract(error instanceof Error ? error.message : String(error))
  }
}

async function main() {
  const { values, positionals } = readOptions()
  if (positionals.length > 1) throw new BadContract('Name one contract, a file or a URL.')
  if (values.check) {
    if (await isGenerated()) return console.log(`${outputFile} matches ${CONTRACT}.`)
    throw new BadContract(
      `${outputFile} does not match ${CONTRACT}. Run \`npm run generate\` and commit the result.`,
    )
  }
  const messages = await generate({ source: positionals[0], isDryRun: values['dry-run'] === true })
  for (const paragraph of messages) console.log(paragraph)
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    if (!(error instanceof BadContract)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
