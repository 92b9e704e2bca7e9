/** The table of checks: a line for each as it ends. */
export function createReport() {
  let passed = 0
  const failures: string[] = []
  return {
    /** @param check resolves if all is well, and rejects with the reason if not */
    async check(what: string, check: () => Promise<unknown>) {
      try {
        await check()
        passed += 1
        console.log(`  ok      ${what}`)
      } catch (error) {
        failures.push(what)
        console.log(`  FAILED  ${what}\n          ${error instanceof Error ? error.message : error}`)
      }
    },
    end() {
      console.log(`\n${passed} checks passed, ${failures.length} failed`)
      return passed > 0 && failures.length === 0
    },
  }
}

export type Report = ReturnType<typeof createReport>
