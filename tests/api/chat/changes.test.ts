import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#contracts/chat.ts'
import { minute } from '#lib/durations.ts'
import { answersFor, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person, signIn } from '../../people.ts'
import { chatAs, connect } from '../setup/chat.ts'
import { upload } from '../setup/form.ts'
import { type LiveStream, listen } from '../setup/listen.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person
let her: ReturnType<typeof chatAs>
let him: ReturnType<typeof chatAs>
let said: Message

const readRows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

beforeEach(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  her = chatAs(testApp, lucia)
  him = chatAs(testApp, mateo)
  await connect(testApp, lucia, mateo)
  said = (await her.say(mateo, 'We meet at ten')).body
})

const stream = async (person: Person): Promise<LiveStream> =>
  listen(testApp.origin, await signIn(testApp.platform, person))
const told = ({ events }: LiveStream, name: string) => events.filter(({ event }) => event === name)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
const file = async (person: Person): Promise<string> =>
  (await upload(testApp, person, pdf, 'document', 'plan.pdf')).body.imgName

/** Makes a message older. */
const age = ({ id }: Message, minutes: number) =>
  readRows(`update messages set created_at = created_at - $2 * interval '1 minute' where id = $1`, [
    id,
    minutes,
  ])

/** The message of an application, which the system wrote for her. */
async function systemMessage(): Promise<Message> {
  const organisation = await buildOrganisation()
  const job = await buildJob(organisation)
  await testApp.as(lucia).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
  const talk = await her.with(organisation)
  const [message] = await her.messages(talk?.conversation_id ?? '')
  if (!message) throw new Error('the application sent no message')
  return message
}

describe('an edited message', () => {
  it('An edit replaces the text for both, says so, and reaches the other side’s stream', async () => {
    const his = await stream(mateo)
    const { status, body } = await her.edit(said.id, 'We meet at <eleven>')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: said.id,
      text: 'We meet at <eleven>',
      message: 'We meet at &lt;eleven&gt;',
      createdAt: said.createdAt,
      editedAt: expect.any(String),
    })
    await until(() => told(his, 'messageChange').length === 1)
    expect(told(his, 'messageChange')[0]?.data).toEqual(body)
    expect(told(his, 'message')).toEqual([])
    his.leave()
    expect(await him.messages(said.conversation_id)).toMatchObject([body])
    expect((await him.list())[0]?.config.text).toBe('We meet at <eleven>')
    expect(await him.unread()).toEqual({ [said.conversation_id]: 1 })
  })

  it('A message can be edited for 15 minutes, and says until when', async () => {
    const until = new Date(said.editableUntil ?? '').getTime()
    expect(until - new Date(said.createdAt).getTime()).toBe(15 * minute)
    await age(said, 14)
    expect((await her.edit(said.id, 'at eleven')).status).toBe(200)
    await age(said, 2)
    expect((await her.edit(said.id, 'at twelve')).body).toMatchObject({ error: 'Too late to edit' })
    expect((await her.messages(said.conversation_id))[0]?.text).toBe('at eleven')
  })

  it('Only its author edits a message, and none of the system, hidden, deleted or unknown', async () => {
    expect((await him.edit(said.id, 'mine')).status).toBe(403)
    expect((await chatAs(testApp, await buildVolunteer()).edit(said.id, 'mine')).status).toBe(404)
    expect((await her.edit(crypto.randomUUID(), 'mine')).status).toBe(404)
    const system = await systemMessage()
    expect(system.editableUntil).toBeNull()
    expect((await her.edit(system.id, 'mine')).status).toBe(403)
    await readRows('update messages set hidden_at = now() where id = $1', [said.id])
    expect((await her.edit(said.id, 'again')).status).toBe(404)
    await readRows('update messages set hidden_at = null where id = $1', [said.id])
    await her.remove(said.id)
    expect((await her.edit(said.id, 'again')).status).toBe(404)
  })

  it('No message is edited where none could be sent: to a blocked or a suspended account', async () => {
    await testApp.as(mateo).post(`/api/moderation/block/${lucia.id}`)
    expect((await her.edit(said.id, 'again')).status).toBe(403)
    await testApp.as(mateo).delete(`/api/moderation/block/${lucia.id}`)
    await readRows('update accounts set suspended_at = now() where id = $1', [mateo.id])
    expect((await her.edit(said.id, 'again')).status).toBe(404)
  })

  it('An edit may take the text from a message with files, but from no other', async () => {
    const media = [await file(lucia)]
    const plan: Message = (await her.say(mateo, 'The plan', { media })).body
    expect((await her.edit(plan.id, '')).body).toMatchObject({ text: '', media: [expect.any(String)] })
    expect((await her.edit(said.id, ' ')).body).toMatchObject({ fields: { message: 'message-required' } })
    expect((await her.edit(said.id, 'x'.repeat(5_001))).status).toBe(400)
  })
})

