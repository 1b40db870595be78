import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What opens a stream, and what says something to whoever reads it. */
export type Line = {
  stream: { path: string; headers: Record<string, string> }
  say: { path: string; headers: Record<string, string>; body: (words: string) => string }
}

const openedAtOnce = 50
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Opens a stream a line; `hear` is told the number of each message that arrives. Answers what closes them all. */
export async function listenAll(
  origin: string,
  lines: readonly Line[],
  hear: (message: number) => void,
): Promise<() => void> {
  const closers: (() => void)[] = []
  for (let from = 0; from < lines.length; from += openedAtOnce) {
    const some = lines.slice(from, from + openedAtOnce)
    closers.push(...(await Promise.all(some.map((line) => listen(origin, line, hear)))))
  }
  return () => {
    for (const close of closers) close()
  }
}

function listen(origin: string, { stream }: Line, hear: (message: number) => void): Promise<() => void> {
  return new Promise((done, fail) => {
    const asking = request(origin + stream.path, { headers: stream.headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return fail(new Error(`a stream was answered ${response.statusCode}`))
      response.setEncoding('utf8')
      response.on('error', () => {})
      response.on('data', (text: string) => {
        for (const [, number] of text.matchAll(/bench message (\d+)/g)) hear(Number(number))
      })
      done(() => asking.destroy())
    })
    asking.on('error', fail)
    asking.end()
  })
}

/** Says so many things a second, each to the next line in turn. Answers when each number was said. */
export async function sayInTurn(
  origin: string,
  lines: readonly Line[],
  { perSecond, count, from = 0 }: { perSecond: number; count: number; from?: number },
): Promise<Map<number, number>> {
  const saidAt = new Map<number, number>()
  const begun = performance.now()
  const responses: Promise<void>[] = []
  for (let number = from; number < from + count; number += 1) {
    await wait(Math.max(0, begun + ((number - from) * 1_000) / perSecond - performance.now()))
    const line = lines[(number * 7) % lines.length]
    if (!line) break
    saidAt.set(number, performance.now())
    responses.push(say(origin, line, `bench message ${number}`))
  }
  await Promise.all(responses)
  return saidAt
}

function say(origin: string, { say: { path, headers, body } }: Line, words: string): Promise<void> {
  return new Promise((done, fail) => {
    const asking = request(origin + path, { method: 'POST', headers, agent }, (response) => {
      response.resume()
      response.on('end', () => {
        const status = response.statusCode ?? 0
        status < 300 ? done() : fail(new Error(`${path} was answered ${status}`))
      })
    })
    asking.on('error', fail)
    asking.end(body(words))
  })
}
