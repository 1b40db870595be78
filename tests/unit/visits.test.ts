import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { startVisits } from '../cluster/setup/visits.ts'

/** A site whose page names a whole file, one that is away, and one that ends in the middle. */
const site = createServer((request, response) => {
  if (request.url === '/jobs')
    return response.end(
      ['whole', 'away', 'cut'].map((name) => `<script src="/_next/static/${name}.js"></script>`).join(''),
    )
  if (request.url?.includes('away')) return response.writeHead(404).end()
  if (request.url?.includes('whole')) return response.end('done')
  response.writeHead(200, { 'Content-Length': '100' })
  response.write('half')
  setTimeout(() => response.destroy(), 20)
}).listen(0, '127.0.0.1')
afterAll(() => site.close())

it('Visits tell a file that is away from one that ended before it was whole', async () => {
  if (!site.listening) await once(site, 'listening')
  const start = Date.now()
  const stop = startVisits(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  const { pages, missing, cut } = await stop()
  expect(pages).toBe(1)
  expect(missing).toEqual(['404 /_next/static/away.js'])
  expect(cut).toHaveLength(1)
  expect(cut[0]).toBeGreaterThanOrEqual(start)
  expect(cut[0]).toBeLessThanOrEqual(Date.now())
})
