/** The parts of an OpenAPI operation that checkContract.ts reads. */
export type Operation = {
  path: string
  method: string
  operationId?: string
  tags?: string[]
  security?: object[]
  parameters?: Array<{ name: string; example?: unknown; examples?: unknown }>
  requestBody?: Body
  responses?: Record<string, Body>
}

type Body = { content?: Record<string, MediaType> }
type MediaType = { schema?: { required?: string[] }; example?: unknown; examples?: unknown }

export const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const

/** @returns the parts of an operation without an example: parameters, request body, answers */
export function examplesMissing({ parameters = [], requestBody, responses = {} }: Operation): string[] {
  return [
    ...parameters.filter((parameter) => !hasExample(parameter)).map(({ name }) => `parameter ${name}`),
    ...(requestBody && !bodyHasExample(requestBody) ? ['request body'] : []),
    ...Object.entries(responses)
      .filter(([, answer]) => !bodyHasExample(answer))
      .map(([status]) => `answer ${status}`),
  ]
}

function bodyHasExample({ content = {} }: Body) {
  const kinds = Object.values(content)
  return kinds.length > 0 && kinds.every(hasExample)
}

function hasExample({ example, examples }: { example?: unknown; examples?: unknown }) {
  return example !== undefined || examples !== undefined
}
