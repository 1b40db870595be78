// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiErrors, type ErrorCode } from '#contracts/errors.ts'
import { discard, headDelivered, onSent, openOutbox, outgoingNow, retry, send } from '#hooks/chat/outbox.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { clearLocal } from '#services/localStore.ts'

type ReceivedMessage = { key: string | null; text: string }

const app = {
  received: [] as ReceivedMessage[],
  said: new Map<string, string>(),
  failsWith: {} as Record<string, ErrorCode>,
  isAway: false,
  losesAnswer: false,
}

const server = setupServer(
  http.post('http://localhost:3000/api/chat/save', async ({ request }) => {
    if (app.isAway) return HttpResponse.error()
    const { message } = (await request.json()) as { message: string }
    const key = request.headers.get('idempotency-key')
    app.received.push({ key, text: message })
    const refusal = app.failsWith[message]
    if (refusal)
      return HttpResponse.json({ error: apiErrors[refusal].phrase }, { status: apiErrors[refusal].status })
    app.said.set(String(key), message)
    if (app.losesAnswer) return HttpResponse.error()
    return HttpResponse.json({ id: String(app.said.size), message }, { status: 201 })
  }),
)

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(app, { received: [], said: new Map(), failsWith: {}, isAway: false, losesAnswer: false })
  openOutbox(`me-${Math.random()}`)
})
afterEach(() => {
  for (const { key } of outgoingNow()) discard(key)
  clearLocal()
})

const message = (text: string, toId = 'her'): Outgoing => ({
  ...{ key: `key-${text}`, toId, text, media: [], at: new Date().toISOString() },
})
const waiting = () => outgoingNow().map(({ text }) => text)
const said = () => [...app.said.values()]
const comeBack = () => window.dispatchEvent(new Event('online'))

describe('the outbox', () => {
  it('The outbox sends messages in order and reports each one sent', async () => {
    const arrived: string[] = []
    const stop = onSent(({ message: text }) => arrived.push(text))
    for (const text of ['one', 'two', 'three']) send(message(text))
    expect(waiting()).toEqual(['one', 'two', 'three'])
    await vi.waitFor(() => expect(waiting()).toEqual([]), 10_000)
    expect(said()).toEqual(['one', 'two', 'three'])
    expect(arrived).toEqual(['one', 'two', 'three'])
    stop()
  })

  it('The outbox makes the stream wait only for the response to a message in flight', async () => {
    await headDelivered()
    for (const text of ['one', 'two']) send(message(text))
    await headDelivered()
    expect(said()).toContain('one')
    expect(waiting()).not.toContain('one')
    app.failsWith.three = 'requestWaiting'
    await vi.waitFor(() => expect(waiting()).toEqual([]), 10_000)
    send(message('three'))
    await headDelivered()
    expect(waiting()).toEqual(['three'])
    await headDelivered()
  })

  it('The outbox stores what cannot be sent, and sends each message once when the connection returns', async () => {
    app.isAway = true
    for (const text of ['one', 'two']) send(message(text))
    await new Promise((done) => setTimeout(done, 50))
    expect(waiting()).toEqual(['one', 'two'])
    app.isAway = false
    comeBack()
    await vi.waitFor(() => expect(waiting()).toEqual([]), 10_000)
    expect(said()).toEqual(['one', 'two'])
  })

  it('The outbox repeats a message under its first key after a lost response', async () => {
    app.losesAnswer = true
    send(message('once'))
    await vi.waitFor(() => expect(app.received).toHaveLength(1), 10_000)
    app.losesAnswer = false
    comeBack()
    await vi.waitFor(() => expect(waiting()).toEqual([]), 10_000)
    expect(app.received.map(({ key }) => key)).toEqual(['key-once', 'key-once'])
    expect(said()).toEqual(['once'])
  })

  it('The outbox reports a daily limit instead of retrying', async () => {
    app.failsWith.hello = 'firstDaysConversations'
    send(message('hello'))
    await vi.waitFor(() => expect(outgoingNow()[0]?.failed).toBe('firstDaysConversations'), 10_000)
  })

  it('The outbox holds messages behind a rejected one to that account until it is retried or discarded', async () => {
    app.failsWith = { bad: 'blocked' }
    for (const text of ['bad', 'after']) send(message(text))
    send(message('elsewhere', 'him'))
    await vi.waitFor(() => expect(said()).toEqual(['elsewhere']), 10_000)
    expect(outgoingNow().map(({ text, failed }) => [text, failed])).toEqual([
      ['bad', 'blocked'],
      ['after', undefined],
    ])
    app.failsWith = {}
    retry('key-bad')
    await vi.waitFor(() => expect(said()).toEqual(['elsewhere', 'bad', 'after']), 10_000)
  })

  it('The outbox survives a reload and belongs to one account', async () => {
    app.isAway = true
    openOutbox('lucia')
    send(message('kept'))
    openOutbox('mateo')
    expect(waiting()).toEqual([])
    openOutbox('lucia')
    expect(waiting()).toEqual(['kept'])
  })
})
