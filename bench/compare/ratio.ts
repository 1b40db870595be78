import { type Sample, summary } from '../measure.ts'

/** One case of two builds: their rates a second, and the ratios of the rounds. */
export type Compared = {
  name: string
  rates: number[]
  median: number
  lowest: number
  highest: number
  failed: number
}

const rate = ({ times, seconds }: Sample): number => times.length / seconds

/** The ratio of each round, of which the median counts: a round that something else disturbed does not. */
export function compareSamples(name: string, [own = [], other = []]: Sample[][]): Compared {
  const ratios = own
    .flatMap((sample, round) => {
      const beside = other[round]
      return beside ? [rate(sample) / rate(beside)] : []
    })
    .toSorted((one, two) => one - two)
  const [one, two] = [summary(own), summary(other)]
  return {
    name,
    rates: [one.perSecond, two.perSecond],
    median: ratios[ratios.length >> 1] ?? Number.NaN,
    lowest: ratios[0] ?? Number.NaN,
    highest: ratios.at(-1) ?? Number.NaN,
    failed: one.failed + two.failed,
  }
}
