import type { Log } from './platform/log/index.ts'
import { redact } from './platform/log/redact.ts'
import { within } from './platform/within.ts'

type Closable = { close(): Promise<void> }

/** Less than those who stop us wait before they kill, more than all the steps of closing may take together. */
const longestClose = 60_000

/**
 * Decides what ends this process, from its first line on: SIGTERM and SIGINT close what it answers with; so does an
 * exception that nobody caught, for nobody knows what it left half done. A promise that nobody waited for is logged and
 * ends nothing: what is saved is saved in transactions. Answers how to say what is to be closed.
 */
export function handleProcessEvents(log: Log): (open: Closable) => void {
  let closable: Closable | null = null
  let closing = false
  const end = async (code: number) => {
    if (closing) return
    closing = true
    const closed = closable?.close().catch((error: unknown) => {
      log.error({ stack: redact(error).stack }, 'closing failed')
    })
    if (closed && !(await within(longestClose, closed))) log.error('closing took too long')
    process.exit(code)
  }
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  process.on('unhandledRejection', (thrown) => {
    log.error({ stack: redact(thrown).stack }, 'nobody waited for a promise that failed')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ stack: redact(error).stack }, 'nobody caught an exception: this process ends')
    void end(1)
  })
  return (open) => {
    closable = open
  }
}
