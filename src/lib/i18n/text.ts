/** 'enrolled-course' → 'Enrolled Course' (docs/behaviour/frame.md#breadcrumb). */
export function toTitle(name: string) {
  return name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ')
}

/** @returns the server's text or number as trimmed text; '' for other values. */
export function trimmedText(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
