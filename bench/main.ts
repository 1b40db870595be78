// npm run bench: a filled house beside its floors, in one run. It prints facts and aims, and never fails by time.
import { cpus, loadavg } from 'node:os'
import { ensureBuilt } from '#scripts/lib/build.mjs'
import { hashPassword } from '#server/account/index.ts'
import * as fill from './fill.ts'
import { buildEmptyPage, freePort, type Running, start } from './house.ts'
import { printCases, printGrowth, say } from './print.ts'
import { openRecorder } from './record.ts'
import { doorLines, growthAt, pageLine } from './stages.ts'
import { openTown, type Town } from './town.ts'

const plain = 'bench-password'

/** Does something and says how long it took. */
async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const done = await act()
  say(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return done
}

async function settingsOf(town: Town): Promise<Record<string, string>> {
  const port = String(await freePort())
  return {
    NODE_ENV: 'production',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: town.dataDir,
    DATABASE_URL: town.url,
    AUTH_SECRET: 'a secret of the bench alone, which signs nothing else',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  }
}

async function measure(town: Town, house: Running, settings: Record<string, string>, hash: string) {
  const { client } = town
  const grow = async (from: number, to: number) => {
    await timed(`offers ${from} to ${to}`, () => fill.fillOffers(client, from, to))
    await timed('vacuum and analyze', () => fill.settle(client))
  }
  const sizes = [await growthAt(house, 2_000)]
  await grow(2_000, 20_000)
  await timed('200,000 applications', () => fill.fillApplications(client, 20_000))
  await timed('sessions', () => fill.fillSessions(client, fill.firstFreshVolunteer - 1, 80_000))
  await fill.holdQueue(client)
  await fill.settle(client)
  sizes.push(await growthAt(house, 20_000))
  const recorder = await openRecorder(settings, town.url)
  const lines = await doorLines(town, house, recorder, { plain, hash }).finally(() => recorder.close())
  lines.push(await pageLine(house, await cardsOf(house)))
  say('\n100,000 users, 20,000 offers, 200,000 applications; 16 connections; milliseconds')
  printCases(lines)
  say(
    'floor: the same statements (login: and the same hashing) behind node:http; for the page an empty Next page',
  )
  await grow(20_000, 200_000)
  sizes.push(await growthAt(house, 200_000))
  say('\nSearch as offers grow; 2 connections; milliseconds')
  printGrowth(sizes)
}

async function cardsOf({ origin }: Running): Promise<number> {
  const answer = await fetch(`${origin}/api/jobs/jobs/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await answer.json()) as { data: unknown[] }
  return data.length
}

async function main(): Promise<void> {
  say(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
  const { code, output } = await timed('building the house', ensureBuilt)
  if (code !== 0) throw new Error(output)
  await timed('building the empty page', buildEmptyPage)
  const town = await timed('an empty database', openTown)
  const hash = await hashPassword(plain)
  try {
    await timed('100,000 users', () => fill.fillAccounts(town.client, hash))
    await timed('offers 0 to 2000', () => fill.fillOffers(town.client, 0, 2_000))
    await fill.settle(town.client)
    const settings = await settingsOf(town)
    const house = await start(['server/main.ts'], /answers on/, settings)
    say(`  on ${cpus().length} cores of ${cpus()[0]?.model ?? 'an unknown kind'}, Node ${process.version}`)
    try {
      await measure(town, house, settings, hash)
    } finally {
      await house.stop()
    }
  } finally {
    await town.close()
  }
}

await main()
