import pino from 'pino'

export type Log = pino.Logger

/**
 * Logs one JSON line per event, never with a body, a token, or a person's name or address. Lines are written beside the
 * requests, since a write took a tenth of a small response; those of one moment go together, and an exit waits for them.
 */
export function createLog(level: string): Log {
  const output = pino.destination({ dest: 1, sync: false })
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, output)
}
