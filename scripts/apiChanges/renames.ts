type Named = { name: string; signature: string }
type Rename = { from: string; to: string }

/**
 * Two names with fewer equal letters than this share do not count as similar, if there are several to choose
 * from.
 */
const MIN_LIKENESS = 0.5

/**
 * Pairs removed names with added ones: the pair has the same schema, and its names are similar or the only
 * ones with this schema on both sides.
 */
export function renamesAmong(vanished: Named[], appeared: Named[]): Rename[] {
  const pairs = vanished.flatMap((before) =>
    appeared
      .filter(({ signature }) => signature === before.signature)
      .map((after) => ({ from: before.name, to: after.name, likeness: likeness(before, after) })),
  )
  const renames: Rename[] = []
  for (const { from, to, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    const isTaken = renames.some((rename) => rename.from === from || rename.to === to)
    if (!isTaken && likeness >= MIN_LIKENESS) renames.push({ from, to })
  }
  return renames

  function likeness(before: Named, after: Named) {
    const count = (all: Named[]) => all.filter(({ signature }) => signature === before.signature).length
    const isOnlyPair = count(vanished) === 1 && count(appeared) === 1
    if (isOnlyPair) return 1
    const [short = '', long = ''] = [plain(before.name), plain(after.name)].sort(
      (a, b) => a.length - b.length,
    )
    // `total` is similar to `totalElements`, but a name of one or two letters is part of many.
    const isPart = short.length > 2 && long.includes(short)
    return isPart ? 0.9 : shareOfEqualLetters(short, long)
  }
}

/** Case and separators do not matter: `first_name` equals `firstName`. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** @returns 1 for equal names, 0 for names without a common letter in order (by Levenshtein's distance). */
export function shareOfEqualLetters(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return 1 - (row[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}
