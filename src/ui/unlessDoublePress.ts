/**
 * For a handler in a dialog: the second press of a double press lands in the dialog that the first one opened, and means nothing there.
 * @param onSecond runs in place of the handler then
 */
export function unlessDoublePress(handler: () => void, onSecond?: () => void) {
  return (event?: { detail?: number }) => {
    if ((event?.detail ?? 0) < 2) handler()
    else onSecond?.()
  }
}
