import { deepStrictEqual } from 'node:assert'
import type pg from 'pg'
import type { EndpointCase } from '../cases/case.ts'
import type { Call } from '../measure.ts'
import { ask } from '../site.ts'

const idShape = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

type Row = { id?: unknown; conversation_id?: unknown }

/** The ids of a response's rows, in its order: of a list, of `data`, or of the one row that it is. */
function rowIds(response: unknown): string[] {
  const { data = response } = response as { data?: unknown }
  const rows: Row[] = Array.isArray(data) ? data : [data]
  return rows.map((row) => String(row.id ?? row.conversation_id))
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

/** How many rows a call leaves in each table. */
async function rowsLeft(client: pg.Client, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await countRows(client)
  await act()
  const after = await countRows(client)
  return Object.fromEntries(changed.map((table) => [table, (after[table] ?? 0) - (before[table] ?? 0)]))
}

/**
 * Fails unless the baseline does as much as the endpoint: each read returns the same rows in the same order, with every
 * id that the endpoint's response has; each mutation leaves as many rows in each table.
 */
export async function checkSame(
  client: pg.Client,
  { name, calls, baseline, unordered }: EndpointCase,
  origin: string,
  side: { origin: string; calls: readonly Call[] },
): Promise<void> {
  for (const [index, baselineCall] of side.calls.entries()) {
    const call = typeof calls === 'function' ? calls() : calls[index]
    if (!call) throw new Error(`${name} has no call ${index}`)
    const what = `${name}, call ${index}: the baseline does not do the same`
    if (baseline[index]?.does === 'read') {
      const response = await ask(origin, call)
      const same = await ask(side.origin, baselineCall)
      const [rows, sameRows] = [rowIds(response), rowIds(same)]
      deepStrictEqual(unordered ? sameRows.sort() : sameRows, unordered ? rows.sort() : rows, what)
      const missing = allIds(response).filter((id) => !allIds(same).includes(id))
      deepStrictEqual(missing, [], what)
    } else {
      const left = await rowsLeft(client, () => ask(origin, call))
      const sameLeft = await rowsLeft(client, () => ask(side.origin, baselineCall))
      deepStrictEqual(sameLeft, left, what)
      // One mutation is like the next.
      return
    }
  }
}
