import { inTurn, type Measured, type Side, summary } from '../measure.ts'

/** Brota beside its baselines; the aim is a percentage of the first one. */
export type Line = { name: string; app: Measured; baselines: Measured[]; aim: number }

/** Measures Brota and its baselines in turn. */
export async function measureLine(name: string, aim: number, app: Side, baselines: Side[]): Promise<Line> {
  const [first = [], ...others] = await inTurn([app, ...baselines])
  return { name, app: summary(first), baselines: others.map(summary), aim }
}
