/** What waits for `released` goes on when the test says so: an answer that is on its way for as long as somebody looks. */
export function held() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  return { released, release: () => release() }
}
