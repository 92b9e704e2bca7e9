/** Waits for a word that another tab says again and again; when none comes for so long, that tab sleeps. */
export function createWatch(afterMs: number, onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined

  function end() {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    begin() {
      timer ??= setTimeout(() => {
        end()
        onSilence()
      }, afterMs)
    },
    end,
  }
}
