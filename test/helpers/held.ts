/**
 * An answer that stays on its way until the test releases it: code that waits for `released` goes on then.
 */
export function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}
