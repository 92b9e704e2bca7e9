type Connection = { saveData?: boolean; effectiveType?: string }

/** @returns whether the visitor saves data or has a slow connection: then optional files stay unloaded. */
export function isConnectionSlow() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'))
}
