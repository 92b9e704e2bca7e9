import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** Parts of the program and its styles; the documents and the bundler's loader name them. */
const HASHED = /^(.*\.)([0-9a-f]{8})(\.(?:js|css)(?:\.br|\.gz)?)$/
const TEXTS = new Set(['.html', '.js', '.css'])
/** The service worker names the content of documents, which name the parts. */
const REVISION = /(?<="revision":")[0-9a-f]{16}(?=")/g

const reversed = (text: string) => [...text].reverse().join('')

/**
 * Makes a release with other names for all parts of the program, as if each had changed. It has no
 * compressed files.
 * @param from the folder of a release
 * @param to a folder that does not exist yet
 */
export async function nextRelease(from: string, to: string) {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz|map)$/.test(file) })
  const files = await readdir(to, { recursive: true })
  const names = new Map<string, string>()
  for (const file of files) {
    const [, , hash] = HASHED.exec(file) ?? []
    if (hash) names.set(hash, reversed(hash))
  }
  const hashes = new RegExp([...names.keys()].join('|'), 'g')
  const renamed = (text: string) =>
    text.replace(hashes, (hash) => names.get(hash) ?? hash).replace(REVISION, reversed)
  for (const file of files.filter((file) => TEXTS.has(extname(file)))) {
    const text = await readFile(join(to, file), 'utf8')
    await writeFile(join(to, file), renamed(text))
    if (renamed(file) !== file) await rename(join(to, file), join(to, renamed(file)))
  }
}
