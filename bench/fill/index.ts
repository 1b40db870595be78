import pg from 'pg'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { argon2 } from '#server/platform/auth/hashing.ts'
import { benchPassword } from '../cases/offers.ts'
import type { BenchDatabase } from '../database.ts'
import { say } from '../print.ts'
import { formatCount, size } from '../size.ts'
import * as town from './town.ts'

/** Runs something and prints how long it took. */
export async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const done = await act()
  say(`  ${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return done
}

async function fillCities(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url })
  await loadCities({ pool })
  await pool.end()
}

/** Fills what all parts need: the cities, people with sessions, a few offers, and a queue that waits. */
export async function fillTown({ client, url }: BenchDatabase): Promise<void> {
  const hash = await argon2.hash(benchPassword)
  await timed('cities', () => fillCities(url))
  await timed(`${formatCount(size.people)} users`, () => town.fillAccounts(client, hash))
  await timed('sessions', () => town.fillSessions(client, size.firstFreshVolunteer - 1, size.people))
  await timed(`${formatCount(size.offers.few)} offers`, () => town.fillOffers(client, 0, size.offers.few))
  await town.pauseQueue(client)
  await town.settle(client)
}

/** Fills the offers from number `from` to before `to`. */
export async function growOffers(client: pg.Client, from: number, to: number): Promise<void> {
  await timed(`offers ${from} to ${to}`, () => town.fillOffers(client, from, to))
  await timed('vacuum and analyze', () => town.settle(client))
}
