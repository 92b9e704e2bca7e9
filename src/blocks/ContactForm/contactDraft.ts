/** Under this name the contact form keeps what was typed, wherever it stands. */
export const CONTACT_DRAFT = 'contact'
