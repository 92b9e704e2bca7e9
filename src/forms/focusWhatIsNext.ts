/**
 * The focus goes on after the dialog with a form's outcome: to the first field with a mistake, or to the button,
 * which was disabled when the dialog opened.
 */
export function focusWhatIsNext(place: HTMLElement | null) {
  const next =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    place?.querySelector<HTMLElement>('[type="submit"]')
  requestAnimationFrame(() => next?.focus())
}
