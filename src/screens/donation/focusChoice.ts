/** To the first question of the form, as it is answered. */
export const focusChoice = () => document.querySelector<HTMLElement>('form [name=interval]:checked')?.focus()
