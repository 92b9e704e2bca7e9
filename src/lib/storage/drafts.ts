/** Begins the keys of what is typed and not sent. A sign-out deletes all of them from the tab. */
export const DRAFT_PREFIX = 'draft:'

/** @param field its name, or its name and its type */
export const isSecret = (field: string) => /password/i.test(field)
