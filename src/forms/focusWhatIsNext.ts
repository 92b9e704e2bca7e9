/**
 * Focuses an element after the dialog with a form's outcome: the first invalid field, or the submit button,
 * which was disabled when the dialog opened.
 */
export function focusWhatIsNext(place: HTMLElement | null) {
  const next =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    place?.querySelector<HTMLElement>('[type="submit"]')
  requestAnimationFrame(() => next?.focus())
}
