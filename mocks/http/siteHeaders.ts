import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Header = [name: string, value: string]

/** These say what a document may do. Other files do nothing, and are many. */
const OF_DOCUMENTS =
  /^(?:content-security-policy|reporting-endpoints|referrer-policy|permissions-policy|cross-origin-opener-policy|x-frame-options)$/i

/**
 * @param folder of a built site, whose file `_headers` has the headers of every file
 * @returns a function that has the headers of a file; none if the build has written no `_headers`
 */
export async function siteHeaders(folder: string): Promise<(file: string) => Header[]> {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '')
  const ofDocuments = [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
    ([, name = '', value = '']): Header => [name, value],
  )
  const ofFiles = ofDocuments.filter(([name]) => !OF_DOCUMENTS.test(name))
  return (file) => (file.endsWith('.html') ? ofDocuments : ofFiles)
}