describe('a deleted message', () => {
  it('A deletion empties a message for both, at any time, and leaves its text and files nowhere', async () => {
    const media = [await file(lucia)]
    const key = crypto.randomUUID()
    const plan: Message = (await her.say(mateo, 'kanarienvogel', { media }, key)).body
    await him.say(lucia, 'Fine', { quoted_id: plan.id }, crypto.randomUUID())
    const his = await stream(mateo)
    await age(plan, 60 * 24)
    expect((await her.remove(plan.id)).status).toBe(204)
    expect((await her.remove(plan.id)).status).toBe(204)
    await until(() => told(his, 'messageChange').length === 1)
    expect(told(his, 'messageChange')[0]?.data).toMatchObject({ id: plan.id, text: '', media: [] })
    his.leave()
    const [, shown, answer] = await him.messages(plan.conversation_id)
    expect(shown).toMatchObject({ text: '', message: '', media: [], editableUntil: null, editedAt: null })
    expect(answer?.quote).toEqual({ id: plan.id, from: lucia.id, text: '', files: 0 })
    for (const table of [
      'messages',
      'message_documents',
      'live_events',
      'idempotency_keys',
      'reported_messages',
    ])
      expect(
        await readRows(`select 1 from ${table} t where row_to_json(t)::text like '%kanarienvog%'`),
        table,
      ).toEqual([])
    expect(await readRows('select 1 from messages where media && $1', [media])).toEqual([])
    // The repeat of a lost response sends nothing again.
    const repeated = await her.say(mateo, 'kanarienvogel', { media }, key)
    expect(repeated.body).toMatchObject({ id: plan.id, text: '' })
  })

  it('Only its author deletes a message, and none of the system', async () => {
    expect((await him.remove(said.id)).status).toBe(403)
    expect((await chatAs(testApp, await buildVolunteer()).remove(said.id)).status).toBe(404)
    expect((await her.remove((await systemMessage()).id)).status).toBe(403)
    await testApp.as(mateo).post(`/api/moderation/block/${lucia.id}`)
    expect((await her.remove(said.id)).status).toBe(204)
  })

  it('A deleted message is not unread, and the conversation still ends with it', async () => {
    const second: Message = (await her.say(mateo, 'Or at eleven')).body
    await her.remove(second.id)
    expect(await him.unread()).toEqual({ [said.conversation_id]: 1 })
    const his = await stream(mateo)
    await her.remove(said.id)
    await until(() => told(his, 'badge').at(-1)?.data.messages === 0)
    his.leave()
    expect(await him.unread()).toEqual({})
    expect((await him.list())[0]?.config).toMatchObject({ text: '', files: 0, from: lucia.id })
    await him.mark(said.conversation_id)
    expect((await her.messages(said.conversation_id)).map(({ readAt }) => readAt)).toEqual([null, null])
    await her.say(mateo, 'Sorry, at twelve')
    expect(await him.unread()).toEqual({ [said.conversation_id]: 1 })
  })

  it('An edited and deleted message stays for moderators as it was reported', async () => {
    const media = [await file(lucia)]
    const rude: Message = (await her.say(mateo, 'Rude words', { media })).body
    const report = { kind: 'message', id: rude.id, reason: 'harassment' }
    expect((await testApp.as(mateo).post('/api/moderation/report', report)).status).toBe(201)
    await her.edit(rude.id, 'Kind words')
    await her.remove(rude.id)
    const clara = await buildVolunteer({ moderator: true })
    const { body } = await testApp.as(clara).get('/api/moderation/queue')
    const reported = body.data.find(({ id }: { id: string }) => id === lucia.id)
    expect(reported.subjects[0].content).toMatchObject({
      text: 'Rude words',
      pictures: [expect.stringContaining(media[0] ?? '-')],
    })
    expect((await him.messages(rude.conversation_id)).at(-1)?.text).toBe('')
    expect((await testApp.as(mateo).post('/api/moderation/report', { ...report, id: said.id })).status).toBe(
      201,
    )
    const gone: Message = (await her.say(mateo, 'Gone')).body
    await her.remove(gone.id)
    expect((await testApp.as(mateo).post('/api/moderation/report', { ...report, id: gone.id })).status).toBe(
      404,
    )
  })
})

