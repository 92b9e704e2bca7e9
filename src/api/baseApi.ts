import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import type { ApiError } from './errors'
import { tagTypes } from './tags'

/** A screen that opens refetches older answers. The answers in a prerendered document are always older. */
const FRESH_SECONDS = 600

/** The one api: every file of this folder adds its endpoints here. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  // The schemas are the endpoints' own (answerSchema).
  catchSchemaFailure: (): ApiError => ({ status: 'unreadable' }),
  endpoints: () => ({}),
})
