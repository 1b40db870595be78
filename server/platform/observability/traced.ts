// What can be traced, as channels of Node to which tracing.ts subscribes; without a subscriber they cost nothing.
import { tracingChannel } from 'node:diagnostics_channel'
import type pg from 'pg'

/** What a response says of itself once it was sent. */
export type RequestEvent = { method: string; route: string; requestId: string; status: number }
/** A statement's verb and the first table that it names; never its text, which might contain a value. */
export type StatementEvent = { verb: string; table: string }
export type JobEvent = { task: string }

export const traced = {
  request: tracingChannel<unknown, RequestEvent>('brota:request'),
  statement: tracingChannel<unknown, StatementEvent>('brota:statement'),
  job: tracingChannel<unknown, JobEvent>('brota:job'),
}

/** Wraps a connection's `query`; a statement that streams is not traced. */
export const tracedQuery = (query: pg.PoolClient['query']) =>
  new Proxy(query, {
    apply: (_query, client, values: unknown[]) => {
      const run = (...given: unknown[]) => Reflect.apply(query, client, given)
      const text = getText(values[0])
      if (text === null) return run(...values)
      const event = describe(text)
      return typeof values.at(-1) === 'function'
        ? traced.statement.traceCallback(run, -1, event, undefined, ...values)
        : traced.statement.tracePromise(() => run(...values), event)
    },
  })

function getText(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  const isStream = typeof statement !== 'object' || statement === null || 'submit' in statement
  return !isStream && 'text' in statement && typeof statement.text === 'string' ? statement.text : null
}

function describe(text: string): StatementEvent {
  const [, verb = ''] = /^\s*(\w+)/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+"?([\w.]+)/i.exec(text) ?? []
  return { verb: verb.toUpperCase(), table }
}
