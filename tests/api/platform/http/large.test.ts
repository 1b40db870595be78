import { Agent, request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { createServer } from '#server/platform/http/server.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterEach(() => agent.destroy())

/**
 * Returns the status of a call on the one connection; a body goes in pieces, so that it is still being sent when it is
 * refused.
 */
function getStatus(method: string, path: string, pieces: readonly Buffer[] = []): Promise<number> {
  return new Promise((done, fail) => {
    const headers = pieces.length > 0 ? { 'Content-Type': 'application/json' } : {}
    const call = request(testApp.origin + path, { method, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => done(response.statusCode ?? 0))
    })
    call.on('error', fail)
    const send = (index: number) => {
      const piece = pieces[index]
      if (piece) call.write(piece, () => setImmediate(send, index + 1))
      else call.end()
    }
    send(0)
  })
}

it.each([2, 5, 20])(
  'a body of %i MB is refused, and the next request on its connection is answered',
  async (megabytes) => {
    const pieces = Array.from({ length: megabytes * 10 }, () => Buffer.alloc(100_000, ' '))
    for (let round = 0; round < 5; round += 1) {
      expect(await getStatus('POST', '/api/jobs/jobs/search', pieces)).toBe(413)
      expect(await getStatus('GET', '/api/countries')).toBe(200)
    }
  },
  20_000,
)

it('The largest photo has time to arrive on a phone with six kilobytes a second', () => {
  const { requestTimeout } = createServer([], async () => {})
  expect((requestTimeout / 1_000) * 6_000).toBeGreaterThan(limits.upload.job)
})
