import cluster from 'node:cluster'
import { within } from '#lib/within.ts'
import type { Log } from './platform/log/index.ts'
import { redact } from './platform/log/redact.ts'
import { formatError } from './platform/operatorError.ts'

export type Closable = { close(): Promise<void> }

export type Ending = {
  /** Closes this when the process ends, before what was opened earlier. */
  willClose(open: Closable): void
  /** Ends a process that could not start. When it is ending already, the error comes from that and is not printed. */
  fail(error: unknown): void
}

/**
 * Shorter than the stop_grace_period of compose.yaml, longer than all steps of closing together. The first process
 * waits for its workers and then stops the database, so they have less time.
 */
const longestClose = cluster.isWorker ? 45_000 : 60_000

/**
 * Decides what ends this process, from its start on: SIGTERM, SIGINT and an uncaught exception, whose effects are
 * unknown, close what is open and exit, with 1 when something was not closed. An unhandled rejection is only logged,
 * because all writes are transactions.
 */
export function handleProcessEvents(log: Log): Ending {
  const opened: Closable[] = []
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    let areClosed = false
    const closing = closeAll(opened.reverse(), log).then((closed) => {
      areClosed = closed
    })
    if (!(await within(longestClose, closing))) log.error('closing took too long')
    process.exit(areClosed ? code : 1)
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
  return {
    willClose: (open) => void opened.push(open),
    fail: (error) => {
      if (!ending) process.stderr.write(`${formatError(error)}\n`)
      void end(1)
    },
  }
}

/** Closes each in turn, also after one that fails; returns whether all were closed. */
async function closeAll(opened: Closable[], log: Log): Promise<boolean> {
  let areClosed = true
  for (const open of opened)
    await open.close().catch((error: unknown) => {
      areClosed = false
      log.error({ stack: redact(error).stack }, 'closing failed')
    })
  return areClosed
}
