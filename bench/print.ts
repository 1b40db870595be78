import type { Line } from './beside/line.ts'
import type { Growth } from './growth.ts'
import type { Measured } from './measure.ts'
import type { MemorySeen } from './memory/memory.ts'
import type { Percolated } from './percolation.ts'
import type { Scrolled } from './scroll.ts'
import { formatCount } from './size.ts'
import type { StreamsSeen } from './streams/streams.ts'
import type { Weight } from './weights.ts'

const milliseconds = (value: number) => value.toFixed(1)
const cells = ({ perSecond, p50, p95, p99, failed }: Measured): string[] => [
  perSecond.toFixed(0),
  ...[p50, p95, p99].map(milliseconds),
  failed > 0 ? `${failed} failed` : '',
]

/** Prints rows with aligned columns, the first one at its left, the others at their right. */
export function print(rows: string[][]): void {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  for (const row of rows) {
    const padded = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    say(padded.join('  ').trimEnd())
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Prints Brota beside its baselines: requests a second, milliseconds, and the percentage of each baseline. */
export function printLines(lines: readonly Line[], baselines: readonly string[]): void {
  if (lines.length === 0) return
  const headOf = (who: string) => [`${who}/s`, 'p50', 'p95', 'p99', '']
  const head = [
    '',
    ...headOf('Brota'),
    ...baselines.flatMap((name) => [...headOf(name), 'ratio']),
    'aim of the first',
  ]
  const rows = lines.map(({ name, app, baselines: measured, aim }) => [
    name,
    ...cells(app),
    ...measured.flatMap((one) => [...cells(one), `${((100 * app.perSecond) / one.perSecond).toFixed(0)} %`]),
    `${aim} %`,
  ])
  print([head, ...rows])
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Prints the weight of pages in kB: as HTML, compressed, and the data in it. */
export function printWeights(weights: readonly Weight[]): void {
  if (weights.length === 0) return
  const rows = weights.map(({ name, raw, gzipped, data, aim }) => [
    `weight of ${name}`,
    ...[raw, gzipped, data].map(kilobytes),
    String(aim.gzipped),
    String(aim.data),
  ])
  print([['', 'HTML kB', 'gzipped', '__NEXT_DATA__', 'aim gzipped', 'aim data'], ...rows])
}

/** The most that the p95 of each search may grow to. */
const growthAims: Readonly<Record<string, string>> = {
  words: '< 3',
  'words, counted anew': '< 3',
  filters: '< 1.5',
}

/** Prints each search at each size, and its p95 at the largest over that at the smallest. */
export function printGrowth(sizes: readonly Growth[]): void {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (!first || !last) return
  const rows = Object.keys(first.searches).map((name) => {
    const measured = sizes.flatMap(({ searches }) => searches[name] ?? [])
    const [least, most] = [measured[0]?.p95 ?? Number.NaN, measured.at(-1)?.p95 ?? Number.NaN]
    return [name, ...measured.flatMap(cells), (most / least).toFixed(2), growthAims[name] ?? '< 2']
  })
  const headOf = ({ offers }: Growth) => [`at ${formatCount(offers)}/s`, 'p50', 'p95', 'p99', '']
  print([['', ...sizes.flatMap(headOf), 'last p95 over first', 'aim'], ...rows])
}

/** Prints publishing and editing at each size with the triggers of the search and without, and the ratio of the rates. */
export function printWrites(sizes: readonly Growth[]): void {
  const rows = sizes.flatMap(({ offers, writes }) =>
    Object.entries(writes).map(([act, { withTriggers, without }]) => [
      `${act}, ${formatCount(offers)} offers`,
      ...cells(withTriggers),
      ...cells(without),
      `${((100 * withTriggers.perSecond) / without.perSecond).toFixed(0)} %`,
    ]),
  )
  const head = ['with/s', 'p50', 'p95', 'p99', '', 'without/s', 'p50', 'p95', 'p99', '', 'ratio']
  print([['', ...head], ...rows])
}

/** Prints the lists of an offer's applicants and decisions on them, and the p50 of each over that of the page. */
export function printApplicants(measured: Record<string, Measured>): void {
  const [page] = Object.values(measured)
  const rows = Object.entries(measured).map(([name, one]) => [
    name,
    ...cells(one),
    (one.p50 / (page?.p50 ?? Number.NaN)).toFixed(2),
    '< 1',
  ])
  print([['', 'Brota/s', 'p50', 'p95', 'p99', '', 'p50 over the page', 'aim'], ...rows])
}

/** Prints how long the suggestions of cities take. */
export function printPlaces(places: Measured): void {
  print([
    ['', 'Brota/s', 'p50', 'p95', 'p99', '', 'aim of p95'],
    ['cities by their first letters', ...cells(places), '< 10'],
  ])
}

/** Prints the delivery of streams for Brota and its baseline: milliseconds to arrival, memory per stream. */
export function printStreams(seen: Record<string, StreamsSeen>): void {
  const rows = Object.entries(seen).map(([name, { delivery, lost, kilobytesAStream }]) => [
    name,
    ...[delivery.p50, delivery.p95, delivery.p99].map(milliseconds),
    String(lost),
    kilobytesAStream.toFixed(1),
  ])
  print([['', 'p50', 'p95', 'p99', 'lost', 'KB a stream'], ...rows])
}

/** Prints the memory of each process and of the server's parts, then what people did. */
export function printMemory({ lines, acts }: MemorySeen): void {
  const rows = lines.map(({ name, first, highest, last, perHour }) => [
    name,
    ...[first, highest, last, perHour].map((megabytes) => megabytes.toFixed(0)),
    name === 'server' ? '450' : '',
  ])
  print([['', 'at first', 'highest', 'at the end', 'slope an hour, last half', 'aim'], ...rows])
  const total = acts.reduce((sum, { failed }) => sum + failed, 0)
  say(`${acts.map(({ name, done }) => `${name} ${done}`).join(', ')}; failed ${total}`)
}

/** Prints the ways through the feed with their tasks over 50 ms, the longest in milliseconds, and the heap in MB. */
export function printScrolled({ scrolls, heapBefore, heapAfter }: Scrolled): void {
  const rows = scrolls.map(({ how, posts, speed, tasks, aim }) => [
    how,
    posts.toLocaleString('en'),
    Math.round(speed).toLocaleString('en'),
    String(tasks.length),
    milliseconds(Math.max(0, ...tasks)),
    aim === undefined ? '' : String(aim),
  ])
  print([['', 'posts', 'pixels/s', 'long tasks', 'longest', 'aim'], ...rows])
  const heaps = [heapBefore, heapAfter].map((megabytes) => megabytes.toFixed(1))
  print([
    ['', 'heap before', 'after', 'aim of growth'],
    ['the feed', ...heaps, '< 30'],
  ])
}

/** Prints how long matching an offer takes, by the number of saved searches. */
export function printPercolation(measured: readonly Percolated[]): void {
  const rows = measured.map(({ searches, p50, p95, matches }) => [
    searches.toLocaleString('en'),
    ...[p50, p95].map(milliseconds),
    matches.toFixed(0),
    '< 50',
  ])
  print([['saved searches', 'p50 an offer', 'p95', 'matches an offer', 'aim of p95'], ...rows])
}
