import { followDataUse, savesData } from './dataUse'

/**
 * Counts what the visit uses from when the visitor saves data. The others do not load the code for that.
 * @param from when the page began to save data, as `performance.now()` counts
 */
export function countVisit(from = 0) {
  if (savesData())
    return void import('./visitBytes').then((visit) => visit.watchVisitBytes(from)).catch(() => {})
  const stop = followDataUse(() => {
    if (!savesData()) return
    stop()
    countVisit(performance.now())
  })
}
