import type pg from 'pg'
import { getSearchCalls, placeCalls } from './cases/searches.ts'
import { type Call, load, type Measured, summary } from './measure.ts'
import type { Running } from './server.ts'
import { pace } from './size.ts'
import { measureWrites, type Writes } from './writes.ts'

/** The searches and the writes at a number of offers. */
export type Growth = { offers: number; searches: Record<string, Measured>; writes: Writes }

/** Few, so that no waiting time is measured. */
const connections = 2

async function measureCalls({ origin }: Running, calls: readonly Call[]): Promise<Measured> {
  await load(origin, calls, connections, 2 * pace.warmUp)
  return summary([await load(origin, calls, connections, pace.seconds)])
}

/** Measures every search at a number of offers, and then publishing and editing. */
export async function growthAt(client: pg.Client, app: Running, offers: number): Promise<Growth> {
  const searches: Growth['searches'] = {}
  for (const [name, calls] of Object.entries(await getSearchCalls(client)))
    searches[name] = await measureCalls(app, calls)
  return { offers, searches, writes: await measureWrites(client) }
}

/** Measures the suggestions of cities, which do not grow with the offers. */
export const measurePlaces = (app: Running): Promise<Measured> => measureCalls(app, placeCalls)
