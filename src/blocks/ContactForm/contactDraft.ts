/** The name of the draft, which all places of the contact form share. */
export const CONTACT_DRAFT = 'contact'
