import type { ChangeGroup } from './groups.ts'
import { whereOf } from './groups.ts'
import { shownBy } from './shownFields.ts'

/**
 * @returns the report of `npm run generate`: one paragraph per change, then the number of changes per level
 */
export function changesInWords(groups: ChangeGroup[], usersOf: Map<ChangeGroup, string[]>): string {
  const paragraphs = groups.map((group) => {
    const { level, from, to, sentence } = group.first
    const users = usersOf.get(group) ?? []
    const showing = shownBy(group, users)
    const others = users.filter((file) => !showing.includes(file))
    return [
      `${level.padEnd(10)}  ${whereOf(group)}`,
      `            ${from} → ${to}`,
      `            ${sentence}`,
      ...listed('shown by', showing),
      ...listed('used in', others),
      ...(showing.length + others.length === 0 ? ['            used nowhere in src, mocks and test'] : []),
    ].join('\n')
  })
  return [...paragraphs, countsOf(groups)].join('\n\n')
}

function listed(word: string, files: string[]): string[] {
  return files.map((file, index) => `            ${index === 0 ? word : ' '.repeat(word.length)} ${file}`)
}

function countsOf(groups: ChangeGroup[]): string {
  const count = (level: string) => groups.filter(({ first }) => first.level === level).length
  const levels = ['breaking', 'risky', 'compatible'].map((level) => `${count(level)} ${level}`)
  return `${groups.length} ${groups.length === 1 ? 'change' : 'changes'}: ${levels.join(', ')}.`
}
