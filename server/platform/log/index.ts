import pino from 'pino'

export type Log = pino.Logger

/** One JSON line an event, never with a body, a token, a name or an address of a person in it. */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
}
