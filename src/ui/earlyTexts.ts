import type { Field } from '@/lib/page/boot'
import { storageItem, tabStorage } from '@/lib/storage/storageItem'
import { defaultOf, isTick } from './earlyEvents'

/** A sign-out deletes this item with all drafts (forms/draft.ts). */
const earlyTexts = storageItem(tabStorage, 'draft:early')

/** A field by its name, and what was typed or ticked in it. */
type EarlyText = [name: string, value: string | boolean]

/**
 * Stores in the tab what was typed before hydration when the page is left, because no form can store it. A field
 * of a screen that the user has left by a sign-out is no longer in the document.
 */
export function keepEarlyTexts() {
  addEventListener('pagehide', () => {
    const texts: EarlyText[] = [...(window.boot?.typed ?? [])].flatMap(([field, value]) =>
      field.isConnected && mayBeStored(field) ? [[field.name, value]] : [],
    )
    earlyTexts.write(texts.length > 0 ? JSON.stringify({ path: location.pathname, texts }) : null)
  })
}

const mayBeStored = ({ name, type }: Field) => name !== '' && !/password|file/i.test(`${name} ${type}`)

/** Puts what was typed before a reload into its fields again. Runs before `keepRestoredFields`. */
export function restoreEarlyTexts() {
  const stored = earlyTexts.read()
  earlyTexts.write(null)
  for (const [name, value] of textsIn(stored)) {
    const fields = document.querySelectorAll<Field>(`#root [name="${CSS.escape(name)}"]`)
    const field = fields.length === 1 ? fields[0] : undefined
    if (!field || !mayBeStored(field) || isTick(field) !== (typeof value === 'boolean')) continue
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
    else if (field.value === defaultOf(field)) field.value = value
  }
}

/** @returns the texts of this page; none if another page or another program stored them */
function textsIn(stored: string | null): EarlyText[] {
  try {
    const { path, texts } = JSON.parse(stored ?? '{}')
    const isText = (one: unknown): one is EarlyText =>
      Array.isArray(one) && typeof one[0] === 'string' && /^(string|boolean)$/.test(typeof one[1])
    return path === location.pathname && Array.isArray(texts) ? texts.filter(isText) : []
  } catch {
    return []
  }
}
