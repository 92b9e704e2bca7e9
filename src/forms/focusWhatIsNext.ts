/**
 * After the dialog that says what became of a form: the first field that is to be mended, else the button, which was disabled when the
 * dialog opened.
 */
export function focusWhatIsNext(place: HTMLElement | null) {
  const next =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    place?.querySelector<HTMLElement>('[type="submit"]')
  requestAnimationFrame(() => next?.focus())
}
