import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { schemasModule, shapesModule } from '../../scripts/answerTables'
import type { Contract } from '../../scripts/apiChanges/openapi'

const contract = (): Contract & { components: { schemas: Record<string, Record<string, unknown>> } } =>
  parse(readFileSync('openapi.yaml', 'utf8'))

it("a renamed list in the contract is renamed in the table of the answers' shapes", () => {
  const changed = contract()
  const list = changed.components.schemas.CourseList ?? {}
  const { content, ...others } = list.properties as Record<string, unknown>
  Object.assign(list, {
    properties: { ...others, items: content },
    required: ['items'],
    'x-needed': ['items'],
  })
  expect(shapesModule(contract())).toContain('getCourses: {"needs":["content"],"lists":{"content":')
  expect(shapesModule(changed)).toContain('getCourses: {"needs":["items"],"lists":{"items":')
})

it('an answer that may be empty has no shape; a shape also needs the fields of included schemas', () => {
  const text = shapesModule(contract())
  expect(text).not.toMatch(/markComplete|register/)
  expect(text).toContain('login: {"needs":["id","accessToken","refreshToken"]}')
})

it('x-needed that names an unknown field is refused', () => {
  const changed = contract()
  Object.assign(changed.components.schemas.User!, { 'x-needed': ['ids'] })
  expect(() => shapesModule(changed)).toThrow("x-needed names 'ids', which is no property")
})

it('the schemas of answers contain what answers refer to, without request schemas and descriptions', () => {
  const text = schemasModule(contract())
  expect(text).toContain('"CatalogueLesson"')
  expect(text).not.toMatch(/LoginPayload|"example|x-assumed|"description": "/)
})