describe('a described picture', () => {
  const alt = 'Kanarienvogel on a spade'

  it('What a picture shows reaches both sides, and files without words are accepted by their names', async () => {
    const [picture, plan] = [await file(lucia), await file(lucia)]
    const media = [plan, { imgName: picture, alt: ` ${alt}\n` }]
    const { body } = await her.say(mateo, 'Look', { media })
    expect(body).toMatchObject({ media: [expect.any(String), expect.any(String)], alts: ['', alt] })
    expect((await him.messages(said.conversation_id)).at(-1)?.alts).toEqual(['', alt])
    expect((await her.edit(body.id, '')).body.alts).toEqual(['', alt])
    const tooLong = [{ imgName: picture, alt: 'a'.repeat(501) }]
    const refused = await her.say(mateo, 'Look', { media: tooLong })
    expect([refused.status, refused.body.fields]).toEqual([400, { 'media.0.alt': 'too-long' }])
  })

  it('Its sender describes it again, which is no edit of the words and reaches the other side’s stream', async () => {
    const media = [{ imgName: await file(lucia), alt }, await file(lucia)]
    const sent = (await her.say(mateo, 'Look', { media })).body
    const his = await stream(mateo)
    const { body } = await her.edit(sent.id, 'Look', { alts: ['', 'A well'] })
    expect(body).toMatchObject({ text: 'Look', alts: ['', 'A well'], editedAt: null })
    await until(() => told(his, 'messageChange').length === 1)
    expect(told(his, 'messageChange')[0]?.data).toEqual(body)
    his.leave()
    expect((await him.messages(said.conversation_id)).at(-1)?.alts).toEqual(['', 'A well'])
    const tooLong = await her.edit(sent.id, 'Look', { alts: ['a'.repeat(501)] })
    expect([tooLong.status, tooLong.body.fields]).toEqual([400, { 'alts.0': 'too-long' }])
  })

  it('A deletion takes the description along, and moderators read it where the message was reported', async () => {
    const alt = 'Zaunkoenig on a spade'
    const media = [{ imgName: await file(lucia), alt }]
    const { body } = await her.say(mateo, 'Look', { media }, crypto.randomUUID())
    const report = { kind: 'message', id: body.id, reason: 'harassment' }
    await testApp.as(mateo).post('/api/moderation/report', report)
    await her.remove(body.id)
    expect((await him.messages(said.conversation_id)).at(-1)).toMatchObject({ media: [], alts: [] })
    for (const table of ['messages', 'live_events', 'idempotency_keys'])
      expect(
        await readRows(`select 1 from ${table} t where row_to_json(t)::text like '%Zaunkoenig%'`),
        table,
      ).toEqual([])
    const clara = await buildVolunteer({ moderator: true })
    const { body: queue } = await testApp.as(clara).get('/api/moderation/queue')
    expect(JSON.stringify(queue)).toContain(alt)
  })
})

