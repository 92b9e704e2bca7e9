import { stringify } from 'yaml'
import type { Body, Call, Content, Contract, Parameter, Schema } from '../../../scripts/apiChanges/openapi.ts'
import { callsOf } from '../../../scripts/apiChanges/openapi.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema): Content => ({ 'application/json': { schema } })
const failure: Body = { description: 'Refused', content: json(ref('Failure')) }

/** A small contract with one example of each part that a client uses. */
export function smallContract(): Contract {
  return {
    openapi: '3.0.3',
    info: { title: 'Courses', version: '1.0.0' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    paths: {
      '/api/courses': {
        get: {
          operationId: 'getLectures',
          tags: ['course'],
          summary: 'All courses',
          security: [],
          parameters: [
            { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1, default: 1 } },
            { name: 'sort', in: 'query', schema: { type: 'string', enum: ['asc', 'desc'] } },
            { name: 'tags', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          ],
          responses: {
            '200': { description: 'A page', content: json(ref('CourseList')) },
            '400': failure,
            '404': failure,
          },
        },
      },
      '/api/courses/{slug}/reviews': {
        post: {
          operationId: 'createReview',
          tags: ['course'],
          parameters: [{ name: 'slug', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: { required: true, content: json(ref('Review')) },
          responses: { '201': { description: 'Kept', content: json(ref('Course')) }, '400': failure },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        CourseList: {
          type: 'object',
          required: ['content'],
          properties: { content: { type: 'array', items: ref('Course') }, total: { type: 'integer' } },
        },
        Course: {
          type: 'object',
          required: ['id', 'price'],
          properties: {
            id: { type: 'string' },
            price: { type: 'number', minimum: 0 },
            lessonCount: { type: 'integer' },
            imageUrl: { type: 'string' },
            startsAt: { type: 'string', format: 'date-time', nullable: true },
            level: { type: 'string', enum: ['beginner', 'expert'] },
            duration: { oneOf: [{ type: 'number' }, { type: 'string' }] },
            labels: { type: 'object', additionalProperties: { type: 'string' } },
            // A course holds courses.
            related: { type: 'array', items: ref('Course') },
          },
        } satisfies Schema,
        Review: {
          allOf: [
            ref('Author'),
            {
              type: 'object',
              required: ['text'],
              properties: {
                text: { type: 'string', minLength: 3, maxLength: 500 },
                stars: { type: 'number' },
                kind: { type: 'string', enum: ['praise', 'blame'] },
                remark: { type: 'string', nullable: true },
                draft: { type: 'boolean', default: false },
              },
            },
          ],
        } satisfies Schema,
        Author: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        Failure: {
          type: 'object',
          required: ['message'],
          properties: { message: { type: 'string' }, code: { type: 'integer' } },
        },
      },
    },
  }
}

/** The parts of a contract by their names, for an edit. */
export function partsOf(contract: Contract) {
  const call = (id: string): Call => {
    const found = callsOf(contract).find((one) => one.id === id)
    if (!found) throw new Error(`There is no ${id}.`)
    return found
  }
  return {
    contract,
    paths: contract.paths,
    operation: (id: string) => call(id).operation,
    parameter(id: string, name: string): Parameter {
      const found = call(id)
        .operation.parameters?.filter((one) => 'name' in one)
        .find((one) => one.name === name)
      if (!found) throw new Error(`${id} has no parameter ${name}.`)
      return found
    },
    answer(id: string, status: string): Body {
      const found = call(id).operation.responses?.[status]
      if (!found) throw new Error(`${id} does not answer ${status}.`)
      return found
    },
    schema: (name: string) => contract.components?.schemas?.[name] as Schema,
    /** @returns the fields of a shared schema; of one that joins others, its own */
    fields(name: string): Record<string, Schema> {
      const schema = contract.components?.schemas?.[name] as Schema
      return (schema.allOf?.at(-1) ?? schema).properties ?? {}
    },
    required(name: string): string[] {
      const schema = contract.components?.schemas?.[name] as Schema
      const owner = schema.allOf?.at(-1) ?? schema
      owner.required ??= []
      return owner.required
    },
  }
}
export type Parts = ReturnType<typeof partsOf>

/** @returns the small contract after an edit */
export function edited(edit: (parts: Parts) => void): Contract {
  const contract = smallContract()
  edit(partsOf(contract))
  return contract
}

/** The contract as YAML without anchors: two of its answers are the same object. */
export const yamlOf = (contract: Contract) => stringify(contract, { aliasDuplicateObjects: false })
