import { generatedApi } from './endpoints.gen'
import { getRichTextStylesheet } from './operations.gen'

const SHEET_MAX_LENGTH = 200_000
const TIMEOUT_MS = 30_000

/** Calls of the tag 'public': files of the API host. */
export const publicApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getRichTextStylesheet: {
      // The document adopts the style sheet, so the store needs no copy.
      keepUnusedDataFor: 0,
      extraOptions: {
        accept: getRichTextStylesheet.accept,
        timeoutMs: TIMEOUT_MS,
        // A missing style sheet is no reason to sign the user out.
        keepsSession: true,
        isValid: (sheet) => typeof sheet === 'string' && sheet !== '' && sheet.length <= SHEET_MAX_LENGTH,
      },
    },
  },
})
