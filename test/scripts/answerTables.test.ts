import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { schemasModule, shapesModule } from '../../scripts/answerTables'
import type { Contract } from '../../scripts/apiChanges/openapi'

const contract = (): Contract & { components: { schemas: Record<string, Record<string, unknown>> } } =>
  parse(readFileSync('openapi.yaml', 'utf8'))

it('a list with another name has another shape', () => {
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

it('an answer that may be nothing has no shape; what is taken over from another schema is needed as well', () => {
  const text = shapesModule(contract())
  expect(text).not.toMatch(/markComplete|register/)
  expect(text).toContain('login: {"needs":["id","accessToken","refreshToken"]}')
})

it('a field that is needed and does not exist is refused', () => {
  const changed = contract()
  Object.assign(changed.components.schemas.User!, { 'x-needed': ['ids'] })
  expect(() => shapesModule(changed)).toThrow("x-needed names 'ids', which is no property")
})

it('schemas hold what an answer refers to, and nothing that only requests or people need', () => {
  const text = schemasModule(contract())
  expect(text).toContain('"CatalogueLesson"')
  expect(text).not.toMatch(/LoginPayload|"example|x-assumed|"description": "/)
})
