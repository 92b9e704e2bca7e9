/**
 * Writes the generated files of src/api from openapi.yaml, reports what changed in the contract since the
 * last commit, and enters breaking changes in docs/api-changes.md. A file or URL as an argument replaces
 * openapi.yaml. `--dry-run` only reports; `--check` writes nothing and fails if a generated file on disk
 * differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { temporaryFolder } from '../mocks/temporaryFolder.ts'
import { schemasFile, schemasModule, shapesFile, shapesModule } from './answerTables.ts'
import { readPage, updatePage, writePage } from './apiChanges/changesPage.ts'
import { compareContracts } from './apiChanges/compareContracts.ts'
import { usersOf } from './apiChanges/findUsers.ts'
import { committedContract, PAGE } from './apiChanges/formerContract.ts'
import { type ChangeGroup, groupChanges } from './apiChanges/groups.ts'
import { type Contract, callsOf } from './apiChanges/openapi.ts'
import { changesInWords } from './apiChanges/printChanges.ts'
import { BadContract, type ReadContract, readContract } from './apiChanges/readContract.ts'
import { options, outputFile } from './openapiCodegen.config.ts'
import { operationsFile, operationsTable } from './operationsTable.ts'

const HEADER = '// Generated from openapi.yaml by `npm run generate`. Never edited by hand.\n'
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const CONTRACT = 'openapi.yaml'

type Generated = Record<string, string>

/** @returns the text that each generated file must have */
async function generated(copy: string, contract: Contract): Promise<Generated> {
  const endpoints = await generateEndpoints({ ...options, schemaFile: copy })
  if (!endpoints) throw new Error('The generator returned nothing.')
  const files = {
    [outputFile]: withAnswerSchemas(withUnits(endpoints)),
    [operationsFile]: operationsTable(contract),
    [schemasFile]: schemasModule(contract),
    [shapesFile]: shapesModule(contract),
  }
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, HEADER + text]))
}

/**
 * A schema that is a bare number, such as Cents, is a unit: the compiler refuses another one in its place.
 */
function withUnits(endpoints: string): string {
  return endpoints.replaceAll(
    /^export type (\w+) = number;$/gm,
    'export type $1 = number & { readonly unit?: "$1" };',
  )
}

/** Adds the schema of its answers to each endpoint, which the generator of endpoints cannot do. */
function withAnswerSchemas(endpoints: string): string {
  const imports = 'import { answerSchema } from "./answerSchema";\n'
  return (
    imports +
    endpoints.replaceAll(
      /^( {4}(\w+): build\.(?:query|mutation)<[^{]*\{\n)/gm,
      (head: string, _head: string, id: string) => `${head}      rawResponseSchema: answerSchema("${id}"),\n`,
    )
  )
}

async function generatedFrom({ text, contract }: ReadContract, source: string): Promise<Generated> {
  const { folder, remove } = temporaryFolder('contract-')
  const copy = join(folder, CONTRACT)
  try {
    await writeFile(copy, text)
    return await generated(copy, contract)
  } catch (error) {
    throw new BadContract(
      `No client can be generated from ${source}: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    remove()
  }
}

/** @returns the generated files of the project at `root` that differ from what its contract gives */
async function outdatedFiles(root = ROOT): Promise<string[]> {
  const wanted = await generatedFrom(await readContract(join(root, CONTRACT), CONTRACT), CONTRACT)
  const outdated = Object.entries(wanted).map(async ([file, text]) =>
    text === (await readFile(join(root, file), 'utf8').catch(() => '')) ? [] : [file],
  )
  return (await Promise.all(outdated)).flat()
}

type Options = { root?: string; source?: string | undefined; isDryRun?: boolean }

/**
 * Reads and compares everything before it writes the first file.
 * @returns the report, one paragraph per entry
 * @throws BadContract if the source has no contract
 */
export async function generate({ root = ROOT, source, isDryRun }: Options): Promise<string[]> {
  const contract = join(root, CONTRACT)
  const now = await readContract(source ?? contract, source ?? CONTRACT)
  const files = await generatedFrom(now, source ?? CONTRACT)
  // Outside git, a new contract is compared with the one that it replaces.
  const base =
    (await committedContract(root)) ?? (source ? await readContract(contract, CONTRACT) : undefined)
  const groups = base ? groupChanges(compareContracts(base.contract, now.contract)) : []
  const messages = [await report(root, base, now, groups)]
  if (isDryRun) return messages
  if (source) await writeFile(contract, now.text)
  for (const [file, code] of Object.entries(files)) await writeFile(join(root, file), code)
  const entered = base ? await enter(root, base, now, groups) : []
  const written = [...(source ? [CONTRACT] : []), ...Object.keys(files)]
  return [...messages, `Wrote ${listed(written)}.`, ...entered]
}

const listed = (files: string[]) => `${files.slice(0, -1).join(', ')} and ${files.at(-1)}`

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
  const { [outputFile]: former = '' } = await generatedFrom(base, 'the committed contract')
  return changesInWords(groups, await usersOf(root, former, paths, groups))
}

/** Updates docs/api-changes.md for the new contract. */
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
    const outdated = await outdatedFiles()
    if (outdated.length === 0) return console.log(`The generated files match ${CONTRACT}.`)
    throw new BadContract(
      `${outdated.join(', ')}: made from another ${CONTRACT}. Run \`npm run generate\` and commit the result.`,
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
