import { type IncomingMessage, request } from 'node:http'
import { afterEach } from 'vitest'
import { type Person, signIn } from '../../people.ts'
import type { TestApp } from './testApp.ts'

export type ReceivedEvent = { id: string; event: string; data: ReturnType<typeof JSON.parse> }

/** An open live stream and what it has received. */
export type LiveStream = {
  status: number
  headers: IncomingMessage['headers']
  events: ReceivedEvent[]
  /** The number of heartbeat comments. */
  heartbeats(): number
  /** The last id received, with an event or alone. */
  lastId(): string
  isOpen(): boolean
  /** Stops reading and leaves the connection open, as a sleeping browser does. */
  pause(): void
  resume(): void
  leave(): void
}

/** Opens the stream and resolves once its headers have arrived. */
export function listen(origin: string, bearer: string | null, headers: Record<string, string> = {}) {
  return new Promise<LiveStream>((done, fail) => {
    const authorization: Record<string, string> = bearer ? { Authorization: `Bearer ${bearer}` } : {}
    const outgoing = request(
      `${origin}/api/notifications/stream`,
      { headers: { ...authorization, ...headers } },
      (response) => done(toLiveStream(response, () => outgoing.destroy())),
    )
    outgoing.on('error', fail)
    outgoing.end()
  })
}

/** `const listenAs = listenTo(testApp)` at the top of a test file opens streams and closes them after each test. */
export function listenTo(testApp: TestApp) {
  const streams: LiveStream[] = []
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.leave()
  })
  return async (person: Person, headers?: Record<string, string>): Promise<LiveStream> => {
    const stream = await listen(testApp.origin, await signIn(testApp.platform, person), headers)
    streams.push(stream)
    return stream
  }
}

function toLiveStream(response: IncomingMessage, leave: () => void): LiveStream {
  const events: ReceivedEvent[] = []
  let heartbeats = 0
  let lastId = ''
  let rest = ''
  let open = true
  const parseBlock = (block: string) => {
    if (block.startsWith(':')) heartbeats += 1
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    lastId = fields.get('id') ?? lastId
    const data = fields.get('data')
    if (data)
      events.push({ id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) })
  }
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) parseBlock(block)
  })
  response.on('error', () => {})
  response.on('close', () => {
    open = false
  })
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    heartbeats: () => heartbeats,
    lastId: () => lastId,
    isOpen: () => open,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    leave,
  }
}
