import { type IncomingMessage, request } from 'node:http'
import { afterEach } from 'vitest'
import { type Person, signIn } from '../../people.ts'
import type { TestApp } from './testApp.ts'

export type Heard = { id: string; event: string; data: ReturnType<typeof JSON.parse> }

/** An open live stream and what it has received. */
export type Ear = {
  status: number
  headers: IncomingMessage['headers']
  heard: Heard[]
  /** The number of heartbeat comments. */
  beats(): number
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
  return new Promise<Ear>((done, fail) => {
    const authorization: Record<string, string> = bearer ? { Authorization: `Bearer ${bearer}` } : {}
    const outgoing = request(
      `${origin}/api/notifications/stream`,
      { headers: { ...authorization, ...headers } },
      (response) => done(toEar(response, () => outgoing.destroy())),
    )
    outgoing.on('error', fail)
    outgoing.end()
  })
}

/** `const listenAs = listenTo(testApp)` at the top of a test file opens streams and closes them after each test. */
export function listenTo(testApp: TestApp) {
  const ears: Ear[] = []
  afterEach(() => {
    for (const ear of ears.splice(0)) ear.leave()
  })
  return async (person: Person, headers?: Record<string, string>): Promise<Ear> => {
    const ear = await listen(testApp.origin, await signIn(testApp.platform, person), headers)
    ears.push(ear)
    return ear
  }
}

function toEar(response: IncomingMessage, leave: () => void): Ear {
  const heard: Heard[] = []
  let beats = 0
  let lastId = ''
  let rest = ''
  let open = true
  const take = (block: string) => {
    if (block.startsWith(':')) beats += 1
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    )
    lastId = fields.get('id') ?? lastId
    const data = fields.get('data')
    if (data)
      heard.push({ id: fields.get('id') ?? '', event: fields.get('event') ?? '', data: JSON.parse(data) })
  }
  response.setEncoding('utf8')
  response.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) take(block)
  })
  response.on('error', () => {})
  response.on('close', () => {
    open = false
  })
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    heard,
    beats: () => beats,
    lastId: () => lastId,
    isOpen: () => open,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    leave,
  }
}
