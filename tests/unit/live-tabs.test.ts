// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearCookies, storeSession } from '#services/session.ts'
import { until } from '../api/setup/until.ts'

const lucia = { id: '01a1fd00-0000-7000-8000-000000000001', name: 'Lucía', provider: false }

/** A stream that the server leaves open, to write events to and to cut. */
type Line = { headers: Headers; signal: AbortSignal; say(text: string): void; cut(): void }
let lines: Line[] = []
let answerWith: number | null = null

async function fakeFetch(_address: string, options: RequestInit): Promise<Response> {
  if (answerWith) return new Response(null, { status: answerWith })
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (made) => {
      controller = made
    },
  })
  const signal = options.signal ?? new AbortController().signal
  signal.addEventListener('abort', () => {
    try {
      controller?.error(new Error('aborted'))
    } catch {}
  })
  const encoder = new TextEncoder()
  lines.push({
    headers: new Headers(options.headers),
    signal,
    say: (text) => controller?.enqueue(encoder.encode(text)),
    cut: () => controller?.close(),
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } })
}

/** The locks and channels of one browser. */
function fakeBrowser() {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const before = queues.get(name) ?? Promise.resolve()
    const held = before.then(() => {
      if (signal.aborted) throw new Error('aborted')
      return hold()
    })
    queues.set(
      name,
      held.catch(() => {}),
    )
    return held
  }
  const channels = new Set<EventTarget & { name: string }>()
  class Channel extends EventTarget {
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      channels.add(this)
    }
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other === this || other.name !== this.name) continue
        queueMicrotask(() =>
          other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
        )
      }
    }
    close() {
      channels.delete(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}

const open: AbortController[] = []

/** A tab: its copy of the modules, with shared cookies, locks and channels. */
async function openTab(from = '') {
  vi.resetModules()
  const hub = await import('#services/live/hub.ts')
  const { connectLive } = await import('#services/live/connectLive.ts')
  const received: string[] = []
  hub.onLiveEvent('read', ({ conversation_id }) => received.push(conversation_id))
  const states: boolean[] = []
  hub.subscribeConnected(() => states.push(hub.isConnected()))
  const stop = new AbortController()
  open.push(stop)
  connectLive({ userId: lucia.id, from, signal: stop.signal })
  return { received, states, isConnected: hub.isConnected, leave: () => stop.abort() }
}

const said = (id: number) => `id: ${id}\nevent: read\ndata: {"conversation_id":"${id}","from":"x"}\n\n`
const line = (place: number): Line => {
  const found = lines.at(place)
  if (!found) throw new Error('there is no such stream')
  return found
}

beforeEach(() => {
  storeSession({ accessToken: 'token-1', refreshToken: 'refresh-1', user: lucia })
  vi.stubGlobal('fetch', fakeFetch)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  fakeBrowser()
})
afterEach(() => {
  for (const stop of open.splice(0)) stop.abort()
  lines = []
  answerWith = null
  clearCookies()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the tabs of a browser', () => {
  it('The tabs of a browser share one stream, and each receives every event once', async () => {
    const [one, two] = [await openTab('3'), await openTab('3')]
    await until(() => lines.length === 1)
    expect(line(0).headers.get('authorization')).toBe('Bearer token-1')
    expect(line(0).headers.get('last-event-id')).toBe('3')
    line(0).say(`id: 3\n\n${said(4)}${said(5)}`)
    await until(() => two.received.length === 2)
    expect([one.received, two.received]).toEqual([
      ['4', '5'],
      ['4', '5'],
    ])
    expect([one.isConnected(), two.isConnected()]).toEqual([true, true])
    expect(lines).toHaveLength(1)
  })

  it('A new tab receives the events that it missed, and the state of the stream', async () => {
    await openTab('3')
    await until(() => lines.length === 1)
    line(0).say(said(4) + said(5) + said(6))
    await new Promise((done) => setTimeout(done, 20))
    const late = await openTab('4')
    await until(() => late.isConnected())
    expect(late.received).toEqual(['5', '6'])
  })

  it('A tab takes over the stream from one that closes, after the last id', async () => {
    const [one, two] = [await openTab('3'), await openTab('3')]
    await until(() => lines.length === 1)
    line(0).say(said(4))
    await until(() => two.received.length === 1)
    one.leave()
    await until(() => lines.length === 2)
    expect(line(0).signal.aborted).toBe(true)
    expect(line(1).headers.get('last-event-id')).toBe('4')
    line(1).say(said(5))
    await until(() => two.received.length === 2)
    expect(two.received).toEqual(['4', '5'])
  })

  it('All tabs learn that the stream was away when another takes it over, and read what they watch again', async () => {
    const tabs = [await openTab('3'), await openTab('3'), await openTab('3')]
    await until(() => lines.length === 1)
    line(0).say(said(4))
    await until(() => tabs.every(({ states }) => states.length === 1))
    tabs[0]?.leave()
    await until(() => lines.length === 2)
    line(1).say(said(5))
    await until(() => tabs.slice(1).every(({ received }) => received.length === 2))
    expect(tabs.slice(1).map(({ states }) => states)).toEqual([
      [true, false, true],
      [true, false, true],
    ])
  })

  it('Tabs open a stream each where they cannot share one', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    await openTab()
    await openTab()
    await until(() => lines.length === 2)
  })
})

describe('a stream', () => {
  it('A stream that is cut is reopened after its last id, and the screens poll meanwhile', async () => {
    const tab = await openTab('3')
    await until(() => lines.length === 1)
    expect(tab.isConnected()).toBe(false)
    line(0).say(said(4))
    await until(() => tab.isConnected())
    line(0).cut()
    await until(() => !tab.isConnected())
    await until(() => lines.length === 2)
    expect(line(1).headers.get('last-event-id')).toBe('4')
    line(1).say(said(4) + said(5))
    await until(() => tab.received.length === 2)
    expect([tab.received, tab.isConnected()]).toEqual([['4', '5'], true])
  })

  it('A stream is not open when only its headers have arrived', async () => {
    const tab = await openTab()
    await until(() => lines.length === 1)
    await new Promise((done) => setTimeout(done, 30))
    expect(tab.isConnected()).toBe(false)
  })

  it('A stream is retried after an invalid response', async () => {
    answerWith = 503
    const tab = await openTab()
    await new Promise((done) => setTimeout(done, 50))
    answerWith = null
    await until(() => lines.length === 1)
    expect(tab.isConnected()).toBe(false)
  })

  it('A stream ends when the session ends or its account changes', async () => {
    await openTab()
    await until(() => lines.length === 1)
    storeSession({ accessToken: 'token-9', user: { ...lucia, id: 'another' } })
    line(0).cut()
    await new Promise((done) => setTimeout(done, 400))
    expect(lines).toHaveLength(1)
  })
})
