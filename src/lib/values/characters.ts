/** Counts characters as the contract does (JSON Schema): in code points. */
export const countCharacters = (text: string) => [...text].length

/** A text as sent: trimmed and normalized, so that a letter with its mark is one character if possible. */
export const cleanText = (text: string) => text.normalize('NFC').trim()
