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

/** Text or a number that a server sent as trimmed text; anything else is ''. */
export function words(value: unknown) {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}
