import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/**
 * A reporter of Vitest: writes the errors that no test caught to the file that UNHANDLED_ERRORS names, as JSON. They fail
 * the run, and Vitest's own JSON report leaves them out.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]) {
    const found = errors.map(({ message, VITEST_TEST_PATH: name }) => ({ name, message }))
    if (process.env.UNHANDLED_ERRORS) writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(found))
  }
}
