import { beforeEach, describe, expect, it } from 'vitest'
import { buildVolunteer, type Person, signIn } from '../../people.ts'
import { chatAs, connect } from '../setup/chat.ts'
import { type LiveStream, listen } from '../setup/listen.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let ines: Person
let her: ReturnType<typeof chatAs>
let him: ReturnType<typeof chatAs>
let third: ReturnType<typeof chatAs>
let id = ''
let other = ''

beforeEach(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  ines = await buildVolunteer({ name: 'Inês Prado' })
  her = chatAs(testApp, lucia)
  him = chatAs(testApp, mateo)
  third = chatAs(testApp, ines)
  for (const person of [mateo, ines]) await connect(testApp, lucia, person)
  id = (await him.say(lucia, 'one')).body.conversation_id
  await him.say(lucia, 'two')
  other = (await third.say(lucia, 'hello')).body.conversation_id
})

const stream = async (person: Person): Promise<LiveStream> =>
  listen(testApp.origin, await signIn(testApp.platform, person))
const badge = ({ events }: LiveStream) => events.findLast(({ event }) => event === 'badge')?.data.messages
const told = ({ events }: LiveStream, name: string) => events.filter(({ event }) => event === name)

describe('unread messages', () => {
  it('Unread messages are counted by conversation: the requested ones, or all with unread messages', async () => {
    expect(await her.unread()).toEqual({ [id]: 2, [other]: 1 })
    expect(await her.unread(other)).toEqual({ [other]: 1 })
    expect(await him.unread()).toEqual({})
    expect(await him.unread(id, other)).toEqual({ [id]: 0 })
  })

  it('A marked conversation has no unread messages until the next one', async () => {
    expect((await her.mark(id)).status).toBe(204)
    expect(await her.unread()).toEqual({ [other]: 1 })
    expect(await her.unread(id)).toEqual({ [id]: 0 })
    await him.say(lucia, 'three')
    expect(await her.unread(id)).toEqual({ [id]: 1 })
    expect((await her.mark(id)).status).toBe(204)
    expect((await her.mark(id)).status).toBe(204)
    expect(await her.unread(id)).toEqual({ [id]: 0 })
  })

  it('A reply marks its conversation as read', async () => {
    await her.say(mateo, 'So do I')
    expect(await her.unread(id)).toEqual({ [id]: 0 })
  })

  it('The badge counts unread conversations, not messages, in every open stream', async () => {
    const [first, second] = [await stream(lucia), await stream(lucia)]
    await him.say(lucia, 'three')
    for (const open of [first, second]) await until(() => badge(open) === 2)
    await her.mark(id)
    for (const open of [first, second]) await until(() => badge(open) === 1)
    await her.mark(other)
    for (const open of [first, second]) {
      await until(() => badge(open) === 0)
      open.leave()
    }
  })

  it('A count of more than 200 conversations, or of an invalid id, is rejected', async () => {
    const many = Array.from({ length: 201 }, () => crypto.randomUUID())
    expect((await testApp.as(lucia).post('/api/chat/count', { conversations: many })).status).toBe(400)
    expect((await testApp.as(lucia).post('/api/chat/count', { conversations: ['x'] })).status).toBe(404)
  })
})

describe('what was seen', () => {
  const seenMarks = (person: Person, on: boolean) =>
    testApp.as(person).put('/api/account/preferences', { seenMarks: on })
  const seenByHer = async () => (await him.messages(id)).map(({ readAt }) => readAt !== null)

  it('A writer learns that a message was read once it is, in the stream and in the list', async () => {
    const his = await stream(mateo)
    expect(await seenByHer()).toEqual([false, false])
    await her.mark(id)
    await until(() => told(his, 'read').length > 0)
    expect(told(his, 'read')[0]?.data).toEqual({ conversation_id: id, from: lucia.id })
    expect(await seenByHer()).toEqual([true, true])
    await him.say(lucia, 'three')
    expect(await seenByHer()).toEqual([true, true, false])
    // A repeated mark sends no event.
    await her.mark(id)
    await her.mark(id)
    await until(() => told(his, 'read').length === 2)
    his.leave()
  })

  for (const who of ['the reader', 'the writer'] as const) {
    it(`Neither side sees what the other read while ${who} has switched it off`, async () => {
      const person = who === 'the reader' ? lucia : mateo
      const his = await stream(mateo)
      const hers = await stream(lucia)
      await seenMarks(person, false)
      await her.mark(id)
      await her.say(mateo, 'four')
      await him.mark(id)
      await until(() => badge(his) === 0)
      expect(await seenByHer()).toEqual([false, false, true])
      // The third message is hers; she always sees what she read herself.
      expect((await her.messages(id)).map(({ readAt }) => readAt !== null)).toEqual([true, true, false])
      expect(told(his, 'read').filter(({ data }) => data.from === lucia.id)).toEqual([])
      expect(told(hers, 'read').filter(({ data }) => data.from === mateo.id)).toEqual([])
      await seenMarks(person, true)
      expect(await seenByHer()).toEqual([true, true, true])
      for (const open of [his, hers]) open.leave()
    })
  }
})

describe('typing', () => {
  for (const who of ['the writer', 'the reader'] as const) {
    it(`Typing is not shown while ${who} has switched it off, in either direction`, async () => {
      const person = who === 'the writer' ? mateo : lucia
      const [hers, his] = [await stream(lucia), await stream(mateo)]
      const typingMarks = (on: boolean) =>
        testApp.as(person).put('/api/account/preferences', { typingMarks: on })
      expect((await typingMarks(false)).body).toMatchObject({ typingMarks: false, seenMarks: true })
      for (const one of [mateo, lucia])
        expect((await testApp.as(one).post(`/api/chat/typing/${id}`)).status).toBe(204)
      await typingMarks(true)
      await testApp.as(mateo).post(`/api/chat/typing/${id}`)
      await until(() => told(hers, 'typing').length > 0)
      expect([told(hers, 'typing').length, told(his, 'typing').length]).toEqual([1, 0])
      for (const open of [hers, his]) open.leave()
    })
  }

  it('Typing is sent to the other side alone and stored nowhere', async () => {
    const [hers, his, its] = [await stream(lucia), await stream(mateo), await stream(ines)]
    await testApp.as(mateo).post(`/api/chat/typing/${id}`)
    await until(() => told(hers, 'typing').length === 1)
    expect(told(hers, 'typing')[0]?.data).toEqual({ conversation_id: id, from: mateo.id })
    expect([told(his, 'typing'), told(its, 'typing')]).toEqual([[], []])
    for (const open of [hers, his, its]) open.leave()
    const { rows } = await testApp.platform.database.pool.query(
      "select 1 from live_events where event = 'typing'",
    )
    expect(rows).toEqual([])
  })
})
