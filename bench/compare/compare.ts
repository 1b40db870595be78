import { ensureBuilt } from '#scripts/lib/build.mjs'
import { inRoot } from '#scripts/lib/root.mjs'
import type { Case } from '../cases/case.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { fillTown, timed } from '../fill/index.ts'
import { inTurn, type Side } from '../measure.ts'
import { type PartName, parts } from '../parts.ts'
import { print, say } from '../print.ts'
import { type Running, start } from '../server.ts'
import { getSettings } from '../site.ts'
import { formatCount, pace, size } from '../size.ts'
import { buildCheckedOut, checkOut, findCommit } from './checkout.ts'
import { type Compared, compareSamples } from './ratio.ts'

const rounds = 5

/** A build with a database of its own. */
type Build = { name: string; folder: string; benchDatabase: BenchDatabase; settings: Record<string, string> }

const startApp = ({ settings, folder }: Build): Promise<Running> =>
  start(['server/main.ts'], /answers on/, settings, folder)

/** Migrates and fills the database of a build; a build without a table or column that is filled cannot be compared. */
async function fillBuild(build: Build): Promise<void> {
  say(`${build.name}:`)
  // The server migrates the database as it starts.
  await (await startApp(build)).stop()
  await fillTown(build.benchDatabase)
}

async function buildBoth(commit: string, folder: string): Promise<void> {
  const { code, output } = await timed('building this tree', ensureBuilt)
  if (code !== 0) throw new Error(output)
  await timed('building the other', () => buildCheckedOut(commit, folder))
}

/** The sides of each case: the same calls, with the ids and signatures that each build gave. */
async function getSides(
  apps: readonly Running[],
  part: PartName,
): Promise<{ name: string; sides: Side[] }[]> {
  const lists: Case[][] = []
  for (const { origin } of apps) lists.push(await parts[part].getCases(origin))
  const [own = [], other = []] = lists
  return own.map(({ name }, index) => ({
    name,
    sides: [own[index], other[index]].flatMap((one, at) =>
      one ? [{ origin: apps[at]?.origin ?? '', calls: one.calls }] : [],
    ),
  }))
}

/** Fills and measures one part of both builds, case by case in turn. */
async function comparePart(builds: readonly Build[], part: PartName): Promise<void> {
  for (const { name, benchDatabase } of builds) {
    say(`${name}:`)
    await parts[part].fill(benchDatabase.client)
  }
  const apps: Running[] = []
  try {
    for (const build of builds) apps.push(await startApp(build))
    const lines: Compared[] = []
    for (const { name, sides } of await getSides(apps, part))
      lines.push(compareSamples(name, await inTurn(sides, rounds)))
    printCompared(builds, part, lines)
  } finally {
    for (const app of apps) await app.stop()
  }
}

function printCompared(builds: readonly Build[], part: PartName, lines: readonly Compared[]): void {
  const [own, other] = builds.map(({ name }) => name)
  const people = `${formatCount(size.people)} users, ${parts[part].filled}`
  say(`\n${own} over ${other}: ${people}; ${pace.connections} connections; ${rounds} rounds in turn`)
  const head = ['', `${own}/s`, `${other}/s`, 'median ratio', 'lowest', 'highest', '']
  const rows = lines.map(({ name, rates, median, lowest, highest, failed }) => [
    name,
    ...rates.map((rate) => rate.toFixed(0)),
    ...[median, lowest, highest].map((ratio) => ratio.toFixed(2)),
    failed > 0 ? `${failed} failed` : '',
  ])
  print([head, ...rows])
}

/** Measures this build and that of a ref in turn and prints for each case the median and the range of the ratios. */
export async function compare(ref: string, chosen: readonly PartName[]): Promise<void> {
  const commit = findCommit(ref)
  const folder = await timed(`checking ${ref} out`, () => checkOut(commit))
  await buildBoth(commit, folder)
  const builds: Build[] = []
  try {
    for (const [name, where] of [
      ['this tree', inRoot()],
      [ref, folder],
    ] as const) {
      const benchDatabase = await openBenchDatabase()
      builds.push({ name, folder: where, benchDatabase, settings: await getSettings(benchDatabase) })
    }
    for (const build of builds) await fillBuild(build)
    for (const part of chosen) await comparePart(builds, part)
  } finally {
    for (const { benchDatabase } of builds) await benchDatabase.close()
  }
}
