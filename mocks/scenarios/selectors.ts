/** Selectors that several scenarios share; none depends on the language of the page. */
export const dialog = '[role=dialog]'
export const submit = 'main form [type=submit]'
export const invalid = 'main [aria-invalid=true]'
/** It keeps the open lesson; its size follows it. */
export const keepButton = 'article button:has(+ [data-answered])'
export const alert = 'main [role=alert]'
export const option = '[role=listbox] [role=option], .ant-select-item-option'
