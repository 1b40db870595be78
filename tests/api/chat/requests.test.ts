import { beforeEach, describe, expect, it } from 'vitest'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person, signIn } from '../../people.ts'
import { chatAs, connect } from '../setup/chat.ts'
import { type LiveStream, listen } from '../setup/listen.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let her: ReturnType<typeof chatAs>
let him: ReturnType<typeof chatAs>

beforeEach(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  her = chatAs(testApp, lucia)
  him = chatAs(testApp, mateo)
})

const stream = async (person: Person): Promise<LiveStream> =>
  listen(testApp.origin, await signIn(testApp.platform, person))

/** Lucía writes to Mateo first; returns the id of the conversation. */
async function writeFirst(): Promise<string> {
  return (await her.say(mateo, 'Are you coming on Saturday?')).body.conversation_id
}

describe('the first message between two who are not connected', () => {
  it('A first message is a request for both, and counts as unread', async () => {
    const id = await writeFirst()
    expect((await her.with(mateo))?.request).toBe('outgoing')
    expect(await him.list()).toEqual([
      expect.objectContaining({ conversation_id: id, name: lucia.name, request: 'incoming' }),
    ])
    expect(await him.unread()).toEqual({ [id]: 1 })
  })

  it('A request may have three messages before its answer', async () => {
    await writeFirst()
    expect((await her.say(mateo, 'I have a car')).status).toBe(201)
    expect((await her.say(mateo, 'And seeds')).status).toBe(201)
    const more = await her.say(mateo, 'Hello?')
    expect([more.status, more.body.error]).toEqual([409, 'Wait for an answer'])
  })

  it('Of four more messages at once, a request takes two', async () => {
    await writeFirst()
    const more = await Promise.all(['2', '3', '4', '5'].map((text) => her.say(mateo, text)))
    expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409])
  })

  it('A first message between connected people, or from an organisation to its applicant, is no request', async () => {
    await connect(testApp, lucia, mateo)
    const huerto = await buildOrganisation()
    await buildApplication(await buildJob(huerto), lucia)
    await writeFirst()
    await chatAs(testApp, huerto).say(lucia, 'Welcome')
    expect((await her.list()).map(({ request }) => request)).toEqual(['none', 'none'])
  })

  it('A request ends once the two are connected', async () => {
    await writeFirst()
    await connect(testApp, lucia, mateo)
    expect([(await her.with(mateo))?.request, (await him.with(lucia))?.request]).toEqual(['none', 'none'])
    for (const text of ['2', '3', '4']) expect((await her.say(mateo, text)).status).toBe(201)
  })
})

describe('the answer', () => {
  it('An accepted request opens the conversation to both and notifies its sender at once', async () => {
    const id = await writeFirst()
    const hers = await stream(lucia)
    expect((await him.answer(id, true)).status).toBe(204)
    await until(() => hers.events.some(({ event }) => event === 'badge'))
    hers.leave()
    expect([(await her.with(mateo))?.request, (await him.with(lucia))?.request]).toEqual(['none', 'none'])
    for (const text of ['2', '3', '4', '5']) expect((await her.say(mateo, text)).status).toBe(201)
    expect((await him.answer(id, true)).status).toBe(204)
  })

  it('A reply accepts a request', async () => {
    const id = await writeFirst()
    expect((await him.say(lucia, 'With pleasure')).body.conversation_id).toBe(id)
    expect((await her.with(mateo))?.request).toBe('none')
  })

  it('A declined request leaves the list and the counts of its recipient, and its sender is not notified', async () => {
    const id = await writeFirst()
    const hers = await stream(lucia)
    expect((await him.answer(id, false)).status).toBe(204)
    expect([await him.list(), await him.unread()]).toEqual([[], {}])
    expect((await her.with(mateo))?.request).toBe('outgoing')
    expect((await her.say(mateo, 'Are you there?')).status).toBe(201)
    expect([await him.list(), await him.unread()]).toEqual([[], {}])
    expect(hers.events.filter(({ event }) => event === 'read')).toEqual([])
    hers.leave()
  })

  it('A recipient who writes after declining accepts the request', async () => {
    const id = await writeFirst()
    await him.answer(id, false)
    expect((await him.say(lucia, 'On second thoughts')).body.conversation_id).toBe(id)
    expect((await him.list()).map(({ request }) => request)).toEqual(['none'])
    expect((await her.say(mateo, 'Good')).status).toBe(201)
    expect(await him.unread()).toEqual({ [id]: 1 })
  })

  it('Only the recipient of a request may answer it', async () => {
    const id = await writeFirst()
    const ines = await buildVolunteer()
    expect((await her.answer(id, true)).body.error).toBe('Nobody asked')
    expect((await chatAs(testApp, ines).answer(id, true)).status).toBe(404)
    expect((await him.answer(id, true)).status).toBe(204)
    expect((await him.answer(id, false)).body.error).toBe('Nobody asked')
  })

  it('Two accounts that write to each other at once have one open conversation', async () => {
    const said = await Promise.all([her.say(mateo, 'Hello'), him.say(lucia, 'Hola')])
    const [first, second] = said.map(({ status, body }) => [status, body.conversation_id])
    expect(first).toEqual(second)
    expect((await her.list()).map(({ request }) => request)).toEqual(['none'])
    expect((await her.messages(first?.[1])).map(({ message }) => message).sort()).toEqual(['Hello', 'Hola'])
  })
})

