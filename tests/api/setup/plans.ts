import pg from 'pg'
import { expect, it } from 'vitest'
import type { Platform } from '#server/platform/index.ts'
import type { TestApp } from './testApp.ts'

/** With a name, PostgreSQL parses it once per connection. */
export type Statement = { text: string; values: unknown[]; name?: string | undefined }

/** Returns every statement that runs outside transactions during `act`. */
export async function recordStatements(testApp: Platform, act: () => Promise<unknown>): Promise<Statement[]> {
  const client = Reflect.get(testApp.database.db, '$client')
  const query = client.query
  const statements: Statement[] = []
  client.query = ({ text, ...config }: Statement, values: unknown[] = []) => {
    statements.push({ text, values })
    return query({ text, ...config }, values)
  }
  try {
    await act()
  } finally {
    client.query = query
  }
  return statements
}

/** Returns every statement that this process runs during `act`, also those inside transactions. */
export async function recordAllStatements(act: () => Promise<unknown>): Promise<Statement[]> {
  const { prototype } = pg.Client
  const query = prototype.query
  const statements: Statement[] = []
  Reflect.set(prototype, 'query', function record(this: pg.Client, ...params: unknown[]) {
    const [config, values] = params
    const { text, name } = isQueryConfig(config) ? config : { text: String(config) }
    if (!isWatch(text)) statements.push({ text, name, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, this, params)
  })
  try {
    await act()
  } finally {
    Reflect.set(prototype, 'query', query)
  }
  return statements
}

/** Behind a pooler a connection of its own asks the server again and again whether it responds. */
const isWatch = (text: string): boolean => text.includes('pg_is_in_recovery()')

const isQueryConfig = (config: unknown): config is { text: string; name?: string } =>
  typeof config === 'object' && config !== null && 'text' in config && typeof config.text === 'string'

type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Rows'?: number; Plans?: Plan[] }

/** A plan and all that it consists of. */
export const getNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(getNodes)]

/**
 * The plan with sequential scans as the last resort: a query that still scans has no usable index. Servers weigh the
 * two differently by their settings, and all of them scan a small table.
 */
async function explain(testApp: Platform, text: string, values: unknown[]) {
  const client = await testApp.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    return await client.query(`explain (format json) ${text}`, values)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The tables that a statement would scan sequentially. */
export async function findSequentialScans(testApp: Platform, { text, values }: Statement): Promise<string[]> {
  const { rows } = await explain(testApp, text, values)
  const nodes = getNodes(rows[0]['QUERY PLAN'][0].Plan)
  return nodes.flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  )
}

type Calls = Record<string, () => Promise<unknown>>

/** Adds a test for each call: it runs at most `most` statements, and none scans one of the big tables. */
export function testPlans(
  testApp: TestApp,
  calls: Calls,
  { big, most }: { big: readonly string[]; most: number },
): void {
  it.each(Object.entries(calls))(
    'The query for %s runs a few statements, and none of them scans a large table',
    async (_name, call) => {
      const statements = await recordStatements(testApp.platform, call)
      expect(statements.length).toBeGreaterThan(0)
      expect(statements.length).toBeLessThanOrEqual(most)
      for (const statement of statements) {
        const read = await findSequentialScans(testApp.platform, statement)
        const whole = read.filter((table) => big.includes(table))
        expect({ whole, text: whole.length > 0 ? statement.text : '' }).toEqual({ whole: [], text: '' })
      }
    },
  )
}
