import type { ChangeGroup } from './groups.ts'
import { whereOf } from './groups.ts'

/** @returns the report of `npm run generate`: one paragraph per change, then how many of each level. */
export function changesInWords(groups: ChangeGroup[], usersOf: Map<ChangeGroup, string[]>): string {
  const paragraphs = groups.map((group) => {
    const { level, from, to, sentence } = group.first
    const users = usersOf.get(group) ?? []
    return [
      `${level.padEnd(10)}  ${whereOf(group)}`,
      `            ${from} → ${to}`,
      `            ${sentence}`,
      ...users.map((file, index) => `            ${index === 0 ? 'used in' : '       '} ${file}`),
      ...(users.length === 0 ? ['            used nowhere in src, mocks and test'] : []),
    ].join('\n')
  })
  return [...paragraphs, countsOf(groups)].join('\n\n')
}

function countsOf(groups: ChangeGroup[]): string {
  const count = (level: string) => groups.filter(({ first }) => first.level === level).length
  const levels = ['breaking', 'risky', 'compatible'].map((level) => `${count(level)} ${level}`)
  return `${groups.length} ${groups.length === 1 ? 'change' : 'changes'}: ${levels.join(', ')}.`
}
