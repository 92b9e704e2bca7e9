/** Asks the compiler's language server which files use a field of a generated type. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { outputFile } from '../openapiCodegen.config.ts'

export type FieldName = { owner: string; name: string }
type Location = { uri: string }
type Position = { line: number; character: number }
type Message = { id?: number; method?: string; params?: { items?: unknown[] }; result?: unknown }

const STOPPED = 'The language server of the compiler has stopped.'

export const keyOf = ({ owner, name }: FieldName) => `${owner}.${name}`

/**
 * @param root folder of the project
 * @param generated text of the generated file with the fields; the file on disk may be newer
 * @returns the files that use each field, by its key
 */
export async function referencesTo(
  root: string,
  generated: string,
  fields: FieldName[],
): Promise<Map<string, string[]>> {
  const places = fields.flatMap((field) => {
    const position = positionOf(generated, field)
    return position ? [{ key: keyOf(field), position }] : []
  })
  const files = new Map<string, string[]>()
  if (places.length === 0) return files
  const server = languageServer(root)
  try {
    const uri = pathToFileURL(join(root, outputFile)).href
    await server.request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(root).href,
      capabilities: {},
    })
    server.notify('initialized', {})
    server.notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'typescript', version: 1, text: generated },
    })
    for (const { key, position } of new Map(places.map((place) => [place.key, place])).values()) {
      const context = { includeDeclaration: false }
      const found = await server.request('textDocument/references', {
        textDocument: { uri },
        position,
        context,
      })
      const paths = ((found ?? []) as Location[]).map((one) =>
        relative(root, fileURLToPath(one.uri)).replaceAll('\\', '/'),
      )
      files.set(
        key,
        [...new Set(paths)].filter((path) => path !== outputFile),
      )
    }
  } finally {
    server.stop()
  }
  return files
}

function positionOf(generated: string, { owner, name }: FieldName): Position | undefined {
  const start = generated.search(new RegExp(`^export type ${owner} =`, 'm'))
  if (start < 0) return undefined
  const end = generated.indexOf('\nexport type ', start + 1)
  const body = generated.slice(start, end < 0 ? undefined : end)
  const field = new RegExp(`^  "?(?=${name}"?\\??:)`, 'm').exec(body)
  if (!field) return undefined
  const lines = generated.slice(0, start + field.index + field[0].length).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

/** Speaks JSON-RPC with the compiler, as the Language Server Protocol frames it. */
function languageServer(root: string) {
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
  const program = join(compiler, '../lib/tsc.js')
  const child = spawn(process.execPath, [program, '--lsp', '--stdio'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let received: Buffer = Buffer.alloc(0)
  let last = 0
  child.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let message = take(); message; message = take()) receive(message)
  })
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(STOPPED))
  })

  return { request, notify, stop: () => void child.kill() }

  function take(): Message | undefined {
    const end = received.indexOf('\r\n\r\n')
    const length = Number(
      /Content-Length: (\d+)/i.exec(received.subarray(0, Math.max(end, 0)).toString())?.[1],
    )
    if (end < 0 || received.length < end + 4 + length) return undefined
    const text = received.subarray(end + 4, end + 4 + length).toString()
    received = received.subarray(end + 4 + length)
    return JSON.parse(text) as Message
  }

  function receive({ id, method, params, result }: Message) {
    if (id === undefined) return
    // The server asks for settings and waits for an answer; there are none.
    if (method) write({ id, result: params?.items?.map(() => null) ?? null })
    else waiting.get(id)?.resolve(result)
  }

  function write(message: object) {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }

  function notify(method: string, params: object) {
    write({ method, params })
  }

  function request(method: string, params: object): Promise<unknown> {
    if (child.exitCode !== null) return Promise.reject(new Error(STOPPED))
    const id = ++last
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      write({ id, method, params })
    })
  }
}
