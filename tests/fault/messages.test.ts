import { expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { Caller } from '../api/setup/caller.ts'
import { listen, type ReceivedEvent } from '../api/setup/listen.ts'
import { until } from '../api/setup/until.ts'
import { type Action, drive, driveUntilKilled } from './drive.ts'
import { type Settled, settlePairs } from './settle.ts'
import { openSite } from './site.ts'
import { stay } from './stay.ts'
import { getWorkers } from './workers.ts'

const pairs = 25
const messages = 500
/** The kill comes after this many acknowledgements; the other calls are in flight or not sent yet. */
const acknowledgedBefore = 200
const aCut = 30_000

const site = openSite('messages')

/** A message with its own key: sending it again does not duplicate it. */
function saying(from: Settled, to: Settled, message: string): Action {
  const headers = { 'Idempotency-Key': newId() }
  const body = { userId: to.id, message }
  return {
    name: message,
    do: (origin) => new Caller(origin, async () => from.bearer).post('/api/chat/save', body, { headers }),
  }
}

const textsIn = async (): Promise<string[]> =>
  (await site.database.query('select text from messages')).rows.map(({ text }) => text).sort()

const wordsIn = (heard: ReceivedEvent[]): string[] =>
  heard.filter(({ event }) => event === 'message').map(({ data }) => data.message)

it('kill -9 in the middle of 500 messages leaves each acknowledged message stored exactly once', async () => {
  const talking = await settlePairs(site.database, pairs)
  const actions = Array.from({ length: messages }, (_, number) => {
    const pair = talking[number % pairs]
    if (!pair) throw new Error('nobody talks')
    const [from, to] = number % 2 ? pair : ([pair[1], pair[0]] as const)
    return saying(from, to, `word ${number}`)
  })

  const before = await driveUntilKilled(actions, site.app, acknowledgedBefore)
  expect(new Set(before)).toEqual(new Set([201, 0]))
  await site.startAgain({ WORKERS: '2' })

  const acknowledged = actions.filter((_, index) => before[index] === 201).map(({ name }) => name)
  const kept = await textsIn()
  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBefore)
  expect(new Set(kept).size).toBe(kept.length)
  expect(acknowledged.filter((text) => !kept.includes(text))).toEqual([])

  // Every call is repeated, with a lost response or not.
  expect(new Set(await drive(actions, site.app.origin))).toEqual(new Set([201]))
  expect(await textsIn()).toEqual(actions.map(({ name }) => name).sort())
  // Each pair has one conversation, with its last message on top.
  const { rows } = await site.database.query(
    `select count(*)::int as total, count(*) filter (where last_message_id =
       (select id from messages m where m.conversation_id = c.id order by id desc limit 1))::int as right
     from conversations c`,
  )
  expect(rows[0]).toEqual({ total: pairs, right: pairs })
})

it('A stream cut for half a minute receives each missed message, in order', async () => {
  const [pair] = await settlePairs(site.database, 1)
  if (!pair) throw new Error('nobody came')
  const [writer, reader] = pair
  const say = async (from: number, to: number) => {
    for (let number = from; number <= to; number += 1) {
      expect(await saying(writer, reader, `cut ${number}`).do(site.app.origin)).toMatchObject({
        status: 201,
      })
    }
  }
  const first = await listen(site.app.origin, reader.bearer)
  await say(1, 10)
  await until(() => wordsIn(first.events).length === 10)
  first.leave()
  await say(11, 20)
  await new Promise((done) => setTimeout(done, aCut))
  await say(21, 30)
  const second = await listen(site.app.origin, reader.bearer, { 'Last-Event-ID': first.lastId() })
  await say(31, 35)
  await until(() => wordsIn(second.events).length === 25)
  second.leave()
  const all = Array.from({ length: 35 }, (_, number) => `cut ${number + 1}`)
  expect([...wordsIn(first.events), ...wordsIn(second.events)]).toEqual(all)
})

it('A conversation continues when one of two processes is killed, each message once and in order', async () => {
  const [pair] = await settlePairs(site.database, 1)
  if (!pair) throw new Error('nobody came')
  const [writer, reader] = pair
  const staying = stay(site.app.origin, reader)
  await until(staying.isOpen)
  const before = await getWorkers(site.app.pid)
  expect(before).toHaveLength(2)

  // Like the outbox: one after the other, each until its response.
  const words = Array.from({ length: 120 }, (_, number) => `goes on ${number}`)
  for (const [index, word] of words.entries()) {
    if (index === 40 && before[0]) process.kill(before[0], 'SIGKILL')
    const action = saying(writer, reader, word)
    await until(() =>
      action.do(site.app.origin).then(
        ({ status }) => status === 201,
        () => false,
      ),
    )
  }
  await until(() => wordsIn(staying.heard()).length >= words.length, 30_000)
  expect(wordsIn(staying.heard())).toEqual(words)
  await until(async () => (await getWorkers(site.app.pid)).length === 2, 60_000)
  staying.leave()
})
