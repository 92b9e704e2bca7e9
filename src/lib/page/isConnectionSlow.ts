type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor saves data, or the line is too slow for a film that nobody asked for. */
export function isConnectionSlow() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
