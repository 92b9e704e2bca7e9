import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach } from 'vitest'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A project of these files, by path, which is removed after the test. @returns its folder */
export function project(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'project-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** Each test of a page reads these, so each copy of the project in which such tests run needs them. */
const READ_BY_TESTS = [
  'src',
  'mocks',
  'public/translations',
  'build/site/unusedVariants.ts',
  'test/antdBundle.ts',
  'test/setup.ts',
  'test/helpers',
  'test/judge',
  'test/matrix/cellSum.ts',
  'vitest.config.ts',
  'tsconfig.json',
  'package.json',
]

/**
 * A copy of this project in which Vitest runs; the caller removes it.
 * @param prefix the start of the folder's name
 * @param others what the copy holds beside `READ_BY_TESTS`, as paths from the project's root
 * @returns its folder
 */
export function copyOfProject(prefix: string, others: string[]): string {
  const root = mkdtempSync(join(tmpdir(), prefix))
  const isWanted = (file: string) => !/mocks.public|\.png$/.test(file)
  for (const part of [...READ_BY_TESTS, ...others])
    cpSync(part, join(root, part), { recursive: true, filter: isWanted })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  return root
}
