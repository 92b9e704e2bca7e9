const openMark = '\u2066'
const closeMark = '\u2069'

/** Tags, code and what stands in isolate marks already: left as it is. */
const untouched = /(<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<[^>]+>|\u2066[^\u2069]*\u2069)/

/** What reads from the left inside Persian text, with the signs that belong to it. */
const leftToRight = [
  /(?<=«)[^\u0600-\u06ff«»]*[A-Za-z][^\u0600-\u06ff«»]*(?=»)/g,
  /[۰-۹]+(?:٫[۰-۹]+)?(?:\s*[×÷=+]\s*[۰-۹]+(?:٫[۰-۹]+)?)+/g,
  /[A-Za-z][A-Za-z ,’]*[!?]/g,
  /(?<![A-Za-z])-[a-z]+\b|\b[a-z]+-(?![A-Za-z])/g,
]

/**
 * Puts isolate marks round English quotations, sums, English questions and affixes in a Persian text, so that their
 * signs stay on the right side of them. A text without any Persian is isolated as a whole.
 */
export function isolateLatin(text: string) {
  if (/[A-Za-z]/.test(text) && !/[\u0600-\u06ff<\u2066]/.test(text)) return isolate(text)
  const parts = leftToRight.reduce(
    (done, pattern) => done.flatMap((part) => part.split(untouched).map((piece) => marked(piece, pattern))),
    [text],
  )
  return parts.join('').replace(/(?<=<pre dir="rtl">[^<]*<code>[^<]*[\u0600-\u06ff] )-\d+/g, isolate)
}

function marked(piece: string, pattern: RegExp) {
  return untouched.test(piece) ? piece : piece.replace(pattern, isolate)
}

function isolate(text: string) {
  return `${openMark}${text}${closeMark}`
}
