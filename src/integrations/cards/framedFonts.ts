import latin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'
import type { CustomFontSource } from '@stripe/stripe-js'
import { withTimeout } from '@/lib/async/withTimeout'

/** So long the card form may wait for its letters; without them it is written in the system's. */
const FONT_PATIENCE_MS = 3000

/** On Persian pages, too: the field is written in Latin letters and digits alone. */
const FAMILY = 'Nunito Variable'

let known: CustomFontSource[] | undefined

/**
 * Our font for the provider's field, which stands in a page of theirs and has none of ours. It is handed over whole: an address would have to
 * be https, and whoever serves our files would have to allow theirs to read it (CORS). @returns none where it cannot be had
 */
export async function framedFonts(): Promise<CustomFontSource[]> {
  known ??= await withTimeout(FONT_PATIENCE_MS, read(latin)).then(
    (data) => (data === undefined ? undefined : [{ family: FAMILY, src: `url(${data}) format("woff2")` }]),
    () => undefined,
  )
  return known ?? []
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The font ${address} could not be loaded.`)
  const file = await answer.blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(new Blob([file], { type: 'font/woff2' }))
  })
}
