import type pg from 'pg'
import { argon2 } from '#server/platform/auth/hashing.ts'
import { benchPassword } from '../cases/offers.ts'
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

/** Fills what all parts need: people with sessions, a few offers, and a queue that waits. */
export async function fillTown(client: pg.Client): Promise<void> {
  const hash = await argon2.hash(benchPassword)
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
