import { afterAll, describe, inject, it } from 'vitest'
import type { OperationId } from '../../mocks/operations'
import { isWholeRun } from '../wholeRun'
import { writeCells } from './cellSum'
import { type Column, type ColumnName, columns } from './columns'
import { playCell } from './playCell'
import { type Row, reads, writes } from './rows'

// The cast is needed because entries() loses the names.
const allColumns = Object.entries(columns) as [ColumnName, Column][]
const operations = Object.keys({ ...reads, ...writes })
const CELLS = operations.length * allColumns.length

/**
 * An ordinary run plays each fifth cell: every operation with four faults, every fault with six operations.
 */
const SHARE = isWholeRun ? 1 : 5

/** Plays the cells of these operations, one test each; the end of the run prints how many of them passed. */
export function playMatrix(rows: Record<string, Row>) {
  let planned = 0
  let passed = 0
  // The cast is needed because entries() loses the names.
  describe.each(Object.entries(rows) as [OperationId, Row][])('%s', (id, row) => {
    const cells = cellsOf(id)
    planned += cells.length
    it.each(cells)('%s', async (column, details) => {
      await playCell(id, row, [column, details])
      passed += 1
    })
  })
  afterAll(() => writeCells(inject('judgeFolder'), { passed, planned, whole: CELLS }))
}

function cellsOf(id: OperationId) {
  const place = operations.indexOf(id)
  return allColumns.filter((_, index) => (index + place) % SHARE === 0)
}
