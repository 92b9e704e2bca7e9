import { generatedApi } from './endpoints.gen'

/** Calls of the tag 'contact': what visitors send us. They make nothing out of date that a page could have read. */
export const contactApi = generatedApi.enhanceEndpoints({})

export const { useCreateContactMessageMutation, useSubscribeToNewsletterMutation } = contactApi
