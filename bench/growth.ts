import { filterCalls, wordCalls } from './cases/offers.ts'
import { type Call, load, summary } from './measure.ts'
import type { Running } from './server.ts'
import { pace } from './size.ts'

/** Measures the search at a number of offers, with few connections, so that no waiting time is measured. */
export async function growthAt(app: Running, offers: number) {
  const connections = 2
  const at = async (calls: readonly Call[]) => {
    await load(app.origin, calls, connections, 2 * pace.warmUp)
    return summary([await load(app.origin, calls, connections, pace.seconds)])
  }
  return { offers, words: await at(wordCalls), filters: await at(filterCalls) }
}
