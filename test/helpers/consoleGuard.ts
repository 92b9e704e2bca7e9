import { vi } from 'vitest'

type Kind = 'error' | 'warn'

let seen: string[] = []
let expected: RegExp[] = []
let isTestDouble = () => false

/** How answers that differ from the contract are reported (src/api/answerSchema.ts). */
const DIFFERENCE = /, the contract |rows? of the answer cannot be used/

function collect(kind: Kind) {
  vi.spyOn(console, kind).mockImplementation((...words: unknown[]) => {
    const text = words.map((word) => (word instanceof Error ? word.stack : String(word))).join(' ')
    if (DIFFERENCE.test(text) && isTestDouble()) return
    if (!expected.some((pattern) => pattern.test(text))) seen.push(`console.${kind}: ${text}`)
  })
}

/** An unexpected error or warning on the console fails the test in which the code writes it. */
export const consoleGuard = {
  watch() {
    seen = []
    expected = []
    collect('error')
    collect('warn')
  },
  check() {
    const complaints = seen
    seen = []
    if (complaints.length > 0) throw new Error(`Unexpected on the console:\n${complaints.join('\n')}`)
  },
}

/**
 * @param isIt whether a test answers in the place of the mock API: its answers may be incomplete or invalid.
 */
export function ignoreDifferencesWhen(isIt: () => boolean) {
  isTestDouble = isIt
}

/** Accepts matching console messages in the running test. */
export function expectOnConsole(pattern: RegExp) {
  expected.push(pattern)
}
