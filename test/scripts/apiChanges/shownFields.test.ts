import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compareContracts } from '../../../scripts/apiChanges/compareContracts.ts'
import { groupChanges } from '../../../scripts/apiChanges/groups.ts'
import type { Schema } from '../../../scripts/apiChanges/openapi.ts'
import { changesInWords } from '../../../scripts/apiChanges/printChanges.ts'
import { readContract } from '../../../scripts/apiChanges/readContract.ts'
import { shownBy, shownFields } from '../../../scripts/apiChanges/shownFields.ts'

type Schemas = Record<string, Required<Pick<Schema, 'properties' | 'required'>>>

const { contract } = await readContract('openapi.yaml')

/** The groups of changes between the contract and a copy of it with other schemas. */
function changesAfter(edit: (schemas: Schemas) => void) {
  const now = structuredClone(contract)
  // A cast: the edits below name schemas that are objects.
  edit(now.components?.schemas as Schemas)
  return groupChanges(compareContracts(contract, now))
}

const reportAfter = (edit: (schemas: Schemas) => void) => changesInWords(changesAfter(edit), new Map())

it('every marked field is read in the file that it names', () => {
  for (const fields of Object.values(shownFields))
    for (const [field, file] of Object.entries(fields))
      expect(readFileSync(file, 'utf8'), `${file} reads ${field}`).toMatch(new RegExp(`\\b${field}\\b`))
})

it('an optional field that becomes nullable is reported with the file that shows it', () => {
  const report = reportAfter(({ Course }) => {
    Object.assign(Course?.properties ?? {}, { price: { type: 'number', minimum: 0, nullable: true } })
  })
  expect(report).toMatch(/^breaking {4}getCourses, response 200 › content\[\] › price$/m)
  expect(report).toMatch(/never null → nullable/)
  expect(report).toMatch(/^ +shown by src\/blocks\/CourseCard\/CourseCard\.tsx$/m)
})

it('a removed optional field is reported with the file that shows it', () => {
  const report = reportAfter(({ MyCourse }) => {
    delete MyCourse?.properties.lastAccessedAt
  })
  expect(report).toMatch(/^breaking {4}getMyCourses, response 200\[\] › lastAccessedAt$/m)
  expect(report).toMatch(/^ +shown by src\/screens\/my-courses\/EnrollmentCard\.tsx$/m)
})

it('a renamed optional field is reported with the file that shows it', () => {
  const report = reportAfter(({ Work }) => {
    if (!Work?.properties.posterUrl) throw new Error('A work has a picture.')
    Work.properties.pictureUrl = Work.properties.posterUrl
    delete Work.properties.posterUrl
  })
  expect(report).toMatch(/^breaking {4}getWork, response 200 › posterUrl$/m)
  expect(report).toMatch(/^ +shown by src\/screens\/works\/work\/WorkPage\.tsx$/m)
})

it('an optional field that loses its format is reported with the file that shows it', () => {
  const report = reportAfter(({ FullCourse }) => {
    Object.assign(FullCourse?.properties ?? {}, { updatedAt: { type: 'string' } })
  })
  expect(report).toMatch(/^risky {7}getFullCourse, response 200 › updatedAt$/m)
  expect(report).toMatch(/^ +shown by src\/screens\/course\/CourseHeader\.tsx$/m)
})

it('a required field that becomes optional is reported with the screens that use it', () => {
  const groups = changesAfter(({ BlogSummary }) => {
    if (BlogSummary) BlogSummary.required = BlogSummary.required.filter((name) => name !== 'title')
  })
  const [title] = groups
  if (!title) throw new Error('A change is found.')
  const users = ['src/api/normalizePosts.ts', 'src/screens/blogs/PostCard.tsx']
  const report = changesInWords(groups, new Map([[title, users]]))
  expect(report).toMatch(/^breaking {4}getRecentBlogs, getBlogs, response 200\[\] › title/m)
  expect(report).toMatch(/^ +shown by src\/screens\/blogs\/PostCard\.tsx$/m)
  expect(report).toMatch(/^ +used in src\/api\/normalizePosts\.ts$/m)
})

it('a change that removes nothing is reported without files that show the field', () => {
  const groups = changesAfter(({ Course }) => void Course?.required.push('price'))
  expect(groups).toHaveLength(1)
  expect(groups.flatMap((group) => shownBy(group, ['src/blocks/CourseCard/CourseCard.tsx']))).toEqual([])
})
