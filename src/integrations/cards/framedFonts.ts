import latin from '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'
import type { CustomFontSource } from '@stripe/stripe-js'
import { withTimeout } from '@/lib/async/withTimeout'

/** The longest wait for the font of the card form; without it the form uses the system's. */
const FONT_PATIENCE_MS = 3000

/** The field contains only Latin letters and digits, also on Persian pages. */
const FAMILY = 'Nunito Variable'

let known: CustomFontSource[] | undefined

/**
 * Our font for the provider's field, which is a page of the provider and lacks our fonts. The client passes
 * the whole font, because a URL would need https, and our host would have to allow the provider's origin
 * (CORS).
 * @returns an empty list if the font cannot be read
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
