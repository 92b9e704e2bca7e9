import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { writeRules } from '../../mocks/judge/rules.ts'
import { printVerdict } from './verdict.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the compiled contract; what a worker has judged is written there, too. */
    judgeFolder: string
  }
}

/** Compiles the contract once for all workers, and prints at the end what they have judged. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'))
  writeRules(folder)
  project.provide('judgeFolder', folder)
  return () => {
    printVerdict(folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
