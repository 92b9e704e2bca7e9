/** Characters as the contract counts them (JSON Schema): code points. */
export const countCharacters = (text: string) => [...text].length

/**
 * A text as it is sent: trimmed, and in one spelling. A letter with its mark is one character where Unicode has
 * it as one.
 */
export const cleanText = (text: string) => text.normalize('NFC').trim()
