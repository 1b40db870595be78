import { deepStrictEqual } from 'node:assert'
import type pg from 'pg'
import type { EndpointCase } from '../cases/case.ts'
import type { Call, Calls } from '../measure.ts'
import { callJson, send } from '../site.ts'

const idShape = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

type Row = { id?: unknown; conversation_id?: unknown; day?: unknown }

/** The ids of a response's rows, in its order: of a list, of `data`, or of the one row that it is; days are all they say. */
function rowIds(response: unknown): string[] {
  const { days, messages, data = days ?? messages ?? response } = response as Record<string, unknown>
  const rows: Row[] = Array.isArray(data) ? data : [data]
  return rows.map((row) => (row.day ? JSON.stringify(row) : String(row.id ?? row.conversation_id)))
}

/** All ids in a response: of its rows, their authors, owners and questions. */
const allIds = (response: unknown): string[] => [...new Set(JSON.stringify(response).match(idShape) ?? [])]

const changed = [
  ...['applications', 'notifications', 'mails', 'messages', 'conversations', 'conversation_reads'],
  ...['live_events', 'sessions', 'graphile_worker._private_jobs'],
]

/** How many rows each table has that the measured mutations change. */
async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const counts = changed.map((table) => `(select count(*)::int from ${table}) as "${table}"`)
  const { rows } = await client.query<Record<string, number>>(`select ${counts.join(', ')}`)
  return rows[0] ?? {}
}

/** A mutation's response, and how many rows it leaves in each table. */
async function rowsLeft(
  client: pg.Client,
  act: () => Promise<unknown>,
): Promise<[response: unknown, rows: Record<string, number>]> {
  const before = await countRows(client)
  const response = await act()
  const after = await countRows(client)
  const left = changed.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)])
  return [response, Object.fromEntries(left)]
}

/** A call with a forged bearer has to be refused by both, and one without a bearer by the baseline if Brota refuses it. */
async function checkRefused(what: string, [origin, call]: Sent, [baselineOrigin, baselineCall]: Sent) {
  const { authorization, ...headers } = call.headers ?? {}
  if (!authorization) return
  const forged = { ...headers, authorization: `${authorization.slice(0, -8)}AAAAAAAA` }
  for (const sent of [headers, forged]) {
    const { status } = await send(origin, { ...call, headers: sent })
    const { status: own } = await send(baselineOrigin, { ...baselineCall, headers: sent })
    if (status >= 400 || sent === forged)
      deepStrictEqual([own, status], [401, 401], `${what} for a bad bearer`)
  }
}

type Sent = [origin: string, call: Call]

const getFields = (response: unknown): string[] => Object.keys(Object(response)).sort()

const getCall = (calls: Calls, index: number) => (typeof calls === 'function' ? calls() : calls[index])

/**
 * Fails unless the baseline does as much as the endpoint: each read returns the same rows in the same order, with every
 * id that the endpoint's response has; each mutation returns the same fields and leaves as many rows in each table; both
 * refuse who is not signed in.
 */
export async function checkSame(
  client: pg.Client,
  { name, calls, baseline, unordered }: EndpointCase,
  origin: string,
  side: { origin: string; calls: Calls },
): Promise<void> {
  for (const [index, { does }] of baseline.entries()) {
    const [call, baselineCall] = [getCall(calls, index), getCall(side.calls, index)]
    if (!call || !baselineCall) throw new Error(`${name} has no call ${index}`)
    const what = `${name}, call ${index}: the baseline does not do the same`
    if (index === 0) await checkRefused(what, [origin, call], [side.origin, baselineCall])
    if (does === 'read' || does === 'readSignedIn') {
      const response = await callJson(origin, call)
      const same = await callJson(side.origin, baselineCall)
      const [rows, sameRows] = [rowIds(response), rowIds(same)]
      deepStrictEqual(unordered ? sameRows.sort() : sameRows, unordered ? rows.sort() : rows, what)
      const missing = allIds(response).filter((id) => !allIds(same).includes(id))
      deepStrictEqual(missing, [], what)
    } else {
      const [response, left] = await rowsLeft(client, () => callJson(origin, call))
      const [same, sameLeft] = await rowsLeft(client, () => callJson(side.origin, baselineCall))
      deepStrictEqual(sameLeft, left, what)
      deepStrictEqual(getFields(same), getFields(response), what)
      // One mutation is like the next.
      return
    }
  }
}
