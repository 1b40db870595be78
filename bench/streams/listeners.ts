import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How to open a stream, and how to send a message to its reader. */
export type Line = {
  stream: { path: string; headers: Record<string, string> }
  say: { path: string; headers: Record<string, string>; body: (words: string) => string }
}

const openedAtOnce = 50
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Opens a stream per line and calls `onMessage` with the number of each message. Resolves to a function that closes all. */
export async function listenAll(
  origin: string,
  lines: readonly Line[],
  onMessage: (message: number) => void,
): Promise<() => void> {
  const closers: (() => void)[] = []
  for (let from = 0; from < lines.length; from += openedAtOnce) {
    const batch = lines.slice(from, from + openedAtOnce)
    closers.push(...(await Promise.all(batch.map((line) => listen(origin, line, onMessage)))))
  }
  return () => {
    for (const close of closers) close()
  }
}

function listen(origin: string, { stream }: Line, onMessage: (message: number) => void): Promise<() => void> {
  return new Promise((done, fail) => {
    const outgoing = request(origin + stream.path, { headers: stream.headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return fail(new Error(`a stream responded ${response.statusCode}`))
      response.setEncoding('utf8')
      response.on('error', () => {})
      response.on('data', (text: string) => {
        for (const [, number] of text.matchAll(/bench message (\d+)/g)) onMessage(Number(number))
      })
      done(() => outgoing.destroy())
    })
    outgoing.on('error', fail)
    outgoing.end()
  })
}

/** Sends so many messages a second, to the lines in turn. Resolves to the time at which each number was sent. */
export async function sayInTurn(
  origin: string,
  lines: readonly Line[],
  { perSecond, count, from = 0 }: { perSecond: number; count: number; from?: number },
): Promise<Map<number, number>> {
  const sentAt = new Map<number, number>()
  const begun = performance.now()
  const responses: Promise<void>[] = []
  for (let number = from; number < from + count; number += 1) {
    await wait(Math.max(0, begun + ((number - from) * 1_000) / perSecond - performance.now()))
    const line = lines[(number * 7) % lines.length]
    if (!line) break
    sentAt.set(number, performance.now())
    responses.push(say(origin, line, `bench message ${number}`))
  }
  await Promise.all(responses)
  return sentAt
}

function say(origin: string, { say: { path, headers, body } }: Line, words: string): Promise<void> {
  return new Promise((done, fail) => {
    const outgoing = request(origin + path, { method: 'POST', headers, agent }, (response) => {
      response.resume()
      response.on('end', () => {
        const status = response.statusCode ?? 0
        status < 300 ? done() : fail(new Error(`${path} responded ${status}`))
      })
    })
    outgoing.on('error', fail)
    outgoing.end(body(words))
  })
}
