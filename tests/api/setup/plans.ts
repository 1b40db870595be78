import { expect, it } from 'vitest'
import type { Platform } from '#server/platform/index.ts'
import type { TestApp } from './testApp.ts'

export type Statement = { text: string; values: unknown[] }

/** Hears every statement that the pool is given while `act` runs. */
export async function heard(testApp: Platform, act: () => Promise<unknown>): Promise<Statement[]> {
  const { pool } = testApp.database
  const query = pool.query
  const statements: Statement[] = []
  Reflect.set(pool, 'query', (config: Statement | string, values: unknown[] = []) => {
    statements.push(typeof config === 'string' ? { text: config, values } : { text: config.text, values })
    return Reflect.apply(query, pool, [config, values])
  })
  try {
    await act()
  } finally {
    Reflect.set(pool, 'query', query)
  }
  return statements
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const getNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(getNodes)]

/**
 * The plan with reading from end to end as the last resort: what still does so has no index to take. Servers weigh the
 * two differently by their settings; a small table is read whole by any of them.
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

/** The tables that a statement would read from end to end. */
export async function tablesReadWhole(testApp: Platform, { text, values }: Statement): Promise<string[]> {
  const { rows } = await explain(testApp, text, values)
  const nodes = getNodes(rows[0]['QUERY PLAN'][0].Plan)
  return nodes.flatMap((node) =>
    node['Node Type'] === 'Seq Scan' && node['Relation Name'] ? [node['Relation Name']] : [],
  )
}

type Asks = Record<string, () => Promise<unknown>>

/** A test for each question: it takes at most so many statements, and none reads one of the big tables from end to end. */
export function eachTakesAnIndex(
  testApp: TestApp,
  asks: Asks,
  { big, most }: { big: readonly string[]; most: number },
): void {
  it.each(Object.entries(asks))(
    '%s: a few statements, none of which reads a table from end to end',
    async (_name, ask) => {
      const statements = await heard(testApp.platform, ask)
      expect(statements.length).toBeGreaterThan(0)
      expect(statements.length).toBeLessThanOrEqual(most)
      for (const statement of statements) {
        const read = await tablesReadWhole(testApp.platform, statement)
        const whole = read.filter((table) => big.includes(table))
        expect({ whole, text: whole.length > 0 ? statement.text : '' }).toEqual({ whole: [], text: '' })
      }
    },
  )
}
