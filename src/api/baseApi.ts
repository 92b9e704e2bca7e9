import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import type { ApiError } from './errors'
import { tagTypes } from './tags'

/** A screen that opens asks again for what is older; what a prerendered document brings along always is. */
const FRESH_SECONDS = 600

/** The one api: every file of this folder adds its endpoints here. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  refetchOnMountOrArgChange: FRESH_SECONDS,
  // Each endpoint brings a schema of its answers (answerSchema).
  catchSchemaFailure: (): ApiError => ({ status: 'unreadable' }),
  endpoints: () => ({}),
})