describe('before the answer', () => {
  it('A request shows neither reading nor typing until it is accepted', async () => {
    const id = await writeFirst()
    const hers = await stream(lucia)
    await him.mark(id)
    await testApp.as(mateo).post(`/api/chat/typing/${id}`)
    await testApp.as(lucia).post(`/api/chat/typing/${id}`)
    expect((await her.messages(id))[0]?.readAt).toBeNull()
    await him.answer(id, true)
    await until(() => hers.events.some(({ event }) => event === 'badge'))
    expect(hers.events.map(({ event }) => event)).not.toContain('read')
    expect(hers.events.map(({ event }) => event)).not.toContain('typing')
    expect((await her.messages(id))[0]?.readAt).not.toBeNull()
    hers.leave()
  })
})

describe('across a block', () => {
  it('A block stops both sides from writing in, reading or listing the conversation', async () => {
    const id = await writeFirst()
    await him.answer(id, true)
    await testApp.as(mateo).post(`/api/moderation/block/${lucia.id}`)
    const refused = await Promise.all([her.say(mateo, 'Why?'), him.say(lucia, 'Because')])
    expect(refused.map(({ status, body }) => [status, body.error])).toEqual([
      [403, 'Not possible with this person'],
      [403, 'Not possible with this person'],
    ])
    for (const side of [her, him]) {
      expect(await side.list()).toEqual([])
      expect((await side.read(id)).status).toBe(404)
      expect((await side.mark(id)).status).toBe(404)
    }
    await testApp.as(mateo).delete(`/api/moderation/block/${lucia.id}`)
    expect((await her.say(mateo, 'Thank you')).status).toBe(201)
  })

  it('A conversation across a block counts nothing as unread', async () => {
    const id = await writeFirst()
    await testApp.as(mateo).post(`/api/moderation/block/${lucia.id}`)
    expect([await him.unread(), await him.unread(id)]).toEqual([{}, { [id]: 0 }])
  })
})

describe('an invalid message', () => {
  it('A message to oneself, to no one or without valid text is rejected', async () => {
    const refused = await Promise.all([
      her.say(lucia, 'Note'),
      her.say({ id: crypto.randomUUID() }, 'Hello'),
      her.say(await buildVolunteer({ validatedAt: null }), 'Hello'),
      testApp.as(lucia).post('/api/chat/save', { message: 'Hello' }),
      testApp.as(lucia).post('/api/chat/save', { userId: mateo.id, message: ' \n ' }),
      her.say(mateo, 'a'.repeat(5_001)),
    ])
    expect(refused.map(({ status }) => status)).toEqual([409, 404, 404, 400, 400, 400])
    expect(await her.list()).toEqual([])
  })
})
