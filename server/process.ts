import type { Log } from './platform/log/index.ts'
import { redact } from './platform/log/redact.ts'
import { within } from './platform/within.ts'

type Closable = { close(): Promise<void> }

/** Shorter than the stop_grace_period of compose.yaml, longer than all steps of closing together. */
const longestClose = 60_000

/**
 * Decides what ends this process, from its start on: SIGTERM, SIGINT and an uncaught exception, whose effects are
 * unknown, close the app and exit. An unhandled rejection is only logged, because all writes are transactions. Returns
 * a function that registers the app to close.
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
    log.error({ stack: redact(thrown).stack }, 'a promise rejection was not handled')
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ stack: redact(error).stack }, 'an exception was not caught: this process ends')
    void end(1)
  })
  return (open) => {
    closable = open
  }
}
