import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { reads } from '#bench/baseline/plan.ts'
import { checkSame } from '#bench/beside/same.ts'
import { get } from '#bench/cases/case.ts'
import { compareSamples } from '#bench/compare/ratio.ts'

const servers: Server[] = []

/** A server that sends this JSON to every call. */
async function serve(response: unknown): Promise<string> {
  const server = createServer((_request, answer) => answer.end(JSON.stringify(response)))
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const id = (number: number) => `0000000${number}-0000-7000-8000-000000000000`

/** Checks a baseline that sends `theirs` for an endpoint that sends `ours`. */
async function check(ours: unknown, theirs: unknown, unordered?: true): Promise<void> {
  const baseline = [reads({ name: 'one', text: 'select 1', values: [] })]
  const calls = [get('/endpoint')]
  const one = {
    kind: 'endpoint' as const,
    name: 'list',
    aim: 75,
    calls,
    baseline,
    ...(unordered && { unordered }),
  }
  await checkSame(new pg.Client(), one, await serve(ours), {
    origin: await serve(theirs),
    calls: [get('/list/0')],
  })
}

it('A baseline that returns less than the endpoint, or in another order, is refused', async () => {
  const rows = [
    { id: id(1), author: { id: id(3) } },
    { id: id(2), author: { id: id(4) } },
  ]
  const different = 'the baseline does not do the same'
  await expect(check({ data: rows }, { data: rows, total: 2 })).resolves.toBeUndefined()
  await expect(check({ data: rows }, { data: rows.slice(1) })).rejects.toThrow(different)
  await expect(check({ data: rows }, { data: rows.toReversed() })).rejects.toThrow(different)
  await expect(check({ data: rows }, { data: rows.map((row) => ({ id: row.id })) })).rejects.toThrow(
    different,
  )
  await expect(check({ data: rows }, { data: rows.toReversed() }, true)).resolves.toBeUndefined()
  await expect(check(rows[0], rows[1])).rejects.toThrow(different)
})

it('Of five rounds the median ratio counts, so that one disturbed round changes nothing', () => {
  const round = (count: number) => ({ times: Array.from({ length: count }, () => 1), seconds: 1, failed: 0 })
  const own = [100, 120, 110, 5, 130].map(round)
  const other = [100, 100, 100, 100, 100].map(round)
  const { median, lowest, highest } = compareSamples('feed', [own, other])
  expect([median, lowest, highest]).toEqual([1.1, 0.05, 1.3])
})
