/** Waits for the heartbeat of another tab; when none comes for so long, that tab sleeps. */
export function createHeartbeatWatchdog(afterMs: number, onSilence: () => void) {
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
