import type { OperationId } from '../operations.ts'

/** A call and its answer as some server gave it, with stand-ins for what is secret or personal. */
export interface Recording {
  operationId: OperationId
  case: string
  request: {
    method: string
    /** With its query. */
    path: string
    /** From Accept-Language; missing if the call named none. */
    language?: string
    /** 'Bearer token-1', where the call was signed in. */
    authorization?: string
    /** The page that called, as a path of the site. */
    page?: string
    type?: 'json' | 'form'
    body?: unknown
  }
  response: {
    status: number
    contentType: string
    headers?: Record<string, string>
    body: unknown
  }
  /** Milliseconds from the request to its whole answer. */
  latency?: number
  /** Why this recording may differ from the contract, such as the bug that it shows; written by hand. */
  differs?: string
}
