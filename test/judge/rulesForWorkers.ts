import type { TestProject } from 'vitest/node'
import { writeRules } from '../../mocks/judge/rules.ts'
import { temporaryFolder } from '../../mocks/temporaryFolder.ts'
import { cellSentence } from '../matrix/cellSum.ts'
import { printVerdict } from './verdict.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the compiled contract; what a worker has judged is written there, too. */
    judgeFolder: string
  }
}

/** Compiles the contract once for all workers, and prints at the end what they have played and judged. */
export default function setup(project: TestProject) {
  const { folder, remove } = temporaryFolder('judge-')
  writeRules(folder)
  project.provide('judgeFolder', folder)
  return () => {
    const cells = cellSentence(folder)
    if (cells) console.log(cells)
    printVerdict(folder)
    remove()
  }
}
