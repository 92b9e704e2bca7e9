/** The contract of one call, without its schemas. */
export interface Operation {
  operationId: string
  method: string
  /** As in the contract: '/api/blog/get-blog/{slug}'. */
  path: string
  needsSession: boolean
  parameters: { name: string; in: ParameterPlace; isList: boolean }[]
  /** Media types of the request body; empty where the call has none. */
  bodyTypes: string[]
  isBodyRequired: boolean
  /** Status → media types of the answer. */
  answers: Record<string, string[]>
}

export const PARAMETER_PLACES = ['path', 'query', 'header'] as const
export type ParameterPlace = (typeof PARAMETER_PLACES)[number]

export const FORM = 'multipart/form-data'

/** The name of a schema: of which operation, of what ('query', 'request', '200') and of which media type. */
export function keyOf(...parts: string[]): string {
  return parts.join('_').replaceAll(/\W/g, '_')
}
