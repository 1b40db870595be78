import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BaselinePlan, slugify } from '../baseline/plan.ts'
import type { EndpointCase } from '../cases/case.ts'
import type { BenchDatabase } from '../database.ts'
import type { Call, Calls } from '../measure.ts'
import { type Running, start } from '../server.ts'
import { secret } from '../site.ts'
import { type Line, measureLine } from './line.ts'
import { checkSame } from './same.ts'

/** The calls of the endpoint, with their bearers and bodies, at the baseline's addresses. */
function getBaselineCalls({ name, calls, baseline, baselineCalls }: EndpointCase): Calls {
  const toBaseline = (call: Call, index: number): Call => ({ ...call, path: `/${slugify(name)}/${index}` })
  if (baselineCalls) return () => toBaseline(baselineCalls(), 0)
  if (typeof calls === 'function') throw new Error(`${name} has no calls for its baseline`)
  return calls.slice(0, baseline.length).map(toBaseline)
}

/** Compares each endpoint with hand-written statements behind bare node:http, which have to answer the same rows. */
export async function endpointLines(
  benchDatabase: BenchDatabase,
  app: Running,
  cases: readonly EndpointCase[],
): Promise<Line[]> {
  if (cases.length === 0) return []
  const plan: BaselinePlan = {
    databaseUrl: benchDatabase.url,
    secret,
    cases: Object.fromEntries(cases.map(({ name, baseline }) => [slugify(name), baseline])),
  }
  const planFile = join(benchDatabase.dataDir, 'baseline.json')
  await writeFile(planFile, JSON.stringify(plan))
  const baseline = await start(['bench/baseline/server.ts', planFile], /ready/, {})
  try {
    const sideOf = (one: EndpointCase) => ({ origin: baseline.origin, calls: getBaselineCalls(one) })
    // All before the first load, of which a mutation may still be running at its end.
    for (const one of cases) await checkSame(benchDatabase.client, one, app.origin, sideOf(one))
    const lines: Line[] = []
    for (const one of cases) {
      const side = sideOf(one)
      lines.push(await measureLine(one.name, one.aim, { origin: app.origin, calls: one.calls }, [side]))
    }
    return lines
  } finally {
    await baseline.stop()
  }
}
