/**
 * Finds the files that use an operation of the contract, or a field of it: by names, addresses, types and
 * imports.
 */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { ChangeGroup } from './groups.ts'
import { type FieldName, keyOf, referencesTo } from './references.ts'

const FOLDERS = ['src', 'mocks', 'test']
type Source = { file: string; code: string; importsNamed: Set<string> }
/** The bodies are text, in which the search looks for a quoted name. */
type Recording = { operation: string; file: string; status: string; request: string; response: string }
type Sources = {
  files: Source[]
  recordings: Recording[]
  /** Names under which src/api/types.ts exports a generated type. */
  aliases: Map<string, string>
}

/** @param root folder of the project */
function readSources(root: string): Sources {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const find = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
  const files = FOLDERS.flatMap((folder) => find(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !file.endsWith('.gen.ts'))
    .map((file) => sourceOf(file, read(file)))
  const types = files.find(({ file }) => file === 'src/api/types.ts')?.code ?? ''
  const recordings = find('mocks/recordings/**/*.json').map((file) => recordingOf(file, read(file)))
  const aliases = new Map(
    Array.from(types.matchAll(/(\w+) as (\w+)/g), ([, from = '', to = '']) => [from, to]),
  )
  return { files, recordings, aliases }
}

function recordingOf(file: string, text: string): Recording {
  const { operationId, request, response } = JSON.parse(text) as {
    operationId?: string
    request?: object
    response?: { status?: number; body?: unknown }
  }
  return {
    // The name of a set's file begins with the number of its call.
    operation: operationId ?? basename(file).split('.')[0] ?? '',
    file,
    status: String(response?.status),
    request: JSON.stringify(request ?? null),
    response: JSON.stringify(response?.body ?? null),
  }
}

function sourceOf(file: string, text: string): Source {
  const { comments, module } = parseSync(file, text)
  let code = text
  // A comment that mentions a call does not use it.
  for (const { start, end } of comments)
    code = code.slice(0, start) + ' '.repeat(end - start) + code.slice(end)
  const own = module.staticImports.filter(({ moduleRequest }) => /^[.@]\/|^\.\./.test(moduleRequest.value))
  const names = own.flatMap(({ entries }) => entries.map(({ importName }) => importName.name ?? ''))
  return { file, code, importsNamed: new Set(names) }
}

/** Changes that code cannot notice, and things that no code can know yet. */
const UNUSED = ['descriptionChanged', 'exampleChanged', 'versionChanged']

/**
 * @param generated text of the generated file before the change
 * @param paths addresses of each operation, by operationId
 * @returns for each group the files that use what changed, sorted
 */
export async function usersOf(
  root: string,
  generated: string,
  paths: Map<string, string[]>,
  groups: ChangeGroup[],
) {
  const sources = readSources(root)
  const fields = groups.filter(({ first }) => !UNUSED.includes(first.kind)).flatMap(fieldsOf)
  const references = await referencesTo(root, generated, fields)
  return new Map(groups.map((group) => [group, usersOfOne(sources, references, paths, group)]))
}

function fieldsOf({ changes }: ChangeGroup): FieldName[] {
  return changes.flatMap(({ owner, names }) => (owner ? names.map((name) => ({ owner, name })) : []))
}

type References = Map<string, string[]>

function usersOfOne(
  sources: Sources,
  references: References,
  paths: Map<string, string[]>,
  group: ChangeGroup,
) {
  const { kind, place } = group.first
  const isNew = kind === 'fieldAdded' || kind === 'requiredFieldAdded'
  if (UNUSED.includes(kind) || (isNew && place.startsWith('response'))) return []
  const operations = new Set(group.changes.map(({ operation }) => operation))
  const callers = sources.files.filter((source) =>
    [...operations].some((id) => usesOperation(source, id, paths.get(id) ?? [])),
  )
  const names = [...new Set(group.changes.flatMap((change) => change.names))]
  const recordings = recordingsOf(sources, group)
  // A change of part of the request concerns every caller.
  const concernsCallers = names.length === 0 || isNew
  const users = concernsCallers
    ? [...callers, ...recordings]
    : [
        ...fieldUsers(sources, group, names, callers),
        ...recordings.filter(({ text }) => names.some((name) => text.includes(`"${name}"`))),
      ]
  const referring = concernsCallers
    ? []
    : fieldsOf(group).flatMap((field) => references.get(keyOf(field)) ?? [])
  const isOurs = (file: string) => FOLDERS.some((folder) => file.startsWith(`${folder}/`))
  return [...new Set([...users.map(({ file }) => file), ...referring.filter(isOurs)])].sort()
}

/**
 * Files that the compiler cannot connect with the field: those that import its type and write its name, those
 * that import the type of its value, and mocks and tests that name its operation.
 */
function fieldUsers(
  sources: Sources,
  { changes }: ChangeGroup,
  names: string[],
  callers: Source[],
): Source[] {
  const field = fieldPattern(names)
  const importers = (schemas: (string | undefined)[]) => {
    const types = schemas.flatMap((name) => (name ? [name, sources.aliases.get(name) ?? name] : []))
    return sources.files.filter(({ importsNamed }) => types.some((name) => importsNamed.has(name)))
  }
  const owners = changes.map(({ owner }) => owner)
  const values = changes.flatMap(({ schemas, owner }) => schemas.slice(schemas.indexOf(owner ?? '') + 1))
  // No generated type contains a header, so code that reads it for all calls writes its name.
  const isHeader = changes.some(({ place }) => / › header /.test(place))
  const quoted = new RegExp(`['"\`](${names.join('|')})['"\`]`, 'i')
  const readers = isHeader ? sources.files.filter(({ code }) => quoted.test(code)) : []
  const naming = [...callers.filter(({ file }) => !file.startsWith('src/')), ...importers(owners)]
  return [...naming.filter(({ code }) => field.test(code)), ...importers(values), ...readers]
}

/** @returns the recordings that contain the changed part of the answer */
function recordingsOf({ recordings }: Sources, { changes }: ChangeGroup) {
  const isOfAnswer = changes[0]?.place.startsWith('response')
  return recordings
    .filter(({ operation, status }) =>
      changes.some((change) => {
        const [, changed = ''] = /^response (\w+)/.exec(change.place) ?? []
        return change.operation === operation && (!isOfAnswer || ['default', status].includes(changed))
      }),
    )
    .map(({ file, request, response }) => ({ file, text: isOfAnswer ? response : request }))
}

function usesOperation({ file, code }: Source, id: string, paths: string[]): boolean {
  if (!/^\w+$/.test(id)) return paths.some((path) => callsPath(code, path))
  const Id = `${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const generated = new RegExp(
    `\\buse(Lazy)?${Id}(Infinite)?(Query|Mutation)|\\b${Id}Api(Arg|Response)\\b|\\bendpoints\\??\\.${id}\\b|\\boperations\\.${id}\\b`,
  )
  if (generated.test(code)) return true
  const isTable = file.startsWith('src/api/') || file.startsWith('mocks/')
  if (isTable && new RegExp(`^\\s*(async )?${id}\\s*[:(]`, 'm').test(code)) return true
  // In src the quoted word may be the key of a text, so there only an endpoint counts.
  const isQuoted = new RegExp(`['"\`]${id}['"\`]`).test(code)
  const namesEndpoints = !file.startsWith('src/') || /from '(@\/|\.\/|\.\.\/)*api\//.test(code) || isTable
  return (isQuoted && namesEndpoints) || paths.some((path) => callsPath(code, path))
}

/** Whether code contains a path. A path with parameters is recognized by its beginning. */
function callsPath(code: string, path: string): boolean {
  const [literal = path, rest] = path.split('{')
  const end = rest === undefined ? '(?![\\w/-])' : ''
  return new RegExp(literal.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') + end).test(code)
}

function fieldPattern(names: string[]): RegExp {
  const name = `(?:${names.map((one) => one.replaceAll(/[^\w-]/g, '.')).join('|')})`
  return new RegExp(`\\.${name}\\b|(?<![\\w.-])${name}\\??\\s*[:,}=)]|['"\`]${name}['"\`]`)
}
