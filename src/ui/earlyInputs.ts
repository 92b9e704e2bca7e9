import type { Field } from '@/lib/page/boot'
import { DRAFT_PREFIX, isSecret } from '@/lib/storage/drafts'
import { storageItem, tabStorage } from '@/lib/storage/storageItem'
import { defaultOf, isTick } from './earlyEvents'

const earlyInputs = storageItem(tabStorage, `${DRAFT_PREFIX}early`)

/** A field by its name, and what was typed or ticked in it. */
type EarlyInput = [name: string, value: string | boolean]

/**
 * Stores in the tab what was typed or ticked before hydration when the page is left, because no form can
 * store it. A field of a screen that the user has left by a sign-out is no longer in the document.
 */
export function keepEarlyInputs() {
  addEventListener('pagehide', () => {
    const inputs: EarlyInput[] = [...(window.boot?.typed ?? [])].flatMap(([field, value]) =>
      field.isConnected && mayBeStored(field) ? [[field.name, value]] : [],
    )
    earlyInputs.write(inputs.length > 0 ? JSON.stringify({ path: location.pathname, inputs }) : null)
  })
}

const mayBeStored = ({ name, type }: Field) => name !== '' && type !== 'file' && !isSecret(`${name} ${type}`)

/** Puts what was typed or ticked before a reload into its fields again. Runs before `keepRestoredFields`. */
export function restoreEarlyInputs() {
  const stored = earlyInputs.read()
  earlyInputs.write(null)
  for (const [name, value] of inputsIn(stored)) {
    const fields = document.querySelectorAll<Field>(`#root [name="${CSS.escape(name)}"]`)
    const field = fields.length === 1 ? fields[0] : undefined
    if (!field || !mayBeStored(field) || isTick(field) !== (typeof value === 'boolean')) continue
    if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
    else if (field.value === defaultOf(field)) field.value = value
  }
}

/** @returns the inputs of this page; none if another page or another program stored them */
function inputsIn(stored: string | null): EarlyInput[] {
  try {
    const { path, inputs } = JSON.parse(stored ?? '{}')
    const isText = (one: unknown): one is EarlyInput =>
      Array.isArray(one) && typeof one[0] === 'string' && /^(string|boolean)$/.test(typeof one[1])
    return path === location.pathname && Array.isArray(inputs) ? inputs.filter(isText) : []
  } catch {
    return []
  }
}
