/** Each text of the server carries this class: the host's style sheet finds it, and nothing else. */
export const RICH_TEXT_CLASS = 'rich-text'

/** The element of a document with the rules that the host had when the site was built. */
export const BUILT_STYLE_ID = 'rich-text-style'
