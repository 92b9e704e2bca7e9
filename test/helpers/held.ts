/**
 * Holds an answer back until the test releases it: its handler awaits `released`.
 */
export function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}
