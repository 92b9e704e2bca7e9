import type { PageData } from './boot'

/** The boot script keeps the releases for which it has reloaded the tab under the same key. */
const RENEWED_KEY = 'boot:renewed'

/** The entry of the program: every document of a release names it. */
const ENTRY = /\/index\.[0-9a-f]+\.js$/

/** @returns the address of the program's entry, which differs from release to release */
export function entryOfProgram(): string | undefined {
  const page: Partial<PageData> = JSON.parse(document.getElementById('page')?.textContent || '{}')
  return page.scripts?.find((src) => ENTRY.test(src))
}

/**
 * Reloads the page if a new release has replaced the program's files, once per release and tab, because a
 * host may serve two releases at once.
 * @returns whether the page reloads
 */
export async function renewIfReplaced(): Promise<boolean> {
  const entry = entryOfProgram()
  if (!entry) return false
  try {
    const answer = await fetch(location.href, { cache: 'no-store' })
    // A static host answers 404 with a page of the site for paths that it does not know.
    const text = await answer.text()
    const renewed = sessionStorage.getItem(RENEWED_KEY)?.split('\n') ?? []
    if (!text.includes('id="page"') || text.includes(entry) || renewed.includes(entry)) return false
    sessionStorage.setItem(RENEWED_KEY, [...renewed, entry].join('\n'))
    location.reload()
    return true
  } catch {
    // The device is offline, or storage is forbidden.
    return false
  }
}
