import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLock } from './lockFile.ts'
import { productionPackages } from './productionPackages.ts'

type Notice = { packages: string[]; licence: string; text: string }

const NOTICE_FILE = /^(?:licen[cs]e|copying|notice|ofl)\b/i
const LINE = '-'.repeat(80)

/** Code of the build itself that it writes into the program: the loader of its parts. */
const ALSO_SHIPPED = ['node_modules/@rspack/core']

/**
 * Licences oblige us to pass on their notices.
 * @returns the notices of every package that a browser may receive, for licences.txt
 */
export function licenceTexts(root: string): string {
  const lock = readLock(root)
  const shipped = productionPackages(lock).filter(({ isOptional }) => !isOptional)
  const places = [...shipped.map(({ place }) => place), ...ALSO_SHIPPED]
  const notices = new Map<string, Notice>()
  for (const place of places) {
    const { name, version, licence, text } = noticeOf(join(root, place))
    const key = `${licence}\n${text.replaceAll(/\s+/g, ' ')}`
    const notice = notices.get(key) ?? { packages: [], licence, text }
    notice.packages.push(`${name} ${version}`)
    notices.set(key, notice)
  }
  return [
    'This site contains the following software and fonts of others.\n',
    ...[...notices.values()].map(
      ({ packages, licence, text }) =>
        `${LINE}\n${[...new Set(packages)].join(', ')}\nLicence: ${licence}\n\n${text}\n`,
    ),
  ].join('\n')
}

function noticeOf(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { name, version, license } = manifest as Record<string, string>
  const files = readdirSync(folder)
    .filter((file) => NOTICE_FILE.test(file))
    .sort()
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
  return {
    name,
    version,
    licence: license ?? 'none named',
    text: texts.length > 0 ? texts.join('\n\n') : standardText(String(license), authorOf(manifest)),
  }
}

/** Few packages bring no text. Their licence has a standard one, which needs the holder's name alone. */
function standardText(license: string, author: string) {
  const file = join(import.meta.dirname, 'texts', `${license.replaceAll(/[()]/g, '').split(' OR ')[0]}.txt`)
  if (!existsSync(file))
    throw new Error(
      `A package has the licence ${license} without its text: add ${file}, or leave the package out.`,
    )
  return readFileSync(file, 'utf8').replace('{holder}', author).trim()
}

function authorOf({ author, name }: { author?: string | { name?: string }; name: string }): string {
  const holder = typeof author === 'string' ? author.replace(/\s*[<(].*/, '') : author?.name
  return holder || `the authors of ${name}`
}