describe('a quote', () => {
  it('A message names the one that it answers, with the beginning of its text', async () => {
    const long: Message = (await her.say(mateo, `Bring ${'water and '.repeat(40)}`)).body
    const { body } = await him.say(lucia, 'I will', { quoted_id: long.id })
    expect(body.quote).toMatchObject({ id: long.id, from: lucia.id, files: 0 })
    expect(body.quote.text).toMatch(/^Bring water .{150,190}…$/)
    expect((await her.messages(said.conversation_id)).at(-1)?.quote).toEqual(body.quote)
    await her.edit(long.id, 'Bring water')
    expect((await her.messages(said.conversation_id)).at(-1)?.quote?.text).toBe('Bring water')
  })

  it('A message of another conversation can not be quoted, nor an unknown one', async () => {
    const ines = await buildVolunteer()
    const other: Message = (await her.say(ines, 'Secret')).body
    for (const quoted_id of [other.id, crypto.randomUUID()]) {
      const refused = await her.say(mateo, 'Look', { quoted_id })
      expect(refused.body).toMatchObject({ fields: { quoted_id: 'not-in-list' } })
    }
    expect((await chatAs(testApp, ines).say(mateo, 'Look', { quoted_id: said.id })).status).toBe(400)
  })

  it('The messages around a quoted one are read at once, and lead on to older and newer ones', async () => {
    for (let n = 1; n <= 30; n += 1) await him.say(lucia, `${n}`)
    const page = async (question: string) => (await her.read(said.conversation_id, question)).body
    const all: Message[] = await her.messages(said.conversation_id)
    const texts = ({ data }: { data: Message[] }) => data.map(({ text }) => text)
    const middle = await page(`around=${all[15]?.id}&limit=6`)
    expect(texts(middle)).toEqual(['17', '16', '15', '14', '13', '12'])
    expect(middle.hasNewer).toBe(true)
    expect(texts(await page(`cursor=${middle.nextCursor}&limit=3`))).toEqual(['11', '10', '9'])
    const first = await page(`around=${said.id}&limit=6`)
    expect([texts(first), first.nextCursor, first.hasNewer]).toEqual([
      ['2', '1', 'We meet at ten'],
      null,
      true,
    ])
    const last = await page(`around=${all.at(-1)?.id}&limit=6`)
    expect([texts(last), last.hasNewer]).toEqual([['30', '29', '28', '27'], false])
    expect((await her.read(said.conversation_id, `around=${crypto.randomUUID()}`)).status).toBe(404)
  })
})

describe('a message that a moderator removes', () => {
  it('It leaves open chats and what a stream that reconnects receives, and returns when it is restored', async () => {
    const clara = await buildVolunteer({ moderator: true })
    const decide = (action: string, id = said.id) =>
      testApp.as(clara).post('/api/moderation/decide', { kind: 'message', id, action, reason: 'spam' })
    await him.say(lucia, 'No, we do not', { quoted_id: said.id }, crypto.randomUUID())
    const unread = (await her.say(mateo, 'Rude')).body
    const his = await stream(mateo)
    expect((await decide('remove')).status).toBe(201)
    await until(() => told(his, 'messageChange').length === 1)
    expect(told(his, 'messageChange')[0]?.data).toMatchObject({ id: said.id, text: '', message: '' })
    for (const table of ['live_events', 'idempotency_keys']) {
      const kept = await readRows(
        `select * from ${table} t where t::text like '%We meet at ten%' and t::text like $1`,
        [`%${said.conversation_id}%`],
      )
      expect(kept).toEqual([])
    }
    expect((await decide('restore')).status).toBe(201)
    await until(() => told(his, 'messageChange').length === 2)
    expect(told(his, 'messageChange')[1]?.data).toMatchObject({ id: said.id, text: 'We meet at ten' })
    his.leave()
    expect(await him.unread()).toEqual({ [said.conversation_id]: 1 })
    await decide('remove', unread.id)
    expect(await him.unread()).toEqual({})
  })
})
