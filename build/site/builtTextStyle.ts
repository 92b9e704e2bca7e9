import { logger } from '@rsbuild/core'
import { JSDOM } from 'jsdom'
import { getRichTextStylesheet } from '../../src/api/operations.gen.ts'
import { confineStyles } from '../../src/ui/confineStyles.ts'
import { RICH_TEXT_CLASS } from '../../src/ui/richTextSheet.ts'
import { callApi } from './callApi.ts'

/** Every document with rich text contains the style sheet. A longer one loads only with the program. */
const MAX_LENGTH = 20_000

// The cast is needed because jsdom's types do not know all of its classes.
const parser = new JSDOM().window as unknown as typeof globalThis

/**
 * The API host's style sheet for rich text, confined to such texts as in the browser, for the first paint of
 * a document. The build never fails without it.
 * @param origin of the API
 * @param patience in milliseconds
 * @returns '' if there is none
 */
export async function builtTextStyle(origin: string, patience = 20_000): Promise<string> {
  try {
    const styles = await fetchStyles(origin, patience)
    const confined = confineStyles(styles, `.${RICH_TEXT_CLASS}`, parser)
    if (confined.length > MAX_LENGTH) throw new Error(`It is longer than ${MAX_LENGTH} characters.`)
    return confined
  } catch (error) {
    const { message, cause } = error as Error
    logger.warn(`Rich text is prerendered without the style sheet of its host: ${message} ${cause ?? origin}`)
    return ''
  }
}

/** @throws if no style sheet comes */
async function fetchStyles(origin: string, patience: number): Promise<string> {
  const answer = await callApi(origin, getRichTextStylesheet, { signal: AbortSignal.timeout(patience) })
  const isStyle = answer.headers.get('Content-Type')?.startsWith(getRichTextStylesheet.accept)
  const styles = answer.ok && isStyle ? await answer.text() : ''
  if (styles === '') throw new Error('No style sheet came.')
  return styles
}
