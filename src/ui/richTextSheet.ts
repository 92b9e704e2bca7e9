/** The class of all rich text from the server. The host's style sheet applies to this class alone. */
export const RICH_TEXT_CLASS = 'rich-text'

/** The id of the element that holds the host's rules of build time. */
export const BUILT_STYLE_ID = 'rich-text-style'
