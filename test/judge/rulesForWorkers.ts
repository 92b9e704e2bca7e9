import type { TestProject } from 'vitest/node'
import { writeRules } from '../../mocks/judge/rules.ts'
import { temporaryFolder } from '../../mocks/temporaryFolder.ts'
import { cellSentence } from '../matrix/cellSum.ts'
import { printVerdict } from './verdict.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the compiled contract, into which workers also write their verdicts. */
    judgeFolder: string
  }
}

/** Compiles the contract once for all workers, and prints at the end the sums of cells and verdicts. */
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
