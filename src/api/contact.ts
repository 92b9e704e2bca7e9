import { generatedApi } from './endpoints.gen'

/**
 * Calls of the tag 'contact'. They change nothing that a page could have read, so they invalidate no tags.
 */
export const contactApi = generatedApi.enhanceEndpoints({})

export const { useCreateContactMessageMutation, useSubscribeToNewsletterMutation } = contactApi
