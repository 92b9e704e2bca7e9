type Connection = { saveData?: boolean; effectiveType?: string }

/** A visitor who saves data, or has a slow connection, gets no film that she has not asked for. */
export function isConnectionSlow() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
